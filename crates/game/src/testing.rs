//! Bot cases for tests.
#![expect(clippy::unwrap_used, clippy::must_use_candidate, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use super::{Case, CaseLog, ReadRecord, Record, Seat};
use candlestick_bots::Level;
use candlestick_rules::{CardSet, Event, Game, SeatId, Secret, Setup, SuspectId};
use candlestick_themes as theme;

/// A case of a built-in theme, opened for so many bots of a level.
pub fn opened(theme: &str, players: u8, level: Level, seed: u64) -> Case {
    let theme = Arc::new(theme::builtin(theme).unwrap());
    let seats = (0..players).map(|n| Seat::bot(format!("Bot {n}"), level)).collect();
    Case::new(theme, Setup::new((0..players).map(SuspectId).collect()), seats, seed).unwrap()
}

/// The case after at most so many of the bots' decisions.
pub fn played(mut case: Case, most: usize) -> Case {
    for (seat, action) in case.clone().play_bots(most) {
        case.apply(seat, action).unwrap();
    }
    case
}

/// A case of three novices after at most so many decisions; all of them close it.
pub fn novices(seed: u64, most: usize) -> Case {
    played(opened("classic-2016", 3, Level::Novice, seed), most)
}

/// The log as it is read from its record.
pub fn reread(log: &CaseLog) -> CaseLog {
    ReadRecord::from_text(&Record::of_log(log.clone()).to_text()).unwrap().record.log
}

/// Every card that a seat saw by the rules, worked out from the truth and not from the view.
pub fn seen(game: &Game, me: SeatId) -> CardSet {
    let mut seen = game.truth().hand(me).or(game.truth().face_up).or(game.view(SeatId::WATCHER).revealed);
    for mut event in game.events().iter().cloned() {
        event.secrets(|secret, seers| match secret {
            Secret::Card(Some(card), _) if seers.contains(&me) => seen.insert(*card),
            Secret::CaseFile(Some(triple)) if seers.contains(&me) => {
                seen = seen.or(game.edition().cards.set(*triple));
            }
            _ => {}
        });
        if let Event::Eliminated { hand, .. } = event {
            seen = seen.or(hand);
        }
    }
    seen
}
