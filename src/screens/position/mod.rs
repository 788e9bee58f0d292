//! A case at a real table with paper and cards: it is laid, what happens is written down, and all that it tells is shown.

mod choice;
mod entering;
mod findings;
mod happened;
mod kept;
mod laying;
mod others;
mod over;
mod parts;
mod picking;
mod sheet;
mod state;
mod systems;
mod tasks;
#[cfg(test)]
mod tests;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{resource::Begin, table::Screen};

pub use self::{
    choice::{EntryKind, PositionChoice, PositionPart, PositionWindow},
    state::PositionState,
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    app.begin::<kept::KeptRealTable>()
        .begin::<tasks::TableTasks>()
        .add_systems(OnEnter(Screen::Position), systems::open)
        .add_systems(Update, systems::think.run_if(in_state(Screen::Position)))
        .add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Position)));
}
