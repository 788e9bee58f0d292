//! The title screen as a plugin: the first screen, from which one gets to all others.

mod measures;
mod state;
mod systems;
mod view;
mod ways;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::window::style_once;
use crate::table::Screen;

pub use self::{
    state::{Learn, Resume, TitleChoice, TitleState},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, systems::show.after(style_once).run_if(in_state(Screen::Title)));
}
