//! Decides which open cards are placed one by one, in what order, and which are left to be dealt all together at the
//! end.

use super::{facts::Mask, grid::Grid};
use candlestick_rules::{CardId, CardSet};

/// Cards that nothing but their category tells apart: they are dealt into what is left at last, by a formula.
#[derive(Debug, Clone, Default)]
pub(super) struct Rest {
    /// These cards.
    pub cards: CardSet,
    /// The seats and the table, as far as these cards may be there.
    pub holders: Mask,
    /// Those of each category that may be in the case file.
    pub to_file: [CardSet; 3],
}

/// One step of the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountTask {
    /// The card goes to one of its holders.
    Place(CardId),
    /// The holder gets nothing more but cards of the rest.
    Close(usize),
}

/// The steps, and the rest.
#[derive(Debug, Clone)]
pub(super) struct CountOrder {
    pub tasks: Vec<CountTask>,
    pub rest: Rest,
}

impl CountOrder {
    /// Orders the open cards of a settled grid so that few states should be met.
    pub fn new(grid: &Grid) -> Self {
        let rest = rest(grid);
        let open = |card: &CardId| grid.may[card.index()].count_ones() > 1 && !rest.cards.contains(*card);
        let mut left: Vec<_> = (0..grid.may.len() as u8).map(CardId).filter(open).collect();
        let mut front = Frontier::new(grid, &rest, &left);
        let mut tasks = Vec::with_capacity(left.len() + grid.sizes.len());
        while !left.is_empty() {
            let growth = |n: &usize| (front.growth(grid, left[*n]), grid.may[left[*n].index()].count_ones());
            let best =
                (0..left.len()).map(|n| (growth(&n), n)).min_by(|a, b| a.0.0.total_cmp(&b.0.0).then(a.cmp_rest(b)));
            let card = left.remove(best.map_or(0, |(_, n)| n));
            tasks.push(CountTask::Place(card));
            front.place(grid, card, &mut tasks);
        }
        Self { tasks, rest }
    }
}

/// Ties go to the card with fewer holders, then to the first.
trait CmpRest {
    fn cmp_rest(&self, other: &Self) -> std::cmp::Ordering;
}

impl CmpRest for ((f64, u32), usize) {
    fn cmp_rest(&self, other: &Self) -> std::cmp::Ordering {
        (self.0.1, self.1).cmp(&(other.0.1, other.1))
    }
}

/// The largest group of open cards with the same possible seats that no clause and no wrong accusation names.
fn rest(grid: &Grid) -> Rest {
    let file = 1 << grid.case_file();
    let clauses = grid.clauses.iter().map(|clause| clause.cards);
    let named = clauses.chain(grid.wrong.iter().copied()).fold(CardSet::EMPTY, CardSet::or);
    let mut groups: Vec<(Mask, CardSet)> = Vec::new();
    for (n, may) in grid.may.iter().enumerate() {
        let card = CardId(n as u8);
        if may.count_ones() < 2 || named.contains(card) {
            continue;
        }
        let holders = may & !file;
        match groups.iter_mut().find(|(other, _)| *other == holders) {
            Some((_, cards)) => cards.insert(card),
            None => groups.push((holders, CardSet::one(card))),
        }
    }
    let worth = |(holders, cards): &(Mask, CardSet)| cards.len() as u32 * holders.count_ones();
    let Some((holders, cards)) = groups.into_iter().max_by_key(worth) else { return Rest::default() };
    let may_be_in_case_file: CardSet = cards.iter().filter(|card| grid.may[card.index()] & file != 0).collect();
    Rest { cards, holders, to_file: grid.categories.map(|category| category.and(may_be_in_case_file)) }
}

/// What a state must remember between two steps: who has got some of their cards, and which clauses are open.
struct Frontier {
    /// For each holder: cards still to be placed that it may get.
    left: Vec<usize>,
    /// Cards placed so far that it might have got.
    passed: Vec<usize>,
    /// What it can take, and how many of the rest it can take.
    takes: Vec<(usize, usize)>,
    /// For each clause: its cards still to be placed, and how many it has.
    clauses: Vec<(usize, usize)>,
}

impl Frontier {
    fn new(grid: &Grid, rest: &Rest, left: &[CardId]) -> Self {
        let holders = 0..grid.sizes.len();
        let count = |holder: usize| left.iter().filter(|card| grid.may[card.index()] & (1 << holder) != 0).count();
        let takes = |holder: usize| {
            let size = usize::from(grid.sizes[holder]).saturating_sub(grid.known(holder).len());
            (size, if rest.holders & (1 << holder) != 0 { rest.cards.len() } else { 0 })
        };
        Self {
            left: holders.clone().map(count).collect(),
            passed: vec![0; grid.sizes.len()],
            takes: holders.map(takes).collect(),
            clauses: grid.clauses.iter().map(|clause| (clause.cards.len(), clause.cards.len())).collect(),
        }
    }

    /// The logarithm of how many values what the holder can still take may have.
    fn width(&self, holder: usize, left: usize, passed: usize) -> f64 {
        if left == 0 || passed == 0 {
            return 0.0;
        }
        let (size, of_rest) = self.takes[holder];
        let (low, high) = (size.saturating_sub(passed), size.min(left + of_rest));
        LOGS[(high + 1).saturating_sub(low).clamp(1, LOGS.len() - 1)]
    }

    /// By how much placing the card makes the front grow.
    fn growth(&self, grid: &Grid, card: CardId) -> f64 {
        let holders = holders(grid, card);
        let seats: f64 = holders
            .map(|holder| {
                let (left, passed) = (self.left[holder], self.passed[holder]);
                self.width(holder, left - 1, passed + 1) - self.width(holder, left, passed)
            })
            .sum();
        let named = grid.clauses.iter().zip(&self.clauses).filter(|(clause, _)| clause.cards.contains(card));
        let bits: f64 = named
            .map(|(_, (left, all))| f64::from(u8::from(left == all)) - f64::from(u8::from(*left == 1)))
            .map(|bit| bit * LOGS[2])
            .sum();
        seats + bits
    }

    /// Places the card, and closes the holders whose last one it was.
    fn place(&mut self, grid: &Grid, card: CardId, tasks: &mut Vec<CountTask>) {
        for holder in holders(grid, card) {
            self.left[holder] -= 1;
            self.passed[holder] += 1;
            if self.left[holder] == 0 && self.takes[holder].1 > 0 {
                tasks.push(CountTask::Close(holder));
            }
        }
        for (clause, (left, _)) in grid.clauses.iter().zip(&mut self.clauses) {
            *left -= usize::from(clause.cards.contains(card));
        }
    }
}

/// The seats and the table, as far as the card may be there.
fn holders(grid: &Grid, card: CardId) -> impl Iterator<Item = usize> + use<> {
    let mut bits = grid.may[card.index()] & !(1 << grid.case_file());
    std::iter::from_fn(move || {
        let holder = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        holder
    })
}

/// Natural logarithms of 0 (as 1) to 12.
const LOGS: [f64; 13] = [0.0, 0.0, 0.693, 1.099, 1.386, 1.609, 1.792, 1.946, 2.079, 2.197, 2.303, 2.398, 2.485];
