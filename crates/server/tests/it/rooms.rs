//! Tests the task of a room: it writes before it tells, a name has only one, and it ends and begins again without loss.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use candlestick_online::{AppendFault, CloseCode, LogEntry};
use candlestick_server::{DurableLog, KeptRoom, Limits, LogFault, LogFuture, Running, ServerSetup};
use tokio::sync::Semaphore;

use crate::{
    echo::EchoRooms,
    harness::{TestServer, TestSocket, http, make_room, setup, start, wait_until},
    log_rules::entry,
    stores::{Store, on_each_store},
};

on_each_store! {
    of_two_servers_that_have_a_room_the_slower_gives_it_up_and_nothing_is_lost,
    whoever_comes_to_a_server_that_is_behind_is_told_nothing_old,
    rooms_that_nobody_came_to_for_long_are_deleted,
}

/// A log in memory that appends only when it is let, and breaks when it is told to.
struct SlowLog {
    entries: Mutex<Vec<LogEntry>>,
    let_through: Semaphore,
    broken: AtomicBool,
    /// How often it was asked for all rooms.
    listed: AtomicUsize,
}

impl SlowLog {
    fn new() -> Arc<Self> {
        let entries = Mutex::new(vec![entry(0, "made")]);
        let (let_through, broken, listed) = (Semaphore::new(0), AtomicBool::new(false), AtomicUsize::new(0));
        Arc::new(Self { entries, let_through, broken, listed })
    }
}

impl DurableLog for SlowLog {
    fn append<'a>(&'a self, _: &'a str, entry: &'a LogEntry) -> LogFuture<'a, Result<(), AppendFault>> {
        Box::pin(async move {
            self.let_through.acquire().await.unwrap().forget();
            if self.broken.load(Ordering::SeqCst) {
                return Err(AppendFault::Failed);
            }
            self.entries.lock().unwrap().push(entry.clone());
            Ok(())
        })
    }

    fn read<'a>(&'a self, _: &'a str, _: u64) -> LogFuture<'a, Result<Vec<LogEntry>, LogFault>> {
        Box::pin(async { Ok(self.entries.lock().unwrap().clone()) })
    }

    fn rooms(&self) -> LogFuture<'_, Result<Vec<KeptRoom>, LogFault>> {
        self.listed.fetch_add(1, Ordering::SeqCst);
        Box::pin(async { Ok(Vec::new()) })
    }

    fn beginning_with<'a>(&'a self, _: &'a str) -> LogFuture<'a, Result<Vec<KeptRoom>, LogFault>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn delete_untouched<'a>(&'a self, _: &'a [String], _: Duration) -> LogFuture<'a, Result<usize, LogFault>> {
        Box::pin(async { Ok(0) })
    }
}

/// Two servers of one log.
async fn two_servers(store: &Store) -> (Running, Running) {
    let (one, other) = (store.open().await, store.open().await);
    (start(setup(), &one, Arc::new(EchoRooms)).await, start(setup(), &other, Arc::new(EchoRooms)).await)
}

