//! The job runner: does jobs, and keeps the cases and themes that the next job may need again.

use std::{collections::HashMap, sync::Arc};

use super::job::{Eyes, Job, JobResult, TableQuery};
use crate::{
    Case, CaseLog, Deductions, ReplayFault, SeatResult, ThemeStamp,
    position::{ReadFault, RealTable},
    practice::{self, Exercise, ExerciseFault, SeatTally},
    puzzle::{PuzzleFault, PuzzleSearch},
    review::SeatReview,
};
use candlestick_deduction::{Knowledge, proof::why_all};
use candlestick_rules::{SeatId, View, ViewFault, WrittenView};
use candlestick_themes as theme;
use candlestick_themes::Theme;

/// Why a job cannot be done.
#[derive(Debug, thiserror::Error)]
enum Obstacle {
    #[error("there is no theme {0} here; send it first")]
    NoTheme(String),
    #[error("the theme has faults ({0}); `candlestick theme check` lists them")]
    BrokenTheme(usize),
    #[error(transparent)]
    Replay(#[from] ReplayFault),
    #[error(transparent)]
    Puzzle(#[from] PuzzleFault),
    #[error(transparent)]
    Exercise(#[from] ExerciseFault),
    #[error("the case has no such moment")]
    NoMoment,
    #[error(transparent)]
    Table(#[from] ReadFault),
    #[error("there is no seat {}", .0.0)]
    NoSeat(SeatId),
    #[error("the theme {0} here is not the one that the case elsewhere is played with")]
    OtherTheme(String),
    #[error(transparent)]
    View(#[from] ViewFault),
    #[error("this is not a job: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// Does jobs, and keeps what the next one may need again.
#[derive(Debug, Default)]
pub struct JobRunner {
    themes: HashMap<String, Arc<Theme>>,
    /// The case as each seat was told of it last; under none, as the bots play it, who are ahead of what was told.
    played: HashMap<Option<SeatId>, Played>,
    /// The case elsewhere as it was told of last.
    told: Option<CaseElsewhere>,
}

/// A case elsewhere: all that was told of it, and what could be known by then.
#[derive(Debug)]
struct CaseElsewhere {
    view: View,
    known: Option<Knowledge>,
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
    pub fn carry_out_text(&mut self, job: &str) -> String {
        let result = serde_json::from_str(job).map_err(Obstacle::from).and_then(|job| self.attempt(job));
        let result = result.unwrap_or_else(|why| JobResult::Failed(why.to_string()));
        // Nothing in a result can fail to be written: no maps with odd keys, no foreign types.
        serde_json::to_string(&result).unwrap_or_default()
    }

    /// From now on, jobs that name this theme's id mean this theme. Cases that were played with other rules or on another
    /// board under that id are dropped.
    pub fn know(&mut self, theme: &Arc<Theme>) {
        let known = self.themes.insert(theme.id.clone(), Arc::clone(theme));
        if known.is_some_and(|known| !Arc::ptr_eq(&known, theme) && known.edition != theme.edition) {
            self.played.retain(|_, played| played.case.log().theme.id != theme.id);
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
            Job::BotsAgain { log, of } => JobResult::BotsAgain(self.case(log, None)?.case.decided_again(&of)?),
            Job::Deductions(eyes) => JobResult::Deductions(self.deductions(eyes)?),
            Job::Proofs { eyes, events, of } => JobResult::Proofs(why_all(&self.view(eyes)?.0, events, &of)),
            Job::Review { log, seat } => JobResult::Review(SeatReview::of(&self.seated(log, seat)?.case, seat)),
            Job::Puzzle { theme, seed, wanted } => {
                JobResult::Puzzle(PuzzleSearch::new(&self.theme(&theme)?, seed, wanted).finish()?.position())
            }
            Job::Exercise { theme, kind, seed, wanted } => {
                let exercise = practice::of_seed(&self.theme(&theme)?, kind, seed, wanted)?;
                JobResult::Exercise(Box::new(exercise.record()))
            }
            Job::Tally { log, review } => {
                let seat = review.seat;
                JobResult::Tally(SeatTally::of(&self.seated(log, seat)?.case, &review))
            }
            Job::Compare { log, seat, instead } => {
                let case = &self.seated(log, seat)?.case;
                let played =
                    instead.map(|level| case.with_bots_instead(level)).transpose().map_err(ReplayFault::from)?;
                let case = played.as_ref().unwrap_or(case);
                JobResult::Compare(SeatResult::of(case, &SeatReview::of(case, seat)))
            }
            Job::Stops { log, review } => {
                let seat = review.seat;
                JobResult::Stops(practice::stops(&self.seated(log, seat)?.case, &review))
            }
            Job::Missed { log, seat, missed } => {
                let exercise = Exercise::of_missed(&self.seated(log, seat)?.case, seat, &missed);
                JobResult::Missed(exercise.map(|exercise| Box::new(exercise.record())))
            }
            Job::Spreads { log, seat, event, questions } => {
                let case = &self.seated(log, seat)?.case;
                JobResult::Spreads(practice::spreads_before(case, seat, event, &questions).ok_or(Obstacle::NoMoment)?)
            }
            Job::Feedback { exercise, answer } => {
                let theme = self.theme(exercise.theme())?;
                JobResult::Feedback(Exercise::at(&theme, *exercise)?.feedback(answer))
            }
            Job::RealTable { theme, text, asked } => {
                let table = RealTable::from_text(&text, &self.theme(&theme)?)?;
                match asked {
                    TableQuery::Told => JobResult::TableTold(Box::new(table.findings())),
                    TableQuery::Questions => JobResult::Questions(table.best_questions()),
                    TableQuery::Proofs(cells) => JobResult::Proofs(table.proofs(&cells)),
                }
            }
        })
    }

    fn deductions(&mut self, eyes: Eyes) -> Result<Deductions, Obstacle> {
        let (view, known) = self.view(eyes)?;
        let knowledge = known.as_ref().map_or_else(|| Knowledge::from_view(&view), |known| known.after_view(&view));
        Ok(Deductions::new(known.insert(knowledge), &view))
    }

    /// What these eyes see, and what could be known earlier in the same case.
    fn view(&mut self, eyes: Eyes) -> Result<(View, &mut Option<Knowledge>), Obstacle> {
        match eyes {
            Eyes::Seated { log, seat } => {
                let played = self.seated(log, seat)?;
                Ok((played.case.game().view(seat), &mut played.known))
            }
            Eyes::Told { theme, view } => self.view_and_knowledge(&theme, *view),
        }
    }

    fn view_and_knowledge(
        &mut self,
        stamp: &ThemeStamp,
        view: WrittenView,
    ) -> Result<(View, &mut Option<Knowledge>), Obstacle> {
        let theme = self.theme(&stamp.id)?;
        if !stamp.is_of(&theme) {
            return Err(Obstacle::OtherTheme(stamp.id.clone()));
        }
        let view = view.with_edition(Arc::clone(&theme.edition))?;
        let before = self.told.take().filter(|before| goes_on(&before.view, &view));
        let told =
            self.told.insert(CaseElsewhere { view: view.clone(), known: before.and_then(|before| before.known) });
        Ok((view, &mut told.known))
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
        self.played.retain(|_, played| is_same(played.case.log(), &log));
        let before = self.played.remove(&eyes).filter(|before| log.actions.starts_with(&before.case.log().actions));
        let played = match before {
            Some(Played { case, known }) => Played { case: case.played_on(&log)?, known },
            None => Played { case: Case::replay(theme, log)?, known: None },
        };
        Ok(self.played.entry(eyes).insert_entry(played).into_mut())
    }
}

/// Whether a view is a later one of the same eyes on the same case.
fn goes_on(before: &View, after: &View) -> bool {
    let dealt = before.edition == after.edition && before.setup == after.setup && before.hand == after.hand;
    dealt && before.me == after.me && after.events.starts_with(&before.events)
}

/// Whether two logs are of the same case.
fn is_same(one: &CaseLog, other: &CaseLog) -> bool {
    let dealt = (one.seed, &one.laid) == (other.seed, &other.laid);
    dealt && (&one.theme, &one.setup, &one.seats) == (&other.theme, &other.setup, &other.seats)
}

#[cfg(test)]
mod tests;
