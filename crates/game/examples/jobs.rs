//! Measures how long jobs take, written from bot cases and done natively. `script/measure-page` does the same in a
//! browser.
//!
//! `cargo run --release -p candlestick-game --example jobs -- write THEME PLAYERS CASES`: a JSON job a line.
//! `… -- time < FILE`: does them one after the other and prints the mean and the worst of each kind in milliseconds.

use std::{
    collections::BTreeMap,
    io::{BufRead, stdin},
    sync::Arc,
    time::Instant,
};

use candlestick_game::{
    Case, Level, Seat,
    jobs::{Eyes, Job, JobRunner},
};
use candlestick_rules::{Event, SeatId, Setup, SuspectId};
use candlestick_themes as theme;

fn main() {
    let mut words = std::env::args().skip(1);
    match (words.next().as_deref(), words.next(), words.next(), words.next()) {
        (Some("write"), Some(theme), Some(players), Some(cases)) => {
            let (Ok(players), Ok(cases)) = (players.parse(), cases.parse()) else { return help() };
            write(&theme, players, cases);
        }
        (Some("time"), None, None, None) => time(),
        _ => help(),
    }
}

fn help() {
    eprintln!("write THEME PLAYERS CASES, or time < FILE");
}

/// After each event that tells something: what follows for the first seat. Before each decision: what the master does.
fn write(theme: &str, players: u8, cases: u64) {
    let Ok(theme) = theme::builtin(theme) else { return eprintln!("there is no such theme") };
    let theme = Arc::new(theme);
    for seed in 1..=cases {
        let setup = Setup::new((0..players).map(SuspectId).collect());
        let seat = |n: u8| Seat::bot(format!("P{n}"), Level::Master);
        let Ok(mut case) = Case::new(Arc::clone(&theme), setup, (0..players).map(seat).collect(), seed) else {
            return eprintln!("{players} players can't sit down");
        };
        loop {
            print(&Job::Bots { log: case.log().clone(), most: 1 });
            let Some((seat, action)) = case.bot_action() else { break };
            let Ok(events) = case.apply(seat, action) else { break };
            if events.iter().any(|event| matches!(event, Event::Shown { .. } | Event::CannotRefute { .. })) {
                print(&Job::Deductions(Eyes::Seated { log: case.log().clone(), seat: SeatId(0) }));
            }
        }
    }
}

fn print(job: &Job) {
    println!("{}", serde_json::to_string(job).unwrap_or_default());
}

fn time() {
    let (mut runner, mut took) = (JobRunner::default(), BTreeMap::<String, Vec<f64>>::new());
    for line in stdin().lock().lines().map_while(Result::ok) {
        let kind = line.split('"').nth(1).unwrap_or_default().to_owned();
        let began = Instant::now();
        let result = runner.carry_out_text(&line);
        let ms = began.elapsed().as_secs_f64() * 1000.0;
        assert!(!result.contains("\"failed\""), "{result}");
        took.entry(kind).or_default().push(ms);
    }
    for (kind, took) in took {
        let (count, worst) = (took.len(), took.iter().copied().fold(0.0, f64::max));
        println!("{kind}: {count} jobs, {:.3} ms mean, {worst:.3} ms worst", took.iter().sum::<f64>() / count as f64);
    }
}
