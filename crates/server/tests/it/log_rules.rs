//! Tests the rules that both logs keep, written once and tried on each.

use std::{sync::Arc, time::Duration};

use candlestick_online::{AppendFault, LogEntry};
use candlestick_server::{DurableLog, KeptRoom, SqliteLog};

use crate::folders::TestFolder;

/// An entry of seat 1 whose nonce says its number.
pub fn entry(seq: u64, body: &str) -> LogEntry {
    LogEntry { seq, seat: Some(1), nonce: format!("n{seq}-{body}"), body: body.into() }
}

async fn keeps_entries_in_order(log: Arc<dyn DurableLog>) {
    let entries: Vec<_> = (0..5).map(|seq| entry(seq, &format!("body {seq}"))).collect();
    let own = LogEntry { seq: 5, seat: None, nonce: "own".into(), body: "{\"a\":\"ü\"}".into() };
    let last = LogEntry { seq: 6, seat: Some(0), ..own.clone() };
    for entry in entries.iter().chain([&own, &last]) {
        assert_eq!(log.append("kept", entry).await, Ok(()), "{entry:?}");
    }
    assert_eq!(log.append("other", &entry(0, "x")).await, Ok(()));
    let read = log.read("kept", 0).await.unwrap();
    assert_eq!(read[..5], entries[..]);
    assert_eq!(read[5..], [own.clone(), last.clone()]);
    assert_eq!(log.read("kept", 5).await.unwrap(), [own, last]);
    assert_eq!(log.read("nobody", 0).await.unwrap(), []);
}

async fn refuses_what_is_not_next(log: Arc<dyn DurableLog>) {
    assert_eq!(log.append("gaps", &entry(1, "first")).await, Err(AppendFault::Taken), "a room begins with 0");
    assert_eq!(log.append("gaps", &entry(0, "a")).await, Ok(()));
    assert_eq!(log.append("gaps", &entry(2, "gap")).await, Err(AppendFault::Taken));
    assert_eq!(log.append("gaps", &entry(0, "taken")).await, Err(AppendFault::Taken));
    assert_eq!(log.append("gaps", &entry(1, "b")).await, Ok(()));
    assert_eq!(log.read("gaps", 0).await.unwrap(), [entry(0, "a"), entry(1, "b")]);
}

async fn takes_a_nonce_once(log: Arc<dyn DurableLog>) {
    let with = |seq, seat, nonce: &str| LogEntry { seq, seat, nonce: nonce.into(), body: String::new() };
    assert_eq!(log.append("nonces", &with(0, Some(1), "n")).await, Ok(()));
    assert_eq!(log.append("nonces", &with(1, Some(1), "n")).await, Err(AppendFault::Taken));
    assert_eq!(log.append("nonces", &with(1, Some(2), "n")).await, Ok(()), "another seat's nonces are its own");
    assert_eq!(log.append("nonces", &with(2, None, "n")).await, Ok(()));
    assert_eq!(log.append("nonces", &with(3, None, "n")).await, Err(AppendFault::Taken));
    assert_eq!(log.read("nonces", 0).await.unwrap().len(), 3);
}

async fn lists_and_deletes_rooms(log: Arc<dyn DurableLog>) {
    for room in ["deleted", "stays"] {
        assert_eq!(log.append(room, &entry(0, "x")).await, Ok(()));
    }
    let kept = log.rooms().await.unwrap();
    assert!(kept.iter().any(|kept| kept.room == "deleted" && kept.touched.as_secs() > 1_600_000_000), "{kept:?}");
    let old = ["deleted".to_owned(), "never-there".to_owned()];
    let touched = kept.iter().find(|kept| kept.room == "deleted").unwrap().touched;
    assert_eq!(log.delete_untouched(&old, touched).await.unwrap(), 0, "somebody came back at that very moment");
    assert_eq!(log.read("deleted", 0).await.unwrap(), [entry(0, "x")]);
    assert_eq!(log.delete_untouched(&old, touched + Duration::from_millis(1)).await.unwrap(), 1);
    let kept = log.rooms().await.unwrap();
    assert!(kept.iter().any(|kept| kept.room == "stays") && kept.iter().all(|kept| kept.room != "deleted"));
    for room in ["abcdefghx", "abcdefghz7", "abcdefgiq", "abcdefgg"] {
        assert_eq!(log.append(room, &entry(0, "x")).await, Ok(()));
        assert_eq!(log.append(room, &entry(1, "y")).await, Ok(()));
    }
    let found = async |letters| {
        let mut found: Vec<_> = log.beginning_with(letters).await.unwrap().into_iter().map(|kept| kept.room).collect();
        found.sort();
        found
    };
    assert_eq!(found("abcdefgh").await, ["abcdefghx", "abcdefghz7"]);
    assert_eq!(found("abcdefgi").await, ["abcdefgiq"]);
    assert!(found("abcdefgj").await.is_empty());
    assert_eq!(log.append("deleted", &entry(1, "late")).await, Err(AppendFault::Taken), "a deleted room goes nowhere");
}

