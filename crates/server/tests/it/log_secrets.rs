//! Tests what is written of whole cases: in the server's own log at its most talkative stands no name, link, token, key or
//! hand, and in the rooms' log, which is all there is of a case, nothing that opens a chair or signs in it.

use std::{
    collections::BTreeSet,
    io::Read,
    net::SocketAddr,
    process::{Child, Command, Stdio},
    sync::{Arc, atomic::Ordering},
    thread::{JoinHandle, spawn},
    time::Duration,
};

use candlestick_online::LogEntry;
use serde_json::Value;

use crate::{
    harness::TestSocket,
    stores::{Store, on_each_store},
    table::{Evening, EveningResult, play},
};

on_each_store! { no_name_link_token_key_or_hand_is_in_the_log_of_a_whole_case_and_no_token_or_key_in_the_rooms }

/// Shorter texts stand in any log by chance.
const SHORTEST: usize = 6;

/// A server that logs all that it can, and what reads that.
struct Talkative {
    server: Child,
    reading: JoinHandle<String>,
}

impl Talkative {
    fn start(store: &Store, format: &str) -> (Self, SocketAddr) {
        let (mut server, address) = store.serving(0, |command| {
            command.env("CANDLESTICK_LOG", "trace").env("CANDLESTICK_LOG_FORMAT", format).stderr(Stdio::piped())
        });
        let mut told = server.stderr.take().unwrap();
        let reading = spawn(move || {
            let mut text = String::new();
            told.read_to_string(&mut text).unwrap();
            text
        });
        (Self { server, reading }, address)
    }

    /// All that it wrote, once it was asked to end and has.
    fn end(mut self) -> String {
        let _ = Command::new("kill").args(["-TERM", &self.server.id().to_string()]).status();
        self.server.wait().unwrap();
        self.reading.join().unwrap()
    }
}

/// All texts of a document: names, tokens' digests, keys, signatures, secrets, and what marks say.
fn texts(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            found.insert(text.clone());
        }
        Value::Array(all) => all.iter().for_each(|value| texts(value, found)),
        Value::Object(all) => all.values().for_each(|value| texts(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Plays a case of two people and a bot to its verdict; answers it with what the log of the room has.
async fn played(server: SocketAddr, store: &Store) -> (EveningResult, Vec<LogEntry>) {
    let evening = Arc::new(Evening::default());
    let playing = tokio::spawn(play(vec![server], 0, Arc::clone(&evening)));
    tokio::time::sleep(Duration::from_secs(2)).await;
    evening.late.store(true, Ordering::SeqCst);
    let played = playing.await.unwrap();
    let entries = store.open().await.read(&played.room, 0).await.unwrap();
    (played, entries)
}

async fn no_name_link_token_key_or_hand_is_in_the_log_of_a_whole_case_and_no_token_or_key_in_the_rooms(store: Store) {
    let (server, address) = Talkative::start(&store, "text");
    let (played, entries) = played(address, &store).await;
    // Somebody guesses, so that there is something to complain of.
    let mut guessing = TestSocket::connect(address, &[]).await.unwrap();
    guessing.say("{\"hello\":{\"room\":\"aaaaaaaaaaaaaaaaaaaa\",\"token\":\"a-wrong-token-of-somebody\"}}").await;
    guessing.farewell().await;
    let text = server.end();
    assert!(text.contains("a room was made") && text.contains("ending"), "it says what happens: {text}");
    let names = ["Ada", "Grace"];
    let mut secrets = BTreeSet::from_iter(["a-wrong-token-of-somebody", &played.room, "\"hand\""].map(str::to_owned));
    for link in &played.links {
        let (token, key) = (link.token.as_ref().unwrap(), link.key.as_ref().unwrap());
        let opening = [token.as_str().to_owned(), key.to_string()];
        for entry in &entries {
            let holds = |secret: &String| entry.body.contains(secret) || entry.nonce.contains(secret);
            assert!(!opening.iter().any(holds), "the room's log opens a chair: {entry:?}");
        }
        secrets.extend(opening);
    }
    for entry in &entries {
        texts(&serde_json::from_str(&entry.body).unwrap(), &mut secrets);
        secrets.insert(entry.nonce.clone());
    }
    secrets.retain(|secret| secret.len() >= SHORTEST);
    // How many there are depends on how far two seconds led; the seats' alone, their bots' and the room's are this many.
    assert!(secrets.len() > 20, "a case has many: {}", secrets.len());
    for secret in secrets.iter().map(String::as_str).chain(names) {
        assert!(!text.contains(secret), "{secret} is in the log: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_line_of_a_log_in_json_is_an_object() {
    let (server, address) = Talkative::start(&Store::file("log-json"), "json");
    crate::player::create_room(address, "classic-2016").await;
    let text = server.end();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let made = lines.iter().find(|line| line["message"] == "a room was made").expect("it is said");
    assert!(made["level"] == "INFO" && made["room"].is_string() && made["timestamp"].is_string(), "{made}");
}
