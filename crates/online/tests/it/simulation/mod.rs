//! Whole cases of a room over a network that delays, cuts and doubles, two servers that crash, stand still and take the
//! room from each other, and people who come and go.
//!
//! One seed is one run, the same each time. Of a thousand as many are run as fit into some seconds, at least six;
//! `CANDLESTICK_SEEDS=20000 cargo test -p candlestick-online --test it simulation` runs so many, however long it takes, and
//! `CANDLESTICK_FIRST_SEED=17` with `CANDLESTICK_SEEDS=1` one of them again.

mod checks;
mod guest;
mod net;
mod server;
mod world;

use std::time::{Duration, Instant};

use world::World;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// A seed that says its name where its run fails.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("it was seed {}", self.0);
        }
    }
}

/// As many seeds as are run in this time where nobody says how many, and at least so many.
const BOX: (Duration, u64) = (Duration::from_secs(15), 6);

#[test]
fn rooms_survive_everything() {
    let (first, wanted) = (number("CANDLESTICK_FIRST_SEED"), number("CANDLESTICK_SEEDS"));
    let (first, began, mut all) = (first.unwrap_or(0), Instant::now(), world::Happened::default());
    let mut seeds = 0;
    while seeds < wanted.unwrap_or(1_000) && (wanted.is_some() || seeds < BOX.1 || began.elapsed() < BOX.0) {
        let seed = Named(first + seeds);
        all.add(&World::new(seed.0).play());
        seeds += 1;
    }
    println!("{seeds} seeds from {first} in {:.1?}: {all:#?}", began.elapsed());
    assert!(seeds < 6 || all.is_wild(), "too little has happened to prove anything: {all:?}");
}

#[test]
fn a_seed_is_the_same_run_again() {
    let (one, again) = (World::new(3).play(), World::new(3).play());
    assert_eq!(one, again);
}
