//! A room in this process, without sockets or clock, and one device's screens of it: for tests, and to be looked at.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod here;

use std::collections::VecDeque;

use candlestick_bots::{Level, decide};
use candlestick_online::{
    BuiltinThemes, ConnectionId, CreateRoom, Input, Link, Output, Room, ServerAddress,
    client::{ClientInput, ClientOutput, RemoteTable},
    protocol::FromClient,
};
use candlestick_rules::{Action, SeatId};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::room::JoinedRoom;
use crate::platform::now_ms;

pub use self::here::{DeviceOf, TogetherHere};

/// A device, and whoever plays there, by their numbers.
pub(super) type Whose = (usize, usize);

/// More than play at one device.
const MOST: usize = 16;

/// The address of a server that is never asked.
pub(super) fn server() -> ServerAddress {
    ServerAddress::read("https://example.org").unwrap()
}

/// A room, and what it has sent to those who play.
pub(super) struct RoomHere {
    room: Room,
    now: u64,
    on_their_way: VecDeque<(Whose, ClientInput)>,
    /// Whose frames are late, and those that wait.
    pub late: Option<Whose>,
    waiting: VecDeque<(Whose, ClientInput)>,
}

impl RoomHere {
    /// A room that somebody of this name opened, with the link to their chair.
    pub fn opened(name: &str, theme: &str) -> (Self, Link) {
        let request = CreateRoom { name: name.to_owned(), theme: theme.to_owned() };
        let (room, _, created) = Room::create(request, [3; 64], 0, &BuiltinThemes::default()).unwrap();
        let own = Link { token: created.token.parse().ok(), ..Link::invitation(&created.room) };
        let (on_their_way, waiting) = (VecDeque::new(), VecDeque::new());
        (Self { room, now: 0, on_their_way, late: None, waiting }, own)
    }

    /// Tells somebody something, and all what comes of it.
    pub fn tell(&mut self, devices: &mut [&mut JoinedRoom], whose: Whose, input: ClientInput) {
        self.on_their_way.push_back((whose, input));
        self.deliver(devices);
    }

    /// Everybody is told what is on its way to them, but for whoever is late.
    pub fn deliver(&mut self, devices: &mut [&mut JoinedRoom]) {
        while let Some((whose, input)) = self.on_their_way.pop_front() {
            if self.late == Some(whose) {
                self.waiting.push_back((whose, input));
                continue;
            }
            let one = devices[whose.0].everybody_mut().nth(whose.1).unwrap();
            let out = one.client.handle(now_ms(), input);
            self.obey(whose, out);
        }
    }

    /// What was late comes.
    #[cfg(test)]
    pub fn comes(&mut self, devices: &mut [&mut JoinedRoom]) {
        self.late = None;
        self.on_their_way = std::mem::take(&mut self.waiting);
        self.deliver(devices);
    }

    /// Does what somebody's client wants done.
    pub fn obey(&mut self, whose: Whose, outputs: Vec<ClientOutput>) {
        let connection = ConnectionId((whose.0 * MOST + whose.1) as u64);
        for output in outputs {
            match output {
                ClientOutput::Connect => self.on_their_way.push_back((whose, ClientInput::Opened)),
                ClientOutput::Send(text) => {
                    let is_hello = matches!(serde_json::from_str(&text), Ok(FromClient::Hello(_)));
                    let opened = Input::Opened { connection, hello: text.clone() };
                    self.tell_room(if is_hello { opened } else { Input::Frame { connection, text } });
                }
                ClientOutput::WakeAt(at) if at <= now_ms() => self.on_their_way.push_back((whose, ClientInput::Tick)),
                ClientOutput::Close | ClientOutput::WakeAt(_) | ClientOutput::Changed => {}
            }
        }
    }

    /// Somebody's connection is gone.
    pub fn loses(&mut self, devices: &mut [&mut JoinedRoom], whose: Whose) {
        self.tell_room(Input::Closed { connection: ConnectionId((whose.0 * MOST + whose.1) as u64) });
        self.deliver(devices);
    }

    fn tell_room(&mut self, input: Input) {
        let mut wanted = VecDeque::from(self.room.handle(self.now, input));
        while let Some(output) = wanted.pop_front() {
            match output {
                Output::Append(entry) => {
                    wanted.extend(self.room.handle(self.now, Input::Appended { seq: entry.seq }));
                }
                Output::Send { connection, text } => {
                    let number = connection.0 as usize;
                    self.on_their_way.push_back(((number / MOST, number % MOST), ClientInput::Frame(text)));
                }
                Output::WakeAt(_) | Output::Refused(_) => {}
                Output::Close { .. } | Output::Think(_) | Output::Yield => panic!("{output:?}"),
            }
        }
    }

    /// Whoever is to act decides, as a novice would.
    pub fn decides(&mut self, devices: &mut [&mut JoinedRoom]) {
        // Nobody is too fast.
        self.now += 3_000;
        let (whose, action) = devices
            .iter()
            .enumerate()
            .find_map(|(n, device)| {
                let (seat, action) = next(device)?;
                Some(((n, device.everybody().position(|one| one.seat() == Some(seat))?), action))
            })
            .expect("somebody is to act");
        let one = devices[whose.0].everybody_mut().nth(whose.1).unwrap();
        let out = one.client.decide(now_ms(), action).unwrap();
        self.obey(whose, out);
        self.deliver(devices);
    }
}

/// Who at a device is to act, and what a novice would do; none where it is somebody elsewhere.
pub(super) fn next(joined: &JoinedRoom) -> Option<(SeatId, Action)> {
    let mut tables = joined.everybody().filter_map(|one| one.client.table());
    let acting: &RemoteTable = tables.find(|table| table.actor() == Some(table.me()))?;
    Some((acting.me(), decide(acting.own_view(), Level::Novice, &mut ChaCha8Rng::seed_from_u64(3))))
}
