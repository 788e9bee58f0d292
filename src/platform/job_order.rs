//! A job with its theme on the way to a background thread or worker, and its result on the way back.

use std::sync::Arc;

use candlestick_game::jobs::{Job, JobResult, JobRunner};
use candlestick_themes::Theme;

/// A job, with what whoever shares our memory need not be told.
#[derive(Debug, Clone)]
pub struct JobOrder {
    /// The job.
    pub job: Job,
    /// The theme that it names.
    pub theme: Arc<Theme>,
}

/// How an order stands.
#[derive(Debug)]
pub enum JobStatus {
    /// It is still to be done.
    Waits,
    /// It is done.
    Done(JobResult),
    /// Nobody will do it.
    Lost,
}

impl JobOrder {
    /// Does the job.
    #[must_use]
    pub fn carry_out(self, runner: &mut JobRunner) -> JobResult {
        runner.know(&self.theme);
        runner.carry_out(self.job)
    }
}
