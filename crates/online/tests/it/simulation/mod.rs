//! Simulates whole cases of a room over a network that delays, cuts and doubles, with two servers that crash, stand
//! still and take the room from each other, and people who come and go.
//!
//! One seed is one run, the same each time. Of a thousand, others each day, as many are run on all cores as fit into half a
//! minute, at least six; `CANDLESTICK_SEEDS=20000 cargo test -p candlestick-online --test it simulation` runs so many from
//! the first on, however long it takes, and `CANDLESTICK_FIRST_SEED=17` with `CANDLESTICK_SEEDS=1` one of them again. Cases
//! that nobody deals are played besides, an eighth as many, as each takes some seconds of a core: every post of one is
//! checked by everybody, and again by whoever comes again. A quarter as many rooms play again, once or twice: there people
//! stand up, are sent away, come home late and come new, and terms and themes change.

mod checks;
mod disk;
mod evening;
mod guest;
mod happened;
mod net;
mod posts;
mod server;
mod streams;
mod undealt;
mod world;

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use happened::Happened;
use world::SimulatedWorld;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// A seed that says its name where its run fails; no other is begun then.
struct NamedSeed<'a> {
    seed: u64,
    next: &'a AtomicU64,
}

impl Drop for NamedSeed<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("it was seed {}", self.seed);
            self.next.store(NEVER, Ordering::Relaxed);
        }
    }
}

/// No seed that is ever played.
const NEVER: u64 = u64::MAX / 2;

/// As many seeds as are run in this time where nobody says how many, and at least so many.
const BOX: (Duration, u64) = (Duration::from_secs(30), 6);
/// The same of cases that nobody deals.
const UNDEALT_BOX: (Duration, u64) = (Duration::from_secs(8), 2);
/// To so many seeds that somebody wants comes one of a case that nobody deals.
const TO_ONE_UNDEALT: u64 = 8;

/// The same of rooms that play again.
const AGAIN_BOX: (Duration, u64) = (Duration::from_secs(12), 4);
/// To so many seeds that somebody wants comes one of a room that plays again.
const TO_ONE_AGAIN: u64 = 4;

/// How many seeds are played before something of everything must have gone wrong: of so many, one run in 25,000 or so would not
/// (by how many of 80 seeds had none of each).
const MANY: u64 = 25;
/// The same of cases that nobody deals.
const MANY_UNDEALT: u64 = 20;
/// The same of rooms that play again, where more happens in each.
const MANY_AGAIN: u64 = 30;
/// So few show that people were away at verdicts, and were told later.
const FEW_AGAIN: u64 = 15;

/// Where nobody says which seed is the first: another thousand each day, so that what runs daily meets new ones.
fn seed_of_today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs() / 86_400 * 1_000
}

/// Plays seeds on all cores until so many are played, or as many as fit into the time; what has happened in them.
fn plays(world: fn(u64) -> SimulatedWorld, first: u64, wanted: Option<u64>, time: (Duration, u64)) -> (u64, Happened) {
    let (began, next, all) = (Instant::now(), AtomicU64::new(0), Mutex::new(Happened::default()));
    let goes_on = |seeds: u64| match wanted {
        Some(wanted) => seeds < wanted,
        None => seeds < 1_000 && (seeds < time.1 || began.elapsed() < time.0),
    };
    let lane = || loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if !goes_on(seed) {
            return;
        }
        let named = NamedSeed { seed: first + seed, next: &next };
        let happened = world(named.seed).play();
        all.lock().unwrap_or_else(PoisonError::into_inner).add(&happened);
    };
    std::thread::scope(|scope| {
        (0..std::thread::available_parallelism().map_or(1, usize::from)).for_each(|_| drop(scope.spawn(lane)));
    });
    let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    (all.closed, all)
}

#[test]
fn rooms_survive_everything() {
    let (first, wanted) = (number("CANDLESTICK_FIRST_SEED"), number("CANDLESTICK_SEEDS"));
    let first = first.unwrap_or_else(|| if wanted.is_some() { 0 } else { seed_of_today() });
    let began = Instant::now();
    let (seeds, all) = plays(SimulatedWorld::new, first, wanted, BOX);
    println!("{seeds} seeds from {first} in {:.1?}: {all:#?}", began.elapsed());
    assert!(seeds < MANY || all.is_wild(), "too little has happened to prove anything: {all:?}");
}

#[test]
fn rooms_that_nobody_deals_survive_everything() {
    let (first, wanted) = (number("CANDLESTICK_FIRST_SEED"), number("CANDLESTICK_SEEDS"));
    let first = first.unwrap_or_else(|| if wanted.is_some() { 0 } else { seed_of_today() });
    let began = Instant::now();
    let (seeds, all) =
        plays(SimulatedWorld::undealt, first, wanted.map(|wanted| wanted.div_ceil(TO_ONE_UNDEALT)), UNDEALT_BOX);
    println!("{seeds} seeds from {first} of cases that nobody deals in {:.1?}: {all:#?}", began.elapsed());
    assert!(seeds < MANY_UNDEALT || all.is_wild_undealt(), "too little has happened to prove anything: {all:?}");
}

#[test]
fn rooms_that_play_again_survive_everything() {
    let (first, wanted) = (number("CANDLESTICK_FIRST_SEED"), number("CANDLESTICK_SEEDS"));
    let first = first.unwrap_or_else(|| if wanted.is_some() { 0 } else { seed_of_today() });
    let began = Instant::now();
    let wanted = wanted.map(|wanted| wanted.div_ceil(TO_ONE_AGAIN));
    let (seeds, all) = plays(SimulatedWorld::again, first, wanted, AGAIN_BOX);
    println!("{seeds} seeds from {first} of rooms that play again in {:.1?}: {all:#?}", began.elapsed());
    assert!(seeds < FEW_AGAIN || all.is_played_again(), "nobody was away at a verdict: {all:?}");
    assert!(seeds < MANY_AGAIN || all.is_wild_again(), "too little has happened to prove anything: {all:?}");
}

#[test]
fn a_seed_is_the_same_run_again() {
    for world in [SimulatedWorld::new, SimulatedWorld::undealt, SimulatedWorld::again] {
        assert_eq!(world(3).play(), world(3).play());
    }
}
