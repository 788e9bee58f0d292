//! Keeps the durable log in Postgres, for several servers behind one address.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
    time::Duration,
};

use candlestick_online::{AppendFault, LogEntry};
use tokio::{
    sync::Mutex,
    task::JoinHandle,
    time::{Instant, sleep, timeout},
};
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::{
    columns::{after, moment_column, seat_column, seat_of, seq_column, seq_of},
    durable_log::{DurableLog, KeptRoom, LogFault, LogFuture},
};
use crate::clock::now;

/// Connections to the database: what several commit at once it syncs together.
const CONNECTIONS: usize = 8;
/// The pause after the first try, and the longest; each is twice as long as the one before.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(1));
/// For how long the database is waited for in all, whatever it is asked: people wait for it, and whoever is sent away to come
/// again waits no longer than for a database that starts.
const IN_ALL: Duration = Duration::from_secs(12);
/// For an entry.
const FOR_ENTRIES: Patience = Patience { each: Duration::from_secs(3), all: IN_ALL };
/// For what reads much: a connection that is dead leaves time for another one.
const FOR_READING: Patience = Patience { each: Duration::from_secs(6), all: IN_ALL };
/// How long the system waits for a sign of the other machine before it takes a connection for dead: while something is on its
/// way there, and how often it asks while nothing is.
const UNHEARD: Duration = Duration::from_secs(10);
const ASKED_EACH: Duration = Duration::from_secs(5);
/// How many of those questions may stay without an answer.
const ASKED: u32 = 3;

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
/// Some rooms whose names come after one, each by two steps into the table and with its last entry alone: a look through all
/// entries takes longer in a large log than is waited for, and then no old room is ever deleted.
const ROOMS: &str = "
    with recursive name(room, n) as (
        select min(room), 1::bigint from entry where room > $1
        union all
        select (select min(room) from entry where room > name.room), n + 1
        from name where name.room is not null and n < $2
    )
    select room, (select at from entry where entry.room = name.room order by seq desc limit 1)
    from name where room is not null order by n";
/// How many rooms are listed by one question.
const AT_ONCE: i64 = 256;
/// By bytes, whatever the order of letters in the database's language is.
const BEGINNING: &str = "
    select room collate \"C\", max(at) from entry
    where room collate \"C\" >= $1 and room collate \"C\" < $2
    group by room collate \"C\" limit 2";
/// Nothing is appended meanwhile, here or by another server: whatever had been would be seen, and what comes later finds no room.
const NOTHING_MORE: &str = "lock table entry in share row exclusive mode";
const DELETE: &str = "
    with gone as (
        delete from entry where room = any($1)
        and not exists (select 1 from entry touched where touched.room = entry.room and touched.at >= $2)
        returning room
    )
    select count(distinct room) from gone";

/// How long the database is waited for.
#[derive(Debug, Clone, Copy)]
struct Patience {
    /// For one answer.
    each: Duration,
    /// For all tries and the pauses between them.
    all: Duration,
}

/// A connection that works, or did.
#[derive(Debug)]
struct DatabaseSession {
    client: Client,
    append: Statement,
    read: Statement,
    carries: JoinHandle<()>,
}

impl Drop for DatabaseSession {
    /// Nobody asks by it any more: what carries it would wait for an answer as long as the system does.
    fn drop(&mut self) {
        self.carries.abort();
    }
}

/// The durable log in a database of its own.
#[derive(Debug)]
pub struct PostgresLog {
    config: Config,
    sessions: [Mutex<Option<Arc<DatabaseSession>>>; CONNECTIONS],
}

impl PostgresLog {
    /// Opens the log in a database, and makes its tables where they are missing.
    ///
    /// # Errors
    /// Where the address is none, or the database is not there, not ours to write, or of a later version.
    pub async fn open(address: &str) -> Result<Self, LogFault> {
        let mut config: Config = address.parse().map_err(|fault| postgres_fault(&fault))?;
        notices_silence(&mut config);
        let log = Self { config, sessions: std::array::from_fn(|_| Mutex::new(None)) };
        let (mut client, _carries) = patiently(FOR_READING, |_| log.connect()).await?;
        let found = make_tables(&mut client).await.map_err(|fault| postgres_fault(&fault))?;
        if found > FORMAT {
            return Err(LogFault::TooNew { place: "in Postgres".into(), found, known: FORMAT });
        }
        Ok(log)
    }

