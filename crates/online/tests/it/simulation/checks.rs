//! Checks what has to hold in a simulated room, whatever has happened.

use std::{
    collections::{BTreeMap, BTreeSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use candlestick_game::{Case, CaseLog, ReadRecord};
use candlestick_online::{
    BuiltinThemes, ConnectionId, Input, Link, LogEntry, Output, Room, audit,
    client::Client,
    protocol::{Deed, FromClient, Hello, PROTOCOL, Posted},
};
use candlestick_rules::{Action, SeatId, View};
use serde::Deserialize;
use serde_json::Value;

use super::posts::WatchedPosts;

/// What matters here of a room's messages.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Glance {
    Whole { decision: u64, number: u64 },
    News { decision: u64, number: u64 },
    Lobby { number: u64 },
    Done { nonce: String },
    Welcome { you: Option<u8> },
    Undealt { posts: usize },
    Posts { after: usize, posts: Vec<Posted> },
}

/// What is watched on every wire.
#[derive(Debug, Default)]
pub struct Watch {
    /// Decisions by the nonce under which they were asked for.
    asked: BTreeMap<String, (u64, Action)>,
    /// Those that the room said were done.
    acknowledged: Vec<(u64, Action)>,
    /// The number that each connection was told last.
    numbers: BTreeMap<u64, u64>,
    /// How many entries of the disk were looked at, and how many of them were decisions.
    looked_at: usize,
    acted: u64,
    /// Connections that only watch.
    watching: BTreeSet<u64>,
    /// When what has which number in the feed was on the disk; what comes before the case has no time.
    written: BTreeMap<u64, u64>,
    /// The number of the entry that was written last.
    number: u64,
    /// What each seat was shown after so many decisions.
    pub seen: BTreeMap<(u64, SeatId), u64>,
    /// What is posted where nobody deals.
    pub posts: WatchedPosts,
}

impl Watch {
    /// A guest said something.
    pub fn said(&mut self, text: &str) {
        match serde_json::from_str(text) {
            Ok(FromClient::Do { nonce, deed: Deed::Act { decision, action, .. } }) => {
                self.asked.insert(nonce, (decision, action));
            }
            Ok(FromClient::Do { nonce, deed: Deed::Post { post, .. } }) => self.posts.said(nonce, post),
            _ => {}
        }
    }

    /// An entry is on the disk.
    pub fn writes(&mut self, entry: &LogEntry, now: u64) {
        let body: Value = serde_json::from_str(&entry.body).expect("entries are JSON");
        let is = |what: &str| body.pointer("/done").is_some_and(|done| done.get(what).is_some() || done == what);
        if !is("marked") && !is("brought") {
            self.number += 1;
            if is("started") || !self.written.is_empty() {
                self.written.insert(self.number, now);
            }
        }
        if let Some(posted) = body.pointer("/done/posted") {
            self.posts.writes(serde_json::from_value(posted.clone()).expect("a post"));
        }
    }

    /// The room tells something while a case is open that whoever watches is told so many milliseconds later. Answers
    /// whether it was a watcher who was told of the case.
    pub fn tells_in_time(&mut self, connection: u64, text: &str, now: u64, delay: u64) -> bool {
        let number = match serde_json::from_str(text) {
            Ok(Glance::Welcome { you: Some(_) }) => {
                self.watching.remove(&connection);
                return false;
            }
            Ok(Glance::Welcome { you: None }) => {
                self.watching.insert(connection);
                return false;
            }
            Ok(Glance::Whole { number, .. } | Glance::News { number, .. } | Glance::Lobby { number }) => number,
            Ok(Glance::Done { .. } | Glance::Undealt { .. } | Glance::Posts { .. }) | Err(_) => return false,
        };
        let Some(written) = self.written.get(&number).filter(|_| self.watching.contains(&connection)) else {
            return false;
        };
        assert!(written + delay <= now, "{number} was told {} ms after it was done", now - written);
        true
    }

    /// The room sends something: it is on the disk, and nothing is left out or told twice.
    pub fn sent(&mut self, connection: u64, text: &str, disk: &[LogEntry]) {
        let (decision, number, next) = match serde_json::from_str(text) {
            Ok(Glance::Whole { decision, number }) => (decision, number, false),
            Ok(Glance::News { decision, number }) => (decision, number, true),
            Ok(Glance::Lobby { number }) => (0, number, false),
            Ok(Glance::Done { nonce }) => {
                self.acknowledged.extend(self.asked.get(&nonce).copied());
                return self.posts.done(&nonce);
            }
            Ok(Glance::Undealt { posts }) => return self.posts.check_told(0, &[], posts),
            Ok(Glance::Posts { after, posts }) => return self.posts.check_told(after, &posts, after + posts.len()),
            Ok(Glance::Welcome { .. }) | Err(_) => return,
        };
        let new = disk.get(self.looked_at..).unwrap_or_default();
        self.acted += new.iter().filter(|entry| acted(entry).is_some()).count() as u64;
        self.looked_at = disk.len();
        assert!(decision <= self.acted, "decision {decision} was told with {} on the disk", self.acted);
        let before = self.numbers.insert(connection, number);
        if next {
            assert_eq!(before.map(|before| before + 1), Some(number), "a gap in what connection {connection} was told");
        }
    }

    /// A client has taken what it was told: two that sit at one seat never see two things. Looked at whenever it was told
    /// the `whole`, as after a rejoin. Answers whether it was looked at.
    pub fn sees(&mut self, client: &Client, whole: bool) -> bool {
        let Some(table) = client.table() else { return false };
        let at = (table.decision(), table.me());
        // Of the steps in between each eighth, and the newest: writing a view takes a while.
        let skips = !at.0.is_multiple_of(8) || self.seen.contains_key(&at) && !client.revision().is_multiple_of(4);
        if skips && !whole {
            return false;
        }
        let seen = hash(table.own_view());
        let before = *self.seen.entry(at).or_insert(seen);
        assert_eq!(before, seen, "two views of {:?} after {} decisions", at.1, at.0);
        true
    }

    /// At the end: what was acknowledged was done, and all of it once.
    pub fn end(&self, disk: &[LogEntry]) {
        let done: Vec<_> = disk.iter().filter_map(acted).collect();
        let decisions: Vec<_> = done.iter().map(|(decision, _)| *decision).collect();
        assert_eq!(decisions, (0..done.len() as u64).collect::<Vec<_>>(), "each decision once, in order");
        for (decision, action) in &self.acknowledged {
            assert!(
                done.contains(&(*decision, *action)),
                "decision {decision}: {action:?} was acknowledged and is not there"
            );
        }
        let named: Vec<_> = disk.iter().filter_map(|entry| Some((entry.seat?, entry.nonce.clone()))).collect();
        assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), named.len(), "nothing was done twice");
        self.posts.end();
    }
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
    let log = ReadRecord::from_text(&revealed.record).expect("the record is sound").record.log;
    let mut case = Case::replay(table.theme().clone(), CaseLog { actions: Vec::new(), ..log.clone() }).expect("a deal");
    let mut compared = 0;
    for (decision, (seat, action)) in (0..).zip(log.actions) {
        if let Some(seen) = watch.seen.get(&(decision, table.me())) {
            assert_eq!(*seen, hash(&case.game().view(table.me())), "another view after {decision} decisions");
            compared += 1;
        }
        case.apply(seat, action).expect("the record can be played");
    }
    assert_eq!(hash(table.own_view()), hash(&case.game().view(table.me())), "another view at the end");
    let told = client.testimony().expect("it was told");
    let audited = audit::check(told, revealed, table.theme());
    assert!(audited.is_ok(), "{audited:?}");
    compared
}

