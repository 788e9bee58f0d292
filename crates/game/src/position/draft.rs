//! A question that is being written down: who asks what, and seat by seat how they refuted it, in few presses.

use super::{happening::Happening, real_table::RealTable};
use crate::question::Refutation;
use candlestick_rules::{CardId, CardSet, Refuters, RoomId, SeatId, SuspectId, Triple, WeaponId};

/// A question that is being written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionDraft {
    /// Who asks.
    pub by: SeatId,
    /// The suspect that is asked for.
    pub suspect: Option<SuspectId>,
    /// The weapon.
    pub weapon: Option<WeaponId>,
    /// The room.
    pub room: Option<RoomId>,
    /// How the seats refuted, as far as that is said.
    refutations: Vec<(SeatId, Refutation)>,
}

/// What is still to be said of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// Suspect, weapon or room.
    Cards,
    /// How this seat refuted, or that it could not.
    Refutation(SeatId),
    /// Which card this seat showed: the seat that looks has seen it.
    Card(SeatId),
}

impl QuestionDraft {
    /// A question of a seat, of which nothing is said yet.
    #[must_use]
    pub const fn new(by: SeatId) -> Self {
        Self { by, suspect: None, weapon: None, room: None, refutations: Vec::new() }
    }

    /// A question that was written down, to be changed; none for anything else.
    #[must_use]
    pub fn of(happening: &Happening) -> Option<Self> {
        let Happening::Question { by, asked, refutations } = happening else { return None };
        let Triple { suspect, weapon, room } = *asked;
        let (suspect, weapon, room) = (Some(suspect), Some(weapon), Some(room));
        Some(Self { by: *by, suspect, weapon, room, refutations: refutations.clone() })
    }

    /// What is asked for, once all three are said.
    #[must_use]
    pub fn asked(&self) -> Option<Triple> {
        Some(Triple { suspect: self.suspect?, weapon: self.weapon?, room: self.room? })
    }

    /// Another seat asks: what was refuted was asked by somebody else.
    pub fn ask_by(&mut self, by: SeatId) {
        if self.by != by {
            self.by = by;
            self.refutations.clear();
        }
    }

    /// Picks a card of the question.
    pub fn pick(&mut self, table: &RealTable, card: CardId) {
        let cards = table.cards();
        let n = cards.index_in_category(card) as u8;
        match cards.category(card) {
            candlestick_rules::Category::Suspect => self.suspect = Some(SuspectId(n)),
            candlestick_rules::Category::Weapon => self.weapon = Some(WeaponId(n)),
            candlestick_rules::Category::Room => self.room = Some(RoomId(n)),
        }
        // A card that was shown may be none of the three any more.
        let asked = self.asked().map(|asked| cards.set(asked)).unwrap_or_default();
        for (_, refutation) in &mut self.refutations {
            if matches!(refutation, Refutation::Showed(Some(card)) if !asked.contains(*card)) {
                *refutation = Refutation::Showed(None);
            }
        }
    }

    /// The seats that may be asked, in order; those whose hand lies open by `at` happenings are not.
    #[must_use]
    pub fn order(&self, table: &RealTable, at: usize) -> Vec<SeatId> {
        let (open, seats) = (table.open_before(at), table.start.seats().max(1));
        let round = (1..seats).map(|n| SeatId((self.by.0 + n) % seats));
        round.filter(|seat| !open.contains(seat)).collect()
    }

    /// How a seat refuted, if that is said.
    #[must_use]
    pub fn refutation(&self, seat: SeatId) -> Option<Refutation> {
        self.refutations.iter().find(|(other, _)| *other == seat).map(|(_, refutation)| *refutation)
    }

