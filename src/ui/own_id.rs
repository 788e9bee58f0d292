//! Makes ids under which egui remembers something for one seat alone, so that whoever has the device next does not see
//! it.

use bevy_egui::egui::{AsId, Id};

use candlestick_rules::View;

/// An id of a seat's own under which something of it is remembered, so that whoever has the device next never meets it;
/// the hand, which is the seat's own knowledge, tells cases apart.
pub(super) fn own_id(what: impl AsId, view: &View) -> Id {
    Id::new((what, view.me.0, view.hand.bits()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::SeatId;

    #[test]
    fn each_seat_and_each_case_has_an_id_of_its_own() {
        let view = |seed, seat| opened("classic-2016", 3, Level::Novice, seed).game().view(SeatId(seat));
        let own = |seed, seat| own_id("cell", &view(seed, seat));
        assert_eq!(own(1, 0), own(1, 0));
        assert!(own(1, 0) != own(1, 1) && own(1, 0) != own(2, 0) && own(1, 0) != own_id("row", &view(1, 0)));
    }
}
