//! What one seat can know, complete and exact: certain facts, odds, the number of deals, and uniform deals.

use rand_chacha::ChaCha8Rng;

use super::{
    Cell, Facts, Holder,
    count::{Count, Share},
    grid::Grid,
    triples,
};
use crate::rules::{CardId, CardSet, SeatId, Triple, Truth, View};

/// A complete deal that could be the truth.
pub type Deal = Truth;

/// Edges that one count may use before clauses are left out of it.
pub(super) const BUDGET: usize = 3_000_000;

/// What one seat can know.
///
/// Exact as long as the count stays within its budget ([`Knowledge::is_exact`]), which holds for all but wild
/// cases. Beyond it, clauses of the "showed one of these" kind are left out until the count fits: certain facts
/// are then still true but may be incomplete, and odds are estimates.
#[derive(Debug, Clone)]
pub struct Knowledge {
    facts: Facts,
    /// The settled grid with everything that counting proved struck out.
    grid: Option<Grid>,
    count: Option<Count>,
    /// Card × holder.
    shares: Vec<Vec<Share>>,
    deals: u128,
    exact: bool,
}

impl Knowledge {
    /// What the seat of a view can know.
    #[must_use]
    pub fn from_view(view: &View) -> Self {
        Self::new(Facts::from_view(view))
    }

    /// What follows from facts.
    #[must_use]
    pub fn new(facts: Facts) -> Self {
        Self::within(facts, BUDGET)
    }

    /// What follows from facts, with at most `budget` steps of counting.
    #[must_use]
    pub fn within(facts: Facts, budget: usize) -> Self {
        let Ok(mut grid) = Grid::new(&facts) else { return Self::impossible(facts) };
        let (count, exact) = match Count::new(&grid, budget) {
            Ok(count) => (Some(count), true),
            Err(_) => (count_without_some(&grid, budget), false),
        };
        let holders = grid.sizes.len();
        let mut shares = certain_shares(&grid);
        if let Some(count) = &count {
            if count.total() == 0 {
                return Self::impossible(facts);
            }
            for (card, row) in count.shares(holders) {
                for (holder, share) in row.iter().enumerate().filter(|(_, share)| !share.some) {
                    debug_assert!(share.ways == 0);
                    grid.may[card.index()] &= !(1 << holder);
                }
                shares[card.index()] = row;
            }
        }
        let total = count.as_ref().map_or(0, Count::total);
        // Cards of one certain holder are in every deal.
        for row in &mut shares {
            for share in row.iter_mut().filter(|share| share.some && !share.others) {
                share.ways = total;
            }
        }
        let unseen = u128::from(facts.unseen.len() as u64);
        let deals = (1..=unseen).fold(total, u128::saturating_mul);
        Self { facts, grid: Some(grid), count, shares, deals, exact }
    }

    fn impossible(facts: Facts) -> Self {
        let shares = vec![vec![Share::default(); facts.sizes.len() + 2]; facts.may.len()];
        Self { facts, grid: None, count: None, shares, deals: 0, exact: true }
    }

    /// The facts that this follows from.
    #[must_use]
    pub const fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Whose knowledge it is.
    #[must_use]
    pub const fn me(&self) -> SeatId {
        self.facts.me
    }

