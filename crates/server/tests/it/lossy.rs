//! Tests whole cases at a server that somebody else runs, over a network that may lose a part of all that is sent.

use std::{
    env,
    path::Path,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use candlestick_server::{DurableLog, SqliteLog};
use tokio::task::JoinSet;

use crate::table::{Evening, play};

const SERVER: &str = "CANDLESTICK_TEST_SERVER";
const FOLDER: &str = "CANDLESTICK_TEST_DATA";
const SECONDS: &str = "CANDLESTICK_TEST_SECONDS";
/// Rooms that play at once, each of two people and a bot.
const ROOMS: u64 = 4;

fn milliseconds(took: &Duration) -> f64 {
    took.as_secs_f64() * 1e3
}

/// What so many of a hundred do not exceed, of times that are sorted, in milliseconds.
fn part(sorted: &[Duration], hundredths: usize) -> f64 {
    sorted.get(sorted.len() * hundredths / 100).map_or(0.0, milliseconds)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "script/test-lossy makes the network and runs it"]
async fn cases_come_to_fair_verdicts_over_a_network_that_loses_much() {
    let asked = |name| env::var(name).expect("script/test-lossy says it");
    let (server, folder) = (asked(SERVER).parse().unwrap(), asked(FOLDER));
    let (seconds, evening) = (asked(SECONDS).parse().unwrap(), Arc::new(Evening::default()));
    let tables: JoinSet<_> = (0..ROOMS).map(|number| play(vec![server], number, Arc::clone(&evening))).collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    evening.late.store(true, Ordering::SeqCst);
    let log = SqliteLog::open(Path::new(&folder)).unwrap();
    let (mut took, mut cases, mut sockets, mut logged) = (Vec::new(), 0, 0, 0);
    for played in tables.join_all().await {
        logged += played.is_in(&log.read(&played.room, 0).await.unwrap());
        took.extend(&played.took);
        cases += played.cases;
        sockets += played.sockets;
    }
    took.sort_unstable();
    println!(
        "{} decisions acknowledged, {logged} in the log, each once; {cases} fair verdicts; from decision to done p50 {:.0} ms, \
         p99 {:.0}, longest {:.0}; {} reconnects",
        took.len(),
        part(&took, 50),
        part(&took, 99),
        took.last().map_or(0.0, milliseconds),
        sockets - 2 * ROOMS,
    );
    assert!(cases >= ROOMS && logged >= took.len() as u64, "each table comes to a verdict");
}
