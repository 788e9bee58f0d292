//! Runs one room: its mail goes in, what it wants is done; an entry is on the disk before anybody is told of it.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::{Duration, Instant},
};

use candlestick_online::{BotJob, CloseCode, ConnectionId, Input, LogEntry, Output, Ownership, RoomFault, is_behind};
use tokio::{
    sync::mpsc,
    task::spawn_blocking,
    time::{Instant as Moment, sleep, sleep_until},
};

use super::{
    live::LiveRoom,
    mail::Mail,
    open_rooms::{OpenRooms, tag},
};
use crate::{bots::BotDecision, clock::now, metrics::GaugeGuard, outbox::Outbox};

/// Longest sleep before the clock is looked at again, as somebody may set it.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// Why a task ends.
enum End {
    /// Nobody is there.
    Idle,
    /// The connections are to come again.
    ComeAgain,
}

/// A room and its connections.
pub(super) struct RoomTask {
    open: Arc<OpenRooms>,
    name: String,
    room: Box<dyn LiveRoom>,
    outboxes: HashMap<ConnectionId, Outbox>,
    wake_at: Option<u64>,
    /// When the log was read, and since when the room is believed to be this server's, in milliseconds after that.
    began: Moment,
    owns: Ownership,
    thoughts: mpsc::UnboundedSender<BotDecision>,
    _counted: GaugeGuard,
}

impl RoomTask {
    /// Opens a room from the log and serves it until it is given up.
    pub async fn run(open: Arc<OpenRooms>, name: String, mut mail: mpsc::Receiver<Mail>) {
        let room = match reopened(&open, &name).await {
            Ok(room) => room,
            Err(code) => return send_away(open.give_up(&name, &mut mail), code),
        };
        let (thoughts, mut thought) = mpsc::unbounded_channel();
        let _counted = open.metrics.rooms.enter();
        let (outboxes, began, owns) = (HashMap::new(), Moment::now(), Ownership::since(0));
        let mut task = Self { open, name, room, outboxes, wake_at: None, began, owns, thoughts, _counted };
        match task.serve(&mut mail, &mut thought).await {
            End::Idle => {}
            End::ComeAgain => {
                let waiting = task.open.give_up(&task.name, &mut mail);
                task.outboxes.drain().for_each(|(_, outbox)| outbox.close(CloseCode::ComeAgain));
                send_away(waiting, CloseCode::ComeAgain);
            }
        }
    }

    async fn serve(
        &mut self,
        mail: &mut mpsc::Receiver<Mail>,
        thought: &mut mpsc::UnboundedReceiver<BotDecision>,
    ) -> End {
        let mut left_since = Moment::now();
        loop {
            let idle = self.room.is_idle();
            let input = tokio::select! {
                next = mail.recv() => match next {
                    None | Some(Mail::End) => return End::ComeAgain,
                    Some(mail) => self.input(mail),
                },
                Some(BotDecision { job, action }) = thought.recv() => Some(Input::BotDecided { job, action }),
                () = until(self.wake_at) => self.wake_at.take_if(|at| *at <= now()).map(|_| Input::Tick),
                () = sleep_until(left_since + self.open.linger), if idle => {
                    if self.open.retire(&self.name, mail) {
                        return End::Idle;
                    }
                    None
                }
            };
            let Some(input) = input else { continue };
            if self.is_behind(&input).await {
                self.note_yield();
                return End::ComeAgain;
            }
            if let Some(end) = self.handle(input).await {
                return end;
            }
            let is_idle = self.room.is_idle();
            if !(idle && is_idle) {
                left_since = Moment::now();
            }
            if is_idle || idle {
                self.note_idle(is_idle, mail);
            }
        }
    }

    /// Notes that nobody is here any more, so that the room may give way, or that somebody is. Whoever is on their way here
    /// was noted as they came.
    fn note_idle(&self, is_idle: bool, mail: &mpsc::Receiver<Mail>) {
        let mut open = self.open.lock();
        open.note_idle(&self.name, is_idle && mail.is_empty());
    }

    /// What the room is told of a mail; nothing of connections that it has closed itself.
    fn input(&mut self, mail: Mail) -> Option<Input> {
        match mail {
            Mail::Opened { connection, hello, outbox } => {
                self.outboxes.insert(connection, outbox);
                Some(Input::Opened { connection, hello })
            }
            Mail::Frame { connection, text } => {
                self.outboxes.contains_key(&connection).then_some(Input::Frame { connection, text })
            }
            Mail::Closed { connection } => self.outboxes.remove(&connection).map(|_| Input::Closed { connection }),
            Mail::End => None,
        }
    }

