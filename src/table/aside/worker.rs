//! The page's side of thinking in a worker, and the worker's own; `web/aside.js` and `web/worker.js` have the browser's.

use std::{cell::RefCell, fmt};

use bevy::log::warn;
use wasm_bindgen::prelude::*;

use candlestick_game::errand::{Desk, Errand, Outcome};
use candlestick_themes::ThemeFiles;

#[wasm_bindgen]
extern "C" {
    /// Sends an errand to the worker; answers its ticket.
    #[wasm_bindgen(js_namespace = candlestickAside)]
    fn send(errand: &str) -> u32;
    /// How a ticket stands: 0 is waiting, 1 is answered, 2 will never be.
    #[wasm_bindgen(js_namespace = candlestickAside)]
    fn state(ticket: u32) -> u32;
    /// The outcome of a ticket, once.
    #[wasm_bindgen(js_namespace = candlestickAside)]
    fn take(ticket: u32) -> Option<String>;
    /// Nobody waits for this ticket any more.
    #[wasm_bindgen(js_namespace = candlestickAside)]
    fn drop_ticket(ticket: u32);
    /// Tells this and every later worker something first.
    #[wasm_bindgen(js_namespace = candlestickAside)]
    fn tell(id: &str, errand: &str);
}

/// [`state`] of a ticket that waits.
const WAITS: u32 = 0;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Does an errand; the worker calls this.
#[wasm_bindgen(js_name = candlestickThink)]
#[must_use]
pub fn think(errand: &str) -> String {
    DESK.with_borrow_mut(|desk| desk.answer(errand))
}

/// Whether this is the worker rather than the page.
#[must_use]
pub fn in_worker() -> bool {
    web_sys::window().is_none()
}

/// Lets the worker know a theme of the user's own, or how it is now.
pub fn know_theme(id: &str, files: &ThemeFiles) {
    tell(id, &written(&Errand::Theme { id: id.to_owned(), files: files.clone() }));
}

/// What was sent away, with what is done here should nothing come back.
pub(super) struct Away<T> {
    ticket: u32,
    take: fn(Outcome) -> Option<T>,
    here: Option<Box<dyn FnOnce() -> T + Send + Sync>>,
}

impl<T> Away<T> {
    pub(super) fn send(
        errand: &Errand,
        take: fn(Outcome) -> Option<T>,
        here: Box<dyn FnOnce() -> T + Send + Sync>,
    ) -> Self {
        Self { ticket: send(&written(errand)), take, here: Some(here) }
    }

    pub(super) fn done(&mut self) -> Option<T> {
        if self.here.is_none() || state(self.ticket) == WAITS {
            return None;
        }
        let here = self.here.take()?;
        let outcome = take(self.ticket).map(|outcome| serde_json::from_str(&outcome));
        let taken = match outcome {
            Some(Ok(Outcome::Failed(why))) => {
                warn!("the worker could not do it: {why}");
                None
            }
            Some(Ok(outcome)) => (self.take)(outcome),
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

fn written(errand: &Errand) -> String {
    // Nothing in an errand can fail to be written: no maps, no foreign types.
    serde_json::to_string(errand).unwrap_or_default()
}
