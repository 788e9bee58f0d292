//! Measures how long a client that comes again takes to catch up with a case that nobody deals, and how much memory a
//! room takes that keeps its last closed case.
//!
//! One process and one core: the room's work and the client's are in the times, the way between them is not, so as many times
//! the way there and back come on top as parts were asked for. Memory is the process's own (`VmRSS`), of many rooms of one log, each in its turn.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "the tests' room stops short")]

use std::{process::Command, time::Instant};

use candlestick_online::{
    BuiltinThemes, LogEntry, Room,
    client::{Client, ClientInput, RemoteTable},
    protocol::{Deed, FromRoom},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[path = "../tests/it/test_room.rs"]
#[expect(dead_code, reason = "the tests' room can do more")]
mod test_room;
#[path = "../tests/it/undealt_room.rs"]
mod undealt_room;

use test_room::TestRoom;

/// How many rooms are held at a time to see what one costs.
const ROOMS: usize = 200;

/// Somebody comes again with nothing but their link; in milliseconds until they are at the very question.
fn comes_again(test: &mut TestRoom, client: usize) -> (f64, usize) {
    test.leaves(client);
    test.told.clear();
    let link = test.client(client).link().clone();
    let mut entropy = [200; 32];
    entropy[..8].copy_from_slice(&(test.disk.len() as u64).to_le_bytes());
    test.clients[client].0 = Client::new(link, entropy, &test.themes);
    let clock = Instant::now();
    test.tell_client(client, ClientInput::Begin);
    let took = clock.elapsed().as_secs_f64() * 1e3;
    let others = test.client((client + 1) % 2).table().map(RemoteTable::decision);
    assert_eq!(test.client(client).table().map(RemoteTable::decision), others, "it is where the others are");
    let socket = test.socket(client);
    let is_part = |message: &FromRoom| matches!(message, FromRoom::Posts(_));
    (took, test.news(socket).iter().filter(|message| is_part(message)).count())
}

fn again() {
    println!("| people | posts | kB of them | parts asked for | to the question, ms: the least of three |");
    println!("|---|---|---|---|---|");
    for people in [2, 3, 6] {
        let (mut test, mut dice) = (undealt_room::begun(people), ChaCha8Rng::seed_from_u64(u64::from(people)));
        let mut next = 50;
        loop {
            let posts: Vec<_> = test.disk.iter().filter(|entry| entry.body.contains("\"posted\"")).collect();
            let (count, bytes) = (posts.len(), posts.iter().map(|entry| entry.body.len()).sum::<usize>());
            let over = undealt_room::is_over(&test);
            if count >= next || over {
                next = count + 100;
                let tries: Vec<_> = (0..3).map(|_| comes_again(&mut test, 1)).collect();
                let (took, parts) = tries.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("three");
                println!("| {people} | {count} | {} | {parts} | {took:.0} |", bytes / 1024);
            }
            if over {
                break;
            }
            undealt_room::step(&mut test, &mut dice);
        }
    }
}

/// What this process has in memory, in bytes; none where the system does not say.
fn memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<usize>().ok().map(|kilobytes| kilobytes * 1024)
}

/// What a room of that log takes, in kB: of many in a process of their own, where nothing else was held before.
fn takes(disk: &[LogEntry]) -> Option<usize> {
    let file = std::env::temp_dir().join(format!("candlestick-again-{}.json", std::process::id()));
    std::fs::write(&file, serde_json::to_string(disk).ok()?).ok()?;
    let told = Command::new(std::env::current_exe().ok()?).arg(&file).output().ok()?;
    std::fs::remove_file(&file).ok()?;
    String::from_utf8_lossy(&told.stdout).trim().parse().ok()
}

/// That process: opens the rooms of the log in this file, and says what one takes.
fn holds(file: &str) {
    let text = std::fs::read_to_string(file).expect("the log is there");
    let disk: Vec<LogEntry> = serde_json::from_str(&text).expect("it is a log");
    let themes = BuiltinThemes::default();
    let open = || Room::open(disk.clone(), 0, &themes).expect("the log is whole");
    let first = open();
    let before = memory().expect("the system says it");
    let rooms: Vec<_> = (0..ROOMS).map(|_| open()).collect();
    println!("{}", (memory().expect("the system says it") - before) / ROOMS / 1024);
    drop((first, rooms));
}

/// The log of a room in which a case was closed, put away, and the next closed too; with where the first was put away.
fn closed(people: u8, theme: &str) -> (Vec<LogEntry>, usize) {
    let mut test = TestRoom::begun_with(theme, people, 0);
    test.plays(5_000);
    test.asks(0, Deed::Rematch);
    assert!(test.client(0).lobby().is_some(), "it is put away");
    let put_away = test.disk.len();
    test.asks(0, Deed::Start);
    test.plays(5_000);
    assert!(test.client(0).table().is_some_and(RemoteTable::is_over), "the next is closed");
    (test.disk, put_away)
}

fn kept() {
    println!(
        "\n| a room of | its log | as it was made | its case closed | in the lobby, the closed case kept \
         | the next closed too, the first kept |"
    );
    println!("|---|---|---|---|---|---|");
    let undealt = || {
        let (mut test, mut dice) = (undealt_room::begun(3), ChaCha8Rng::seed_from_u64(3));
        undealt_room::plays_to_the_end(&mut test, &mut dice);
        test.asks(0, Deed::Rematch);
        let put_away = test.disk.len();
        // Nobody deals the next one either.
        test.asks(0, Deed::Start);
        undealt_room::plays_to_the_end(&mut test, &mut dice);
        (test.disk, put_away)
    };
    let rooms = [
        ("4 people", closed(4, test_room::THEME)),
        ("10 people", closed(10, "master-detective")),
        ("3 people, nobody deals", undealt()),
    ];
    for (what, (disk, put_away)) in rooms {
        let told =
            |part: &[LogEntry]| takes(part).map_or_else(|| "?".to_owned(), |kilobytes| format!("{kilobytes} kB"));
        let (made, over, kept) = (told(&disk[..1]), told(&disk[..put_away - 1]), told(&disk[..put_away]));
        println!(
            "| {what} | {put_away} and {} entries | {made} | {over} | {kept} | {} |",
            disk.len() - put_away,
            told(&disk)
        );
    }
}

fn main() {
    if let Some(file) = std::env::args().nth(1) {
        return holds(&file);
    }
    again();
    kept();
}
