//! Plays one room of the load: people sit down, begin, and decide at random.

use std::{
    collections::{BTreeMap, HashMap},
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use candlestick_game::Level;
use candlestick_online::{
    Link,
    client::{Client, RemoteTable},
    protocol::{Arrangement, BotChair, Deed},
};
use candlestick_rules::SuspectId;
use tokio::{sync::Barrier, task::JoinSet, time::timeout};

use crate::player::{RoomPlayer, create_room};

/// What is played.
pub struct LoadPlan {
    pub server: SocketAddr,
    pub people: usize,
    pub bots: u8,
    pub level: Level,
    pub theme: String,
    pub pause: Duration,
    pub rooms: usize,
    /// How many decisions at least a case has that was closed before; none where there is none.
    pub closed: Option<u64>,
    pub at_once: bool,
    pub measured: Duration,
}

/// What was measured, in all rooms.
pub struct Figures {
    /// All rooms have begun.
    begun: Barrier,
    told: Mutex<Vec<Duration>>,
    /// How long bots took, by what they were to do, as one person in each room saw it.
    bots: Mutex<BTreeMap<String, Vec<Duration>>>,
}

/// So many of a thousand took no longer, in milliseconds; of durations in their order.
fn part(sorted: &[Duration], part: usize) -> f64 {
    sorted.get(sorted.len() * part / 1000).or(sorted.last()).map_or(0.0, |took| took.as_secs_f64() * 1e3)
}

impl Figures {
    pub fn new(rooms: usize) -> Self {
        Self { begun: Barrier::new(rooms), told: Mutex::default(), bots: Mutex::default() }
    }

    /// The figures as a line.
    pub fn summary(&self, measured: Duration) -> String {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner).clone();
        told.sort_unstable();
        let part = |per_mille| part(&told, per_mille);
        format!(
            "{} clients told, {:.0} in a second; from decision to view p50 {:.1} ms, p99 {:.1}, p99.9 {:.1}",
            told.len(),
            told.len() as f64 / measured.as_secs_f64(),
            part(500),
            part(990),
            part(999),
        )
    }

    /// How long bots took from one decision to theirs, by what they were to do: a line each, of no bots nothing.
    pub fn bots(&self) -> String {
        let bots = self.bots.lock().unwrap_or_else(PoisonError::into_inner);
        let line = |(asked, took): (&String, &Vec<Duration>)| {
            let mut took = took.clone();
            took.sort_unstable();
            let [least, half, most] = [0, 500, 990].map(|per_mille| part(&took, per_mille));
            let last = part(&took, 1000);
            let count = took.len();
            format!(
                "\nbots asked to {asked}: {count}, after {least:.0} ms at least, p50 {half:.0}, p99 {most:.0}, at most {last:.0}"
            )
        };
        bots.iter().map(line).collect()
    }

    fn note_bots(&self, waits: Vec<(String, Duration)>) {
        let mut bots = self.bots.lock().unwrap_or_else(PoisonError::into_inner);
        waits.into_iter().for_each(|(asked, took)| bots.entry(asked).or_default().push(took));
    }
}

/// When each decision of a room was said.
type Said = Arc<Mutex<HashMap<u64, Instant>>>;

/// Plays a room from its making until the time is over.
pub async fn play_room(wish: Arc<LoadPlan>, figures: Arc<Figures>, number: u64) {
    let mut players = begin(&wish).await;
    if let Some(decisions) = wish.closed {
        close(&mut players, decisions, number).await;
        start(&mut players).await;
    }
    figures.begun.wait().await;
    if !wish.at_once {
        // Rooms know nothing of each other: their first decisions are spread over a pause.
        tokio::time::sleep(wish.pause.mul_f64(number as f64 / wish.rooms as f64)).await;
    }
    let (said, mut playing) = (Said::default(), JoinSet::new());
    for (seat, player) in players.into_iter().enumerate() {
        let (wish, said, figures) = (Arc::clone(&wish), Arc::clone(&said), Arc::clone(&figures));
        playing.spawn(async move {
            let (told, bots) = play(player, &wish, &said, number * 31 + seat as u64, seat == 0).await;
            figures.told.lock().unwrap_or_else(PoisonError::into_inner).extend(told);
            figures.note_bots(bots);
        });
    }
    playing.join_all().await;
}

/// Seats everybody and begins.
async fn begin(wish: &LoadPlan) -> Vec<RoomPlayer> {
    let link = create_room(wish.server, &wish.theme).await;
    let mut players = vec![RoomPlayer::connect(wish.server, link.clone()).await];
    for person in 1..wish.people {
        let mut guest = RoomPlayer::connect(wish.server, Link::invitation(&link.room)).await;
        guest.until(|guest| guest.lobby().is_some()).await;
        guest.sit(&format!("Guest {person}")).await;
        guest.until(|guest| guest.you().is_some()).await;
        players.push(guest);
    }
    players[0].want(Deed::Arrange(arrangement(wish))).await;
    all(&mut players, |client| !client.is_waiting()).await;
    start(&mut players).await;
    players
}

