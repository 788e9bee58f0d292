//! A question that is being written down: who asks what, and seat by seat how they refuted it, in few presses.

use super::{
    happening::{Happening, Reply},
    real_table::RealTable,
};
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
    replies: Vec<(SeatId, Reply)>,
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
        Self { by, suspect: None, weapon: None, room: None, replies: Vec::new() }
    }

    /// A question that was written down, to be changed; none for anything else.
    #[must_use]
    pub fn of(happening: &Happening) -> Option<Self> {
        let Happening::Question { by, asked, replies } = happening else { return None };
        let Triple { suspect, weapon, room } = *asked;
        let (suspect, weapon, room) = (Some(suspect), Some(weapon), Some(room));
        Some(Self { by: *by, suspect, weapon, room, replies: replies.clone() })
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
            self.replies.clear();
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
        for (_, reply) in &mut self.replies {
            if matches!(reply, Reply::Showed(Some(card)) if !asked.contains(*card)) {
                *reply = Reply::Showed(None);
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
    pub fn reply(&self, seat: SeatId) -> Option<Reply> {
        self.replies.iter().find(|(other, _)| *other == seat).map(|(_, reply)| *reply)
    }

    /// Says how a seat refuted. Where the first who shows ends the question, all before it passed, unless something
    /// else was said of them, and nobody after it is asked.
    pub fn refute(&mut self, table: &RealTable, at: usize, seat: SeatId, reply: Reply) {
        let order = self.order(table, at);
        let Some(place) = order.iter().position(|other| *other == seat) else { return };
        let first = table.theme.edition.profile.refuters == Refuters::FirstHolder;
        let shows = matches!(reply, Reply::Showed(_));
        let said = |seat: &SeatId| self.reply(*seat);
        let mut replies: Vec<(SeatId, Reply)> = Vec::new();
        for (n, other) in order.iter().enumerate() {
            let reply = match n.cmp(&place) {
                std::cmp::Ordering::Equal => Some(reply),
                std::cmp::Ordering::Less if first => match said(other) {
                    Some(Reply::Showed(_)) => None,
                    known => known.or(shows.then_some(Reply::CannotRefute)),
                },
                std::cmp::Ordering::Greater if first && shows => None,
                _ => said(other),
            };
            replies.extend(reply.map(|reply| (*other, reply)));
        }
        self.replies = replies;
        self.complete(table);
    }

    /// How the seat that looks refuted as far as its hand tells: that it passed, where it has none of the three and its
    /// turn to refute comes before anybody else's.
    pub fn own_refutation(&mut self, table: &RealTable, at: usize) {
        let me = table.start.me;
        let Some(asked) = self.asked() else { return };
        let none = table.cards().set(asked).and(table.start.hand).is_empty();
        if none && self.by != me && self.order(table, at).first() == Some(&me) && self.reply(me).is_none() {
            self.refute(table, at, me, Reply::CannotRefute);
        }
    }

    /// Everybody of whom nothing is said passed.
    pub fn others_cannot_refute(&mut self, table: &RealTable, at: usize) {
        let ended = self.is_ended(table);
        let order = self.order(table, at);
        let reply =
            |seat: SeatId| self.reply(seat).or((!ended).then_some(Reply::CannotRefute)).map(|reply| (seat, reply));
        self.replies = order.into_iter().filter_map(reply).collect();
    }

    /// Takes back what was said of a seat's refutation.
    pub fn unsay(&mut self, seat: SeatId) {
        self.replies.retain(|(other, _)| *other != seat);
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
        self.order(table, at).into_iter().find_map(|seat| match self.reply(seat) {
            None if !ended => Some(Missing::Refutation(seat)),
            Some(Reply::Showed(None)) if !self.showable(table, seat).is_empty() => Some(Missing::Card(seat)),
            _ => None,
        })
    }

    /// The question as it is written down, once nothing is missing.
    #[must_use]
    pub fn happening(&self, table: &RealTable, at: usize) -> Option<Happening> {
        if self.missing(table, at).is_some() {
            return None;
        }
        Some(Happening::Question { by: self.by, asked: self.asked()?, replies: self.replies.clone() })
    }

    /// Whether somebody showed a card where the first one ends the question.
    fn is_ended(&self, table: &RealTable) -> bool {
        table.theme.edition.profile.refuters == Refuters::FirstHolder
            && self.replies.iter().any(|(_, reply)| matches!(reply, Reply::Showed(_)))
    }

    /// A card that was seen needs no choosing where it can be one alone.
    fn complete(&mut self, table: &RealTable) {
        let only = |seat: SeatId| self.showable(table, seat).nth(0).filter(|_| self.showable(table, seat).len() == 1);
        let known: Vec<_> = self.replies.iter().map(|(seat, _)| only(*seat)).collect();
        for ((_, reply), card) in self.replies.iter_mut().zip(known) {
            if *reply == Reply::Showed(None) {
                *reply = Reply::Showed(card);
            }
        }
    }
}
