//! Long thoughts as messages: where there is no second thread, as in a page, they are thought in a worker.
//!
//! A job names all that its answer depends on, so the answer is the same wherever it is worked out. Cases travel as
//! their logs; whoever does jobs plays them again, and only what is new of them.

use std::{collections::HashMap, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{
    Case, CaseLog, ReplayFault, Sure,
    puzzle::{Grade, Position, PuzzleFault, Search},
    review::SeatReview,
};
use candlestick_deduction::{
    Holder, Knowledge,
    proof::{Proof, why_all},
};
use candlestick_rules::{Action, CardId, SeatId};
use candlestick_themes as theme;
use candlestick_themes::{Theme, ThemeFiles};

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
    /// What is certain and likely for a seat.
    Sure {
        /// The case as far as the seat has been told.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
    },
    /// Why cards are where a seat could know them to be.
    Proofs {
        /// The case.
        log: CaseLog,
        /// The seat.
        seat: SeatId,
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
}

/// What came of a job.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobResult {
    /// The theme is known.
    Theme,
    /// The bots' decisions; fewer than wanted where a person is to act or the case is closed.
    Bots(Vec<(SeatId, Action)>),
    /// What is certain and likely.
    Sure(Sure),
    /// A proof for each that can be proved, in order.
    Proofs(Vec<Proof>),
    /// The seat's part.
    Review(SeatReview),
    /// The position.
    Puzzle(Position),
    /// It could not be done, and why.
    Failed(String),
}

