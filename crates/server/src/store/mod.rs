//! Keeps the durable log: every room is its entries, numbered without gaps, and nobody is told of an entry before it is
//! on the disk.

mod columns;
mod durable_log;
#[cfg(feature = "postgres")]
mod postgres;
mod sqlite;
mod writer;

pub use durable_log::{DurableLog, KeptRoom, LogFault, LogFuture};
#[cfg(feature = "postgres")]
pub use postgres::PostgresLog;
pub use sqlite::SqliteLog;
