//! Real tables against the game's own notebook, against mangled texts, and presses against what is written down.

mod refusals;
mod scribe;
mod sheets;
mod texts;
mod writing;
