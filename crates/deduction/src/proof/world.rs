//! Cards × places with what is shown of each cell and by which step, and the plain rules applied until nothing new
//! follows or something impossible does.

use super::{
    steps::{Claim, Location, Premise, ProofCase, ProofStep, Rule},
    table::ProofTable,
};
use crate::{Fact, fact::asked_after};
use candlestick_rules::{CardId, CardSet, Category, Event};

/// A statement of a line of the log.
#[derive(Debug, Clone, Copy)]
pub(super) struct LoggedFact {
    pub at: usize,
    pub told: Fact,
}

/// The statements of a log, line by line.
pub(super) fn lines(table: &ProofTable, events: &[Event]) -> Vec<LoggedFact> {
    let (mut asked, mut lines) = (None, Vec::new());
    for (at, event) in events.iter().enumerate() {
        lines.extend(crate::facts_in(event, asked).into_iter().map(|told| LoggedFact { at, told }));
        asked = asked_after(event, table.cards, asked);
    }
    lines
}

/// A step that was taken, whether or not the proof will need it.
#[derive(Debug, Clone)]
pub(super) struct TakenStep {
    pub step: ProofStep,
    /// The taken steps that it rests on; for cases, also those that are used within them.
    pub on: Vec<usize>,
    /// Not a step but a supposition.
    pub supposed: bool,
}

/// Two taken steps that contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clash(pub usize, pub usize);

/// All steps taken so far, of every world.
pub(super) type Taker = Vec<TakenStep>;

/// What is known in one world: the real one, or one where something is supposed.
#[derive(Debug, Clone)]
pub(super) struct World<'a> {
    pub table: &'a ProofTable,
    pub lines: &'a [LoggedFact],
    pub locations: Vec<Location>,
    /// Card by card and place by place: whether it is there, and the step that shows it.
    cells: Vec<Option<(bool, usize)>>,
}

impl<'a> World<'a> {
    /// A world where nothing is known yet.
    pub fn new(table: &'a ProofTable, lines: &'a [LoggedFact]) -> Self {
        let locations = table.locations();
        let cells = vec![None; usize::from(table.cards.total()) * locations.len()];
        Self { table, lines, locations, cells }
    }

    /// What is known of a cell.
    pub fn get(&self, card: CardId, location: Location) -> Option<(bool, usize)> {
        let column = self.locations.iter().position(|other| *other == location)?;
        self.cells.get(card.index() * self.locations.len() + column).copied().flatten()
    }

    fn is(&self, card: CardId, location: Location, there: bool) -> bool {
        self.get(card, location).is_some_and(|(known, _)| known == there)
    }

    /// Cards of which it is known that they are, or aren't, in a place.
    fn cards(&self, location: Location, there: bool) -> CardSet {
        self.table.hidden().iter().filter(|card| self.is(*card, location, there)).collect()
    }

    /// Places where a card may be as far as is known.
    fn open_spots(&self, card: CardId) -> Vec<Location> {
        self.locations.iter().filter(|location| !self.is(card, **location, false)).copied().collect()
    }

    /// Supposes something.
    pub fn suppose(&mut self, claim: Claim, taker: &mut Taker) -> Option<Clash> {
        self.take(ProofStep { rule: Rule::Fact, from: Vec::new(), claim }, Vec::new(), true, taker)
    }

    /// Takes the step of some cases, whose steps rest `on` others outside of them.
    pub fn take_cases(&mut self, step: ProofStep, on: Vec<usize>, taker: &mut Taker) -> Option<Clash> {
        self.take(step, on, false, taker)
    }

    fn take(&mut self, step: ProofStep, mut on: Vec<usize>, supposed: bool, taker: &mut Taker) -> Option<Clash> {
        let Claim { card, location, there } = step.claim;
        let column = self.locations.iter().position(|other| *other == location)?;
        let n = card.index() * self.locations.len() + column;
        let before = *self.cells.get(n)?;
        if before.is_some_and(|(known, _)| known == there) {
            return None;
        }
        for from in &step.from {
            if let Premise::Known(claim) = from {
                on.extend(self.get(claim.card, claim.location).map(|(_, taken)| taken));
            }
        }
        taker.push(TakenStep { step, on, supposed });
        let now = taker.len() - 1;
        if let Some((_, other)) = before {
            return Some(Clash(other, now));
        }
        self.cells[n] = Some((there, now));
        None
    }

