//! What goes into the background and what comes back, whoever does it there.

use std::sync::Arc;

use candlestick_game::jobs::{Job, JobResult, JobRunner};
use candlestick_themes::Theme;

/// A job, and the theme that it names, for whoever shares our memory.
#[derive(Debug, Clone)]
pub(super) struct Order {
    pub(super) job: Job,
    pub(super) theme: Arc<Theme>,
}

/// How an order stands.
#[derive(Debug)]
pub(super) enum Answer {
    /// It is still to be done.
    Waits,
    /// It is done.
    Done(JobResult),
    /// Nobody will do it.
    Lost,
}

impl Order {
    /// Does the job.
    pub(super) fn carry_out(self, runner: &mut JobRunner) -> JobResult {
        runner.know(&self.theme);
        runner.carry_out(self.job)
    }
}
