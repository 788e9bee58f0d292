//! The order in which open cards are placed, and each placing as operations on a packed state.
//!
//! A state is one machine word: what each holder can still take, which categories of the case file are filled, which
//! wrong accusations still match the case file, and which open clauses are met.

use crate::rules::{CardId, CardSet};

use super::{facts::Clause, grid::Grid};

/// The problem needs more bits than a state has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TooWide;

/// Placing a card with one holder.
#[derive(Debug, Clone)]
pub(super) struct Move {
    pub holder: u8,
    /// Must not be 0: what the holder can still take.
    room: u64,
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

/// Placing one card.
#[derive(Debug, Clone)]
pub(super) struct Step {
    pub card: CardId,
    pub moves: Vec<Move>,
    /// Clauses that end here: they must be met, and are forgotten.
    close: u64,
    /// What a holder can still take may not exceed what can still come: (field, most).
    most: Vec<(u64, u64)>,
    /// Categories that must be filled now.
    due: u64,
}

/// The whole order.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub start: u64,
    pub steps: Vec<Step>,
    filled: u64,
    wrong: u64,
}

impl Plan {
    /// Plans the open cards of a settled grid.
    pub fn new(grid: &Grid) -> Result<Self, TooWide> {
        let order = order(grid);
        let layout = Layout::new(grid, &order)?;
        let steps = (0..order.len()).map(|at| layout.step(grid, &order, at)).collect();
        Ok(Self { start: layout.start, steps, filled: layout.filled, wrong: layout.wrong })
    }

    /// The state after a placing, if it can still come out.
    pub fn next(&self, key: u64, step: &Step, place: &Move) -> Option<u64> {
        if (place.room != 0 && key & place.room == 0) || key & place.filled != 0 {
            return None;
        }
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
        fits.then_some(next)
    }
}

/// Cards of clauses first, in an order that keeps few clauses open at a time; free cards last.
fn order(grid: &Grid) -> Vec<CardId> {
    let open = |card: &CardId| grid.may[card.index()].count_ones() > 1;
    let mut left: Vec<_> = (0..grid.may.len() as u8).map(CardId).filter(open).collect();
    let mut placed = CardSet::EMPTY;
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let cost = |card: CardId| clause_cost(&grid.clauses, placed, card);
        let width = |card: CardId| grid.may[card.index()].count_ones();
        let best = (0..left.len()).min_by_key(|n| (cost(left[*n]), width(left[*n]), left[*n]));
        let card = left.remove(best.unwrap_or(0));
        placed.insert(card);
        order.push(card);
    }
    order
}

/// Clauses that placing the card opens, less those it closes; a card of no clause comes last.
fn clause_cost(clauses: &[Clause], placed: CardSet, card: CardId) -> i32 {
    let mut own = clauses.iter().filter(|clause| clause.cards.contains(card)).peekable();
    if own.peek().is_none() {
        return i32::MAX;
    }
    own.map(|clause| {
        let opens = clause.cards.and(placed).is_empty();
        let closes = clause.cards.without(placed).len() == 1;
        i32::from(opens) - i32::from(closes)
    })
    .sum()
}

/// A clause's bit while it is open.
struct Slot {
    clause: Clause,
    first: usize,
    last: usize,
    bit: u64,
}

/// Where everything sits in a state.
struct Layout {
    start: u64,
    /// Each holder's field; 0 for the case file.
    fields: Vec<u64>,
    /// The first bit of each category's "filled".
    filled_at: u32,
    filled: u64,
    wrong_at: u32,
    wrong: u64,
    slots: Vec<Slot>,
}

impl Layout {
    fn new(grid: &Grid, order: &[CardId]) -> Result<Self, TooWide> {
        let (mut start, mut at, mut fields) = (0_u64, 0_u32, Vec::new());
        for (holder, size) in grid.sizes.iter().enumerate() {
            let rest = if holder == grid.case_file() { 0 } else { *size as usize - grid.known(holder).len() };
            let bits = usize::BITS - rest.leading_zeros();
            if at + bits > 60 {
                return Err(TooWide);
            }
            start |= (rest as u64) << at;
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
        let slots = slots(&grid.clauses, order, at)?;
        Ok(Self { start, fields, filled_at, filled: 7 << filled_at, wrong_at, wrong, slots })
    }

    fn step(&self, grid: &Grid, order: &[CardId], at: usize) -> Step {
        let card = order[at];
        let later: CardSet = order[at + 1..].iter().copied().collect();
        let may = grid.may[card.index()];
        let holders = (0..grid.sizes.len()).filter(|holder| may & (1 << holder) != 0);
        let close = self.slots.iter().filter(|slot| slot.last == at).fold(0, |bits, slot| bits | slot.bit);
        Step {
            card,
            moves: holders.map(|holder| self.place(grid, card, holder, at)).collect(),
            close,
            most: self.most(grid, later),
            due: self.due(grid, later),
        }
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
        let bounds = self.fields.iter().enumerate().map(|(holder, field)| {
            let unit = field & field.wrapping_neg();
            (*field, unit * grid.candidates(holder).and(later).len() as u64)
        });
        bounds.filter(|(field, most)| self.start & field > *most).collect()
    }

    /// Categories whose last candidate has been placed.
    fn due(&self, grid: &Grid, later: CardSet) -> u64 {
        let candidates = grid.candidates(grid.case_file()).and(later);
        let over = grid.categories.iter().enumerate().filter(|(_, category)| candidates.and(**category).is_empty());
        over.fold(0, |bits, (n, _)| bits | 1 << (self.filled_at as usize + n))
    }
}

/// Gives each clause a bit from its first to its last card; bits are used again.
fn slots(clauses: &[Clause], order: &[CardId], from: u32) -> Result<Vec<Slot>, TooWide> {
    let place = |card: CardId| order.iter().position(|other| *other == card);
    let mut slots: Vec<Slot> = Vec::new();
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
        slots.push(Slot { clause, first, last, bit });
    }
    Ok(slots)
}
