//! Loading, title, setup, play, verdict: Bevy states, one file a screen.

pub mod setup;
pub mod title;
pub mod verdict;
