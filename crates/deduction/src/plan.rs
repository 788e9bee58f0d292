//! Each step of the count as operations on a packed state.
//!
//! A state is one machine word: what each holder that is still served card by card can take, which categories of the
//! case file are filled, which wrong accusations still match the case file, and which open clauses are met.

use super::{
    facts::Clause,
    grid::Grid,
    order::{CountOrder, CountTask, Rest},
};
use candlestick_rules::{CardId, CardSet};

/// The problem needs more bits than a state has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TooWide;

/// Placing a card with one holder.
#[derive(Debug, Clone)]
pub(super) struct Move {
    pub holder: u8,
    /// What the holder can still take: its bits, not 0 before, and where they begin.
    room: u64,
    shift: u32,
    /// Must be 0: the case file's category is filled already.
    filled: u64,
    /// Added and subtracted.
    plus: u64,
    minus: u64,
    /// Clauses that this meets.
    meets: u64,
    /// Bits that survive.
    keep: u64,
    /// When the holder is full now, these must be met.
    owed: u64,
    /// When the holder is full now, the state is dead: a clause of it comes later.
    owes_more: bool,
}

/// One step.
#[derive(Debug, Clone)]
pub(super) enum PlanStep {
    /// A card goes to one of its holders.
    Place(CardPlacing),
    /// What this holder still takes is left to the rest: (holder, its bits, where they begin).
    Close(u8, u64, u32),
}

/// Placing one card.
#[derive(Debug, Clone)]
pub(super) struct CardPlacing {
    pub card: CardId,
    pub moves: Vec<Move>,
    /// Clauses that end here: they must be met, and are forgotten.
    close: u64,
    /// What a holder can still take may not exceed what can still come: (field, most).
    most: Vec<(u64, u64)>,
    /// Categories that must be filled now.
    due: u64,
}

/// All steps, and the rest that is dealt after them.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub start: u64,
    pub steps: Vec<PlanStep>,
    pub rest: Rest,
    /// Holders that get cards of the rest alone, and how many.
    pub untouched: Vec<(usize, usize)>,
    filled_at: u32,
    filled: u64,
    wrong: u64,
}

impl Plan {
    /// Plans the open cards of a settled grid.
    pub fn new(grid: &Grid) -> Result<Self, TooWide> {
        let CountOrder { tasks, rest } = CountOrder::new(grid);
        let layout = StateLayout::new(grid, &tasks, rest)?;
        let steps = (0..tasks.len()).map(|at| layout.step(grid, &tasks, at)).collect();
        let StateLayout { start, rest, untouched, filled_at, filled, wrong, .. } = layout;
        Ok(Self { start, steps, rest, untouched, filled_at, filled, wrong })
    }

    /// The state after a placing, if it can still come out, and in how many places of the hand the card can go.
    pub fn next(&self, key: u64, step: &CardPlacing, place: &Move) -> Option<(u64, u8)> {
        if (place.room != 0 && key & place.room == 0) || key & place.filled != 0 {
            return None;
        }
        let ways = if place.room == 0 { 1 } else { ((key & place.room) >> place.shift) as u8 };
        let mut next = ((key + place.plus - place.minus) | place.meets) & place.keep;
        let full = place.room != 0 && next & place.room == 0;
        if full && (place.owes_more || next & place.owed != place.owed) {
            return None;
        }
        let opened = place.filled != 0 && next & self.filled == self.filled && next & self.wrong != 0;
        if opened || next & step.close != step.close || next & step.due != step.due {
            return None;
        }
        next &= !step.close;
        let fits = step.most.iter().all(|(field, most)| next & field <= *most);
        fits.then_some((next, ways))
    }

    /// Whether a state has the case file's card of a category still to come.
    pub const fn lacks(&self, key: u64, category: usize) -> bool {
        key & (1 << (self.filled_at + category as u32)) == 0
    }

    /// How many cards of the rest are dealt to holders after a state at the end, and how many there are to choose from
    /// for each category of the case file that the rest must fill.
    pub fn rest_ways(&self, key: u64) -> (usize, Vec<usize>) {
        let lacking = (0..3).filter(|n| self.lacks(key, *n));
        let choices: Vec<_> = lacking.map(|n| self.rest.to_file[n].len()).collect();
        (self.rest.cards.len().saturating_sub(choices.len()), choices)
    }

    /// In how many ways the rest can be dealt from a state at the end.
    pub fn rest_deals(&self, key: u64) -> f64 {
        let (spread, choices) = self.rest_ways(key);
        let ways = choices.iter().fold(1.0, |ways, n| ways * *n as f64);
        (1..=spread).fold(ways, |ways, n| ways * n as f64)
    }
}

/// A clause's bit while it is open.
struct OpenClause {
    clause: Clause,
    first: usize,
    last: usize,
    bit: u64,
}

/// Where everything sits in a state.
struct StateLayout {
    start: u64,
    rest: Rest,
    untouched: Vec<(usize, usize)>,
    /// Each holder's bits; 0 for the case file and for holders that only get cards of the rest.
    fields: Vec<u64>,
    /// The first bit of each category's "filled".
    filled_at: u32,
    filled: u64,
    wrong_at: u32,
    wrong: u64,
    slots: Vec<OpenClause>,
}

