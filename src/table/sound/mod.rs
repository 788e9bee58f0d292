//! Decides what is heard at the table: each cue once, where its event begins to be shown, as far as the settings let
//! it.

mod call;
mod cue;
mod events;
mod once;
mod settings;

use bevy::prelude::*;

use super::{states::Screen, turn::TableSet};

pub(super) use self::events::Ears;
pub use self::{
    cue::Cue,
    events::cue_of,
    once::{Cued, Sounded},
    settings::SoundSettings,
};
use crate::resource::Begin;

/// When cues become what is heard, in `Last`: nothing of the frame is missed.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hearing;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cued>()
        .add_message::<Sounded>()
        .begin::<SoundSettings>()
        .begin::<events::Withheld>()
        .add_systems(Update, (events::release, call::call).chain().after(TableSet::Tell).run_if(in_state(Screen::Play)))
        .add_systems(OnExit(Screen::Play), |mut withheld: ResMut<events::Withheld>| withheld.0 = None)
        .add_systems(Last, once::sound.in_set(Hearing));
}
