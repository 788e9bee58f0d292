//! Answers what cards, powers and marks ask of a bot: whose hand to look at, which card to name, which room or token to
//! pick.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{assessment::Assessment, map::Map, race};
use candlestick_deduction::{Holder, Possession};
use candlestick_rules::{Action, CardId, CardSet, Choice, Effect, SeatId};

/// A player or a card, whichever is asked for.
pub(super) fn choose_seat_or_card(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    choose_seat(assessment, rng).or_else(|| name_card(assessment, rng))
}

/// The player whose hand tells most.
fn choose_seat(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut choices = assessment.view.choices.iter();
    let seats = choices.find_map(|choice| if let Choice::ChooseSeat(seats) = choice { Some(seats) } else { None })?;
    if assessment.style.asking.blind() {
        return seats.get(rng.random_range(0..seats.len().max(1) as u32) as usize).copied().map(Action::ChooseSeat);
    }
    let rate = |seat: SeatId| match assessment.samples() {
        Some(samples) => samples.peek(seat),
        None => unknown_share(assessment, seat),
    };
    let best = seats.iter().copied().max_by(|a, b| rate(*a).total_cmp(&rate(*b)))?;
    Some(Action::ChooseSeat(best))
}

/// How much of a hand is unknown.
fn unknown_share(assessment: &Assessment, seat: SeatId) -> f64 {
    let size = f64::from(assessment.view.seats[seat.index()].hand_size.max(1));
    1.0 - assessment.knowledge.known_of(seat).len() as f64 / size
}

/// The open card that tells most; where nothing is open, one that all have seen or that another is known to hold.
fn name_card(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut choices = assessment.view.choices.iter();
    let cards = choices.find_map(|choice| if let Choice::NameCard(cards) = choice { Some(*cards) } else { None })?;
    let open: CardSet = cards.iter().filter(|card| assessment.doubt(*card) > 0.0).collect();
    if open.is_empty() {
        return harmless(assessment, cards).map(Action::NameCard);
    }
    if assessment.style.asking.blind() {
        return open.nth(rng.random_range(0..open.len() as u32) as usize).map(Action::NameCard);
    }
    let rate = |card: CardId| match assessment.samples() {
        Some(samples) => samples.name(card),
        None => assessment.doubt(card),
    };
    open.iter().max_by(|a, b| rate(*a).total_cmp(&rate(*b))).map(Action::NameCard)
}

/// A card whose naming tells the others least: revealed already, else one that another holds, else any.
fn harmless(assessment: &Assessment, cards: CardSet) -> Option<CardId> {
    let held = |card: &CardId| {
        let mut others = assessment.view.left_of(assessment.view.me);
        others.any(|seat| assessment.knowledge.cell(*card, Holder::Seat(seat)) == Possession::Yes)
    };
    let in_case_file = |card: &CardId| assessment.knowledge.cell(*card, Holder::CaseFile) == Possession::Yes;
    cards
        .iter()
        .find(|card| assessment.view.revealed.contains(*card))
        .or_else(|| cards.iter().find(held))
        .or_else(|| cards.iter().find(|card| !in_case_file(card)))
}

/// The room that a card or power takes one to.
pub(super) fn choose_room(assessment: &Assessment) -> Option<Action> {
    let mut choices = assessment.view.choices.iter();
    let rooms = choices.find_map(|choice| if let Choice::Jump(rooms) = choice { Some(rooms) } else { None })?;
    Map::new(assessment, false).best_room(rooms).map(|(room, _)| Action::Jump(room))
}

/// The token to send back: one's own where one accuses once one knows, a rival's before that, else any other.
pub(super) fn choose_token(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut choices = assessment.view.choices.iter();
    let tokens =
        choices.find_map(|choice| if let Choice::ChooseToken(tokens) = choice { Some(tokens) } else { None })?;
    let own = assessment.view.my_suspect();
    let home = assessment.leads_home(Effect::SendAnyToStart) && race::accusation(assessment, rng).is_some();
    if home && tokens.contains(&own) {
        return Some(Action::ChooseToken(own));
    }
    let rival = race::sendable(assessment).filter(|suspect| tokens.contains(suspect));
    let other = || tokens.iter().copied().find(|suspect| *suspect != own);
    rival.or_else(other).or(tokens.first().copied()).map(Action::ChooseToken)
}

/// A card at the side; all are the same from outside.
pub(super) fn look_at_side(assessment: &Assessment) -> Option<Action> {
    let mut choices = assessment.view.choices.iter();
    let places =
        choices.find_map(|choice| if let Choice::LookAtSide(places) = choice { Some(places) } else { None })?;
    places.first().copied().map(Action::LookAtSide)
}
