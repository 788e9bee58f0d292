//! Simulates a room, its log, the two servers that may have it, its guests, and all that can go wrong between them.

mod again;
mod comings;
mod guests;
mod hosting;
mod mischief;
mod servers;
mod verdicts;

use std::sync::LazyLock;

use again::PlannedCases;
use candlestick_online::{
    BuiltinThemes, CreateRoom, Input, Link, LogEntry, Room,
    client::{Client, ClientInput, ConnectionState, RemoteTable},
};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use super::{
    checks::{self, Watch},
    guest::{EPOCH, Guest},
    happened::Happened,
    net::{Moment, Net},
    server::SimulatedServer,
    streams::{self, ToldStretch},
    undealt,
};

/// All of it.
pub struct SimulatedWorld {
    chance: SmallRng,
    themes: &'static BuiltinThemes,
    net: Net,
    disk: Vec<LogEntry>,
    servers: [SimulatedServer; 2],
    /// Where whoever comes is led to; the other may still believe that it owns the room.
    owner: usize,
    guests: Vec<Guest>,
    /// Whether nobody deals.
    undealt: bool,
    /// How many seconds later whoever watches is told.
    watch_delay: u32,
    /// What is planned where the room goes on after its first case.
    again: Option<PlannedCases>,
    watch: Watch,
    happened: Happened,
    /// Nothing goes wrong any more, so that it can come to an end.
    calm: bool,
}

/// How many can play a built-in theme.
fn seats(theme: &str) -> usize {
    usize::from(candlestick_themes::builtin(theme).expect("a sound theme").edition.profile.max_seats)
}

/// The themes of every run, read once.
static THEMES: LazyLock<BuiltinThemes> = LazyLock::new(BuiltinThemes::default);

/// After so much simulated time nothing goes wrong any more.
const WILD: u64 = 25 * 60_000;
/// A run that is not at its end then hangs.
const MOST: u64 = 12 * 3_600_000;

impl SimulatedWorld {
    /// A room whose cases are dealt by it.
    pub fn new(seed: u64) -> Self {
        Self::of(seed, false)
    }

    /// A room where nobody deals.
    pub fn undealt(seed: u64) -> Self {
        Self::of(seed, true)
    }

    fn of(seed: u64, undealt: bool) -> Self {
        let (mut chance, themes) = (SmallRng::seed_from_u64(seed), &*THEMES);
        let offered = candlestick_themes::builtin_ids();
        let theme = *offered.choose(&mut chance).expect("there are some");
        let theme = if undealt { "classic-2016" } else { theme };
        let mut entropy = [0; 64];
        chance.fill(&mut entropy);
        let host = CreateRoom { name: "Host".into(), theme: theme.into() };
        let (room, first, created) = Room::create(host, entropy, EPOCH, themes).expect("a room can be made");
        let own = Link { token: created.token.parse().ok(), ..Link::invitation(&created.room) };
        let mut guests = vec![Guest::new("Host", own, true, themes, &mut chance)];
        // A chair is left for a bot.
        let most = if undealt { 3 } else { 4.min(seats(theme) - 1) };
        for n in 0..chance.random_range(1..most) {
            let link = Link::invitation(&created.room);
            guests.push(Guest::new(&format!("Guest {n}"), link, true, themes, &mut chance));
        }
        guests.push(Guest::new("Watcher", Link::invitation(&created.room), false, themes, &mut chance));
        let mut world = Self {
            chance,
            themes,
            net: Net::default(),
            disk: Vec::new(),
            servers: [SimulatedServer::new(room, EPOCH, 0), SimulatedServer::without(0)],
            owner: 0,
            guests,
            undealt,
            watch_delay: if undealt { 0 } else { [180, 0, 60][usize::try_from(seed % 3).unwrap_or_default()] },
            again: None,
            watch: Watch::default(),
            happened: Happened::default(),
            calm: false,
        };
        world.writes(first);
        for guest in 0..world.guests.len() {
            world.tell_guest(guest, ClientInput::Begin);
            world.net.after(500, Moment::GuestLooks(guest));
        }
        world.net.after(5_000, Moment::Mischief);
        world
    }

