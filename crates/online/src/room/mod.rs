//! The room as a state machine: it is told what comes and what time it is, and says what is to be done.
//!
//! What a room *is* follows from its log alone (`state`); who is here and what is under way lives beside it and may be lost
//! (`live`, `bots`). Nothing of a deed is told or even in a view before its entry is on the disk.

mod admission;
mod appending;
mod body;
mod bots;
mod deed_outcome;
mod done_deeds;
mod effects;
mod entry_names;
#[cfg(any(test, feature = "testing"))]
mod exchange;
mod folded_table;
mod in_place;
mod listening;
mod live;
mod machine;
mod parts;
mod people;
mod roll_call;
mod room_limits;
mod room_outputs;
mod state;
mod state_changes;
mod table;
mod tell;
#[cfg(feature = "testing")]
mod twin_rooms;
mod undealt;
mod watched;

pub use parts::Room;
pub use room_limits::RoomLimits;
#[cfg(feature = "testing")]
pub use twin_rooms::TwinRooms;
pub(crate) use undealt::awaited;

#[cfg(test)]
mod tests;
