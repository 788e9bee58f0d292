//! Gives a test each store in turn: a file, and a database in a Postgres where the machine has the program.

use std::{
    net::SocketAddr,
    process::{Child, Command},
    sync::Arc,
    time::Duration,
};

use candlestick_server::{DurableLog, SqliteLog};

use crate::{
    folders::TestFolder,
    game::{POSTGRES, kills, serving_as},
    player::patience,
};

/// How long a test on a store works at most, beside what somebody in it waits for in vain.
const BESIDES: Duration = Duration::from_secs(60);
/// What a kill that is asked for adds: the pause before it, and the next server's start.
const EACH_KILL: Duration = Duration::from_secs(3);

/// A log in which nothing stands at first, and which goes with its test.
pub struct Store {
    folder: TestFolder,
    #[cfg(all(feature = "postgres", unix))]
    database: Option<shared::Database>,
}

impl Store {
    /// In a file.
    pub fn file(name: &str) -> Self {
        Self {
            folder: TestFolder::new(&format!("{name}-file")),
            #[cfg(all(feature = "postgres", unix))]
            database: None,
        }
    }

    /// In a database of its own; none where there is no Postgres.
    #[cfg(all(feature = "postgres", unix))]
    pub async fn postgres(name: &str) -> Option<Self> {
        let database = shared::Database::make().await?;
        Some(Self { folder: TestFolder::new(&format!("{name}-database")), database: Some(database) })
    }

    /// Opens it, each time as another server would.
    pub async fn open(&self) -> Arc<dyn DurableLog> {
        #[cfg(all(feature = "postgres", unix))]
        if let Some(database) = &self.database {
            return Arc::new(candlestick_server::PostgresLog::open(&database.address).await.unwrap());
        }
        Arc::new(SqliteLog::open(&self.folder).unwrap())
    }

    /// Has a log of before in it: rows as SQL that both databases read, in the tables that they had then.
    pub async fn fill(&self, rows: &str) {
        #[cfg(all(feature = "postgres", unix))]
        if let Some(database) = &self.database {
            return database.run(&format!("{}\n{rows}", include_str!("../data/first-tables-postgres.sql"))).await;
        }
        std::fs::create_dir_all(&*self.folder).unwrap();
        let file = rusqlite::Connection::open(self.folder.join("rooms.db")).unwrap();
        file.execute_batch(&format!("{}\n{rows}", include_str!("../data/first-tables-sqlite.sql"))).unwrap();
    }

    /// Starts a process that serves from it, with whatever else that is told.
    pub fn serving(&self, port: u16, told: impl Fn(&mut Command) -> &mut Command) -> (Child, SocketAddr) {
        let address = self.address();
        serving_as(&self.folder, port, |command| told(command.envs(address.iter().map(|address| (POSTGRES, address)))))
    }

    fn address(&self) -> Option<String> {
        #[cfg(all(feature = "postgres", unix))]
        {
            self.database.as_ref().map(|database| database.address.clone())
        }
        #[cfg(not(all(feature = "postgres", unix)))]
        {
            None
        }
    }
}

#[cfg(all(feature = "postgres", unix))]
mod shared {
    //! One Postgres for all tests that run at a time: to make one takes longer than most of them.

    use std::sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicU64, Ordering},
    };

    use crate::postgres::Postgres;

    /// The one that runs, if any; it ends with the last test that has a database in it.
    static RUNNING: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
    /// How many names were given: the next one's folder may be made while the last one's is taken away.
    static NAMES: AtomicU64 = AtomicU64::new(0);

    /// A database of a test's own.
    pub struct Database {
        postgres: Arc<Postgres>,
        name: String,
        pub address: String,
    }

    impl Database {
        pub async fn make() -> Option<Self> {
            let postgres = running()?;
            let name = format!("store_{}", NAMES.fetch_add(1, Ordering::SeqCst));
            postgres.run(&format!("create database {name}")).await;
            let address = postgres.address_of(&name);
            Some(Self { postgres, name, address })
        }

        /// Has it carry out statements.
        pub async fn run(&self, statements: &str) {
            self.postgres.run_in(&self.name, statements).await;
        }
    }

    fn running() -> Option<Arc<Postgres>> {
        let mut running = RUNNING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(postgres) = running.upgrade() {
            return Some(postgres);
        }
        let postgres = Arc::new(Postgres::start(&format!("shared-{}", NAMES.fetch_add(1, Ordering::SeqCst)))?);
        *running = Arc::downgrade(&postgres);
        Some(postgres)
    }
}

/// Runs a test, which says so where it does not come to its end: many of their loops go on until something holds.
pub async fn in_time(test: &str, runs: impl Future<Output = ()>) {
    let limit = patience() + BESIDES + EACH_KILL * kills();
    assert!(tokio::time::timeout(limit, runs).await.is_ok(), "{test} does not come to its end within {limit:?}");
}

/// Makes of each of these functions of a [`Store`] a test on either store.
macro_rules! on_each_store {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let store = crate::stores::Store::file(stringify!($test));
                crate::stores::in_time(concat!(stringify!($test), " in a file"), super::$test(store)).await;
            })+
        }

        #[cfg(all(feature = "postgres", unix))]
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                if let Some(store) = crate::stores::Store::postgres(stringify!($test)).await {
                    crate::stores::in_time(concat!(stringify!($test), " in Postgres"), super::$test(store)).await;
                }
            })+
        }
    };
}

pub(crate) use on_each_store;