    /// Plays a case to its end, and looks whether everything holds.
    pub fn play(mut self) -> Happened {
        while let Some(moment) = self.net.next() {
            self.happened.moments += 1;
            assert!(self.net.now < MOST, "the case does not come to its end: {}", self.guests());
            self.calm |= self.net.now > if self.again.is_some() { WILD * 3 } else { WILD };
            self.happen(moment);
            if self.is_at_end() {
                break;
            }
        }
        assert!(self.is_at_end(), "nothing happens any more");
        self.end()
    }

    /// How everybody stands, for whoever looks for a fault.
    fn guests(&self) -> String {
        let told = |guest: &Guest| {
            let table = guest.client.table().map(|table| (table.me(), table.actor(), table.decision()));
            let line = guest.client.line();
            format!("{}{}: {line:?}, {table:?}, waits: {}", guest.name, guest.left, guest.client.is_waiting())
        };
        self.guests.iter().map(told).collect::<Vec<_>>().join("\n")
    }

    fn is_at_end(&self) -> bool {
        let mut there = self.guests.iter().filter(|guest| !guest.left);
        let last = self.again.as_ref().map_or(0, PlannedCases::last);
        // The verdict may come a moment before the last of what happened.
        let opened = |client: &Client| match client.verdict() {
            Some(verdict) => verdict.deal == last,
            None => self.undealt && client.opened_case().is_some(),
        };
        let knows = |client: &Client| opened(client) && client.table().is_some_and(RemoteTable::is_over);
        // A room's theme may come after the first verdict that is told, and then both once more.
        let has_taken = |guest: &Guest| self.again.is_none() || guest.evening.had.contains(&last);
        there.all(|guest| knows(&guest.client) && !guest.client.is_waiting() && has_taken(guest))
    }

    fn end(mut self) -> Happened {
        self.watch.end(&self.disk);
        let there = self.guests.iter().filter(|guest| !guest.left);
        if self.undealt {
            let clients: Vec<_> = there.map(|guest| &guest.client).collect();
            self.happened.compared += undealt::closed(&clients, &self.watch);
            self.happened.taken_back = undealt::taken_back(&clients);
            (self.happened.posts, self.happened.posts_told) = self.watch.posts.counted();
        } else if self.again.is_some() {
            self.again_ends();
        } else {
            self.happened.compared += there.map(|guest| checks::closed(&guest.client, &self.watch)).sum::<u64>();
        }
        let again = Room::open(self.disk.clone(), EPOCH + self.net.now, self.themes);
        assert!(again.is_ok(), "{:?}", again.err());
        if !self.undealt {
            self.happened.exchanged = self.exchanges();
            (0..2).for_each(|_| self.streams());
        }
        let entries = self.disk.iter().map(|entry| entry.body.as_str());
        let counted = |what: &str| entries.clone().filter(|body| body.contains(what)).count() as u64;
        self.happened.handed = counted("\"handed\"");
        self.happened.taken_back += counted("\"took-back\"");
        (self.happened.stand_ins, self.happened.bots) = (counted("\"by\":\"stand-in\""), counted("\"by\":\"bot\""));
        self.happened.entries = self.disk.len() as u64;
        self.happened.closed = 1;
        self.happened.simulated_seconds = self.net.now / 1_000;
        self.happened
    }

    /// At three cuts of the log: whether what somebody is told who comes then is the same, byte for byte, where two cards are
    /// exchanged that they cannot tell apart. Answers how many such deals were told.
    fn exchanges(&mut self) -> u64 {
        let here = self.guests.iter().filter(|guest| !guest.left).map(|guest| guest.client.link());
        // Whoever is told later is not told of that moment.
        let at_once = self.watch_delay == 0 && self.again.is_none();
        let links: Vec<_> = here.filter(|link| link.token.is_some() || at_once).collect();
        // Who comes again to a room that goes on is told of the case before too.
        let verdicts = self.again.as_ref().map(|_| 0);
        let began = self.disk.iter().position(|entry| entry.body.contains("\"started\"")).expect("it began") + 1;
        let mut exchanged = 0;
        for _ in 0..3 {
            let cut = self.chance.random_range(began..=self.disk.len());
            let link = links.choose(&mut self.chance).expect("somebody is there");
            exchanged += checks::exchanged(&self.disk[..cut], (*link, verdicts), EPOCH + self.net.now, self.themes);
        }
        exchanged
    }