    /// Applies the rules, the plainest first, until nothing new follows.
    pub fn run(&mut self, taker: &mut Taker) -> Option<Clash> {
        loop {
            let before = taker.len();
            // Everything that follows in one round is shown before what follows from it: chains stay short.
            let mut found = Vec::new();
            self.push_outright(&mut found);
            self.places(&mut found);
            self.hands(&mut found);
            self.case_file(&mut found);
            self.shown(&mut found);
            for step in found {
                if let Some(clash) = self.take(step, Vec::new(), false, taker) {
                    return Some(clash);
                }
            }
            if taker.len() == before {
                return None;
            }
        }
    }

    fn push(&self, found: &mut Vec<ProofStep>, rule: Rule, from: Vec<Premise>, claim: Claim) {
        if !self.is(claim.card, claim.location, claim.there) {
            found.push(ProofStep { rule, from, claim });
        }
    }

    fn push_outright(&self, found: &mut Vec<ProofStep>) {
        for line in self.lines {
            for claim in
                outright(self.table, line.told).into_iter().filter(|claim| !self.table.face_up.contains(claim.card))
            {
                self.push(found, Rule::Fact, vec![Premise::Line(line.at)], claim);
            }
        }
    }

    /// A card is in one place.
    fn places(&self, found: &mut Vec<ProofStep>) {
        for card in self.table.hidden().iter() {
            let at = self.locations.iter().find(|location| self.is(card, **location, true));
            if let Some(at) = at {
                let from = vec![known(card, *at, true)];
                for location in self.locations.iter().filter(|location| *location != at) {
                    self.push(found, Rule::Elsewhere, from.clone(), Claim { card, location: *location, there: false });
                }
            }
            let open = self.open_spots(card);
            if open.len() <= 1 {
                let Some(location) = open.first().or(self.locations.first()).copied() else { continue };
                let others = self.locations.iter().filter(|other| **other != location);
                let from = others.map(|other| known(card, *other, false)).collect();
                self.push(found, Rule::NowhereElse, from, Claim { card, location, there: true });
            }
        }
    }

    /// A hand has its size.
    fn hands(&self, found: &mut Vec<ProofStep>) {
        let all = self.table.hidden();
        for location in &self.locations {
            let Some(size) = self.table.size(*location) else { continue };
            let (held, not) = (self.cards(*location, true), self.cards(*location, false));
            if held.len() >= size {
                let full: CardSet = held.iter().take(size).collect();
                let from: Vec<_> = full.iter().map(|card| known(card, *location, true)).collect();
                for card in all.without(full).without(not).iter() {
                    self.push(found, Rule::HandFull, from.clone(), Claim { card, location: *location, there: false });
                }
            }
            if not.len() >= all.len() - size.min(all.len()) {
                let beyond: CardSet = not.iter().take(all.len() - size.min(all.len())).collect();
                let from: Vec<_> = beyond.iter().map(|card| known(card, *location, false)).collect();
                for card in all.without(beyond).without(held).iter() {
                    self.push(found, Rule::HandNeeds, from.clone(), Claim { card, location: *location, there: true });
                }
            }
        }
    }

    /// The case file has one card of each category.
    fn case_file(&self, found: &mut Vec<ProofStep>) {
        let location = Location::CaseFile;
        let (held, not) = (self.cards(location, true), self.cards(location, false));
        for category in Category::ALL {
            let all = self.table.cards.set_of(category).and(self.table.hidden());
            if let Some(one) = held.and(all).iter().next() {
                for card in all.without(CardSet::one(one)).without(not).iter() {
                    let from = vec![known(one, location, true)];
                    self.push(found, Rule::CategoryFull, from, Claim { card, location, there: false });
                }
            }
            if all.without(not).len() <= 1 {
                let left = all.without(not).iter().next().or_else(|| all.iter().next());
                let Some(card) = left else { continue };
                let from =
                    all.iter().filter(|other| *other != card).map(|other| known(other, location, false)).collect();
                self.push(found, Rule::CategoryNeeds, from, Claim { card, location, there: true });
            }
        }
    }

