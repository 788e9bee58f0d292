//! Makes, for tests, rooms that keep to the protocol and have their own key, and lie where they are told to.
//!
//! They referee by themselves, on nothing but what is public of the protocol: a server that somebody has changed.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use candlestick_game::{Level, ThemeStamp};
use candlestick_online::{
    BuiltinThemes, ChairToken, CloseCode, ConnectionId, CreateRoom, Created, Digest, Input, LogEntry, Output,
    RoomFault, ThemeProvider, deal,
    protocol::{
        Arrangement, BotChair, Code, Deed, FromClient, FromRoom, Lobby, PROTOCOL, PersonId, PersonShare, PersonTold,
        Welcome, read_client,
    },
    sign::{PublicKey, Signature, SigningKey},
};
use candlestick_rules::SuspectId;
use candlestick_server::{LiveRoom, RoomMaker};
use candlestick_themes::Theme;

use crate::{game::THEME, lying_table::LyingTable};

/// In what a server lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lie {
    /// In nothing.
    Nothing,
    /// It deals what does not follow from secret and shares.
    Deal,
    /// It takes another secret once it knows the shares.
    Secret,
    /// The dice always fall as high as they can.
    Dice,
    /// A bot shows another card than it wants to.
    CardOfABot,
    /// Grace shows another card than she has decided.
    CardOfAPerson,
    /// It decides for Grace, who is there.
    Decision,
    /// Ada is told that she saw another card than she was shown.
    TwoTales,
    /// The same by somebody on the way who has not the room's key: it is not signed.
    OnTheWay,
}

/// Rooms that lie in one thing.
pub struct LyingRooms {
    pub lie: Lie,
    /// At which decision it was done.
    pub lied: Arc<OnceLock<u64>>,
    theme: Arc<Theme>,
}

impl LyingRooms {
    pub fn new(lie: Lie) -> Self {
        let theme = BuiltinThemes::default().themes().into_iter().find(|theme| theme.id == THEME).unwrap();
        Self { lie, lied: Arc::default(), theme }
    }
}

impl RoomMaker for LyingRooms {
    fn create(&self, request: CreateRoom, entropy: [u8; 64], _: u64) -> Result<(LogEntry, Created), RoomFault> {
        let kept = Digest::of("kept", &[&entropy]);
        let (room, token) = (name_of(&kept), ChairToken::drawn(&Digest::of("token", &[&entropy])));
        let body = serde_json::to_string(&(kept, &token, request.name)).unwrap();
        let entry = LogEntry { seq: 0, seat: None, nonce: "created".into(), body };
        Ok((entry, Created { room, token: token.as_str().into() }))
    }

    fn open(&self, entries: Vec<LogEntry>, _: u64) -> Result<Box<dyn LiveRoom>, RoomFault> {
        let (kept, token, host): (Digest, ChairToken, String) = serde_json::from_str(&entries[0].body).unwrap();
        Ok(Box::new(LyingRoom {
            name: name_of(&kept),
            key: SigningKey::of_room(&kept),
            secret: Digest::of("secret", &[kept.to_string().as_bytes()]),
            lie: self.lie,
            lied: Arc::clone(&self.lied),
            theme: Arc::clone(&self.theme),
            arrangement: arranged(),
            people: vec![(token, told(0, host))],
            here: BTreeMap::new(),
            committed: BTreeMap::new(),
            shares: Vec::new(),
            sharing: false,
            table: None,
            number: 1,
            out: Vec::new(),
        }))
    }

    fn room_of(&self, hello: &str) -> Option<String> {
        match read_client(hello) {
            Ok(FromClient::Hello(hello)) => Some(hello.room),
            _ => None,
        }
    }
}

fn name_of(kept: &Digest) -> String {
    Digest::of("room", &[kept.to_string().as_bytes()]).letters(12)
}

fn told(person: PersonId, name: String) -> PersonTold {
    PersonTold { person, name, suspect: SuspectId(person) }
}

fn arranged() -> Arrangement {
    let bot = BotChair { suspect: SuspectId(3), level: Level::Novice, name: "Bot".into() };
    Arrangement { theme: THEME.into(), bots: vec![bot], ..Arrangement::default() }
}

/// What somebody has committed themselves to.
struct Committed {
    commitment: Digest,
    key: PublicKey,
    signature: Option<Signature>,
}

/// A room of two people and a bot, for one case.
pub struct LyingRoom {
    pub name: String,
    pub key: SigningKey,
    pub secret: Digest,
    pub lie: Lie,
    pub lied: Arc<OnceLock<u64>>,
    pub theme: Arc<Theme>,
    pub arrangement: Arrangement,
    pub people: Vec<(ChairToken, PersonTold)>,
    here: BTreeMap<ConnectionId, Option<PersonId>>,
    committed: BTreeMap<PersonId, Committed>,
    pub shares: Vec<PersonShare>,
    sharing: bool,
    table: Option<LyingTable>,
    pub number: u64,
    out: Vec<Output>,
}

impl LiveRoom for LyingRoom {
    fn handle(&mut self, _: u64, input: Input) -> Vec<Output> {
        match input {
            Input::Opened { connection, hello } => self.opened(connection, &hello),
            Input::Frame { connection, text } => self.frame(connection, &text),
            Input::Closed { connection } => drop(self.here.remove(&connection)),
            Input::Appended { .. } | Input::NotAppended { .. } | Input::BotDecided { .. } | Input::Tick => {}
        }
        std::mem::take(&mut self.out)
    }

    fn entries(&self) -> u64 {
        1
    }

    fn is_idle(&self) -> bool {
        self.here.is_empty()
    }
}

