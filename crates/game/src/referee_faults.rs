//! Puts into words why the referee finds that a table cannot be set, that a case cannot lie so, or that an action is
//! refused.

use crate::fault::FaultText;
use candlestick_rules::{LaidFault, MOST_ROLLS, Refusal, SetupFault};
use candlestick_themes::{Message, Words, key, message};

impl FaultText for SetupFault {
    fn say(&self, words: &Words) -> String {
        setup_message(self).say(words)
    }
}

/// Why a table cannot be set, to be said later.
#[must_use]
pub fn setup_message(fault: &SetupFault) -> Message {
    match fault {
        SetupFault::Seats { seats, least, most } => {
            message!("fault-setup-seats", seats = *seats, least = *least, most = *most)
        }
        SetupFault::NoSuchSuspect { suspect } => message!("fault-setup-suspect", number = *suspect),
        SetupFault::TwoSeats { suspect } => message!("fault-setup-twice", number = *suspect),
    }
}

impl FaultText for LaidFault {
    fn say(&self, words: &Words) -> String {
        laid_message(self).say(words)
    }
}

/// Why a case cannot lie so, to be said later.
pub(crate) fn laid_message(fault: &LaidFault) -> Message {
    use LaidFault as Fault;
    match fault {
        Fault::Setup(fault) => setup_message(fault),
        Fault::CaseFile => message!("fault-laid-case-file"),
        Fault::NoSuchCard(card) => message!("fault-laid-no-card", card = card.0),
        Fault::Twice(card) => message!("fault-laid-twice", card = card.0),
        Fault::Nowhere(card) => message!("fault-laid-nowhere", card = card.0),
        Fault::Hands { hands, seats } => message!("fault-laid-hands", hands = *hands, seats = *seats),
        Fault::HandSize { seat, given, dealt } => {
            message!("fault-laid-hand-size", seat = seat.0, given = *given, dealt = *dealt)
        }
        Fault::Aside { place, given, dealt } => {
            let message = match *place {
                "in rooms" => message!("fault-laid-in-rooms"),
                "at the side" => message!("fault-laid-at-side"),
                _ => message!("fault-laid-face-up"),
            };
            message.with("given", *given).with("dealt", *dealt)
        }
        Fault::Room(room) => message!("fault-laid-room", room = room.0),
        Fault::First(seat) => message!("fault-laid-first", seat = seat.0),
        Fault::Dice { roll } => message!("fault-laid-dice", roll = *roll),
        Fault::TooManyRolls(rolls) => message!("fault-laid-rolls", rolls = *rolls, most = MOST_ROLLS),
        Fault::Deck(card) => message!("fault-laid-deck", card = card.0),
        Fault::Token(suspect) => message!("fault-laid-token", suspect = suspect.0),
        Fault::Weapon(weapon) => message!("fault-laid-weapon", weapon = weapon.0),
    }
}

impl FaultText for Refusal {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::CaseClosed => words.say(key!("fault-refused-closed")),
            Self::NotYours { waiting_for } => words.with(key!("fault-refused-seat"), &[("seat", waiting_for.0.into())]),
            // The seat and the action stand before it.
            Self::NotOffered { .. } => words.say(key!("fault-refused-action")),
        }
    }
}
