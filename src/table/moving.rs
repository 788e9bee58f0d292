//! Tells whether anything on the table moves, so that frames are to be drawn.

use bevy::prelude::*;

use super::{
    fade::{Fade, Ghost},
    flight::Flight,
    motion::{Glide, Tumble, Walk},
    spotlight::Spotlight,
};

/// Whether anything on the table is moving.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Moving<'w, 's> {
    moving: Query<
        'w,
        's,
        (),
        Or<(With<Glide>, With<Walk>, With<Tumble>, With<Flight>, With<Fade>, With<Ghost>, With<Spotlight>)>,
    >,
}

impl Moving<'_, '_> {
    /// Whether anything is.
    #[must_use]
    pub fn any(&self) -> bool {
        !self.moving.is_empty()
    }
}
