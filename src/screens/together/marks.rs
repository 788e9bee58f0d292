//! Sends own marks in the notebook to the room, which gives them back to the same seat on any device.

use bevy::prelude::*;

use super::at_hand::RoomAtHand;
use crate::{
    session::{OwnMarks, Session},
    table::BackgroundTasks,
};

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
    let most = room.own.client.table().map(|table| table.arrangement().help).unwrap_or_default();
    let seat = session.viewer();
    // Touched only where there is too much help, as a touch counts as a change.
    if marks.of(seat).is_some_and(|own| own.help > most)
        && let Some(own) = marks.of_mut(seat)
    {
        own.help = most;
    }
    if let Some(own) = marks.of(seat) {
        // However full a notebook is, its marks fit: a test below holds it.
        room.send_marks(seat, own.packed(), tasks.signal());
    }
}

#[cfg(test)]
mod tests {
    use candlestick_game::{Column, Mark, Marks};
    use candlestick_online::protocol::MAX_MARKS;
    use candlestick_rules::{CardId, SeatId};

    #[test]
    fn a_notebook_of_ten_seats_full_of_small_numbers_fits_into_a_room() {
        let mut full = Marks::default();
        for column in (0..10).map(|seat| Column::Seat(SeatId(seat))).chain([Column::CaseFile]) {
            for card in (0..30).map(CardId) {
                full.set(card, column, Some(Mark::Maybe));
                (1..=9).for_each(|number| full.toggle_number(card, column, number));
            }
        }
        let text = full.packed();
        assert!(text.len() <= MAX_MARKS, "{} bytes", text.len());
        let again = Marks::unpacked(&text).unwrap();
        let at = (CardId(29), Column::Seat(SeatId(9)));
        assert_eq!(again.get(at.0, at.1), Some(Mark::Maybe));
        assert_eq!(again.numbers(at.0, at.1).iter().count(), 9);
    }
}
