//! The rooms in memory: one task each, opened from the log when somebody comes, and given up when nobody is there.

mod game;
mod live;
mod registry;
mod task;

pub use game::GameRooms;
pub use live::{LiveRoom, RoomMaker};
pub use registry::{Refused, Rooms};
pub use task::Mail;
