//! Checks what has to hold in a simulated room, whatever has happened.

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use candlestick_game::{Case, CaseLog, ReadRecord};
use candlestick_online::{
    BuiltinThemes, ConnectionId, Input, Link, LogEntry, Output, Room,
    audit::{self, Testimony},
    client::{Client, RemoteTable},
    protocol::{Deed, FromClient, Hello, PROTOCOL, PersonId, Posted, Revealed},
};
use candlestick_rules::{Action, SeatId, View};
use serde::Deserialize;
use serde_json::Value;

use super::{disk::WatchedDisk, posts::WatchedPosts};

/// What matters here of a room's messages.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Glance {
    Whole { deal: u32, decision: u64, number: u64 },
    News { decision: u64, number: u64 },
    Lobby { number: u64 },
    Done { nonce: String },
    Welcome { you: Option<PersonId>, marks: Option<String> },
    Verdict { deal: u32 },
    Undealt { posts: usize },
    Posts { after: usize, posts: Vec<Posted> },
}

/// What is watched on every wire.
#[derive(Debug, Default)]
pub struct Watch {
    /// What an entry is written for, by the nonce under which it was asked for; a decision with what it is.
    asked: BTreeMap<String, Option<(u64, Action)>>,
    /// Those that the room said were done, by their nonces.
    acknowledged: Vec<(String, Option<(u64, Action)>)>,
    /// The number that each connection was told last, and of which case it was told.
    numbers: BTreeMap<u64, u64>,
    deals: BTreeMap<u64, u32>,
    /// Connections that only watch, and whose the others are.
    watching: BTreeSet<u64>,
    people: BTreeMap<u64, PersonId>,
    /// What is on the disk.
    pub disk: WatchedDisk,
    /// What each seat of a case was shown after so many decisions.
    pub seen: BTreeMap<(u32, u64, SeatId), u64>,
    /// What is posted where nobody deals.
    pub posts: WatchedPosts,
    /// How many times somebody who came was told their marks.
    pub marks_told: u64,
}

impl Watch {
    /// A guest said something.
    pub fn said(&mut self, text: &str) {
        match serde_json::from_str(text) {
            Ok(FromClient::Do { nonce, deed: Deed::Act { decision, action, .. }, .. }) => {
                self.asked.insert(nonce, Some((decision, action)));
            }
            Ok(FromClient::Do { nonce, deed: Deed::Post { post, .. }, .. }) => self.posts.said(nonce, post),
            Ok(FromClient::Do { nonce, deed, .. }) if is_written(&deed) => drop(self.asked.insert(nonce, None)),
            _ => {}
        }
    }

    /// An entry is on the disk.
    pub fn writes(&mut self, entry: &LogEntry, now: u64) {
        let body: Value = serde_json::from_str(&entry.body).expect("entries are JSON");
        let done = &body["done"];
        self.disk.writes(entry, done, now);
        if let Some(posted) = done.get("posted") {
            self.posts.writes(serde_json::from_value(posted.clone()).expect("a post"));
        }
    }

    /// The room tells something while a case may be open that whoever watches is told later. Answers whether it was a
    /// watcher who was told of the case later than those who play.
    pub fn tells_in_time(&mut self, connection: u64, text: &str, now: u64) -> bool {
        let number = match serde_json::from_str(text) {
            Ok(Glance::Welcome { you: Some(_), .. }) => {
                self.watching.remove(&connection);
                return false;
            }
            Ok(Glance::Welcome { you: None, .. }) => {
                self.watching.insert(connection);
                return false;
            }
            Ok(Glance::Whole { number, .. } | Glance::News { number, .. } | Glance::Lobby { number }) => number,
            Ok(_) | Err(_) => return false,
        };
        self.watching.contains(&connection) && self.disk.tells_in_time(number, now)
    }

    /// The room opens a case for the first time: what is told from now on, this frame among it, is told at once. Answers
    /// which one.
    pub fn opens(&mut self, text: &str) -> Option<u32> {
        let Ok(Glance::Verdict { deal }) = serde_json::from_str(text) else { return None };
        self.disk.closes(deal);
        Some(deal)
    }

