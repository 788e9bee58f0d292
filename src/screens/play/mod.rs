//! The play screen: the board and the panels around it, the notebook's deductions, and who has the keyboard.

mod keyboard;
mod knowing;
mod pad;
mod systems;

use bevy::prelude::App;

pub(super) use pad::{copy, save};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((knowing::plugin, keyboard::plugin, systems::plugin));
}
