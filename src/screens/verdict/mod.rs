//! The verdict: the case file opened, who solved it, and what everyone held.

mod hands;
mod state;
mod systems;
mod unveiling;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::table::Screen;

pub use self::{state::VerdictChoice, unveiling::Unveiling, view::show};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unveiling>().add_systems(OnEnter(Screen::Verdict), unveiling::begin).add_systems(
        EguiPrimaryContextPass,
        (unveiling::go_on, systems::show).chain().run_if(in_state(Screen::Verdict)),
    );
}
