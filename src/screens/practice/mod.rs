//! Practice: exercise after exercise, found off the frame, answered, refuted or proved, rated and repeated.

mod answers;
pub(super) mod kept;
pub(super) mod learn;
pub(super) mod retry;
mod said;
mod standing;
mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{resource::Begin, table::Screen};

use self::{kept::KeptPractice, learn::Misses, retry::Retry};
pub use self::{
    standing::StopStanding,
    state::{PracticeChoice, PracticePart, PracticeProgress, PracticeState},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    app.begin::<KeptPractice>()
        .begin::<systems::PendingExercise>()
        .begin::<systems::Judging>()
        .begin::<Misses>()
        .begin::<Retry>()
        .add_systems(PreStartup, systems::recall)
        .add_systems(Update, learn::learn.run_if(|misses: Res<Misses>| misses.are_left()))
        .add_systems(OnEnter(Screen::Practice), systems::open)
        .add_systems(Update, (systems::look, systems::hear).chain().run_if(in_state(Screen::Practice)))
        .add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Practice)));
}
