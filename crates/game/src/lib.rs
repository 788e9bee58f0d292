//! One game being played: who sits there, what was done, saving and replaying.

mod again;
mod assist;
mod case;
mod compare;
mod fault;
mod fault_text;
mod format;
mod help;
pub mod inspect;
pub mod jobs;
pub mod ladder;
pub mod lesson;
pub mod library;
mod log;
mod marks;
mod moments;
mod percentage;
pub mod position;
pub mod practice;
mod prompt;
pub mod puzzle;
pub mod question;
pub mod record;
mod referee_faults;
mod renew;
mod replay;
pub mod review;
pub mod seat_queries;
pub mod spoken;
pub mod standing;
pub mod store;
mod take_back;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod theme_store;
pub mod why;
mod why_cell;

pub use again::BotDecided;
pub use assist::{Deductions, NotebookAssist, Show};
pub(crate) use case::dice_of;
pub use case::{BotTurn, Case};
pub use compare::SeatResult;
pub use fault::{FaultText, each_said};
pub use format::FormatFault;
pub use help::Help;
pub use log::{CaseLog, Controller, Seat, ThemeStamp};
pub use marks::{Column, Mark, Marks, Numbers};
pub use moments::is_moment_of;
pub use percentage::percentage;
pub use record::{ReadRecord, Record, RecordFault, read_record};
pub use referee_faults::setup_message;
pub use renew::{NotRenewed, Renewed};
pub use replay::ReplayFault;
pub use why_cell::{CellAsked, CellReasons, Proved, tell_proof};

pub use candlestick_bots::{Level, Persona};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
