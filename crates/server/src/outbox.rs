//! Queues what waits to be sent to one connection: bounded, so that a slow reader costs nobody else.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use candlestick_online::CloseCode;
use tokio::sync::Notify;

/// What a waiting frame costs beside its bytes.
const FRAME_COST: usize = 64;
/// How many frames have room while none waits: mostly one or two do.
const FEW: usize = 4;

/// What is to be sent.
#[derive(Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// A frame.
    Text(String),
    /// The last frame, with its code.
    Close(CloseCode),
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<Outgoing>,
    /// What waits or is on its way, in bytes.
    waiting: usize,
    /// Too much waited at some time.
    is_cut: bool,
    /// Nothing comes behind what waits.
    is_whole: bool,
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    most: usize,
    more: Notify,
    cut: Notify,
}

/// The end that a room sends into.
#[derive(Debug)]
pub struct Outbox(Arc<Shared>);

/// The end that a connection sends from.
#[derive(Debug)]
pub struct OutboxReader(Arc<Shared>);

/// More waits than may; the connection is being closed.
#[derive(Debug, PartialEq, Eq)]
pub struct TooSlow;

/// Both ends, for so many bytes at most; one frame always fits.
#[must_use]
pub fn outbox(most: usize) -> (Outbox, OutboxReader) {
    let shared = Arc::new(Shared { queue: Mutex::default(), most, more: Notify::new(), cut: Notify::new() });
    (Outbox(Arc::clone(&shared)), OutboxReader(shared))
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// Puts a frame behind the others. A connection that is gone takes it too: its end is told otherwise.
    ///
    /// # Errors
    /// When more would wait than may; the connection is cut at once then.
    pub fn send(&self, text: String) -> Result<(), TooSlow> {
        let cost = text.len() + FRAME_COST;
        let mut queue = self.0.queue();
        if queue.waiting > 0 && queue.waiting + cost > self.0.most {
            queue.is_cut = true;
            self.0.cut.notify_one();
            return Err(TooSlow);
        }
        queue.waiting += cost;
        queue.frames.push_back(Outgoing::Text(text));
        self.0.more.notify_one();
        Ok(())
    }

    /// Closes the connection after all that waits.
    pub fn close(self, code: CloseCode) {
        self.0.queue().frames.push_back(Outgoing::Close(code));
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.queue().is_whole = true;
        self.0.more.notify_one();
    }
}

impl OutboxReader {
    /// What is to be sent next; nothing where the room is gone.
    pub async fn next(&mut self) -> Option<Outgoing> {
        loop {
            {
                let mut queue = self.0.queue();
                if let Some(next) = queue.frames.pop_front() {
                    if queue.frames.is_empty() {
                        queue.frames.shrink_to(FEW);
                    }
                    return Some(next);
                }
                if queue.is_whole {
                    return None;
                }
            }
            self.0.more.notified().await;
        }
    }

    /// To be told of each frame once it has left.
    pub fn sent(&self, bytes: usize) {
        let mut queue = self.0.queue();
        queue.waiting = queue.waiting.saturating_sub(bytes + FRAME_COST);
    }

    /// Whether too much waited at some time.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.0.queue().is_cut
    }

    /// Waits until too much waits.
    pub fn cut(&self) -> impl Future<Output = ()> + Send + use<> {
        let shared = Arc::clone(&self.0);
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
