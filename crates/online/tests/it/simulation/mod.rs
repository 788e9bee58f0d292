//! Whole cases of a room over a network that delays, cuts and doubles, a server that crashes, and people who come and go.
//!
//! One seed is one run, the same each time. `CANDLESTICK_SEEDS=1000 cargo test -p candlestick-online --test it simulation`
//! runs more; `CANDLESTICK_FIRST_SEED=17` with `CANDLESTICK_SEEDS=1` one of them again.

mod checks;
mod guest;
mod net;
mod world;

use std::time::Instant;

use world::World;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn rooms_survive_everything() {
    let (first, seeds) = (number("CANDLESTICK_FIRST_SEED", 0), number("CANDLESTICK_SEEDS", 6));
    let (began, mut all) = (Instant::now(), world::Happened::default());
    for seed in first..first + seeds {
        let happened = World::new(seed).play();
        all.add(&happened);
    }
    println!("{seeds} seeds from {first} in {:.1?}: {all:#?}", began.elapsed());
    assert!(seeds < 6 || all.is_wild(), "too little has happened to prove anything: {all:?}");
}

#[test]
fn a_seed_is_the_same_run_again() {
    let (one, again) = (World::new(3).play(), World::new(3).play());
    assert_eq!(one, again);
}
