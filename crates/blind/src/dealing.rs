//! Posts until the cards are dealt: keys, shuffles, shares. And which part of the table hears which post.

use candlestick_rules::{CardSet, SeatId};
use curve25519_dalek::RistrettoPoint;

use crate::{
    body::Body,
    claims::{self, Shares},
    fault::{FalseClaim, PostRefusal},
    guess::Guess,
    linear::{LinearProof, nothing},
    shuffle::Shuffled,
    stage::{Stage, missing},
    table::{BlindTable, hold},
    transcript::Transcript,
};

impl BlindTable {
    /// Hears what a seat has signed.
    pub(crate) fn hear(&mut self, seat: SeatId, body: Body, said: &Transcript) -> Result<(), PostRefusal> {
        match (self.stage.clone(), body) {
            (Stage::Keys, Body::Key(key, proof)) => self.hear_key(seat, key, &proof, said),
            (Stage::Piles(next), Body::Piles(piles)) if next == seat => self.hear_piles(seat, &piles, said),
            (Stage::Rest(next), Body::Rest(rest)) if next == seat => self.hear_rest(seat, &rest, said),
            (Stage::Deal, Body::Deal(shares)) => self.hear_deal(seat, &shares, said),
            (Stage::Decision, Body::Act(action)) => self.hear_act(seat, action),
            (Stage::Decision, Body::TakeBack) => self.hear_take_back(seat),
            (Stage::Decision, Body::Show(shown)) => self.hear_show(seat, &shown, said),
            (Stage::Dice { seat: roller, shares }, Body::Draw(share)) => {
                self.hear_draw(seat, (roller, shares), &share, said)
            }
            (stage @ Stage::Look { .. }, Body::Look(shares)) => self.hear_look(seat, stage, &shares, said),
            (stage @ Stage::Refute { .. }, Body::CannotRefute(others)) => {
                self.hear_cannot_refute(seat, stage, &others, said)
            }
            (stage @ Stage::Refute { .. }, Body::CanRefute(proof)) => self.hear_can_refute(seat, stage, &proof, said),
            (Stage::Verdict { seat: accuser, triple, file }, Body::Right(shares)) if accuser == seat => {
                self.hear_right(seat, triple, &file, &shares, said)
            }
            (Stage::Verdict { seat: accuser, triple, file }, Body::Wrong(proof)) if accuser == seat => {
                self.hear_wrong(seat, triple, &file, &proof, said)
            }
            (Stage::Opening { last, secrets }, Body::Open(secret)) => self.hear_open(seat, last, secrets, secret),
            _ => Err(PostRefusal::NotNow),
        }
    }

    fn hear_key(
        &mut self,
        seat: SeatId,
        key: RistrettoPoint,
        proof: &LinearProof,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        if self.pack.key(seat).is_some() {
            return Err(PostRefusal::NotNow);
        }
        hold(key != nothing() && claims::key(key).holds(proof, &said.fork("key")), FalseClaim::Key)?;
        self.pack.keys[seat.index()] = Some(key);
        if missing(&self.pack.keys).is_empty() {
            self.turn_to(Stage::Piles(SeatId(0)));
        }
        Ok(())
    }

    fn hear_piles(&mut self, seat: SeatId, shuffled: &[Shuffled], said: &Transcript) -> Result<(), PostRefusal> {
        let joint = self.pack.joint();
        hold(shuffled.len() == self.pack.piles.len(), FalseClaim::Shuffle)?;
        for (pile, shuffled) in self.pack.piles.iter_mut().zip(shuffled) {
            hold(shuffled.holds(pile, &joint, said), FalseClaim::Shuffle)?;
            pile.clone_from(&shuffled.cards);
        }
        match self.after(seat) {
            Some(next) => self.turn_to(Stage::Piles(next)),
            None => {
                self.pack.merge();
                self.turn_to(Stage::Rest(SeatId(0)));
            }
        }
        Ok(())
    }

    fn hear_rest(&mut self, seat: SeatId, shuffled: &Shuffled, said: &Transcript) -> Result<(), PostRefusal> {
        hold(shuffled.holds(&self.pack.rest, &self.pack.joint(), said), FalseClaim::Shuffle)?;
        self.pack.rest.clone_from(&shuffled.cards);
        let next = self.after(seat).map_or(Stage::Deal, Stage::Rest);
        self.turn_to(next);
        Ok(())
    }

    fn hear_deal(&mut self, seat: SeatId, shares: &Shares, said: &Transcript) -> Result<(), PostRefusal> {
        if self.pack.shares[seat.index()].is_some() {
            return Err(PostRefusal::NotNow);
        }
        hold(shares.hold(&self.key(seat)?, &self.dealt_by(seat), said), FalseClaim::Deal)?;
        let mut by_place = vec![None; self.setting.places.len()];
        for (place, share) in self.setting.others(seat).into_iter().zip(&shares.shares) {
            by_place[place] = Some(*share);
        }
        self.pack.shares[seat.index()] = Some(by_place);
        self.pack.start[seat.index()] = shares.shares.last().copied();
        if missing(&self.pack.shares).is_empty() { self.begin() } else { Ok(()) }
    }

    /// What a seat gives shares of when cards are dealt: the others' cards, and the first draw.
    pub(crate) fn dealt_by(&self, seat: SeatId) -> Vec<RistrettoPoint> {
        let mut of = self.pack.masks(&self.setting.others(seat));
        of.push(self.setting.draw(0));
        of
    }

    /// All shares are there: each seat looks at its hand, and the case begins.
    fn begin(&mut self) -> Result<(), PostRefusal> {
        let start: Vec<_> = self.pack.start.iter().flatten().copied().collect();
        let seed = self.setting.drawn(&start);
        let hand = self.own_hand().transpose()?;
        self.guess = Some(Guess::new(&self.setting, seed, self.me(), hand)?);
        self.turn_to(Stage::Decision);
        Ok(())
    }

    fn own_hand(&self) -> Option<Result<CardSet, PostRefusal>> {
        let own = self.own.as_ref()?;
        let cards = self.pack.hand(&self.setting, own.seat);
        let cards =
            cards.iter().map(|card| self.setting.card(&card.unseal(&own.key)).ok_or(PostRefusal::Contradiction));
        Some(cards.collect())
    }

    /// The seat that shuffles after this one.
    fn after(&self, seat: SeatId) -> Option<SeatId> {
        self.setting.seats().nth(seat.index() + 1)
    }
}
