//! The referee: board graph, deal, movement, questions, answers, effects, turn machine and views. Uses nothing of ours.

mod action;
mod asking;
mod board;
mod card_set;
mod cards;
mod choices;
mod custom;
mod deal;
mod deck;
mod destination;
mod detours;
mod distances;
mod edition;
mod effect_timing;
mod effects;
mod event;
mod follow_custom;
mod game;
mod ids;
mod laid;
mod move_graph;
mod move_options;
mod movement;
mod moving;
mod occupancy;
mod offers;
mod opening;
mod phase;
mod place;
mod plan;
mod position_event;
mod profile;
mod reach;
mod redact;
mod search;
mod secrets;
mod seed;
#[cfg(feature = "testing")]
mod staging;
mod task_stack;
mod token_row;
mod turn;
mod view;
mod vocabulary;
mod ways;
mod who_acts;
mod within;
mod written_view;

pub use action::{Action, Refusal};
pub use board::Board;
pub use card_set::CardSet;
pub use cards::{CardCounts, Category, Triple};
pub use choices::{Choice, Choices};
pub use custom::{CustomEffect, EffectContext, Extensions};
pub use deal::{Hands, Truth, hand_sizes};
pub use destination::{Destination, Detour};
pub use distances::Distances;
pub use edition::{Edition, MAX_CARDS, Setup, SetupFault};
pub use event::{CaseEnding, CaseOpening, Event, MoveKind};
pub use game::{Game, Streams};
pub use ids::{CardId, DeckCardId, RoomId, SeatId, SquareId, SuspectId, WeaponId};
pub use laid::{Laid, LaidFault, MOST_ROLLS};
#[cfg(feature = "testing")]
pub use movement::destinations;
pub use phase::Phase;
pub use place::{Cell, Door, Place, Side, Square};
pub use plan::{BoardFault, BoardPlan};
pub use profile::{
    AccuseWhere, AskAgain, Asking, DieFace, FirstTurn, Leftovers, PassageUse, Profile, Refuters, SquareMark, Stay,
    TokensInTheWay, UsedCards, WeaponStart,
};
pub use secrets::{Origin, Secret};
pub use seed::{Seed, SeedFault};
pub use view::{SeatView, View};
pub use vocabulary::{DeckCard, Effect, EffectTiming, Power};
pub use written_view::{ViewFault, WrittenView};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
