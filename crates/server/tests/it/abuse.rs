//! Tests, with the game's own rooms, that whoever abuses a server is refused and counted while a table plays on undisturbed.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use candlestick_online::{
    protocol::{Code, Deed, FromClient, FromRoom, MAX_WATCHERS},
    sign::SigningKey,
};
use candlestick_rules::Action;
use candlestick_server::{DurableLog, GameRooms, Limits, Running, ServerSetup, SqliteLog};

use crate::{
    abuse_table::AbusedTable,
    attacker::{Attacker, drips, hello, sends_parts},
    folders::TestFolder,
    harness::{TestSocket, http, make_room, setup, start},
};

/// How many connections an address may have, and all together.
const OF_ADDRESS: usize = 50;
const CONNECTIONS: usize = 120;
/// Longer than counting takes.
const COUNTED: Duration = Duration::from_secs(40);
const ORIGIN: &str = "https://elsewhere.example";

/// A server whose table plays on while it is attacked.
struct Attacked {
    running: Running,
    table: AbusedTable,
    /// What was counted up to the last attack.
    counted: BTreeMap<String, u64>,
    _folder: TestFolder,
}

/// What a server counts of those whom it refuses.
async fn counted(server: SocketAddr) -> BTreeMap<String, u64> {
    let text = http(server, "GET", "/metrics", &[], "").await.body;
    let refusals = ["candlestick_refused_total", "candlestick_deeds_refused_total", "candlestick_closed_total"];
    let lines = text.lines().filter(|line| refusals.iter().any(|name| line.starts_with(name)));
    let counts = lines.filter_map(|line| line.split_once(' ')).filter(|(_, count)| *count != "0");
    counts.map(|(name, count)| (name["candlestick_".len()..].to_owned(), count.parse().unwrap())).collect()
}

impl Attacked {
    async fn begin() -> Self {
        let folder = TestFolder::new("abuse");
        let log: Arc<dyn DurableLog> = Arc::new(SqliteLog::open(&folder).unwrap());
        let limits = Limits {
            connections: CONNECTIONS,
            connections_of_address: OF_ADDRESS,
            rooms: 2,
            outbox: 64 * 1024,
            ping: Duration::from_secs(4),
            ..Limits::default()
        };
        let running = start(ServerSetup { limits, ..setup() }, &log, Arc::new(GameRooms::default())).await;
        let table = AbusedTable::begin(running.address()).await;
        let counted = counted(running.address()).await;
        Self { running, table, counted, _folder: folder }
    }