    /// Whether facts are complete and odds exact; see [`Knowledge`].
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.exact
    }

    /// How many deals fit everything seen (at most the largest number there is); 0 when what was told contradicts
    /// itself, which no referee does.
    #[must_use]
    pub const fn deals(&self) -> u128 {
        self.deals
    }

    /// States that the count used, for measuring.
    #[must_use]
    pub fn states(&self) -> usize {
        self.count.as_ref().map_or(0, Count::states)
    }

    /// Whether a card is with a holder.
    #[must_use]
    pub fn cell(&self, card: CardId, holder: Holder) -> Cell {
        let (share, among) = match self.share(card, holder) {
            Ok(found) => found,
            Err(cell) => return cell,
        };
        match (share.some, share.others) {
            (false, _) => Cell::No,
            (true, false) if among == 1 => Cell::Yes,
            _ => Cell::Maybe,
        }
    }

    /// The share of all deals that have the card with the holder.
    #[must_use]
    pub fn probability(&self, card: CardId, holder: Holder) -> f64 {
        match self.share(card, holder) {
            Ok((share, among)) => share.odds / among as f64,
            Err(Cell::Yes) => 1.0,
            Err(_) => 0.0,
        }
    }

    /// The share of all deals that have the card face down in a room that this seat hasn't looked at.
    #[must_use]
    pub fn in_unseen_room(&self, card: CardId) -> f64 {
        self.shares.get(card.index()).and_then(|row| row.last()).map_or(0.0, |share| share.odds)
    }

    /// Cards that are certainly with a seat.
    #[must_use]
    pub fn known_of(&self, seat: SeatId) -> CardSet {
        self.facts.cards.all().iter().filter(|card| self.cell(*card, Holder::Seat(seat)) == Cell::Yes).collect()
    }

    /// Cards that may be in the case file.
    #[must_use]
    pub fn suspects_of_case(&self) -> CardSet {
        self.facts.cards.all().iter().filter(|card| self.cell(*card, Holder::CaseFile) != Cell::No).collect()
    }

    /// The one who certainly holds a card, if that is known.
    #[must_use]
    pub fn holder_of(&self, card: CardId) -> Option<Holder> {
        let seats = (0..self.facts.sizes.len() as u8).map(|seat| Holder::Seat(SeatId(seat)));
        let table = self.facts.seen.iter().map(|(spot, _)| *spot).chain(self.facts.unseen.iter().copied());
        let mut all = seats.chain([Holder::CaseFile]).chain(table);
        all.find(|holder| self.cell(card, *holder) == Cell::Yes)
    }

    /// What the case file holds, once it is certain.
    #[must_use]
    pub fn case_file(&self) -> Option<Triple> {
        let known = self.facts.cards.all().iter().filter(|card| self.cell(*card, Holder::CaseFile) == Cell::Yes);
        let known: Vec<_> = known.collect();
        Some(self.facts.cards.triple(known.try_into().ok()?))
    }

    /// Every triple that the case file may hold with its probability, the likeliest first.
    #[must_use]
    pub fn triples(&self) -> Vec<(Triple, f64)> {
        self.grid.as_ref().map(|grid| triples::posterior(self.facts.cards, grid)).unwrap_or_default()
    }

    /// A uniform deal of all that fit; none when nothing fits or the count is not exact and was unlucky.
    #[must_use]
    pub fn sample(&self, rng: &mut ChaCha8Rng) -> Option<Deal> {
        const TRIES: u32 = 50;
        let (grid, count) = (self.grid.as_ref()?, self.count.as_ref()?);
        for _ in 0..TRIES {
            let mut holders: Vec<_> = grid.may.iter().map(|may| may.trailing_zeros() as usize).collect();
            count.sample(rng, |card, holder| holders[card.index()] = holder);
            let held = |holder: usize| -> CardSet {
                let cards = holders.iter().enumerate().filter(|(_, other)| **other == holder);
                cards.map(|(card, _)| CardId(card as u8)).collect()
            };
            let fits = |seat: SeatId, cards: CardSet| !held(seat.index()).and(cards).is_empty();
            if self.exact || self.facts.clauses.iter().all(|clause| fits(clause.seat, clause.cards)) {
                return self.deal(grid, &held, rng);
            }
        }
        None
    }

    fn deal(&self, grid: &Grid, held: &impl Fn(usize) -> CardSet, rng: &mut ChaCha8Rng) -> Option<Deal> {
        use rand::seq::SliceRandom;
        let answer: Vec<_> = held(grid.case_file()).iter().collect();
        let mut lying: Vec<_> = held(grid.case_file() + 1).iter().collect();
        lying.shuffle(rng);
        let mut table = self.facts.seen.clone();
        table.extend(self.facts.unseen.iter().copied().zip(lying));
        table.sort_unstable();
        let mut deal = Deal {
            case_file: self.facts.cards.triple(answer.try_into().ok()?),
            hands: (0..self.facts.sizes.len()).map(held).collect(),
            room_cards: Vec::new(),
            side_cards: Vec::new(),
            face_up: CardSet::EMPTY,
        };
        for (spot, card) in table {
            match spot {
                Holder::Room(room) => deal.room_cards.push((room, card)),
                Holder::Side(_) => deal.side_cards.push(card),
                Holder::FaceUp => deal.face_up.insert(card),
                Holder::Seat(_) | Holder::CaseFile => {}
            }
        }
        Some(deal)
    }

    /// The share of a holder, and among how many like it that share is spread; or the plain answer.
    fn share(&self, card: CardId, holder: Holder) -> Result<(Share, usize), Cell> {
        let row = self.shares.get(card.index()).ok_or(Cell::No)?;
        let seats = self.facts.sizes.len();
        match holder {
            Holder::Seat(seat) if seat.index() < seats => Ok((row[seat.index()], 1)),
            Holder::CaseFile => Ok((row[seats], 1)),
            Holder::Seat(_) => Err(Cell::No),
            spot if self.facts.place_seen(card) == Some(spot) => Err(Cell::Yes),
            spot if self.facts.unseen.contains(&spot) => Ok((row[seats + 1], self.facts.unseen.len())),
            Holder::Room(_) | Holder::Side(_) | Holder::FaceUp => Err(Cell::No),
        }
    }
}

/// What the simple rules already decided.
fn certain_shares(grid: &Grid) -> Vec<Vec<Share>> {
    let share = |may: u64, holder: usize| {
        let some = may & (1 << holder) != 0;
        let odds = if some { 1.0 / f64::from(may.count_ones()) } else { 0.0 };
        Share { ways: 0, odds, some, others: may & !(1 << holder) != 0 }
    };
    grid.may.iter().map(|may| (0..grid.sizes.len()).map(|holder| share(*may, holder)).collect()).collect()
}

/// Leaves out clauses, those that say least first, until the rest can be counted.
fn count_without_some(grid: &Grid, budget: usize) -> Option<Count> {
    let mut grid = grid.clone();
    grid.clauses.sort_by_key(|clause| clause.cards.len());
    while !grid.clauses.is_empty() {
        let keep = grid.clauses.len() * 3 / 4;
        grid.clauses.truncate(keep);
        if let Ok(count) = Count::new(&grid, budget) {
            return Some(count);
        }
    }
    None
}
