//! Holds what all rooms' tasks share: log, bots, figures, and the mailboxes of the rooms in memory.

use std::{
    collections::{BTreeSet, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::{Notify, mpsc};

use super::{live::RoomMaker, mail::Mail};
use crate::{bots::BotPool, limits::Limits, metrics::Metrics, store::DurableLog};

/// What all rooms' tasks share.
pub(super) struct OpenRooms {
    pub log: Arc<dyn DurableLog>,
    pub maker: Arc<dyn RoomMaker>,
    pub bots: BotPool,
    pub metrics: Arc<Metrics>,
    pub linger: Duration,
    pub most: usize,
    open: Mutex<RoomMailboxes>,
    pub gone: Notify,
}

/// The mailboxes of rooms in memory.
#[derive(Default)]
pub(super) struct RoomMailboxes {
    pub rooms: HashMap<String, mpsc::Sender<Mail>>,
    /// Those of them where nobody is.
    idle: BTreeSet<String>,
    /// Whether no more are opened.
    pub ending: bool,
}

impl RoomMailboxes {
    /// Notes whether somebody is in a room.
    pub fn note_idle(&mut self, name: &str, is_idle: bool) {
        if !is_idle {
            self.idle.remove(name);
        } else if self.rooms.contains_key(name) {
            self.idle.insert(name.to_owned());
        }
    }

    /// Has a room where nobody is give way to another; false where somebody is in each. Nobody has come since it was noted:
    /// whoever comes is noted under the same lock.
    pub fn gives_way(&mut self) -> bool {
        let Some(idle) = self.idle.pop_first() else { return false };
        self.rooms.get(&idle).is_some_and(|room| room.try_send(Mail::End).is_ok())
    }

    fn remove(&mut self, name: &str) {
        self.rooms.remove(name);
        self.idle.remove(name);
    }
}

impl OpenRooms {
    /// With no room in memory.
    pub fn new(
        log: Arc<dyn DurableLog>,
        maker: Arc<dyn RoomMaker>,
        bots: BotPool,
        metrics: Arc<Metrics>,
        limits: &Limits,
    ) -> Self {
        let (open, gone) = (Mutex::default(), Notify::new());
        Self { log, maker, bots, metrics, linger: limits.linger, most: limits.rooms, open, gone }
    }

    /// The mailboxes, for as long as the answer is held.
    pub fn lock(&self) -> MutexGuard<'_, RoomMailboxes> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a task out where nothing waits for it: from then on its room is opened anew. Nothing can come in between,
    /// as whoever comes puts their first mail there under the same lock.
    pub fn retire(&self, name: &str, mail: &mpsc::Receiver<Mail>) -> bool {
        let mut open = self.lock();
        let at_rest = mail.is_empty();
        if at_rest {
            open.remove(name);
            self.gone.notify_waiters();
        }
        at_rest
    }

    /// Takes a task out at once, and answers with what waited for it.
    pub fn give_up(&self, name: &str, mail: &mut mpsc::Receiver<Mail>) -> Vec<Mail> {
        let mut open = self.lock();
        open.remove(name);
        self.gone.notify_waiters();
        drop(open);
        mail.close();
        std::iter::from_fn(|| mail.try_recv().ok()).collect()
    }
}

/// What stands for a room in the logs: its name is part of a link.
pub(super) fn tag(name: &str) -> String {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    format!("{:08x}", hasher.finish() >> 32)
}
