//! Counts how a match went: wins of each policy with intervals and odds against chance, seats, wrong accusations,
//! thinking.

use std::time::Duration;

use serde::Serialize;

use super::{decision_times::DecisionTimes, extras::Extras, habits::Habits, odds::OddsCalibration, share::Share};
use candlestick_rules::{SeatId, Triple};
use candlestick_themes::{Arg, Words, key};

/// How one case went, by policy.
#[derive(Debug, Clone)]
pub(super) struct CaseResult {
    pub winner: Option<usize>,
    pub winning_seat: Option<SeatId>,
    pub turns: u32,
    pub stalled: bool,
    pub refused: bool,
    /// What policies held for likeliest at the end of turns, with its odds, and whether they accused.
    pub held: Vec<(usize, f64, Triple, bool)>,
    pub case_file: Option<Triple>,
    /// What each policy did.
    pub doings: Vec<PolicyResults>,
}

/// What one policy did.
#[derive(Debug, Clone, Default)]
pub(super) struct PolicyResults {
    wins: u32,
    /// Wrong accusations.
    pub wrong: u32,
    /// How it asked.
    pub habits: Habits,
    odds: OddsCalibration,
    thinking: ThinkingTime,
}

/// One policy's decisions, and those of them that were questions.
#[derive(Debug, Clone, Copy, Default)]
struct ThinkingTime {
    all: DecisionTimes,
    questions: DecisionTimes,
}

impl CaseResult {
    /// A case of so many policies of which nothing has been played yet.
    pub fn new(policies: usize) -> Self {
        Self {
            winner: None,
            winning_seat: None,
            turns: 0,
            stalled: false,
            refused: false,
            held: Vec::new(),
            case_file: None,
            doings: vec![PolicyResults::default(); policies],
        }
    }

    /// A policy took so long for a decision.
    pub fn thought(&mut self, policy: usize, time: Duration, question: bool) {
        let thinking = &mut self.doings[policy].thinking;
        thinking.all.note(time);
        if question {
            thinking.questions.note(time);
        }
    }
}

/// Everything counted.
#[derive(Debug, Clone)]
pub(super) struct ArenaStanding {
    theme: String,
    /// Seed of the first deal.
    seed: u64,
    /// What was left in the box.
    extras: Extras,
    names: Vec<String>,
    games: u32,
    /// What the policy of each name did.
    doings: Vec<PolicyResults>,
    by_seat: Vec<u32>,
    turns: u64,
    most_turns: u32,
    stalled: u32,
    refused: u32,
    nobody: u32,
}

#[derive(Serialize)]
struct StandingReport<'a> {
    theme: &'a str,
    games: u32,
    seed: u64,
    /// Without deck and powers.
    original: bool,
    /// Without the deck alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    no_deck: bool,
    /// Without the powers alone.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    no_powers: bool,
    turns_mean: f64,
    turns_max: u32,
    stalled: u32,
    refused: u32,
    nobody_won: u32,
    policies: Vec<Row<'a>>,
    seats: Vec<Share>,
}

#[derive(Serialize)]
struct Row<'a> {
    policy: &'a str,
    #[serde(flatten)]
    wins: Share,
    fair: f64,
    /// The chance of a share so far from fair, were the policy no better or worse than the others.
    p: f64,
    wrong_accusations: u32,
    odds: OddsCalibration,
    /// How much likelier it names an own card than another of its category, in its first, second… sixth and later
    /// questions.
    habits: Habits,
    think_mean_ms: f64,
    think_worst_ms: f64,
    question_mean_ms: f64,
}

impl ArenaStanding {
    /// Nothing played yet; the policies by seat, the same name twice is one policy at two seats.
    pub fn new(theme: String, names: Vec<String>, seed: u64, extras: Extras) -> Self {
        let seats = names.len();
        Self {
            theme,
            seed,
            extras,
            names,
            games: 0,
            doings: vec![PolicyResults::default(); seats],
            by_seat: vec![0; seats],
            turns: 0,
            most_turns: 0,
            stalled: 0,
            refused: 0,
            nobody: 0,
        }
    }

    /// One more case.
    pub fn note(&mut self, outcome: &CaseResult) {
        self.games += 1;
        self.turns += u64::from(outcome.turns);
        self.most_turns = self.most_turns.max(outcome.turns);
        self.stalled += u32::from(outcome.stalled && !outcome.refused);
        self.refused += u32::from(outcome.refused);
        match (outcome.winner, outcome.winning_seat) {
            (Some(policy), Some(seat)) => {
                self.doings[policy].wins += 1;
                self.by_seat[seat.index()] += 1;
            }
            _ => self.nobody += u32::from(!outcome.stalled),
        }
        for (policy, odds, triple, accused) in &outcome.held {
            self.doings[*policy].odds.note(*odds, outcome.case_file == Some(*triple), *accused);
        }
        self.join(&outcome.doings);
    }