    /// A room that has taken so many entries sends something: it is on the disk, nothing is left out or told twice, and it is
    /// not told to whoever was sent away.
    pub fn sent(&mut self, connection: u64, text: &str, entries: u64) {
        if let Some(person) = self.people.get(&connection) {
            assert!(!self.disk.is_gone(*person, entries), "{person} was sent away, and is told {text:.200}");
        }
        let (decision, number, next) = match serde_json::from_str(text) {
            Ok(Glance::Whole { deal, decision, number }) => {
                self.deals.insert(connection, deal);
                (decision, number, false)
            }
            Ok(Glance::News { decision, number }) => (decision, number, true),
            Ok(Glance::Lobby { number }) => (0, number, false),
            Ok(Glance::Done { nonce }) => {
                let asked = self.asked.get(&nonce).map(|asked| (nonce.clone(), *asked));
                self.acknowledged.extend(asked);
                return self.posts.done(&nonce);
            }
            Ok(Glance::Undealt { posts }) => return self.posts.check_told(0, &[], posts),
            Ok(Glance::Posts { after, posts }) => return self.posts.check_told(after, &posts, after + posts.len()),
            Ok(Glance::Welcome { you, marks }) => return self.welcomes(connection, you, marks, entries),
            Ok(Glance::Verdict { .. }) | Err(_) => return,
        };
        let known = self.deals.get(&connection).map_or(0, |deal| self.disk.decisions(*deal));
        assert!(decision <= known, "decision {decision} was told with {known} on the disk");
        let before = self.numbers.insert(connection, number);
        if next {
            assert_eq!(before.map(|before| before + 1), Some(number), "a gap in what connection {connection} was told");
        }
    }

    /// The room closes a connection: what it sends there from now on reaches nobody.
    pub fn closes(&mut self, connection: u64) {
        self.people.remove(&connection);
    }

    /// Somebody comes: their marks are as they were written last, and none of another case.
    fn welcomes(&mut self, connection: u64, you: Option<PersonId>, marks: Option<String>, entries: u64) {
        match you {
            Some(you) => drop(self.people.insert(connection, you)),
            None => drop(self.people.remove(&connection)),
        }
        let Some(you) = you.filter(|_| entries == self.disk.entries) else { return };
        let written = self.disk.marks_at(you, entries, self.disk.deal);
        assert_eq!(marks.as_deref(), written, "other marks than {you} has written");
        self.marks_told += u64::from(marks.is_some());
    }

    /// A client has taken what it was told: two that sit at one seat never see two things. Looked at whenever it was told
    /// the `whole`, as after a rejoin. Answers whether it was looked at.
    pub fn sees(&mut self, client: &Client, whole: bool) -> bool {
        let Some(table) = client.table() else { return false };
        let at = (table.deal(), table.decision(), table.me());
        // Of the steps in between each eighth, and the newest: writing a view takes a while.
        let skips = !at.1.is_multiple_of(8) || self.seen.contains_key(&at) && !client.revision().is_multiple_of(4);
        if skips && !whole {
            return false;
        }
        let seen = hash(table.own_view());
        let before = *self.seen.entry(at).or_insert(seen);
        assert_eq!(before, seen, "two views of {:?} after {} decisions", at.2, at.1);
        true
    }

    /// At the end: what was acknowledged was done, and all of it once.
    pub fn end(&self, disk: &[LogEntry]) {
        for case in &self.disk.begun {
            let decisions: Vec<_> = case.steps.iter().map(|(decision, ..)| *decision).collect();
            assert_eq!(decisions, (0..decisions.len() as u64).collect::<Vec<_>>(), "each decision once, in order");
        }
        for (nonce, acted_so) in &self.acknowledged {
            let is_there = match acted_so {
                None => self.disk.has(nonce),
                Some(_) => disk.iter().any(|entry| entry.nonce == *nonce && acted(entry) == *acted_so),
            };
            assert!(is_there, "{nonce} ({acted_so:?}) was acknowledged and is not there");
        }
        let named: Vec<_> = disk.iter().filter_map(|entry| Some((entry.seat?, entry.nonce.clone()))).collect();
        assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), named.len(), "nothing was done twice");
        self.posts.end();
    }
}

