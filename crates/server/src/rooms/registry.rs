//! Which rooms are in memory: one task for a name, never two.

use std::{
    collections::{HashMap, hash_map::Entry as Place},
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use candlestick_online::{AppendFault, CloseCode, CreateRoom, Created, RoomFault};
use tokio::{
    sync::{Notify, mpsc},
    time::timeout,
};

use super::{
    live::RoomMaker,
    task::{Mail, RoomTask},
};
use crate::{bots::BotPool, clock::now, limits::Limits, metrics::Metrics, store::DurableLog};

/// Most that waits for a room; connections wait as well then.
const MAILBOX: usize = 256;
/// Longest name of a room, in bytes.
const NAME: usize = 64;
/// How often another name is drawn for a new room, should one be taken.
const DRAWS: usize = 4;

/// Why no room was made.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// What was asked for is not possible.
    #[error(transparent)]
    Room(#[from] RoomFault),
    /// The log cannot be written, the system has no entropy, or the server ends.
    #[error("no room can be made now")]
    Unavailable,
}

/// What all rooms' tasks share.
pub(super) struct Desk {
    pub log: Arc<dyn DurableLog>,
    pub maker: Arc<dyn RoomMaker>,
    pub bots: BotPool,
    pub metrics: Arc<Metrics>,
    pub linger: Duration,
    most: usize,
    open: Mutex<Open>,
    gone: Notify,
}

#[derive(Default)]
struct Open {
    rooms: HashMap<String, mpsc::Sender<Mail>>,
    ending: bool,
}

impl Desk {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a task out where nothing waits for it: from then on its room is opened anew. Nothing can come in between,
    /// as whoever comes puts their first mail there under the same lock.
    pub fn retire(&self, name: &str, mail: &mpsc::Receiver<Mail>) -> bool {
        let mut open = self.open();
        let at_rest = mail.is_empty();
        if at_rest {
            open.rooms.remove(name);
            self.gone.notify_waiters();
        }
        at_rest
    }

    /// Takes a task out at once, and answers with what waited for it.
    pub fn give_up(&self, name: &str, mail: &mut mpsc::Receiver<Mail>) -> Vec<Mail> {
        let mut open = self.open();
        open.rooms.remove(name);
        self.gone.notify_waiters();
        drop(open);
        mail.close();
        std::iter::from_fn(|| mail.try_recv().ok()).collect()
    }
}

/// All rooms of this server.
#[derive(Clone)]
pub struct Rooms {
    desk: Arc<Desk>,
}

impl Rooms {
    /// Rooms that are kept in a log, none of them in memory yet.
    #[must_use]
    pub fn new(
        log: Arc<dyn DurableLog>,
        maker: Arc<dyn RoomMaker>,
        bots: BotPool,
        metrics: Arc<Metrics>,
        limits: &Limits,
    ) -> Self {
        let (open, gone) = (Mutex::default(), Notify::new());
        let desk = Desk { log, maker, bots, metrics, linger: limits.linger, most: limits.rooms, open, gone };
        Self { desk: Arc::new(desk) }
    }

    /// Makes a room; answers once its first entry is on the disk.
    ///
    /// # Errors
    /// When what was asked for is not possible, or nothing can be made now.
    pub async fn create(&self, request: CreateRoom) -> Result<Created, Refused> {
        for _ in 0..DRAWS {
            if self.is_ending() {
                break;
            }
            let mut entropy = [0; 64];
            getrandom::fill(&mut entropy).map_err(|_| Refused::Unavailable)?;
            let (entry, created) = self.desk.maker.create(request.clone(), entropy, now())?;
            let began = Instant::now();
            match self.desk.log.append(&created.room, &entry).await {
                Ok(()) => {
                    self.desk.metrics.appends.note(began.elapsed());
                    self.desk.metrics.rooms_created.add(1);
                    tracing::info!(room = tag(&created.room), "a room was made");
                    return Ok(created);
                }
                Err(AppendFault::Taken) => {}
                Err(AppendFault::Failed) => break,
            }
        }
        Err(Refused::Unavailable)
    }

    /// Puts the first mail of a connection into its room's mailbox, which it is given for all others. The room is opened
    /// where it is not in memory.
    ///
    /// # Errors
    /// The code to close the connection with, where the room cannot be entered now.
    pub fn enter(&self, name: &str, first: Mail) -> Result<mpsc::Sender<Mail>, CloseCode> {
        if !is_name(name) {
            return Err(CloseCode::NoRoom);
        }
        let mut open = self.desk.open();
        let full = open.ending || (open.rooms.len() >= self.desk.most && !open.rooms.contains_key(name));
        if full {
            return Err(CloseCode::ComeAgain);
        }
        let room = match open.rooms.entry(name.to_owned()) {
            // A task that broke has left its mailbox behind, closed.
            Place::Occupied(room) if !room.get().is_closed() => room.get().clone(),
            place => {
                let (mailbox, mail) = mpsc::channel(MAILBOX);
                tokio::spawn(RoomTask::run(Arc::clone(&self.desk), name.to_owned(), mail));
                place.insert_entry(mailbox).get().clone()
            }
        };
        room.try_send(first).map_err(|_| CloseCode::ComeAgain)?;
        Ok(room)
    }

    /// Whether a room is in memory.
    #[must_use]
    pub fn is_open(&self, name: &str) -> bool {
        self.desk.open().rooms.contains_key(name)
    }

    /// Whether no more rooms are opened.
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.desk.open().ending
    }

    /// Has every room finish what it is at and send its connections away to come again; waits for them so long at most.
    pub async fn end(&self, limit: Duration) {
        let rooms: Vec<_> = {
            let mut open = self.desk.open();
            open.ending = true;
            open.rooms.values().cloned().collect()
        };
        let all_gone = async {
            for room in rooms {
                // One that has ended by itself needs no telling.
                let _ = room.send(Mail::End).await;
            }
            loop {
                let gone = self.desk.gone.notified();
                if self.desk.open().rooms.values().all(mpsc::Sender::is_closed) {
                    return;
                }
                gone.await;
            }
        };
        if timeout(limit, all_gone).await.is_err() {
            tracing::warn!("some rooms did not finish in time; the log has what was told");
        }
    }
}

fn is_name(name: &str) -> bool {
    (1..=NAME).contains(&name.len()) && name.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
}

/// What stands for a room in the logs: its name is part of a link.
pub(super) fn tag(name: &str) -> String {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    format!("{:08x}", hasher.finish() >> 32)
}
