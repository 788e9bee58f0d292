//! An exercise as a message, to be kept or sent: the case up to the position, whose eyes look, and what is asked.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    exercise::Exercise,
    exercise_kind::ExerciseKind,
    question::{ExerciseAnswer, ExerciseQuestion},
};
use crate::{Case, CaseLog, ReplayFault, puzzle::Grade};
use candlestick_deduction::Holder;
use candlestick_rules::{SeatId, View};
use candlestick_themes::Theme;

/// An exercise without what its theme says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseRecord {
    /// The format of the record, [`ExerciseRecord::FORMAT`].
    pub format: u32,
    pub(super) log: CaseLog,
    pub(super) seat: SeatId,
    pub(super) kind: ExerciseKind,
    pub(super) question: ExerciseQuestion,
    pub(super) answers: Vec<ExerciseAnswer>,
    pub(super) right: usize,
    pub(super) grade: Grade,
}

/// Why a record is no exercise.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExerciseFault {
    /// The format isn't known.
    Format {
        /// The format given.
        found: u32,
    },
    /// The case cannot be played again.
    Replay(#[from] ReplayFault),
    /// What is asked does not fit the case.
    Question,
}

impl ExerciseRecord {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// The id of the theme that it was cut with.
    #[must_use]
    pub fn theme(&self) -> &str {
        &self.log.theme.id
    }

    /// A name that no other exercise has: the case's theme and seed, how far it went, who looks, and what is asked.
    #[must_use]
    pub fn id(&self) -> String {
        let (log, seat) = (&self.log, self.seat.0);
        let question = match self.question {
            ExerciseQuestion::Holder { card } => format!("holder-{}", card.0),
            ExerciseQuestion::CaseFile => "case-file".to_owned(),
            ExerciseQuestion::Shown { event } => format!("shown-{event}"),
            ExerciseQuestion::Ask | ExerciseQuestion::Walk => format!("{}-{}", self.kind.key(), self.asked()),
        };
        format!("{}/{}/{}/{seat}/{question}", log.theme.id, log.seed, log.actions.len())
    }
}

impl ExerciseRecord {
    /// Whether another exercise asks the same at another moment of the case.
    pub(super) fn asks_the_same(&self, other: &Self) -> bool {
        (&self.question, &self.answers) == (&other.question, &other.answers)
    }

    /// The questions to choose from, by their numbers.
    fn asked(&self) -> String {
        let number = |answer: &ExerciseAnswer| match answer {
            ExerciseAnswer::Question(asked) => format!("{}.{}.{}", asked.suspect.0, asked.weapon.0, asked.room.0),
            ExerciseAnswer::Holder(_) | ExerciseAnswer::Card(_) => String::new(),
        };
        self.answers.iter().map(number).collect::<Vec<_>>().join("-")
    }
}

impl Exercise {
    /// The exercise as a message.
    #[must_use]
    pub fn record(&self) -> ExerciseRecord {
        ExerciseRecord {
            format: ExerciseRecord::FORMAT,
            log: self.log.clone(),
            seat: self.seat(),
            kind: self.kind,
            question: self.question,
            answers: self.answers.clone(),
            right: self.right,
            grade: self.grade,
        }
    }

    /// The exercise of a message. What may come from anywhere is to be asked [`Exercise::is_sound`] besides.
    ///
    /// # Errors
    /// When the theme is not the one that it was cut with, or the record is not of one piece.
    pub fn at(theme: &Arc<Theme>, record: ExerciseRecord) -> Result<Self, ExerciseFault> {
        let ExerciseRecord { format, log, seat, kind, question, answers, right, grade } = record;
        if format != ExerciseRecord::FORMAT {
            return Err(ExerciseFault::Format { found: format });
        }
        let case = Case::replay(Arc::clone(theme), log)?;
        if seat.index() >= case.log().seats.len() {
            return Err(ExerciseFault::Question);
        }
        let view = case.game().view(seat);
        let fits = |answer: &ExerciseAnswer| answer_fits(&view, question, *answer);
        if right >= answers.len() || !answers.iter().all(fits) {
            return Err(ExerciseFault::Question);
        }
        Ok(Self { theme: Arc::clone(theme), log: case.into_log(), view, kind, question, answers, right, grade })
    }
}

/// Whether an answer is one to the question, about cards and seats that there are.
fn answer_fits(view: &View, question: ExerciseQuestion, answer: ExerciseAnswer) -> bool {
    let cards = view.edition.cards;
    match question.fact(view, answer) {
        Some((card, holder)) => {
            let seated = if let Holder::Seat(seat) = holder { seat.index() < view.seats.len() } else { true };
            card.0 < cards.total() && seated
        }
        None => match (question, answer) {
            (ExerciseQuestion::Ask | ExerciseQuestion::Walk, ExerciseAnswer::Question(triple)) => cards.holds(triple),
            _ => false,
        },
    }
}
