//! The durable log in Postgres, for several servers behind one address.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
    time::Duration,
};

use candlestick_online::{AppendFault, LogEntry};
use tokio::{
    sync::Mutex,
    time::{sleep, timeout},
};
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::{
    columns::{after, seat_column, seat_of, seq_column, seq_of},
    durable_log::{DurableLog, KeptRoom, LogFault, LogFuture},
};
use crate::clock::now;

/// Connections to the database: what several commit at once it syncs together.
const CONNECTIONS: usize = 8;
/// How often something is tried while the database is away.
const TRIES: u32 = 16;
/// The pause after the first try, and the longest; each is twice as long as the one before.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(1));
/// How long the database may take for one answer.
const PATIENCE: Duration = Duration::from_secs(10);

const TABLES: &str = "
    create table if not exists entry (
        room text not null,
        seq bigint not null,
        seat smallint not null,
        nonce text not null,
        body text not null,
        at bigint not null,
        primary key (room, seq),
        unique (room, seat, nonce)
    );
    create index if not exists entry_by_letters on entry (room collate \"C\", at);
    create table if not exists entry_format (format bigint not null)";
/// The format that this program writes.
const FORMAT: i64 = 1;
/// A log that has no mark is new, or was begun before there was one: both have the first format.
const MARK: &str = "insert into entry_format select $1 where not exists (select from entry_format)";
const FOUND: &str = "select max(format) from entry_format";
/// Two servers that begin at once must not both make the table.
const LOCK: &str = "select pg_advisory_xact_lock(6277101735386680763)";
const APPEND: &str = "
    insert into entry (room, seq, seat, nonce, body, at)
    select $1, $2, $3, $4, $5, $6
    where $2 = (select coalesce(max(seq) + 1, 0) from entry where room = $1)
    on conflict do nothing";
const READ: &str = "select seq, seat, nonce, body from entry where room = $1 and seq >= $2 order by seq";
const ROOMS: &str = "select room, max(at) from entry group by room";
/// By bytes, whatever the order of letters in the database's language is.
const BEGINNING: &str = "
    select room collate \"C\", max(at) from entry
    where room collate \"C\" >= $1 and room collate \"C\" < $2
    group by room collate \"C\" limit 2";
const DELETE: &str = "delete from entry where room = $1";

/// A connection that works, or did.
#[derive(Debug)]
struct Session {
    client: Client,
    append: Statement,
    read: Statement,
}

/// The durable log in a database of its own.
#[derive(Debug)]
pub struct PostgresLog {
    config: Config,
    sessions: [Mutex<Option<Arc<Session>>>; CONNECTIONS],
}

impl PostgresLog {
    /// Opens the log in a database, and makes its tables where they are missing.
    ///
    /// # Errors
    /// Where the address is none, or the database is not there, not ours to write, or of a later version.
    pub async fn open(address: &str) -> Result<Self, LogFault> {
        let mut config: Config = address.parse().map_err(|fault| postgres_fault(&fault))?;
        config.connect_timeout(PATIENCE);
        let log = Self { config, sessions: std::array::from_fn(|_| Mutex::new(None)) };
        let mut client = patiently(|_| log.connect()).await?;
        let found = make_tables(&mut client).await.map_err(|fault| postgres_fault(&fault))?;
        if found > FORMAT {
            return Err(LogFault::TooNew { place: "in Postgres".into(), found, known: FORMAT });
        }
        Ok(log)
    }

    async fn connect(&self) -> Result<Client, Error> {
        let (client, connection) = self.config.connect(NoTls).await?;
        tokio::spawn(async move {
            if let Err(fault) = connection.await {
                tracing::warn!(%fault, "a connection to Postgres broke");
            }
        });
        // Whatever the database's default is: nobody is told what is not on the disk.
        client.batch_execute("set synchronous_commit = on").await?;
        Ok(client)
    }

    /// The connection of a room: one room's entries come one after the other anyway.
    async fn session(&self, room: &str) -> Result<Arc<Session>, Error> {
        let mut hasher = DefaultHasher::new();
        room.hash(&mut hasher);
        let mut place = self.sessions[hasher.finish() as usize % CONNECTIONS].lock().await;
        if let Some(session) = place.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        let client = self.connect().await?;
        let (append, read) = (client.prepare(APPEND).await?, client.prepare(READ).await?);
        Ok(Arc::clone(place.insert(Arc::new(Session { client, append, read }))))
    }

    /// Appends once. An entry that stands there already, byte for byte, is the one of a try whose answer was lost.
    async fn try_append(&self, room: &str, entry: &LogEntry, again: bool) -> Result<bool, Error> {
        let session = self.session(room).await?;
        let (seq, seat, at) = (seq_column(entry.seq), seat_column(entry.seat), seq_column(now()));
        let client = &session.client;
        let lines = client.execute(&session.append, &[&room, &seq, &seat, &entry.nonce, &entry.body, &at]).await?;
        if lines == 1 || !again {
            return Ok(lines == 1);
        }
        let there = client.query(&session.read, &[&room, &seq]).await?;
        Ok(there.first().is_some_and(|row| entry_of(row).is_ok_and(|there| there == *entry)))
    }
}

impl DurableLog for PostgresLog {
    fn append<'a>(&'a self, room: &'a str, entry: &'a LogEntry) -> LogFuture<'a, Result<(), AppendFault>> {
        Box::pin(async move {
            match patiently(|attempt| self.try_append(room, entry, attempt > 0)).await {
                Ok(true) => Ok(()),
                Ok(false) => Err(AppendFault::Taken),
                Err(_) => Err(AppendFault::Failed),
            }
        })
    }

    fn read<'a>(&'a self, room: &'a str, from: u64) -> LogFuture<'a, Result<Vec<LogEntry>, LogFault>> {
        Box::pin(patiently(move |_| async move {
            let session = self.session(room).await?;
            let rows = session.client.query(&session.read, &[&room, &seq_column(from)]).await?;
            rows.iter().map(entry_of).collect()
        }))
    }

    fn rooms(&self) -> LogFuture<'_, Result<Vec<KeptRoom>, LogFault>> {
        Box::pin(patiently(move |_| async move {
            let rows = self.session("").await?.client.query(ROOMS, &[]).await?;
            rows.iter().map(kept_room).collect()
        }))
    }

    fn beginning_with<'a>(&'a self, letters: &'a str) -> LogFuture<'a, Result<Vec<KeptRoom>, LogFault>> {
        Box::pin(patiently(move |_| async move {
            let rows = self.session("").await?.client.query(BEGINNING, &[&letters, &after(letters)]).await?;
            rows.iter().map(kept_room).collect()
        }))
    }

    fn delete<'a>(&'a self, room: &'a str) -> LogFuture<'a, Result<(), LogFault>> {
        Box::pin(patiently(move |_| async move {
            self.session(room).await?.client.execute(DELETE, &[&room]).await?;
            Ok(())
        }))
    }
}

