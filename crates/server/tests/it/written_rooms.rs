//! Writes rooms as today's program keeps them, each in the middle of something, for the programs to come: `old_logs` goes on
//! with them.

use std::{env, fmt::Write, fs, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use candlestick_online::{
    Link, LogEntry,
    client::{Client, RemoteTable},
    protocol::{Arrangement, Claimed, Deed},
};
use candlestick_server::{DurableLog, GameRooms};
use candlestick_themes::{ThemePack, builtin_files};
use serde_json::Value;
use tokio::time::timeout;

use crate::{
    game::{THEME, play, two_and_a_bot},
    harness::{setup, start},
    player::{RoomPlayer, create_room},
    restore::has_verdict,
    stores::{Store, in_time},
    undealt,
};

const COMMAND: &str =
    "CANDLESTICK_WRITE=DAY cargo test --locked -p candlestick-server --test it -- --ignored written_rooms";
/// How long one of two is listened to before the other.
const MOMENT: Duration = Duration::from_millis(20);
/// Whose doing a room's own entry is, as both databases keep it.
const NO_SEAT: i16 = -1;

/// A room that is to be kept, and what `old_logs` has to know of it.
struct WrittenRoom {
    /// What its file is called.
    name: &'static str,
    /// What it is in the middle of.
    told: &'static str,
    players: [RoomPlayer; 2],
    undealt: bool,
}

fn decision(player: &RoomPlayer) -> u64 {
    player.client.table().map_or(0, RemoteTable::decision)
}

async fn plays_on(players: &mut [RoomPlayer; 2], decisions: u64) {
    let [ada, grace] = players;
    let to = decision(ada).max(decision(grace)) + decisions;
    play(ada, grace, to).await;
    // Until it is for one of the two to decide: else the bot goes on while it is written.
    loop {
        undealt::settle(players).await;
        if players.iter().any(|player| player.client.table().is_some_and(|table| table.actor() == Some(table.me()))) {
            return;
        }
        for player in players.iter_mut() {
            let _ = timeout(MOMENT, player.step()).await;
        }
    }
}

async fn dealt(server: SocketAddr) -> WrittenRoom {
    let (ada, grace) = two_and_a_bot(server, THEME).await;
    let mut players = [ada, grace];
    plays_on(&mut players, 15).await;
    WrittenRoom { name: "dealt", told: "A dealt case, with decisions that are signed.", players, undealt: false }
}

async fn nobody_deals(server: SocketAddr) -> WrittenRoom {
    let players = undealt::begun(server, 36).await;
    WrittenRoom { name: "undealt", told: "A case that nobody deals.", players, undealt: true }
}

/// Grace's device is lost, and the host gives her chair to another one.
async fn handed(server: SocketAddr) -> WrittenRoom {
    let (mut ada, mut grace) = two_and_a_bot(server, THEME).await;
    play(&mut ada, &mut grace, 8).await;
    drop(grace);
    let is_away = |ada: &Client| ada.presence().people.iter().any(|they| they.person == 1 && they.away_since.is_some());
    ada.until(is_away).await;
    let mut grace = RoomPlayer::connect(server, Link::invitation(&ada.client.link().room)).await;
    grace.until(|grace| grace.table().is_some()).await;
    grace.does(|grace, now| grace.claim(now, 1)).await;
    ada.until(|ada| !ada.presence().claims.is_empty()).await;
    let Claimed { person, key } = ada.client.presence().claims[0];
    ada.want(Deed::Hand { person, key, signature: None }).await;
    grace.until(|grace| grace.you() == Some(1)).await;
    let mut players = [ada, grace];
    plays_on(&mut players, 6).await;
    WrittenRoom { name: "handed", told: "A case in which a chair was given again.", players, undealt: false }
}

/// An edition's texts under another name.
fn own_zip(id: &str) -> Vec<u8> {
    let files = builtin_files(THEME).unwrap();
    let texts = [("theme.toml", &*files.theme_toml), ("board.txt", &*files.board)];
    let all = texts.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
    ThemePack::from_entries(id, all).unwrap().to_zip().unwrap()
}

async fn brought(server: SocketAddr) -> WrittenRoom {
    const OWN: &str = "my-house";
    let mut ada = RoomPlayer::connect(server, create_room(server, THEME).await).await;
    ada.until(|ada| ada.lobby().is_some() && ada.you() == Some(0)).await;
    ada.does(|ada, now| ada.bring(now, OWN.into(), own_zip(OWN))).await;
    ada.until(|ada| !ada.is_bringing() && !ada.is_waiting()).await;
    ada.want(Deed::Arrange(Arrangement { theme: OWN.into(), ..Arrangement::default() })).await;
    let mut grace = RoomPlayer::connect(server, Link::invitation(&ada.client.link().room)).await;
    grace.until(|grace| grace.lobby().is_some()).await;
    grace.sit("Grace").await;
    let ready =
        |player: &Client| player.lobby().is_some_and(|lobby| lobby.theme.id == OWN && lobby.commitments.len() == 2);
    tokio::join!(ada.until(ready), grace.until(ready));
    ada.want(Deed::Start).await;
    tokio::join!(ada.until(|ada| ada.table().is_some()), grace.until(|grace| grace.table().is_some()));
    let mut players = [ada, grace];
    plays_on(&mut players, 10).await;
    WrittenRoom { name: "brought", told: "A case of a theme that the host brought.", players, undealt: false }
}

/// A case was closed, and the next one is played.
async fn again(server: SocketAddr) -> WrittenRoom {
    let (ada, grace) = two_and_a_bot(server, THEME).await;
    let mut players = [ada, grace];
    plays_on(&mut players, 6).await;
    while !players.iter().all(has_verdict) {
        for player in &mut players {
            if player.client.is_waiting() || has_verdict(player) || !player.act(7, true).await {
                let _ = timeout(MOMENT, player.step()).await;
            }
        }
    }
    let [ada, grace] = &mut players;
    ada.want(Deed::Rematch).await;
    let ready = |player: &Client| player.lobby().is_some_and(|lobby| lobby.commitments.len() == 2);
    tokio::join!(ada.until(ready), grace.until(ready));
    ada.want(Deed::Start).await;
    let begun = |player: &Client| player.table().is_some_and(|table| !table.is_over());
    tokio::join!(ada.until(begun), grace.until(begun));
    plays_on(&mut players, 8).await;
    WrittenRoom { name: "again", told: "The case after one that was closed.", players, undealt: false }
}

/// As both databases read it.
fn row(room: &str, entry: &LogEntry) -> String {
    let seat = entry.seat.map_or(NO_SEAT, i16::from);
    let body: Value = serde_json::from_str(&entry.body).unwrap();
    let quoted = |text: &str| text.replace('\'', "''");
    let (nonce, text, at) = (quoted(&entry.nonce), quoted(&entry.body), &body["at"]);
    format!("insert into entry values ('{room}', {}, {seat}, '{nonce}', '{text}', {at});\n", entry.seq)
}

impl WrittenRoom {
    async fn written(&self, log: &dyn DurableLog) -> String {
        let mut file = format!("-- {} Written by {COMMAND}\n", self.told);
        for player in &self.players {
            writeln!(file, "-- link {}", player.client.link().fragment()).unwrap();
        }
        writeln!(file, "-- decision {}", decision(&self.players[0])).unwrap();
        if self.undealt {
            file.push_str("-- undealt\n");
        }
        let room = &self.players[0].client.link().room;
        file.extend(log.read(room, 0).await.unwrap().iter().map(|entry| row(room, entry)));
        file
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes what old_logs reads, with CANDLESTICK_WRITE=2026-11-27 for that day"]
async fn writes_rooms_of_today() {
    let Some(day) = env::var_os("CANDLESTICK_WRITE") else { return };
    in_time("writes_rooms_of_today", written(&day.to_string_lossy())).await;
}

async fn written(day: &str) {
    let store = Store::file("written-rooms");
    let log = store.open().await;
    let running = start(setup(), &log, Arc::new(GameRooms::default())).await;
    let server = running.address();
    let rooms = [
        dealt(server).await,
        nobody_deals(server).await,
        handed(server).await,
        brought(server).await,
        again(server).await,
    ];
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for room in rooms {
        let file = data.join(format!("rooms-of-{day}-{}.sql", room.name));
        fs::write(file, room.written(&*log).await).unwrap();
    }
}
