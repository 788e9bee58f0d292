//! The first, cheap deduction: cells are struck out by simple rules until nothing changes.

use candlestick_rules::{CardId, CardSet, Category};

use super::{
    facts::{Clause, Facts, Mask},
    steps::Steps,
};

/// No deal fits what was told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Contradiction;

/// Cards × holders with what is struck out so far, and the constraints that are still open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Grid {
    /// For each card, the holders it may be with; 0 for a card seen on the table.
    pub may: Vec<Mask>,
    /// How many cards each holder has: seats, the case file, unseen cards on the table.
    pub sizes: Vec<u8>,
    /// The cards of each category.
    pub categories: [CardSet; 3],
    /// Clauses that are not yet met.
    pub clauses: Vec<Clause>,
    /// Triples (as card sets) that the case file doesn't hold and that are still thinkable.
    pub wrong: Vec<CardSet>,
    /// Cards that are nowhere in the grid: those seen on the table.
    pub outside: CardSet,
    /// Which of the simple rules are applied, and how far.
    steps: Steps,
}

impl Grid {
    /// The facts as a grid, struck out as far as the simple rules go.
    pub fn new(facts: &Facts) -> Result<Self, Contradiction> {
        Self::by(facts, Steps::ALL)
    }

    /// The facts as a grid, struck out by these steps alone.
    pub fn by(facts: &Facts, steps: Steps) -> Result<Self, Contradiction> {
        let mut sizes = facts.sizes.clone();
        sizes.extend([Category::ALL.len() as u8, facts.unseen.len() as u8]);
        let mut grid = Self {
            may: facts.may.clone(),
            sizes,
            categories: Category::ALL.map(|category| facts.cards.set_of(category)),
            clauses: facts.clauses.clone(),
            wrong: facts.wrong.iter().map(|triple| facts.cards.set(*triple)).collect(),
            outside: facts.seen.iter().map(|(_, card)| *card).collect(),
            steps,
        };
        let places: usize = grid.sizes.iter().map(|size| usize::from(*size)).sum();
        if places + grid.outside.len() != grid.may.len() {
            return Err(Contradiction);
        }
        grid.settle()?;
        Ok(grid)
    }

    /// A grid with nothing possible.
    pub fn impossible(facts: &Facts) -> Self {
        let mut sizes = facts.sizes.clone();
        sizes.extend([Category::ALL.len() as u8, facts.unseen.len() as u8]);
        let (may, categories) = (vec![0; facts.may.len()], [CardSet::EMPTY; 3]);
        let (clauses, wrong, outside) = (Vec::new(), Vec::new(), CardSet::EMPTY);
        Self { may, sizes, categories, clauses, wrong, outside, steps: Steps::ALL }
    }

    /// Strikes out what is known to be impossible anyway, and settles.
    pub fn strike_beyond(&mut self, known: &[Mask]) -> Result<(), Contradiction> {
        self.may.iter_mut().zip(known).for_each(|(may, known)| *may &= known);
        self.settle()
    }

    /// Cards that may be with more than one holder.
    pub fn open(&self) -> CardSet {
        self.filter(|may| may.count_ones() > 1)
    }

    /// The case file's place among the holders.
    pub fn case_file(&self) -> usize {
        self.sizes.len() - 2
    }

    /// Cards that may be with a holder.
    pub fn candidates(&self, holder: usize) -> CardSet {
        self.filter(|may| may & (1 << holder) != 0)
    }

    /// Cards that are certainly with a holder.
    pub fn known(&self, holder: usize) -> CardSet {
        self.filter(|may| may == 1 << holder)
    }

    fn filter(&self, keep: impl Fn(Mask) -> bool) -> CardSet {
        let cards = self.may.iter().enumerate().filter(|(_, may)| keep(**may));
        cards.map(|(card, _)| CardId(card as u8)).collect()
    }

