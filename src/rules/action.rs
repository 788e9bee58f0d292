//! What a seat can do, and why the referee may refuse it.

use serde::{Deserialize, Serialize};

use super::{CardId, Place, RoomId, SeatId, SuspectId, Triple, WeaponId};

/// One decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Roll the dice.
    Roll,
    /// Walk to one of the offered destinations, by its canonical path.
    Go(Place),
    /// Take the secret passage of the room one is in.
    Passage(RoomId),
    /// Put one's token into any room, as a deck card allows.
    Jump(RoomId),
    /// Stay in the room one is in.
    Stay,
    /// Suggest a suspect and a weapon, in the room one is in.
    Suggest {
        /// Who.
        suspect: SuspectId,
        /// With what.
        weapon: WeaponId,
    },
    /// Show one card of the suggestion to the asker.
    Show(CardId),
    /// Make the one accusation.
    Accuse(Triple),
    /// Leave the race; answers are still given.
    GiveUp,
    /// End the turn.
    EndTurn,
    /// Pick a player, as a deck card asks.
    ChooseSeat(SeatId),
    /// Name a card, as a deck card asks.
    NameCard(CardId),
    /// Reveal one hand card to all, as a deck card asks.
    Reveal(CardId),
    /// Show one hand card to the left neighbour alone, as a deck card asks.
    PassLeft(CardId),
}

/// Why an action was refused; the game is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The case is closed.
    #[error("the case is closed")]
    CaseClosed,
    /// Somebody else is to act.
    #[error("it is seat {}'s decision", waiting_for.0)]
    NotYours {
        /// The seat that is to act.
        waiting_for: SeatId,
    },
    /// The action isn't among the seat's choices.
    #[error("seat {} cannot do {action:?} now", seat.0)]
    NotOffered {
        /// The seat.
        seat: SeatId,
        /// What it tried.
        action: Action,
    },
}
