//! A case that nobody deals: cards shuffled, dealt and answered for with proofs, over posts that all may see.

mod body;
mod chance;
mod cipher;
mod claims;
mod dealing;
mod fallen;
mod fault;
mod guess;
mod holdings;
mod linear;
mod masked_pack;
mod opening;
mod playing;
mod post;
mod posting;
mod refuting;
mod setting;
mod shuffle;
mod slip;
mod stage;
#[cfg(feature = "testing")]
mod suspicion;
mod table;
mod transcript;
mod wire;

pub use chance::SeatSecret;
pub use fallen::FallenDecision;
pub use fault::{FalseClaim, PostRefusal, RefusedPost};
pub use post::{MAX_POST, Post, PostFault};
pub use posting::ActFault;
pub use setting::{Setting, SettingFault};
pub use stage::{Awaited, Opened};
pub use table::BlindTable;

// The tests that forge posts play at the same tables as those that only know what is public.
#[cfg(test)]
extern crate self as candlestick_blind;
#[cfg(test)]
mod tests;

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