    /// In a stretch of a case's log: whether what somebody is told who is connected all along is the same, byte for byte, where
    /// two cards are exchanged that they cannot tell apart.
    fn streams(&mut self) {
        let is = |what: &str| {
            let entries = self.disk.iter().enumerate().filter(move |(_, entry)| entry.body.contains(what));
            entries.map(|(at, _)| at).collect::<Vec<_>>()
        };
        let (begun, put_away) = (is("\"started\""), is("\"rematched\""));
        let began = *begun.choose(&mut self.chance).expect("it began");
        let ended = put_away.into_iter().find(|at| *at > began).unwrap_or(self.disk.len());
        let comes = if self.chance.random_ratio(1, 8) { began } else { self.chance.random_range(began..ended) };
        let told = ToldStretch {
            log: &self.disk[..ended],
            written: &self.watch.disk.written,
            began,
            comes,
            links: self.guests.iter().map(|guest| guest.client.link()).collect(),
            verdicts: self.again.as_ref().map(|_| 0),
        };
        let frames = streams::compared(&told, &mut self.chance, self.themes);
        self.happened.streamed += frames.same;
        self.happened.streamed_later += frames.later;
        self.happened.streamed_apart += frames.apart;
    }

    fn happen(&mut self, moment: Moment) {
        if let Some(server) = self.server_of(&moment).filter(|server| self.servers[*server].frozen) {
            if let Moment::Appended(..) = moment {
                // The log does not wait for whoever stands still.
                self.lands(server);
            }
            return self.servers[server].held.push(moment);
        }
        match moment {
            Moment::Opens(id) => self.opens_socket(id),
            Moment::ToRoom(connection, text) => self.reaches_room(connection, text),
            Moment::ToGuest(id, text) => {
                self.net.reaches_guest(id);
                if let Some(guest) = self.guest_of(id) {
                    self.tell_guest(guest, ClientInput::Frame(text));
                }
            }
            Moment::RoomLoses(connection) => {
                if let Some(wire) = self.net.wires.get(&connection) {
                    self.tell_room(wire.server, Input::Closed { connection });
                    // What it still says there, as of a deed that waits, reaches nobody.
                    self.watch.closes(connection.0);
                }
            }
            Moment::GuestLoses(id, code) => {
                if let Some(guest) = self.guest_of(id) {
                    self.guests[guest].socket = None;
                    self.tell_guest(guest, ClientInput::Closed(code));
                    self.guests[guest].left |= matches!(self.guests[guest].client.line(), ConnectionState::Ended(_));
                    self.is_sent_off(guest);
                }
            }
            Moment::Appended(server, seq) => self.appended(server, seq),
            Moment::BotDecided(server, number) => {
                if let Some(job) = self.servers[server].jobs.remove(&number) {
                    let action = job.run();
                    self.tell_room(server, Input::BotDecided { job: number, action });
                }
            }
            Moment::RoomWakes(server) => self.tell_room(server, Input::Tick),
            Moment::GuestWakes(guest) => self.tell_guest(guest, ClientInput::Tick),
            Moment::GuestLooks(guest) => self.looks(guest),
            Moment::Mischief => self.mischief(),
            Moment::Restarts(server) => self.opens_room(server),
            Moment::Thaws(server) => {
                self.servers[server].frozen = false;
                let held = std::mem::take(&mut self.servers[server].held);
                held.into_iter().for_each(|moment| self.happen(moment));
            }
        }
    }

    /// Which server it happens to.
    fn server_of(&self, moment: &Moment) -> Option<usize> {
        match moment {
            Moment::ToRoom(id, _) | Moment::RoomLoses(id) => self.net.wires.get(id).map(|wire| wire.server),
            Moment::Appended(server, _) | Moment::BotDecided(server, _) | Moment::RoomWakes(server) => Some(*server),
            _ => None,
        }
    }
}
