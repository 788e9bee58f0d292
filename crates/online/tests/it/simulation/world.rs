//! Simulates a room, its log, the two servers that may have it, its guests, and all that can go wrong between them.

use std::sync::LazyLock;

use candlestick_bots::Level;
use candlestick_online::{
    AppendFault, BuiltinThemes, CloseCode, ConnectionId, CreateRoom, Input, Link, LogEntry, Output, Room,
    client::{Client, ClientInput, ClientOutput, ConnectionState, RemoteTable},
    protocol::{Arrangement, BotChair, Deed, PersonId},
};
use candlestick_rules::SuspectId;
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use super::{
    checks::{self, Watch},
    guest::{EPOCH, Guest, GuestWish},
    net::{Moment, Net},
    server::SimulatedServer,
    undealt,
};

/// What has happened in a run.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Happened {
    pub moments: u64,
    pub entries: u64,
    pub crashes: u64,
    pub crashes_while_appending: u64,
    pub cuts: u64,
    pub half_open: u64,
    pub one_way: u64,
    pub stalls: u64,
    pub clocks_put_back: u64,
    /// Another server opened the room while the one before went on.
    pub two_owners: u64,
    /// The one before stood still meanwhile.
    pub frozen: u64,
    /// An entry was refused, as another server had written its number.
    pub refused: u64,
    /// A server gave the room up, as it saw that the log has more than it knows.
    pub behind: u64,
    /// Views that a seat was shown, held against the same log on one device.
    pub compared: u64,
    /// Views of those who had just been told everything, as after a rejoin: all of them are among the compared.
    pub rejoined: u64,
    /// Rooms whose deal had two cards exchanged that somebody cannot tell apart, and that told them the same.
    pub exchanged: u64,
    pub second_devices: u64,
    /// Devices that were gone with the link to a chair, and chairs that were given again.
    pub lost: u64,
    pub handed: u64,
    pub refreshes: u64,
    pub stand_ins: u64,
    pub bots: u64,
    pub closed: u64,
    /// What watchers were told of a case later than those who play.
    pub told_later: u64,
    /// Posts of cases that nobody dealt, and how often one was told.
    pub posts: u64,
    pub posts_told: u64,
    pub simulated_seconds: u64,
}

impl Happened {
    pub fn add(&mut self, other: &Self) {
        self.moments += other.moments;
        self.entries += other.entries;
        self.crashes += other.crashes;
        self.crashes_while_appending += other.crashes_while_appending;
        self.cuts += other.cuts;
        self.half_open += other.half_open;
        self.one_way += other.one_way;
        self.stalls += other.stalls;
        self.clocks_put_back += other.clocks_put_back;
        self.two_owners += other.two_owners;
        self.frozen += other.frozen;
        self.refused += other.refused;
        self.behind += other.behind;
        self.compared += other.compared;
        self.rejoined += other.rejoined;
        self.exchanged += other.exchanged;
        self.second_devices += other.second_devices;
        self.lost += other.lost;
        self.handed += other.handed;
        self.refreshes += other.refreshes;
        self.stand_ins += other.stand_ins;
        self.bots += other.bots;
        self.closed += other.closed;
        self.told_later += other.told_later;
        self.posts += other.posts;
        self.posts_told += other.posts_told;
        self.simulated_seconds += other.simulated_seconds;
    }

    /// Whether everything that can go wrong has gone wrong.
    pub fn is_wild(&self) -> bool {
        let often = [self.crashes, self.crashes_while_appending, self.cuts, self.half_open, self.second_devices];
        let strange = [self.one_way, self.stalls, self.clocks_put_back, self.compared, self.rejoined, self.exchanged];
        let owners = [self.two_owners, self.frozen, self.refused, self.behind];
        often
            .into_iter()
            .chain(strange)
            .chain(owners)
            .chain([self.refreshes, self.stand_ins, self.bots, self.closed, self.told_later, self.lost, self.handed])
            .all(|count| count > 0)
    }

