//! Makes exercises of what one missed in one's own cases: worked out one by one beside the frames, repeated until they stay.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use super::kept::KeptPractice;
use crate::{
    platform,
    screens::{Notices, Speech, failed_job},
    table::{BackgroundJob, BackgroundTasks},
};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
    practice::ExerciseSource,
    review::{Missed, SeatReview},
};
use candlestick_rules::SeatId;

/// Most exercises that come of one case: more would bury what came before.
const MOST: usize = 4;

/// What was missed in cases that have just closed and has not become an exercise yet. Nobody waits for it: it is due the day
/// after.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Misses {
    waiting: VecDeque<(Arc<Case>, SeatId, Missed)>,
    /// The one that is being worked out.
    coming: Option<BackgroundJob>,
}

impl Misses {
    /// What a person missed in a case, the latest first: by then most could be known.
    pub fn add(&mut self, case: &Case, review: &SeatReview) {
        let case = Arc::new(case.clone());
        let missed = review.missed.iter().rev().take(MOST);
        self.waiting.extend(missed.map(|missed| (Arc::clone(&case), review.seat, *missed)));
    }

    /// Whether something is still to become an exercise.
    pub fn are_left(&self) -> bool {
        self.coming.is_some() || !self.waiting.is_empty()
    }
}

/// Takes what has become of one of them, and sets out for the next; what has no answer that is certain becomes none.
pub(super) fn learn(
    mut misses: ResMut<Misses>,
    mut kept: ResMut<KeptPractice>,
    (tasks, words): (Res<BackgroundTasks>, Res<Speech>),
    mut notices: ResMut<Notices>,
) {
    let misses = &mut *misses;
    if let Some(coming) = &mut misses.coming {
        let Some(result) = coming.done() else { return };
        misses.coming = None;
        match result {
            JobResult::Missed(Some(exercise)) => {
                kept.progress.schedule.miss(ExerciseSource::Case(exercise), platform::days());
            }
            JobResult::Missed(None) => {}
            other => tell_once(&mut notices, failed_job::failure_text(&other, &words.0)),
        }
        if misses.waiting.is_empty() {
            kept.keep();
        }
    }
    misses.coming = misses.waiting.pop_front().map(|(case, seat, missed)| {
        let job = Job::Missed { log: case.job_log(), seat, missed };
        tasks.start(job, case.theme())
    });
}

/// Tells what went wrong, be it with several of a case.
fn tell_once(notices: &mut Notices, text: String) {
    if !notices.0.contains(&text) {
        notices.0.push(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resource::Begin;
    use candlestick_game::{review::Review, testing::novices};
    use candlestick_themes::key;

    /// A case with the part of somebody who missed more than one thing in it.
    fn missed() -> (Case, SeatReview) {
        let cases = (0..12).map(|seed| novices(seed, usize::MAX));
        let found = cases.map(|case| (Review::of(&case), case)).find_map(|(review, case)| {
            let seat = review.seats.into_iter().find(|seat| seat.missed.len() > 1)?;
            Some((case, seat))
        });
        found.expect("novices miss much")
    }

    /// Frames in which what was missed is learnt, by somebody who does the jobs or does not.
    fn learnt(tasks: BackgroundTasks, case: &Case, seat: &SeatReview) -> App {
        let mut app = App::new();
        app.begin::<Misses>().begin::<KeptPractice>().begin::<Speech>().begin::<Notices>().insert_resource(tasks);
        app.world_mut().resource_mut::<KeptPractice>().kept = false;
        app.add_systems(Update, learn.run_if(|misses: Res<Misses>| misses.are_left()));
        app.world_mut().resource_mut::<Misses>().add(case, seat);
        (0..=MOST).for_each(|_| app.update());
        app
    }

    #[test]
    fn what_was_missed_in_a_case_is_due_the_day_after() {
        let (case, seat) = missed();
        let app = learnt(BackgroundTasks::in_the_frame(), &case, &seat);
        let schedule = &app.world().resource::<KeptPractice>().progress.schedule;
        assert!((1..=MOST).contains(&schedule.items().count()));
        assert!(schedule.due(platform::days()).is_empty());
        assert_eq!(schedule.due(platform::days() + 1).len(), schedule.items().count());
        assert!(!app.world().resource::<Misses>().are_left());
        assert!(app.world().resource::<Notices>().0.is_empty());
    }

    #[test]
    fn no_frame_waits_for_it() {
        let (case, seat) = missed();
        let app = learnt(BackgroundTasks::that_never_finish(), &case, &seat);
        assert_eq!(app.world().resource::<KeptPractice>().progress.schedule.items().count(), 0);
        assert!(app.world().resource::<Misses>().are_left());
    }

    #[test]
    fn what_cannot_be_worked_out_is_told_once_and_holds_nothing_up() {
        let (case, seat) = missed();
        let nobody = SeatReview { seat: SeatId(9), ..seat };
        let app = learnt(BackgroundTasks::in_the_frame(), &case, &nobody);
        assert_eq!(app.world().resource::<Notices>().0, [Speech::default().0.say(key!("job-failed"))]);
        assert_eq!(app.world().resource::<KeptPractice>().progress.schedule.items().count(), 0);
        assert!(!app.world().resource::<Misses>().are_left());
    }
}