impl StateLayout {
    fn new(grid: &Grid, tasks: &[CountTask], rest: Rest) -> Result<Self, TooWide> {
        let placed: CardSet = placed(tasks).collect();
        let (mut start, mut at, mut fields) = (0_u64, 0_u32, Vec::new());
        let mut untouched = Vec::new();
        for (holder, size) in grid.sizes.iter().enumerate() {
            let takes = usize::from(*size).saturating_sub(grid.known(holder).len());
            let alone = grid.candidates(holder).and(placed).is_empty();
            if holder == grid.case_file() || alone {
                if holder != grid.case_file() && takes > 0 {
                    untouched.push((holder, takes));
                }
                fields.push(0);
                continue;
            }
            let bits = usize::BITS - takes.leading_zeros();
            if at + bits > 60 {
                return Err(TooWide);
            }
            start |= (takes as u64) << at;
            fields.push(((1 << bits) - 1) << at);
            at += bits;
        }
        let (filled_at, wrong_at) = (at, at + 3);
        at = wrong_at + grid.wrong.len() as u32;
        if at >= 64 {
            return Err(TooWide);
        }
        let wrong = ((1 << grid.wrong.len()) - 1) << wrong_at;
        start |= wrong;
        let known = grid.known(grid.case_file());
        for (n, category) in grid.categories.iter().enumerate() {
            if !known.and(*category).is_empty() {
                start |= 1 << (filled_at as usize + n);
            }
        }
        let slots = slots(&grid.clauses, tasks, at)?;
        Ok(Self { start, rest, untouched, fields, filled_at, filled: 7 << filled_at, wrong_at, wrong, slots })
    }

    fn step(&self, grid: &Grid, tasks: &[CountTask], at: usize) -> PlanStep {
        let card = match tasks[at] {
            CountTask::Place(card) => card,
            CountTask::Close(holder) => {
                return PlanStep::Close(holder as u8, self.fields[holder], self.fields[holder].trailing_zeros());
            }
        };
        let later: CardSet = placed(&tasks[at + 1..]).collect();
        let may = grid.may[card.index()];
        let holders = (0..grid.sizes.len()).filter(|holder| may & (1 << holder) != 0);
        let close = self.slots.iter().filter(|slot| slot.last == at).fold(0, |bits, slot| bits | slot.bit);
        PlanStep::Place(CardPlacing {
            card,
            moves: holders.map(|holder| self.place(grid, card, holder, at)).collect(),
            close,
            most: self.most(grid, later),
            due: self.due(grid, later),
        })
    }

    fn place(&self, grid: &Grid, card: CardId, holder: usize, at: usize) -> Move {
        if holder == grid.case_file() {
            return self.place_in_case_file(grid, card);
        }
        let own = || self.slots.iter().filter(|slot| slot.clause.seat.index() == holder);
        let (meets, owed) = own().fold((0, 0), |(meets, owed), slot| {
            let met = if slot.clause.cards.contains(card) { slot.bit } else { 0 };
            let running = slot.first <= at && slot.last >= at;
            (meets | met, owed | if running { slot.bit } else { 0 })
        });
        let field = self.fields[holder];
        Move {
            holder: holder as u8,
            room: field,
            shift: field.trailing_zeros(),
            filled: 0,
            plus: 0,
            minus: field & field.wrapping_neg(),
            meets,
            keep: u64::MAX,
            owed,
            owes_more: own().any(|slot| slot.first > at),
        }
    }

    fn place_in_case_file(&self, grid: &Grid, card: CardId) -> Move {
        let n = grid.categories.iter().position(|category| category.contains(card)).unwrap_or(0);
        let bit = 1 << (self.filled_at as usize + n);
        let other = grid.wrong.iter().enumerate().filter(|(_, wrong)| !wrong.contains(card));
        let lost = other.fold(0, |bits, (n, _)| bits | 1 << (self.wrong_at as usize + n));
        Move {
            holder: grid.case_file() as u8,
            room: 0,
            shift: 0,
            filled: bit,
            plus: bit,
            minus: 0,
            meets: 0,
            keep: !lost,
            owed: 0,
            owes_more: false,
        }
    }

    /// Bounds that can bind from here on.
    fn most(&self, grid: &Grid, later: CardSet) -> Vec<(u64, u64)> {
        let bounds = self.fields.iter().enumerate().filter(|(_, field)| **field != 0).map(|(holder, field)| {
            let unit = field & field.wrapping_neg();
            let coming = grid.candidates(holder).and(later.or(self.rest.cards)).len();
            (*field, unit * coming as u64)
        });
        bounds.filter(|(field, most)| self.start & field > *most).collect()
    }

    /// Categories whose last candidate has been placed.
    fn due(&self, grid: &Grid, later: CardSet) -> u64 {
        let candidates = grid.candidates(grid.case_file()).and(later.or(self.rest.cards));
        let over = grid.categories.iter().enumerate().filter(|(_, category)| candidates.and(**category).is_empty());
        over.fold(0, |bits, (n, _)| bits | 1 << (self.filled_at as usize + n))
    }
}

fn placed(tasks: &[CountTask]) -> impl Iterator<Item = CardId> {
    tasks.iter().filter_map(|task| if let CountTask::Place(card) = task { Some(*card) } else { None })
}

/// Gives each clause a bit from its first to its last card; bits are used again.
fn slots(clauses: &[Clause], tasks: &[CountTask], from: u32) -> Result<Vec<OpenClause>, TooWide> {
    let place = |card: CardId| tasks.iter().position(|task| *task == CountTask::Place(card));
    let mut slots: Vec<OpenClause> = Vec::new();
    let mut spans: Vec<_> = clauses
        .iter()
        .filter_map(|clause| {
            let places: Vec<_> = clause.cards.iter().filter_map(place).collect();
            Some((*places.iter().min()?, *places.iter().max()?, *clause))
        })
        .collect();
    spans.sort_unstable();
    for (first, last, clause) in spans {
        let used = slots.iter().filter(|slot| slot.last >= first).fold(0, |bits, slot| bits | slot.bit);
        let bit = (from..64).map(|n| 1 << n).find(|bit| used & bit == 0).ok_or(TooWide)?;
        slots.push(OpenClause { clause, first, last, bit });
    }
    Ok(slots)
}
