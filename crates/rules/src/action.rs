//! Lists what a seat can do, and why the referee may refuse it.

use serde::{Deserialize, Serialize};

use super::{CardId, DeckCardId, Place, RoomId, SeatId, SquareId, SuspectId, Triple, WeaponId};

/// One decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Roll the dice.
    Roll,
    /// Walk to one of the offered destinations, by its canonical path.
    Go(Place),
    /// Take the secret passage of the room one is in.
    Passage(RoomId),
    /// Take the secret passage of the special square one is on.
    SquarePassage(SquareId),
    /// Go through the door that joins one's room to another.
    Join(RoomId),
    /// Walk to one of the offered places on the way, and go on from there.
    Via(Place),
    /// Walk to a mark by a way from which an end can still be reached that the usual way leaves out, and go on from
    /// there, to that end or another.
    Detour {
        /// The mark.
        mark: Place,
        /// The end that stays within reach.
        to: Place,
    },
    /// Put one's token into any room, as a deck card allows.
    Jump(RoomId),
    /// Stay in the room one is in; under way, end the move there.
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
    /// Leave the race, also while another is to act; answers are still given.
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
    /// Ask about any room, as a deck card allows.
    AskAnywhere(Triple),
    /// Play a card that one has kept.
    PlayCard(DeckCardId),
    /// Use one's power, once a game.
    UsePower,
    /// Pick a token, as a deck card asks.
    ChooseToken(SuspectId),
    /// Draw the card that one may draw.
    Draw,
    /// Let the moment pass: draw nothing, play nothing.
    Decline,
    /// Look at the card at one of the places at the side.
    LookAtSide(u8),
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