impl LyingRoom {
    fn opened(&mut self, connection: ConnectionId, hello: &str) {
        let Ok(FromClient::Hello(hello)) = read_client(hello) else { return };
        let person = self.people.iter().position(|(token, _)| Some(token) == hello.token.as_ref());
        let person = person.and_then(|person| PersonId::try_from(person).ok());
        if hello.token.is_some() && person.is_none() {
            return self.out.push(Output::Close { connection, code: CloseCode::BadToken });
        }
        self.here.insert(connection, person);
        self.welcome(connection);
        self.state(connection);
    }

    fn frame(&mut self, connection: ConnectionId, text: &str) {
        match read_client(text) {
            Ok(FromClient::Ping { number }) => self.say(connection, &FromRoom::Pong { number }),
            Ok(FromClient::Again) => self.state(connection),
            Ok(FromClient::Do { nonce, deed, .. }) => {
                let answer = match self.does(connection, deed) {
                    Ok(()) => FromRoom::Done { nonce },
                    Err(code) => FromRoom::Refused { nonce: Some(nonce), code },
                };
                self.say(connection, &answer);
            }
            _ => {}
        }
    }

    fn does(&mut self, connection: ConnectionId, deed: Deed) -> Result<(), Code> {
        let person = self.here.get(&connection).copied().flatten();
        match (deed, person) {
            (Deed::Sit { name, token, .. }, None) => self.sits(connection, name, token),
            (Deed::Commit { commitment, key: Some(key), signature, .. }, Some(person)) => {
                self.committed.insert(person, Committed { commitment, key, signature });
                self.lobby_to_all();
            }
            (Deed::Start, Some(0)) => {
                self.sharing = true;
                self.lobby_to_all();
            }
            (Deed::Share { share, .. }, Some(person)) => self.shares(person, share),
            (Deed::Act { decision, action, signature }, Some(person)) => {
                let mut table = self.table.take().ok_or(Code::NoCase)?;
                let acted = table.acts(self, person, (decision, action), signature);
                self.table = Some(table);
                return acted;
            }
            _ => return Err(Code::NotOffered),
        }
        Ok(())
    }

    fn sits(&mut self, connection: ConnectionId, name: String, token: ChairToken) {
        let person = PersonId::try_from(self.people.len()).unwrap();
        self.people.push((token, told(person, name)));
        self.here.insert(connection, Some(person));
        self.welcome(connection);
        self.lobby_to_all();
    }

    /// Takes a share; with the last the case begins.
    fn shares(&mut self, person: PersonId, share: Digest) {
        let Some(Committed { commitment, signature, .. }) = self.committed.get(&person) else { return };
        self.shares.push(PersonShare { person, commitment: *commitment, share, signature: *signature });
        if self.shares.len() == self.people.len() {
            self.shares.sort_unstable_by_key(|shared| shared.person);
            self.number += 1;
            let table = LyingTable::lay(self);
            self.table = Some(table);
            self.here.keys().copied().collect::<Vec<_>>().into_iter().for_each(|connection| self.state(connection));
        }
    }

    /// The key of a person.
    pub fn key_of(&self, person: PersonId) -> Option<PublicKey> {
        self.committed.get(&person).map(|committed| committed.key)
    }

    /// What it shows before the case, and was committed to.
    pub fn lobby(&self) -> Lobby {
        Lobby {
            number: self.number,
            deal: 0,
            commitment: deal::commitment(&self.secret),
            theme: ThemeStamp::of(&self.theme),
            arrangement: self.arrangement.clone(),
            people: self.people.iter().map(|(_, told)| told.clone()).collect(),
            commitments: self.committed.iter().map(|(person, one)| (*person, one.commitment)).collect(),
            keys: self.committed.iter().map(|(person, one)| (*person, one.key)).collect(),
            sharing: self.sharing,
        }
    }

    fn lobby_to_all(&mut self) {
        self.number += 1;
        let lobby = FromRoom::Lobby(self.lobby());
        self.here.keys().copied().collect::<Vec<_>>().into_iter().for_each(|connection| self.say(connection, &lobby));
    }

    fn welcome(&mut self, connection: ConnectionId) {
        let you = self.here.get(&connection).copied().flatten();
        let key = Some(self.key.public());
        let welcome = Welcome { protocol: PROTOCOL, room: self.name.clone(), you, marks: None, key };
        self.say(connection, &FromRoom::Welcome(welcome));
    }

    fn state(&mut self, connection: ConnectionId) {
        let person = self.here.get(&connection).copied().flatten();
        let messages = match (&self.table, person) {
            (Some(table), Some(person)) => table.whole(self, person),
            _ => vec![FromRoom::Lobby(self.lobby())],
        };
        messages.iter().for_each(|message| self.say(connection, message));
    }

    /// Tells a person, wherever they are.
    pub fn tell(&mut self, person: PersonId, message: &FromRoom) {
        let of = |(connection, who): (&ConnectionId, &Option<PersonId>)| (*who == Some(person)).then_some(*connection);
        let here: Vec<_> = self.here.iter().filter_map(of).collect();
        here.into_iter().for_each(|connection| self.say(connection, message));
    }

    fn say(&mut self, connection: ConnectionId, message: &FromRoom) {
        self.out.push(Output::Send { connection, text: serde_json::to_string(message).unwrap() });
    }

    /// Lies in this at a decision, if that is its lie and it has not lied yet.
    pub fn lies_once(&self, lie: Lie, decision: u64) -> bool {
        self.lie == lie && self.lied.set(decision).is_ok()
    }
}
