//! Small questions about what a seat sees, which panels and the spoken table ask alike.

use candlestick_rules::{
    AccuseWhere, CardId, Choice, DeckCardId, Effect, Event, Phase, RoomId, SeatId, SuspectId, View,
};
use candlestick_themes::{Arg, DeckLook, Theme};

/// What lets somebody do what they do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardOrPower {
    /// A card of the deck.
    Card(DeckCardId),
    /// This suspect's power.
    Power(SuspectId),
}

/// What each seat is called at the table: its suspect's short name.
#[must_use]
pub fn seat_names(theme: &Theme, view: &View) -> Vec<String> {
    view.setup.seats.iter().map(|suspect| theme.suspects[suspect.index()].short.clone()).collect()
}

/// What the deck's cards are called, for a sentence.
#[must_use]
pub fn deck(theme: &Theme) -> [(&'static str, Arg<'_>); 2] {
    [("deck", (&theme.deck_phrase).into()), ("vowel", theme.deck_vowel().into())]
}

/// Whether the view's seat may do this now.
#[must_use]
pub fn offers(view: &View, wanted: &Choice) -> bool {
    view.choices.iter().any(|choice| choice == wanted)
}

/// The deck card or power that is being followed, and by whom: what was drawn, played or used last on this turn, by
/// whoever is deciding for it. A drawn card can wait while others play theirs.
#[must_use]
pub fn followed(view: &View) -> Option<(SeatId, CardOrPower)> {
    let by = match view.phase {
        Phase::ChooseSeat(card) | Phase::NameCard(card) => return Some((view.actor?, CardOrPower::Card(card))),
        Phase::ChooseRoom(seat) | Phase::ChooseToken(seat) | Phase::AskAnywhere(seat) | Phase::UsePower(seat) => {
            Some(seat)
        }
        _ => None,
    };
    let last = view.events.iter().rev().find_map(|event| match event {
        Event::TurnStarted { .. } => Some(None),
        Event::Drawn { seat, .. } | Event::CardPlayed { seat, .. } | Event::PowerUsed { seat, .. }
            if by.is_some_and(|by| by != *seat) =>
        {
            None
        }
        Event::Drawn { seat, card } | Event::CardPlayed { seat, card } => Some(Some((*seat, CardOrPower::Card(*card)))),
        Event::PowerUsed { seat, suspect } => Some(Some((*seat, CardOrPower::Power(*suspect)))),
        _ => None,
    });
    last.flatten()
}

/// Who follows a deck card or a power now.
#[must_use]
pub fn doer(view: &View) -> Option<SeatId> {
    followed(view).map(|(seat, _)| seat)
}

/// The effect that is being followed.
#[must_use]
pub fn followed_effect(view: &View) -> Option<Effect> {
    match followed(view)?.1 {
        CardOrPower::Card(card) => view.edition.deck.get(card.index()).map(|card| card.effect),
        CardOrPower::Power(suspect) => view.edition.power(suspect).map(|power| power.effect),
    }
}

/// The words of the deck card or power that is being followed.
#[must_use]
pub fn followed_look<'a>(view: &View, theme: &'a Theme) -> Option<&'a DeckLook> {
    match followed(view)?.1 {
        CardOrPower::Card(card) => theme.deck.get(card.index()),
        CardOrPower::Power(suspect) => theme.suspects.get(suspect.index())?.power.as_ref(),
    }
}

/// The next player to the left who still holds cards that others have not all seen.
#[must_use]
pub fn left_neighbour(view: &View, seat: SeatId) -> SeatId {
    let mut left = view.left_of(seat);
    left.find(|other| !view.seats[other.index()].open).unwrap_or(seat)
}

/// Whether the turn's owner has made a part of the move and goes on from there.
#[must_use]
pub fn under_way(view: &View) -> bool {
    let last = view.events.iter().rev().find_map(|event| match event {
        Event::Moved { seat, .. } => Some(*seat == view.turn_seat),
        Event::TurnStarted { .. } | Event::Rolled { .. } => Some(false),
        _ => None,
    });
    view.phase == Phase::Move && last.unwrap_or(false)
}

/// The card at a place at the side, once the view's seat has looked at it.
#[must_use]
pub fn side_card(view: &View, at: u8) -> Option<CardId> {
    view.events.iter().find_map(|event| match event {
        Event::SideCardSeen { place, card, seat } if *place == at && *seat == view.me => *card,
        _ => None,
    })
}

/// Where accusations are made, if not everywhere.
#[must_use]
pub fn accusing_place(view: &View) -> Option<RoomId> {
    view.edition.board.centre().filter(|_| view.edition.profile.accuse == AccuseWhere::Centre)
}
