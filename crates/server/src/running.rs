//! Starts a server on an address, and ends it so that nothing is lost.

use std::{
    io,
    net::SocketAddr,
    sync::{Arc, atomic::AtomicU64},
    time::Duration,
};

use tokio::{
    net::TcpListener,
    sync::watch,
    task::JoinHandle,
    time::{Instant, interval_at},
};

use crate::{
    admission::Counts,
    bots::BotPool,
    clock::now,
    limits::{Limits, PerAddress, SharedRate},
    listener,
    metrics::Metrics,
    page::Page,
    rooms::{RoomMaker, Rooms},
    server::{Origins, Server},
    store::{DurableLog, LogFault},
};

/// How often rooms are looked for that nobody has come to for long.
const CLEANING: Duration = Duration::from_secs(6 * 3600);
/// How many are deleted at once: with Postgres nothing is appended meanwhile.
const DELETED_AT_ONCE: usize = 64;

/// What a server is started with, beside its log and its rooms.
#[derive(Debug)]
pub struct ServerSetup {
    /// Where it listens; port 0 takes any free one.
    pub address: SocketAddr,
    /// What it allows.
    pub limits: Limits,
    /// The page that it serves.
    pub page: Page,
    /// Pages of which origins may connect.
    pub origins: Origins,
    /// Whether visitors come by way of a proxy, which names them.
    pub behind_proxy: bool,
    /// Whether everybody may read the metrics.
    pub open_metrics: bool,
    /// Threads for bots, at least one.
    pub bot_threads: usize,
    /// How long a room is kept after its last entry.
    pub keep: Duration,
}

/// A server under way.
pub struct Running {
    server: Arc<Server>,
    address: SocketAddr,
    end: watch::Sender<bool>,
    listening: JoinHandle<()>,
    cleaning: JoinHandle<()>,
}

impl Running {
    /// Starts a server within a tokio runtime.
    ///
    /// # Errors
    /// When the address cannot be listened at, or no thread be started.
    pub async fn start(setup: ServerSetup, log: Arc<dyn DurableLog>, maker: Arc<dyn RoomMaker>) -> io::Result<Self> {
        let ServerSetup { address, limits, page, origins, behind_proxy, open_metrics, bot_threads, keep } = setup;
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        let metrics = Arc::new(Metrics::default());
        let bots = BotPool::start(bot_threads, &metrics)?;
        let rooms = Rooms::new(Arc::clone(&log), Arc::clone(&maker), bots, Arc::clone(&metrics), &limits);
        let server = Arc::new(Server {
            rooms,
            maker,
            log,
            metrics,
            page,
            origins,
            behind_proxy,
            open_metrics,
            made: PerAddress::new(limits.rooms_of_address),
            opened: PerAddress::new(limits.sockets_of_address),
            guesses: PerAddress::new(limits.guesses_of_address),
            words: SharedRate::new(limits.guesses_of_words),
            of_address: Counts::new(limits.connections_of_address),
            connections: AtomicU64::new(0),
            limits,
        });
        let (end, ending) = watch::channel(false);
        let listening = tokio::spawn(listener::listen(Arc::clone(&server), listener, ending));
        let cleaning = tokio::spawn(clean(Arc::clone(&server), keep));
        Ok(Self { server, address, end, listening, cleaning })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it counts.
    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.server.metrics
    }

    /// Its rooms.
    #[must_use]
    pub fn rooms(&self) -> &Rooms {
        &self.server.rooms
    }

    /// Ends it: nobody is accepted any more, rooms finish what they are at and send their connections away to come
    /// again, and what is on its way leaves. Takes no longer than the limit for it, twice.
    pub async fn end(self) {
        // The listener may have ended already.
        let _ = self.end.send(true);
        self.cleaning.abort();
        self.server.rooms.end(self.server.limits.drain).await;
        let _ = self.listening.await;
    }
}

/// Deletes rooms that nobody has come to for long, now and then.
async fn clean(server: Arc<Server>, keep: Duration) {
    let mut rounds = interval_at(Instant::now() + server.limits.clean_after, CLEANING);
    loop {
        rounds.tick().await;
        match delete_old(&server, keep).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "rooms that nobody came to were deleted"),
            Err(fault) => tracing::error!(%fault, "old rooms could not be deleted"),
        }
    }
}

async fn delete_old(server: &Server, keep: Duration) -> Result<usize, LogFault> {
    let since = Duration::from_millis(now()).saturating_sub(keep);
    let old: Vec<_> = server.log.rooms().await?.into_iter().filter(|kept| kept.touched < since).collect();
    let mut count = 0;
    for some in old.chunks(DELETED_AT_ONCE) {
        // Whoever came back meanwhile keeps their room: by this server's own rooms, and by what the log has of others'.
        let closed: Vec<_> =
            some.iter().filter(|kept| !server.rooms.is_open(&kept.room)).map(|kept| kept.room.clone()).collect();
        let deleted = server.log.delete_untouched(&closed, since).await?;
        server.metrics.rooms_deleted.add(deleted);
        count += deleted;
    }
    Ok(count)
}
