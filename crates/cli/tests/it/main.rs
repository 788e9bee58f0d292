//! The program as people call it.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod bots_speedclue;
mod cli_pipe;
mod folders;
mod kills;
mod play;
mod program;
mod review;
mod simulate;
mod theme_check;
mod theme_new;
mod verify_room;
