//! Runs the bots' threads: decisions take milliseconds, so they are made beside the tasks that serve people.
//!
//! No second way to decide: a thread runs the same `BotTurn` as the game's `JobRunner`, which keeps themes and played cases for
//! one person's jobs; here are many rooms' turns, each with all that it depends on, and nothing is kept between them.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread::Builder,
    time::Instant,
};

use candlestick_online::BotJob;
use candlestick_rules::Action;
use tokio::sync::mpsc::UnboundedSender;

use crate::metrics::Metrics;

/// A decision, with the number of its job.
#[derive(Debug, PartialEq, Eq)]
pub struct BotDecision {
    /// The job's number.
    pub job: u64,
    /// What was decided.
    pub action: Action,
}

#[derive(Debug)]
struct QueuedJob {
    job: BotJob,
    tell: UnboundedSender<BotDecision>,
    at: Instant,
}

/// Threads that think, in the order in which they were asked. They end with the pool.
#[derive(Debug)]
pub struct BotPool {
    jobs: mpsc::Sender<QueuedJob>,
}

impl BotPool {
    /// Starts so many threads, at least one.
    ///
    /// # Errors
    /// Where the system starts none.
    pub fn start(threads: usize, metrics: &Arc<Metrics>) -> std::io::Result<Self> {
        let (jobs, asked) = mpsc::channel();
        let asked = Arc::new(Mutex::new(asked));
        for _ in 0..threads.max(1) {
            let (asked, metrics) = (Arc::clone(&asked), Arc::clone(metrics));
            Builder::new().name("bots".into()).spawn(move || think(&asked, &metrics))?;
        }
        Ok(Self { jobs })
    }

    /// Has a job done; its decision is told there, unless nobody listens any more.
    pub fn ask(&self, job: BotJob, tell: UnboundedSender<BotDecision>) {
        // The threads live as long as the pool, so somebody hears.
        let _ = self.jobs.send(QueuedJob { job, tell, at: Instant::now() });
    }
}

fn think(asked: &Mutex<mpsc::Receiver<QueuedJob>>, metrics: &Metrics) {
    loop {
        let next = asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(QueuedJob { job, tell, at }) = next else { return };
        if tell.is_closed() {
            continue;
        }
        let number = job.number;
        // A bot that breaks is a fault of ours, but must not take the thread away from the others.
        match catch_unwind(AssertUnwindSafe(|| job.run())) {
            Ok(action) => {
                metrics.thoughts.note(at.elapsed());
                let _ = tell.send(BotDecision { job: number, action });
            }
            Err(_) => {
                tracing::error!(job = number, "a bot broke while it thought");
                metrics.thoughts_broken.add(1);
            }
        }
    }
}
