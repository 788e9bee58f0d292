//! Tests that whoever asks for too much, or for the wrong thing, is refused and counted, and disturbs nobody else.

use std::time::{Duration, Instant};

use candlestick_online::CloseCode;
use candlestick_server::{Limits, Origins, Rate, RefusalReason, ServerSetup};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::{
    folders::TestFolder,
    game::serving_as,
    harness::{TestServer, TestSocket, http, setup, wait_until},
};

const FRAME: usize = 16 * 1024;

fn limited(limits: Limits) -> ServerSetup {
    ServerSetup { limits, ..setup() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_too_long_or_no_text_closes_its_connection_alone() {
    let server = TestServer::start("frames", setup()).await;
    let room = server.room().await;
    let mut other = server.enter(&room).await;
    let (mut long, mut bytes, mut fits) =
        (server.enter(&room).await, server.enter(&room).await, server.enter(&room).await);
    long.say(&"x".repeat(FRAME + 1)).await;
    assert_eq!(long.farewell().await, 4002);
    bytes.say_bytes(vec![1; 10]).await;
    assert_eq!(bytes.farewell().await, 4002);
    fits.say(&"x".repeat(FRAME)).await;
    assert_eq!(fits.hear().await.map(|text| text.len()), Ok(FRAME));
    assert!(other.works().await);
    assert_eq!(server.running.metrics().refused(RefusalReason::Frame), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_or_nonsense_first_is_sent_away() {
    let server =
        TestServer::start("hello", limited(Limits { hello: Duration::from_millis(200), ..Limits::default() })).await;
    let mut silent = TestSocket::connect(server.address(), &[]).await.unwrap();
    let late = silent.farewell().await;
    assert_eq!(late, 4010);
    assert!(CloseCode::of(late).is_some_and(CloseCode::may_come_again), "a device that slept, or a slow line");
    let mut nonsense = TestSocket::connect(server.address(), &[]).await.unwrap();
    nonsense.say("good day").await;
    assert_eq!(nonsense.farewell().await, 4002);
    let metrics = server.running.metrics();
    assert_eq!((metrics.refused(RefusalReason::LateHello), metrics.refused(RefusalReason::BadHello)), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_that_the_environment_names_is_kept() {
    let folder = TestFolder::new("limit-of-environment");
    let (mut server, address) = serving_as(&folder, 0, |command| command.env("CANDLESTICK_HELLO_SECONDS", "1"));
    let (mut silent, since) = (TestSocket::connect(address, &[]).await.unwrap(), Instant::now());
    assert_eq!(silent.farewell().await, 4010);
    assert!(since.elapsed() < Duration::from_secs(8), "ten seconds without it");
    server.kill().unwrap();
    server.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_whose_head_never_ends_is_not_waited_for() {
    let server =
        TestServer::start("head", limited(Limits { hello: Duration::from_millis(200), ..Limits::default() })).await;
    let mut slow = TcpStream::connect(server.address()).await.unwrap();
    slow.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\nx").await.unwrap();
    let mut response = Vec::new();
    timeout(Duration::from_secs(10), slow.read_to_end(&mut response)).await.expect("it is closed").unwrap();
    wait_until(|| server.running.metrics().connections.get() == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_frames_closes_its_connection_alone() {
    let frames = Rate { burst: 5.0, per_second: 0.1 };
    let server = TestServer::start("flood", limited(Limits { frames, ..Limits::default() })).await;
    let room = server.room().await;
    let (mut other, mut flooding) = (server.enter(&room).await, server.enter(&room).await);
    for _ in 0..10 {
        flooding.say("ping").await;
    }
    assert_eq!(flooding.farewell().await, 4003);
    assert!(other.works().await);
    assert_eq!(server.running.metrics().refused(RefusalReason::Flood), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_does_not_keep_up_is_closed_and_holds_nobody_up() {
    let limits = Limits { outbox: 100_000, send: Duration::from_secs(60), ..Limits::default() };
    let server = TestServer::start("slow", limited(limits)).await;
    let room = server.room().await;
    let (mut slow, mut other) = (server.enter_with_little_room(&room).await, server.enter(&room).await);
    // More than what the system itself keeps for a connection: 4 MB to send, as Linux has it.
    for _ in 0..100 {
        other.say("flood-all 400000").await;
        assert_eq!(other.hear().await.map(|text| text.len()), Ok(400_000));
        if server.running.metrics().refused(RefusalReason::Slow) > 0 {
            break;
        }
    }
    assert!(other.works().await);
    assert_eq!(server.running.metrics().refused(RefusalReason::Slow), 1);
    assert!([4010, 0].contains(&slow.farewell().await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_of_which_nothing_is_heard_is_closed() {
    let server =
        TestServer::start("silent", limited(Limits { ping: Duration::from_millis(60), ..Limits::default() })).await;
    let room = server.room().await;
    let (_silent, mut other) = (server.enter(&room).await, server.enter(&room).await);
    let metrics = server.running.metrics();
    while metrics.refused(RefusalReason::Silent) == 0 {
        // Listening answers pings.
        assert!(other.works().await);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(other.works().await);
    assert_eq!(metrics.refused(RefusalReason::Silent), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_origins_neither_connect_nor_make_rooms() {
    let server = TestServer::start("origin", setup()).await;
    let own = format!("http://{}", server.address());
    assert!(TestSocket::connect(server.address(), &[("origin", &own)]).await.is_ok());
    for foreign in ["https://elsewhere.example", "null", "http://127.0.0.1", ""] {
        assert_eq!(TestSocket::connect(server.address(), &[("origin", foreign)]).await.err(), Some(403), "{foreign}");
        let made = http(server.address(), "POST", "/api/rooms", &[("origin", foreign)], "{\"name\":\"Ada\"}").await;
        assert_eq!(made.status, 403, "{foreign}");
    }
    assert_eq!(server.running.metrics().refused(RefusalReason::Origin), 8);
    let named = ServerSetup { origins: Origins::These(vec!["https://play.example".into()]), ..setup() };
    let server = TestServer::start("origins", named).await;
    assert!(TestSocket::connect(server.address(), &[("origin", "https://play.example")]).await.is_ok());
    assert_eq!(TestSocket::connect(server.address(), &[("origin", &own)]).await.err(), Some(403));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_links_is_refused_after_a_few() {
    let guesses_of_address = Rate { burst: 3.0, per_second: 0.001 };
    let proxied = limited(Limits { guesses_of_address, ..Limits::default() });
    let server = TestServer::start("guesses", ServerSetup { behind_proxy: true, ..proxied }).await;
    let room = server.room().await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    for guess in ["hello nobody", "hello no/where", &format!("hello {room} bad")] {
        let mut guessing = TestSocket::connect(server.address(), &from("10.1.1.1, 10.9.9.9")).await.unwrap();
        guessing.say(guess).await;
        assert!([4004, 4009].contains(&guessing.farewell().await), "{guess}");
    }
    let connect = async |address| TestSocket::connect(server.address(), &from(address)).await.unwrap();
    let mut again = connect("10.2.2.2, 10.9.9.9").await;
    again.say("hello elsewhere").await;
    assert_eq!(again.farewell().await, 4008, "no other room is woken from that address");
    for (address, why) in [("10.9.9.9", "whoever shares it goes on where people play"), ("10.9.9.8", "others do")] {
        assert!(server.enter_by(connect(address).await, &room).await.works().await, "{why}");
    }
    assert_eq!(server.running.metrics().refused(RefusalReason::Guesses), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_makes_rooms_and_opens_sockets_only_so_often() {
    let few = Rate { burst: 2.0, per_second: 0.001 };
    let limits = Limits { rooms_of_address: few, sockets_of_address: few, ..Limits::default() };
    let server = TestServer::start("rates", limited(limits)).await;
    let make = || http(server.address(), "POST", "/api/rooms", &[], "{\"name\":\"Ada\"}");
    assert_eq!([make().await.status, make().await.status], [201, 201]);
    let third = make().await;
    assert_eq!((third.status, third.body.as_str()), (429, "{\"code\":\"too-many-rooms\"}"));
    let _held = (
        TestSocket::connect(server.address(), &[]).await.unwrap(),
        TestSocket::connect(server.address(), &[]).await.unwrap(),
    );
    assert_eq!(TestSocket::connect(server.address(), &[]).await.err(), Some(429));
    assert_eq!(server.running.metrics().refused(RefusalReason::Address), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_bounded_and_a_socket_counts_until_it_is_gone() {
    let server = TestServer::start("many", limited(Limits { connections_of_address: 3, ..Limits::default() })).await;
    let room = server.room().await;
    wait_until(|| server.running.metrics().connections.get() == 0).await;
    let held = [server.enter(&room).await, server.enter(&room).await, server.enter(&room).await];
    let mut fourth = TcpStream::connect(server.address()).await.unwrap();
    assert_eq!(fourth.read(&mut [0; 1]).await.unwrap_or_default(), 0, "it is closed without a word");
    assert_eq!(server.running.metrics().refused(RefusalReason::Connections), 1);
    drop(held);
    wait_until(|| server.running.metrics().connections.get() == 0).await;
    assert!(server.enter(&room).await.works().await);
}