/// Whether an entry is written for a deed, under its own name, before it is said to be done.
const fn is_written(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Arrange(_)
            | Deed::Bring(_)
            | Deed::Hand { .. }
            | Deed::Kick { .. }
            | Deed::Mark { .. }
            | Deed::Rematch
            | Deed::Stand
            | Deed::TakeBack { .. }
            | Deed::Unseat { .. }
    )
}

/// The decision of an entry.
fn acted(entry: &LogEntry) -> Option<(u64, Action)> {
    let body: Value = serde_json::from_str(&entry.body).expect("entries are JSON");
    let acted = body.pointer("/done/acted")?;
    let action = serde_json::from_value(acted["action"].clone()).expect("an action");
    Some((acted["decision"].as_u64().expect("a number"), action))
}

/// A view as a number.
pub fn hash(view: &View) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(view).expect("a view can be written").hash(&mut hasher);
    hasher.finish()
}

/// A client that has seen the verdict knows what the same log gives on one device, and finds the room honest; whoever sat
/// at its seat was shown at each decision what that log gives there. Answers how many such views were compared.
pub fn closed(client: &Client, watch: &Watch) -> u64 {
    let (table, revealed) = (client.table().expect("a table"), client.verdict().expect("a verdict"));
    opened(table, (client.testimony().expect("it was told"), revealed), watch)
}

/// The same of any closed case, with what was told of it and what opens it.
pub fn opened(table: &RemoteTable, (told, revealed): (&Testimony, &Revealed), watch: &Watch) -> u64 {
    let log = ReadRecord::from_text(&revealed.record).expect("the record is sound").record.log;
    let mut case = Case::replay(table.theme().clone(), CaseLog { actions: Vec::new(), ..log.clone() }).expect("a deal");
    let mut compared = 0;
    let steps = &watch.disk.begun[table.deal() as usize].steps;
    for (decision, seat, action) in steps.iter().copied() {
        if let Some(seen) = watch.seen.get(&(table.deal(), decision, table.me())) {
            assert_eq!(*seen, hash(&case.game().view(table.me())), "another view after {decision} decisions");
            compared += 1;
        }
        match action {
            Some(action) => drop(case.apply(seat, action).expect("the record can be played")),
            None => case = case.take_back(seat).expect("it could be taken back"),
        }
    }
    assert_eq!(case.log().actions, log.actions, "the record is what stands on the disk");
    assert_eq!(hash(table.own_view()), hash(&case.game().view(table.me())), "another view at the end");
    let audited = audit::check(told, revealed, table.theme());
    assert!(audited.is_ok(), "{audited:?}");
    compared
}

/// Somebody comes to a room by their link.
pub fn comes(connection: ConnectionId, link: &Link, verdicts: Option<u32>) -> Input {
    let (room, token) = (link.room.clone(), link.token.clone());
    let hello = Hello { protocol: PROTOCOL, room, token, have: None, table: false, verdicts };
    let hello = serde_json::to_string(&FromClient::Hello(hello)).expect("it can be written");
    Input::Opened { connection, hello }
}

/// What somebody is told who comes to a room by their link.
fn told_to(room: &mut Room, link: &Link, now: u64, verdicts: Option<u32>) -> Vec<String> {
    let outputs = room.handle(now, comes(ConnectionId(u64::MAX), link, verdicts));
    let text = |output| if let Output::Send { text, .. } = output { Some(text) } else { None };
    outputs.into_iter().filter_map(text).collect()
}

/// The room of a log, and what it is with every two cards exchanged that somebody cannot tell apart: whether they are told
/// the same, byte for byte. Answers how many were exchanged.
pub fn exchanged(log: &[LogEntry], (link, verdicts): (&Link, Option<u32>), now: u64, themes: &BuiltinThemes) -> u64 {
    let mut room = Room::open(log.to_vec(), now, themes).expect("any cut of a log can be opened");
    let told = told_to(&mut room, link, now, verdicts);
    let you = told.iter().find_map(|text| match serde_json::from_str(text) {
        Ok(Glance::Welcome { you, .. }) => Some(you),
        _ => None,
    });
    // Who has not sat down at that cut is refused.
    let Some(you) = you else { return 0 };
    let mut others = room.exchanged_for(you, now);
    for other in others.iter_mut().map(|other| told_to(other, link, now, verdicts)) {
        assert!(other == told, "{you:?} can tell two deals apart after {}", log.len());
    }
    others.len() as u64
}
