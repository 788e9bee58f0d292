//! The verdict: the case file opened, who solved it, how that could have been known, and what everyone held.

mod envelope;
mod hands;
mod how_known;
mod state;
mod systems;
mod unveiling;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{resource::Begin, table::Screen};

pub use self::{state::VerdictChoice, unveiling::Unveiling, view::show};

pub(super) fn plugin(app: &mut App) {
    app.begin::<Unveiling>()
        .begin::<how_known::HowKnown>()
        .add_systems(OnEnter(Screen::Verdict), (unveiling::begin, how_known::forget))
        .add_systems(Update, how_known::work.run_if(in_state(Screen::Verdict)).run_if(how_known::is_open))
        .add_systems(
            EguiPrimaryContextPass,
            (unveiling::go_on, systems::show).chain().run_if(in_state(Screen::Verdict)),
        );
}