    /// The same of cases that nobody deals: nobody is stood in for, and whoever watches is told at once.
    pub fn is_wild_undealt(&self) -> bool {
        let often = [self.crashes, self.crashes_while_appending, self.cuts, self.half_open, self.second_devices];
        let strange = [self.one_way, self.stalls, self.clocks_put_back, self.compared, self.rejoined, self.refreshes];
        let owners = [self.two_owners, self.frozen, self.refused, self.behind, self.posts, self.posts_told];
        often.into_iter().chain(strange).chain(owners).all(|count| count > 0)
    }
}

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
    /// The case is closed, and everything may be told.
    closed: bool,
    watch: Watch,
    happened: Happened,
    /// Nothing goes wrong any more, so that it can come to an end.
    calm: bool,
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
        let theme = ["classic-2016", "classic-2011", "big-bang-theory", "doctor-who", "master-detective"];
        let known = candlestick_themes::builtin_ids();
        let theme = *theme.choose(&mut chance).expect("there are some");
        let theme = if undealt { "classic-2016" } else { theme };
        let theme = if known.contains(&theme) { theme } else { known[0] };
        let mut entropy = [0; 64];
        chance.fill(&mut entropy);
        let host = CreateRoom { name: "Host".into(), theme: theme.into() };
        let (room, first, created) = Room::create(host, entropy, EPOCH, themes).expect("a room can be made");
        let own = Link { token: created.token.parse().ok(), ..Link::invitation(&created.room) };
        let mut guests = vec![Guest::new("Host", own, true, themes, &mut chance)];
        for n in 0..chance.random_range(1..if undealt { 3 } else { 4 }) {
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
            closed: false,
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
            self.calm |= self.net.now > WILD;
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
        // The verdict may come a moment before the last of what happened.
        let opened =
            |client: &Client| if self.undealt { client.opened_case().is_some() } else { client.verdict().is_some() };
        let knows = |client: &Client| opened(client) && client.table().is_some_and(RemoteTable::is_over);
        there.all(|guest| knows(&guest.client) && !guest.client.is_waiting())
    }

    fn end(mut self) -> Happened {
        self.watch.end(&self.disk);
        let there = self.guests.iter().filter(|guest| !guest.left);
        if self.undealt {
            let clients: Vec<_> = there.map(|guest| &guest.client).collect();
            self.happened.compared += undealt::closed(&clients, &self.watch);
            (self.happened.posts, self.happened.posts_told) = self.watch.posts.counted();
        } else {
            self.happened.compared += there.map(|guest| checks::closed(&guest.client, &self.watch)).sum::<u64>();
        }
        let again = Room::open(self.disk.clone(), EPOCH + self.net.now, self.themes);
        assert!(again.is_ok(), "{:?}", again.err());
        self.happened.exchanged = if self.undealt { 0 } else { self.exchanges() };
        let entries = self.disk.iter().map(|entry| entry.body.as_str());
        let counted = |what: &str| entries.clone().filter(|body| body.contains(what)).count() as u64;
        self.happened.handed = counted("\"handed\"");
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
        let links: Vec<_> = here.filter(|link| link.token.is_some() || self.watch_delay == 0).collect();
        let began = self.disk.iter().position(|entry| entry.body.contains("\"started\"")).expect("it began") + 1;
        let mut exchanged = 0;
        for _ in 0..3 {
            let cut = self.chance.random_range(began..=self.disk.len());
            let link = links.choose(&mut self.chance).expect("somebody is there");
            exchanged += checks::exchanged(&self.disk[..cut], link, EPOCH + self.net.now, self.themes);
        }
        exchanged
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
                if let Some(guest) = self.guest_of(id) {
                    self.tell_guest(guest, ClientInput::Frame(text));
                }
            }
            Moment::RoomLoses(connection) => {
                if let Some(wire) = self.net.wires.get(&connection) {
                    self.tell_room(wire.server, Input::Closed { connection });
                }
            }
            Moment::GuestLoses(id, code) => {
                if let Some(guest) = self.guest_of(id) {
                    self.guests[guest].socket = None;
                    self.tell_guest(guest, ClientInput::Closed(code));
                    self.guests[guest].left |= matches!(self.guests[guest].client.line(), ConnectionState::Ended(_));
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

    fn opens_socket(&mut self, id: ConnectionId) {
        let Some(guest) = self.guest_of(id) else { return };
        // Mostly whoever comes is led to the owner.
        let elsewhere = !self.calm && self.chance.random_ratio(1, 12) && self.servers[1 - self.owner].room.is_some();
        let server = if elsewhere { 1 - self.owner } else { self.owner };
        let down = self.servers[server].room.is_none() || (!self.calm && self.chance.random_ratio(1, 15));
        if down {
            return self.net.close(id, None);
        }
        if let Some(wire) = self.net.wires.get_mut(&id) {
            wire.server = server;
        }
        self.tell_guest(guest, ClientInput::Opened);
    }

    /// A server reads the room from the log, whoever else has it.
    fn opens_room(&mut self, server: usize) {
        let (before, clock) = (self.servers[server].clock, self.chance.random_range(-300_000..300_000));
        let clock = EPOCH.saturating_add_signed(clock);
        self.happened.clocks_put_back += u64::from(clock < before);
        let room = Room::open(self.disk.clone(), clock + self.net.now, self.themes);
        self.servers[server] =
            SimulatedServer::new(room.expect("what is on the disk can be opened"), clock, self.net.now);
    }

    /// Another server opens the room, as it takes the owner for dead; the owner goes on, or does after a while.
    fn another_opens(&mut self) {
        let (old, new) = (self.owner, 1 - self.owner);
        if self.servers[old].room.is_none() || self.servers[new].room.is_some() {
            return;
        }
        self.happened.two_owners += 1;
        if self.servers[old].appending.is_some() && self.chance.random() {
            self.lands(old);
        }
        self.opens_room(new);
        self.owner = new;
        if self.chance.random() {
            self.happened.frozen += 1;
            self.servers[old].frozen = true;
            self.net.after(self.chance.random_range(500..60_000), Moment::Thaws(old));
        }
        // Some find the way to it cut, and go to the new one.
        let open: Vec<_> =
            self.net.wires.iter().filter(|(_, wire)| !wire.gone && wire.server == old).map(|(id, _)| *id).collect();
        for id in open {
            if self.chance.random() {
                self.net.cut(id, &mut self.chance);
            }
        }
    }

    /// The guest at a socket's end, if it is still the guest's.
    fn guest_of(&self, id: ConnectionId) -> Option<usize> {
        let guest = self.net.wires.get(&id)?.guest;
        (self.guests[guest].socket == Some(id)).then_some(guest)
    }

    fn reaches_room(&mut self, connection: ConnectionId, text: String) {
        let Some(wire) = self.net.wires.get_mut(&connection) else { return };
        let server = wire.server;
        if self.servers[server].room.is_none() {
            return;
        }
        let first = !std::mem::replace(&mut wire.greeted, true);
        let input = if first { Input::Opened { connection, hello: text } } else { Input::Frame { connection, text } };
        let one = &mut self.servers[server];
        if one.owns.is_to_look(self.net.now, &input) && one.is_behind(&self.disk) {
            self.happened.behind += 1;
            return self.gives_up(server);
        }
        self.tell_room(server, input);
    }

    fn tell_room(&mut self, server: usize, input: Input) {
        let one = &mut self.servers[server];
        let Some(room) = &mut one.room else { return };
        let (clock, shown) = (one.clock, one.clock + self.net.now);
        let outputs = room.handle(shown, input);
        self.closed |= outputs.iter().any(|output| matches!(output, Output::Send { text, .. } if is_verdict(text)));
        for output in outputs {
            match output {
                Output::Append(entry) => {
                    let one = &mut self.servers[server];
                    assert!(one.appending.is_none(), "one entry at a time");
                    let wait = self.chance.random_range(1..80);
                    self.net.at(one.stalled.max(self.net.now + wait), Moment::Appended(server, entry.seq));
                    (one.appending, one.landed) = (Some(entry), None);
                }
                Output::Send { connection, text } => {
                    let delay = if self.closed { 0 } else { u64::from(self.watch_delay) * 1_000 };
                    let later = self.watch.tells_in_time(connection.0, &text, self.net.now, delay);
                    self.happened.told_later += u64::from(later && delay > 0);
                    self.watch.sent(connection.0, &text, &self.disk);
                    self.net.sends_guest(connection, text, &mut self.chance);
                }
                Output::Close { connection, code } => self.net.close(connection, Some(code.number())),
                Output::Think(job) => {
                    let wait = if self.chance.random_ratio(1, 20) { 5_000 } else { 30 };
                    self.net.after(self.chance.random_range(1..wait), Moment::BotDecided(server, job.number));
                    self.servers[server].jobs.insert(job.number, job);
                }
                Output::WakeAt(when) => {
                    assert!(when > shown, "a room that is woken at once again is never at rest");
                    self.net.wake(when - clock, Moment::RoomWakes(server));
                }
                Output::Refused(_) => {}
                Output::Yield => return self.gives_up(server),
            }
        }
    }

    fn appended(&mut self, server: usize, seq: u64) {
        let one = &mut self.servers[server];
        if std::mem::take(&mut one.doomed) {
            return self.crash(server);
        }
        if one.appending.as_ref().is_none_or(|entry| entry.seq != seq) {
            return;
        }
        if !self.calm && one.landed.is_none() && self.chance.random_ratio(1, 150) {
            if self.chance.random() {
                self.lands(server);
            }
            self.servers[server].appending = None;
            return self.tell_room(server, Input::NotAppended { seq, why: AppendFault::Failed });
        }
        self.lands(server);
        let one = &mut self.servers[server];
        one.appending = None;
        if one.landed == Some(true) {
            return self.tell_room(server, Input::Appended { seq });
        }
        self.happened.refused += 1;
        self.tell_room(server, Input::NotAppended { seq, why: AppendFault::Taken });
    }

    /// The log decides about the entry that a server appends: it is taken where its number is the next, and its seat has
    /// not used its nonce before.
    fn lands(&mut self, server: usize) {
        let one = &self.servers[server];
        let Some(entry) = one.appending.clone().filter(|_| one.landed.is_none()) else { return };
        let same = |other: &LogEntry| (other.seat, &other.nonce) == (entry.seat, &entry.nonce);
        let taken = entry.seq != self.disk.len() as u64 || self.disk.iter().any(same);
        self.servers[server].landed = Some(!taken);
        if !taken {
            self.writes(entry);
        }
    }

    fn writes(&mut self, entry: LogEntry) {
        self.watch.writes(&entry, self.net.now);
        self.disk.push(entry);
    }

    fn tell_guest(&mut self, guest: usize, input: ClientInput) {
        if self.guests[guest].gone {
            return;
        }
        let one = &mut self.guests[guest];
        let shown = one.reads(self.net.now);
        let starts = |what: &str| matches!(&input, ClientInput::Frame(text) if text.starts_with(what));
        let whole = starts("{\"whole\"");
        one.comes_again |= starts("{\"undealt\"");
        let outputs = one.client.handle(shown, input);
        let whole = whole || one.has_come_again();
        self.happened.rejoined += u64::from(self.watch.sees(&one.client, whole) && whole);
        self.does(guest, outputs);
    }

    /// Does what a client wants done.
    fn does(&mut self, guest: usize, outputs: Vec<ClientOutput>) {
        for output in outputs {
            let socket = self.guests[guest].socket;
            match output {
                ClientOutput::Connect => {
                    let socket = self.net.connect(guest, &mut self.chance);
                    self.guests[guest].socket = Some(socket);
                }
                ClientOutput::Send(text) => {
                    self.watch.said(&text);
                    if let Some(socket) = socket {
                        self.net.sends_room(socket, text, &mut self.chance);
                    }
                }
                ClientOutput::Close => {
                    if let Some(socket) = self.guests[guest].socket.take() {
                        self.net.hang_up(socket, &mut self.chance);
                    }
                }
                ClientOutput::WakeAt(shown) => {
                    let when = self.guests[guest].truly(shown);
                    self.net.wake(when, Moment::GuestWakes(guest));
                }
                ClientOutput::Changed => {}
            }
        }
    }

    fn looks(&mut self, guest: usize) {
        let again = self.chance.random_range(200..2_500);
        if self.guests[guest].left {
            return;
        }
        self.net.after(again, Moment::GuestLooks(guest));
        if self.guests[guest].name == "Host" && self.arranges() {
            return;
        }
        match self.guests[guest].looks(&mut self.chance) {
            Some(GuestWish::Do(deed)) => self.tell_guest(guest, ClientInput::Do(deed)),
            Some(GuestWish::Claim(person)) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.claim(shown, person);
                self.does(guest, outputs);
            }
            Some(GuestWish::Decide(action)) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.decide(shown, action).expect("it is offered");
                self.does(guest, outputs);
            }
            None => {}
        }
    }

    /// The host arranges once everybody sits, and starts.
    fn arranges(&mut self) -> bool {
        let Some(host) = self.guests.iter().find(|guest| guest.name == "Host" && !guest.left) else { return false };
        let wanted = self.guests.iter().filter(|guest| guest.plays && !guest.left).count();
        let Some(lobby) = host.client.lobby().filter(|lobby| lobby.people.len() >= wanted) else { return false };
        if host.client.is_waiting() || lobby.sharing {
            return true;
        }
        let arranged = if self.undealt { lobby.arrangement.blind } else { !lobby.arrangement.bots.is_empty() };
        let deed = if !arranged && self.undealt {
            Deed::Arrange(Arrangement { blind: true, deck: false, powers: false, ..lobby.arrangement.clone() })
        } else if !arranged {
            let free = (0..6).map(SuspectId).find(|suspect| lobby.people.iter().all(|one| one.suspect != *suspect));
            let bot = |suspect| BotChair { suspect, level: Level::Novice, name: "Bot".into() };
            let bots = free.map(bot).into_iter().collect();
            let limit = self.chance.random_ratio(1, 3).then_some(60);
            Deed::Arrange(Arrangement {
                bots,
                stand_in: Level::Novice,
                stand_in_after: 30,
                limit,
                watch_delay: self.watch_delay,
                ..lobby.arrangement.clone()
            })
        } else {
            Deed::Start
        };
        let host = self.guests.iter().position(|guest| guest.name == "Host" && !guest.left).expect("just found");
        self.tell_guest(host, ClientInput::Do(deed));
        true
    }

    fn mischief(&mut self) {
        if self.calm {
            return;
        }
        self.net.after(self.chance.random_range(1_000..30_000), Moment::Mischief);
        let sockets: Vec<_> = self.net.wires.iter().filter(|(_, wire)| !wire.gone).map(|(id, _)| *id).collect();
        let guest = self.chance.random_range(0..self.guests.len());
        let any = self.chance.random_range(0..2);
        match self.chance.random_range(0..15) {
            0..3 => {
                if let Some(id) = sockets.choose(&mut self.chance).copied() {
                    self.happened.cuts += 1;
                    self.net.cut(id, &mut self.chance);
                }
            }
            3..5 => {
                if let Some(wire) = sockets.choose(&mut self.chance).and_then(|id| self.net.wires.get_mut(id)) {
                    let (room, guest) =
                        *[(true, true), (true, false), (false, true)].choose(&mut self.chance).expect("three");
                    (wire.deaf_room, wire.deaf_guest) = (room, guest);
                    self.happened.half_open += u64::from(room && guest);
                    self.happened.one_way += u64::from(room != guest);
                }
            }
            10 => {
                self.happened.stalls += 1;
                self.servers[self.owner].stalled = self.net.now + self.chance.random_range(1_000..20_000);
            }
            11 => self.tell_guest(guest, ClientInput::Awake),
            12..14 => self.another_opens(),
            14 => self.loses_device(guest),
            5 => self.crash(any),
            6 => self.servers[any].doomed = true,
            7 => self.second_device(guest),
            8 => self.refreshes(guest),
            _ => self.sleeps(guest),
        }
    }

    fn crash(&mut self, server: usize) {
        if self.servers[server].room.is_none() {
            return;
        }
        self.happened.crashes += 1;
        if self.servers[server].appending.is_some() {
            self.happened.crashes_while_appending += 1;
            // It may have been on its way to the disk, or there already.
            if self.chance.random() {
                self.lands(server);
            }
        }
        let wires = &self.net.wires;
        let of: Vec<_> = wires.iter().filter(|(_, wire)| wire.server == server).map(|(id, _)| *id).collect();
        self.net.forget(|moment| matches!(moment, Moment::ToGuest(id, _) if of.contains(id)));
        self.is_gone(server, None);
    }

    /// A server knows that it owns the room no longer, or cannot write: it sends everybody away to come again.
    fn gives_up(&mut self, server: usize) {
        self.is_gone(server, Some(CloseCode::ComeAgain.number()));
    }

    /// A server has the room no longer; where whoever comes is led to it, it opens the room again.
    fn is_gone(&mut self, server: usize, code: Option<u16>) {
        let wires = &self.net.wires;
        let of: Vec<_> = wires.iter().filter(|(_, wire)| wire.server == server).map(|(id, _)| *id).collect();
        self.net.forget(|moment| match moment {
            Moment::ToRoom(id, _) | Moment::RoomLoses(id) => of.contains(id),
            Moment::Appended(at, _) | Moment::BotDecided(at, _) | Moment::RoomWakes(at) | Moment::Thaws(at) => {
                *at == server
            }
            _ => false,
        });
        of.into_iter().for_each(|id| self.net.close(id, code));
        self.servers[server] = SimulatedServer::without(self.servers[server].clock);
        if server == self.owner {
            self.net.after(self.chance.random_range(100..8_000), Moment::Restarts(server));
        }
    }

    /// Somebody goes on with the same link elsewhere, while the older client is still there.
    fn second_device(&mut self, guest: usize) {
        let old = &self.guests[guest];
        if old.left || old.client.you().is_none() || old.client.link().token.is_none() {
            return;
        }
        self.happened.second_devices += 1;
        self.comes_again(guest);
    }

    /// The page is loaded again: the older client is gone at once.
    fn refreshes(&mut self, guest: usize) {
        let old = &self.guests[guest];
        if old.left || (old.plays && old.client.link().token.is_none()) {
            return;
        }
        self.happened.refreshes += 1;
        if let Some(socket) = self.guests[guest].socket.take() {
            self.net.hang_up(socket, &mut self.chance);
        }
        (self.guests[guest].left, self.guests[guest].gone) = (true, true);
        self.comes_again(guest);
    }

    /// The device is gone, with the link to the chair: its person comes by the invitation. Somebody else is there to be asked.
    fn loses_device(&mut self, guest: usize) {
        let seated = |guest: &Guest| !guest.left && guest.client.you().is_some();
        let old = &self.guests[guest];
        let others = self.guests.iter().filter(|other| seated(other) && other.client.you() != old.client.you()).count();
        let plays_on = old.client.table().is_some_and(|table| !table.is_over());
        if self.undealt || !seated(old) || !plays_on || others == 0 {
            return;
        }
        self.happened.lost += 1;
        let (invitation, person) = (Link::invitation(&old.client.link().room), old.client.you());
        if let Some(socket) = self.guests[guest].socket.take() {
            self.net.hang_up(socket, &mut self.chance);
        }
        (self.guests[guest].left, self.guests[guest].gone) = (true, true);
        self.comes(guest, invitation, person);
    }

    fn comes_again(&mut self, guest: usize) {
        let link = self.guests[guest].client.link().clone();
        self.comes(guest, link, None);
    }

    /// Somebody goes on at another device, by a link.
    fn comes(&mut self, guest: usize, link: Link, lost: Option<PersonId>) {
        let (name, plays) = (self.guests[guest].name.clone(), self.guests[guest].plays);
        let new = Guest::new(&name, link, plays, self.themes, &mut self.chance).lost(lost);
        self.guests.push(new);
        let new = self.guests.len() - 1;
        self.tell_guest(new, ClientInput::Begin);
        self.net.after(500, Moment::GuestLooks(new));
    }

    /// Somebody closes the lid for a while: their socket is dead, and so are they.
    fn sleeps(&mut self, guest: usize) {
        if let Some(socket) = self.guests[guest].socket {
            self.net.cut(socket, &mut self.chance);
            self.net.forget(|moment| *moment == Moment::GuestWakes(guest) || *moment == Moment::GuestLooks(guest));
            let back = self.chance.random_range(30_000..200_000);
            self.net.forget(|moment| matches!(moment, Moment::GuestLoses(at, _) if *at == socket));
            self.net.after(back, Moment::GuestLoses(socket, None));
            self.net.after(back + 1, Moment::GuestLooks(guest));
        }
    }
}

fn is_verdict(text: &str) -> bool {
    text.starts_with("{\"verdict\"")
}