/// By the last of its entries, and not by the first.
async fn says_when_a_room_was_touched_last(log: Arc<dyn DurableLog>) {
    let touched = async || {
        let (all, found) = (log.rooms().await.unwrap(), log.beginning_with("touched").await.unwrap());
        let of = |kept: Vec<KeptRoom>| kept.into_iter().find(|kept| kept.room == "touched").unwrap().touched;
        [of(all), of(found)]
    };
    assert_eq!(log.append("touched", &entry(0, "x")).await, Ok(()));
    let [first, found] = touched().await;
    assert_eq!(first, found);
    tokio::time::sleep(Duration::from_millis(3)).await;
    assert_eq!(log.append("touched", &entry(1, "y")).await, Ok(()));
    let [last, found] = touched().await;
    assert!(last > first && last == found, "{first:?}, then {last:?} and {found:?}");
}

/// Somebody comes back to an old room in the very moment in which it would be deleted: it stays whole, or is gone and says so.
async fn deletes_no_room_to_which_somebody_comes_back(log: Arc<dyn DurableLog>, other: Arc<dyn DurableLog>) {
    let (mut stayed, mut gone) = (0, 0);
    for round in 0..40 {
        let room = format!("raced{round}");
        assert_eq!(log.append(&room, &entry(0, "x")).await, Ok(()));
        let kept = log.beginning_with(&room).await.unwrap();
        let old = kept.iter().find(|kept| kept.room == room).unwrap().touched + Duration::from_millis(1);
        tokio::time::sleep(Duration::from_millis(2)).await;
        let (rooms, back) = ([room.clone()], entry(1, "back"));
        // By turns one of both is a little earlier.
        let later = |is_later| Duration::from_micros(if is_later { round * 400 } else { 0 });
        let (deleted, appended) = tokio::join!(
            async {
                tokio::time::sleep(later(round % 2 == 0)).await;
                other.delete_untouched(&rooms, old).await.unwrap()
            },
            async {
                tokio::time::sleep(later(round % 2 == 1)).await;
                log.append(&room, &back).await
            },
        );
        let there = log.read(&room, 0).await.unwrap();
        if appended == Ok(()) {
            assert_eq!((deleted, &there[..]), (0, &[entry(0, "x"), back][..]), "round {round}");
            stayed += 1;
        } else {
            assert_eq!((appended, deleted, &there[..]), (Err(AppendFault::Taken), 1, &[][..]), "round {round}");
            gone += 1;
        }
    }
    println!("{stayed} rooms stayed, {gone} were deleted");
}

/// More than any of both reads at once.
async fn lists_each_of_many_rooms_once(log: Arc<dyn DurableLog>) {
    let names: Vec<_> = (0..600).map(|n| format!("many-{n:03}")).collect();
    for name in &names {
        assert_eq!(log.append(name, &entry(0, "x")).await, Ok(()));
    }
    let listed = log.rooms().await.unwrap().into_iter().map(|kept| kept.room);
    let mut listed: Vec<_> = listed.filter(|room| room.starts_with("many-")).collect();
    listed.sort();
    assert_eq!(listed, names);
}

/// Two servers that both believe to own a room.
async fn gives_a_race_one_winner(one: Arc<dyn DurableLog>, other: Arc<dyn DurableLog>) {
    const RACES: u64 = 200;
    let race = |log: Arc<dyn DurableLog>, body: &'static str| async move {
        let mut won = Vec::new();
        for seq in 0..RACES {
            match log.append("race", &entry(seq, body)).await {
                Ok(()) => won.push(seq),
                Err(AppendFault::Taken) => {
                    // Whoever lost reads what the other wrote, as a server does that comes back.
                    assert_eq!(log.read("race", seq).await.unwrap().len().min(1), 1);
                }
                Err(AppendFault::Failed) => panic!("the log broke"),
            }
        }
        won
    };
    let (won, lost) = tokio::join!(tokio::spawn(race(one, "one")), tokio::spawn(race(Arc::clone(&other), "other")));
    let (won, lost) = (won.unwrap(), lost.unwrap());
    assert_eq!(won.len() + lost.len(), RACES as usize, "each number has one winner");
    let read = other.read("race", 0).await.unwrap();
    for (seq, entry) in read.iter().enumerate() {
        assert_eq!(entry.seq, seq as u64, "there is no gap");
        let winner = if entry.body == "one" { &won } else { &lost };
        assert!(winner.contains(&entry.seq), "who was told that they won is in the log: {entry:?}");
    }
    assert_eq!(read.len(), RACES as usize);
}

