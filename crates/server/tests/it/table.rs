//! Plays a room whose people begin case after case, however often what serves them is killed.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use candlestick_game::Level;
use candlestick_online::{
    Link, LogEntry, audit,
    client::{Client, ConnectionState},
    protocol::{Arrangement, BotChair, Deed},
};
use candlestick_rules::SuspectId;
use serde_json::Value;

use crate::{
    player::{RoomPlayer, create_room},
    restore::has_verdict,
};

/// Longer than a case lasts that is never disturbed for long.
const PATIENCE: Duration = Duration::from_secs(240);
/// Restless people wait no longer than this, and half as long again by chance, in milliseconds.
const REST: u64 = 800;
/// A start that is refused, as somebody is not back yet, is asked for again after this.
const AGAIN: Duration = Duration::from_millis(400);
/// How many decisions a person makes before they bring a case to its end.
const LONG: u64 = 40;

/// What all rooms of a run share.
#[derive(Default)]
pub struct Evening {
    /// Nobody begins another case.
    pub late: AtomicBool,
    /// People lose their connections after decisions, and when they have to wait, and come back elsewhere.
    pub restless: bool,
    /// How many tables play.
    pub begun: AtomicU64,
    /// Decisions that were acknowledged so far.
    pub acknowledged: AtomicU64,
}

/// A person at a table, and whether it is the host.
struct Guest {
    player: RoomPlayer,
    host: bool,
    chance: u64,
    decisions: u64,
    closed: u64,
    /// The case whose verdict was looked at last.
    looked: Option<u32>,
    started: Instant,
    /// When a restless person came back elsewhere last.
    hopped: Instant,
}

/// What is left of an evening: the room, who had which acknowledged decisions, and how many cases were closed.
pub struct EveningResult {
    pub room: String,
    acknowledged: [Vec<String>; 2],
    pub cases: u64,
    /// How long each acknowledged decision took to be done.
    pub took: Vec<Duration>,
    /// How many sockets its people opened.
    pub sockets: u64,
    /// Their links.
    pub links: [Link; 2],
}

/// Two people and a bot at one of some servers of one log, from opening the room to the verdict of their last case, each of which was fair.
pub async fn play(servers: Vec<SocketAddr>, number: u64, evening: Arc<Evening>) -> EveningResult {
    let link = create_room(servers[0], "classic-2016").await;
    let room = link.room.clone();
    let mut ada = RoomPlayer::connect_to(servers.clone(), link).await;
    ada.until(|ada| ada.lobby().is_some() && ada.you() == Some(0)).await;
    let mut grace = RoomPlayer::connect_to(servers, Link::invitation(&room)).await;
    grace.until(|grace| grace.lobby().is_some()).await;
    grace.sit("Grace").await;
    grace.until(|grace| grace.you() == Some(1)).await;
    let bot = BotChair { suspect: SuspectId(5), level: Level::Novice, name: "Bot".into() };
    ada.want(Deed::Arrange(Arrangement { bots: vec![bot], pace: 200, ..Arrangement::default() })).await;
    ada.until(|ada| !ada.is_waiting()).await;
    let last = Arc::new(AtomicBool::new(false));
    let guest = |player, host| Guest {
        player,
        host,
        chance: number * 97 + u64::from(host),
        decisions: 0,
        closed: 0,
        looked: None,
        started: Instant::now(),
        hopped: Instant::now(),
    };
    let (ada, grace) = (guest(ada, true), guest(grace, false));
    let (ada, grace) =
        tokio::join!(tokio::spawn(ada.plays(evening.clone(), last.clone())), tokio::spawn(grace.plays(evening, last)));
    let (ada, grace) = (ada.unwrap(), grace.unwrap());
    let (cases, sockets) = (ada.closed, ada.player.sockets + grace.player.sockets);
    let took = [&*ada.player.took, &*grace.player.took].concat();
    let links = [ada.player.client.link().clone(), grace.player.client.link().clone()];
    EveningResult {
        room,
        cases,
        took,
        sockets,
        links,
        acknowledged: [ada.player.acknowledged, grace.player.acknowledged],
    }
}

