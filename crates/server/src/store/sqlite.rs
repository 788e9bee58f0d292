//! Keeps the durable log in one SQLite file: write-ahead log, synced in full before an append is answered.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use candlestick_online::{AppendFault, LogEntry};
use rusqlite::{Connection, params};
use tokio::task::spawn_blocking;

use super::{
    columns::{after, seat_of, seq_column, seq_of},
    durable_log::{DurableLog, KeptRoom, LogFault, LogFuture},
    writer::{WriteOutcome, Writer},
};

/// The file's name within the data folder.
const FILE: &str = "rooms.db";
/// The format that this program writes.
const FORMAT: i64 = 1;
/// How long a statement waits while another process (a backup, a second server) has the file.
const BUSY: Duration = Duration::from_secs(5);

const TABLES: &str = "
    create table if not exists entry (
        room text not null,
        seq integer not null,
        seat integer not null,
        nonce text not null,
        body text not null,
        at integer not null,
        primary key (room, seq),
        unique (room, seat, nonce)
    ) strict, without rowid;
    pragma user_version = 1;";

/// Some rooms whose names come after one, each by two steps into the table and with its last entry alone: a look through all
/// entries, with their bodies, takes seconds in a large log, in which nobody else could read.
const ROOMS: &str = "
    with recursive name(room) as (
        select min(room) from entry where room > ?1
        union all
        select (select min(room) from entry where room > name.room) from name where name.room is not null
        limit ?2
    )
    select room, (select at from entry where entry.room = name.room order by seq desc limit 1)
    from name where room is not null";
/// How many rooms are listed before others may read.
const AT_ONCE: u32 = 256;

/// The durable log in one file. Dropping it finishes what was asked for.
#[derive(Debug)]
pub struct SqliteLog {
    writer: Writer,
    reader: Arc<Mutex<Connection>>,
    file: PathBuf,
}

impl SqliteLog {
    /// Opens the log in a folder; makes both where they are missing.
    ///
    /// # Errors
    /// Where the folder cannot be made, or the file is none of ours, of a later version, or cannot be written.
    pub fn open(folder: &Path) -> Result<Self, LogFault> {
        fs::create_dir_all(folder).map_err(|fault| LogFault::Folder { place: folder.display().to_string(), fault })?;
        let file = folder.join(FILE);
        let told = |fault| sqlite_fault(&file, fault);
        let writing = connect(&file).map_err(told)?;
        let found: i64 = writing.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(told)?;
        if found > FORMAT {
            return Err(LogFault::TooNew { place: file.display().to_string(), found, known: FORMAT });
        }
        writing.execute_batch(TABLES).map_err(told)?;
        let reader = Arc::new(Mutex::new(connect(&file).map_err(told)?));
        let writer = Writer::start(writing)?;
        Ok(Self { writer, reader, file })
    }

    /// Writes a whole copy of the log to a file that is not there yet, while servers may be writing.
    ///
    /// # Errors
    /// Where there is such a file already, or it cannot be written.
    pub fn back_up(folder: &Path, copy: &Path) -> Result<(), LogFault> {
        let file = folder.join(FILE);
        let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_WRITE;
        let reading = Connection::open_with_flags(&file, flags).map_err(|fault| sqlite_fault(&file, fault))?;
        reading.busy_timeout(BUSY).map_err(|fault| sqlite_fault(&file, fault))?;
        let to = copy.to_string_lossy();
        reading.execute("vacuum into ?1", params![to]).map_err(|fault| sqlite_fault(copy, fault))?;
        Ok(())
    }

    /// Asks the readers' connection beside the tasks.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, LogFault> {
        let reader = Arc::clone(&self.reader);
        let asked = spawn_blocking(move || question(&reader.lock().unwrap_or_else(PoisonError::into_inner)));
        asked.await.map_err(|_| LogFault::Closed)?.map_err(|fault| sqlite_fault(&self.file, fault))
    }
}

