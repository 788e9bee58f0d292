//! A closed case watched again at the table: forwards, backwards, with any seat's eyes, and played on from any moment.

pub(super) mod state;
mod systems;
pub(super) mod view;

pub use self::{
    state::{ReplayChoice, WatchedCase},
    view::{BarContext, bar, foot},
};

use bevy::prelude::*;

use crate::{resource::Begin, table::Screen};

use self::state::OpenReplay;

pub(super) fn plugin(app: &mut App) {
    app.begin::<OpenReplay>()
        .add_message::<ReplayChoice>()
        .add_systems(OnEnter(Screen::Play), systems::sit_down)
        .add_systems(OnExit(Screen::Play), systems::get_up)
        .add_systems(Update, (systems::choose, systems::go_on).chain().run_if(systems::watching));
}
