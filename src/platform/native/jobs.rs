//! Does jobs one after the other on a thread of its own.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, Weak,
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    thread,
};

use bevy::log::warn;

use crate::platform::{JobOrder, JobStatus, Signal};
use candlestick_game::jobs::{JobResult, JobRunner};
use candlestick_themes::ThemeFiles;

/// An order on its way to the thread.
struct SentOrder {
    order: JobOrder,
    tell: Sender<JobResult>,
    /// Whether somebody still waits for it.
    wanted: Weak<()>,
}

/// Whether this is a worker of the page: never.
#[must_use]
pub const fn in_worker() -> bool {
    false
}

/// Nothing to do: threads share memory, so they need not be told of a theme of the user's own.
pub const fn know_theme(_: &str, _: &ThemeFiles) {}

/// The way to the thread; it ends with this.
#[derive(Debug)]
pub struct JobWorker(Sender<SentOrder>);

impl JobWorker {
    /// Starts the thread, which gives the signal after each job.
    #[must_use]
    pub fn begin(signal: Signal) -> Self {
        let (sender, orders) = channel();
        let spawned = thread::Builder::new().name("jobs".into()).spawn(move || work(&orders, &signal));
        if let Err(why) = spawned {
            warn!("there is no thread for jobs, so they are done in the frame: {why}");
        }
        Self(sender)
    }

    /// No thread, but somebody who takes orders.
    #[cfg(test)]
    pub(crate) fn idle() -> Self {
        let (sender, orders) = channel();
        std::mem::forget(orders);
        Self(sender)
    }

    /// Hands an order to the thread; none where there is no thread.
    #[must_use]
    pub fn send(&self, order: &JobOrder) -> Option<Ticket> {
        let (tell, coming) = channel();
        let wanted = Arc::new(());
        let sent = SentOrder { order: order.clone(), tell, wanted: Arc::downgrade(&wanted) };
        self.0.send(sent).ok()?;
        Some(Ticket { coming: Mutex::new(coming), _wanted: wanted })
    }
}

fn work(orders: &Receiver<SentOrder>, signal: &Signal) {
    let mut runner = JobRunner::default();
    for SentOrder { order, tell, wanted } in orders {
        if wanted.strong_count() == 0 {
            continue;
        }
        let result = catch_unwind(AssertUnwindSafe(|| order.carry_out(&mut runner))).unwrap_or_else(|_| {
            // What it keeps may be half done.
            runner = JobRunner::default();
            JobResult::Failed("the job broke off; the lines above say where".into())
        });
        // Whoever no longer waits needs no result.
        let _ = tell.send(result);
        signal.result_came();
    }
}

/// What comes back for one order. Dropped, an order that was not begun is not done at all.
#[derive(Debug)]
pub struct Ticket {
    coming: Mutex<Receiver<JobResult>>,
    _wanted: Arc<()>,
}

impl Ticket {
    /// How the order stands; its result is told once.
    pub fn poll(&mut self) -> JobStatus {
        let Ok(coming) = self.coming.get_mut() else { return JobStatus::Lost };
        match coming.try_recv() {
            Ok(result) => JobStatus::Done(result),
            Err(TryRecvError::Empty) => JobStatus::Waits,
            Err(TryRecvError::Disconnected) => JobStatus::Lost,
        }
    }
}
