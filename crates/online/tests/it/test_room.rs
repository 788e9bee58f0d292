//! Runs a room with its clients in one process: every frame arrives at once, and every entry is on the disk at once
//! unless a test holds it back.

use std::collections::{BTreeMap, VecDeque};

use candlestick_bots::{Level, decide};
use candlestick_online::{
    AppendFault, BuiltinThemes, ChairToken, CloseCode, ConnectionId, CreateRoom, Digest, Input, Link, LogEntry, Output,
    Room,
    client::{Client, ClientInput, ClientOutput, RemoteTable},
    feed::{AgreedTerms, BesideEvents, Chain, FeedPlace},
    protocol::{Arrangement, BotChair, Code, Deed, FromClient, FromRoom, Hello, PROTOCOL, WholeCase},
    sign::{PublicKey, SigningKey},
};
use candlestick_rules::{Action, Choice, SeatId, Setup, SuspectId};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// What all chance of the room follows from: cases of it go on for a while.
const SEED: u8 = 11;
/// How many decisions a case has at least: nobody accuses before.
const LASTS: u64 = 150;

/// What is played in it.
pub const THEME: &str = "classic-2016";

/// What a host has who arranges nothing but the theme.
pub fn plain() -> Arrangement {
    Arrangement { theme: THEME.into(), ..Arrangement::default() }
}

/// A token of nobody's.
pub fn some_token() -> ChairToken {
    "abcdefghijklmnopqrstuvwxyz23".parse().unwrap()
}

/// A key of nobody's.
pub fn some_key() -> PublicKey {
    SigningKey::of_room(&Digest::of("nobody", &[])).public()
}

/// The key of a room, which only the room itself knows: for tests that play a room which lies.
pub fn key_of_room(test: &TestRoom) -> SigningKey {
    let made: serde_json::Value = serde_json::from_str(&test.disk[0].body).unwrap();
    let kept = made["done"]["created"]["kept"].as_str().unwrap();
    SigningKey::of_room(&kept.parse().unwrap())
}

/// A message as the room signs it that lies, for a client that knows so many of the events.
pub fn signed_by_room(test: &TestRoom, client: usize, whole: &WholeCase) -> WholeCase {
    let (key, room) = (key_of_room(test), test.room.name());
    let json = serde_json::to_value(&whole.view).unwrap();
    let setup: Setup = serde_json::from_value(json["setup"].clone()).unwrap();
    let seat: SeatId = serde_json::from_value(json["me"].clone()).unwrap();
    let agreed = AgreedTerms {
        room,
        key: Some(key.public()),
        deal: whole.deal,
        commitment: &whole.commitment,
        seal: &whole.seal,
        theme: &whole.theme.digest,
        setup: &setup,
        shares: &whole.shares,
        keys: &whole.keys,
    };
    let chain = Chain::new(&agreed.digest(), seat);
    let known = test.client(client).table().map(|table| table.own_view().events.clone()).unwrap_or_default();
    let chain = chain.told(&known[..whole.events_before]).told(&whole.events);
    let WholeCase { stood_in, taken, taken_back, .. } = whole;
    let head = chain.head(whole.decision, BesideEvents { stood_in, taken, taken_back });
    let place = FeedPlace { room, deal: whole.deal, seat };
    WholeCase { signature: Some(key.sign(&place.told_digest(whole.number, &head))), ..whole.clone() }
}

pub struct TestRoom {
    pub themes: BuiltinThemes,
    pub room: Room,
    pub disk: Vec<LogEntry>,
    pub now: u64,
    pub host: ChairToken,
    /// An entry that waits until a test lets it be written.
    pub held: Option<LogEntry>,
    /// Whether entries wait.
    pub holds: bool,
    /// How long bots think, in milliseconds.
    pub thinks: u64,
    thoughts: Vec<(u64, u64, Action)>,
    /// How often what each bot was asked had been asked before.
    pub asked_before: Vec<u32>,
    /// When what was sent to whom, byte for byte.
    pub told: Vec<(u64, ConnectionId, String)>,
    /// What was sent to each connection.
    pub sent: BTreeMap<ConnectionId, Vec<FromRoom>>,
    pub closed: BTreeMap<ConnectionId, CloseCode>,
    /// What was counted as refused.
    pub refused: Vec<Code>,
    pub wake: Option<u64>,
    pub clients: Vec<(Client, Option<ConnectionId>)>,
    /// Which decision each client showed after all that it was told, one after the other.
    pub shown: Vec<(usize, u64)>,
    next: u64,
    /// Frames and closes on their way to clients, in order.
    on_their_way: VecDeque<(ConnectionId, ClientInput)>,
    delivering: bool,
    /// Clients that are to be asked again at once.
    ticks: VecDeque<usize>,
    /// Whether their programs draw meanwhile: they are asked again later.
    pub draws: bool,
    /// How many of the next commitments and shares are answered as if too much were waiting.
    pub busy: usize,
}

