//! The setup screen as a plugin: a new case is put together here before it begins.

mod apart;
mod below;
mod case;
mod characters;
mod chooser;
mod foot;
mod kept;
mod ladder;
mod levels;
mod names;
mod options;
mod parts;
mod problem;
mod rows;
mod state;
mod steps;
mod systems;
mod table;
mod tables;
mod typed_seed;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::Speech;
use crate::{resource::Begin, table::Screen};

pub(super) use self::tables::SetupTables;
pub use self::{
    problem::SetupProblem,
    state::{SeatRow, SetupChoice, SetupState},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    app.begin::<SetupTables>()
        .add_systems(PreStartup, tables::recall_tables)
        .add_systems(Update, tables::speak.run_if(resource_changed::<Speech>))
        .add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Setup)));
}
