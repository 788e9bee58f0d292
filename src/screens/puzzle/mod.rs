//! The daily case: found off the frame, shown, and remembered when it was solved.

mod answer;
mod before;
mod open_puzzle;
mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{resource::Begin, table::Screen};

pub(super) use self::open_puzzle::OpenPuzzle;
pub use self::{
    state::{PuzzleChoice, PuzzlePart, PuzzleState, Today},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    let proving = |open_puzzle: Res<OpenPuzzle>| open_puzzle.state.as_ref().is_some_and(PuzzleState::is_proving);
    app.begin::<OpenPuzzle>()
        .begin::<systems::PendingPuzzle>()
        .add_systems(PreStartup, systems::recall)
        .add_systems(OnEnter(Screen::Puzzle), systems::open)
        .add_systems(OnEnter(Screen::Verdict), systems::note_case)
        .add_systems(Update, (systems::look, systems::prove.run_if(proving)).run_if(in_state(Screen::Puzzle)))
        .add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Puzzle)));
}