/// Why a job cannot be done.
#[derive(Debug, thiserror::Error)]
enum Obstacle {
    #[error("no theme is called {0}; tell it first")]
    NoTheme(String),
    #[error("the theme has {0} faults; `candlestick theme check` names them")]
    BrokenTheme(usize),
    #[error(transparent)]
    Replay(#[from] ReplayFault),
    #[error(transparent)]
    Puzzle(#[from] PuzzleFault),
    #[error("there is no seat {}", .0.0)]
    NoSeat(SeatId),
    #[error("this is no job: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// Does jobs, and keeps what the next one may need again.
#[derive(Debug, Default)]
pub struct JobRunner {
    themes: HashMap<String, Arc<Theme>>,
    /// The case as each seat was told of it last; under none, as the bots play it, who are ahead of what was told.
    played: HashMap<Option<SeatId>, Played>,
}

/// A case, and what its seat knew by then.
#[derive(Debug)]
struct Played {
    case: Case,
    known: Option<Knowledge>,
}

impl JobRunner {
    /// Does a job that came as JSON; the result is JSON too.
    #[must_use]
    pub fn answer(&mut self, job: &str) -> String {
        let result = serde_json::from_str(job).map_err(Obstacle::from).and_then(|job| self.attempt(job));
        let result = result.unwrap_or_else(|why| JobResult::Failed(why.to_string()));
        // Nothing in an result can fail to be written: no maps with odd keys, no foreign types.
        serde_json::to_string(&result).unwrap_or_default()
    }

    /// Does a job.
    #[must_use]
    pub fn carry_out(&mut self, job: Job) -> JobResult {
        self.attempt(job).unwrap_or_else(|why| JobResult::Failed(why.to_string()))
    }

    fn attempt(&mut self, job: Job) -> Result<JobResult, Obstacle> {
        Ok(match job {
            Job::Theme { id, files } => {
                let theme = Theme::from_files(&id, &files).map_err(|faults| Obstacle::BrokenTheme(faults.len()))?;
                self.themes.insert(id, Arc::new(theme));
                JobResult::Theme
            }
            Job::Bots { log, most } => JobResult::Bots(self.case(log, None)?.case.clone().play_bots(most)),
            Job::Sure { log, seat } => JobResult::Sure(self.sure(log, seat)?),
            Job::Proofs { log, seat, events, of } => {
                JobResult::Proofs(why_all(&self.seated(log, seat)?.case.game.view(seat), events, &of))
            }
            Job::Review { log, seat } => JobResult::Review(SeatReview::of(&self.seated(log, seat)?.case, seat)),
            Job::Puzzle { theme, seed, wanted } => {
                JobResult::Puzzle(Search::new(&self.theme(&theme)?, seed, wanted).finish()?.position())
            }
        })
    }

    fn sure(&mut self, log: CaseLog, seat: SeatId) -> Result<Sure, Obstacle> {
        let played = self.seated(log, seat)?;
        let view = played.case.game.view(seat);
        let before = played.known.as_ref();
        let knowledge = before.map_or_else(|| Knowledge::from_view(&view), |before| before.after_view(&view));
        Ok(Sure::new(played.known.insert(knowledge), &view))
    }

    fn theme(&mut self, id: &str) -> Result<Arc<Theme>, Obstacle> {
        if let Some(theme) = self.themes.get(id) {
            return Ok(Arc::clone(theme));
        }
        if !theme::builtin_ids().contains(&id) {
            return Err(Obstacle::NoTheme(id.to_owned()));
        }
        let theme = Arc::new(theme::builtin(id).map_err(|faults| Obstacle::BrokenTheme(faults.len()))?);
        self.themes.insert(id.to_owned(), Arc::clone(&theme));
        Ok(theme)
    }

    fn seated(&mut self, log: CaseLog, seat: SeatId) -> Result<&mut Played, Obstacle> {
        if seat.index() >= log.seats.len() && seat != SeatId::WATCHER {
            return Err(Obstacle::NoSeat(seat));
        }
        self.case(log, Some(seat))
    }

    /// The case of a log: the one played for the same eyes where it goes on from there, else played anew.
    fn case(&mut self, log: CaseLog, eyes: Option<SeatId>) -> Result<&mut Played, Obstacle> {
        let theme = self.theme(&log.theme.id)?;
        self.played.retain(|_, played| is_same(&played.case.log, &log));
        let before = self.played.remove(&eyes).filter(|before| log.actions.starts_with(&before.case.log.actions));
        let played = match before {
            Some(Played { case, known }) => Played { case: case.played_on(&log)?, known },
            None => Played { case: Case::replay(theme, log)?, known: None },
        };
        Ok(self.played.entry(eyes).insert_entry(played).into_mut())
    }
}

/// Whether two logs are of the same case.
fn is_same(one: &CaseLog, other: &CaseLog) -> bool {
    (one.seed, &one.theme, &one.setup, &one.seats) == (other.seed, &other.theme, &other.setup, &other.seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Seat, testing};
    use candlestick_rules::{Setup, SuspectId};

    fn opened(theme: &str, seed: u64) -> Case {
        testing::opened(theme, 4, Level::Detective, seed)
    }

    fn played(seed: u64, steps: usize) -> Case {
        testing::played(opened("classic-2016", seed), steps)
    }

    /// Sends a job as the page does: as text, there and back.
    fn sent(runner: &mut JobRunner, job: &Job) -> JobResult {
        serde_json::from_str(&runner.answer(&serde_json::to_string(job).unwrap())).unwrap()
    }

    #[test]
    fn bots_decide_the_same_by_message_whatever_was_played_before() {
        let mut runner = JobRunner::default();
        for (seed, steps) in [(1, 0), (1, 30), (1, 90), (1, 30), (2, 40)] {
            let case = played(seed, steps);
            let result = sent(&mut runner, &Job::Bots { log: case.log.clone(), most: 5 });
            assert_eq!(result, JobResult::Bots(case.play_bots(5)));
        }
    }

    #[test]
    fn what_is_certain_is_the_same_by_message_later_and_earlier() {
        let mut runner = JobRunner::default();
        for (seed, steps, seat) in [(1, 40, 0), (1, 80, 0), (1, 120, 1), (1, 60, 0), (3, 60, 0)] {
            let (case, seat) = (played(seed, steps), SeatId(seat));
            let sure = Sure::from_view(&case.game.view(seat));
            assert_eq!(sent(&mut runner, &Job::Sure { log: case.log, seat }), JobResult::Sure(sure));
        }
    }

    #[test]
    fn proofs_and_reviews_come_as_they_are_found_here() {
        let mut runner = JobRunner::default();
        let case = played(4, 400);
        for seat in case.game.seats() {
            let review = SeatReview::of(&case, seat);
            for missed in &review.missed {
                let of = missed.facts(&case);
                assert!(!of.is_empty());
                let job = Job::Proofs { log: case.log.clone(), seat, events: missed.event(), of };
                assert_eq!(sent(&mut runner, &job), JobResult::Proofs(missed.proofs(&case, seat)));
            }
            // Reading JSON rounds a number's last digit, so what is wanted goes the same way.
            let wanted = serde_json::from_str(&serde_json::to_string(&review).unwrap()).unwrap();
            let job = Job::Review { log: case.log.clone(), seat };
            assert_eq!(sent(&mut runner, &job), JobResult::Review(wanted));
        }
    }

    #[test]
    fn a_puzzle_comes_as_its_position() {
        let id = theme::builtin_ids()[0];
        let job = Job::Puzzle { theme: id.into(), seed: 5, wanted: None };
        let JobResult::Puzzle(position) = sent(&mut JobRunner::default(), &job) else { panic!("no puzzle") };
        let theme = Arc::new(theme::builtin(id).unwrap());
        let here = crate::puzzle::of_seed(&theme, 5, None).unwrap();
        let there = crate::puzzle::Puzzle::at(&theme, position).unwrap();
        assert_eq!((there.answer, there.grade, there.seat()), (here.answer, here.grade, here.seat()));
        assert_eq!(there.view.events, here.view.events);
    }

    #[test]
    fn an_own_theme_is_known_once_it_was_told() {
        let mut runner = JobRunner::default();
        let files = theme::builtin_files("forty-fathoms").unwrap();
        let theme = Arc::new(Theme::from_files("mine", &files).unwrap());
        let setup = Setup::new((0..3).map(SuspectId).collect());
        let seat = |n: u8| Seat::bot(format!("P{n}"), Level::Detective);
        let case = Case::new(theme, setup, (0..3).map(seat).collect(), 9).unwrap();
        let job = Job::Bots { log: case.log.clone(), most: 3 };
        assert!(matches!(sent(&mut runner, &job), JobResult::Failed(why) if why.contains("mine")));
        assert_eq!(sent(&mut runner, &Job::Theme { id: "mine".into(), files }), JobResult::Theme);
        assert_eq!(sent(&mut runner, &job), JobResult::Bots(case.play_bots(3)));
    }

    #[test]
    fn what_is_no_job_or_cannot_be_played_is_said() {
        let mut runner = JobRunner::default();
        let answer: JobResult = serde_json::from_str(&runner.answer("{}")).unwrap();
        assert!(matches!(answer, JobResult::Failed(_)));
        let mut case = played(1, 10);
        case.log.theme.digest = "0".into();
        assert!(matches!(runner.carry_out(Job::Bots { log: case.log.clone(), most: 1 }), JobResult::Failed(_)));
        let job = Job::Review { log: played(1, 10).log, seat: SeatId(9) };
        assert!(matches!(runner.carry_out(job), JobResult::Failed(_)));
    }
}
