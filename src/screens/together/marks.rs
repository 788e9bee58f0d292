//! Own marks in the notebook go to the room, which gives them back to the same seat on any device.

use bevy::prelude::*;

use super::room::RoomAtHand;
use crate::{
    session::{OwnMarks, Session},
    table::BackgroundTasks,
};
use candlestick_online::protocol::MAX_MARKS;

/// Sends marks that have changed; no help goes beyond what was agreed for all.
pub(super) fn keep(
    mut at_hand: ResMut<RoomAtHand>,
    session: Option<Res<Session>>,
    mut marks: ResMut<OwnMarks>,
    tasks: Res<BackgroundTasks>,
) {
    if !marks.is_changed() {
        return;
    }
    let Some(session) = session.filter(|session| session.is_elsewhere() && session.case().is_none()) else { return };
    let room = at_hand.get_mut().filter(|room| room.is_at(&session));
    let Some(room) = room else { return };
    let most = room.client.table().map(|table| table.arrangement().help).unwrap_or_default();
    let seat = session.viewer();
    // Touched only where there is too much help, as a touch counts as a change.
    if marks.of(seat).is_some_and(|own| own.help > most)
        && let Some(own) = marks.of_mut(seat)
    {
        own.help = most;
    }
    let Some(Ok(text)) = marks.of(seat).map(serde_json::to_string) else { return };
    if text.len() <= MAX_MARKS {
        room.send_marks(text, tasks.signal());
    }
}