async fn enter(server: std::net::SocketAddr, room: &str) -> TestSocket {
    let mut client = TestSocket::connect(server, &[]).await.unwrap();
    client.say(&format!("hello {room}")).await;
    assert!(client.hear().await.unwrap().starts_with("here"));
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_before_it_is_on_the_disk() {
    let slow = SlowLog::new();
    let log: Arc<dyn DurableLog> = Arc::clone(&slow) as _;
    let running = start(setup(), &log, Arc::new(EchoRooms)).await;
    let (mut one, mut other) = (enter(running.address(), "a").await, enter(running.address(), "a").await);
    one.say("say words").await;
    assert!(one.is_silent().await && other.is_silent().await);
    slow.let_through.add_permits(1);
    assert_eq!(one.hear().await, Ok("said 1 words".into()));
    assert_eq!(other.hear().await, Ok("said 1 words".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_breaks_sends_all_away_to_come_again() {
    let slow = SlowLog::new();
    let log: Arc<dyn DurableLog> = Arc::clone(&slow) as _;
    let running = start(setup(), &log, Arc::new(EchoRooms)).await;
    let (mut one, mut other) = (enter(running.address(), "a").await, enter(running.address(), "a").await);
    slow.broken.store(true, Ordering::SeqCst);
    slow.let_through.add_permits(2);
    one.say("say words").await;
    assert_eq!([one.farewell().await, other.farewell().await], [4008, 4008]);
    let response = http(running.address(), "POST", "/api/rooms", &[], "{\"name\":\"Ada\"}").await;
    assert_eq!((response.status, response.body.as_str()), (503, "{\"code\":\"unavailable\"}"));
    slow.broken.store(false, Ordering::SeqCst);
    slow.let_through.add_permits(1);
    let mut again = enter(running.address(), "a").await;
    again.say("say words").await;
    assert_eq!(again.hear().await, Ok("said 1 words".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_this_server_cannot_open_is_told_so_and_not_to_come_again() {
    let slow = SlowLog::new();
    let broken = LogEntry { seq: 0, seat: None, nonce: "n".into(), body: "broken".into() };
    slow.entries.lock().unwrap().push(broken);
    let log: Arc<dyn DurableLog> = Arc::clone(&slow) as _;
    let running = start(setup(), &log, Arc::new(EchoRooms)).await;
    let mut one = TestSocket::connect(running.address(), &[]).await.unwrap();
    one.say("hello a").await;
    let stuck = CloseCode::Stuck;
    assert_eq!(one.farewell().await, stuck.number());
    assert!(!stuck.may_come_again());
    assert_eq!(running.metrics().rooms_broken.get(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_come_at_once_a_room_is_opened_once() {
    let server = TestServer::start("once", setup()).await;
    let room = server.room().await;
    let mut coming = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let (address, room) = (server.address(), room.clone());
        coming.spawn(async move { enter(address, &room).await });
    }
    let mut clients = coming.join_all().await;
    assert_eq!(server.running.metrics().rooms_opened.get(), 1);
    clients[7].say("say all").await;
    for client in &mut clients {
        assert_eq!(client.hear().await, Ok("said 1 all".into()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_where_nobody_is_leaves_memory_and_comes_back_as_it_was() {
    let limits = Limits { linger: Duration::from_millis(30), ..Limits::default() };
    let server = TestServer::start("linger", ServerSetup { limits, ..setup() }).await;
    let room = server.room().await;
    for round in 1..4_u64 {
        let mut client = TestSocket::connect(server.address(), &[]).await.unwrap();
        client.say(&format!("hello {room}")).await;
        assert_eq!(client.hear().await, Ok(format!("here {round}")));
        client.say("say more").await;
        assert_eq!(client.hear().await, Ok(format!("said {round} more")));
        assert!(server.running.rooms().is_open(&room));
        drop(client);
        wait_until(|| !server.running.rooms().is_open(&room)).await;
    }
    assert_eq!(server.running.metrics().rooms_opened.get(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_a_room_is_given_up_gets_in() {
    let limits = Limits { linger: Duration::from_micros(1), ..Limits::default() };
    let sockets_of_address = candlestick_server::Rate { burst: 1e6, per_second: 1.0 };
    let server =
        TestServer::start("edge", ServerSetup { limits: Limits { sockets_of_address, ..limits }, ..setup() }).await;
    let room = server.room().await;
    for _ in 0..100 {
        assert!(enter(server.address(), &room).await.works().await);
    }
    assert!(server.running.metrics().rooms_opened.get() > 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_wakes_when_it_asked_to_and_closes_whom_it_wants() {
    let server = TestServer::start("wakes", setup()).await;
    let room = server.room().await;
    let (mut one, mut other) = (server.enter(&room).await, server.enter(&room).await);
    one.say("wake").await;
    assert_eq!(one.hear().await, Ok("woken".into()));
    assert_eq!(other.hear().await, Ok("woken".into()));
    one.say("leave").await;
    assert_eq!(one.hear().await, Ok("bye".into()), "what was sent before comes before");
    assert_eq!(one.farewell().await, 4006);
    assert!(other.works().await);
}

async fn of_two_servers_that_have_a_room_the_slower_gives_it_up_and_nothing_is_lost(store: Store) {
    let (one, other) = two_servers(&store).await;
    let room = make_room(one.address()).await;
    let (mut here, mut there) = (enter(one.address(), &room).await, enter(other.address(), &room).await);
    here.say("say first").await;
    assert_eq!(here.hear().await, Ok("said 1 first".into()));
    there.say("say second").await;
    assert_eq!(there.farewell().await, 4008);
    let mut there = enter(other.address(), &room).await;
    there.say("say second").await;
    assert_eq!(there.hear().await, Ok("said 2 second".into()));
    here.say("say third").await;
    assert_eq!(here.farewell().await, 4008);
    let bodies: Vec<_> = store.open().await.read(&room, 0).await.unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, ["made", "first", "second"]);
    assert_eq!(one.metrics().rooms_yielded.get() + other.metrics().rooms_yielded.get(), 2);
}

async fn whoever_comes_to_a_server_that_is_behind_is_told_nothing_old(store: Store) {
    let (one, other) = two_servers(&store).await;
    let room = make_room(one.address()).await;
    let (mut stays, mut goes_on) = (enter(one.address(), &room).await, enter(other.address(), &room).await);
    goes_on.say("say more").await;
    assert_eq!(goes_on.hear().await, Ok("said 1 more".into()));
    // The first server still has the room as it was.
    let mut late = TestSocket::connect(one.address(), &[]).await.unwrap();
    late.say(&format!("hello {room}")).await;
    assert_eq!([late.farewell().await, stays.farewell().await], [4008, 4008]);
    let mut again = TestSocket::connect(one.address(), &[]).await.unwrap();
    again.say(&format!("hello {room}")).await;
    assert_eq!(again.hear().await, Ok("here 2".into()));
    assert_eq!(one.metrics().rooms_yielded.get() + other.metrics().rooms_yielded.get(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ends_finishes_what_it_is_at_and_sends_all_to_come_again() {
    let slow = SlowLog::new();
    let log: Arc<dyn DurableLog> = Arc::clone(&slow) as _;
    let running = start(setup(), &log, Arc::new(EchoRooms)).await;
    let (address, mut client) = (running.address(), enter(running.address(), "a").await);
    client.say("say last").await;
    assert!(client.is_silent().await);
    let ended = tokio::spawn(running.end());
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody is accepted any more");
    slow.let_through.add_permits(1);
    assert_eq!(client.hear().await, Ok("said 1 last".into()));
    assert_eq!(client.farewell().await, 4008);
    ended.await.unwrap();
    assert_eq!(slow.entries.lock().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_just_started_looks_for_no_old_rooms_while_all_come_back() {
    let slow = SlowLog::new();
    let log: Arc<dyn DurableLog> = Arc::clone(&slow) as _;
    let running = start(setup(), &log, Arc::new(EchoRooms)).await;
    let mut one = enter(running.address(), "a").await;
    assert!(one.is_silent().await && one.works().await);
    assert_eq!(slow.listed.load(Ordering::SeqCst), 0);
}

async fn rooms_that_nobody_came_to_for_long_are_deleted(store: Store) {
    let log = store.open().await;
    let server = start(setup(), &log, Arc::new(EchoRooms)).await;
    let room = make_room(server.address()).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    let limits = Limits { clean_after: Duration::ZERO, ..Limits::default() };
    let again = start(ServerSetup { keep: Duration::ZERO, limits, ..setup() }, &log, Arc::new(EchoRooms)).await;
    wait_until(|| again.metrics().rooms_deleted.get() == 1).await;
    assert_eq!(log.read(&room, 0).await.unwrap(), []);
    let mut late = TestSocket::connect(again.address(), &[]).await.unwrap();
    late.say(&format!("hello {room}")).await;
    assert_eq!(late.farewell().await, 4009);
}
