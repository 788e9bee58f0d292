//! Bot cases for tests.

use std::sync::Arc;

use super::{Case, Seat};
use crate::{
    mind::bot::Level,
    rules::{Setup, SuspectId},
    theme,
};

/// A case of a built-in theme, opened for so many bots of a level.
pub(crate) fn opened(theme: &str, players: u8, level: Level, seed: u64) -> Case {
    let theme = Arc::new(theme::builtin(theme).unwrap());
    let seats = (0..players).map(|n| Seat::bot(format!("Bot {n}"), level)).collect();
    Case::new(theme, Setup::new((0..players).map(SuspectId).collect()), seats, seed).unwrap()
}

/// The case after at most so many of the bots' decisions.
pub(crate) fn played(mut case: Case, most: usize) -> Case {
    for (seat, action) in case.clone().play_bots(most) {
        case.apply(seat, action).unwrap();
    }
    case
}

/// A case of three novices after at most so many decisions; all of them close it.
pub(crate) fn novices(seed: u64, most: usize) -> Case {
    played(opened("classic-2016", 3, Level::Novice, seed), most)
}
