//! The verdict: the case file opened, who solved it, and what everyone held.

mod hands;
mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::table::Screen;

pub use self::{state::VerdictChoice, view::show};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Verdict)));
}