    fn at(&self, from: u8) -> Attacker<'_> {
        Attacker::new(self.running.address(), &self.table.room, from)
    }

    /// This much more was counted since the last attack, and nothing else; the table goes on.
    async fn rises_by(&mut self, what: &[(&str, u64)]) {
        let expected: BTreeMap<_, _> = what.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
        let since = Instant::now();
        loop {
            let now = counted(self.running.address()).await;
            let more = |(name, count): (&String, &u64)| {
                let more = count - self.counted.get(name).copied().unwrap_or_default();
                (more > 0).then(|| (name.clone(), more))
            };
            let risen: BTreeMap<_, _> = now.iter().filter_map(more).collect();
            if risen == expected {
                self.counted = now;
                break;
            }
            assert!(since.elapsed() < COUNTED, "counted {risen:?} and not {expected:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        println!("counted {expected:?} after {:?}", since.elapsed());
        self.table.goes_on().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_abuses_a_server_is_refused_and_counted_and_its_table_plays_on() {
    let mut attacked = Attacked::begin().await;
    of_foreign_origin(&mut attacked).await;
    with_too_many_connections(&mut attacked).await;
    flooding(&mut attacked).await;
    guessing(&mut attacked).await;
    deciding_wrongly(&mut attacked).await;
    with_frames_too_long(&mut attacked).await;
    with_frames_too_slow(&mut attacked).await;
    reading_nothing(&mut attacked).await;
    saying_nonsense(&mut attacked).await;
    watching_in_crowds(&mut attacked).await;
    opening_rooms(&mut attacked).await;
    taking_all_connections(&mut attacked).await;
    attacked.table.ends_well().await;
}

async fn of_foreign_origin(attacked: &mut Attacked) {
    assert_eq!(attacked.at(2).socket(&[("origin", ORIGIN)]).await.err(), Some(403));
    let server = attacked.running.address();
    let made = http(server, "POST", "/api/rooms", &[("origin", ORIGIN)], "{\"name\":\"Ada\"}").await;
    assert_eq!(made.status, 403);
    attacked.rises_by(&[("refused_total{why=\"origin\"}", 2)]).await;
}

async fn with_too_many_connections(attacked: &mut Attacked) {
    let (held, closed) = attacked.at(3).holds(OF_ADDRESS + 5).await;
    assert_eq!(closed, 5);
    attacked.rises_by(&[("refused_total{why=\"connections\"}", 5)]).await;
    drop(held);
}

/// By messages, which its room counts, and by frames that no room sees.
async fn flooding(attacked: &mut Attacked) {
    let mut flooding = attacked.at(4).watches().await;
    for number in 0..50 {
        flooding.say(&serde_json::to_string(&FromClient::Ping { number }).unwrap()).await;
    }
    assert_eq!(flooding.farewell().await, 4003);
    let of_room = ("deeds_refused_total{code=\"too-fast\"}", 1);
    attacked.rises_by(&[("refused_total{why=\"flood\"}", 1), ("closed_total{code=\"4003\"}", 1), of_room]).await;
    let mut flooding = attacked.at(4).watches().await;
    for _ in 0..100 {
        flooding.ping().await;
    }
    assert_eq!(flooding.farewell().await, 4003);
    attacked.rises_by(&[("refused_total{why=\"flood\"}", 1), ("closed_total{code=\"4003\"}", 1)]).await;
}

async fn guessing(attacked: &mut Attacked) {
    for n in 0..20 {
        let token = format!("{}bcdefghijklmnopqrstuvwxyz23", char::from(b'a' + n));
        assert_eq!(attacked.at(5).says_hello(Some(&token)).await.farewell().await, 4004);
    }
    let elsewhere = Attacker::new(attacked.running.address(), "elsewhere", 5);
    assert_eq!(elsewhere.says_hello(None).await.farewell().await, 4008, "no room is woken by more of them");
    let wrong = [("refused_total{why=\"wrong-link\"}", 20), ("refused_total{why=\"guesses\"}", 1)];
    let told = [("deeds_refused_total{code=\"bad-token\"}", 20), ("closed_total{code=\"4004\"}", 20)];
    let woken = [("closed_total{code=\"4008\"}", 1)];
    attacked.rises_by(&[&wrong[..], &told, &woken].concat()).await;
}

/// Says a deed and answers why it was refused.
async fn refused(socket: &mut TestSocket, nonce: &str, deed: Deed) -> Code {
    let deed = FromClient::Do { nonce: nonce.into(), deed, deal: None };
    socket.say(&serde_json::to_string(&deed).unwrap()).await;
    loop {
        let told = socket.hear().await.expect("nobody is sent away for that");
        match serde_json::from_str(&told).unwrap() {
            FromRoom::Refused { nonce: Some(of), code } if of == nonce => return code,
            FromRoom::Done { .. } => panic!("it was done"),
            _ => {}
        }
    }
}

/// Where Bo is to decide, he decides what was decided already, does not sign, and signs with another's key; Ada decides in
/// his place, and so does somebody who only watches.
async fn deciding_wrongly(attacked: &mut Attacked) {
    attacked.table.bo_leaves().await;
    let token = attacked.table.bo.token.clone().unwrap();
    let mut bo = attacked.at(6).says_hello(Some(token.as_str())).await;
    let decision = loop {
        let told = bo.hear().await.expect("the chair is his");
        if let FromRoom::Whole(whole) = serde_json::from_str(&told).unwrap() {
            break whole.decision;
        }
    };
    let act = |decision, signature| Deed::Act { decision, action: Action::Roll, signature };
    let something = candlestick_online::Digest::of("something else", &[]);
    let forged = SigningKey::of_person(&something, &attacked.table.room).sign(&something);
    assert_eq!(refused(&mut bo, "old", act(decision - 1, None)).await, Code::Stale);
    assert_eq!(refused(&mut bo, "early", act(decision + 1, None)).await, Code::Stale);
    let (bare, forged) = (act(decision, None), act(decision, Some(forged)));
    let unsigned = [refused(&mut bo, "bare", bare).await, refused(&mut bo, "forged", forged).await];
    // Where he is not to roll he hears that first.
    let fits = unsigned == [Code::Unsigned; 2] || unsigned == [Code::NotOffered; 2];
    assert!(fits, "{unsigned:?}");
    attacked.table.ada_oversteps().await;
    let mut watching = attacked.at(6).watches().await;
    assert_eq!(refused(&mut watching, "watching", act(decision, None)).await, Code::NotSeated);
    drop(bo);
    attacked.table.bo_returns().await;
    let unsigned = format!("deeds_refused_total{{code=\"{}\"}}", unsigned[0].name());
    let [stale, not_yours, not_seated] =
        ["stale", "not-yours", "not-seated"].map(|code| format!("deeds_refused_total{{code=\"{code}\"}}"));
    attacked.rises_by(&[(&stale, 2), (&unsigned, 2), (&not_yours, 1), (&not_seated, 1)]).await;
}

async fn with_frames_too_long(attacked: &mut Attacked) {
    let mut long = attacked.at(7).watches().await;
    long.say(&"x".repeat(16 * 1024 + 1)).await;
    assert_eq!(long.farewell().await, 4002);
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(16 * 1024));
    assert_eq!(http(attacked.running.address(), "POST", "/api/rooms", &[], &body).await.status, 400);
    let refused = [("refused_total{why=\"frame\"}", 1), ("refused_total{why=\"request\"}", 1)];
    attacked.rises_by(&[&refused[..], &[("closed_total{code=\"4002\"}", 1)]].concat()).await;
}

/// A frame that comes a letter at a time, and one that comes in parts without end.
async fn with_frames_too_slow(attacked: &mut Attacked) {
    let dripping = attacked.at(8).watches().await;
    assert!([4010, 0].contains(&drips(dripping).await));
    attacked.rises_by(&[("refused_total{why=\"silent\"}", 1), ("closed_total{code=\"4010\"}", 1)]).await;
    let parts = attacked.at(8).watches().await;
    assert!([4002, 0].contains(&sends_parts(parts).await));
    attacked.rises_by(&[("refused_total{why=\"frame\"}", 1), ("closed_total{code=\"4002\"}", 1)]).await;
}

/// Asks for all again and again, and reads none of it.
async fn reading_nothing(attacked: &mut Attacked) {
    let mut greedy = attacked.at(9).reads_nothing().await;
    let slow = |attacked: &Attacked| attacked.running.metrics().refused(candlestick_server::RefusalReason::Slow);
    let (before, mut asked) = (slow(attacked), 0);
    while slow(attacked) == before {
        greedy.say("\"again\"").await;
        asked += 1;
        assert!(asked < 600, "it is never too much");
        tokio::time::sleep(Duration::from_millis(110)).await;
    }
    println!("asked {asked} times");
    attacked.rises_by(&[("refused_total{why=\"slow\"}", 1), ("closed_total{code=\"4010\"}", 1)]).await;
}

async fn saying_nonsense(attacked: &mut Attacked) {
    let mut late = attacked.at(10).watches().await;
    for nonsense in ["", "{", "[]", "good day", "{\"do\":{}}", "null", "\u{0}", "{\"hello\":1}"] {
        late.say(nonsense).await;
    }
    assert_eq!(late.farewell().await, 4002);
    let mut early = attacked.at(10).socket(&[]).await.unwrap();
    early.say("{\"hello\":").await;
    assert_eq!(early.farewell().await, 4002);
    let refused = [("refused_total{why=\"frame\"}", 1), ("refused_total{why=\"bad-hello\"}", 1)];
    let told = [("deeds_refused_total{code=\"bad-frame\"}", 8), ("closed_total{code=\"4002\"}", 2)];
    attacked.rises_by(&[refused, told].concat()).await;
}

async fn watching_in_crowds(attacked: &mut Attacked) {
    let mut crowd = Vec::new();
    for n in 0..MAX_WATCHERS {
        crowd.push(attacked.at(11 + u8::from(n % 2 == 0)).watches().await);
    }
    assert_eq!(attacked.at(13).says_hello(None).await.farewell().await, 4007);
    let told = [("deeds_refused_total{code=\"full\"}", 1), ("closed_total{code=\"4007\"}", 1)];
    attacked.rises_by(&[&told[..], &[("refused_total{why=\"full\"}", 1)]].concat()).await;
    drop(crowd);
}

/// A room where somebody is gives way to no other; one where nobody is does.
async fn opening_rooms(attacked: &mut Attacked) {
    let server = attacked.running.address();
    let (second, third) = (make_room(server).await, make_room(server).await);
    let enters = async |room: &str| Attacker::new(server, room, 14).watches().await;
    let held = enters(&second).await;
    let mut refused = attacked.at(14).socket(&[]).await.unwrap();
    refused.say(&hello(&third, None)).await;
    assert_eq!(refused.farewell().await, 4008);
    attacked.rises_by(&[("refused_total{why=\"busy\"}", 1), ("closed_total{code=\"4008\"}", 1)]).await;
    drop(held);
    let since = Instant::now();
    loop {
        let mut let_in = attacked.at(14).socket(&[]).await.unwrap();
        let_in.say(&hello(&third, None)).await;
        match let_in.hear().await {
            Ok(_) => break,
            Err(code) => assert_eq!(code, 4008),
        }
        assert!(since.elapsed() < Duration::from_secs(10), "long before the room that nobody is in leaves by itself");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    attacked.counted = counted(server).await;
}

async fn taking_all_connections(attacked: &mut Attacked) {
    let (mut all, mut refused) = (Vec::new(), 0);
    for from in 15..18 {
        let (held, closed) = attacked.at(from).holds(OF_ADDRESS).await;
        all.push(held);
        refused += closed as u64;
    }
    assert!(refused >= 3 * OF_ADDRESS as u64 - CONNECTIONS as u64, "{refused} were refused");
    attacked.table.goes_on().await;
    drop(all);
    let metrics = attacked.running.metrics();
    crate::harness::wait_until(|| metrics.connections.get() < 20).await;
    attacked.rises_by(&[("refused_total{why=\"connections\"}", refused)]).await;
}
