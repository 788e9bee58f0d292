//! Finds the first happening that cannot have happened, as it contradicts the hands and everything before it, and says
//! why.

use super::{happening::Happening, start::Start};
use crate::question::Refutation;
use candlestick_deduction::{Facts, Holder, asked_after, facts_in, is_possible};
use candlestick_rules::{CardId, CardSet, Event, SeatId};

/// The first happening that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefusedHappening {
    /// Its number, from 0.
    pub at: usize,
    /// What of it cannot be.
    pub what: Impossible,
}

/// What cannot be. Where it follows from a single card, that card is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Impossible {
    /// The seat does not sit at the table.
    NoSuchSeat(SeatId),
    /// The asker refutes the own question, or a seat is asked twice.
    Refutes(SeatId),
    /// The card that was shown is none of the three that were asked for.
    NotAsked {
        /// Who showed it.
        by: SeatId,
        /// The card.
        card: CardId,
    },
    /// The seat passed though it has the card, or has one of the three.
    CannotRefute {
        /// The seat.
        by: SeatId,
        /// The card, where it is a certain one.
        has: Option<CardId>,
    },
    /// The seat showed a card though it has none of the three.
    Showed(SeatId),
    /// The seat has not got the card.
    Holds {
        /// The seat.
        seat: SeatId,
        /// The card.
        card: CardId,
        /// Where the card certainly is.
        at: Option<Holder>,
    },
    /// Somebody has the card of which it was said that nobody does.
    Nobody {
        /// The card.
        card: CardId,
        /// Who has it, where that is certain.
        at: Option<Holder>,
    },
    /// The card does not lie there, or another was seen there.
    Lies {
        /// Where.
        holder: Holder,
        /// The card.
        card: CardId,
        /// Where the card certainly is.
        at: Option<Holder>,
    },
    /// These are not the cards of the hand.
    Hand(SeatId),
    /// The accusation was right though one of the three is not in the case file.
    Right {
        /// Who accused.
        by: SeatId,
        /// The card that is not there, where it is a certain one.
        without: Option<CardId>,
    },
    /// The accusation was wrong though the case file holds these three.
    Wrong(SeatId),
    /// The case file does not hold these three.
    File {
        /// The card that is not there, where it is a certain one.
        without: Option<CardId>,
    },
}

/// The first of some happenings that cannot be; none where a deal fits them all.
#[must_use]
pub fn refusal(start: &Start, happenings: &[Happening]) -> Option<RefusedHappening> {
    let mut checker = HappeningChecker { facts: start.facts(), face_up: start.face_up, lying: Vec::new(), start };
    happenings.iter().enumerate().find_map(|(at, happening)| {
        let what = checker.happening(happening)?;
        Some(RefusedHappening { at, what })
    })
}

struct HappeningChecker<'a> {
    start: &'a Start,
    facts: Facts,
    face_up: CardSet,
    /// Cards that were seen lying on the table.
    lying: Vec<(Holder, CardId)>,
}

