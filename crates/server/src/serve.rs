//! Runs `candlestick serve`: its flags, and the program around the server.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    thread::available_parallelism,
    time::Duration,
};

use candlestick_themes::{Message, Words, key, message};
use tracing::Level;
use tracing_subscriber::{Layer, filter::Targets, fmt, layer::SubscriberExt, registry, util::SubscriberInitExt};

use crate::{
    limit_flags::LimitFlags,
    page::Page,
    rooms::GameRooms,
    running::{Running, ServerSetup},
    server::Origins,
    store::{DurableLog, LogFault, SqliteLog},
};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// What the server is asked for. Each flag can be given by the environment as well.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Serve {
    /// Address to listen on; 0.0.0.0 or :: for all addresses of this machine
    #[arg(
        long,
        env = "CANDLESTICK_HOST",
        default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST),
        value_name = "ADDRESS",
        help = key!("args-serve-host").name()
    )]
    host: IpAddr,
    /// Port to listen on; 0 takes any free one and prints it
    #[arg(
        long,
        env = "CANDLESTICK_PORT",
        default_value_t = 8080,
        value_name = "NUMBER",
        help = key!("args-serve-port").name()
    )]
    port: u16,
    /// Folder for the log of the rooms; it is created if it does not exist
    #[arg(
        long,
        env = "CANDLESTICK_DATA",
        default_value = "candlestick-data",
        value_name = "FOLDER",
        help = key!("args-serve-data").name()
    )]
    data: PathBuf,
    /// Keep the log in this Postgres database instead of a folder, so that several servers can share it
    #[arg(
        long,
        env = "CANDLESTICK_POSTGRES",
        value_name = "postgres://USER:PASSWORD@HOST/DATABASE",
        hide_env_values = true,
        help = key!("args-serve-postgres").name()
    )]
    postgres: Option<String>,
    /// Folder of the built page to serve; without it, only rooms are served
    #[arg(long, env = "CANDLESTICK_PAGE", value_name = "FOLDER", help = key!("args-serve-page").name())]
    page: Option<PathBuf>,
    /// Origins whose pages may connect, each a scheme and host, separated by commas; by default only those of the same
    /// host
    #[arg(
        long,
        env = "CANDLESTICK_ORIGIN",
        value_name = "https://example.org",
        value_delimiter = ',',
        help = key!("args-serve-origin").name()
    )]
    origin: Vec<String>,
    /// Visitors come through a proxy, which writes their address at the end of X-Forwarded-For
    #[arg(long, env = "CANDLESTICK_BEHIND_PROXY", help = key!("args-serve-behind-proxy").name())]
    behind_proxy: bool,
    /// Answer /metrics to everybody, not only to this machine
    #[arg(long, env = "CANDLESTICK_OPEN_METRICS", help = key!("args-serve-open-metrics").name())]
    open_metrics: bool,
    /// Threads for the bots' decisions; by default one fewer than the machine has cores, but at least one
    #[arg(long, env = "CANDLESTICK_BOT_THREADS", value_name = "NUMBER", help = key!("args-serve-bot-threads").name())]
    bot_threads: Option<usize>,
    /// How many days after its last move a room is deleted
    #[arg(
        long,
        env = "CANDLESTICK_KEEP_DAYS",
        default_value_t = 30,
        value_name = "DAYS",
        help = key!("args-serve-keep-days").name()
    )]
    keep_days: u32,
    #[command(flatten)]
    limits: LimitFlags,
    /// Write a copy of the log in the data folder to this new file, even while a server is running, and exit
    #[arg(long, value_name = "FILE", conflicts_with = "postgres", help = key!("args-serve-backup").name())]
    backup: Option<PathBuf>,
    /// How much is logged: error, warn, info, debug
    #[arg(
        long,
        env = "CANDLESTICK_LOG",
        default_value = "info",
        value_name = "LEVEL",
        value_parser = level,
        help = key!("args-serve-log").name()
    )]
    log: Level,
    /// Format of the log: text, json
    #[arg(
        long,
        env = "CANDLESTICK_LOG_FORMAT",
        default_value = "text",
        value_name = "FORMAT",
        value_parser = log_format,
        help = key!("args-serve-log-format").name()
    )]
    log_format: LogFormat,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LogFormat {
    /// Lines for people, with fields behind them.
    Text,
    /// An object a line, for what gathers logs.
    Json,
}

/// How much is logged, as it is typed.
fn level(typed: &str) -> Result<Level, Message> {
    typed.parse().map_err(|_| message!("typed-among", all = "error, warn, info, debug"))
}

/// How the log is written, as it is typed.
fn log_format(typed: &str) -> Result<LogFormat, Message> {
    match typed {
        "text" => Ok(LogFormat::Text),
        "json" => Ok(LogFormat::Json),
        _ => Err(message!("typed-among", all = "text, json")),
    }
}