/// What somebody is told who comes to a room by their link.
fn told_to(room: &mut Room, link: &Link, now: u64) -> Vec<String> {
    let (connection, token) = (ConnectionId(u64::MAX), link.token.clone());
    let hello = Hello { protocol: PROTOCOL, room: link.room.clone(), token, have: None, table: false, verdicts: None };
    let hello = serde_json::to_string(&FromClient::Hello(hello)).expect("it can be written");
    let outputs = room.handle(now, Input::Opened { connection, hello });
    let text = |output| if let Output::Send { text, .. } = output { Some(text) } else { None };
    outputs.into_iter().filter_map(text).collect()
}

/// The room of a log, and what it is with every two cards exchanged that somebody cannot tell apart: whether they are told
/// the same, byte for byte. Answers how many were exchanged.
pub fn exchanged(log: &[LogEntry], link: &Link, now: u64, themes: &BuiltinThemes) -> u64 {
    let mut room = Room::open(log.to_vec(), now, themes).expect("any cut of a log can be opened");
    let told = told_to(&mut room, link, now);
    let you = told.iter().find_map(|text| match serde_json::from_str(text) {
        Ok(Glance::Welcome { you }) => Some(you),
        _ => None,
    });
    // Who has not sat down at that cut is refused.
    let Some(you) = you else { return 0 };
    let mut others = room.exchanged_for(you, now);
    for other in others.iter_mut().map(|other| told_to(other, link, now)) {
        assert!(other == told, "{you:?} can tell two deals apart after {}", log.len());
    }
    others.len() as u64
}
