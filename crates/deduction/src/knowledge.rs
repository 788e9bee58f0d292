//! Works out what one seat can know, complete and exact: certain facts, odds, the number of deals, and uniform deals.

use std::sync::{Arc, OnceLock};

use rand_chacha::ChaCha8Rng;

use super::{
    Big, Facts, Holder, Possession, count::Count, estimate::Estimate, facts::Mask, grid::Grid, search, steps::Steps,
    witness::deal_of,
};
use candlestick_rules::{CardId, CardSet, Event, SeatId, Triple, Truth, View};

/// A complete deal that could be the truth.
pub type Deal = Truth;

/// Edges that one count may use; about 60 ms of work and 40 MB.
pub const BUDGET: usize = 3_000_000;

/// What one seat can know.
///
/// Certain facts ([`Knowledge::cell`]) are always complete. Odds are exact as long as the count stays within its budget
/// ([`Knowledge::is_exact`]), which holds for all but wild cases; beyond it they are estimated from deals drawn at
/// random ([`Knowledge::error`]). Copies share what was counted.
#[derive(Debug, Clone)]
pub struct Knowledge {
    facts: Facts,
    counted: Arc<CountedFacts>,
}

/// How the odds are known.
#[derive(Debug)]
enum Odds {
    /// Nothing fits.
    Impossible,
    /// Not at all: only the simple rules were asked for.
    Unknown,
    /// Counted.
    Exact(Box<Count>),
    /// From drawn deals.
    Sampled(Estimate),
}

/// What follows from facts.
#[derive(Debug)]
struct CountedFacts {
    /// The settled grid before anything was counted; the same grid has the same count.
    asked: Option<Grid>,
    /// With everything struck out that no deal has.
    grid: Grid,
    odds: Odds,
    /// Card by card, the share of all deals that have it with each holder.
    shares: Vec<f64>,
    deals: OnceLock<Big>,
    triples: OnceLock<Vec<(Triple, f64)>>,
    budget: usize,
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

    /// What follows from facts, with at most `budget` steps of counting. With none, only the simple rules are applied
    /// (who passed, full hands, what is left of a category): certain facts are then true but may be incomplete.
    #[must_use]
    pub fn within(facts: Facts, budget: usize) -> Self {
        let grid = Grid::new(&facts).ok();
        let counted = Arc::new(CountedFacts::new(&facts, grid, budget));
        Self { facts, counted }
    }

    /// What follows from facts by some of the simple steps alone, without counting: never wrong, and never more than what
    /// [`Knowledge::within`] finds with a budget of none. Made anew for each decision, not to be followed with
    /// [`Knowledge::after`], which takes all steps.
    #[must_use]
    pub fn by_steps(facts: Facts, steps: Steps) -> Self {
        let counted = Arc::new(CountedFacts::new(&facts, Grid::by(&facts, steps).ok(), 0));
        Self { facts, counted }
    }

    /// What can be known after one more event of the same seat's. Costs little where the event tells nothing new, and
    /// starts from what is certain already where it does.
    #[must_use]
    pub fn after(&self, event: &Event) -> Self {
        let mut facts = self.facts.clone();
        facts.note(event);
        self.with(facts)
    }

    /// What can be known after several events, counted once.
    #[must_use]
    pub fn after_all(&self, events: &[Event]) -> Self {
        let mut facts = self.facts.clone();
        events.iter().for_each(|event| facts.note(event));
        self.with(facts)
    }

    /// What can be known after the events of a later view of the same seat.
    #[must_use]
    pub fn after_view(&self, view: &View) -> Self {
        let mut facts = self.facts.clone();
        facts.follow(view);
        self.with(facts)
    }

    /// The same seat's knowledge with facts that add to these.
    pub(super) fn with(&self, facts: Facts) -> Self {
        if facts.says_the_same(&self.facts) {
            return Self { facts, counted: Arc::clone(&self.counted) };
        }
        let before = &self.counted;
        let grid = Grid::new(&facts).ok().and_then(|mut grid| {
            // An unseen place less is another holder, so nothing that was struck out of it carries over.
            let same_table = grid.sizes == before.grid.sizes;
            let known = if same_table { before.grid.may.as_slice() } else { &[] };
            grid.strike_beyond(known).ok().map(|()| grid)
        });
        if grid.is_some() && grid == before.asked {
            return Self { facts, counted: Arc::clone(before) };
        }
        let counted = Arc::new(CountedFacts::new(&facts, grid, before.budget));
        Self { facts, counted }
    }