    /// Says how a seat refuted. Where the first who shows ends the question, all before it passed, unless something
    /// else was said of them, and nobody after it is asked.
    pub fn refute(&mut self, table: &RealTable, at: usize, seat: SeatId, refutation: Refutation) {
        let order = self.order(table, at);
        let Some(place) = order.iter().position(|other| *other == seat) else { return };
        let first = table.theme.edition.profile.refuters == Refuters::FirstHolder;
        let shows = matches!(refutation, Refutation::Showed(_));
        let said = |seat: &SeatId| self.refutation(*seat);
        let mut refutations: Vec<(SeatId, Refutation)> = Vec::new();
        for (n, other) in order.iter().enumerate() {
            let refutation = match n.cmp(&place) {
                std::cmp::Ordering::Equal => Some(refutation),
                std::cmp::Ordering::Less if first => match said(other) {
                    Some(Refutation::Showed(_)) => None,
                    known => known.or(shows.then_some(Refutation::CannotRefute)),
                },
                std::cmp::Ordering::Greater if first && shows => None,
                _ => said(other),
            };
            refutations.extend(refutation.map(|refutation| (*other, refutation)));
        }
        self.refutations = refutations;
        self.complete(table);
    }

    /// How the seat that looks refuted as far as its hand tells: that it passed, where it has none of the three and its
    /// turn to refute comes before anybody else's.
    pub fn own_refutation(&mut self, table: &RealTable, at: usize) {
        let me = table.start.me;
        let Some(asked) = self.asked() else { return };
        let none = table.cards().set(asked).and(table.start.hand).is_empty();
        if none && self.by != me && self.order(table, at).first() == Some(&me) && self.refutation(me).is_none() {
            self.refute(table, at, me, Refutation::CannotRefute);
        }
    }

    /// Everybody of whom nothing is said passed.
    pub fn others_cannot_refute(&mut self, table: &RealTable, at: usize) {
        let ended = self.is_ended(table);
        let order = self.order(table, at);
        let refutation = |seat: SeatId| {
            self.refutation(seat).or((!ended).then_some(Refutation::CannotRefute)).map(|refutation| (seat, refutation))
        };
        self.refutations = order.into_iter().filter_map(refutation).collect();
    }

    /// Takes back what was said of a seat's refutation.
    pub fn unsay(&mut self, seat: SeatId) {
        self.refutations.retain(|(other, _)| *other != seat);
    }

    /// The cards that a seat may have shown to the one that looks, or may have shown itself; empty where that was not seen.
    #[must_use]
    pub fn showable(&self, table: &RealTable, seat: SeatId) -> CardSet {
        let Some(asked) = self.asked() else { return CardSet::EMPTY };
        let (asked, hand, me) = (table.cards().set(asked), table.start.hand, table.start.me);
        if seat == me {
            asked.and(hand)
        } else if self.by == me {
            asked.without(hand).without(table.start.face_up)
        } else {
            CardSet::EMPTY
        }
    }

    /// What is still to be said; none where it can be written down.
    #[must_use]
    pub fn missing(&self, table: &RealTable, at: usize) -> Option<Missing> {
        if self.asked().is_none() {
            return Some(Missing::Cards);
        }
        let ended = self.is_ended(table);
        self.order(table, at).into_iter().find_map(|seat| match self.refutation(seat) {
            None if !ended => Some(Missing::Refutation(seat)),
            Some(Refutation::Showed(None)) if !self.showable(table, seat).is_empty() => Some(Missing::Card(seat)),
            _ => None,
        })
    }

    /// The question as it is written down, once nothing is missing.
    #[must_use]
    pub fn happening(&self, table: &RealTable, at: usize) -> Option<Happening> {
        if self.missing(table, at).is_some() {
            return None;
        }
        Some(Happening::Question { by: self.by, asked: self.asked()?, refutations: self.refutations.clone() })
    }

    /// Whether somebody showed a card where the first one ends the question.
    fn is_ended(&self, table: &RealTable) -> bool {
        table.theme.edition.profile.refuters == Refuters::FirstHolder
            && self.refutations.iter().any(|(_, refutation)| matches!(refutation, Refutation::Showed(_)))
    }

    /// A card that was seen needs no choosing where it can be one alone.
    fn complete(&mut self, table: &RealTable) {
        let only = |seat: SeatId| self.showable(table, seat).nth(0).filter(|_| self.showable(table, seat).len() == 1);
        let known: Vec<_> = self.refutations.iter().map(|(seat, _)| only(*seat)).collect();
        for ((_, refutation), card) in self.refutations.iter_mut().zip(known) {
            if *refutation == Refutation::Showed(None) {
                *refutation = Refutation::Showed(card);
            }
        }
    }
}
