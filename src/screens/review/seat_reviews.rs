//! Works out a review seat by seat, off the frame.

use std::sync::Arc;

use bevy::prelude::*;

use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
    review::SeatReview,
};
use candlestick_rules::SeatId;

/// The review that is being worked out, seat by seat.
#[derive(Resource, Debug, Default)]
pub(super) struct SeatReviews {
    /// Whose it is.
    case: Option<Arc<Case>>,
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
        case: &Arc<Case>,
        tasks: &BackgroundTasks,
    ) -> Result<Option<Vec<SeatReview>>, String> {
        if !self.case.as_ref().is_some_and(|known| Arc::ptr_eq(known, case)) {
            *self = Self { case: Some(Arc::clone(case)), ..Self::default() };
        }
        if let Some(task) = &mut self.task {
            match task.done() {
                Some(JobResult::Review(seat)) => self.done.push(seat),
                Some(JobResult::Failed(why)) => return Err(why),
                Some(_) | None => return Ok(None),
            }
            self.task = None;
        }
        let next = self.done.len();
        if next >= case.log().seats.len() {
            return Ok(Some(std::mem::take(self).done));
        }
        let job = Job::Review { log: case.job_log(), seat: SeatId(next as u8) };
        self.task = Some(tasks.start(job, &case.theme));
        Ok(None)
    }
}