    /// Whether both rest on one and the same count, as after an event that told nothing new.
    #[must_use]
    pub fn shares_count_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.counted, &other.counted)
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

    /// Whether odds are exact; see [`Knowledge`].
    #[must_use]
    pub fn is_exact(&self) -> bool {
        matches!(self.counted.odds, Odds::Exact(_) | Odds::Impossible)
    }

    /// The standard error of the odds: 0 when they are exact, at most 0.5; 1 where nothing was counted.
    #[must_use]
    pub fn error(&self) -> f64 {
        match &self.counted.odds {
            Odds::Exact(_) | Odds::Impossible => 0.0,
            Odds::Unknown => 1.0,
            Odds::Sampled(estimate) => estimate.error(),
        }
    }

    /// How many deals fit everything seen (at most the largest number there is; [`Knowledge::all_deals`] has no such
    /// limit). 0 when what was told contradicts itself, which no referee does, or when nothing was counted.
    #[must_use]
    pub fn deals(&self) -> u128 {
        self.all_deals().capped()
    }

    /// How many deals fit everything seen. Worked out at the first call.
    #[must_use]
    pub fn all_deals(&self) -> Big {
        let count = || match &self.counted.odds {
            Odds::Exact(count) => count.deals(),
            Odds::Impossible | Odds::Unknown | Odds::Sampled(_) => Big::ZERO,
        };
        *self.counted.deals.get_or_init(count)
    }

    /// States that the count used, for measuring.
    #[must_use]
    pub fn states(&self) -> usize {
        if let Odds::Exact(count) = &self.counted.odds { count.states() } else { 0 }
    }

    /// Whether a card is with a holder.
    #[must_use]
    pub fn cell(&self, card: CardId, holder: Holder) -> Possession {
        let (at, among) = match self.column(card, holder) {
            Ok(found) => found,
            Err(cell) => return cell,
        };
        let may = self.counted.grid.may.get(card.index()).copied().unwrap_or(0);
        match may & (1 << at) {
            0 => Possession::No,
            bit if bit == may && among == 1 => Possession::Yes,
            _ => Possession::Maybe,
        }
    }

    /// The share of all deals that have the card with the holder.
    #[must_use]
    pub fn probability(&self, card: CardId, holder: Holder) -> f64 {
        match self.column(card, holder) {
            Ok((at, among)) => self.share(card, at) / among as f64,
            Err(Possession::Yes) => 1.0,
            Err(_) => 0.0,
        }
    }

    /// The share of all deals that have the card face down in a room or at the side and this seat
    /// hasn't looked at it.
    #[must_use]
    pub fn in_unseen_room(&self, card: CardId) -> f64 {
        self.share(card, self.facts.sizes.len() + 1)
    }

    /// The share of all deals that have the card on the table, in whatever place, seen or not.
    #[must_use]
    pub fn on_table(&self, card: CardId) -> f64 {
        if self.facts.place_seen(card).is_some() { 1.0 } else { self.in_unseen_room(card) }
    }

    /// Cards that are certainly with a seat.
    #[must_use]
    pub fn known_of(&self, seat: SeatId) -> CardSet {
        self.facts.cards.all().iter().filter(|card| self.cell(*card, Holder::Seat(seat)) == Possession::Yes).collect()
    }

    /// Cards that may be in the case file.
    #[must_use]
    pub fn suspects_of_case(&self) -> CardSet {
        self.facts.cards.all().iter().filter(|card| self.cell(*card, Holder::CaseFile) != Possession::No).collect()
    }

    /// The one who certainly holds a card, if that is known.
    #[must_use]
    pub fn holder_of(&self, card: CardId) -> Option<Holder> {
        let seats = (0..self.facts.sizes.len() as u8).map(|seat| Holder::Seat(SeatId(seat)));
        let table = self.facts.seen.iter().map(|(holder, _)| *holder).chain(self.facts.unseen.iter().copied());
        let mut all = seats.chain([Holder::CaseFile]).chain(table);
        all.find(|holder| self.cell(card, *holder) == Possession::Yes)
    }

    /// What the case file holds, once it is certain.
    #[must_use]
    pub fn case_file(&self) -> Option<Triple> {
        let known = self.facts.cards.all().iter().filter(|card| self.cell(*card, Holder::CaseFile) == Possession::Yes);
        let known: Vec<_> = known.collect();
        Some(self.facts.cards.triple(known.try_into().ok()?))
    }

    /// Every triple that the case file may hold with its probability, the likeliest first. Estimated where
    /// [`Knowledge::is_exact`] is false; then unlikely ones may be missing. Worked out at the first call.
    #[must_use]
    pub fn triples(&self) -> &[(Triple, f64)] {
        self.counted.triples.get_or_init(|| {
            let cards = match &self.counted.odds {
                Odds::Exact(count) => count.triples(&self.counted.grid),
                Odds::Sampled(estimate) => estimate.triples(&self.counted.grid),
                Odds::Impossible | Odds::Unknown => Vec::new(),
            };
            let mut triples: Vec<_> =
                cards.into_iter().map(|(cards, odds)| (self.facts.cards.triple(cards), odds)).collect();
            triples.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            triples
        })
    }

    /// A uniform deal of all that fit; none when nothing fits or nothing was counted. Where odds are estimated, one of
    /// the deals that the estimate was made of.
    #[must_use]
    pub fn sample(&self, rng: &mut ChaCha8Rng) -> Option<Deal> {
        let grid = &self.counted.grid;
        let holders = match &self.counted.odds {
            Odds::Exact(count) => {
                let mut holders = grid.may.clone();
                count.sample(rng, |card, holder| holders[card.index()] = 1 << holder);
                holders
            }
            Odds::Sampled(estimate) => estimate.any(rng)?.clone(),
            Odds::Impossible | Odds::Unknown => return None,
        };
        deal_of(&self.facts, &holders, rng)
    }

    fn share(&self, card: CardId, at: usize) -> f64 {
        let holders = self.counted.grid.sizes.len();
        self.counted.shares.get(card.index() * holders + at).copied().unwrap_or(0.0)
    }

    /// The column of a holder, and among how many like it that column is spread; or the plain answer.
    fn column(&self, card: CardId, holder: Holder) -> Result<(usize, usize), Possession> {
        let seats = self.facts.sizes.len();
        match holder {
            Holder::Seat(seat) if seat.index() < seats => Ok((seat.index(), 1)),
            Holder::CaseFile => Ok((seats, 1)),
            Holder::Seat(_) => Err(Possession::No),
            holder if self.facts.place_seen(card) == Some(holder) => Err(Possession::Yes),
            holder if self.facts.unseen.contains(&holder) => Ok((seats + 1, self.facts.unseen.len())),
            Holder::Room(_) | Holder::Side(_) | Holder::FaceUp => Err(Possession::No),
        }
    }
}

