//! Keeps practice from exercise to exercise and from day to day: progress, the sprint, the exercise at hand.

use std::time::Duration;

use bevy::prelude::*;

use super::state::{PracticeProgress, PracticeState};
use crate::platform;
use candlestick_game::{
    practice::{ExerciseKind, ExerciseSource, Progress, Sprint, SprintAnswer},
    store,
};

/// Name of the entry that holds the progress.
pub(super) const PROGRESS: &str = "practice";

/// What is kept of practice; changed only when something happens on it.
#[derive(Resource, Debug)]
pub(in crate::screens) struct KeptPractice {
    pub(super) progress: Progress,
    pub(super) wished: Option<ExerciseKind>,
    pub(super) sprint: Option<Sprint>,
    pub(super) state: Option<PracticeState>,
    /// When the exercise at hand was first seen, by the table's clock.
    pub(super) since: Duration,
    /// Whether progress is written to the device.
    pub(super) kept: bool,
}

impl Default for KeptPractice {
    fn default() -> Self {
        let progress = Progress::default();
        Self { progress, wished: None, sprint: None, state: None, since: Duration::ZERO, kept: true }
    }
}

impl KeptPractice {
    /// Where the exercise comes from that is to be answered next.
    pub(super) fn coming(&self, theme: &str, here: impl Fn(&str) -> bool) -> ExerciseSource {
        match self.sprint.as_ref().and_then(Sprint::coming) {
            Some(draw) => {
                ExerciseSource::Seed { theme: theme.to_owned(), kind: draw.kind, seed: draw.seed, wanted: None }
            }
            None => self.progress.coming((theme, &here), self.wished, platform::days()),
        }
    }

    /// Notes the first answer to a stop of a case, and tells whether it was right: what is missed comes again, and the rating
    /// stays, for one had seen the case.
    pub(super) fn note_stop(&mut self, answer: Option<usize>) -> bool {
        let Some(state) = &self.state else { return false };
        let right = answer == Some(state.exercise.right);
        if right {
            self.progress.schedule.answer(&state.source.id(), true, platform::days());
        } else {
            self.progress.schedule.miss(state.source.clone(), platform::days());
        }
        self.keep();
        right
    }

    /// Notes the first answer to the exercise at hand, or that there was none, in the progress and in the sprint.
    pub(super) fn note(&mut self, answer: Option<usize>, now: Duration) {
        let Some(state) = &self.state else { return };
        let right = answer == Some(state.exercise.right);
        self.progress.note(&state.exercise, &state.source, right, platform::days());
        if let Some(sprint) = &mut self.sprint {
            let millis = u32::try_from(now.saturating_sub(self.since).as_millis()).unwrap_or(u32::MAX);
            sprint.note(SprintAnswer { right, millis });
        }
        self.keep();
    }

    /// Writes the progress; practice goes on where that cannot be done.
    pub(super) fn keep(&self) {
        if self.kept
            && let Err(fault) = store::save(PROGRESS, &self.progress.to_json())
        {
            warn!("{fault}");
        }
    }

    /// The exercise that is due cannot be laid any more, as its theme has changed: it is due no longer.
    pub(super) fn drop_item(&mut self, source: &ExerciseSource) {
        self.progress.schedule.forget(&source.id());
        self.keep();
    }

    /// Exercises of this kind from now on.
    pub(in crate::screens) fn wish(&mut self, kind: ExerciseKind) {
        (self.wished, self.sprint, self.state) = (Some(kind), None, None);
    }

    /// Begins a sprint, or leaves the one under way.
    pub(super) fn turn_sprint(&mut self, theme: &str) {
        let begins = self.sprint.is_none();
        self.sprint = begins.then(|| Sprint::new(theme, platform::days().wrapping_add(self.progress.answered).into()));
    }

    /// How the person stands.
    pub(super) fn standing(&self) -> PracticeProgress {
        let result = self.sprint.as_ref().map(|sprint| sprint.result(u64::MAX));
        let number = |open: u32| Sprint::LENGTH + 1 - open as usize;
        PracticeProgress {
            rating: self.progress.rating.rating.round() as u32,
            wished: self.wished,
            sprint: result.map(|result| (number(result.open).min(Sprint::LENGTH), result.right)),
            done: result.filter(|result| result.open == 0).map(|result| (result.right, result.millis / 1000)),
            stop: None,
        }
    }
}
