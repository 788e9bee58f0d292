//! What waits to be sent to one connection: bounded, so that a slow reader costs nobody else.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

use candlestick_online::CloseCode;
use tokio::sync::{Notify, mpsc};

/// What a waiting frame costs beside its bytes.
const FRAME_COST: usize = 64;

/// What is to be sent.
#[derive(Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// A frame.
    Text(String),
    /// The last frame, with its code.
    Close(CloseCode),
}

#[derive(Debug)]
struct Shared {
    waiting: AtomicUsize,
    most: usize,
    is_cut: AtomicBool,
    cut: Notify,
}

/// The end that a room sends into.
#[derive(Debug)]
pub struct Outbox {
    queue: mpsc::UnboundedSender<Outgoing>,
    shared: Arc<Shared>,
}

/// The end that a connection sends from.
#[derive(Debug)]
pub struct Waiting {
    queue: mpsc::UnboundedReceiver<Outgoing>,
    shared: Arc<Shared>,
}

/// More waits than may; the connection is being closed.
#[derive(Debug, PartialEq, Eq)]
pub struct TooSlow;

/// Both ends, for so many bytes at most; one frame always fits.
#[must_use]
pub fn outbox(most: usize) -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let shared =
        Arc::new(Shared { waiting: AtomicUsize::new(0), most, is_cut: AtomicBool::new(false), cut: Notify::new() });
    (Outbox { queue: sender, shared: Arc::clone(&shared) }, Waiting { queue: receiver, shared })
}

impl Outbox {
    /// Puts a frame behind the others. A connection that is gone takes it too: its end is told otherwise.
    ///
    /// # Errors
    /// When more would wait than may; the connection is cut at once then.
    pub fn send(&self, text: String) -> Result<(), TooSlow> {
        let cost = text.len() + FRAME_COST;
        let before = self.shared.waiting.fetch_add(cost, Ordering::AcqRel);
        if before > 0 && before + cost > self.shared.most {
            self.shared.is_cut.store(true, Ordering::Release);
            self.shared.cut.notify_one();
            return Err(TooSlow);
        }
        let _ = self.queue.send(Outgoing::Text(text));
        Ok(())
    }

    /// Closes the connection after all that waits.
    pub fn close(self, code: CloseCode) {
        let _ = self.queue.send(Outgoing::Close(code));
    }
}

impl Waiting {
    /// What is to be sent next; nothing where the room is gone.
    pub async fn next(&mut self) -> Option<Outgoing> {
        self.queue.recv().await
    }

    /// To be told of each frame once it has left.
    pub fn sent(&self, bytes: usize) {
        self.shared.waiting.fetch_sub(bytes + FRAME_COST, Ordering::AcqRel);
    }

    /// Whether too much waited at some time.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.shared.is_cut.load(Ordering::Acquire)
    }

    /// Waits until too much waits.
    pub fn cut(&self) -> impl Future<Output = ()> + Send + use<> {
        let shared = Arc::clone(&self.shared);
        async move { shared.cut.notified().await }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_bounded_in_bytes_and_counts_until_it_has_left() {
        let (outbox, mut waiting) = outbox(300);
        assert_eq!(outbox.send("x".repeat(100)), Ok(()));
        assert_eq!(waiting.next().await, Some(Outgoing::Text("x".repeat(100))));
        assert!(!waiting.is_cut());
        assert_eq!(outbox.send("x".repeat(100)), Err(TooSlow), "the first has not left yet");
        drop(outbox);
        assert_eq!(waiting.next().await, None);
        assert!(waiting.is_cut());
        waiting.cut().await;
    }

    #[tokio::test]
    async fn one_long_frame_fits_and_the_close_comes_after_it() {
        let (outbox, mut waiting) = outbox(10);
        assert_eq!(outbox.send("long enough to be more than that".into()), Ok(()));
        outbox.close(CloseCode::Kicked);
        assert!(matches!(waiting.next().await, Some(Outgoing::Text(_))));
        assert_eq!(waiting.next().await, Some(Outgoing::Close(CloseCode::Kicked)));
        assert_eq!(waiting.next().await, None);
    }
}