    /// Tells the room, and does what it wants until it wants nothing more.
    async fn handle(&mut self, input: Input) -> Option<End> {
        let mut wanted = VecDeque::from(self.room.handle(now(), input));
        while let Some(output) = wanted.pop_front() {
            let next = match output {
                Output::Append(entry) => Some(append(&self.open, &self.name, entry).await),
                Output::Send { connection, text } => self.send(connection, text),
                Output::Close { connection, code } => {
                    if let Some(outbox) = self.outboxes.remove(&connection) {
                        outbox.close(code);
                    }
                    None
                }
                Output::Think(job) => {
                    self.note_asked_again(&job);
                    self.open.bots.ask(job, self.thoughts.clone());
                    None
                }
                Output::WakeAt(at) => {
                    self.wake_at = Some(at);
                    None
                }
                Output::Refused(code) => {
                    self.open.metrics.refuse_deed(code);
                    None
                }
                Output::Yield => {
                    self.note_yield();
                    return Some(End::ComeAgain);
                }
            };
            if let Some(input) = next {
                wanted.extend(self.room.handle(now(), input));
            }
        }
        None
    }

    /// Whether another server has gone on with the room, or that cannot be known. Looked at when [`Ownership`] says so.
    async fn is_behind(&mut self, input: &Input) -> bool {
        if !self.owns.is_to_look(millis(self.began.elapsed()), input) {
            return false;
        }
        let known = self.room.entries();
        match self.open.log.read(&self.name, known).await {
            Ok(newer) => is_behind(known, &newer),
            Err(fault) => {
                tracing::warn!(room = tag(&self.name), %fault, "the log does not say whether a room is another server's");
                true
            }
        }
    }

    /// One answer may be lost, or come late; beyond that the case stands still, and somebody has to know.
    fn note_asked_again(&self, job: &BotJob) {
        if job.asked_before >= 2 {
            let (room, asked) = (tag(&self.name), job.asked_before);
            tracing::error!(room, asked, "a bot does not answer: it breaks, or too many wait for the bots' threads");
        }
    }

    fn note_yield(&self) {
        self.open.metrics.rooms_yielded.add(1);
        tracing::warn!(room = tag(&self.name), "a room is given up: its log is written elsewhere, or not at all");
    }

    /// Sends a frame; a connection that does not keep up is gone for the room at once.
    fn send(&mut self, connection: ConnectionId, text: String) -> Option<Input> {
        let sent = self.outboxes.get(&connection)?.send(text);
        sent.is_err().then(|| {
            self.outboxes.remove(&connection);
            Input::Closed { connection }
        })
    }
}

/// Answers what the room is told once the entry is on the disk, or is not.
async fn append(open: &OpenRooms, name: &str, entry: LogEntry) -> Input {
    let (seq, began) = (entry.seq, Instant::now());
    match open.log.append(name, &entry).await {
        Ok(()) => {
            open.metrics.appends.note(began.elapsed());
            Input::Appended { seq }
        }
        Err(why) => {
            open.metrics.appends_refused.add(1);
            Input::NotAppended { seq, why }
        }
    }
}

/// Reads a room's log and plays it again; the code to close with where that cannot be.
async fn reopened(open: &Arc<OpenRooms>, name: &str) -> Result<Box<dyn LiveRoom>, CloseCode> {
    let broken = |fault: &dyn std::fmt::Display| {
        tracing::error!(room = tag(name), %fault, "a room cannot be opened");
        open.metrics.rooms_broken.add(1);
        CloseCode::ComeAgain
    };
    let entries = open.log.read(name, 0).await.map_err(|fault| broken(&fault))?;
    if entries.is_empty() {
        return Err(CloseCode::NoRoom);
    }
    let maker = Arc::clone(&open.maker);
    let opened = spawn_blocking(move || maker.open(entries, now())).await.map_err(|fault| broken(&fault))?;
    let room = opened.map_err(|fault| match fault {
        RoomFault::Empty => CloseCode::NoRoom,
        // Trying again does not help: whoever runs the server has to bring the theme back, or the log.
        RoomFault::Entry { .. } | RoomFault::NoTheme { .. } | RoomFault::Refused(_) => {
            broken(&fault);
            CloseCode::Stuck
        }
    })?;
    open.metrics.rooms_opened.add(1);
    Ok(room)
}

/// So much time in milliseconds.
fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn send_away(waiting: Vec<Mail>, code: CloseCode) {
    for mail in waiting {
        if let Mail::Opened { outbox, .. } = mail {
            outbox.close(code);
        }
    }
}

/// Waits until a moment, in milliseconds since the Unix epoch, or a while if that is far; for ever without one.
async fn until(moment: Option<u64>) {
    match moment {
        Some(at) => sleep(Duration::from_millis(at.saturating_sub(now())).min(LONGEST_SLEEP)).await,
        None => std::future::pending().await,
    }
}
