//! Makes, for tests, a room whose deal has two cards exchanged that a seat cannot tell apart.

use candlestick_rules::{CardCounts, CardId, Category, Event, Game, SeatId};

use super::{parts::Room, state::RoomState};
use crate::protocol::PersonId;

/// Whether an event tells a seat by the rules where a card lies.
fn shows(event: &Event, me: SeatId, card: CardId, cards: CardCounts) -> bool {
    let to_all = match *event {
        Event::Revealed { card: other, .. } => other == card,
        Event::Eliminated { hand, .. } => hand.contains(card),
        Event::CaseFileSeen { seat, triple: Some(triple) } if seat == me => cards.set(triple).contains(card),
        _ => false,
    };
    to_all || event.who_saw(card).contains(&me)
}

/// Whether a seat has seen a card by the rules, or has it: worked out from the truth and not from what is told.
pub(super) fn knows(game: &Game, me: SeatId, card: CardId) -> bool {
    let cards = game.edition().cards;
    let had = game.truth().hand(me).or(game.truth().face_up);
    had.contains(card) || game.events().iter().any(|event| shows(event, me, card, cards))
}

/// The cards of each category that the seat cannot tell apart.
pub(super) fn hidden(game: &Game, me: SeatId) -> [Vec<CardId>; 3] {
    let cards = game.edition().cards;
    Category::ALL.map(|category| cards.set_of(category).iter().filter(|card| !knows(game, me, *card)).collect())
}

/// The first and the last card of each category that the seat cannot tell apart.
pub(super) fn hidden_pairs(game: &Game, me: SeatId) -> Vec<(CardId, CardId)> {
    let pair = |of_one: Vec<CardId>| (of_one.len() > 1).then(|| (of_one[0], of_one[of_one.len() - 1]));
    hidden(game, me).into_iter().filter_map(pair).collect()
}

/// The same room where two cards lie in each other's place; none in the lobby, or where that is the same deal.
pub(super) fn exchanged(state: &RoomState, pair: (CardId, CardId)) -> Option<RoomState> {
    let mut other = swapped(state, pair)?;
    let table = other.table.as_mut()?;
    let is_other = state.table.as_ref().is_some_and(|dealt| dealt.case.game().truth() != table.case.game().truth());
    table.chain_again();
    is_other.then_some(other)
}

/// The same, but for what each seat was told as it is chained; none in the lobby.
pub(super) fn swapped(state: &RoomState, (a, b): (CardId, CardId)) -> Option<RoomState> {
    let mut other = state.clone();
    let table = other.table.as_mut()?;
    table.case = table.case.with_swapped(a, b);
    Some(other)
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
