//! Keeps rooms in memory: one task each, opened from the log when somebody comes, and given up when nobody is there.

mod game;
mod live;
mod mail;
mod open_rooms;
mod registry;
mod task;

pub use game::GameRooms;
pub use live::{LiveRoom, RoomMaker};
pub use mail::Mail;
pub use registry::{NoRoomMade, Rooms};
