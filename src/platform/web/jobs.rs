//! The page's side of jobs in a worker, and the worker's own; `web/jobs.js` and `web/worker.js` have the browser's.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use crate::platform::{JobOrder, JobStatus, Signal};
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
    /// Calls this whenever a result is there or a worker is gone.
    #[wasm_bindgen(js_namespace = candlestickJobs, js_name = onAnswer)]
    fn on_result(wake: &Closure<dyn Fn()>);
}

/// [`state`] of a ticket that waits.
const WAITS: u32 = 0;

thread_local! {
    static RUNNER: RefCell<JobRunner> = RefCell::default();
}

/// Does a job; the worker calls this.
#[wasm_bindgen(js_name = candlestickRunJob)]
#[must_use]
pub fn run_job(job: &str) -> String {
    RUNNER.with_borrow_mut(|runner| runner.carry_out_text(job))
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

/// The way to the worker.
#[derive(Debug)]
pub struct JobWorker;

impl JobWorker {
    /// Asks to be told when the worker has answered or is gone; the signal is given then.
    #[must_use]
    pub fn begin(signal: Signal) -> Self {
        let closure = Closure::<dyn Fn()>::new(move || signal.result_came());
        on_result(&closure);
        // Called for as long as the page is open.
        closure.forget();
        Self
    }

    /// Sends an order to the worker; none where there is none.
    #[must_use]
    pub fn send(&self, order: &JobOrder) -> Option<Ticket> {
        let ticket = Ticket(send(&written(&order.job)));
        (state(ticket.0) == WAITS).then_some(ticket)
    }
}

/// What comes back for one order.
#[derive(Debug)]
pub struct Ticket(u32);

impl Ticket {
    /// How the order stands; its result is told once.
    pub fn poll(&mut self) -> JobStatus {
        if state(self.0) == WAITS {
            return JobStatus::Waits;
        }
        match take(self.0).map(|result| serde_json::from_str(&result)) {
            Some(Ok(result)) => JobStatus::Done(result),
            Some(Err(why)) => JobStatus::Done(JobResult::Failed(format!("the worker's answer can't be read: {why}"))),
            None => JobStatus::Lost,
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        drop_ticket(self.0);
    }
}

fn written(job: &Job) -> String {
    // Nothing in a job can fail to be written: no maps, no foreign types.
    serde_json::to_string(job).unwrap_or_default()
}