impl TestRoom {
    pub fn new() -> Self {
        let themes = BuiltinThemes::default();
        let request = CreateRoom { name: "Ada".into(), theme: THEME.into() };
        let (room, first, created) = Room::create(request, [SEED; 64], 1_000, &themes).unwrap();
        Self::of(room, vec![first], created.token.parse().unwrap(), themes)
    }

    /// A room of this log, with nobody in it.
    pub fn opened(disk: Vec<LogEntry>) -> Self {
        let themes = BuiltinThemes::default();
        let room = Room::open(disk.clone(), 1_000, &themes).unwrap();
        Self::of(room, disk, some_token(), themes)
    }

    fn of(room: Room, disk: Vec<LogEntry>, host: ChairToken, themes: BuiltinThemes) -> Self {
        Self {
            themes,
            room,
            disk,
            now: 1_000,
            host,
            held: None,
            holds: false,
            thinks: 10,
            thoughts: Vec::new(),
            asked_before: Vec::new(),
            told: Vec::new(),
            sent: BTreeMap::new(),
            closed: BTreeMap::new(),
            refused: Vec::new(),
            wake: None,
            clients: Vec::new(),
            shown: Vec::new(),
            next: 0,
            on_their_way: VecDeque::new(),
            delivering: false,
            ticks: VecDeque::new(),
            draws: false,
            busy: 0,
        }
    }

    /// A room with a case that has just begun: so many people, and so many novices.
    pub fn begun(people: u8, bots: u8) -> Self {
        Self::begun_with(THEME, people, bots)
    }

    /// The same with a theme.
    pub fn begun_with(theme: &str, people: u8, bots: u8) -> Self {
        Self::begun_as(theme, people, bots, 0)
    }

    /// The same where whoever watches is told so many seconds later.
    pub fn begun_as(theme: &str, people: u8, bots: u8, watch_delay: u32) -> Self {
        let theme = theme.into();
        let terms = Arrangement { stand_in: Level::Novice, stand_in_after: 30, theme, watch_delay, ..plain() };
        Self::begun_on(terms, people, bots)
    }

    /// The same on these terms, but for the bots.
    pub fn begun_on(terms: Arrangement, people: u8, bots: u8) -> Self {
        let mut test = Self::new();
        let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
        test.join(own);
        for n in 1..people {
            let client = test.join(Link::invitation(test.room.name()));
            let now = test.now;
            let out = test.clients[client].0.sit(now, format!("Guest {n}"), None);
            test.carry(client, out);
        }
        let bot = |n| BotChair { suspect: SuspectId(n), level: Level::Novice, name: format!("Bot {n}") };
        let bots = (people..people + bots).map(bot).collect();
        test.asks(0, Deed::Arrange(Arrangement { bots, ..terms }));
        test.asks(0, Deed::Start);
        assert!(test.clients[0].0.table().is_some(), "{:?}", test.clients[0].0.take_notices());
        test
    }

    /// The host arranges a bot beside two people.
    pub fn arranges_three(&mut self) {
        let bots = vec![BotChair { suspect: SuspectId(4), level: Level::Novice, name: "Bot".into() }];
        self.asks(0, Deed::Arrange(Arrangement { bots, ..plain() }));
    }

    pub fn join(&mut self, link: Link) -> usize {
        let client = self.clients.len();
        let mut client_made = Client::new(link, [client as u8 + 1; 32], &self.themes);
        let out = client_made.handle(self.now, ClientInput::Begin);
        self.clients.push((client_made, None));
        self.carry(client, out);
        client
    }

    pub fn asks(&mut self, client: usize, deed: Deed) {
        self.tell_client(client, ClientInput::Do(deed));
    }

    pub fn client(&self, client: usize) -> &Client {
        &self.clients[client].0
    }

    /// The line of a client is cut, and the room knows; the client does not come again.
    pub fn leaves(&mut self, client: usize) {
        if let Some(connection) = self.clients[client].1.take() {
            self.tell_room(Input::Closed { connection });
        }
    }

    /// A client comes again with what it has.
    pub fn returns(&mut self, client: usize) {
        let old = self.clients[client].0.link().clone();
        self.clients[client].0 = Client::new(old, [99; 32], &self.themes);
        self.tell_client(client, ClientInput::Begin);
    }

    pub fn tell_client(&mut self, client: usize, input: ClientInput) {
        let out = self.clients[client].0.handle(self.now, input);
        self.shown.extend(self.clients[client].0.table().map(|table| (client, table.decision())));
        self.carry(client, out);
    }