async fn holds_all(one: Arc<dyn DurableLog>, other: Arc<dyn DurableLog>) {
    keeps_entries_in_order(Arc::clone(&one)).await;
    refuses_what_is_not_next(Arc::clone(&one)).await;
    takes_a_nonce_once(Arc::clone(&one)).await;
    lists_and_deletes_rooms(Arc::clone(&one)).await;
    says_when_a_room_was_touched_last(Arc::clone(&one)).await;
    lists_each_of_many_rooms_once(Arc::clone(&one)).await;
    deletes_no_room_to_which_somebody_comes_back(Arc::clone(&one), Arc::clone(&other)).await;
    gives_a_race_one_winner(one, other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_every_rule_of_the_log() {
    let folder = TestFolder::new("log-rules");
    let open = || -> Arc<dyn DurableLog> { Arc::new(SqliteLog::open(&folder).unwrap()) };
    holds_all(open(), open()).await;
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_every_rule_of_the_log() {
    let Some(postgres) = crate::postgres::Postgres::start("rules") else { return };
    let mut logs = Vec::new();
    for _ in 0..2 {
        let log: Arc<dyn DurableLog> =
            Arc::new(candlestick_server::PostgresLog::open(&postgres.address()).await.unwrap());
        logs.push(log);
    }
    holds_all(Arc::clone(&logs[0]), Arc::clone(&logs[1])).await;
}

#[tokio::test]
async fn sqlite_writes_many_rooms_together_and_finishes_when_it_is_closed() {
    let folder = TestFolder::new("log-together");
    let log = Arc::new(SqliteLog::open(&folder).unwrap());
    let mut appends = tokio::task::JoinSet::new();
    for room in 0..300 {
        let log = Arc::clone(&log);
        appends.spawn(async move { log.append(&format!("room-{room}"), &entry(0, "x")).await });
    }
    assert!(appends.join_all().await.into_iter().all(|result| result.is_ok()));
    drop(log);
    assert_eq!(SqliteLog::open(&folder).unwrap().rooms().await.unwrap().len(), 300);
}

#[tokio::test]
async fn a_backup_is_whole_while_the_log_is_written_and_overwrites_nothing() {
    let (folder, copy) = (TestFolder::new("log-backup"), TestFolder::new("log-backup-copy"));
    let log = SqliteLog::open(&folder).unwrap();
    assert_eq!(log.append("a", &entry(0, "x")).await, Ok(()));
    std::fs::create_dir_all(&*copy).unwrap();
    SqliteLog::back_up(&folder, &copy.join("rooms.db")).unwrap();
    assert_eq!(log.append("a", &entry(1, "y")).await, Ok(()));
    assert!(SqliteLog::back_up(&folder, &copy.join("rooms.db")).is_err());
    assert_eq!(SqliteLog::open(&copy).unwrap().read("a", 0).await.unwrap(), [entry(0, "x")]);
}

#[tokio::test]
async fn a_log_of_a_later_version_is_left_alone() {
    let folder = TestFolder::new("log-later");
    drop(SqliteLog::open(&folder).unwrap());
    let file = rusqlite::Connection::open(folder.join("rooms.db")).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    let fault = SqliteLog::open(&folder).unwrap_err().to_string();
    assert!(fault.contains("has format 99"), "{fault}");
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn a_log_in_postgres_has_its_format_and_one_of_a_later_version_is_left_alone() {
    use candlestick_server::PostgresLog;
    let Some(postgres) = crate::postgres::Postgres::start("later") else { return };
    // As one was that has no mark yet.
    let before = PostgresLog::open(&postgres.address()).await.unwrap();
    assert_eq!(before.append("a", &entry(0, "x")).await, Ok(()));
    postgres.run("drop table entry_format").await;
    let again = PostgresLog::open(&postgres.address()).await.unwrap();
    assert_eq!(again.read("a", 0).await.unwrap(), [entry(0, "x")]);
    postgres.run("update entry_format set format = 99").await;
    let fault = PostgresLog::open(&postgres.address()).await.unwrap_err().to_string();
    assert!(fault.contains("has format 99"), "{fault}");
}

#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn postgres_that_falls_over_loses_nothing_and_is_waited_for() {
    const ENTRIES: u64 = 150;
    let Some(mut postgres) = crate::postgres::Postgres::start("crash") else { return };
    let log = Arc::new(candlestick_server::PostgresLog::open(&postgres.address()).await.unwrap());
    let mut writers = tokio::task::JoinSet::new();
    for room in 0..4 {
        let (log, room) = (Arc::clone(&log), format!("room-{room}"));
        writers.spawn(async move {
            for seq in 0..ENTRIES {
                assert_eq!(log.append(&room, &entry(seq, "x")).await, Ok(()), "{room} {seq}");
            }
        });
    }
    let postgres = tokio::task::spawn_blocking(move || {
        for _ in 0..2 {
            std::thread::sleep(Duration::from_millis(150));
            postgres.crash();
        }
        postgres
    });
    writers.join_all().await;
    let _running = postgres.await.unwrap();
    for room in 0..4 {
        let read = log.read(&format!("room-{room}"), 0).await.unwrap();
        assert_eq!(read, (0..ENTRIES).map(|seq| entry(seq, "x")).collect::<Vec<_>>());
    }
}
