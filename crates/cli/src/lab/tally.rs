//! Counts what simulated cases of one table came to: turns, wins by seat and level, rooms entered, cards and powers,
//! thinking.

use std::{collections::BTreeMap, time::Duration};

use super::decision_times::DecisionTimes;
use candlestick_bots::Level;
use candlestick_game::Record;
use candlestick_rules::{DeckCardId, Event, Game, Place, RoomId, Setup, SuspectId};

/// Everything counted.
#[derive(Debug, Clone)]
pub(super) struct SimulationTally {
    /// Who sits there, and what is played with.
    pub setup: Setup,
    /// Turns of each case.
    pub turns: Vec<u32>,
    pub solved: u32,
    /// Closed, but nobody had solved it.
    pub nobody: u32,
    /// Seeds of cases that had too many turns.
    pub stalled: Vec<u64>,
    /// Seeds of cases in which the referee refused what a bot chose.
    pub refused: Vec<u64>,
    /// Wrong accusations, in all cases together.
    pub wrong: u32,
    /// Wins of each seat.
    pub by_seat: Vec<u32>,
    /// Wins and seats of each level.
    pub by_level: BTreeMap<Level, (u32, u32)>,
    /// How often each room was entered by its player's own move.
    pub entered: BTreeMap<RoomId, u32>,
    /// How often each kind of card was drawn, and how often it was followed at once or played later.
    pub cards: BTreeMap<DeckCardId, (u32, u32)>,
    /// How often each suspect's power was used.
    pub powers: BTreeMap<SuspectId, u32>,
    pub thinking: BTreeMap<Level, DecisionTimes>,
    /// The log of the last case, from the thread that played it.
    pub last: Option<Record>,
}

impl SimulationTally {
    /// Nothing counted yet.
    pub fn new(setup: Setup) -> Self {
        Self {
            by_seat: vec![0; setup.seats.len()],
            setup,
            turns: Vec::new(),
            solved: 0,
            nobody: 0,
            stalled: Vec::new(),
            refused: Vec::new(),
            wrong: 0,
            by_level: BTreeMap::new(),
            entered: BTreeMap::new(),
            cards: BTreeMap::new(),
            powers: BTreeMap::new(),
            thinking: BTreeMap::new(),
            last: None,
        }
    }

    /// A bot took so long for a decision.
    pub fn decided(&mut self, level: Level, time: Duration) {
        self.thinking.entry(level).or_default().note(time);
    }

    /// The referee refused what a bot chose, which must not be.
    pub fn refused(&mut self, seed: u64) {
        self.refused.push(seed);
    }

    /// A case is over or was broken off.
    pub fn played(&mut self, game: &Game, levels: &[Level], seed: u64, most_turns: u32) {
        self.turns.push(game.turn_number().min(most_turns));
        let (mut winner, mut closed) = (None, false);
        for event in game.events() {
            match event {
                Event::Accused { right: false, .. } => self.wrong += 1,
                Event::Closed(ending) => (winner, closed) = (ending.winner, true),
                Event::Moved { path, .. } => {
                    for room in path.iter().copied().filter_map(Place::room) {
                        *self.entered.entry(room).or_default() += 1;
                    }
                }
                // Read aloud and followed at once.
                Event::Drawn { card, .. } => self.card(*card, 1, 1),
                Event::Kept { card: Some(card), .. } => self.card(*card, 1, 0),
                Event::CardPlayed { card, .. } => self.card(*card, 0, 1),
                Event::PowerUsed { suspect, .. } => *self.powers.entry(*suspect).or_default() += 1,
                _ => {}
            }
        }
        if !closed && !self.refused.contains(&seed) {
            self.stalled.push(seed);
        }
        self.solved += u32::from(winner.is_some());
        self.nobody += u32::from(closed && winner.is_none());
        for (seat, level) in levels.iter().enumerate() {
            let won = winner.is_some_and(|winner| winner.index() == seat);
            self.by_seat[seat] += u32::from(won);
            let (wins, chances) = self.by_level.entry(*level).or_default();
            *wins += u32::from(won);
            *chances += 1;
        }
    }

    /// A kind of card was drawn and used so many times more.
    fn card(&mut self, card: DeckCardId, drawn: u32, used: u32) {
        let counts = self.cards.entry(card).or_default();
        *counts = (counts.0 + drawn, counts.1 + used);
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: Self) {
        self.turns.extend(other.turns);
        self.solved += other.solved;
        self.nobody += other.nobody;
        self.wrong += other.wrong;
        self.stalled.extend(other.stalled);
        self.refused.extend(other.refused);
        self.stalled.sort_unstable();
        self.refused.sort_unstable();
        for (wins, more) in self.by_seat.iter_mut().zip(other.by_seat) {
            *wins += more;
        }
        for (level, (wins, chances)) in other.by_level {
            let entry = self.by_level.entry(level).or_default();
            *entry = (entry.0 + wins, entry.1 + chances);
        }
        for (room, times) in other.entered {
            *self.entered.entry(room).or_default() += times;
        }
        for (card, (drawn, used)) in other.cards {
            self.card(card, drawn, used);
        }
        for (suspect, times) in other.powers {
            *self.powers.entry(suspect).or_default() += times;
        }
        self.last = self.last.take().or(other.last);
        for (level, more) in other.thinking {
            self.thinking.entry(level).or_default().join(more);
        }
    }
}
