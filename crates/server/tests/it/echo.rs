//! Makes a room for tests that keeps what is said, tells it to all, and otherwise does as a frame commands.

use candlestick_online::{CloseCode, ConnectionId, CreateRoom, Created, Input, LogEntry, Output, RoomFault};
use candlestick_server::{LiveRoom, RoomMaker};

/// Rooms that echo. A first frame is `hello ROOM`, or `hello ROOM bad` with a token that opens nothing.
pub struct EchoRooms;

impl RoomMaker for EchoRooms {
    fn create(&self, request: CreateRoom, entropy: [u8; 64], _: u64) -> Result<(LogEntry, Created), RoomFault> {
        if request.name.is_empty() {
            return Err(RoomFault::Refused("bad-name"));
        }
        let room = entropy[..12].iter().map(|byte| format!("{byte:02x}")).collect();
        Ok((said(0, "made"), Created { room, token: "token".into() }))
    }

    fn open(&self, entries: Vec<LogEntry>, _: u64) -> Result<Box<dyn LiveRoom>, RoomFault> {
        if entries.iter().any(|entry| entry.body == "broken") {
            return Err(RoomFault::Entry { seq: 0, why: "broken".into() });
        }
        Ok(Box::new(EchoRoom { said: entries.len() as u64, here: Vec::new(), pending: Vec::new(), busy: false }))
    }

    fn room_of(&self, hello: &str) -> Option<String> {
        Some(hello.strip_prefix("hello ")?.split(' ').next()?.to_owned())
    }
}

struct EchoRoom {
    said: u64,
    here: Vec<ConnectionId>,
    pending: Vec<String>,
    busy: bool,
}

impl LiveRoom for EchoRoom {
    fn handle(&mut self, now: u64, input: Input) -> Vec<Output> {
        match input {
            Input::Opened { connection, hello } if hello.ends_with(" bad") => {
                vec![Output::Close { connection, code: CloseCode::BadToken }]
            }
            Input::Opened { connection, .. } => {
                self.here.push(connection);
                vec![send(connection, &format!("here {}", self.said))]
            }
            Input::Closed { connection } => {
                self.here.retain(|here| *here != connection);
                Vec::new()
            }
            Input::Frame { connection, text } => self.frame(connection, &text, now),
            Input::Appended { seq } => {
                self.said = seq + 1;
                self.busy = false;
                let text = format!("said {seq} {}", self.pending.remove(0));
                let tell = |connection: &ConnectionId| send(*connection, &text);
                let mut told: Vec<_> = self.here.iter().map(tell).collect();
                told.extend(self.next());
                told
            }
            Input::NotAppended { .. } => vec![Output::Yield],
            Input::Tick => self.here.iter().map(|connection| send(*connection, "woken")).collect(),
            Input::BotDecided { .. } => Vec::new(),
        }
    }

    fn entries(&self) -> u64 {
        self.said
    }

    fn is_idle(&self) -> bool {
        self.here.is_empty() && !self.busy
    }
}

impl EchoRoom {
    fn frame(&mut self, connection: ConnectionId, text: &str, now: u64) -> Vec<Output> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("say", words) => {
                self.pending.push(words.into());
                self.next().into_iter().collect()
            }
            ("flood-all", bytes) => {
                let text = "x".repeat(bytes.parse().unwrap());
                self.here.iter().map(|connection| send(*connection, &text)).collect()
            }
            ("wake", _) => vec![Output::WakeAt(now + 20)],
            ("leave", _) => {
                self.here.retain(|here| *here != connection);
                vec![send(connection, "bye"), Output::Close { connection, code: CloseCode::Kicked }]
            }
            _ => vec![send(connection, text)],
        }
    }

    fn next(&mut self) -> Option<Output> {
        let words = self.pending.first().filter(|_| !self.busy)?;
        self.busy = true;
        Some(Output::Append(said(self.said, words)))
    }
}

fn said(seq: u64, words: &str) -> LogEntry {
    LogEntry { seq, seat: None, nonce: format!("{seq}-{words}"), body: words.into() }
}

fn send(connection: ConnectionId, text: &str) -> Output {
    Output::Send { connection, text: text.into() }
}
