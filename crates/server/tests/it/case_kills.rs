//! Tests that cases survive when the server, or all of its Postgres, is killed at random moments: what was acknowledged
//! is in the log once, and every case comes to its verdict and was fair.

use std::{
    env,
    net::SocketAddr,
    path::Path,
    process::Child,
    sync::{Arc, atomic::Ordering},
    thread::sleep,
    time::{Duration, Instant},
};

use candlestick_server::{DurableLog, SqliteLog};
use tokio::task::{JoinSet, spawn_blocking};

use crate::{
    folders::TestFolder,
    game::serving_from,
    table::{Evening, EveningResult, play},
};

/// Rooms that play at once.
pub const ROOMS: u64 = 4;
/// How often something is killed where nobody says how often.
const KILLS: u64 = 4;
/// A kill waits for the next decision no longer than this: at times nobody is to act, or all are about to come back.
const MOST: Duration = Duration::from_secs(3);

/// How often, as a variable of the environment says.
fn asked(name: &str) -> u64 {
    env::var(name).map_or(KILLS, |kills| kills.parse().expect("a number of kills"))
}

/// A random number below another.
pub fn below(most: u64) -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    u64::from_le_bytes(bytes) % most
}

/// Waits until the host of each table has made a decision: cases are under way from then on.
pub fn all_play(evening: &Evening) {
    let began = Instant::now();
    while evening.begun.load(Ordering::SeqCst) < ROOMS {
        assert!(began.elapsed() < Duration::from_secs(60), "the tables do not begin");
        sleep(Duration::from_millis(20));
    }
}

/// Lets the tables play on: mostly until something more was acknowledged, and some time besides.
pub fn lets_play(evening: &Evening) {
    let (before, began) = (evening.acknowledged.load(Ordering::SeqCst), Instant::now());
    // One in eight comes whatever is under way: while the server starts, or the clients come back.
    let wanted = before + if below(8) == 0 { 0 } else { 1 + below(4) };
    while evening.acknowledged.load(Ordering::SeqCst) < wanted && began.elapsed() < MOST {
        sleep(Duration::from_millis(1));
    }
    sleep(Duration::from_micros(below(200_000)));
}

/// The server, killed and started again so many times while tables play.
fn kill_server(server: &mut Child, again: impl Fn() -> Child, kills: u64, evening: &Evening) {
    all_play(evening);
    for kill in 1..=kills {
        lets_play(evening);
        server.kill().unwrap();
        server.wait().unwrap();
        *server = again();
        if kill % 20 == 0 {
            println!("{kill} kills, {} decisions acknowledged", evening.acknowledged.load(Ordering::SeqCst));
        }
    }
}

/// Tables that play until the evening is late.
fn tables(address: SocketAddr, evening: &Arc<Evening>) -> JoinSet<EveningResult> {
    (0..ROOMS).map(|number| play(vec![address], number, Arc::clone(evening))).collect()
}

/// Has all tables come to their last verdict, and holds the log against them.
pub async fn end(tables: JoinSet<EveningResult>, evening: &Evening, log: &dyn DurableLog, kills: u64) {
    evening.late.store(true, Ordering::SeqCst);
    let (mut acknowledged, mut logged, mut cases) = (0, 0, 0);
    for played in tables.join_all().await {
        logged += played.is_in(&log.read(&played.room, 0).await.unwrap());
        acknowledged += played.acknowledged();
        cases += played.cases;
    }
    println!(
        "{kills} times: {acknowledged} decisions acknowledged, {logged} in the log, each once; {cases} fair verdicts"
    );
    assert!(acknowledged >= kills && cases >= ROOMS, "something was done between the kills");
}

/// Plays while the server is killed, with the log in a file or in a Postgres.
async fn survives_kills(folder: &Path, postgres: Option<String>, log: impl AsyncFnOnce() -> Arc<dyn DurableLog>) {
    let (kills, evening) = (asked("CANDLESTICK_KILLS"), Arc::new(Evening::default()));
    let (mut server, address) = serving_from(folder, 0, postgres.as_deref());
    let tables = tables(address, &evening);
    let killing = spawn_blocking({
        let (folder, evening) = (folder.to_path_buf(), Arc::clone(&evening));
        move || {
            let again = || serving_from(&folder, address.port(), postgres.as_deref()).0;
            kill_server(&mut server, again, kills, &evening);
            server
        }
    });
    let mut server = killing.await.unwrap();
    end(tables, &evening, &*log().await, kills).await;
    server.kill().unwrap();
    server.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn cases_play_on_however_often_the_server_is_killed() {
    let folder = TestFolder::new("case-kills");
    let log = async || Arc::new(SqliteLog::open(&folder).unwrap()) as Arc<dyn DurableLog>;
    survives_kills(&folder, None, log).await;
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn cases_in_postgres_play_on_however_often_the_server_is_killed() {
    let Some(postgres) = crate::postgres::Postgres::start("case-kills") else { return };
    let (folder, address) = (TestFolder::new("case-kills-of-server"), postgres.address());
    let log = async || {
        Arc::new(candlestick_server::PostgresLog::open(&postgres.address()).await.unwrap()) as Arc<dyn DurableLog>
    };
    survives_kills(&folder, Some(address), log).await;
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn cases_play_on_however_often_all_of_postgres_is_killed() {
    let Some(mut postgres) = crate::postgres::Postgres::start("tree-kills") else { return };
    let (folder, store) = (TestFolder::new("tree-kills-of-postgres"), postgres.address());
    let (kills, evening) = (asked("CANDLESTICK_POSTGRES_KILLS"), Arc::new(Evening::default()));
    let (mut server, address) = serving_from(&folder, 0, Some(&store));
    let tables = tables(address, &evening);
    let killing = spawn_blocking({
        let evening = Arc::clone(&evening);
        move || {
            all_play(&evening);
            for _ in 0..kills {
                lets_play(&evening);
                postgres.kill_tree();
            }
            postgres
        }
    });
    let _postgres = killing.await.unwrap();
    assert!(server.try_wait().unwrap().is_none(), "the server has outlived it all");
    let log = candlestick_server::PostgresLog::open(&store).await.unwrap();
    end(tables, &evening, &log, kills).await;
    server.kill().unwrap();
    server.wait().unwrap();
}
