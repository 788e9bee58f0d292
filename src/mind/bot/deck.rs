//! What to do with the extra deck's cards: whose hand to look at, which card to name.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{Level, ask, memory, samples::Samples};
use crate::{
    mind::{Cell, Holder, Knowledge},
    rules::{Action, CardId, CardSet, Choice, SeatId, View},
};

/// The player whose hand tells most.
pub(super) fn choose_seat(view: &View, level: Level, rng: &mut ChaCha8Rng) -> Option<Action> {
    let seats = view
        .choices
        .iter()
        .find_map(|choice| if let Choice::ChooseSeat(seats) = choice { Some(seats) } else { None })?;
    if level == Level::Novice {
        return seats.get(rng.random_range(0..seats.len().max(1) as u32) as usize).copied().map(Action::ChooseSeat);
    }
    let knowledge = memory::recall(view, level);
    let samples = (level == Level::Master).then(|| Samples::draw(view, &knowledge, rng));
    let rate = |seat: SeatId| match &samples {
        Some(samples) => samples.peek(seat),
        None => unknown_share(view, &knowledge, seat),
    };
    let best = seats.iter().copied().max_by(|a, b| rate(*a).total_cmp(&rate(*b)))?;
    Some(Action::ChooseSeat(best))
}

/// How much of a hand is unknown.
fn unknown_share(view: &View, knowledge: &Knowledge, seat: SeatId) -> f64 {
    let size = f64::from(view.seats[seat.index()].hand_size.max(1));
    1.0 - knowledge.known_of(seat).len() as f64 / size
}

/// The open card that tells most; where nothing is open, one that all have seen or that another is known to hold.
pub(super) fn name_card(view: &View, level: Level, rng: &mut ChaCha8Rng) -> Option<Action> {
    let cards = view
        .choices
        .iter()
        .find_map(|choice| if let Choice::NameCard(cards) = choice { Some(*cards) } else { None })?;
    let knowledge = memory::recall(view, level);
    let open: CardSet = cards.iter().filter(|card| ask::doubt(&knowledge, *card) > 0.0).collect();
    if open.is_empty() {
        return harmless(view, &knowledge, cards).map(Action::NameCard);
    }
    if level == Level::Novice {
        return open.nth(rng.random_range(0..open.len() as u32) as usize).map(Action::NameCard);
    }
    let samples = (level == Level::Master).then(|| Samples::draw(view, &knowledge, rng));
    let rate = |card: CardId| match &samples {
        Some(samples) => samples.name(card),
        None => ask::doubt(&knowledge, card),
    };
    open.iter().max_by(|a, b| rate(*a).total_cmp(&rate(*b))).map(Action::NameCard)
}

/// A card whose naming tells the others least: revealed already, else one that another holds, else any.
fn harmless(view: &View, knowledge: &Knowledge, cards: CardSet) -> Option<CardId> {
    let held = |card: &CardId| {
        let mut others = view.left_of(view.me);
        others.any(|seat| knowledge.cell(*card, Holder::Seat(seat)) == Cell::Yes)
    };
    let answer = |card: &CardId| knowledge.cell(*card, Holder::CaseFile) == Cell::Yes;
    cards
        .iter()
        .find(|card| view.revealed.contains(*card))
        .or_else(|| cards.iter().find(held))
        .or_else(|| cards.iter().find(|card| !answer(card)))
}
