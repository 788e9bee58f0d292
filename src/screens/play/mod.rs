//! The play screen: the board and the panels around it, the notebook's deductions, and who has the keyboard.

mod board_view;
mod buttons;
mod edges;
mod grip;
mod hold;
pub(super) mod keyboard;
mod knowing;
mod latest_lines;
mod lens;
mod needed;
mod on_screen;
mod pad;
mod panel_state;
mod panels;
mod play_context;
mod reach;
mod read_board;
mod shape;
mod sheet;
mod spoken;
mod state;
mod systems;
mod tab;
mod tab_row;
mod typed;
mod typed_commands;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use self::{
    on_screen::OnScreen,
    panel_state::PanelState,
    panels::{Panels, PlayLayout},
    shape::Shape,
    tab::Tab,
};
pub use crate::screens::together::{at_hand::DeviceShows, bar::BesideBoard};
use crate::{resource::Begin, screens::lessons::LessonEnd, table::Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((knowing::plugin, keyboard::plugin))
        .begin::<state::PlayState>()
        .add_systems(OnEnter(Screen::Play), systems::clear_state)
        .add_systems(EguiPrimaryContextPass, systems::show.before(LessonEnd).run_if(in_state(Screen::Play)))
        .add_systems(Update, (systems::open_verdict, systems::read_anew).run_if(in_state(Screen::Play)));
}
