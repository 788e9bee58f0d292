//! Plays, for tests, a table of people who go on with their case whatever is done to their server meanwhile.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use candlestick_online::{
    Link, audit,
    client::{Client, RemoteTable},
    protocol::Deed,
};
use candlestick_rules::Action;
use tokio::task::JoinHandle;

use crate::{
    game::THEME,
    player::{RoomPlayer, create_room},
};

/// How long people think.
const THINKS: Duration = Duration::from_millis(40);
/// Before each decision: ten a second are a flood.
const PONDERS: Duration = Duration::from_millis(150);
/// So long a decision may take to be acknowledged, on a machine that does much else.
const SOON: Duration = Duration::from_secs(5);
/// The table has to go on within this.
const GOES_ON: Duration = Duration::from_secs(20);

/// What those at the table are told from outside.
#[derive(Default)]
struct Told {
    /// How many decisions were acknowledged.
    decided: AtomicU64,
    /// They bring the case to its end.
    late: AtomicBool,
    /// Bo leaves the device, and comes back.
    bo_leaves: AtomicBool,
    bo_is_away: AtomicBool,
    /// Ada decides although it is another's turn.
    ada_oversteps: AtomicBool,
}

/// Ada, Grace and Bo at a case.
pub struct AbusedTable {
    pub room: String,
    /// Bo's link: he is one of those who do wrong.
    pub bo: Link,
    told: Arc<Told>,
    people: Vec<JoinHandle<RoomPlayer>>,
}

impl AbusedTable {
    /// Sits down and begins a case that nobody ends by accident: no bot plays.
    pub async fn begin(server: SocketAddr) -> Self {
        let mut ada = RoomPlayer::connect(server, create_room(server, THEME).await).await;
        let room = ada.client.link().room.clone();
        let mut people = Vec::new();
        for name in ["Grace", "Bo"] {
            let mut guest = RoomPlayer::connect(server, Link::invitation(&room)).await;
            guest.until(|guest| guest.lobby().is_some()).await;
            guest.sit(name).await;
            guest.until(|guest| guest.you().is_some()).await;
            people.push(guest);
        }
        let [mut grace, mut bo]: [RoomPlayer; 2] = people.try_into().ok().unwrap();
        let ready = |client: &Client| client.lobby().is_some_and(|lobby| lobby.commitments.len() == 3);
        tokio::join!(ada.until(ready), grace.until(ready), bo.until(ready));
        ada.want(Deed::Start).await;
        let begun = |client: &Client| client.table().is_some();
        tokio::join!(ada.until(begun), grace.until(begun), bo.until(begun));
        let (link, told) = (bo.client.link().clone(), Arc::<Told>::default());
        let people = [ada, grace, bo].map(|player| tokio::spawn(plays(player, server, Arc::clone(&told))));
        Self { room, bo: link, told, people: people.into() }
    }

    /// Waits until some more decisions were acknowledged.
    pub async fn goes_on(&self) {
        let (before, since) = (self.told.decided.load(Ordering::SeqCst), Instant::now());
        while self.told.decided.load(Ordering::SeqCst) < before + 4 {
            assert!(since.elapsed() < GOES_ON, "the table does not go on");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// It is Bo's turn, and he has left his device.
    pub async fn bo_leaves(&self) {
        self.told.bo_leaves.store(true, Ordering::SeqCst);
        until(|| self.told.bo_is_away.load(Ordering::SeqCst)).await;
    }

    /// He is back.
    pub async fn bo_returns(&self) {
        self.told.bo_leaves.store(false, Ordering::SeqCst);
        until(|| !self.told.bo_is_away.load(Ordering::SeqCst)).await;
    }

    /// Ada decides although it is another's turn.
    pub async fn ada_oversteps(&self) {
        self.told.ada_oversteps.store(true, Ordering::SeqCst);
        until(|| !self.told.ada_oversteps.load(Ordering::SeqCst)).await;
    }

    /// The case comes to its verdict. Nobody but Bo was ever disconnected, each decision was done soon, and all was fair.
    pub async fn ends_well(self) {
        self.told.late.store(true, Ordering::SeqCst);
        for (n, person) in self.people.into_iter().enumerate() {
            let player = person.await.unwrap();
            let client = &player.client;
            let (told, revealed) = (client.testimony().unwrap(), client.verdict().unwrap());
            let found = audit::check(told, revealed, client.table().unwrap().theme());
            assert!(found.is_ok(), "{found:?}");
            let longest = player.took.iter().max().copied().unwrap_or_default();
            assert!(longest < SOON, "a decision took {longest:?}");
            assert!(n == 2 || player.sockets == 1, "person {n} was disconnected");
        }
    }
}

async fn until(holds: impl Fn() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < GOES_ON, "that never came about");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

fn is_to_act(client: &Client) -> bool {
    client.table().is_some_and(|table| table.actor() == Some(table.me())) && !client.is_waiting()
}

/// Plays to the verdict.
async fn plays(mut player: RoomPlayer, server: SocketAddr, told: Arc<Told>) -> RoomPlayer {
    let (is_ada, is_bo) = (player.client.you() == Some(0), player.client.you() == Some(2));
    player.rest = THINKS;
    let mut chance = 1_u64;
    while player.client.verdict().is_none() {
        let before = player.acknowledged.len();
        if is_bo && told.bo_leaves.load(Ordering::SeqCst) && is_to_act(&player.client) {
            player = leaves(player, server, &told).await;
            continue;
        }
        if is_ada && told.ada_oversteps.load(Ordering::SeqCst) {
            let decision = player.client.table().map_or(0, RemoteTable::decision);
            player.want(Deed::Act { decision, action: Action::Roll, signature: None }).await;
            player.until(|player| !player.is_waiting()).await;
            told.ada_oversteps.store(false, Ordering::SeqCst);
        }
        if is_to_act(&player.client) {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            tokio::time::sleep(PONDERS).await;
            player.act(chance >> 33, told.late.load(Ordering::SeqCst)).await;
        }
        player.step().await;
        told.decided.fetch_add((player.acknowledged.len() - before) as u64, Ordering::SeqCst);
    }
    player
}

/// Goes away until told otherwise, and comes back by the same link.
async fn leaves(player: RoomPlayer, server: SocketAddr, told: &Told) -> RoomPlayer {
    let link = player.client.link().clone();
    drop(player);
    told.bo_is_away.store(true, Ordering::SeqCst);
    while told.bo_leaves.load(Ordering::SeqCst) {
        tokio::time::sleep(THINKS).await;
    }
    let mut again = RoomPlayer::connect(server, link).await;
    again.rest = THINKS;
    again.until(|again| again.table().is_some()).await;
    told.bo_is_away.store(false, Ordering::SeqCst);
    again
}
