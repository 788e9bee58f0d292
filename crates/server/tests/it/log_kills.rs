//! Tests that whatever a process was told to be on the disk is there when it is killed while it writes the log.

use std::{
    collections::HashMap,
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
    time::Duration,
};

use candlestick_server::{DurableLog, SqliteLog};

use crate::{folders::TestFolder, log_rules::entry};

const FOLDER: &str = "CANDLESTICK_TEST_LOG";
const ROOMS: usize = 8;
const KILLS: u64 = 12;

/// Not a test: the process that is killed. Tells each entry once it is on the disk.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "runs as the process that another test kills"]
async fn writes_until_it_is_killed() {
    let folder = env::var_os(FOLDER).expect("the test that kills says where");
    let log: Arc<dyn DurableLog> = Arc::new(SqliteLog::open(Path::new(&folder)).unwrap());
    let mut writers = tokio::task::JoinSet::new();
    for room in 0..ROOMS {
        let (log, room) = (Arc::clone(&log), format!("room-{room}"));
        writers.spawn(async move {
            for seq in log.read(&room, 0).await.unwrap().len() as u64.. {
                log.append(&room, &entry(seq, "body")).await.unwrap();
                let line = format!("\nWRITTEN {room} {seq}\n");
                std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    writers.join_all().await;
}

#[tokio::test]
async fn nothing_that_was_acknowledged_is_lost_when_the_process_is_killed() {
    let folder = TestFolder::new("log-kills");
    let mut told: HashMap<String, u64> = HashMap::new();
    for kill in 0..KILLS {
        let mut writer = Command::new(env::current_exe().unwrap())
            .args(["--ignored", "--exact", "log_kills::writes_until_it_is_killed", "--nocapture"])
            .env(FOLDER, &*folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(writer.stdout.take().unwrap()).lines();
        let mut note = |line: String| {
            if let Some((room, seq)) = line.strip_prefix("WRITTEN ").and_then(|line| line.split_once(' ')) {
                told.insert(room.to_owned(), seq.parse().unwrap());
            }
        };
        // It has begun, and then some time passes that is another for each kill.
        lines.by_ref().map(Result::unwrap).find(|line| line.starts_with("WRITTEN")).map(&mut note).unwrap();
        std::thread::sleep(Duration::from_millis(7 + 13 * kill));
        writer.kill().unwrap();
        writer.wait().unwrap();
        lines.map_while(Result::ok).for_each(note);
    }
    let log = SqliteLog::open(&folder).unwrap();
    for (room, last) in &told {
        let entries = log.read(room, 0).await.unwrap();
        assert!(entries.len() as u64 > *last, "{room} was told {last} and has {}", entries.len());
        assert!(entries.iter().zip(0..).all(|(entry, seq)| entry.seq == seq), "{room} has a gap");
    }
    assert_eq!(told.len(), ROOMS, "every room was written to");
}