    /// The cases of another worker.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.most_turns = self.most_turns.max(other.most_turns);
        self.stalled += other.stalled;
        self.refused += other.refused;
        self.nobody += other.nobody;
        self.by_seat.iter_mut().zip(&other.by_seat).for_each(|(wins, more)| *wins += more);
        self.join(&other.doings);
    }

    fn join(&mut self, doings: &[PolicyResults]) {
        self.doings.iter_mut().zip(doings).for_each(|(doings, more)| doings.join(more));
    }

    fn report(&self) -> StandingReport<'_> {
        let mut names: Vec<&str> = Vec::new();
        for name in &self.names {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        StandingReport {
            theme: &self.theme,
            games: self.games,
            seed: self.seed,
            original: self.extras.original || (self.extras.no_deck && self.extras.no_powers),
            no_deck: self.extras.no_deck,
            no_powers: self.extras.no_powers,
            turns_mean: self.turns as f64 / f64::from(self.games.max(1)),
            turns_max: self.most_turns,
            stalled: self.stalled,
            refused: self.refused,
            nobody_won: self.nobody,
            policies: names.into_iter().map(|name| self.row(name)).collect(),
            seats: self.by_seat.iter().map(|wins| Share::of(*wins, self.games)).collect(),
        }
    }

    /// A policy's row, over all seats where it sat. Its share is of all cases; `p` weighs the decided ones alone.
    fn row<'a>(&'a self, name: &'a str) -> Row<'a> {
        let at: Vec<_> = (0..self.names.len()).filter(|n| self.names[*n] == name).collect();
        let mut done = PolicyResults::default();
        at.iter().for_each(|n| done.join(&self.doings[*n]));
        let PolicyResults { wins, wrong, odds, habits, thinking } = done;
        let fair = at.len() as f64 / self.names.len() as f64;
        let decided = self.doings.iter().map(|doings| doings.wins).sum();
        Row {
            policy: name,
            wins: Share::of(wins, self.games),
            fair,
            p: Share::of(wins, decided).chance_if(fair),
            wrong_accusations: wrong,
            odds,
            habits,
            think_mean_ms: thinking.all.mean_ms(),
            think_worst_ms: thinking.all.worst_ms(),
            question_mean_ms: thinking.questions.mean_ms(),
        }
    }

    /// As one JSON object.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(&self.report()).unwrap_or_default()
    }

    /// As sentences.
    pub fn to_text(&self, words: &Words) -> String {
        let report = self.report();
        let mean = words.decimal(&format!("{:.1}", report.turns_mean));
        let mut lines = vec![words.with(
            key!("cli-arena"),
            &[("games", i64::from(report.games).into()), ("theme", report.theme.into()), ("mean", (&mean).into())],
        )];
        lines.extend(report.policies.iter().map(|row| row.line(words)));
        lines.extend(report.policies.iter().flat_map(|row| row.odds.lines(row.policy, words)));
        lines.extend(report.policies.iter().filter_map(|row| row.habits.line(row.policy, words)));
        for (seat, wins) in report.seats.iter().enumerate() {
            lines.push(wins.line(words, key!("cli-arena-seat"), ("seat", (seat + 1).into())));
        }
        let counts = [("stalled", report.stalled), ("refused", report.refused), ("nobody", report.nobody_won)];
        lines.push(words.with(key!("cli-arena-rest"), &counts.map(|(name, count)| (name, Arg::from(count)))));
        lines.join("\n")
    }
}

impl Row<'_> {
    fn line(&self, words: &Words) -> String {
        let (share, low, high) = self.wins.percents();
        let (fair, p) = (format!("{:.1}", self.fair * 100.0), format!("{:.4}", self.p));
        let (mean, worst) = (format!("{:.2}", self.think_mean_ms), format!("{:.1}", self.think_worst_ms));
        let [share, low, high, fair, p, mean, worst] =
            [share, low, high, fair, p, mean, worst].map(|number| words.decimal(&number));
        words.with(
            key!("cli-arena-policy"),
            &[
                ("policy", self.policy.into()),
                ("wins", self.wins.wins.into()),
                ("share", (&share).into()),
                ("low", (&low).into()),
                ("high", (&high).into()),
                ("fair", (&fair).into()),
                ("p", (&p).into()),
                ("wrong", self.wrong_accusations.into()),
                ("mean", (&mean).into()),
                ("worst", (&worst).into()),
            ],
        )
    }
}

impl PolicyResults {
    /// Adds what was counted elsewhere.
    fn join(&mut self, other: &Self) {
        self.wins += other.wins;
        self.wrong += other.wrong;
        self.odds.add(&other.odds);
        self.habits.add(&other.habits);
        self.thinking.join(other.thinking);
    }
}

impl ThinkingTime {
    fn join(&mut self, other: Self) {
        self.all.join(other.all);
        self.questions.join(other.questions);
    }
}
