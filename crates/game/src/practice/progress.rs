//! Keeps how far a person has come with practice on this device: the rating, what is to be repeated, and what comes
//! next.

use serde::{Deserialize, Serialize};

use super::{
    exercise::Exercise, exercise_kind::ExerciseKind, item::ExerciseSource, rating::Rating, schedule::Schedule,
};
use crate::format::{self, FormatFault};

/// How far a person has come.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The format, [`Progress::FORMAT`].
    format: u32,
    /// The rating after the last answer.
    pub rating: Rating,
    /// Exercises answered so far; each is counted and rated at its first answer alone.
    pub answered: u32,
    /// How many of them were right.
    pub right: u32,
    /// The day of the last answer, since 1970.
    last: u32,
    /// What was missed.
    pub schedule: Schedule,
}

impl Default for Progress {
    fn default() -> Self {
        let (format, schedule) = (Self::FORMAT, Schedule::default());
        Self { format, rating: Rating::NEW, answered: 0, right: 0, last: 0, schedule }
    }
}

impl Progress {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// As text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nothing in it can fail to be written: no maps with odd keys, and numbers that are finite.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text.
    ///
    /// # Errors
    /// When the text is none of these or of a format that isn't known.
    pub fn from_json(text: &str) -> Result<Self, FormatFault> {
        format::read(text, Self::FORMAT)
    }

    /// Notes the first answer to an exercise on a day: it is rated, and if it was missed it will come again.
    pub fn note(&mut self, exercise: &Exercise, source: &ExerciseSource, right: bool, day: u32) {
        let rested = if self.answered == 0 { 0 } else { day.saturating_sub(self.last) };
        let start = Rating::of_exercise(exercise.kind, exercise.grade);
        self.rating = self.rating.rested(rested).after(start, right);
        self.answered = self.answered.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        self.last = day;
        if right {
            self.schedule.answer(&source.id(), true, day);
        } else {
            self.schedule.miss(source.clone(), day);
        }
    }

    /// What comes next on a day with a theme: what is due first, of the kind if one is wished for; else an exercise
    /// that was not answered yet. Of one's own cases those are due whose theme is `here`.
    #[must_use]
    pub fn coming(
        &self,
        (theme, here): (&str, &dyn Fn(&str) -> bool),
        wished: Option<ExerciseKind>,
        day: u32,
    ) -> ExerciseSource {
        let fits = |source: &&ExerciseSource| match source {
            ExerciseSource::Seed { theme: of, kind, .. } => of == theme && wished.is_none_or(|wished| wished == *kind),
            ExerciseSource::Case(record) => here(record.theme()) && wished.is_none_or(|wished| wished == record.kind),
        };
        let due = self.schedule.due(day);
        if let Some(source) = due.iter().map(|(_, item)| &item.source).find(fits) {
            return source.clone();
        }
        let number = self.answered as usize;
        let kind = wished.unwrap_or(ExerciseKind::ALL[number % ExerciseKind::ALL.len()]);
        ExerciseSource::Seed { theme: theme.to_owned(), kind, seed: number as u64, wanted: None }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::practice::search::of_seed;

    #[test]
    fn a_miss_lowers_the_rating_and_comes_again_the_next_day() {
        let theme = Arc::new(candlestick_themes::builtin("glasshouse").unwrap());
        let none = |_: &str| false;
        let mut progress = Progress::default();
        let first = progress.coming(("glasshouse", &none), None, 50);
        let ExerciseSource::Seed { kind, seed, .. } = first else { unreachable!() };
        let exercise = of_seed(&theme, kind, seed, None).unwrap();
        progress.note(&exercise, &first, false, 50);
        assert!(progress.rating.rating < Rating::NEW.rating);
        assert_ne!(progress.coming(("glasshouse", &none), None, 50), first, "not on the same day");
        assert_eq!(progress.coming(("glasshouse", &none), None, 51), first);
        assert_ne!(progress.coming(("classic-2016", &none), None, 51), first, "a theme of its own");
        let before = progress.rating;
        progress.note(&exercise, &first, true, 51);
        assert!(progress.rating.rating > before.rating);
        assert_ne!(progress.coming(("glasshouse", &none), None, 51), first);
        assert_eq!((progress.answered, progress.right), (2, 1));
        assert_eq!(Progress::from_json(&progress.to_json()).unwrap(), progress);
        assert!(Progress::from_json(&progress.to_json().replacen("\"format\":1", "\"format\":3", 1)).is_err());
    }
}