/// Whether the database is away, starting or ending, rather than against what it was asked.
fn may_pass(fault: &Error) -> bool {
    const AWAY: [&str; 3] = ["08", "53", "57P"];
    fault.code().is_none_or(|code| AWAY.iter().any(|class| code.code().starts_with(class)))
}

/// Makes what is missing; answers the format of what is there.
async fn make_tables(client: &mut Client) -> Result<i64, Error> {
    let making = client.transaction().await?;
    making.batch_execute(LOCK).await?;
    making.batch_execute(TABLES).await?;
    making.execute(MARK, &[&FORMAT]).await?;
    let found = making.query_one(FOUND, &[]).await?.try_get(0)?;
    making.commit().await?;
    Ok(found)
}

fn kept_room(row: &Row) -> Result<KeptRoom, Error> {
    Ok(KeptRoom { room: row.try_get(0)?, touched: Duration::from_millis(seq_of(row.try_get(1)?)) })
}

fn entry_of(row: &Row) -> Result<LogEntry, Error> {
    let (seq, seat) = (seq_of(row.try_get(0)?), seat_of(row.try_get(1)?));
    Ok(LogEntry { seq, seat, nonce: row.try_get(2)?, body: row.try_get(3)? })
}

/// Asks, and asks again while the database is away; a try knows how many there were before it.
async fn patiently<T, F>(asked: impl Fn(u32) -> F + Send) -> Result<T, LogFault>
where
    F: Future<Output = Result<T, Error>> + Send,
{
    let mut attempt = 0;
    loop {
        let fault = match timeout(PATIENCE, asked(attempt)).await {
            Ok(Ok(answer)) => return Ok(answer),
            Ok(Err(fault)) if !may_pass(&fault) => return Err(postgres_fault(&fault)),
            Ok(Err(fault)) => postgres_fault(&fault),
            Err(_) => LogFault::Postgres("no answer in time".into()),
        };
        tracing::warn!(%fault, attempt, "Postgres is asked again");
        attempt += 1;
        if attempt == TRIES {
            return Err(fault);
        }
        sleep((PAUSES.0 * 2_u32.pow(attempt - 1)).min(PAUSES.1)).await;
    }
}

/// What went wrong, with its cause: the outer message alone says only "db error".
fn postgres_fault(fault: &Error) -> LogFault {
    let cause = std::error::Error::source(fault).map(|cause| format!(": {cause}")).unwrap_or_default();
    LogFault::Postgres(format!("{fault}{cause}"))
}
