//! The page's side of thinking in a worker, and the worker's own; `web/jobs.js` and `web/worker.js` have the browser's.

use std::{cell::RefCell, fmt};

use bevy::log::warn;
use wasm_bindgen::prelude::*;

use candlestick_game::jobs::{Job, JobResult, JobRunner};
use candlestick_themes::ThemeFiles;

#[wasm_bindgen]
extern "C" {
    /// Sends a job to the worker; answers its ticket.
    #[wasm_bindgen(js_namespace = candlestickJobs)]
    fn send(job: &str) -> u32;
    /// How a ticket stands: 0 is waiting, 1 is answered, 2 will never be.
    #[wasm_bindgen(js_namespace = candlestickJobs)]
    fn state(ticket: u32) -> u32;
    /// The result of a ticket, once.
    #[wasm_bindgen(js_namespace = candlestickJobs)]
    fn take(ticket: u32) -> Option<String>;
    /// Nobody waits for this ticket any more.
    #[wasm_bindgen(js_namespace = candlestickJobs)]
    fn drop_ticket(ticket: u32);
    /// Tells this and every later worker something first.
    #[wasm_bindgen(js_namespace = candlestickJobs)]
    fn tell(id: &str, job: &str);
}

/// [`state`] of a ticket that waits.
const WAITS: u32 = 0;

thread_local! {
    static RUNNER: RefCell<JobRunner> = RefCell::default();
}

/// Does a job; the worker calls this.
#[wasm_bindgen(js_name = candlestickRunJob)]
#[must_use]
pub fn think(job: &str) -> String {
    RUNNER.with_borrow_mut(|runner| runner.answer(job))
}

/// Whether this is the worker rather than the page.
#[must_use]
pub fn in_worker() -> bool {
    web_sys::window().is_none()
}

/// Lets the worker know a theme of the user's own, or how it is now.
pub fn know_theme(id: &str, files: &ThemeFiles) {
    tell(id, &written(&Job::Theme { id: id.to_owned(), files: files.clone() }));
}

/// What was sent away, with what is done here should nothing come back.
pub(super) struct Away<T> {
    ticket: u32,
    take: fn(JobResult) -> Option<T>,
    here: Option<Box<dyn FnOnce() -> T + Send + Sync>>,
}

impl<T> Away<T> {
    pub(super) fn send(
        job: &Job,
        take: fn(JobResult) -> Option<T>,
        here: Box<dyn FnOnce() -> T + Send + Sync>,
    ) -> Self {
        Self { ticket: send(&written(job)), take, here: Some(here) }
    }

    pub(super) fn done(&mut self) -> Option<T> {
        if self.here.is_none() || state(self.ticket) == WAITS {
            return None;
        }
        let here = self.here.take()?;
        let result = take(self.ticket).map(|result| serde_json::from_str(&result));
        let taken = match result {
            Some(Ok(JobResult::Failed(why))) => {
                warn!("the worker could not do it: {why}");
                None
            }
            Some(Ok(result)) => (self.take)(result),
            Some(Err(why)) => {
                warn!("the worker's answer can't be read: {why}");
                None
            }
            None => None,
        };
        Some(taken.unwrap_or_else(here))
    }
}

impl<T> Drop for Away<T> {
    fn drop(&mut self) {
        drop_ticket(self.ticket);
    }
}

impl<T> fmt::Debug for Away<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Away").field("ticket", &self.ticket).finish_non_exhaustive()
    }
}

fn written(job: &Job) -> String {
    // Nothing in a job can fail to be written: no maps, no foreign types.
    serde_json::to_string(job).unwrap_or_default()
}
