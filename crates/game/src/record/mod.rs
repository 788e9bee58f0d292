//! One text for saves, replays, links and reports: a case with its name, comments, marks, seal and checksum. What each
//! line means is told in `docs/records.md`.

mod commitment;
mod fault;
mod format_one;
mod line;
mod link;
mod open;
mod read;
#[cfg(test)]
mod schema;
mod stored;
#[cfg(test)]
mod tests;
mod verify;
mod write;

pub use commitment::{Commitment, CommitmentFault};
pub use fault::RecordFault;
pub(crate) use fault::{MOST_ACTIONS, MOST_BYTES, MOST_COMMENTS};
pub use format_one::from_older_list;
pub use open::read_record;
pub use read::{ReadRecord, RecordFormat};
pub use stored::{Comment, Outcome, Record};
pub use verify::{Finding, verify};
