//! Tests the server as clients and databases meet it, and as its processes are killed.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod case_kills;
#[cfg(all(feature = "postgres", unix))]
mod deploy;
mod echo;
mod folders;
mod game;
mod harness;
mod http;
mod log_kills;
mod log_rules;
mod log_secrets;
mod lossy;
mod player;
#[cfg(all(feature = "postgres", unix))]
mod postgres;
mod refusals;
mod restore;
mod rooms;
#[cfg(all(feature = "postgres", unix))]
mod silence;
mod table;
#[cfg(all(feature = "postgres", unix))]
mod two_servers;
mod undealt;
mod words;