impl CountedFacts {
    /// Counts a settled grid; none is one that contradicts itself.
    fn new(facts: &Facts, grid: Option<Grid>, budget: usize) -> Self {
        let asked = grid.clone();
        let Some(mut grid) = grid else { return Self::impossible(facts, budget) };
        let odds = if budget == 0 {
            Odds::Unknown
        } else if let Ok(count) = Count::new(&grid, budget) {
            if count.is_empty() { Odds::Impossible } else { Odds::Exact(Box::new(count)) }
        } else {
            match search::possible(&grid) {
                Err(_) => Odds::Impossible,
                Ok((narrowed, witnesses)) => {
                    grid = narrowed;
                    Odds::Sampled(Estimate::new(&grid, witnesses, budget))
                }
            }
        };
        let shares = match &odds {
            Odds::Impossible => return Self::impossible(facts, budget),
            Odds::Unknown => even_shares(&grid),
            Odds::Exact(count) => {
                let shares = exact_shares(&grid, count);
                strike_zeros(&mut grid, &shares);
                shares
            }
            Odds::Sampled(estimate) => estimate.shares(&grid),
        };
        Self { asked, grid, odds, shares, deals: OnceLock::new(), triples: OnceLock::new(), budget }
    }

    fn impossible(facts: &Facts, budget: usize) -> Self {
        let grid = Grid::impossible(facts);
        let shares = vec![0.0; grid.may.len() * grid.sizes.len()];
        let (deals, triples) = (OnceLock::new(), OnceLock::new());
        Self { asked: None, grid, odds: Odds::Impossible, shares, deals, triples, budget }
    }
}

/// Each card as likely with one of its holders as with another.
fn even_shares(grid: &Grid) -> Vec<f64> {
    let share =
        |may: Mask, holder: usize| if may & (1 << holder) != 0 { 1.0 / f64::from(may.count_ones()) } else { 0.0 };
    grid.may.iter().flat_map(|may| (0..grid.sizes.len()).map(move |holder| share(*may, holder))).collect()
}

fn exact_shares(grid: &Grid, count: &Count) -> Vec<f64> {
    let mut shares = even_shares(grid);
    let holders = grid.sizes.len();
    for card in grid.open().iter() {
        shares[card.index() * holders..(card.index() + 1) * holders].fill(0.0);
    }
    count.shares(grid, |card, holder, share| shares[card.index() * holders + holder] = share);
    shares
}

/// What no deal has is struck out. Sums of positive numbers are never 0 by rounding.
fn strike_zeros(grid: &mut Grid, shares: &[f64]) {
    for (may, row) in grid.may.iter_mut().zip(shares.chunks(grid.sizes.len())) {
        let none = row.iter().enumerate().filter(|(_, share)| **share <= 0.0);
        none.for_each(|(holder, _)| *may &= !(1 << holder));
    }
}
