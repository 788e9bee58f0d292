//! Makes and finds the rooms in memory: one task for a name, never two.

use std::{
    collections::hash_map::Entry as Place,
    sync::Arc,
    time::{Duration, Instant},
};

use candlestick_online::{AppendFault, CloseCode, CreateRoom, Created, Handle, RoomFault};
use tokio::{sync::mpsc, time::timeout};

use super::{
    live::RoomMaker,
    mail::Mail,
    open_rooms::{OpenRooms, tag},
    task::RoomTask,
};
use crate::{bots::BotPool, clock::now, limits::Limits, metrics::Metrics, store::DurableLog, store::LogFault};

/// Most that waits for a room; connections wait as well then.
const MAILBOX: usize = 256;
/// Longest name of a room, in bytes.
const NAME: usize = 64;
/// How often another name is drawn for a new room, should one be taken.
const DRAWS: usize = 4;

/// Why no room was made.
#[derive(Debug, thiserror::Error)]
pub enum NoRoomMade {
    /// What was asked for is not possible.
    #[error(transparent)]
    Room(#[from] RoomFault),
    /// The log cannot be written, the system has no entropy, or the server ends.
    #[error("no room can be created now")]
    Unavailable,
}

/// All rooms of this server.
#[derive(Clone)]
pub struct Rooms {
    open: Arc<OpenRooms>,
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
        Self { open: Arc::new(OpenRooms::new(log, maker, bots, metrics, limits)) }
    }

    /// Makes a room; answers once its first entry is on the disk.
    ///
    /// # Errors
    /// When what was asked for is not possible, or nothing can be made now.
    pub async fn create(&self, request: CreateRoom) -> Result<Created, NoRoomMade> {
        for _ in 0..DRAWS {
            if self.is_ending() {
                break;
            }
            let mut entropy = [0; 64];
            getrandom::fill(&mut entropy).map_err(|_| NoRoomMade::Unavailable)?;
            let (entry, created) = self.open.maker.create(request.clone(), entropy, now())?;
            let began = Instant::now();
            match self.open.log.append(&created.room, &entry).await {
                Ok(()) => {
                    self.open.metrics.appends.note(began.elapsed());
                    self.open.metrics.rooms_created.add(1);
                    tracing::info!(room = tag(&created.room), "a room was made");
                    return Ok(created);
                }
                Err(AppendFault::Taken) => {}
                Err(AppendFault::Failed) => break,
            }
        }
        Err(NoRoomMade::Unavailable)
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
        let mut open = self.open.lock();
        let is_full = open.rooms.len() >= self.open.most && !open.rooms.contains_key(name);
        if open.ending || (is_full && !open.gives_way()) {
            return Err(CloseCode::ComeAgain);
        }
        open.note_idle(name, false);
        let room = match open.rooms.entry(name.to_owned()) {
            // A task that broke has left its mailbox behind, closed.
            Place::Occupied(room) if !room.get().is_closed() => room.get().clone(),
            place => {
                let (mailbox, mail) = mpsc::channel(MAILBOX);
                tokio::spawn(RoomTask::run(Arc::clone(&self.open), name.to_owned(), mail));
                place.insert_entry(mailbox).get().clone()
            }
        };
        room.try_send(first).map_err(|_| CloseCode::ComeAgain)?;
        Ok(room)
    }

    /// The room whose name begins with these letters, if it is in use: somebody is in it, or was of late. None where there
    /// are two.
    ///
    /// # Errors
    /// Where the log cannot be read.
    pub async fn find(&self, handle: &Handle, of_late: Duration) -> Result<Option<String>, LogFault> {
        let mut found = self.open.log.beginning_with(handle.as_str()).await?;
        let since = Duration::from_millis(now()).saturating_sub(of_late);
        found.retain(|kept| kept.touched >= since || self.is_open(&kept.room));
        let only = if found.len() == 1 { found.pop() } else { None };
        Ok(only.map(|kept| kept.room))
    }

    /// Whether a room is in memory.
    #[must_use]
    pub fn is_open(&self, name: &str) -> bool {
        self.open.lock().rooms.contains_key(name)
    }

    /// Whether no more rooms are opened.
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.open.lock().ending
    }

    /// Has every room finish what it is at and send its connections away to come again; waits for them so long at most.
    pub async fn end(&self, limit: Duration) {
        let rooms: Vec<_> = {
            let mut open = self.open.lock();
            open.ending = true;
            open.rooms.values().cloned().collect()
        };
        let all_gone = async {
            for room in rooms {
                // One that has ended by itself needs no telling.
                let _ = room.send(Mail::End).await;
            }
            loop {
                let gone = self.open.gone.notified();
                if self.open.lock().rooms.values().all(mpsc::Sender::is_closed) {
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
