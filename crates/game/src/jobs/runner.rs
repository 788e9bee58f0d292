//! The job runner: does jobs, and keeps the cases and themes that the next job may need again.

use std::{collections::HashMap, sync::Arc};

use super::job::{Job, JobResult};
use crate::{
    Case, CaseLog, Deductions, ReplayFault,
    puzzle::{PuzzleFault, Search},
    review::SeatReview,
};
use candlestick_deduction::{Knowledge, proof::why_all};
use candlestick_rules::SeatId;
use candlestick_themes as theme;
use candlestick_themes::Theme;

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

    /// From now on, jobs that name this theme's id mean this theme. Cases that were played with other rules or on another
    /// board under that id are dropped.
    pub fn know(&mut self, theme: &Arc<Theme>) {
        let known = self.themes.insert(theme.id.clone(), Arc::clone(theme));
        if known.is_some_and(|known| !Arc::ptr_eq(&known, theme) && known.edition != theme.edition) {
            self.played.retain(|_, played| played.case.log.theme.id != theme.id);
        }
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
                self.know(&Arc::new(theme));
                JobResult::Theme
            }
            Job::Bots { log, most } => JobResult::Bots(self.case(log, None)?.case.clone().play_bots(most)),
            Job::Deductions { log, seat } => JobResult::Deductions(self.sure(log, seat)?),
            Job::Proofs { log, seat, events, of } => {
                JobResult::Proofs(why_all(&self.seated(log, seat)?.case.game.view(seat), events, &of))
            }
            Job::Review { log, seat } => JobResult::Review(SeatReview::of(&self.seated(log, seat)?.case, seat)),
            Job::Puzzle { theme, seed, wanted } => {
                JobResult::Puzzle(Search::new(&self.theme(&theme)?, seed, wanted).finish()?.position())
            }
        })
    }

    fn sure(&mut self, log: CaseLog, seat: SeatId) -> Result<Deductions, Obstacle> {
        let played = self.seated(log, seat)?;
        let view = played.case.game.view(seat);
        let before = played.known.as_ref();
        let knowledge = before.map_or_else(|| Knowledge::from_view(&view), |before| before.after_view(&view));
        Ok(Deductions::new(played.known.insert(knowledge), &view))
    }

    fn theme(&mut self, id: &str) -> Result<Arc<Theme>, Obstacle> {
        if let Some(theme) = self.themes.get(id) {
            return Ok(Arc::clone(theme));
        }
        if !theme::is_builtin(id) {
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
    let dealt = (one.seed, &one.laid) == (other.seed, &other.laid);
    dealt && (&one.theme, &one.setup, &one.seats) == (&other.theme, &other.setup, &other.seats)
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
            let sure = Deductions::from_view(&case.game.view(seat));
            assert_eq!(sent(&mut runner, &Job::Deductions { log: case.log, seat }), JobResult::Deductions(sure));
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
    fn a_case_that_took_up_a_part_of_a_changed_theme_is_played_with_that_very_theme_or_not_at_all() {
        let files = theme::builtin_files("classic-2016").unwrap();
        let mut changed = files.clone();
        changed.theme_toml = changed.theme_toml.replace("two_side_room_cards = 4", "two_side_room_cards = 2");
        changed.board = changed.board.replacen("#########3", "########.3", 1);
        let theme = Arc::new(Theme::from_files("classic-2016", &changed).unwrap());
        let renewed = played(1, 30).renewed(&theme);
        assert!(renewed.waits == [crate::Waits::Rules] && renewed.case.log.actions != played(1, 30).log.actions);
        let mut runner = JobRunner::default();
        let job = Job::Bots { log: renewed.case.job_log(), most: 3 };
        for files in [files, changed] {
            assert_eq!(sent(&mut runner, &Job::Theme { id: "classic-2016".into(), files }), JobResult::Theme);
            assert!(matches!(sent(&mut runner, &job), JobResult::Failed(_)), "these files do not make its theme");
        }
        runner.know(&renewed.case.theme);
        assert_eq!(sent(&mut runner, &job), JobResult::Bots(renewed.case.play_bots(3)));
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
