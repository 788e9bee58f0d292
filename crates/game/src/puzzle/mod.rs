//! Puzzles: positions cut from real bot cases in which one seat can know the case file for certain, and just so.

mod daily;
mod date;
mod grade;
mod playing;

use std::sync::Arc;

pub use daily::{DayCase, Days, daily_case, day_of};
pub use date::{Date, DateFault};
pub use grade::Grade;
pub(crate) use playing::Playing;

use serde::{Deserialize, Serialize};

use super::{Case, CaseLog, ReplayFault};
use candlestick_rules::{Event, SeatId, SetupFault, Triple, View};
use candlestick_themes::Theme;

/// Keeps puzzles apart from other uses of the same number.
const PUZZLE_DOMAIN: u64 = 0x5055_5a5a;
/// Cases that are tried for the grade that is wanted; then any grade will do.
const TRIES: u64 = 120;

/// A position with one possible case file.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// The theme.
    pub theme: Arc<Theme>,
    /// The case that it was cut from, up to the position.
    pub log: CaseLog,
    /// Everything that the seat whose puzzle it is has seen; its knowledge fits one case file alone.
    pub view: View,
    /// What the case file holds.
    pub case_file: Triple,
    /// The hardest step that is needed.
    pub grade: Grade,
}

/// A puzzle as a message: the case up to the position, whose eyes look, and how hard it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    log: CaseLog,
    seat: SeatId,
    grade: Grade,
}

/// Why there is no puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFault {
    /// The table cannot be set.
    Setup(#[from] SetupFault),
    /// Nobody came to know a case in time.
    Never {
        /// The theme.
        theme: String,
    },
}

/// The puzzle of a day: the same for everyone who has the same theme.
///
/// # Errors
/// As [`of_seed`].
pub fn daily(theme: &Arc<Theme>, date: Date) -> Result<Puzzle, PuzzleFault> {
    PuzzleSearch::daily(theme, date).finish()
}

/// The puzzle of a number; of the grade that is wanted, or else the hardest within some tries.
///
/// # Errors
/// When a table of the theme cannot be set, or its bots never come to know a case.
pub fn of_seed(theme: &Arc<Theme>, seed: u64, wanted: Option<Grade>) -> Result<Puzzle, PuzzleFault> {
    PuzzleSearch::new(theme, seed, wanted).finish()
}

/// The way to a puzzle, case by case, for whoever must not wait for all of it at once.
#[derive(Debug, Clone)]
pub struct PuzzleSearch {
    pub(crate) theme: Arc<Theme>,
    pub(crate) seed: u64,
    pub(crate) wanted: Option<Grade>,
    tried: u64,
    best: Option<Puzzle>,
}

impl PuzzleSearch {
    /// The way to [`of_seed`].
    #[must_use]
    pub fn new(theme: &Arc<Theme>, seed: u64, wanted: Option<Grade>) -> Self {
        Self { theme: Arc::clone(theme), seed, wanted, tried: 0, best: None }
    }

    /// The way to [`daily`].
    #[must_use]
    pub fn daily(theme: &Arc<Theme>, date: Date) -> Self {
        let wanted = [Grade::Passed, Grade::Shown, Grade::Counted][(date.days() % 3) as usize];
        Self::new(theme, u64::from(date.days()).wrapping_mul(PUZZLE_DOMAIN), Some(wanted))
    }

    /// Tries one more case; answers the puzzle once the search is over.
    ///
    /// # Errors
    /// As [`of_seed`].
    pub fn step(&mut self) -> Result<Option<Puzzle>, PuzzleFault> {
        if self.tried >= TRIES {
            let never = || PuzzleFault::Never { theme: self.theme.id.clone() };
            return self.best.take().map(Some).ok_or_else(never);
        }
        let found = cut(&self.theme, self.seed.wrapping_add(self.tried))?;
        self.tried += 1;
        let Some(puzzle) = found else { return Ok(None) };
        // Without a wish anything will do that takes more than crossing off.
        if self.wanted.map_or(puzzle.grade > Grade::Seen, |wanted| puzzle.grade == wanted) {
            return Ok(Some(puzzle));
        }
        if self.best.as_ref().is_none_or(|best| puzzle.grade > best.grade) {
            self.best = Some(puzzle);
        }
        Ok(None)
    }

    /// Tries until the search is over.
    ///
    /// # Errors
    /// As [`of_seed`].
    pub fn finish(mut self) -> Result<Puzzle, PuzzleFault> {
        loop {
            if let Some(puzzle) = self.step()? {
                return Ok(puzzle);
            }
        }
    }
}

/// Plays a case and stops as soon as a seat can be certain; none when no seat ever can before it is told.
fn cut(theme: &Arc<Theme>, seed: u64) -> Result<Option<Puzzle>, SetupFault> {
    let mut playing = Playing::new(theme, seed)?;
    while let Some(decision) = playing.coming() {
        if playing.play(decision).is_none() {
            return Ok(None);
        }
        let certain = playing.known.iter().find_map(|known| Some((known.me(), known.case_file()?)));
        if let Some((seat, case_file)) = certain {
            let (case, theme) = (playing.case, Arc::clone(theme));
            let view = case.game().view(seat);
            return Ok(Some(Puzzle {
                grade: Grade::of(&view, case_file),
                theme,
                log: case.into_log(),
                view,
                case_file,
            }));
        }
    }
    Ok(None)
}

impl Puzzle {
    /// The puzzle as a message.
    #[must_use]
    pub fn position(self) -> Position {
        Position { seat: self.seat(), log: self.log, grade: self.grade }
    }

    /// The puzzle of a message.
    ///
    /// # Errors
    /// When the theme is not the one that it was cut with.
    pub fn at(theme: &Arc<Theme>, position: Position) -> Result<Self, ReplayFault> {
        let Position { log, seat, grade } = position;
        let case = Case::replay(Arc::clone(theme), log)?;
        let (view, case_file) = (case.game().view(seat), case.game().truth().case_file);
        Ok(Self { theme: Arc::clone(theme), log: case.into_log(), view, case_file, grade })
    }

    /// The players' names, by seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.log.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// Whose position it is.
    #[must_use]
    pub const fn seat(&self) -> SeatId {
        self.view.me
    }

    /// What tells something: the own hand, questions, refutations and accusations, without walks and dice.
    pub fn clues(&self) -> impl Iterator<Item = &Event> {
        clues(&self.view)
    }
}

/// What tells something of what a seat saw: its hand, questions, refutations and accusations, without walks and dice.
pub fn clues(view: &View) -> impl Iterator<Item = &Event> {
    view.events.iter().filter(|event| {
        !matches!(
            event,
            Event::Rolled { .. }
                | Event::RolledOff { .. }
                | Event::Moved { .. }
                | Event::Stayed { .. }
                | Event::Stuck { .. }
                | Event::TokenPulled { .. }
                | Event::WeaponPulled { .. }
                | Event::TokenSent { .. }
        )
    })
}
