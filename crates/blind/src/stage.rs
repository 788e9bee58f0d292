//! Names the stages of a case without a dealer (keys, shuffles, dealing, play, opening) and the posts that it waits
//! for.

use std::collections::VecDeque;

use candlestick_deduction::Fact;
use candlestick_rules::{Action, SeatId, Seed, Triple, Truth};
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{cipher::Cipher, guess::PlayedStep};

/// How far the case is.
#[derive(Debug, Clone)]
pub(crate) enum Stage {
    /// Everybody tells their key.
    Keys,
    /// This seat shuffles the three piles.
    Piles(SeatId),
    /// This seat shuffles the rest.
    Rest(SeatId),
    /// Everybody gives shares of the others' cards.
    Deal,
    /// The referee waits for a decision.
    Decision,
    /// A seat rolls: everybody gives their share of the draw.
    Dice { seat: SeatId, shares: Vec<Option<RistrettoPoint>> },
    /// A seat may look at these places: all others give it their shares.
    Look { seat: SeatId, places: Vec<usize>, given: Vec<Option<Vec<Cipher>>>, then: AfterLook },
    /// A question goes round: this seat tells whether it can refute.
    Refute { seat: SeatId, question: OpenQuestion, played: PlayedStep, told: Vec<Fact> },
    /// Who accused has the case file before them, masked under their own key alone, and tells whether they were right.
    Verdict { seat: SeatId, triple: Triple, file: Vec<Cipher> },
    /// The case is decided; everybody lays open their secret.
    Opening { last: PlayedStep, secrets: Vec<Option<Scalar>> },
    /// Everything lies open.
    Over(Box<Opened>),
}

/// What follows once a seat has looked.
#[derive(Debug, Clone, Copy)]
pub(crate) enum AfterLook {
    /// The move that led to it.
    Move(Action),
    /// The verdict on an accusation.
    Verdict(Triple),
}

impl AfterLook {
    /// What was accused, if somebody did.
    pub const fn accusation(self) -> Option<Triple> {
        match self {
            Self::Verdict(triple) => Some(triple),
            Self::Move(_) => None,
        }
    }
}

/// A question under way.
#[derive(Debug, Clone)]
pub(crate) struct OpenQuestion {
    pub asker: SeatId,
    pub triple: Triple,
    /// Who is asked after the present one, in order.
    pub left: VecDeque<SeatId>,
}

/// What the table waits for; for all to see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Awaited {
    /// Keys of these seats.
    Keys(Vec<SeatId>),
    /// This seat shuffles.
    Shuffle(SeatId),
    /// Shares of the cards that are dealt, of these seats.
    Deal(Vec<SeatId>),
    /// A decision of the rules. The only one that is a person's; whose it is, the view tells.
    Decision(SeatId),
    /// Shares of the dice, of these seats.
    Dice {
        /// Who rolls.
        seat: SeatId,
        /// Whose shares are awaited.
        of: Vec<SeatId>,
    },
    /// Shares of cards that a seat may look at, of these seats.
    Look {
        /// Who looks.
        seat: SeatId,
        /// What for: an accusation, or none for a card that lies in a room.
        accusation: Option<Triple>,
        /// Whose shares are awaited.
        of: Vec<SeatId>,
    },
    /// Whether this seat can refute. By itself, at once, if its device is there.
    Refutation {
        /// Who is asked.
        seat: SeatId,
        /// Who asks.
        asker: SeatId,
        /// What.
        triple: Triple,
    },
    /// Whether this seat's accusation is right. By itself, at once, if its device is there.
    Verdict {
        /// Who accused.
        seat: SeatId,
        /// What.
        triple: Triple,
    },
    /// The case is decided; these seats are to lay open their cards.
    Opening(Vec<SeatId>),
    /// Nothing any more.
    Nothing,
}

/// Everything, once it lies open: with it the case can be played again in the ordinary referee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// Who held what.
    pub truth: Truth,
    /// The seed of weapons, rooms with cards and who begins, to be given to `Game::laid`.
    pub seed: Seed,
    /// Every decision with the cards that were shown, in order.
    pub log: Vec<(SeatId, Action)>,
    /// How the dice fell, in order: `Game::lay_roll` before each roll.
    pub dice: Vec<Vec<u8>>,
    /// The secrets of the seats' keys.
    pub(crate) keys: Vec<Scalar>,
}

/// The seats that have not given theirs yet.
pub(crate) fn missing<T>(given: &[Option<T>]) -> Vec<SeatId> {
    let seats = given.iter().enumerate().filter(|(_, given)| given.is_none());
    seats.map(|(seat, _)| SeatId(seat as u8)).collect()
}
