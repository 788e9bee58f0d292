//! Tests a network to Postgres that swallows everything without a word, as where its machine is gone or a firewall
//! forgets.

use std::{sync::Arc, time::Duration};

use candlestick_online::AppendFault;
use candlestick_server::{DurableLog, PostgresLog};
use tokio::{
    io::{copy, copy_bidirectional},
    net::{TcpListener, TcpStream},
    sync::broadcast,
    time::timeout,
};

use crate::{log_rules::entry, postgres::Postgres};

/// What goes through no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Swallowed {
    All,
    /// What the database answers; what it is asked still comes to it.
    Answers,
}

/// A way to a database on which connections can fall silent.
struct SilentProxy {
    port: u16,
    silence: broadcast::Sender<Swallowed>,
}

impl SilentProxy {
    async fn before(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let (silence, _) = broadcast::channel(1);
        let falls_silent = silence.clone();
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                let there = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
                tokio::spawn(relay(here, there, falls_silent.subscribe()));
            }
        });
        Self { port: own, silence }
    }

    /// Whatever is connected now hears nothing more, and is not closed either.
    fn falls_silent(&self, swallowed: Swallowed) {
        self.silence.send(swallowed).unwrap();
    }
}

async fn relay(mut here: TcpStream, mut there: TcpStream, mut silence: broadcast::Receiver<Swallowed>) {
    let swallowed = tokio::select! {
        _ = copy_bidirectional(&mut here, &mut there) => return,
        swallowed = silence.recv() => swallowed,
    };
    if swallowed == Ok(Swallowed::Answers) {
        let (mut asks, _unheard) = here.split();
        // The other side hears all that is asked until whoever asks has gone.
        let _ = copy(&mut asks, &mut there).await;
    }
    std::future::pending::<()>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_that_falls_silent_is_asked_anew_and_by_another_connection() {
    let Some(postgres) = Postgres::start("silence") else { return };
    let proxy = SilentProxy::before(postgres.port()).await;
    let address = format!("postgres://t@127.0.0.1:{}/postgres", proxy.port);
    let log: Arc<dyn DurableLog> = Arc::new(PostgresLog::open(&address).await.unwrap());
    assert_eq!(log.append("a", &entry(0, "x")).await, Ok(()));
    proxy.falls_silent(Swallowed::All);
    let appended = timeout(Duration::from_secs(30), log.append("a", &entry(1, "x"))).await;
    assert_eq!(appended, Ok(Ok(())), "rooms are given up after half as long");
    assert_eq!(log.read("a", 0).await.unwrap().len(), 2);
    proxy.falls_silent(Swallowed::All);
    let read = timeout(Duration::from_secs(30), log.read("a", 1)).await.expect("it is asked anew");
    assert_eq!(read.unwrap(), [entry(1, "x")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_that_postgres_took_and_whose_answer_is_lost_is_done_and_stands_there_once() {
    let Some(postgres) = Postgres::start("unanswered") else { return };
    let proxy = SilentProxy::before(postgres.port()).await;
    let address = format!("postgres://t@127.0.0.1:{}/postgres", proxy.port);
    let log: Arc<dyn DurableLog> = Arc::new(PostgresLog::open(&address).await.unwrap());
    assert_eq!(log.append("a", &entry(0, "x")).await, Ok(()));
    proxy.falls_silent(Swallowed::Answers);
    let appended = timeout(Duration::from_secs(30), log.append("a", &entry(1, "x"))).await;
    assert_eq!(appended, Ok(Ok(())), "the repeated try finds its own entry");
    assert_eq!(log.read("a", 0).await.unwrap(), [entry(0, "x"), entry(1, "x")]);
    // Another entry under a number that stands there is none of a lost answer's.
    proxy.falls_silent(Swallowed::Answers);
    let late = timeout(Duration::from_secs(30), log.append("a", &entry(1, "y"))).await;
    assert_eq!(late, Ok(Err(AppendFault::Taken)));
}
