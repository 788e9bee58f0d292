//! Simulates a network: each connection brings frames in order, each way late by chance, and may be cut at any time.

use std::collections::BTreeMap;

use candlestick_online::ConnectionId;
use rand::{RngExt, rngs::SmallRng};

/// What happens at a moment.
#[derive(Debug, Clone, PartialEq)]
pub enum Moment {
    /// A socket of a guest's client opens.
    Opens(ConnectionId),
    /// A frame reaches the server.
    ToRoom(ConnectionId, String),
    /// A frame reaches the guest.
    ToGuest(ConnectionId, String),
    /// The server notices that a socket is gone.
    RoomLoses(ConnectionId),
    /// The guest notices that its socket is gone.
    GuestLoses(ConnectionId, Option<u16>),
    /// An entry of a server is on the disk, or its answer comes.
    Appended(usize, u64),
    /// A bot of a server has thought.
    BotDecided(usize, u64),
    /// The room asked a server to be woken.
    RoomWakes(usize),
    /// A guest's client asked to be woken.
    GuestWakes(usize),
    /// A guest looks at the table.
    GuestLooks(usize),
    /// Something goes wrong.
    Mischief,
    /// A server opens the room again.
    Restarts(usize),
    /// A server that stood still goes on.
    Thaws(usize),
}

/// One socket between a guest and the server.
#[derive(Debug)]
pub struct SimulatedSocket {
    pub guest: usize,
    /// Which server is at its other end.
    pub server: usize,
    /// Whether the server has had the first frame.
    pub greeted: bool,
    /// Frames to the server vanish in silence.
    pub deaf_room: bool,
    /// Frames to the guest vanish in silence.
    pub deaf_guest: bool,
    pub gone: bool,
    /// How many times the guest has asked for all of it again, and how many frames had been sent to it before each answer.
    asked: usize,
    answered: Vec<u64>,
    /// How many frames were sent to the guest, and have reached it.
    sent: u64,
    reached: u64,
    last_to_room: u64,
    last_to_guest: u64,
}

impl SimulatedSocket {
    /// A frame comes to the room, which answers at once.
    pub fn reaches_room(&mut self, text: &str) {
        if text == ASKS_AGAIN {
            self.answered.push(self.sent);
        }
    }
}

/// How a guest asks for all of it again, once the theme is there.
const ASKS_AGAIN: &str = "\"again\"";

/// The network and the clock.
#[derive(Debug, Default)]
pub struct Net {
    pub now: u64,
    order: u64,
    moments: BTreeMap<(u64, u64), Moment>,
    pub wires: BTreeMap<ConnectionId, SimulatedSocket>,
    next_wire: u64,
}

impl Net {
    pub fn after(&mut self, wait: u64, moment: Moment) {
        self.at(self.now + wait, moment);
    }

    pub fn at(&mut self, when: u64, moment: Moment) {
        self.order += 1;
        self.moments.insert((when.max(self.now), self.order), moment);
    }

    /// Somebody asks to be woken; replaces what they asked for before.
    pub fn wake(&mut self, when: u64, moment: Moment) {
        self.forget(|other| *other == moment);
        self.at(when, moment);
    }

    /// Goes on to what happens next.
    pub fn next(&mut self) -> Option<Moment> {
        let ((when, _), moment) = self.moments.pop_first()?;
        self.now = when;
        Some(moment)
    }

    /// What the crash of the server takes with it.
    pub fn forget(&mut self, gone: impl Fn(&Moment) -> bool) {
        self.moments.retain(|_, moment| !gone(moment));
    }

    pub fn connect(&mut self, guest: usize, chance: &mut SmallRng) -> ConnectionId {
        let id = ConnectionId(self.next_wire);
        self.next_wire += 1;
        let wire = SimulatedSocket {
            guest,
            server: 0,
            greeted: false,
            deaf_room: false,
            deaf_guest: false,
            gone: false,
            asked: 0,
            answered: Vec::new(),
            sent: 0,
            reached: 0,
            last_to_room: 0,
            last_to_guest: 0,
        };
        self.wires.insert(id, wire);
        self.after(chance.random_range(1..200), Moment::Opens(id));
        id
    }

    pub fn sends_room(&mut self, id: ConnectionId, text: String, chance: &mut SmallRng) {
        let when = self.now + delay(chance);
        let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.gone) else { return };
        wire.asked += usize::from(text == ASKS_AGAIN);
        if wire.deaf_room {
            return;
        }
        wire.last_to_room = wire.last_to_room.max(when);
        let when = wire.last_to_room;
        self.at(when, Moment::ToRoom(id, text));
    }

    pub fn sends_guest(&mut self, id: ConnectionId, text: String, chance: &mut SmallRng) {
        let when = self.now + delay(chance);
        let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.gone && !wire.deaf_guest) else { return };
        wire.sent += 1;
        wire.last_to_guest = wire.last_to_guest.max(when);
        let when = wire.last_to_guest;
        self.at(when, Moment::ToGuest(id, text));
    }

    /// A frame comes to the guest.
    pub fn reaches_guest(&mut self, id: ConnectionId) {
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.reached += 1;
        }
    }

    /// Whether what a guest has asked for again is still under way: what has come since was said before.
    pub fn awaits_answer(&self, id: ConnectionId) -> bool {
        let Some(wire) = self.wires.get(&id) else { return false };
        wire.answered.iter().filter(|before| wire.reached > **before).count() < wire.asked
    }

    /// The server closes a socket: what was sent before still comes.
    pub fn close(&mut self, id: ConnectionId, code: Option<u16>) {
        let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.gone) else { return };
        wire.gone = true;
        let when = wire.last_to_guest.max(self.now + 1);
        if !wire.deaf_guest {
            self.at(when, Moment::GuestLoses(id, code));
        }
    }

    /// The guest closes its socket: the server hears of it soon or late.
    pub fn hang_up(&mut self, id: ConnectionId, chance: &mut SmallRng) {
        let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.gone) else { return };
        wire.gone = true;
        let late = if wire.deaf_room { chance.random_range(10_000..60_000) } else { delay(chance) };
        let when = wire.last_to_room.max(self.now + late);
        self.at(when, Moment::RoomLoses(id));
    }

    /// The way between is cut: both sides notice some time, and what is under way is lost.
    pub fn cut(&mut self, id: ConnectionId, chance: &mut SmallRng) {
        let Some(wire) = self.wires.get_mut(&id).filter(|wire| !wire.gone) else { return };
        wire.gone = true;
        self.forget(|moment| matches!(moment, Moment::ToRoom(at, _) | Moment::ToGuest(at, _) if *at == id));
        self.after(chance.random_range(1..20_000), Moment::RoomLoses(id));
        self.after(chance.random_range(1..20_000), Moment::GuestLoses(id, None));
    }
}

/// Mostly quick, at times slow.
fn delay(chance: &mut SmallRng) -> u64 {
    if chance.random_ratio(1, 25) { chance.random_range(500..4_000) } else { chance.random_range(1..150) }
}