    async fn connect(&self) -> Result<(Client, JoinHandle<()>), Error> {
        let (client, connection) = self.config.connect(NoTls).await?;
        let carries = tokio::spawn(async move {
            if let Err(fault) = connection.await {
                tracing::warn!(%fault, "a connection to Postgres broke");
            }
        });
        // Whatever the database's default is: nobody is told what is not on the disk.
        client.batch_execute("set synchronous_commit = on").await?;
        Ok((client, carries))
    }

    /// The connection of a room: one room's entries come one after the other anyway.
    async fn session(&self, room: &str) -> Result<Arc<DatabaseSession>, Error> {
        let mut place = self.place(room).lock().await;
        if let Some(session) = place.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        let (client, carries) = self.connect().await?;
        let (append, read) = (client.prepare(APPEND).await?, client.prepare(READ).await?);
        Ok(Arc::clone(place.insert(Arc::new(DatabaseSession { client, append, read, carries }))))
    }

    fn place(&self, room: &str) -> &Mutex<Option<Arc<DatabaseSession>>> {
        let mut hasher = DefaultHasher::new();
        room.hash(&mut hasher);
        &self.sessions[hasher.finish() as usize % CONNECTIONS]
    }

    /// Asks by the connection of a room, and again while the database is away; a try knows how many there were before it. A
    /// connection by which no answer came in time is not asked again: the other side may be gone without a word.
    async fn ask<T, F>(
        &self,
        room: &str,
        patience: Patience,
        asked: impl Fn(Arc<DatabaseSession>, u32) -> F + Send + Sync,
    ) -> Result<T, LogFault>
    where
        F: Future<Output = Result<T, Error>> + Send,
    {
        let asked = &asked;
        patiently(patience, move |attempt| async move {
            let session = self.session(room).await?;
            let mut unheard = Unheard { session: Arc::clone(&session), is_heard: false };
            let result = asked(session, attempt).await;
            unheard.is_heard = true;
            result
        })
        .await
    }

    /// Some rooms whose names come after one, in the order of the database's letters.
    async fn some_rooms(&self, after: &str) -> Result<Vec<KeptRoom>, LogFault> {
        self.ask("", FOR_READING, move |session, _| async move {
            let rows = session.client.query(ROOMS, &[&after, &AT_ONCE]).await?;
            rows.iter().map(kept_room).collect()
        })
        .await
    }
}

impl DatabaseSession {
    /// Appends once. An entry that stands there already, byte for byte, is the one of a try whose answer was lost.
    async fn append(&self, room: &str, entry: &LogEntry, again: bool) -> Result<bool, Error> {
        let (seq, seat, at) = (seq_column(entry.seq), seat_column(entry.seat), seq_column(now()));
        let lines = self.client.execute(&self.append, &[&room, &seq, &seat, &entry.nonce, &entry.body, &at]).await?;
        if lines == 1 || !again {
            return Ok(lines == 1);
        }
        let there = self.client.query(&self.read, &[&room, &seq]).await?;
        Ok(there.first().is_some_and(|row| entry_of(row).is_ok_and(|there| there == *entry)))
    }
}

/// An answer that is waited for. Dropped before it came, the connection is of no use to anybody.
struct Unheard {
    session: Arc<DatabaseSession>,
    is_heard: bool,
}

impl Drop for Unheard {
    fn drop(&mut self) {
        if !self.is_heard {
            // Whoever else waits for it is told so at once, and asks by a new one.
            self.session.carries.abort();
        }
    }
}

impl DurableLog for PostgresLog {
    fn append<'a>(&'a self, room: &'a str, entry: &'a LogEntry) -> LogFuture<'a, Result<(), AppendFault>> {
        Box::pin(async move {
            let asked =
                |session: Arc<DatabaseSession>, attempt| async move { session.append(room, entry, attempt > 0).await };
            match self.ask(room, FOR_ENTRIES, asked).await {
                Ok(true) => Ok(()),
                Ok(false) => Err(AppendFault::Taken),
                Err(_) => Err(AppendFault::Failed),
            }
        })
    }

    fn read<'a>(&'a self, room: &'a str, from: u64) -> LogFuture<'a, Result<Vec<LogEntry>, LogFault>> {
        Box::pin(self.ask(room, FOR_READING, move |session, _| async move {
            let rows = session.client.query(&session.read, &[&room, &seq_column(from)]).await?;
            rows.iter().map(entry_of).collect()
        }))
    }

    fn rooms(&self) -> LogFuture<'_, Result<Vec<KeptRoom>, LogFault>> {
        Box::pin(async move {
            let mut rooms: Vec<KeptRoom> = Vec::new();
            loop {
                let last = rooms.last().map(|last| last.room.clone()).unwrap_or_default();
                let some = self.some_rooms(&last).await?;
                if some.is_empty() {
                    return Ok(rooms);
                }
                rooms.extend(some);
            }
        })
    }

    fn beginning_with<'a>(&'a self, letters: &'a str) -> LogFuture<'a, Result<Vec<KeptRoom>, LogFault>> {
        Box::pin(self.ask("", FOR_READING, move |session, _| async move {
            let rows = session.client.query(BEGINNING, &[&letters, &after(letters)]).await?;
            rows.iter().map(kept_room).collect()
        }))
    }

    fn delete_untouched<'a>(&'a self, rooms: &'a [String], since: Duration) -> LogFuture<'a, Result<usize, LogFault>> {
        // A transaction wants a connection of its own: others append by the rooms'.
        Box::pin(patiently(FOR_READING, move |_| async move {
            let (mut client, _carries) = self.connect().await?;
            let deleting = client.transaction().await?;
            deleting.batch_execute(NOTHING_MORE).await?;
            let count: i64 = deleting.query_one(DELETE, &[&rooms, &moment_column(since)]).await?.try_get(0)?;
            deleting.commit().await?;
            Ok(usize::try_from(count).unwrap_or_default())
        }))
    }
}

