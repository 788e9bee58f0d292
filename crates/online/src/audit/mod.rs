//! Checks whether a room was honest: compares what one client was told of a case with all that is opened at the
//! verdict.
//!
//! It finds a chosen deal, other dice than the deal's, a card shown that was not held, and a decision that was dropped,
//! changed, made up or put into a bot's mouth. It cannot find a room that looks into hands and tells a friend, nor one
//! that gives up a start until it likes the deal: such starts are seen by all and counted, and each needs new shares.

mod cheat;
mod check;
mod dealt_record;
mod hands;
mod keys;
mod pledge;
mod room_record;
mod signed;
mod testimony;
mod undealt;
mod undealt_record;
mod witness;

pub use cheat::{Cheat, OpenedPart};
pub use check::{Audit, AuditFindings, check};
pub use dealt_record::DealtRecord;
pub use pledge::Pledges;
pub(crate) use pledge::{OtherDeal, PostedCourse};
pub use room_record::{RoomRecord, RoomRecordFault};
pub(crate) use testimony::NotSigned;
pub use testimony::{SignedHead, Testimony};
pub(crate) use undealt_record::KeptUndealt;
pub use undealt_record::UndealtRecord;
pub use witness::{RecordDifference, Witness};
