//! The referee: board graph, deal, movement, questions, answers, effects, turn machine and views. Uses nothing of ours.

mod action;
mod board;
mod cards;
mod choices;
mod deal;
mod edition;
mod effects;
mod event;
mod game;
mod ids;
mod movement;
mod staging;
mod turn;
mod view;

pub use action::{Action, Refusal};
pub use board::{Board, BoardFault, BoardPlan, Cell, Door, Place, Side, Square};
pub use cards::{CardCounts, CardSet, Category, Triple};
pub use choices::{Choice, Choices};
pub use deal::{Truth, hand_sizes};
pub use edition::{DeckCard, Edition, Effect, Face, MAX_CARDS, Profile, Setup, SetupFault};
pub use event::{Event, MoveKind};
pub use game::{Game, Phase, Streams};
pub use ids::{CardId, DeckCardId, RoomId, SeatId, SquareId, SuspectId, WeaponId};
pub use movement::{Destination, destinations};
pub use view::{SeatView, View};
