//! The page as text, beside the picture: for screen readers, and for whoever has a keyboard alone.

mod foreign;
pub(super) mod node;
mod state;
mod systems;
mod tables;
mod widgets;

use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet};

pub(super) use self::state::{KeyDoes, Mirror, ScreenText};
use super::{Speech, Themes};
use crate::{resource::Begin, table::Screen, ui::text_options::TextOptions};

pub(super) fn plugin(app: &mut App) {
    app.begin::<Mirror>()
        .begin::<state::MirrorInbox>()
        .add_systems(Startup, systems::begin)
        .add_systems(Update, systems::invite.run_if(resource_changed::<Speech>))
        .add_systems(
            Update,
            systems::learn_foreign_words
                .run_if(resource_exists_and_changed::<Themes>.or_else(resource_exists_and_changed::<Speech>)),
        )
        .add_systems(Update, systems::letters.run_if(resource_exists_and_changed::<TextOptions>))
        .add_systems(PreUpdate, systems::take.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass))
        .add_systems(OnExit(Screen::Play), systems::clear)
        .add_systems(
            PostUpdate,
            systems::send.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
}
