//! The user's own themes in the window and the page: they come, change and go while the game runs.

mod dropped;
pub(super) mod house;
mod parts;
pub(super) mod pictures;
mod rows;
pub(super) mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::window::style_once;
use crate::{resource::Begin, table::Screen};

pub use self::{
    parts::{ThemesChoice, WaysHere},
    state::{OwnThemes, Panel},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    app.begin::<OwnThemes>()
        .add_systems(PreStartup, (systems::begin, systems::take_news).chain())
        .add_systems(Update, (systems::take_news, systems::tell_table, systems::hear_table).chain())
        .add_systems(EguiPrimaryContextPass, systems::show.after(style_once).run_if(not(in_state(Screen::Loading))));
}