impl DurableLog for SqliteLog {
    fn append<'a>(&'a self, room: &'a str, entry: &'a LogEntry) -> LogFuture<'a, Result<(), AppendFault>> {
        Box::pin(async move {
            match self.writer.append(room, entry).await {
                Some(WriteOutcome::Done(_)) => Ok(()),
                Some(WriteOutcome::Refused) => Err(AppendFault::Taken),
                Some(WriteOutcome::Failed(_)) | None => Err(AppendFault::Failed),
            }
        })
    }

    fn read<'a>(&'a self, room: &'a str, from: u64) -> LogFuture<'a, Result<Vec<LogEntry>, LogFault>> {
        let (room, from) = (room.to_owned(), seq_column(from));
        Box::pin(self.ask(move |log| {
            let mut wanted = log.prepare_cached(
                "select seq, seat, nonce, body from entry where room = ?1 and seq >= ?2 order by seq",
            )?;
            let entries = wanted.query_map(params![room, from], |row| {
                let (seq, seat) = (seq_of(row.get(0)?), seat_of(row.get(1)?));
                Ok(LogEntry { seq, seat, nonce: row.get(2)?, body: row.get(3)? })
            })?;
            entries.collect()
        }))
    }

    fn rooms(&self) -> LogFuture<'_, Result<Vec<KeptRoom>, LogFault>> {
        Box::pin(async move {
            let mut rooms: Vec<KeptRoom> = Vec::new();
            loop {
                let after = rooms.last().map(|last| last.room.clone()).unwrap_or_default();
                let some = self.ask(move |log| some_rooms(log, &after)).await?;
                if some.is_empty() {
                    return Ok(rooms);
                }
                rooms.extend(some);
            }
        })
    }

    fn beginning_with<'a>(&'a self, letters: &'a str) -> LogFuture<'a, Result<Vec<KeptRoom>, LogFault>> {
        let (from, to) = (letters.to_owned(), after(letters));
        Box::pin(self.ask(move |log| {
            let mut wanted = log.prepare_cached(
                "select room, max(at) from entry where room >= ?1 and room < ?2 group by room limit 2",
            )?;
            wanted.query_map(params![from, to], kept_room)?.collect()
        }))
    }

    fn delete_untouched<'a>(&'a self, rooms: &'a [String], since: Duration) -> LogFuture<'a, Result<usize, LogFault>> {
        Box::pin(async move {
            match self.writer.delete_untouched(rooms, since).await {
                Some(WriteOutcome::Failed(fault)) => Err(sqlite_fault(&self.file, fault)),
                Some(WriteOutcome::Done(count)) => Ok(count),
                Some(WriteOutcome::Refused) => Ok(0),
                None => Err(LogFault::Closed),
            }
        })
    }
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let log = Connection::open(file)?;
    log.busy_timeout(BUSY)?;
    log.pragma_update(None, "journal_mode", "wal")?;
    // Every commit is synced: whoever was answered can rely on it, whatever becomes of the power.
    log.pragma_update(None, "synchronous", "full")?;
    // What a statement of many could take back is no business of the disk.
    log.pragma_update(None, "temp_store", "memory")?;
    Ok(log)
}

fn some_rooms(log: &Connection, after: &str) -> rusqlite::Result<Vec<KeptRoom>> {
    let mut wanted = log.prepare_cached(ROOMS)?;
    wanted.query_map(params![after, AT_ONCE], kept_room)?.collect()
}

fn kept_room(row: &rusqlite::Row) -> rusqlite::Result<KeptRoom> {
    Ok(KeptRoom { room: row.get(0)?, touched: Duration::from_millis(seq_of(row.get(1)?)) })
}

fn sqlite_fault(file: &Path, fault: rusqlite::Error) -> LogFault {
    LogFault::Sqlite { place: file.display().to_string(), fault }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_listed_without_a_look_at_every_entry() {
        let log = Connection::open_in_memory().unwrap();
        log.execute_batch(TABLES).unwrap();
        let mut plan = log.prepare(&format!("explain query plan {ROOMS}")).unwrap();
        let steps = plan.query_map(params!["", AT_ONCE], |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<_> = steps.map(Result::unwrap).collect();
        assert!(steps.iter().any(|step| step.contains("SEARCH entry")), "{steps:?}");
        assert!(steps.iter().all(|step| !step.contains("SCAN entry") && !step.contains("TEMP B-TREE")), "{steps:?}");
    }
}
