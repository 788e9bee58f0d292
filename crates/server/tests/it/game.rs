//! Tests the game itself over sockets: a case with people and bots, chairs taken again, and a server killed meanwhile.

use std::{
    env,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use candlestick_online::{
    Link,
    client::{Client, ConnectionState, RemoteTable},
    protocol::{Arrangement, BotChair, Code, Deed, FromClient, PROTOCOL},
};
use candlestick_rules::{Action, SuspectId};
use candlestick_server::{GameRooms, Serve};
use clap::Parser;

use crate::{
    harness::{TestSocket, setup, start},
    player::{RoomPlayer, create_room},
    stores::{Store, on_each_store},
};

const FOLDER: &str = "CANDLESTICK_TEST_DATA";
const PORT: &str = "CANDLESTICK_TEST_PORT";
pub const POSTGRES: &str = "CANDLESTICK_TEST_POSTGRES";
/// Where a copy of the log is to be written instead of serving.
pub const BACKUP: &str = "CANDLESTICK_TEST_BACKUP";
const KILLS: u32 = 8;

on_each_store! {
    a_chair_is_taken_again_by_its_link_at_the_very_question_and_the_newest_connection_wins,
    a_case_goes_on_on_a_server_that_was_started_again,
    people_who_sit_down_by_one_nonce_or_by_one_of_the_rooms_own_all_have_a_chair,
    nothing_is_lost_and_nothing_doubled_however_often_the_server_is_killed,
}

/// What is played where it makes no difference.
pub const THEME: &str = "classic-2016";

async fn host(server: SocketAddr, theme: &str) -> RoomPlayer {
    let link = create_room(server, theme).await;
    let mut host = RoomPlayer::connect(server, link).await;
    host.until(|host| host.lobby().is_some() && host.you() == Some(0)).await;
    host
}

/// Ada, Grace and a bot at a case of a theme that has begun.
pub async fn two_and_a_bot(server: SocketAddr, theme: &str) -> (RoomPlayer, RoomPlayer) {
    let mut ada = host(server, theme).await;
    let mut grace = RoomPlayer::connect(server, Link::invitation(&ada.client.link().room)).await;
    grace.until(|grace| grace.lobby().is_some()).await;
    grace.sit("Grace").await;
    grace.until(|grace| grace.you() == Some(1)).await;
    let bot = BotChair { suspect: SuspectId(3), level: candlestick_game::Level::Novice, name: "Bot".into() };
    let arranged = Arrangement { theme: theme.into(), bots: vec![bot], pace: 200, ..Arrangement::default() };
    ada.want(Deed::Arrange(arranged)).await;
    let ready = |player: &Client| player.lobby().is_some_and(|lobby| lobby.commitments.len() == 2);
    tokio::join!(ada.until(ready), grace.until(ready));
    ada.want(Deed::Start).await;
    tokio::join!(ada.until(|ada| ada.table().is_some()), grace.until(|grace| grace.table().is_some()));
    (ada, grace)
}

fn is_to_act(client: &Client) -> bool {
    client.table().is_some_and(|table| table.actor() == Some(table.me()))
}

/// Plays on until somebody has seen so many decisions.
pub async fn play(ada: &mut RoomPlayer, grace: &mut RoomPlayer, decisions: u64) {
    for chance in 0_u64.. {
        for player in [&mut *ada, &mut *grace] {
            let decision = |player: &RoomPlayer| player.client.table().map_or(0, RemoteTable::decision);
            if decision(player) >= decisions {
                return;
            }
            if !player.client.is_waiting() && player.act(chance * 31, false).await {
                player.until(|player| !player.is_waiting()).await;
            } else {
                // What the others did meanwhile.
                let _ = tokio::time::timeout(Duration::from_millis(20), player.step()).await;
            }
        }
    }
}

async fn a_chair_is_taken_again_by_its_link_at_the_very_question_and_the_newest_connection_wins(store: Store) {
    let running = start(setup(), &store.open().await, Arc::new(GameRooms::default())).await;
    let (mut ada, mut grace) = two_and_a_bot(running.address(), THEME).await;
    play(&mut ada, &mut grace, 8).await;
    while !is_to_act(&ada.client) {
        let decision = ada.client.table().unwrap().decision();
        play(&mut ada, &mut grace, decision + 1).await;
        ada.until(|ada| ada.table().unwrap().decision() > decision).await;
    }
    let mut elsewhere = RoomPlayer::connect(running.address(), ada.client.link().clone()).await;
    elsewhere.until(|elsewhere| elsewhere.table().is_some()).await;
    let (left, here) = (ada.client.table().unwrap(), elsewhere.client.table().unwrap());
    assert_eq!((here.decision(), here.me()), (left.decision(), left.me()));
    let same = |table: &RemoteTable| serde_json::to_string(table.own_view()).unwrap();
    assert_eq!(same(here), same(left), "nothing is lost");
    ada.until(|ada| matches!(ada.line(), ConnectionState::Ended(_))).await;
    let before = elsewhere.client.table().unwrap().decision();
    elsewhere.want(Deed::Act { decision: before + 7, action: Action::Roll, signature: None }).await;
    elsewhere.until(|elsewhere| !elsewhere.is_waiting()).await;
    assert_eq!(running.metrics().deeds_refused(Code::Stale), 1, "a decision that is none is counted");
    assert!(running.metrics().text().contains("candlestick_deeds_refused_total{code=\"stale\"} 1"));
    assert!(elsewhere.act(3, false).await, "it is the same person's turn there");
    elsewhere.until(|elsewhere| elsewhere.table().unwrap().decision() > before).await;
    assert!(running.metrics().thoughts.count() > 0, "the bot has played too");
}

async fn a_case_goes_on_on_a_server_that_was_started_again(store: Store) {
    let running = start(setup(), &store.open().await, Arc::new(GameRooms::default())).await;
    let address = running.address();
    let (mut ada, mut grace) = two_and_a_bot(address, THEME).await;
    play(&mut ada, &mut grace, 6).await;
    running.end().await;
    let again = candlestick_server::ServerSetup { address, ..setup() };
    let running = start(again, &store.open().await, Arc::new(GameRooms::default())).await;
    let seen = ada.client.table().unwrap().decision();
    play(&mut ada, &mut grace, seen + 6).await;
    assert_eq!(running.metrics().rooms_opened.get(), 1);
}

/// Sits down by a bare socket; answers it once the room has done so.
async fn sits(server: SocketAddr, room: &str, nonce: &str, token: &str) -> TestSocket {
    let mut socket = TestSocket::connect(server, &[]).await.unwrap();
    let hello = format!("{{\"hello\":{{\"protocol\":{PROTOCOL},\"room\":\"{room}\"}}}}");
    socket.say(&hello).await;
    let sit = Deed::Sit { name: "Bo".into(), suspect: None, token: token.parse().unwrap(), key: None };
    socket.say(&serde_json::to_string(&FromClient::Do { nonce: nonce.into(), deed: sit, deal: None }).unwrap()).await;
    while !socket.hear().await.expect("nobody is sent away").starts_with("{\"done\"") {}
    socket
}

async fn people_who_sit_down_by_one_nonce_or_by_one_of_the_rooms_own_all_have_a_chair(store: Store) {
    let log = store.open().await;
    let running = start(setup(), &log, Arc::new(GameRooms::default())).await;
    let ada = host(running.address(), THEME).await;
    let room = &ada.client.link().room;
    let _first = sits(running.address(), room, "room-2", "abcdefghijklmnopqrstuvwxyz23").await;
    let _second = sits(running.address(), room, "room-2", "bbcdefghijklmnopqrstuvwxyz23").await;
    assert_eq!(running.metrics().rooms_yielded.get(), 0);
    assert_eq!(log.read(room, 0).await.unwrap().len(), 3);
}

/// As the program has it.
#[derive(Parser)]
struct ServeFlags {
    #[command(flatten)]
    serve: Serve,
}

/// Not a test: the process that is killed.
#[test]
#[ignore = "runs as the process that another test kills"]
fn serves_until_it_is_killed() {
    let folder = env::var(FOLDER).expect("the test that kills says where");
    let port = env::var(PORT).expect("the test that kills says where");
    let mut line = vec!["serve", "--data", &folder, "--port", &port, "--address-sockets", "10000"];
    if env::var_os("CANDLESTICK_LOG").is_none() {
        line.extend(["--log", "error"]);
    }
    // One who has a database of its own writes into that.
    let postgres = env::var(POSTGRES).ok();
    line.extend(postgres.iter().flat_map(|address| ["--postgres", address]));
    let backup = env::var(BACKUP).ok();
    line.extend(backup.iter().flat_map(|file| ["--backup", file]));
    let _ = ServeFlags::parse_from(line).serve.run(&candlestick_themes::Words::english());
}

/// Starts the process, with the log in a Postgres where one is named; answers it with its address.
pub fn serving_from(folder: &Path, port: u16, postgres: Option<&str>) -> (Child, SocketAddr) {
    serving_as(folder, port, |command| command.envs(postgres.map(|address| (POSTGRES, address))))
}

/// `candlestick serve`, not started yet.
pub fn program(folder: &Path, port: u16) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "game::serves_until_it_is_killed", "--nocapture"]);
    command.env(FOLDER, folder).env(PORT, port.to_string());
    command
}

