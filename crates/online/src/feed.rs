//! Chains what a seat was told of a case as digests, and makes the digests that are signed of it.
//!
//! A chain depends on what was told alone, and not on how: whoever was told everything at once has the same head as
//! whoever was told step by step. Signatures of people stand over the head of what *their* seat was told, so whoever
//! plays the case again finds out what any of them was told otherwise. They are opened at the verdict and not before: a
//! head depends on cards that only that seat has seen, and could be guessed from a signature.

use candlestick_game::record::Commitment;
use candlestick_rules::{Action, Event, SeatId, Setup};

use crate::{
    digest::Digest,
    protocol::{PersonId, PersonShare, SeatKey, TakenBack, TakenChair},
    sign::PublicKey,
};

/// What all who play agree on before the first decision: the first link of every chain.
#[derive(Debug, Clone, Copy)]
pub struct AgreedTerms<'a> {
    /// The room's name.
    pub room: &'a str,
    /// The room's key; none of a room that was made before it had one.
    pub key: Option<PublicKey>,
    /// Which case of the room.
    pub deal: u32,
    /// What the room was committed to.
    pub commitment: &'a Digest,
    /// The seal of the deal.
    pub seal: &'a Commitment,
    /// The digest of the theme.
    pub theme: &'a str,
    /// The table.
    pub setup: &'a Setup,
    /// What people were committed to.
    pub shares: &'a [PersonShare],
    /// The keys of who sits where.
    pub keys: &'a [SeatKey],
}

impl AgreedTerms<'_> {
    /// All of it as one digest.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let seats: Vec<u8> = self.setup.seats.iter().map(|suspect| suspect.0).collect();
        let options = [self.setup.deck, self.setup.powers, self.setup.corner_rooms].map(u8::from);
        let shares: Vec<u8> =
            self.shares.iter().flat_map(|one| [&[one.person], &one.commitment.0[..]].concat()).collect();
        let keys: Vec<u8> =
            self.keys.iter().flat_map(|one| [&[one.seat.0, one.person], &one.key.0[..]].concat()).collect();
        let key = self.key.as_ref().map_or(&[][..], |key| &key.0[..]);
        let (deal, seal) = (self.deal.to_le_bytes(), self.seal.to_string());
        let parts: [&[u8]; 10] = [
            self.room.as_bytes(),
            key,
            &deal,
            &self.commitment.0,
            seal.as_bytes(),
            self.theme.as_bytes(),
            &seats,
            &options,
            &shares,
            &keys,
        ];
        Digest::of("candlestick agreed", &parts)
    }
}

/// What was told of a case beside its events.
#[derive(Debug, Clone, Copy, Default)]
pub struct BesideEvents<'a> {
    /// Decisions of people that bots made.
    pub stood_in: &'a [u64],
    /// Chairs that were taken since it began.
    pub taken: &'a [TakenChair],
    /// Decisions that were taken back.
    pub taken_back: &'a [TakenBack],
}

/// What one seat, or a watcher, was told: each event that stands with all before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    link: Digest,
    events: usize,
}

impl Chain {
    /// The chain of a seat that was told nothing yet.
    #[must_use]
    pub fn new(agreed: &Digest, seat: SeatId) -> Self {
        Self { link: Digest::of("candlestick chain", &[&agreed.0, &[seat.0]]), events: 0 }
    }

    /// How many events it has.
    #[must_use]
    pub const fn events(&self) -> usize {
        self.events
    }

    /// Adds an event as that seat saw it. None of them can fail to be written.
    pub fn tell(&mut self, event: &Event) {
        let written = serde_json::to_vec(event).unwrap_or_default();
        self.link = Digest::of("candlestick event", &[&self.link.0, &written]);
        self.events += 1;
    }

    /// Adds what is new of all events of the case, each as that seat sees it.
    pub fn catch_up(&mut self, all: &[Event], seat: SeatId) {
        let new = all.get(self.events..).unwrap_or_default();
        new.iter().for_each(|event| self.tell(&event.seen_by(seat)));
    }

    /// The same with these events, as that seat saw them, after those that it has.
    #[must_use]
    pub fn told(mut self, events: &[Event]) -> Self {
        events.iter().for_each(|event| self.tell(event));
        self
    }