    /// Puts a card with a holder.
    pub fn pin(&mut self, card: CardId, holder: usize) {
        self.may[card.index()] &= 1 << holder;
    }

    /// Applies the simple rules until nothing changes, or as often as the steps say.
    pub fn settle(&mut self) -> Result<(), Contradiction> {
        for _ in 0..self.steps.rounds {
            let before = self.may.clone();
            if self.steps.hands {
                (0..self.sizes.len()).try_for_each(|holder| self.fill(holder))?;
            }
            self.fill_case_file()?;
            self.meet_clauses()?;
            self.drop_wrong()?;
            let lost = self.may.iter().enumerate().any(|(n, may)| *may == 0 && !self.outside.contains(CardId(n as u8)));
            if lost {
                return Err(Contradiction);
            }
            if self.may == before {
                return Ok(());
            }
        }
        // What is crossed off is read once more: the last card of a category is in the case file.
        self.fill_case_file()
    }

    /// A full holder has nothing else; one with just enough candidates has them all.
    fn fill(&mut self, holder: usize) -> Result<(), Contradiction> {
        let size = usize::from(self.sizes[holder]);
        let (known, candidates) = (self.known(holder), self.candidates(holder));
        if known.len() > size || candidates.len() < size {
            return Err(Contradiction);
        }
        if known.len() == size {
            self.strike(candidates.without(known), holder);
        } else if candidates.len() == size {
            self.pin_all(candidates, holder);
        }
        Ok(())
    }

    /// One card of each category.
    fn fill_case_file(&mut self) -> Result<(), Contradiction> {
        let holder = self.case_file();
        for category in self.categories {
            let (known, candidates) = (self.known(holder).and(category), self.candidates(holder).and(category));
            if known.len() > 1 || candidates.is_empty() {
                return Err(Contradiction);
            }
            if known.len() == 1 {
                self.strike(candidates.without(known), holder);
            } else if candidates.len() == 1 {
                self.pin_all(candidates, holder);
            }
        }
        Ok(())
    }

    /// Drops clauses that are met, and cards from clauses that cannot meet them; one card left is held.
    fn meet_clauses(&mut self) -> Result<(), Contradiction> {
        let clauses = std::mem::take(&mut self.clauses);
        for clause in clauses {
            let holder = clause.seat.index();
            if !self.known(holder).and(clause.cards).is_empty() {
                continue;
            }
            let cards = clause.cards.and(self.candidates(holder));
            match cards.len() {
                0 => return Err(Contradiction),
                1 => self.pin_all(cards, holder),
                _ => self.keep(Clause { cards, ..clause }),
            }
        }
        Ok(())
    }

    /// Keeps a clause unless another says as much already.
    fn keep(&mut self, clause: Clause) {
        let says = |a: &Clause, b: &Clause| a.seat == b.seat && a.cards.without(b.cards).is_empty();
        if !self.clauses.iter().any(|other| says(other, &clause)) {
            self.clauses.retain(|other| !says(&clause, other));
            self.clauses.push(clause);
        }
    }

    /// Two cards of a wrong accusation are in the case file: the third isn't.
    fn drop_wrong(&mut self) -> Result<(), Contradiction> {
        let holder = self.case_file();
        let (known, candidates) = (self.known(holder), self.candidates(holder));
        self.wrong.retain(|wrong| wrong.without(candidates).is_empty());
        for n in 0..self.wrong.len() {
            let open = self.wrong[n].without(known);
            match open.len() {
                0 => return Err(Contradiction),
                1 => self.strike(open, holder),
                _ => {}
            }
        }
        Ok(())
    }

    fn strike(&mut self, cards: CardSet, holder: usize) {
        for card in cards.iter() {
            self.may[card.index()] &= !(1 << holder);
        }
    }

    fn pin_all(&mut self, cards: CardSet, holder: usize) {
        for card in cards.iter() {
            self.pin(card, holder);
        }
    }
}
