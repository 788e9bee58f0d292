//! How simulated cases went: turns, wins with confidence intervals, wrong accusations, time to think.

use std::{collections::BTreeMap, time::Duration};

use serde::Serialize;

use super::{
    Simulate,
    share::{Share, percent},
};
use crate::{
    mind::bot::Level,
    rules::{Event, Game},
    theme::{Arg, Words},
};

/// Time to think of one level.
#[derive(Debug, Clone, Copy, Default, Serialize)]
struct Thinking {
    decisions: u64,
    mean_ms: f64,
    worst_ms: f64,
    #[serde(skip)]
    total: Duration,
}

/// Everything counted.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    turns: Vec<u32>,
    solved: u32,
    unfinished: u32,
    wrong: u32,
    by_seat: Vec<u32>,
    by_level: BTreeMap<Level, (u32, u32)>,
    thinking: BTreeMap<Level, Thinking>,
}

/// The tally as JSON.
#[derive(Serialize)]
struct Report<'a> {
    theme: &'a str,
    games: usize,
    players: u8,
    seed: u64,
    solved: u32,
    unfinished: u32,
    wrong_accusations: u32,
    turns_mean: f64,
    turns_min: u32,
    turns_max: u32,
    wins_by_seat: Vec<Share>,
    wins_by_level: BTreeMap<&'a str, Share>,
    thinking: BTreeMap<&'a str, Thinking>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(players: u8) -> Self {
        Self { by_seat: vec![0; usize::from(players)], ..Self::default() }
    }

    /// A bot took so long for a decision.
    pub fn decided(&mut self, level: Level, time: Duration) {
        let entry = self.thinking.entry(level).or_default();
        let ms = time.as_secs_f64() * 1000.0;
        entry.decisions += 1;
        entry.total += time;
        entry.mean_ms = entry.total.as_secs_f64() * 1000.0 / entry.decisions as f64;
        entry.worst_ms = entry.worst_ms.max(ms);
    }

    /// A case is over or was broken off.
    pub fn played(&mut self, game: &Game, levels: &[Level], most_turns: u32) {
        self.turns.push(game.turn_number().min(most_turns));
        self.unfinished += u32::from(game.actor().is_some());
        let mut winner = None;
        for event in game.events() {
            match event {
                Event::Accused { right: false, .. } => self.wrong += 1,
                Event::Closed { winner: seat, .. } => winner = *seat,
                _ => {}
            }
        }
        self.solved += u32::from(winner.is_some());
        for (seat, level) in levels.iter().enumerate() {
            let won = winner.is_some_and(|winner| winner.index() == seat);
            self.by_seat[seat] += u32::from(won);
            let (wins, chances) = self.by_level.entry(*level).or_default();
            *wins += u32::from(won);
            *chances += 1;
        }
    }

    fn report<'a>(&self, run: &'a Simulate) -> Report<'a> {
        let games = self.turns.len();
        let sum: u64 = self.turns.iter().map(|turns| u64::from(*turns)).sum();
        Report {
            theme: &run.theme,
            games,
            players: run.players,
            seed: run.seed,
            solved: self.solved,
            unfinished: self.unfinished,
            wrong_accusations: self.wrong,
            turns_mean: sum as f64 / games.max(1) as f64,
            turns_min: self.turns.iter().copied().min().unwrap_or(0),
            turns_max: self.turns.iter().copied().max().unwrap_or(0),
            wins_by_seat: self.by_seat.iter().map(|wins| Share::of(*wins, games as u32)).collect(),
            wins_by_level: self.by_level.iter().map(|(level, (won, of))| (level.key(), Share::of(*won, *of))).collect(),
            thinking: self.thinking.iter().map(|(level, thinking)| (level.key(), *thinking)).collect(),
        }
    }

    /// As one JSON object.
    pub fn to_json(&self, run: &Simulate) -> String {
        serde_json::to_string_pretty(&self.report(run)).unwrap_or_default()
    }

    /// As sentences.
    pub fn to_text(&self, run: &Simulate, words: &Words) -> String {
        let report = self.report(run);
        let mean = format!("{:.1}", report.turns_mean);
        let share = percent(f64::from(self.solved) / report.games.max(1) as f64);
        let mut lines = vec![
            words.with(
                "cli-simulated",
                &[("games", report.games.into()), ("theme", report.theme.into()), ("players", report.players.into())],
            ),
            words.with("cli-solved", &[("solved", self.solved.into()), ("share", (&share).into())]),
            words.with(
                "cli-turns",
                &[("mean", (&mean).into()), ("min", report.turns_min.into()), ("max", report.turns_max.into())],
            ),
            words.with("cli-wrong", &[("count", self.wrong.into())]),
        ];
        if self.unfinished > 0 {
            lines.push(words.with("cli-unfinished", &[("count", self.unfinished.into())]));
        }
        for (seat, wins) in report.wins_by_seat.iter().enumerate() {
            lines.push(wins.line(words, "cli-wins-seat", ("seat", (seat + 1).into())));
        }
        for (level, wins) in &report.wins_by_level {
            lines.push(wins.line(words, "cli-wins-level", ("level", (*level).into())));
        }
        for (level, thinking) in &report.thinking {
            let (mean, worst) = (format!("{:.2}", thinking.mean_ms), format!("{:.1}", thinking.worst_ms));
            let values: [(&str, Arg); 3] =
                [("level", (*level).into()), ("mean", (&mean).into()), ("worst", (&worst).into())];
            lines.push(words.with("cli-thinking", &values));
        }
        lines.join("\n")
    }
}