    /// Its head when there were so many decisions and takings back: with the bots that stood in before, the chairs taken before,
    /// and what was taken back before. What comes while a decision is due is in the next head, so that a decision under way
    /// still fits.
    #[must_use]
    pub fn head(&self, decision: u64, beside: BesideEvents) -> Digest {
        let BesideEvents { stood_in, taken, taken_back } = beside;
        let before = stood_in.iter().filter(|other| **other < decision);
        let stood_in: Vec<u8> = before.flat_map(|other| other.to_le_bytes()).collect();
        let taken: Vec<_> = taken.iter().filter(|taken| taken.from < decision).collect();
        let taken = serde_json::to_vec(&taken).unwrap_or_default();
        let decision_bytes = decision.to_le_bytes();
        let mut parts: Vec<&[u8]> = vec![&self.link.0, &decision_bytes, &stood_in, &taken];
        let back: Vec<_> = taken_back.iter().filter(|back| back.number < decision).collect();
        let back = if back.is_empty() { Vec::new() } else { serde_json::to_vec(&back).unwrap_or_default() };
        // Signatures of before, when nothing was taken back, still fit.
        parts.extend((!back.is_empty()).then_some(&back[..]));
        Digest::of("candlestick head", &parts)
    }
}

/// Where in which room something was decided or told.
#[derive(Debug, Clone, Copy)]
pub struct FeedPlace<'a> {
    /// The room's name.
    pub room: &'a str,
    /// Which case of the room.
    pub deal: u32,
    /// By which seat, or to which.
    pub seat: SeatId,
}

impl FeedPlace<'_> {
    /// What a person signs who decides: the action, and the head of all that their seat was told before.
    #[must_use]
    pub fn decided(self, decision: u64, action: Action, head: &Digest) -> Digest {
        let written = serde_json::to_vec(&action).unwrap_or_default();
        self.of("candlestick decision", decision, &written, head)
    }

    /// What a person signs who takes their last decision back, after which so many stand: over the head of all that their seat
    /// was told before, and so of what came of that decision.
    #[must_use]
    pub fn took_back(self, number: u64, left: usize, head: &Digest) -> Digest {
        self.of("candlestick taking back", number, &(left as u64).to_le_bytes(), head)
    }

    /// What a room signs with each thing that it tells: its number, and the head of all that the seat was told by then.
    #[must_use]
    pub fn told_digest(self, number: u64, head: &Digest) -> Digest {
        self.of("candlestick feed", number, &[], head)
    }

    /// What somebody signs who vouches that whoever asks for the chair at this seat is its person: from then on this key
    /// signs what is decided there too.
    #[must_use]
    pub fn vouched(self, person: PersonId, key: &PublicKey) -> Digest {
        let (deal, who) = (self.deal.to_le_bytes(), [self.seat.0, person]);
        Digest::of("candlestick voucher", &[self.room.as_bytes(), &deal, &who, &key.0])
    }

    fn of(self, purpose: &str, number: u64, what: &[u8], head: &Digest) -> Digest {
        let (deal, number) = (self.deal.to_le_bytes(), number.to_le_bytes());
        Digest::of(purpose, &[self.room.as_bytes(), &deal, &[self.seat.0], &number, what, &head.0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_before_is_in_the_head_and_nothing_else_is_changed_by_it() {
        let chain = Chain::new(&Digest::of("agreed", &[]), SeatId(1));
        let back = |number, left| TakenBack { number, left, seat: SeatId(1), events: 4 };
        let head = |decision, taken_back: &[TakenBack]| {
            chain.head(decision, BesideEvents { taken_back, ..Default::default() })
        };
        let (plain, told) = (head(9, &[]), head(9, &[back(5, 4)]));
        assert_ne!(plain, told);
        assert_ne!(told, head(9, &[back(5, 3)]), "which it was");
        assert_ne!(told, head(9, &[back(5, 4), back(7, 5)]), "each of them");
        assert_eq!(told, head(9, &[back(5, 4), back(9, 5)]), "what comes with a number is not in its head");
        assert_eq!(head(5, &[back(5, 4)]), head(5, &[]), "and a case without any is signed as ever");
    }
}
