//! Makes exercises of what one missed in one's own cases: worked out one a frame, repeated until they stay.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use super::kept::KeptPractice;
use crate::platform;
use candlestick_game::{
    Case,
    practice::{Exercise, ExerciseSource},
    review::{Missed, SeatReview},
};
use candlestick_rules::SeatId;

/// Most exercises that come of one case: more would bury what came before.
const MOST: usize = 4;

/// What was missed in cases that have just closed and has not become an exercise yet.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Misses(VecDeque<(Arc<Case>, SeatId, Missed)>);

impl Misses {
    /// What a person missed in a case, the latest first: by then most could be known.
    pub fn add(&mut self, case: &Case, review: &SeatReview) {
        let case = Arc::new(case.clone());
        let missed = review.missed.iter().rev().take(MOST);
        self.0.extend(missed.map(|missed| (Arc::clone(&case), review.seat, *missed)));
    }

    /// Whether something is still to become an exercise.
    pub fn are_left(&self) -> bool {
        !self.0.is_empty()
    }
}

/// The next of them; what has no answer that is certain becomes none.
pub(super) fn learn(mut misses: ResMut<Misses>, mut kept: ResMut<KeptPractice>) {
    let Some((case, seat, missed)) = misses.0.pop_front() else { return };
    if let Some(exercise) = Exercise::of_missed(&case, seat, &missed) {
        kept.progress.schedule.miss(ExerciseSource::Case(Box::new(exercise.record())), platform::days());
    }
    if misses.0.is_empty() {
        kept.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resource::Begin;
    use candlestick_game::{review::Review, testing::novices};

    #[test]
    fn what_was_missed_in_a_case_is_due_the_day_after() {
        let cases = (0..12).map(|seed| novices(seed, usize::MAX));
        let found = cases.map(|case| (Review::of(&case), case)).find_map(|(review, case)| {
            let seat = review.seats.into_iter().find(|seat| seat.missed.len() > 1)?;
            Some((case, seat))
        });
        let (case, seat) = found.expect("novices miss much");
        let mut app = App::new();
        app.begin::<Misses>().begin::<KeptPractice>();
        app.world_mut().resource_mut::<KeptPractice>().kept = false;
        app.add_systems(Update, learn.run_if(|misses: Res<Misses>| misses.are_left()));
        app.world_mut().resource_mut::<Misses>().add(&case, &seat);
        for _ in 0..MOST {
            app.update();
        }
        let schedule = &app.world().resource::<KeptPractice>().progress.schedule;
        assert!((1..=MOST).contains(&schedule.items().count()));
        assert!(schedule.due(platform::days()).is_empty());
        assert_eq!(schedule.due(platform::days() + 1).len(), schedule.items().count());
        assert!(!app.world().resource::<Misses>().are_left());
    }
}
