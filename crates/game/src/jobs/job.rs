//! Jobs and their results as messages: a job names all that its result depends on, so the result is the same wherever it
//! is worked out. Cases travel as their logs.

use serde::{Deserialize, Serialize};

use crate::{
    BotDecided, Case, CaseLog, Deductions, Level, SeatResult, ThemeStamp,
    position::{BestQuestions, TableFindings},
    practice::{ExerciseKind, ExerciseRecord, Feedback, RefutationSpread, SeatTally, Stop},
    puzzle::{Grade, Position, PuzzleSearch},
    review::{Missed, SeatReview},
};
use candlestick_deduction::{Holder, proof::Proof};
use candlestick_rules::{Action, CardId, SeatId, Triple, WrittenView};
use candlestick_themes::ThemeFiles;

/// What is to be worked out.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// Takes in a theme of the user's own; cases that name it can be played from now on.
    Theme {
        /// Its id.
        id: String,
        /// Its texts.
        files: ThemeFiles,
    },
    /// What the bots do next.
    Bots {
        /// The case so far.
        log: CaseLog,
        /// The most decisions in a row.
        most: usize,
    },
    /// What bots decide again at decisions of a case that was played.
    BotsAgain {
        /// The case.
        log: CaseLog,
        /// The decisions.
        of: Vec<BotDecided>,
    },
    /// What is certain and likely for a seat.
    Deductions(Eyes),
    /// Why cards are where a seat could know them to be.
    Proofs {
        /// The seat's.
        eyes: Eyes,
        /// Events of the seat's view that count.
        events: usize,
        /// What is to be proved.
        of: Vec<(CardId, Holder)>,
    },
    /// One seat's part of a review.
    Review {
        /// The case.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
    },
    /// A position with one answer.
    Puzzle {
        /// The id of the theme.
        theme: String,
        /// Where the search begins.
        seed: u64,
        /// The grade that is wanted.
        wanted: Option<Grade>,
    },
    /// An exercise.
    Exercise {
        /// The id of the theme.
        theme: String,
        /// Its kind.
        kind: ExerciseKind,
        /// Its number.
        seed: u64,
        /// The grade that is wanted.
        wanted: Option<Grade>,
    },
    /// What a seat did in a closed case, counted.
    Tally {
        /// The case.
        log: CaseLog,
        /// The seat's part of its review.
        review: Box<SeatReview>,
    },
    /// How a seat fared in a closed case, or how a bot of a level would have in each person's place.
    Compare {
        /// The case.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
        /// The level of the bots; none for the case as it was played.
        instead: Option<Level>,
    },
    /// Where a seat could have known or asked better in a closed case.
    Stops {
        /// The case.
        log: CaseLog,
        /// The seat's part of its review.
        review: Box<SeatReview>,
    },
    /// An exercise from what a seat missed in a closed case.
    Missed {
        /// The case.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
        /// What it missed, as its review says.
        missed: Missed,
    },
    /// What questions would have told a seat.
    Spreads {
        /// The case.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
        /// The event before which they are asked.
        event: usize,
        /// The questions.
        questions: Vec<Triple>,
    },
    /// What is said to an answer to an exercise.
    Feedback {
        /// The exercise.
        exercise: Box<ExerciseRecord>,
        /// The answer, as an index.
        answer: usize,
    },
    /// Something about a real table, which travels as its text.
    RealTable {
        /// The id of the theme.
        theme: String,
        /// The table.
        text: String,
        /// What is asked of it.
        asked: TableQuery,
    },
}

/// With whose eyes a job looks at a case.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// A seat's, where the case is here, whole.
    Seated {
        /// The case, as far as the seat has been told.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
    },
    /// Those of somebody who was told of a case elsewhere.
    Told {
        /// The theme.
        theme: ThemeStamp,
        /// All that was told.
        view: Box<WrittenView>,
    },
}

/// What is asked of a real table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableQuery {
    /// What it tells.
    Told,
    /// The questions that tell most.
    Questions,
    /// Why these cells are certain.
    Proofs(Vec<(CardId, Holder)>),
}

/// What came of a job.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobResult {
    /// The theme is known.
    Theme,
    /// The bots' decisions; fewer than wanted where a person is to act or the case is closed.
    Bots(Vec<(SeatId, Action)>),
    /// What the bots decide again, in the order that was asked; none where no bot is to act there.
    BotsAgain(Vec<Option<(SeatId, Action)>>),
    /// What is certain and likely.
    Deductions(Deductions),
    /// A proof for each that can be proved, in order.
    Proofs(Vec<Proof>),
    /// The seat's part.
    Review(SeatReview),
    /// The position.
    Puzzle(Position),
    /// The exercise.
    Exercise(Box<ExerciseRecord>),
    /// What the seat did.
    Tally(SeatTally),
    /// How the seat fared.
    Compare(SeatResult),
    /// Its stops, in the order of the case.
    Stops(Vec<Stop>),
    /// The exercise; none where what was missed makes no question with one answer.
    Missed(Option<Box<ExerciseRecord>>),
    /// What each question would have told.
    Spreads(Vec<RefutationSpread>),
    /// What is said to the answer.
    Feedback(Feedback),
    /// What a real table tells.
    TableTold(Box<TableFindings>),
    /// The questions at a real table that tell most.
    Questions(BestQuestions),
    /// It could not be done, and why.
    Failed(String),
}

impl From<&PuzzleSearch> for Job {
    fn from(search: &PuzzleSearch) -> Self {
        Self::Puzzle { theme: search.theme.id.clone(), seed: search.seed, wanted: search.wanted }
    }
}

impl Case {
    /// The log as jobs name the case: its stamp is that of the theme as it is played here. The two differ while a part of
    /// a changed theme waits for the next case; then only whoever has that very theme can do the job.
    #[must_use]
    pub fn job_log(&self) -> CaseLog {
        CaseLog { theme: ThemeStamp::of(self.theme()), ..self.log().clone() }
    }
}
