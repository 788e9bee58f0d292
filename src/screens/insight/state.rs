//! Holds what is kept of all cases on this device, and the cases that are still to be counted.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
    practice::Insight,
    review::SeatReview,
    store,
};

/// Name of the entry that holds the insight.
pub(super) const INSIGHT: &str = "insight";

/// What is kept of all cases.
#[derive(Resource, Debug)]
pub(in crate::screens) struct InsightState {
    pub(super) insight: Insight,
    /// Closed cases that are still to be counted, the first of them by the job.
    waiting: VecDeque<(Arc<Case>, SeatReview)>,
    coming: Option<BackgroundJob>,
    /// Whether the insight is written to the device.
    pub(super) kept: bool,
}

impl Default for InsightState {
    fn default() -> Self {
        Self { insight: Insight::default(), waiting: VecDeque::new(), coming: None, kept: true }
    }
}

impl InsightState {
    /// From now on what a person did in a closed case is to be counted; once for each case.
    pub fn add(&mut self, case: &Case, review: &SeatReview) {
        if !self.insight.has(case.log(), review.seat) {
            self.waiting.push_back((Arc::new(case.clone()), review.clone()));
        }
    }

    /// Whether something is still to be counted.
    pub(in crate::screens) fn is_counting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Counts one case after the other.
    pub(super) fn work(&mut self, tasks: &BackgroundTasks) {
        let Some((case, review)) = self.waiting.front() else { return };
        let Some(job) = &mut self.coming else {
            let job = Job::Tally { log: case.job_log(), review: Box::new(review.clone()) };
            self.coming = Some(tasks.start(job, case.theme()));
            return;
        };
        let Some(result) = job.done() else { return };
        self.coming = None;
        match result {
            JobResult::Tally(tally) => {
                self.insight.note(case, review.seat, &tally);
                self.keep();
            }
            other => warn!("what was done in a case could not be counted: {other:?}"),
        }
        self.waiting.pop_front();
    }

    /// Writes the insight; the game goes on where that cannot be done.
    fn keep(&self) {
        if self.kept
            && let Err(fault) = store::save(INSIGHT, &self.insight.to_json())
        {
            warn!("{fault}");
        }
    }
}
