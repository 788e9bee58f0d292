//! The words that are spoken on the screens, and the line that says what is asked.

use bevy::prelude::*;

use candlestick_themes::Words;

/// The game's words as a resource.
#[derive(Resource, Debug, Default)]
pub struct Speech(pub Words);

/// The line that says what is asked of the person now.
#[derive(Resource, Debug, Default)]
pub(super) struct Prompted(pub String);