impl HappeningChecker<'_> {
    /// Takes a happening in; answers what of it cannot be.
    fn happening(&mut self, happening: &Happening) -> Option<Impossible> {
        if let Some(wrong) = self.odd(happening) {
            return Some(wrong);
        }
        let mut asked = None;
        for event in happening.events(self.start.me) {
            let cards = self.start.cards;
            if let Some(fault) = self.event(&event, asked) {
                return Some(fault);
            }
            asked = asked_after(&event, cards, asked);
        }
        None
    }

    /// What is wrong whatever the cards are.
    fn odd(&self, happening: &Happening) -> Option<Impossible> {
        let seats = self.start.seats();
        let unknown = |seat: &SeatId| seat.0 >= seats;
        if let Some(by) = happening.by().filter(unknown) {
            return Some(Impossible::NoSuchSeat(by));
        }
        match happening {
            Happening::Question { by, asked, refutations } => {
                let asked = self.start.cards.set(*asked);
                refutations.iter().enumerate().find_map(|(n, (seat, refutation))| {
                    if unknown(seat) {
                        return Some(Impossible::NoSuchSeat(*seat));
                    }
                    if seat == by || refutations[..n].iter().any(|(other, _)| other == seat) {
                        return Some(Impossible::Refutes(*seat));
                    }
                    match refutation {
                        Refutation::Showed(Some(card)) if !asked.contains(*card) => {
                            Some(Impossible::NotAsked { by: *seat, card: *card })
                        }
                        _ => None,
                    }
                })
            }
            Happening::Seen { at: Holder::Seat(seat), .. } => {
                Some(Impossible::NoSuchSeat(*seat)).filter(|_| unknown(seat))
            }
            Happening::Seen { at, card } => self.odd_place(*at, *card),
            _ => None,
        }
    }

    /// A place on the table that is not there, or where another card was seen.
    fn odd_place(&self, holder: Holder, card: CardId) -> Option<Impossible> {
        let there = self.start.face_down().contains(&holder);
        let other = self.lying.iter().any(|(at, seen)| (*at == holder) != (*seen == card));
        (!there || other).then(|| Impossible::Lies { holder, card, at: self.certain_place(card) })
    }

    fn event(&mut self, event: &Event, asked: Option<CardSet>) -> Option<Impossible> {
        for fact in facts_in(event, asked) {
            let mut facts = self.facts.clone();
            facts.take_in(fact);
            let elsewhere =
                |card: CardId| self.face_up.contains(card) || self.lying.iter().any(|(_, lying)| *lying == card);
            let lost = match event {
                Event::Eliminated { hand, .. } => hand.iter().any(elsewhere),
                Event::Shown { card: Some(card), .. }
                | Event::Revealed { card, .. }
                | Event::Peeked { card: Some(card), .. } => elsewhere(*card),
                _ => false,
            };
            if lost || !is_possible(&facts) {
                return Some(self.impossible(event, asked.unwrap_or_default()));
            }
            self.facts = facts;
        }
        match event {
            Event::RoomCardSeen { room, card: Some(card), .. } => self.lying.push((Holder::Room(*room), *card)),
            Event::SideCardSeen { place, card: Some(card), .. } => self.lying.push((Holder::Side(*place), *card)),
            _ => {}
        }
        None
    }

    /// What cannot be of an event that does not fit.
    fn impossible(&self, event: &Event, asked: CardSet) -> Impossible {
        match event {
            Event::CannotRefute { seat } => {
                let has = asked.iter().find(|card| self.is_certain(*card, Holder::Seat(*seat)));
                Impossible::CannotRefute { by: *seat, has }
            }
            Event::Shown { by, card: None, .. } => Impossible::Showed(*by),
            Event::Shown { by, card: Some(card), .. }
            | Event::Revealed { by, card }
            | Event::Peeked { at: by, card: Some(card), .. } => {
                Impossible::Holds { seat: *by, card: *card, at: self.certain_place(*card) }
            }
            Event::NobodyHolds { card } => Impossible::Nobody { card: *card, at: self.certain_place(*card) },
            Event::RoomCardSeen { room, card: Some(card), .. } => {
                Impossible::Lies { holder: Holder::Room(*room), card: *card, at: self.certain_place(*card) }
            }
            Event::SideCardSeen { place, card: Some(card), .. } => {
                Impossible::Lies { holder: Holder::Side(*place), card: *card, at: self.certain_place(*card) }
            }
            Event::Accused { seat, right: false, .. } => Impossible::Wrong(*seat),
            Event::Accused { seat, triple, .. } => {
                let cards = self.start.cards.cards(*triple);
                Impossible::Right { by: *seat, without: cards.into_iter().find(|card| !self.may_be_guilty(*card)) }
            }
            Event::CaseFileSeen { triple: Some(triple), .. } => {
                let cards = self.start.cards.cards(*triple);
                Impossible::File { without: cards.into_iter().find(|card| !self.may_be_guilty(*card)) }
            }
            Event::Eliminated { seat, .. } => Impossible::Hand(*seat),
            // Nothing else tells of cards here.
            _ => Impossible::File { without: None },
        }
    }

    fn may_be_guilty(&self, card: CardId) -> bool {
        let mut facts = self.facts.clone();
        facts.in_case_file(card);
        !self.face_up.contains(card) && is_possible(&facts)
    }

    /// Whether a card is certainly with a seat or in the case file.
    fn is_certain(&self, card: CardId, holder: Holder) -> bool {
        let mut facts = self.facts.clone();
        match holder {
            Holder::Seat(seat) => facts.has_not(seat, card),
            Holder::CaseFile => facts.not_in_case_file(card),
            Holder::Room(_) | Holder::Side(_) | Holder::FaceUp => return false,
        }
        !is_possible(&facts)
    }

    /// Where a card certainly is.
    fn certain_place(&self, card: CardId) -> Option<Holder> {
        if self.face_up.contains(card) {
            return Some(Holder::FaceUp);
        }
        if let Some((holder, _)) = self.lying.iter().find(|(_, lying)| *lying == card) {
            return Some(*holder);
        }
        let seats = (0..self.start.seats()).map(|seat| Holder::Seat(SeatId(seat)));
        seats.chain([Holder::CaseFile]).find(|holder| self.is_certain(card, *holder))
    }
}
