//! Runs the one thread that writes the SQLite log: whatever waits is written and synced together.

use std::{
    thread::{Builder, JoinHandle},
    time::Duration,
};

use candlestick_online::LogEntry;
use rusqlite::{Connection, Transaction, params};
use tokio::sync::{mpsc, oneshot};

use super::{
    columns::{moment_column, seat_column, seq_column},
    durable_log::LogFault,
};
use crate::clock::now;

/// Most that waits to be written; whoever asks for more waits as well.
const WAITING: usize = 1024;
/// Most that one sync takes along.
const TOGETHER: usize = 512;

const APPEND: &str = "
    insert into entry (room, seq, seat, nonce, body, at)
    select ?1, ?2, ?3, ?4, ?5, ?6
    where ?2 = (select coalesce(max(seq) + 1, 0) from entry where room = ?1)
    on conflict do nothing";

const DELETE: &str = "
    delete from entry where room = ?1
    and not exists (select 1 from entry where room = ?1 and at >= ?2)";

/// What came of a wish.
#[derive(Debug)]
pub(super) enum WriteOutcome {
    /// It is on the disk: so many entries were appended, or rooms deleted.
    Done(usize),
    /// The log as it is does not allow it; nothing was written.
    Refused,
    /// It could not be written.
    Failed(rusqlite::Error),
}

#[derive(Debug)]
enum LogWrite {
    Append { room: String, entry: LogEntry },
    DeleteUntouched { rooms: Vec<String>, since: Duration },
}

type QueuedWrite = (LogWrite, oneshot::Sender<WriteOutcome>);

/// The thread, and the way to it.
#[derive(Debug)]
pub(super) struct Writer {
    wishes: Option<mpsc::Sender<QueuedWrite>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread on a connection of its own.
    pub(super) fn start(log: Connection) -> Result<Self, LogFault> {
        let (wishes, asked) = mpsc::channel(WAITING);
        let thread = Builder::new().name("log-writer".into()).spawn(move || write_all(log, asked));
        let thread = thread.map_err(|_| LogFault::Closed)?;
        Ok(Self { wishes: Some(wishes), thread: Some(thread) })
    }

    /// Appends an entry; nothing where the thread has ended.
    pub(super) async fn append(&self, room: &str, entry: &LogEntry) -> Option<WriteOutcome> {
        self.ask(LogWrite::Append { room: room.to_owned(), entry: entry.clone() }).await
    }

    /// Deletes those of some rooms that have no entry of a moment or later.
    pub(super) async fn delete_untouched(&self, rooms: &[String], since: Duration) -> Option<WriteOutcome> {
        self.ask(LogWrite::DeleteUntouched { rooms: rooms.to_vec(), since }).await
    }

    async fn ask(&self, wish: LogWrite) -> Option<WriteOutcome> {
        let (told, written) = oneshot::channel();
        self.wishes.as_ref()?.send((wish, told)).await.ok()?;
        written.await.ok()
    }
}

impl Drop for Writer {
    /// Waits until all that was asked for is on the disk.
    fn drop(&mut self) {
        self.wishes = None;
        if let Some(thread) = self.thread.take() {
            // It has nothing to tell: whoever asked got their answer, or none.
            let _ = thread.join();
        }
    }
}

fn write_all(mut log: Connection, mut asked: mpsc::Receiver<QueuedWrite>) {
    while let Some(first) = asked.blocking_recv() {
        let mut together = vec![first];
        while together.len() < TOGETHER
            && let Ok(next) = asked.try_recv()
        {
            together.push(next);
        }
        let (wishes, told): (Vec<_>, Vec<_>) = together.into_iter().unzip();
        let outcomes = write(&mut log, &wishes);
        for (told, outcome) in told.into_iter().zip(outcomes) {
            // Whoever went away does not care.
            let _ = told.send(outcome);
        }
    }
}

/// Writes wishes in one transaction; where that breaks, each in one of its own, so that none fails for another's sake.
fn write(log: &mut Connection, wishes: &[LogWrite]) -> Vec<WriteOutcome> {
    if let Ok(outcomes) = write_together(log, wishes) {
        return outcomes;
    }
    let alone = |wish| match write_together(log, std::slice::from_ref(wish)) {
        Ok(outcomes) => outcomes.into_iter().next().unwrap_or(WriteOutcome::Refused),
        Err(fault) => {
            tracing::error!(%fault, "the log cannot be written");
            WriteOutcome::Failed(fault)
        }
    };
    wishes.iter().map(alone).collect()
}

fn write_together(log: &mut Connection, wishes: &[LogWrite]) -> rusqlite::Result<Vec<WriteOutcome>> {
    let writing = log.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let outcomes = wishes.iter().map(|wish| fulfil(&writing, wish)).collect::<Result<_, _>>()?;
    writing.commit()?;
    Ok(outcomes)
}

fn fulfil(writing: &Transaction, wish: &LogWrite) -> rusqlite::Result<WriteOutcome> {
    match wish {
        LogWrite::Append { room, entry } => {
            let (seq, seat) = (seq_column(entry.seq), seat_column(entry.seat));
            let mut append = writing.prepare_cached(APPEND)?;
            let lines = append.execute(params![room, seq, seat, entry.nonce, entry.body, seq_column(now())])?;
            Ok(if lines == 1 { WriteOutcome::Done(lines) } else { WriteOutcome::Refused })
        }
        LogWrite::DeleteUntouched { rooms, since } => {
            let mut delete = writing.prepare_cached(DELETE)?;
            let mut count = 0;
            for room in rooms {
                count += usize::from(delete.execute(params![room, moment_column(*since)])? > 0);
            }
            Ok(WriteOutcome::Done(count))
        }
    }
}
