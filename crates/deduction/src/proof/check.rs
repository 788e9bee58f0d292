//! Verifies a proof from the log alone, step by step. Shares nothing with what finds proofs.

use std::collections::BTreeSet;

use super::{
    steps::{Claim, Location, Premise, Proof, ProofCase, ProofStep, Rule},
    table::ProofTable,
};
use candlestick_rules::{CardId, CardSet, CaseEnding, Event, SeatId};

/// What is wrong with a proof.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProofFault {
    /// A step doesn't follow.
    #[error("a step does not follow: {0:?}")]
    Step(Box<ProofStep>),
    /// A case neither shows the claim nor is impossible.
    #[error("a case stays open: {0:?}")]
    OpenCase(Box<ProofCase>),
    /// The steps don't show what is to be proved.
    #[error("the steps do not show the claim")]
    Unproved,
}

/// Verifies a proof against a table and its log.
///
/// # Errors
/// The first step that doesn't follow from the log, or that the claim is not shown.
pub fn check(table: &ProofTable, events: &[Event], proof: &Proof) -> Result<(), ProofFault> {
    let checker = ProofChecker { table, events };
    let mut known = BTreeSet::new();
    checker.steps(&proof.steps, &mut known)?;
    if known.contains(&proof.claim) { Ok(()) } else { Err(ProofFault::Unproved) }
}

/// What a step claims, and the lines and claims it is drawn from.
struct Inference {
    claim: Claim,
    lines: Vec<usize>,
    claims: BTreeSet<Claim>,
}

impl Inference {
    fn of(step: &ProofStep) -> Self {
        let (mut lines, mut claims) = (Vec::new(), BTreeSet::new());
        for from in &step.from {
            match from {
                Premise::Line(line) => lines.push(*line),
                Premise::Known(claim) => {
                    claims.insert(*claim);
                }
            }
        }
        Self { claim: step.claim, lines, claims }
    }

    const fn has_no_lines(&self) -> bool {
        self.lines.is_empty()
    }

    /// The line, where it is drawn from exactly one.
    fn only_line(&self) -> Option<usize> {
        self.lines.first().copied().filter(|_| self.lines.len() == 1)
    }

    /// Whether it claims that a card is not in a place, and rests on its being in another.
    fn is_elsewhere(&self) -> bool {
        let Claim { card, location, there } = self.claim;
        let elsewhere = |claim: &Claim| claim.there && claim.card == card && claim.location != location;
        self.has_no_lines() && !there && self.claims.iter().any(elsewhere)
    }

    /// Whether it rests on all of these cards but its own being, or not being, in the place that it is about.
    fn knows_all_others(&self, mut cards: CardSet, there: bool) -> bool {
        let Claim { card, location, .. } = self.claim;
        cards.remove(card);
        cards.iter().all(|card| self.claims.contains(&Claim { card, location, there }))
    }
}

struct ProofChecker<'a> {
    table: &'a ProofTable,
    events: &'a [Event],
}

