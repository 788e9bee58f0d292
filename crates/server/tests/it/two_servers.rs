//! Tests two servers of one log that race for rooms whose people come back now here, now there, while one of them stops
//! at times and goes on as if nothing had been: what was acknowledged is in the log once, and every case was fair.

use std::{
    env,
    process::Child,
    sync::{Arc, atomic::Ordering},
    thread::sleep,
    time::Duration,
};

use candlestick_server::PostgresLog;
use tokio::task::{JoinSet, spawn_blocking};

use crate::{
    case_kills::{all_play, below, end, lets_play},
    folders::TestFolder,
    game::serving_from,
    harness::http,
    postgres::{Postgres, signal},
    table::{Evening, play},
};

/// How often one of them stands still where nobody says how often.
const STOPS: u64 = 4;
/// One in so many stops lasts until the clients have taken their connections for dead.
const LONG: u64 = 10;

/// Stops one of the two so many times; some decisions are made before each, and what is told meanwhile is told by the other.
fn stop_and_continue(servers: [Child; 2], stops: u64, evening: &Evening) -> [Child; 2] {
    all_play(evening);
    for stop in 1..=stops {
        lets_play(evening);
        let process = servers[usize::from(below(2) == 0)].id();
        signal("STOP", process);
        let long = if stop % LONG == 0 { 20_000 } else { 300 + below(1_500) };
        sleep(Duration::from_millis(long));
        signal("CONT", process);
    }
    servers
}

/// What a server counts under a name.
async fn counted(server: std::net::SocketAddr, name: &str) -> u64 {
    let metrics = http(server, "GET", "/metrics", &[], "").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    line.expect("the server counts it")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_race_for_rooms_and_one_that_stood_still_tells_nothing_wrong() {
    let Some(postgres) = Postgres::start("two-servers") else { return };
    let (folder, store) = (TestFolder::new("two-servers-of-one-log"), postgres.address());
    let stops = env::var("CANDLESTICK_STOPS").map_or(STOPS, |stops| stops.parse().expect("a number of stops"));
    let evening = Arc::new(Evening { restless: true, ..Evening::default() });
    let (one, here) = serving_from(&folder, 0, Some(&store));
    let (other, there) = serving_from(&folder, 0, Some(&store));
    let servers = |number: u64| if number.is_multiple_of(2) { vec![here, there] } else { vec![there, here] };
    let tables: JoinSet<_> =
        (0..crate::case_kills::ROOMS).map(|number| play(servers(number), number, Arc::clone(&evening))).collect();
    let stopping = spawn_blocking({
        let evening = Arc::clone(&evening);
        move || stop_and_continue([one, other], stops, &evening)
    });
    let running = stopping.await.unwrap();
    evening.late.store(true, Ordering::SeqCst);
    let log = PostgresLog::open(&store).await.unwrap();
    end(tables, &evening, &log, stops).await;
    let yielded = [counted(here, YIELDED).await, counted(there, YIELDED).await];
    let refused = [counted(here, REFUSED).await, counted(there, REFUSED).await];
    println!("{stops} stops; rooms given up {yielded:?}, entries refused {refused:?}");
    assert!(yielded.iter().all(|count| *count > 0), "they raced");
    for mut server in running {
        assert!(server.try_wait().unwrap().is_none(), "both have outlived it");
        server.kill().unwrap();
        server.wait().unwrap();
    }
}

const YIELDED: &str = "candlestick_rooms_yielded_total ";
const REFUSED: &str = "candlestick_appends_refused_total ";
