//! Looks for an exercise case by case, for whoever must not wait for all of it at once.

use std::sync::Arc;

use super::{cut::cut, exercise::Exercise, exercise_kind::ExerciseKind};
use crate::puzzle::{Grade, PuzzleFault};
use candlestick_themes::Theme;

/// Cases that are tried; then the hardest exercise found will do.
const TRIES: u64 = 40;
/// Keeps the cases of one number apart from those of the next; odd, as three sit at even cases and four at others.
const STRIDE: u64 = 1001;

/// The exercise of a number: the same for everyone who has the same theme.
///
/// # Errors
/// When a table of the theme cannot be set, or its bots never come to such a position.
pub fn of_seed(
    theme: &Arc<Theme>,
    kind: ExerciseKind,
    seed: u64,
    wanted: Option<Grade>,
) -> Result<Exercise, PuzzleFault> {
    ExerciseSearch::new(theme, kind, seed, wanted).finish()
}

/// The way to [`of_seed`].
#[derive(Debug, Clone)]
pub struct ExerciseSearch {
    theme: Arc<Theme>,
    kind: ExerciseKind,
    seed: u64,
    wanted: Option<Grade>,
    tried: u64,
    best: Option<Exercise>,
}

impl ExerciseSearch {
    /// The search at its start. Without a wish any grade will do.
    #[must_use]
    pub fn new(theme: &Arc<Theme>, kind: ExerciseKind, seed: u64, wanted: Option<Grade>) -> Self {
        Self { theme: Arc::clone(theme), kind, seed, wanted, tried: 0, best: None }
    }

    /// Tries one more case; answers the exercise once the search is over.
    ///
    /// # Errors
    /// As [`of_seed`].
    pub fn step(&mut self) -> Result<Option<Exercise>, PuzzleFault> {
        if self.tried >= TRIES {
            let never = || PuzzleFault::Never { theme: self.theme.id.clone() };
            return self.best.take().map(Some).ok_or_else(never);
        }
        let seed = self.seed.wrapping_mul(STRIDE).wrapping_add(self.tried);
        let found = cut(&self.theme, seed, (self.kind, self.wanted))?;
        self.tried += 1;
        let Some(exercise) = found else { return Ok(None) };
        if self.wanted.is_none_or(|wanted| exercise.grade == wanted) {
            return Ok(Some(exercise));
        }
        if self.best.as_ref().is_none_or(|best| exercise.grade > best.grade) {
            self.best = Some(exercise);
        }
        Ok(None)
    }

    /// Tries until the search is over.
    ///
    /// # Errors
    /// As [`of_seed`].
    pub fn finish(mut self) -> Result<Exercise, PuzzleFault> {
        loop {
            if let Some(exercise) = self.step()? {
                return Ok(exercise);
            }
        }
    }
}
