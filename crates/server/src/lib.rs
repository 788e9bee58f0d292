//! The server of rooms: sockets, the durable log, a task for each room, the bots' threads, and `candlestick serve`.

mod admission;
mod bots;
mod clock;
mod connection;
mod limit_flags;
mod limits;
mod listener;
mod metered;
mod metrics;
mod outbox;
mod page;
mod rooms;
mod routes;
mod running;
mod serve;
mod server;
mod socket;
mod store;

pub use limits::{Limits, Rate};
pub use metrics::{Metrics, RefusalReason};
pub use page::Page;
pub use rooms::{GameRooms, LiveRoom, RoomMaker, Rooms};
pub use running::{Running, ServerSetup};
pub use serve::Serve;
pub use server::Origins;
#[cfg(feature = "postgres")]
pub use store::PostgresLog;
pub use store::{DurableLog, KeptRoom, LogFault, LogFuture, SqliteLog};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
