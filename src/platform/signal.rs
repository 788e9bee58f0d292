//! Signals that a result is there: notes it for whoever draws, and wakes the event loop.

use std::{
    fmt,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

/// One signal for all jobs; clones are the same signal.
#[derive(Clone, Default)]
pub struct Signal(Arc<Inner>);

#[derive(Default)]
struct Inner {
    result_came: AtomicBool,
    wake: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Signal {
    /// From now on, `wake` is called whenever a result is there, on any thread. Only the first one counts.
    pub fn wake_with(&self, wake: impl Fn() + Send + Sync + 'static) {
        // There is one event loop; a second call would name the same.
        let _ = self.0.wake.set(Box::new(wake));
    }

    /// Something is to be fetched in the next frame; called within a frame, which need not be woken.
    pub fn note(&self) {
        self.0.result_came.store(true, Ordering::Release);
    }

    /// A result is there, or will never be.
    pub fn result_came(&self) {
        self.note();
        if let Some(wake) = self.0.wake.get() {
            wake();
        }
    }

    /// Whether a result came since this was last asked.
    #[must_use]
    pub fn take(&self) -> bool {
        self.0.result_came.swap(false, Ordering::AcqRel)
    }
}

impl fmt::Debug for Signal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Signal").field("result_came", &self.0.result_came).finish_non_exhaustive()
    }
}