/// Why the server does not start.
#[derive(Debug)]
enum ServeFault {
    /// The log says no.
    Store(LogFault),
    /// The page cannot be read.
    Page { place: String, fault: io::Error },
    /// Somebody else listens there, or nobody may.
    Listen { address: SocketAddr, fault: io::Error },
    /// The system gives no threads.
    Threads(io::Error),
    /// This program was built without it.
    #[cfg(not(feature = "postgres"))]
    NoPostgres,
}

impl From<LogFault> for ServeFault {
    fn from(fault: LogFault) -> Self {
        Self::Store(fault)
    }
}

impl ServeFault {
    /// The fault as a sentence.
    fn message(&self) -> Message {
        match self {
            Self::Store(fault) => store_message(fault),
            Self::Page { place, fault } => message!("cli-serve-page", place = place, fault = fault.to_string()),
            Self::Listen { address, fault } => {
                message!("cli-serve-listen", address = address.to_string(), fault = fault.to_string())
            }
            Self::Threads(fault) => message!("cli-serve-threads", fault = fault.to_string()),
            #[cfg(not(feature = "postgres"))]
            Self::NoPostgres => message!("cli-serve-no-postgres"),
        }
    }
}

/// What the log says, as a sentence.
fn store_message(fault: &LogFault) -> Message {
    match fault {
        LogFault::Sqlite { place, fault } => message!("cli-serve-log", place = place, fault = fault.to_string()),
        LogFault::TooNew { place, found, known } => {
            message!("cli-serve-too-new", place = place, found = *found, known = *known)
        }
        LogFault::Folder { place, fault } => message!("cli-serve-folder", place = place, fault = fault.to_string()),
        // What Postgres says, as it says it, and what only a running server can meet.
        LogFault::Postgres(_) | LogFault::Closed => Message::as_it_was(fault),
    }
}

impl Serve {
    /// Serves rooms until the process is asked to end, or writes a backup; what it says to whoever started it is said in these words.
    #[must_use]
    pub fn run(self, words: &Words) -> ExitCode {
        // What this program says alone: libraries write whole frames into theirs.
        let own = Targets::new().with_target("candlestick", self.log);
        let log = fmt::layer().with_writer(io::stderr).with_target(false);
        // One that was set before, by a test, stays.
        let _ = match self.log_format {
            LogFormat::Text => registry().with(log.with_filter(own)).try_init(),
            LogFormat::Json => registry().with(log.json().flatten_event(true).with_filter(own)).try_init(),
        };
        match self.serve(words) {
            Ok(()) => ExitCode::SUCCESS,
            Err(fault) => {
                eprintln!("candlestick serve: {}", fault.message().say(words));
                ExitCode::FAILURE
            }
        }
    }

    fn serve(self, words: &Words) -> Result<(), ServeFault> {
        if let Some(copy) = &self.backup {
            return Ok(SqliteLog::back_up(&self.data, copy)?);
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeFault::Threads)?;
        runtime.block_on(async {
            let setup = self.setup()?;
            let address = setup.address;
            let log = self.open_log().await?;
            let listen = |fault| ServeFault::Listen { address, fault };
            let running = Running::start(setup, log, Arc::new(GameRooms::within(self.limits.of_rooms())))
                .await
                .map_err(listen)?;
            // Scripts read the address in this line to learn the port.
            let address = format!("http://{}/", running.address());
            println!("{}", words.with(key!("cli-serve-ready"), &[("address", (&address).into())]));
            asked_to_end().await;
            tracing::info!("ending: rooms finish, and send their players to come again");
            running.end().await;
            Ok(())
        })
    }

    async fn open_log(&self) -> Result<Arc<dyn DurableLog>, ServeFault> {
        match &self.postgres {
            None => Ok(Arc::new(SqliteLog::open(&self.data)?)),
            #[cfg(feature = "postgres")]
            Some(address) => Ok(Arc::new(crate::store::PostgresLog::open(address).await?)),
            #[cfg(not(feature = "postgres"))]
            Some(_) => Err(ServeFault::NoPostgres),
        }
    }

    fn setup(&self) -> Result<ServerSetup, ServeFault> {
        let page = self.page.as_ref().map_or_else(
            || Ok(Page::default()),
            |folder| {
                Page::read(folder).map_err(|fault| ServeFault::Page { place: folder.display().to_string(), fault })
            },
        )?;
        let origins = if self.origin.is_empty() {
            Origins::SameHost
        } else {
            Origins::These(self.origin.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect())
        };
        let cores = available_parallelism().map_or(1, usize::from);
        Ok(ServerSetup {
            address: SocketAddr::new(self.host, self.port),
            limits: self.limits.limits(),
            page,
            origins,
            behind_proxy: self.behind_proxy,
            open_metrics: self.open_metrics,
            bot_threads: self.bot_threads.unwrap_or(cores.saturating_sub(1)),
            keep: DAY * self.keep_days,
        })
    }
}

/// Waits for Ctrl+C, or for the word of whoever started the process.
async fn asked_to_end() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut ended) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupted => {}
            _ = ended.recv() => {}
        }
        return;
    }
    // Where nothing can be heard, the process runs until it is killed.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}
