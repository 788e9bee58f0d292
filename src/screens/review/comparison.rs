//! The same deal side by side: the case that is shown, what friends sent of it, and bots in the person's place.

use crate::{
    screens::failed_job,
    table::{BackgroundJob, BackgroundTasks},
};
use candlestick_game::{
    Case, CaseLog, Level, Record, SeatResult,
    jobs::{Job, JobResult},
};
use candlestick_rules::SeatId;
use candlestick_themes::Words;

/// Who played the deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ComparedPlayer {
    /// The person whose case is shown.
    You,
    /// The first seat of the case that is shown, where no person played.
    First(String),
    /// A friend whose case is kept on this device, if it is called anything else than the one that is shown.
    Friend(Option<String>),
    /// A bot of a level in the person's place.
    Bot(Level),
}

/// One line of the comparison.
#[derive(Debug)]
pub(super) struct ComparisonRow {
    pub player: ComparedPlayer,
    log: CaseLog,
    /// How they fared, once that is worked out, or why that came to nothing.
    pub fared: Option<Result<SeatResult, String>>,
}

/// The lines, and what is pasted.
#[derive(Debug, Default)]
pub(super) struct Comparison {
    pub rows: Vec<ComparisonRow>,
    coming: Option<BackgroundJob>,
    /// What is being pasted; none while nobody pastes.
    pub pasted: Option<String>,
    /// Whether the lines are there.
    begun: bool,
}

impl Comparison {
    /// Whether lines are to be worked out, or still are.
    pub fn is_working(&self) -> bool {
        self.begun && self.rows.iter().any(|row| row.fared.is_none())
    }

    /// Whether the lines are still to be laid out.
    pub const fn is_fresh(&self) -> bool {
        !self.begun
    }

    /// Lays out the lines: the case that is shown, closed cases of the same deal among those kept, and each level of bots
    /// where a person played. What is worked out already stays.
    pub fn lay_out<'a>(&mut self, case: &Case, kept: impl Iterator<Item = &'a Record>) {
        self.begun = true;
        let shown = case.log();
        let own = name(shown, "");
        let here = if shown.person().is_some() { ComparedPlayer::You } else { ComparedPlayer::First(own.clone()) };
        let mut rows = vec![(here, shown.clone())];
        let same = |record: &&Record| record.is_closed() && record.log.is_same_deal(shown) && record.log != *shown;
        rows.extend(kept.filter(same).map(|record| {
            let log = CaseLog { theme: shown.theme.clone(), ..record.log.clone() };
            (ComparedPlayer::Friend(Some(name(&record.log, &record.title)).filter(|name| *name != own)), log)
        }));
        let bots = shown.person().map_or(&[][..], |_| &Level::ALL);
        rows.extend(bots.iter().map(|level| (ComparedPlayer::Bot(*level), shown.clone())));
        let mut before = std::mem::take(&mut self.rows);
        self.coming = None;
        self.rows = rows
            .into_iter()
            .map(|(player, log)| {
                let known = before.iter_mut().find(|row| (&row.player, &row.log) == (&player, &log));
                ComparisonRow { fared: known.and_then(|row| row.fared.take()), player, log }
            })
            .collect();
    }

    /// One line after the other, so that the page breathes between them.
    pub fn work(&mut self, case: &Case, tasks: &BackgroundTasks, words: &Words) {
        let Some(row) = self.rows.iter_mut().find(|row| row.fared.is_none()) else { return };
        let Some(job) = &mut self.coming else {
            let instead = if let ComparedPlayer::Bot(level) = row.player { Some(level) } else { None };
            let seat = row.log.person().unwrap_or(SeatId(0));
            // The theme as it is played here, whatever the record says.
            let log = CaseLog { theme: case.job_log().theme, ..row.log.clone() };
            self.coming = Some(tasks.start(Job::Compare { log, seat, instead }, case.theme()));
            return;
        };
        let Some(result) = job.done() else { return };
        self.coming = None;
        row.fared = Some(match result {
            JobResult::Compare(fared) => Ok(fared),
            other => Err(failed_job::failure_text(&other, words)),
        });
    }
}

/// Who played a case: what it is called, or else its person's name.
fn name(log: &CaseLog, title: &str) -> String {
    let person = log.person().unwrap_or(SeatId(0));
    let seat = log.seats.get(person.index()).map_or("", |seat| seat.name.as_str());
    if title.is_empty() { seat.to_owned() } else { title.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Controller, testing::novices};

    /// A closed case of bots as if somebody of this name had played its first seat.
    fn by(name: &str, seed: u64) -> (Case, Record) {
        let bots = novices(seed, usize::MAX);
        let mut log = bots.log().clone();
        (log.seats[0].name, log.seats[0].controller) = (name.into(), Controller::Person);
        let case = Case::replay(std::sync::Arc::clone(bots.theme()), log).unwrap();
        let record = Record::of(&case);
        (case, record)
    }

    #[test]
    fn cases_of_the_same_deal_stand_beside_it_and_others_do_not() {
        let (case, own) = by("Ann", 3);
        let (_, friend) = by("Bea", 3);
        let (_, other) = by("Cleo", 4);
        let (nobody, _) = by("", 5);
        let mut comparison = Comparison::default();
        comparison.lay_out(&case, [&own, &friend, &other].into_iter());
        let players: Vec<_> = comparison.rows.iter().map(|row| row.player.clone()).collect();
        let bots = Level::ALL.map(ComparedPlayer::Bot);
        let expected = [ComparedPlayer::You, ComparedPlayer::Friend(Some("Bea".into()))].into_iter().chain(bots);
        assert_eq!(players, expected.collect::<Vec<_>>());
        comparison.rows[0].fared = Some(Err("worked out".into()));
        comparison.lay_out(&case, [&friend].into_iter());
        assert!(comparison.rows[0].fared.is_some() && comparison.is_working(), "what is worked out stays");
        comparison.lay_out(&nobody, [].into_iter());
        assert_eq!((comparison.rows.len(), comparison.rows[0].fared.is_none()), (4, true), "another case");
    }
}
