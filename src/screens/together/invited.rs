//! The room that the program was opened with.

use bevy::prelude::*;

/// The link of a room that the page or the window was opened with, or the part of it behind a page's address.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Invited(pub Option<String>);