    pub fn carry(&mut self, client: usize, out: Vec<ClientOutput>) {
        for output in out {
            match output {
                ClientOutput::Connect => {
                    let connection = self.connection();
                    self.clients[client].1 = Some(connection);
                    self.tell_client(client, ClientInput::Opened);
                }
                ClientOutput::Send(text) => {
                    let Some(connection) = self.clients[client].1 else { continue };
                    if let Some(refused) = self.is_busy_for(&text) {
                        self.on_their_way.push_back((connection, ClientInput::Frame(refused)));
                        continue;
                    }
                    let hello = matches!(serde_json::from_str(&text), Ok(FromClient::Hello(_)));
                    let opened = Input::Opened { connection, hello: text.clone() };
                    self.tell_room(if hello { opened } else { Input::Frame { connection, text } });
                }
                ClientOutput::WakeAt(at) if at <= self.now => self.ticks.push_back(client),
                ClientOutput::Close | ClientOutput::WakeAt(_) | ClientOutput::Changed => {}
            }
        }
    }

    /// The refusal of a commitment or a share, where the room is to be too busy for one.
    fn is_busy_for(&mut self, text: &str) -> Option<String> {
        let Ok(FromClient::Do { nonce, deed: Deed::Commit { .. } | Deed::Share { .. }, .. }) =
            serde_json::from_str(text)
        else {
            return None;
        };
        self.busy = self.busy.checked_sub(1)?;
        let refused = FromRoom::Refused { nonce: Some(nonce), code: Code::Busy };
        Some(serde_json::to_string(&refused).unwrap())
    }

    pub fn connection(&mut self) -> ConnectionId {
        self.next += 1;
        ConnectionId(self.next)
    }

    /// A bare connection without a client.
    pub fn hello(&mut self, token: Option<ChairToken>) -> ConnectionId {
        let hello = self.hello_of(token);
        self.opens(&hello)
    }

    /// What somebody says first.
    pub fn hello_of(&self, token: Option<ChairToken>) -> String {
        let room = self.room.name().to_owned();
        let hello = Hello { protocol: PROTOCOL, room, token, have: None, table: false, verdicts: None };
        serde_json::to_string(&FromClient::Hello(hello)).unwrap()
    }

    pub fn opens(&mut self, hello: &str) -> ConnectionId {
        let connection = self.connection();
        self.tell_room(Input::Opened { connection, hello: hello.into() });
        connection
    }

    pub fn says(&mut self, connection: ConnectionId, nonce: &str, deed: Deed) {
        let text = serde_json::to_string(&FromClient::Do { nonce: nonce.into(), deed, deal: None }).unwrap();
        self.tell_room(Input::Frame { connection, text });
    }

    pub fn tell_room(&mut self, input: Input) {
        for output in self.room.handle(self.now, input) {
            match output {
                Output::Append(entry) => {
                    assert!(self.held.is_none(), "one entry at a time");
                    self.held = Some(entry);
                }
                Output::Send { connection, text } => {
                    self.sent.entry(connection).or_default().push(serde_json::from_str(&text).unwrap());
                    self.told.push((self.now, connection, text.clone()));
                    self.on_their_way.push_back((connection, ClientInput::Frame(text)));
                }
                Output::Close { connection, code } => {
                    self.closed.insert(connection, code);
                    self.on_their_way.push_back((connection, ClientInput::Closed(Some(code.number()))));
                }
                Output::Think(job) => {
                    let number = job.number;
                    self.asked_before.push(job.asked_before);
                    self.thoughts.push((self.now + self.thinks, number, job.run()));
                }
                Output::WakeAt(when) => self.wake = Some(when),
                Output::Refused(code) => self.refused.push(code),
                Output::Yield => panic!("the room gave up"),
            }
        }
        if !self.holds {
            self.write();
        }
        self.deliver();
    }

    /// Brings clients what is on its way, one after the other.
    pub fn deliver(&mut self) {
        if std::mem::replace(&mut self.delivering, true) {
            return;
        }
        loop {
            let Some((connection, input)) = self.on_their_way.pop_front() else {
                let next = if self.draws { None } else { self.ticks.pop_front() };
                let Some(client) = next else { break };
                self.tell_client(client, ClientInput::Tick);
                continue;
            };
            let client = self.clients.iter().position(|(_, socket)| *socket == Some(connection));
            let Some(client) = client else { continue };
            if matches!(input, ClientInput::Closed(_)) {
                self.clients[client].1 = None;
            }
            self.tell_client(client, input);
        }
        self.delivering = false;
    }

