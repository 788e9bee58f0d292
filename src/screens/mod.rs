//! Loading, title, setup, play, verdict: Bevy states, one file a screen.

mod loading;
mod page;
mod play;
mod power;
mod publish;
mod saving;

use bevy::prelude::*;

use crate::{table, theme::Words};

/// The game's words as a resource.
#[derive(Resource, Debug, Default)]
pub struct Speech(pub Words);

/// How the game was started.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Launch {
    /// Play a whole bot case unattended.
    pub demo: bool,
    /// Publish names and rectangles of what can be clicked.
    pub spots: bool,
    /// The seed of the first case, if one was asked for.
    pub seed: Option<u64>,
}

/// The whole game with a window or page, but for Bevy's own plugins.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speech>().init_resource::<Launch>().add_plugins((
        table::plugin,
        table::visible_plugin,
        loading::plugin,
        saving::plugin,
        play::plugin,
        power::plugin,
        publish::plugin,
    ));
}
