//! A game as one seat saw it: what it knew at the start, and the events of each turn.

use candlestick_deduction::Facts;
use candlestick_game::position::{CardNames, ReadFault, ReadTable};
use candlestick_rules::Event;

/// A game as one seat saw it.
#[derive(Debug, Clone)]
pub struct SeenGame {
    /// What the seat knows before the first turn.
    pub start: Facts,
    /// What each turn shows the seat.
    pub turns: Vec<Vec<Event>>,
    /// How many seats there are.
    pub seats: u8,
    /// Whether cards lie on the table, face up or face down.
    pub table: bool,
}

impl SeenGame {
    /// Reads one line.
    ///
    /// # Errors
    /// The first thing that is not as docs/deduce.md tells, with its turn.
    pub fn read(line: &str, names: &CardNames) -> Result<Self, ReadFault> {
        let ReadTable { start, turns, .. } = ReadTable::read_whole(line, names)?;
        let events = turns.iter().map(|turn| turn.iter().flat_map(|happening| happening.events(start.me)).collect());
        Ok(Self { start: start.facts(), turns: events.collect(), seats: start.seats(), table: start.has_table() })
    }
}
