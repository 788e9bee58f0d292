//! Works out a review seat by seat, off the frame; what the verdict has begun, the review goes on with.

use bevy::prelude::*;

use super::failed_job;
use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::{
    Case, CaseLog,
    jobs::{Job, JobResult},
    review::SeatReview,
};
use candlestick_rules::SeatId;
use candlestick_themes::Words;

/// The review that is being worked out, seat by seat, or the last that was.
#[derive(Resource, Debug, Default)]
pub(super) struct SeatReviews {
    /// Whose it is.
    log: Option<CaseLog>,
    done: Vec<SeatReview>,
    task: Option<BackgroundJob>,
}

impl SeatReviews {
    /// One seat after the other, so that the page breathes between them; all of them, once they are done.
    ///
    /// # Errors
    /// Why it came to nothing, once: the job stays, so that it is not tried for ever.
    pub(super) fn work(
        &mut self,
        case: &Case,
        tasks: &BackgroundTasks,
        words: &Words,
    ) -> Result<Option<&[SeatReview]>, String> {
        if self.log.as_ref() != Some(case.log()) {
            *self = Self { log: Some(case.log().clone()), ..Self::default() };
        }
        if let Some(task) = &mut self.task {
            match task.done() {
                Some(JobResult::Review(seat)) => self.done.push(seat),
                Some(other) => return Err(failed_job::failure_text(&other, words)),
                None => return Ok(None),
            }
            self.task = None;
        }
        let next = self.done.len();
        if next >= case.log().seats.len() {
            return Ok(Some(&self.done));
        }
        let job = Job::Review { log: case.job_log(), seat: SeatId(next as u8) };
        self.task = Some(tasks.start(job, case.theme()));
        Ok(None)
    }
}