impl ProofChecker<'_> {
    fn steps(&self, steps: &[ProofStep], known: &mut BTreeSet<Claim>) -> Result<(), ProofFault> {
        for step in steps {
            let there = |premise: &Premise| match premise {
                Premise::Known(claim) => known.contains(claim),
                Premise::Line(line) => *line < self.events.len(),
            };
            if !step.from.iter().all(there) || !self.follows(step, known)? {
                return Err(ProofFault::Step(Box::new(step.clone())));
            }
            known.insert(step.claim);
        }
        Ok(())
    }

    fn follows(&self, step: &ProofStep, known: &BTreeSet<Claim>) -> Result<bool, ProofFault> {
        let drawn = Inference::of(step);
        Ok(match &step.rule {
            Rule::Fact => drawn.claims.is_empty() && drawn.only_line().is_some_and(|line| self.says(line, drawn.claim)),
            Rule::Elsewhere => drawn.is_elsewhere(),
            Rule::NowhereElse => self.is_nowhere_else(&drawn),
            Rule::HandFull => self.hand_is_full(&drawn),
            Rule::HandNeeds => self.hand_needs(&drawn),
            Rule::CategoryFull => self.category_is_full(&drawn),
            Rule::CategoryNeeds => self.category_needs(&drawn),
            Rule::OneOfThese => self.is_the_one_left(&drawn),
            Rule::WrongAccusation => self.makes_accusation_wrong(&drawn),
            Rule::Suppose(case) => {
                let opposite = case.suppose == Claim { there: !step.claim.there, ..step.claim };
                opposite && step.from.is_empty() && self.case(case, step.claim, known)?
            }
            Rule::Cases(cases) => self.are_all_places(cases, &drawn) && self.each_case(cases, step.claim, known)?,
            Rule::CasesShown(cases) => self.are_all_shown(cases, &drawn) && self.each_case(cases, step.claim, known)?,
        })
    }

    fn is_nowhere_else(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        let others = self.locations().into_iter().filter(|other| *other != location);
        let not = |location| drawn.claims.contains(&Claim { card, location, there: false });
        drawn.has_no_lines()
            && there
            && self.hidden().contains(card)
            && self.locations().contains(&location)
            && others.into_iter().all(not)
    }

    fn hand_is_full(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        let held = drawn.claims.iter().filter(|claim| claim.there && claim.location == location && claim.card != card);
        drawn.has_no_lines() && !there && self.size(location).is_some_and(|size| held.count() >= size)
    }

    fn hand_needs(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        let not = drawn.claims.iter().filter(|claim| !claim.there && claim.location == location && claim.card != card);
        drawn.has_no_lines()
            && there
            && self.size(location).is_some_and(|size| self.hidden().len() - not.count() <= size)
    }

    fn category_is_full(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        let cards = self.table.cards;
        let taken = |claim: &Claim| {
            claim.there
                && claim.location == Location::CaseFile
                && claim.card != card
                && cards.category(claim.card) == cards.category(card)
        };
        drawn.has_no_lines() && !there && location == Location::CaseFile && drawn.claims.iter().any(taken)
    }

    fn category_needs(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        let category = self.table.cards.set_of(self.table.cards.category(card)).and(self.hidden());
        drawn.has_no_lines()
            && there
            && location == Location::CaseFile
            && category.contains(card)
            && drawn.knows_all_others(category, false)
    }

    /// Whether a seat showed one of some cards, and it is none of the others.
    fn is_the_one_left(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        drawn.only_line().and_then(|line| self.one_of(line)).is_some_and(|(seat, cards)| {
            let cards = cards.and(self.hidden());
            there && location == Location::Seat(seat) && cards.contains(card) && drawn.knows_all_others(cards, false)
        })
    }

    /// Whether an accusation is wrong though its other cards are in the case file.
    fn makes_accusation_wrong(&self, drawn: &Inference) -> bool {
        let Claim { card, location, there } = drawn.claim;
        drawn.only_line().and_then(|line| self.wrong(line)).is_some_and(|cards| {
            !there && location == Location::CaseFile && cards.contains(card) && drawn.knows_all_others(cards, true)
        })
    }

    /// Whether the cases suppose one card in every place where it may be.
    fn are_all_places(&self, cases: &[ProofCase], drawn: &Inference) -> bool {
        let one = cases.first().map(|case| case.suppose.card);
        let held = cases.iter().all(|case| case.suppose.there && Some(case.suppose.card) == one);
        let covered = |location: Location| {
            let not = |card| drawn.claims.contains(&Claim { card, location, there: false });
            cases.iter().any(|case| case.suppose.location == location) || one.is_some_and(not)
        };
        drawn.has_no_lines()
            && held
            && one.is_some_and(|card| self.hidden().contains(card))
            && self.locations().into_iter().all(covered)
    }

    /// Whether the cases suppose each card that a seat may have shown.
    fn are_all_shown(&self, cases: &[ProofCase], drawn: &Inference) -> bool {
        drawn.only_line().and_then(|line| self.one_of(line)).is_some_and(|(seat, cards)| {
            let location = Location::Seat(seat);
            cards.and(self.hidden()).iter().all(|card| {
                cases.iter().any(|case| case.suppose == Claim { card, location, there: true })
                    || drawn.claims.contains(&Claim { card, location, there: false })
            })
        })
    }

    fn each_case(&self, cases: &[ProofCase], claim: Claim, known: &BTreeSet<Claim>) -> Result<bool, ProofFault> {
        cases.iter().try_fold(true, |all, case| Ok(all && self.case(case, claim, known)?))
    }

    /// Whether a case shows the claim or something impossible.
    fn case(&self, case: &ProofCase, claim: Claim, known: &BTreeSet<Claim>) -> Result<bool, ProofFault> {
        let mut known = known.clone();
        known.insert(case.suppose);
        self.steps(&case.steps, &mut known)?;
        let clash = known.iter().any(|claim| known.contains(&Claim { there: !claim.there, ..*claim }));
        if clash || known.contains(&claim) { Ok(true) } else { Err(ProofFault::OpenCase(Box::new(case.clone()))) }
    }

    fn hidden(&self) -> CardSet {
        self.table.cards.all().without(self.table.face_up)
    }

    fn locations(&self) -> Vec<Location> {
        let mut locations: Vec<_> =
            (0..self.table.sizes.len()).map(|seat| Location::Seat(SeatId(seat as u8))).collect();
        locations.push(Location::CaseFile);
        if self.table.laid > 0 {
            locations.push(Location::Table);
        }
        locations
    }

    fn size(&self, location: Location) -> Option<usize> {
        match location {
            Location::Seat(SeatId(seat)) => self.table.sizes.get(usize::from(seat)).copied().map(usize::from),
            Location::Table => Some(self.table.laid.into()),
            Location::CaseFile | Location::FaceUp => None,
        }
    }

    /// The cards that a refutation on this line is about.
    fn asked(&self, line: usize) -> CardSet {
        for event in self.events[..line].iter().rev() {
            match event {
                Event::Suggested { triple, .. } => return self.table.cards.cards(*triple).into_iter().collect(),
                Event::TurnStarted { .. } => break,
                _ => {}
            }
        }
        CardSet::EMPTY
    }

    /// Whose refutation on this line proves that they hold one of which cards.
    fn one_of(&self, line: usize) -> Option<(SeatId, CardSet)> {
        match self.events.get(line)? {
            Event::Shown { by, card: None, .. } => Some((*by, self.asked(line))),
            _ => None,
        }
    }

    fn wrong(&self, line: usize) -> Option<CardSet> {
        match self.events.get(line)? {
            Event::Accused { triple, right: false, .. } => Some(self.table.cards.cards(*triple).into_iter().collect()),
            _ => None,
        }
    }

    /// Whether a line says a claim outright.
    fn says(&self, line: usize, claim: Claim) -> bool {
        let Claim { card, location, there } = claim;
        let holds = |seat: SeatId, other: CardId| location == Location::Seat(seat) && there && card == other;
        let in_file = |cards: [CardId; 3]| location == Location::CaseFile && there && cards.contains(&card);
        match &self.events[line] {
            Event::Opened(opening) => {
                let open = opening.face_up == self.table.face_up && opening.face_up.contains(card);
                if location == Location::FaceUp { open == there } else { open && !there }
            }
            Event::Dealt { seat, cards: Some(hand) } | Event::Eliminated { seat, hand, .. } => {
                location == Location::Seat(*seat) && there == hand.contains(card)
            }
            Event::CannotRefute { seat } => {
                location == Location::Seat(*seat) && !there && self.asked(line).contains(card)
            }
            Event::Shown { by, card: Some(shown), .. }
            | Event::ShownFreely { by, card: Some(shown), .. }
            | Event::SeenToo { by, card: Some(shown), .. }
            | Event::PassedLeft { by, card: Some(shown), .. }
            | Event::Peeked { at: by, card: Some(shown), .. }
            | Event::Revealed { by, card: shown } => holds(*by, *shown),
            Event::NobodyHolds { card: named } => matches!(location, Location::Seat(_)) && !there && card == *named,
            Event::RoomCardSeen { card: Some(seen), .. } | Event::SideCardSeen { card: Some(seen), .. } => {
                location == Location::Table && there && card == *seen
            }
            Event::Accused { triple, right: true, .. } | Event::CaseFileSeen { triple: Some(triple), .. } => {
                in_file(self.table.cards.cards(*triple))
            }
            Event::Closed(ending) => {
                let CaseEnding { case_file, hands, room_cards, side_cards, .. } = &**ending;
                let laid = || room_cards.iter().map(|(_, card)| card).chain(side_cards).any(|other| *other == card);
                match location {
                    Location::CaseFile => in_file(self.table.cards.cards(*case_file)),
                    Location::Seat(seat) => hands.get(seat.index()).is_some_and(|hand| hand.contains(card) == there),
                    Location::Table => there && laid(),
                    Location::FaceUp => false,
                }
            }
            _ => false,
        }
    }
}
