//! Measures what exact knowledge costs after one event that tells something, over the events of real bot cases.
//!
//! `cargo bench -p candlestick-cli --bench knowledge`. The corpus is in the format of `candlestick deduce`, one
//! game as one seat saw it on each line; `crates/game/examples/knowledge.rs` writes it.
#![expect(clippy::expect_used, reason = "a measurement that cannot go on stops")]

use candlestick_cli::lab::deduce::SeenGame;
use candlestick_deduction::{Holder, Knowledge};
use candlestick_game::position::CardNames;
use candlestick_rules::{CardId, Event};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Every event that tells something, with what was known before it.
fn steps(corpus: &str, names: &CardNames) -> Vec<(Knowledge, Event)> {
    let mut steps = Vec::new();
    for line in corpus.lines() {
        let game = SeenGame::read(line, names).expect("the corpus is sound");
        let mut knowledge = Knowledge::new(game.start);
        for event in game.turns.into_iter().flatten() {
            let next = knowledge.after(&event);
            assert!(next.is_exact());
            if !next.shares_count_with(&knowledge) {
                steps.push((knowledge, event));
            }
            knowledge = next;
        }
    }
    steps
}

fn names_of(theme: &str) -> CardNames {
    CardNames::of_theme(&candlestick_themes::builtin(theme).expect("it is built in"))
}

/// Full marginals after one event; each sample is one event, so that the slowest is the worst of all.
fn one_event(bencher: Bencher, corpus: &str, names: &CardNames) {
    let mut steps = steps(corpus, names).into_iter().cycle();
    bencher.with_inputs(|| steps.next().expect("it goes round")).bench_local_refs(|(knowledge, event)| {
        let next = knowledge.after(event);
        black_box(next.probability(CardId(0), Holder::CaseFile));
        next
    });
}

#[divan::bench(sample_size = 1, sample_count = 2000)]
fn classic_3_players(bencher: Bencher) {
    let names = names_of("classic-2016");
    one_event(bencher, include_str!("corpus/classic-3.jsonl"), &names);
}

#[divan::bench(sample_size = 1, sample_count = 2000)]
fn classic_6_players(bencher: Bencher) {
    let names = names_of("classic-2016");
    one_event(bencher, include_str!("corpus/classic-6.jsonl"), &names);
}

#[divan::bench(sample_size = 1, sample_count = 2000)]
fn master_detective_10_players(bencher: Bencher) {
    let names = names_of("master-detective");
    one_event(bencher, include_str!("corpus/master-detective-10.jsonl"), &names);
}
