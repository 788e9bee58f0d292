//! What cards, powers and marks ask of a bot: whose hand to look at, which card to name, which room or token to pick.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{map::Map, race, thought::Thought};
use candlestick_deduction::{Cell, Holder};
use candlestick_rules::{Action, CardId, CardSet, Choice, Effect, SeatId};

/// A player or a card, whichever is asked for.
pub(super) fn choose_seat_or_card(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    choose_seat(thought, rng).or_else(|| name_card(thought, rng))
}

/// The player whose hand tells most.
fn choose_seat(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut choices = thought.view.choices.iter();
    let seats = choices.find_map(|choice| if let Choice::ChooseSeat(seats) = choice { Some(seats) } else { None })?;
    if thought.style.asking.blind() {
        return seats.get(rng.random_range(0..seats.len().max(1) as u32) as usize).copied().map(Action::ChooseSeat);
    }
    let rate = |seat: SeatId| match thought.samples() {
        Some(samples) => samples.peek(seat),
        None => unknown_share(thought, seat),
    };
    let best = seats.iter().copied().max_by(|a, b| rate(*a).total_cmp(&rate(*b)))?;
    Some(Action::ChooseSeat(best))
}

/// How much of a hand is unknown.
fn unknown_share(thought: &Thought, seat: SeatId) -> f64 {
    let size = f64::from(thought.view.seats[seat.index()].hand_size.max(1));
    1.0 - thought.knowledge.known_of(seat).len() as f64 / size
}

/// The open card that tells most; where nothing is open, one that all have seen or that another is known to hold.
fn name_card(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut choices = thought.view.choices.iter();
    let cards = choices.find_map(|choice| if let Choice::NameCard(cards) = choice { Some(*cards) } else { None })?;
    let open: CardSet = cards.iter().filter(|card| thought.doubt(*card) > 0.0).collect();
    if open.is_empty() {
        return harmless(thought, cards).map(Action::NameCard);
    }
    if thought.style.asking.blind() {
        return open.nth(rng.random_range(0..open.len() as u32) as usize).map(Action::NameCard);
    }
    let rate = |card: CardId| match thought.samples() {
        Some(samples) => samples.name(card),
        None => thought.doubt(card),
    };
    open.iter().max_by(|a, b| rate(*a).total_cmp(&rate(*b))).map(Action::NameCard)
}

/// A card whose naming tells the others least: revealed already, else one that another holds, else any.
fn harmless(thought: &Thought, cards: CardSet) -> Option<CardId> {
    let held = |card: &CardId| {
        let mut others = thought.view.left_of(thought.view.me);
        others.any(|seat| thought.knowledge.cell(*card, Holder::Seat(seat)) == Cell::Yes)
    };
    let answer = |card: &CardId| thought.knowledge.cell(*card, Holder::CaseFile) == Cell::Yes;
    cards
        .iter()
        .find(|card| thought.view.revealed.contains(*card))
        .or_else(|| cards.iter().find(held))
        .or_else(|| cards.iter().find(|card| !answer(card)))
}

/// The room that a card or power takes one to.
pub(super) fn choose_room(thought: &Thought) -> Option<Action> {
    let mut choices = thought.view.choices.iter();
    let rooms = choices.find_map(|choice| if let Choice::Jump(rooms) = choice { Some(rooms) } else { None })?;
    Map::new(thought, false).best_room(rooms).map(|(room, _)| Action::Jump(room))
}

/// The token to send back: one's own where one accuses once one knows, a rival's before that, else any other.
pub(super) fn choose_token(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut choices = thought.view.choices.iter();
    let tokens =
        choices.find_map(|choice| if let Choice::ChooseToken(tokens) = choice { Some(tokens) } else { None })?;
    let own = thought.view.my_suspect();
    let home = thought.leads_home(Effect::SendAnyToStart) && race::accusation(thought, rng).is_some();
    if home && tokens.contains(&own) {
        return Some(Action::ChooseToken(own));
    }
    let rival = race::sendable(thought).filter(|suspect| tokens.contains(suspect));
    let other = || tokens.iter().copied().find(|suspect| *suspect != own);
    rival.or_else(other).or(tokens.first().copied()).map(Action::ChooseToken)
}

/// A card at the side; all are the same from outside.
pub(super) fn look_at_side(thought: &Thought) -> Option<Action> {
    let mut choices = thought.view.choices.iter();
    let places =
        choices.find_map(|choice| if let Choice::LookAtSide(places) = choice { Some(places) } else { None })?;
    places.first().copied().map(Action::LookAtSide)
}
