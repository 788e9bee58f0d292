//! Bundles what the systems of the screen read and write.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{at_hand::RoomAtHand, state::TogetherState};
use crate::{
    screens::{menu_context::MenuContext, themes::state::OwnThemes},
    table::BackgroundTasks,
};

/// What everything here reads and writes.
#[derive(SystemParam)]
pub(super) struct Together<'w> {
    pub at_hand: ResMut<'w, RoomAtHand>,
    pub state: ResMut<'w, TogetherState>,
    pub tasks: Res<'w, BackgroundTasks>,
    pub lobby: MenuContext<'w>,
    pub own: Res<'w, OwnThemes>,
}