/// The same with whatever else the process is told.
pub fn serving_as(folder: &Path, port: u16, told: impl Fn(&mut Command) -> &mut Command) -> (Child, SocketAddr) {
    let mut server = told(&mut program(folder, port)).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.find_map(|line| {
        let (_, rest) = line.split_once("http://")?;
        rest.split('/').next()?.parse().ok()
    });
    // A process of tests that lives for a minute says so, and ends where nobody reads it.
    std::thread::spawn(move || lines.for_each(drop));
    (server, address.unwrap())
}

/// How often a server is killed, where nobody says.
pub fn kills() -> u32 {
    let asked = env::var("CANDLESTICK_KILLS").ok();
    asked.map_or(KILLS, |kills| kills.parse().expect("CANDLESTICK_KILLS is a number"))
}

async fn nothing_is_lost_and_nothing_doubled_however_often_the_server_is_killed(store: Store) {
    let store = Arc::new(store);
    let kills = kills();
    let (mut server, address) = store.serving(0, |command| command);
    let mut ada = host(address, THEME).await;
    let room = ada.client.link().room.clone();
    let killed = Arc::new(AtomicBool::new(false));
    let killing = tokio::task::spawn_blocking({
        let (store, killed) = (Arc::clone(&store), Arc::clone(&killed));
        move || {
            for kill in 0..kills {
                std::thread::sleep(Duration::from_millis(u64::from(100 + 37 * (kill % 12))));
                server.kill().unwrap();
                server.wait().unwrap();
                server = store.serving(address.port(), |command| command).0;
            }
            killed.store(true, Ordering::SeqCst);
            server
        }
    });
    let mut written = 0_u64;
    while !killed.load(Ordering::SeqCst) {
        ada.want(Deed::Mark { text: format!("mark-{written}.") }).await;
        ada.until(|ada| !ada.is_waiting()).await;
        written += 1;
    }
    let mut server = killing.await.unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    let kept = store.open().await.read(&room, 0).await.unwrap();
    let marks: Vec<_> = kept.iter().filter(|entry| entry.body.contains("mark-")).collect();
    for (number, entry) in marks.iter().enumerate() {
        assert!(entry.body.contains(&format!("mark-{number}.")), "{number} is missing or doubled: {}", entry.body);
    }
    assert_eq!(marks.len() as u64, written, "all that was acknowledged is there once");
    println!("{kills} kills, {written} marks, each there once");
    assert!(written > u64::from(kills), "something was done between the kills");
}
