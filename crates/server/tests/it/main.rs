//! Tests the server as clients and databases meet it, and as its processes are killed.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod abuse;
mod abuse_table;
mod attacker;
mod case_kills;
#[cfg(all(feature = "postgres", unix))]
mod deploy;
#[cfg(all(feature = "postgres", unix))]
mod deploy_nginx;
mod echo;
mod folders;
mod game;
mod harness;
mod http;
mod lies;
mod limits_by_name;
mod log_kills;
mod log_rules;
mod log_secrets;
mod lossy;
mod lying_room;
mod lying_table;
mod old_logs;
mod player;
#[cfg(all(feature = "postgres", unix))]
mod postgres;
mod refusals;
mod restore;
mod rooms;
mod same_log;
#[cfg(all(feature = "postgres", unix))]
mod silence;
mod stores;
mod table;
#[cfg(all(feature = "postgres", unix))]
mod two_servers;
mod undealt;
mod words;
mod written_rooms;