impl Guest {
    /// Plays until the evening is over and the case is closed.
    async fn plays(mut self, evening: Arc<Evening>, last: Arc<AtomicBool>) -> Self {
        let mut changed = (Instant::now(), 0);
        if evening.restless {
            self.player.rest = Duration::from_millis(REST / 4);
        }
        loop {
            let before = self.player.acknowledged.len();
            if has_verdict(&self.player) {
                self.looks_back();
                if self.host && evening.late.load(Ordering::SeqCst) {
                    last.store(true, Ordering::SeqCst);
                }
                if last.load(Ordering::SeqCst) {
                    return self;
                }
                if self.host && !self.player.client.is_waiting() {
                    self.player.want(Deed::Rematch).await;
                }
            }
            self.goes_on(evening.late.load(Ordering::SeqCst)).await;
            self.player.step().await;
            let now = self.player.acknowledged.len();
            if self.host && before == 0 && now > 0 {
                evening.begun.fetch_add(1, Ordering::SeqCst);
            }
            evening.acknowledged.fetch_add((now - before) as u64, Ordering::SeqCst);
            let revision = self.player.client.revision();
            if changed.1 != revision {
                changed = (Instant::now(), revision);
            }
            if evening.restless && self.player.client.line() == ConnectionState::Open {
                self.may_hop(now > before, changed.0);
            }
            assert!(changed.0.elapsed() < PATIENCE, "nothing happens any more: {:?}", self.player.client.line());
        }
    }

    fn draw(&mut self) -> u64 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.chance >> 33
    }

    /// Comes back elsewhere: after one in four decisions, and when one has waited for long since something was told.
    fn may_hop(&mut self, decided: bool, told: Instant) {
        let chance = self.draw();
        let waited = told.max(self.hopped).elapsed() > Duration::from_millis(REST + chance % (REST / 2));
        if waited || (decided && chance.is_multiple_of(4)) {
            self.hopped = Instant::now();
            self.player.leaves = true;
        }
    }

    /// The case was fair; it is checked once.
    fn looks_back(&mut self) {
        let client = &self.player.client;
        let (Some(told), Some(revealed), Some(table)) = (client.testimony(), client.verdict(), client.table()) else {
            return;
        };
        if self.looked.replace(table.deal()) == Some(table.deal()) {
            return;
        }
        let found = audit::check(told, revealed, table.theme());
        assert!(found.is_ok(), "{found:?}");
        self.closed += 1;
        self.decisions = 0;
    }

    async fn goes_on(&mut self, late: bool) {
        let client = &self.player.client;
        if client.is_waiting() {
            return;
        }
        if is_to_act(client) {
            let chance = self.draw();
            self.decisions += 1;
            self.player.act(chance, late || self.decisions > LONG).await;
        } else if self.host && may_start(client) && self.started.elapsed() > AGAIN {
            self.started = Instant::now();
            self.player.want(Deed::Start).await;
        }
    }
}

fn is_to_act(client: &Client) -> bool {
    client.table().is_some_and(|table| table.actor() == Some(table.me()) && !table.is_over())
}

fn may_start(client: &Client) -> bool {
    client.lobby().is_some_and(|lobby| lobby.commitments.len() == 2 && !lobby.sharing)
}

impl EveningResult {
    /// Holds the log against what its people were told: all of it is there, once, and no decision twice. Answers how many
    /// decisions people made.
    pub fn is_in(&self, log: &[LogEntry]) -> u64 {
        assert!(log.iter().zip(0..).all(|(entry, seq)| entry.seq == seq), "{} has a gap", self.room);
        let (mut due, mut own) = (0, Vec::new());
        for entry in log {
            let body: Value = serde_json::from_str(&entry.body).unwrap();
            if body.pointer("/done/started").is_some() {
                due = 0;
            }
            if let Some(acted) = body.pointer("/done/acted") {
                assert_eq!(acted["decision"].as_u64(), Some(due), "{}: each decision once, in order", self.room);
                due += 1;
                own.extend(entry.seat.map(|seat| (seat, entry.nonce.as_str())));
            }
        }
        let mut once = own.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), own.len(), "{}: nothing was done twice", self.room);
        for (seat, nonces) in (0..).zip(&self.acknowledged) {
            for nonce in nonces {
                assert!(once.binary_search(&(seat, nonce)).is_ok(), "{}: {seat} was told {nonce} is done", self.room);
            }
        }
        own.len() as u64
    }

    /// How many decisions were acknowledged to people.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.iter().map(|nonces| nonces.len() as u64).sum()
    }
}
