//! Long thoughts beside the frames: on another thread where there is one, in a worker where a page has none.

#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use candlestick_game::jobs::{Job, JobResult};

#[cfg(target_arch = "wasm32")]
pub use worker::{in_worker, know_theme};

/// A thought that is being thought beside the frames.
#[derive(Debug)]
pub struct Thinking<T> {
    #[cfg(not(target_arch = "wasm32"))]
    task: Task<T>,
    #[cfg(target_arch = "wasm32")]
    away: worker::Away<T>,
}

impl<T: Send + 'static> Thinking<T> {
    /// Begins to think. A thread takes `here`; a worker takes the job, and `take` makes of its result what is wanted.
    /// Should the worker fail, `here` is done in the frame: late, but right.
    pub fn begin(
        job: impl FnOnce() -> Job,
        take: fn(JobResult) -> Option<T>,
        here: impl FnOnce() -> T + Send + Sync + 'static,
    ) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        {
            let _ = (job, take);
            Self { task: AsyncComputeTaskPool::get().spawn(async move { here() }) }
        }
        #[cfg(target_arch = "wasm32")]
        Self { away: worker::Away::send(&job(), take, Box::new(here)) }
    }

    /// What came of it, once, when it is done.
    pub fn done(&mut self) -> Option<T> {
        #[cfg(not(target_arch = "wasm32"))]
        return check_ready(&mut self.task);
        #[cfg(target_arch = "wasm32")]
        self.away.done()
    }
}

/// Lets whoever thinks know a theme of the user's own. Threads share memory, so they need not be told.
#[cfg(not(target_arch = "wasm32"))]
pub const fn know_theme(_: &str, _: &candlestick_themes::ThemeFiles) {}