    /// Cards that were shown unseen, and wrong accusations.
    fn shown(&self, found: &mut Vec<ProofStep>) {
        for line in self.lines {
            match line.told {
                Fact::HoldsOneOf(seat, cards) => {
                    let location = Location::Seat(seat);
                    let cards = cards.and(self.table.hidden());
                    let left = cards.without(self.cards(location, false));
                    if left.len() > 1 {
                        continue;
                    }
                    let Some(card) = left.iter().chain(cards.iter()).next() else { continue };
                    let mut from = vec![Premise::Line(line.at)];
                    from.extend(cards.iter().filter(|other| *other != card).map(|other| known(other, location, false)));
                    self.push(found, Rule::OneOfThese, from, Claim { card, location, there: true });
                }
                Fact::NotCaseFile(triple) => {
                    let location = Location::CaseFile;
                    let named = self.table.cards.set(triple);
                    let left = named.without(self.cards(location, true));
                    if !named.without(self.table.hidden()).is_empty() {
                        continue;
                    }
                    if left.len() > 1 {
                        continue;
                    }
                    let Some(card) = left.iter().chain(named.iter()).next() else { continue };
                    let mut from = vec![Premise::Line(line.at)];
                    from.extend(named.iter().filter(|other| *other != card).map(|other| known(other, location, true)));
                    self.push(found, Rule::WrongAccusation, from, Claim { card, location, there: false });
                }
                _ => {}
            }
        }
    }

    /// Ways to split the world into cases: what they rest on, and what is supposed in each.
    pub fn splits(&self) -> Vec<(fn(Vec<ProofCase>) -> Rule, Vec<Premise>, Vec<Claim>)> {
        let mut splits: Vec<(fn(Vec<ProofCase>) -> Rule, Vec<Premise>, Vec<Claim>)> = Vec::new();
        for line in self.lines {
            let Fact::HoldsOneOf(seat, cards) = line.told else { continue };
            let location = Location::Seat(seat);
            let cards = cards.and(self.table.hidden());
            let not = cards.and(self.cards(location, false));
            if cards.and(self.cards(location, true)).is_empty() {
                let mut from = vec![Premise::Line(line.at)];
                from.extend(not.iter().map(|card| known(card, location, false)));
                let claims = cards.without(not).iter().map(|card| Claim { card, location, there: true });
                splits.push((Rule::CasesShown, from, claims.collect()));
            }
        }
        for card in self.table.hidden().iter() {
            let open = self.open_spots(card);
            if open.len() > 1 {
                let not = self.locations.iter().filter(|location| !open.contains(location));
                let from = not.map(|location| known(card, *location, false)).collect();
                let claims = open.iter().map(|location| Claim { card, location: *location, there: true });
                splits.push((Rule::Cases, from, claims.collect()));
            }
        }
        splits.sort_by_key(|(_, _, claims)| claims.len());
        splits
    }
}

const fn known(card: CardId, location: Location, there: bool) -> Premise {
    Premise::Known(Claim { card, location, there })
}

/// The claims that a statement makes outright.
fn outright(table: &ProofTable, told: Fact) -> Vec<Claim> {
    let all = table.hidden();
    let claim = |location: Location, there: bool| move |card: CardId| Claim { card, location, there };
    match told {
        Fact::Hand(seat, hand) => {
            let location = Location::Seat(seat);
            let held = hand.iter().map(claim(location, true));
            held.chain(all.without(hand).iter().map(claim(location, false))).collect()
        }
        Fact::Holds(seat, card) => vec![claim(Location::Seat(seat), true)(card)],
        Fact::HoldsNone(seat, cards) => cards.iter().map(claim(Location::Seat(seat), false)).collect(),
        Fact::NobodyHolds(card) => {
            let seats = table.locations().into_iter().filter(|location| matches!(location, Location::Seat(_)));
            seats.map(|location| Claim { card, location, there: false }).collect()
        }
        Fact::Lies(_, card) => vec![claim(Location::Table, true)(card)],
        Fact::CaseFile(triple) => table.cards.cards(triple).map(claim(Location::CaseFile, true)).into(),
        Fact::HoldsOneOf(..) | Fact::NotCaseFile(_) | Fact::FaceUp(_) => Vec::new(),
    }
}
