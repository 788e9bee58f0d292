//! Insight: what a person did in all cases on this device, counted when each is closed, and what to practise.

mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{resource::Begin, table::Screen};

pub(super) use self::state::InsightState;
pub use self::view::{InsightChoice, show};

pub(super) fn plugin(app: &mut App) {
    app.begin::<InsightState>()
        .add_systems(PreStartup, systems::recall)
        .add_systems(Update, systems::count.run_if(|state: Res<InsightState>| state.is_counting()))
        .add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Insight)));
}
