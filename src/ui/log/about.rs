//! Tells what sort of thing an event is, and whether it is about a player or a card.

use candlestick_game::inspect::Subject;
use candlestick_rules::{CardId, Event, Place, SeatId, Triple, View};

/// What sort of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LogLineKind {
    /// A question or an accusation.
    Question,
    /// A refutation, or that somebody has none.
    Refutation,
    /// Dice, tokens and weapons.
    Move,
    /// Anything else.
    Other,
}

/// What sort of thing an event is.
pub(super) const fn kind(event: &Event) -> LogLineKind {
    match event {
        Event::Suggested { .. } | Event::Accused { .. } => LogLineKind::Question,
        Event::CannotRefute { .. }
        | Event::Shown { .. }
        | Event::PassedOn { .. }
        | Event::LeftUnrefuted { .. }
        | Event::SeenToo { .. }
        | Event::NobodyShowed { .. } => LogLineKind::Refutation,
        Event::Rolled { .. }
        | Event::StepsAdded { .. }
        | Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::Stuck { .. }
        | Event::TurnMissed { .. }
        | Event::TokenPulled { .. }
        | Event::TokenSent { .. }
        | Event::WeaponPulled { .. } => LogLineKind::Move,
        Event::Opened(_)
        | Event::RolledOff { .. }
        | Event::Dealt { .. }
        | Event::TurnStarted { .. }
        | Event::Reshuffled
        | Event::Kept { .. }
        | Event::CardPlayed { .. }
        | Event::PowerUsed { .. }
        | Event::NoEffect { .. }
        | Event::Eliminated { .. }
        | Event::Drawn { .. }
        | Event::RoomCardSeen { .. }
        | Event::ShownFreely { .. }
        | Event::SideCardSeen { .. }
        | Event::Chose { .. }
        | Event::Named { .. }
        | Event::Revealed { .. }
        | Event::NobodyHolds { .. }
        | Event::NothingToShow { .. }
        | Event::PassedLeft { .. }
        | Event::Peeked { .. }
        | Event::CaseFileSeen { .. }
        | Event::GaveUp { .. }
        | Event::Closed(_) => LogLineKind::Other,
    }
}

/// Whether something is about what one looks for.
pub(super) struct AboutSubject<'a> {
    pub view: &'a View,
    pub subject: Subject,
}

impl AboutSubject<'_> {
    pub(super) fn event(&self, event: &Event) -> bool {
        match event {
            Event::Suggested { seat, triple } | Event::Accused { seat, triple, .. } => {
                self.seat(*seat) || self.triple(*triple)
            }
            Event::Shown { by, to, card }
            | Event::ShownFreely { by, to, card }
            | Event::PassedLeft { by, to, card }
            | Event::Peeked { by, at: to, card } => self.seat(*by) || self.seat(*to) || self.maybe(*card),
            Event::SeenToo { seat, by, to, card } => {
                [seat, by, to].into_iter().any(|seat| self.seat(*seat)) || self.maybe(*card)
            }
            Event::RoomCardSeen { seat, room, card } => {
                self.seat(*seat) || self.place(Place::Room(*room)) || self.maybe(*card)
            }
            Event::SideCardSeen { seat, card, .. } => self.seat(*seat) || self.maybe(*card),
            Event::Named { seat: by, card } | Event::Revealed { by, card } => self.seat(*by) || self.card(*card),
            Event::NobodyHolds { card } => self.card(*card),
            Event::Dealt { seat, cards } => {
                self.seat(*seat) && cards.is_some() || cards.is_some_and(|cards| cards.iter().any(|one| self.card(one)))
            }
            Event::Eliminated { seat, hand, .. } => self.seat(*seat) || hand.iter().any(|card| self.card(card)),
            Event::Moved { seat, suspect, from, path, .. } => {
                let ends = [Some(from), path.last()].into_iter().flatten();
                self.seat(*seat)
                    || self.subject == Subject::Suspect(*suspect)
                    || ends.into_iter().any(|at| self.place(*at))
            }
            Event::Stayed { seat, room } => self.seat(*seat) || self.place(Place::Room(*room)),
            Event::TokenPulled { suspect, to, .. } => {
                self.subject == Subject::Suspect(*suspect) || self.place(Place::Room(*to))
            }
            Event::TokenSent { seat, suspect, to, .. } => {
                self.seat(*seat) || self.subject == Subject::Suspect(*suspect) || self.place(*to)
            }
            Event::WeaponPulled { weapon, to, .. } => {
                self.subject == Subject::Weapon(*weapon) || self.place(Place::Room(*to))
            }
            Event::Chose { seat, target } => self.seat(*seat) || self.seat(*target),
            Event::CaseFileSeen { seat, .. }
            | Event::RolledOff { seat, .. }
            | Event::TurnStarted { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::TurnMissed { seat }
            | Event::StepsAdded { seat, .. }
            | Event::Kept { seat, .. }
            | Event::CardPlayed { seat, .. }
            | Event::PowerUsed { seat, .. }
            | Event::NoEffect { seat }
            | Event::Drawn { seat, .. }
            | Event::Stuck { seat }
            | Event::CannotRefute { seat }
            | Event::PassedOn { seat }
            | Event::LeftUnrefuted { seat }
            | Event::NobodyShowed { asker: seat }
            | Event::NothingToShow { seat }
            | Event::GaveUp { seat } => self.seat(*seat),
            Event::Closed(ending) => self.triple(ending.case_file),
            Event::Opened(_) | Event::Reshuffled => false,
        }
    }

    fn seat(&self, seat: SeatId) -> bool {
        self.view.setup.seats.get(seat.index()).is_some_and(|suspect| self.subject == Subject::Suspect(*suspect))
    }

    fn card(&self, card: CardId) -> bool {
        Subject::of_card(self.view.edition.cards, card) == self.subject
    }

    fn maybe(&self, card: Option<CardId>) -> bool {
        card.is_some_and(|card| self.card(card))
    }

    pub(super) fn triple(&self, triple: Triple) -> bool {
        self.view.edition.cards.cards(triple).into_iter().any(|card| self.card(card))
    }

    fn place(&self, place: Place) -> bool {
        self.subject == Subject::Place(place)
    }
}