/// Begins a case once all have committed to their shares.
async fn start(players: &mut Vec<RoomPlayer>) {
    let people = players.len();
    all(players, move |client| client.lobby().is_some_and(|lobby| lobby.commitments.len() == people)).await;
    players[0].want(Deed::Start).await;
    all(players, |client| client.table().is_some()).await;
}

/// Plays the case to its end, which nobody seeks before so many decisions, and puts it away.
async fn close(players: &mut Vec<RoomPlayer>, decisions: u64, number: u64) {
    let mut playing = JoinSet::new();
    for (seat, mut player) in players.drain(..).enumerate() {
        playing.spawn(async move {
            let mut chance = number * 31 + seat as u64;
            while !player.client.table().is_some_and(RemoteTable::is_over) {
                if is_to_act(&player.client) && !player.client.is_waiting() {
                    chance = drawn(chance);
                    player.act(chance >> 33, decision(&player) >= decisions).await;
                }
                let _ = timeout(Duration::from_millis(500), player.step()).await;
            }
            (seat, player)
        });
    }
    players.extend(in_order(playing).await);
    players[0].want(Deed::Rematch).await;
}

/// What the host arranges: nobody is stood in for, and bots have the suspects behind the people's.
fn arrangement(wish: &LoadPlan) -> Arrangement {
    let first = u8::try_from(wish.people).unwrap_or(u8::MAX);
    let bot = |at: u8| BotChair {
        suspect: SuspectId(first.saturating_add(at)),
        level: wish.level,
        name: format!("Bot {}", at + 1),
    };
    Arrangement {
        theme: wish.theme.clone(),
        bots: (0..wish.bots).map(bot).collect(),
        stand_in_after: 3600,
        ..Arrangement::default()
    }
}

/// Has all of them go on until something holds for each.
async fn all(players: &mut Vec<RoomPlayer>, holds: impl Fn(&Client) -> bool + Clone + Send + 'static) {
    let mut waiting = JoinSet::new();
    for (at, mut player) in players.drain(..).enumerate() {
        let holds = holds.clone();
        waiting.spawn(async move {
            player.until(holds).await;
            (at, player)
        });
    }
    players.extend(in_order(waiting).await);
}

/// All of them, once each is done.
async fn in_order(waiting: JoinSet<(usize, RoomPlayer)>) -> impl Iterator<Item = RoomPlayer> {
    let mut done = waiting.join_all().await;
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, player)| player)
}

/// The next number that is drawn.
const fn drawn(chance: u64) -> u64 {
    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// Plays one person's part; answers how long each decision of anybody took to be told here, and how long each bot took from
/// the decision before, with what it was asked to do, where they are `timed`.
async fn play(
    mut player: RoomPlayer,
    wish: &LoadPlan,
    said: &Said,
    mut chance: u64,
    timed: bool,
) -> (Vec<Duration>, Vec<(String, Duration)>) {
    let (end, mut told, mut bots) = (Instant::now() + wish.measured, Vec::new(), Vec::new());
    let (mut seen, mut last) = (decision(&player), None);
    while Instant::now() < end {
        if is_to_act(&player.client) && !player.client.is_waiting() {
            tokio::time::sleep(wish.pause).await;
            chance = drawn(chance);
            said.lock().unwrap_or_else(PoisonError::into_inner).insert(decision(&player), Instant::now());
            if !player.act(chance >> 33, false).await {
                break;
            }
        }
        let asked = timed.then(|| phase(&player));
        // A case that is closed says nothing any more.
        let _ = timeout(Duration::from_millis(500), player.step()).await;
        while seen < decision(&player) {
            let at = said.lock().unwrap_or_else(PoisonError::into_inner).get(&seen).copied();
            // What the first decision here waited for is not known.
            let since: Option<Instant> = last.replace(Instant::now());
            bots.extend(
                asked.clone().zip(since).filter(|_| at.is_none()).map(|(asked, since)| (asked, since.elapsed())),
            );
            told.extend(at.map(|at| at.elapsed()));
            seen += 1;
        }
    }
    (told, bots)
}

/// What is to be done now, without whose turn it is.
fn phase(player: &RoomPlayer) -> String {
    let phase = player.client.table().map(|table| format!("{:?}", table.own_view().phase)).unwrap_or_default();
    phase.split('(').next().unwrap_or_default().to_owned()
}

fn decision(player: &RoomPlayer) -> u64 {
    player.client.table().map_or(0, RemoteTable::decision)
}

fn is_to_act(client: &Client) -> bool {
    client.table().is_some_and(|table| table.actor() == Some(table.me()))
}