    /// The entry that waits is on the disk, unless its seat has used its nonce before: no log takes that.
    pub fn write(&mut self) {
        if let Some(entry) = self.held.take() {
            let seq = entry.seq;
            if self.disk.iter().any(|other| (other.seat, &other.nonce) == (entry.seat, &entry.nonce)) {
                return self.tell_room(Input::NotAppended { seq, why: AppendFault::Taken });
            }
            self.disk.push(entry);
            self.tell_room(Input::Appended { seq });
        }
    }

    /// Lets time pass, with all that falls due in it.
    pub fn passes(&mut self, milliseconds: u64) {
        let end = self.now + milliseconds;
        loop {
            let thought = self.thoughts.iter().map(|(when, ..)| *when).min();
            let Some(next) = [self.wake, thought].into_iter().flatten().min().filter(|next| *next <= end) else {
                break;
            };
            self.now = self.now.max(next);
            if thought == Some(next) {
                let at = self.thoughts.iter().position(|(when, ..)| *when == next).unwrap();
                let (_, job, action) = self.thoughts.remove(at);
                self.tell_room(Input::BotDecided { job, action });
            } else {
                self.wake = None;
                self.tell_room(Input::Tick);
            }
        }
        self.now = end;
    }

    /// What was sent to a connection since this was asked last.
    pub fn news(&mut self, connection: ConnectionId) -> Vec<FromRoom> {
        self.sent.remove(&connection).unwrap_or_default()
    }

    /// The last text of a kind that a client's connection was told.
    pub fn told_last(&self, client: usize, what: &str) -> String {
        let (socket, begins) = (self.socket(client), format!("{{\"{what}\""));
        let of = |(_, to, text): &&(_, _, String)| *to == socket && text.starts_with(&begins);
        self.told.iter().rfind(of).expect("it was told").2.clone()
    }

    pub fn socket(&self, client: usize) -> ConnectionId {
        self.clients[client].1.unwrap()
    }

    /// Which client is to act; none where it is a bot's decision.
    pub fn to_act(&self) -> Option<usize> {
        let acts = |client: &Client| client.table().is_some_and(|table| table.actor() == Some(table.me()));
        self.clients.iter().position(|(client, socket)| socket.is_some() && acts(client))
    }

    /// What a novice would decide in a client's place.
    pub fn novice(&self, client: usize) -> Deed {
        let table = self.client(client).table().unwrap();
        let mut dice = ChaCha8Rng::seed_from_u64(table.decision());
        let view = table.own_view();
        let wish = decide(view, Level::Novice, &mut dice);
        // Cases last, however lucky or rash a deal makes somebody.
        let too_soon = matches!(wish, Action::Accuse(_)) && table.decision() < LASTS;
        let mut others = view.choices.iter().filter(|choice| !matches!(choice, Choice::Accuse | Choice::GiveUp));
        let instead = others.find_map(|choice| choice.actions(view.edition.cards).first().copied());
        let instead = instead.filter(|_| too_soon);
        self.signed(client, instead.unwrap_or(wish))
    }

    /// A decision as a client signs it.
    pub fn signed(&self, client: usize, action: Action) -> Deed {
        let (link, table) = (self.client(client).link(), self.client(client).table().unwrap());
        let key = SigningKey::of_person(&link.key.unwrap(), &link.room);
        let place = FeedPlace { room: &link.room, deal: table.deal(), seat: table.me() };
        let signature = Some(key.sign(&place.decided(table.decision(), action, &table.head())));
        Deed::Act { decision: table.decision(), action, signature }
    }

    /// Who may take their last decision back.
    pub fn may_take_back(&self) -> Option<usize> {
        let may = |(client, _): &(Client, _)| client.table().is_some_and(RemoteTable::may_take_back);
        self.clients.iter().position(may)
    }

    /// Somebody takes their last decision back.
    pub fn takes_back(&mut self, client: usize) {
        let out = self.clients[client].0.take_back(self.now);
        assert!(!out.is_empty(), "they may");
        self.carry(client, out);
    }

    /// Somebody makes the next decision. After the verdict there is none, for which a test would wait for ever.
    pub fn step(&mut self) {
        assert!(!self.client(0).table().is_some_and(RemoteTable::is_over), "the case is over");
        self.goes_on();
    }

    /// The same, whatever the first client knows.
    pub fn goes_on(&mut self) {
        match self.to_act() {
            Some(client) => {
                let deed = self.novice(client);
                self.passes(150);
                self.asks(client, deed);
            }
            None => self.passes(1_500),
        }
    }

    /// Plays so many decisions, or to the end.
    pub fn plays(&mut self, most: usize) {
        for _ in 0..most {
            if self.client(0).table().unwrap().is_over() {
                return;
            }
            self.step();
        }
    }
}
