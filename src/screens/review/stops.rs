//! The stops of the case that is looked back at, worked out off the frame when a person wants to find them.

use std::sync::Arc;

use crate::{
    screens::failed_job,
    table::{BackgroundJob, BackgroundTasks},
};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
    practice::Stop,
    review::SeatReview,
};
use candlestick_themes::Words;

/// The stops that are being worked out.
#[derive(Debug, Default)]
pub(super) struct Stops {
    /// Of this seat they are wanted.
    wanted: Option<usize>,
    coming: Option<BackgroundJob>,
}

impl Stops {
    /// From now on a person waits for those of a seat.
    pub const fn want(&mut self, seat: usize) {
        if self.coming.is_none() {
            self.wanted = Some(seat);
        }
    }

    /// Whether they are still being worked out.
    pub const fn are_coming(&self) -> bool {
        self.wanted.is_some() || self.coming.is_some()
    }
}

impl Stops {
    /// Has those worked out that are wanted; gives them once they are there.
    ///
    /// # Errors
    /// Why it came to nothing.
    pub fn work(
        &mut self,
        (case, seats): (&Arc<Case>, &[SeatReview]),
        tasks: &BackgroundTasks,
        words: &Words,
    ) -> Result<Option<Vec<Stop>>, String> {
        if let Some(review) = self.wanted.take().and_then(|seat| seats.get(seat)) {
            let (log, review) = (case.job_log(), Box::new(review.clone()));
            self.coming = Some(tasks.start(Job::Stops { log, review }, case.theme()));
            return Ok(None);
        }
        let Some(result) = self.coming.as_mut().and_then(BackgroundJob::done) else { return Ok(None) };
        self.coming = None;
        match result {
            JobResult::Stops(stops) => Ok(Some(stops)),
            other => Err(failed_job::failure_text(&other, words)),
        }
    }
}
