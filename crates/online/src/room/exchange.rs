//! Makes, for tests, a room whose deal has two cards exchanged that a seat cannot tell apart.

use candlestick_rules::{CardId, CardSet, Category, Event, Game, SeatId};

use super::{parts::Room, state::RoomState};
use crate::protocol::PersonId;

/// Every card that a seat has seen by the rules, and its own: worked out from the truth and not from what is told.
fn known(game: &Game, me: SeatId) -> CardSet {
    let mut known = game.truth().hand(me).or(game.truth().face_up);
    let cards = game.edition().cards;
    for event in game.events() {
        for card in cards.all().iter().filter(|card| event.who_saw(*card).contains(&me)) {
            known.insert(card);
        }
        match *event {
            Event::Revealed { card, .. } => known.insert(card),
            Event::Eliminated { hand, .. } => known = known.or(hand),
            Event::CaseFileSeen { seat, triple: Some(triple) } if seat == me => known = known.or(cards.set(triple)),
            _ => {}
        }
    }
    known
}

/// The first and the last card of each category that the seat cannot tell apart.
pub(super) fn hidden_pairs(game: &Game, me: SeatId) -> Vec<(CardId, CardId)> {
    let hidden = game.edition().cards.all().without(known(game, me));
    let pair = |category| {
        let of_one: Vec<_> = hidden.and(game.edition().cards.set_of(category)).iter().collect();
        (of_one.len() > 1).then(|| (of_one[0], of_one[of_one.len() - 1]))
    };
    Category::ALL.into_iter().filter_map(pair).collect()
}

/// The same room where two cards lie in each other's place; none in the lobby, or where that is the same deal.
pub(super) fn exchanged(state: &RoomState, (a, b): (CardId, CardId)) -> Option<RoomState> {
    let mut other = state.clone();
    let table = other.table.as_mut()?;
    let case = table.case.with_swapped(a, b);
    let is_other = case.game().truth() != table.case.game().truth();
    table.case = case;
    table.chain_again();
    is_other.then_some(other)
}

#[cfg(feature = "testing")]
impl Room {
    /// For tests: the rooms with every deal that this person, or whoever watches, cannot tell from the present one by what
    /// they know, two cards of a category exchanged in each. Nobody is connected to them. None in the lobby, and after the
    /// verdict.
    #[must_use]
    pub fn exchanged_for(&self, person: Option<PersonId>, now: u64) -> Vec<Self> {
        let Some(table) = self.state.table.as_ref().filter(|table| !table.case.is_closed()) else { return Vec::new() };
        let pairs = hidden_pairs(table.case.game(), table.seat_of(person));
        let others = pairs.into_iter().filter_map(|pair| exchanged(&self.state, pair));
        others.map(|state| Self::with_nobody(state, super::watched::WatchersView::default(), now)).collect()
    }
}