/// Has the system find out within seconds that the other machine is gone, unless the address says how long it takes.
fn notices_silence(config: &mut Config) {
    config.connect_timeout(FOR_ENTRIES.each);
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(UNHEARD);
        config.keepalives_idle(UNHEARD).keepalives_interval(ASKED_EACH).keepalives_retries(ASKED);
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
async fn patiently<T, F>(patience: Patience, asked: impl Fn(u32) -> F + Send) -> Result<T, LogFault>
where
    F: Future<Output = Result<T, Error>> + Send,
{
    let (began, mut attempt) = (Instant::now(), 0);
    let left = || patience.all.saturating_sub(began.elapsed());
    loop {
        let fault = match timeout(patience.each.min(left()), asked(attempt)).await {
            Ok(Ok(result)) => return Ok(result),
            Ok(Err(fault)) if !may_pass(&fault) => return Err(postgres_fault(&fault)),
            Ok(Err(fault)) => postgres_fault(&fault),
            Err(_) => LogFault::Postgres("no answer in time".into()),
        };
        let pause = (PAUSES.0 * 2_u32.saturating_pow(attempt)).min(PAUSES.1);
        if left() <= pause {
            return Err(fault);
        }
        tracing::warn!(%fault, attempt, "Postgres is asked again");
        sleep(pause).await;
        attempt += 1;
    }
}

/// What went wrong, with its cause: the outer message alone says only "db error".
fn postgres_fault(fault: &Error) -> LogFault {
    let cause = std::error::Error::source(fault).map(|cause| format!(": {cause}")).unwrap_or_default();
    LogFault::Postgres(format!("{fault}{cause}"))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_database_that_never_answers_is_not_waited_for_much_longer_than_one_that_is_away() {
        let (each, all) = (Duration::from_millis(30), Duration::from_millis(100));
        let tries = AtomicU32::new(0);
        let asked = |_| {
            tries.fetch_add(1, Ordering::SeqCst);
            std::future::pending::<Result<(), Error>>()
        };
        let fault = patiently(Patience { each, all }, asked).await.unwrap_err();
        assert!(fault.to_string().contains("no answer in time"), "{fault}");
        assert!(tries.load(Ordering::SeqCst) <= 4);
    }

    #[tokio::test]
    async fn one_answer_is_not_waited_for_longer_than_all_tries_may_take() {
        let patience = Patience { each: Duration::from_secs(600), all: Duration::from_millis(50) };
        let asked = |_| std::future::pending::<Result<(), Error>>();
        let given_up = timeout(Duration::from_secs(60), patiently(patience, asked)).await;
        assert!(given_up.expect("it is given up").is_err());
    }

    #[test]
    fn a_connection_is_dead_within_seconds_unless_its_address_says_otherwise() {
        let mut config: Config = "postgres://t@a/b".parse().unwrap();
        notices_silence(&mut config);
        assert_eq!(config.get_tcp_user_timeout().copied(), Some(UNHEARD));
        assert_eq!((config.get_keepalives_idle(), config.get_keepalives_retries()), (UNHEARD, Some(ASKED)));
        let mut config: Config = "postgres://t@a/b?tcp_user_timeout=60".parse().unwrap();
        notices_silence(&mut config);
        assert_eq!(config.get_tcp_user_timeout().copied(), Some(Duration::from_secs(60)));
    }
}
