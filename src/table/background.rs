//! Background tasks: jobs are done by a thread natively and by a worker in a page, else in the frame, by the same runner.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::platform::{JobOrder, JobStatus, JobWorker, Signal, Ticket};
use candlestick_game::jobs::{Job, JobResult, JobRunner};
use candlestick_themes::Theme;

/// Does jobs beside the frames. Each result that comes wakes the event loop, so nobody needs to draw while waiting.
#[derive(Resource, Debug)]
pub struct BackgroundTasks {
    /// None where everything is done in the frame.
    elsewhere: Option<JobWorker>,
    /// For what nobody else does.
    here: Arc<Mutex<JobRunner>>,
    signal: Signal,
}

impl Default for BackgroundTasks {
    fn default() -> Self {
        let signal = Signal::default();
        Self { elsewhere: Some(JobWorker::begin(signal.clone())), here: Arc::default(), signal }
    }
}

impl BackgroundTasks {
    /// Tasks whose jobs are done when they are asked for: whoever drives the frames by hand need not wait.
    #[must_use]
    pub fn in_the_frame() -> Self {
        Self { elsewhere: None, here: Arc::default(), signal: Signal::default() }
    }

    /// Sets out to do a job; `theme` is the one that the job names.
    #[must_use]
    pub fn start(&self, job: Job, theme: &Arc<Theme>) -> BackgroundJob {
        let order = JobOrder { job, theme: Arc::clone(theme) };
        let ticket = self.elsewhere.as_ref().and_then(|elsewhere| elsewhere.send(&order));
        if ticket.is_none() {
            // The next frame does it.
            self.signal.note();
        }
        BackgroundJob { ticket, order: Some(order), here: Arc::clone(&self.here) }
    }

    /// Tasks that take every job and never finish one.
    #[cfg(test)]
    pub(crate) fn that_never_finish() -> Self {
        Self { elsewhere: Some(JobWorker::idle()), here: Arc::default(), signal: Signal::default() }
    }

    /// From now on, `wake` is called whenever a result is there, on any thread; it should bring about a frame.
    pub fn wake_with(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.signal.wake_with(wake);
    }

    /// What notes that something is to be fetched, and wakes the event loop.
    #[must_use]
    pub const fn signal(&self) -> &Signal {
        &self.signal
    }

    /// Whether a result came since this was last asked.
    #[must_use]
    pub fn take_result_came(&self) -> bool {
        self.signal.take()
    }
}

/// A job that is being done. Dropped, nobody waits for it any more.
#[derive(Debug)]
pub struct BackgroundJob {
    /// None where there is nobody to do it but us.
    ticket: Option<Ticket>,
    /// Kept until there is a result.
    order: Option<JobOrder>,
    here: Arc<Mutex<JobRunner>>,
}

impl BackgroundJob {
    /// What came of it, once, when it is done. What nobody else does, or could not do, is done now: late, but right.
    pub fn done(&mut self) -> Option<JobResult> {
        match self.ticket.as_mut().map_or(JobStatus::Lost, Ticket::poll) {
            JobStatus::Waits => return None,
            JobStatus::Done(JobResult::Failed(why)) => warn!("a job failed in the background: {why}"),
            JobStatus::Done(result) => {
                self.order = None;
                return Some(result);
            }
            JobStatus::Lost => {}
        }
        let order = self.order.take()?;
        let mut runner = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        Some(order.carry_out(&mut runner))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::{Duration, Instant};

    use super::*;
    use candlestick_game::testing::novices;

    /// What came of a job, waited for.
    fn result_of(job: &mut BackgroundJob) -> JobResult {
        let began = Instant::now();
        loop {
            if let Some(result) = job.done() {
                return result;
            }
            assert!(began.elapsed() < Duration::from_secs(120), "no result came");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn each_result_is_there_once_and_wakes_the_event_loop() {
        let (tasks, case) = (BackgroundTasks::default(), novices(1, 20));
        let woken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&woken);
        tasks.wake_with(move || {
            count.fetch_add(1, Ordering::SeqCst);
        });
        for wakes in 1..=3 {
            let mut job = tasks.start(Job::Bots { log: case.job_log(), most: 2 }, case.theme());
            assert_eq!(result_of(&mut job), JobResult::Bots(case.clone().play_bots(2)));
            assert_eq!(job.done(), None);
            // The result is put down before the wake, so that the frame that comes finds it.
            let began = Instant::now();
            while woken.load(Ordering::SeqCst) < wakes && began.elapsed() < Duration::from_secs(10) {
                std::thread::sleep(Duration::from_millis(1));
            }
            assert_eq!(woken.load(Ordering::SeqCst), wakes);
            assert!(tasks.take_result_came() && !tasks.take_result_came());
        }
    }

    #[test]
    fn where_nobody_else_does_it_the_frame_does_the_same_job() {
        let (tasks, case) = (BackgroundTasks::in_the_frame(), novices(2, 20));
        let mut job = tasks.start(Job::Bots { log: case.job_log(), most: 2 }, case.theme());
        assert_eq!(job.done(), Some(JobResult::Bots(case.play_bots(2))));
        assert_eq!(job.done(), None);
    }

    #[test]
    fn a_job_that_cannot_be_done_says_so() {
        let (tasks, case) = (BackgroundTasks::default(), novices(3, 20));
        let mut log = case.job_log();
        log.theme.digest = "0".into();
        let mut job = tasks.start(Job::Bots { log, most: 1 }, case.theme());
        assert!(matches!(result_of(&mut job), JobResult::Failed(_)));
    }
}
