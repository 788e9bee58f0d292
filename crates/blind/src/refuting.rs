//! Posts of a question: it goes round, each seat proves whether it can refute, and one card is shown to the asker.

use candlestick_deduction::Fact;
use candlestick_rules::{Phase, Refuters, SeatId, Triple};
use curve25519_dalek::RistrettoPoint;

use crate::{
    fault::{FalseClaim, PostRefusal},
    guess::PlayedStep,
    holdings::{HoldsOne, NoneOfCards, SealedCard},
    linear::AnyProof,
    stage::{OpenQuestion, Stage},
    table::{BlindTable, KnownSecrets, SeatSecrets, hold},
    transcript::Transcript,
};

impl BlindTable {
    /// Asks the next seat; where nobody is left, the step is done.
    pub(crate) fn ask_next(
        &mut self,
        mut question: OpenQuestion,
        played: PlayedStep,
        told: Vec<Fact>,
    ) -> Result<(), PostRefusal> {
        match question.left.pop_front() {
            Some(seat) => {
                self.turn_to(Stage::Refute { seat, question, played, told });
                Ok(())
            }
            None => self.settle(played, &told),
        }
    }

    pub(crate) fn hear_cannot_refute(
        &mut self,
        by: SeatId,
        stage: Stage,
        others: &NoneOfCards,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        let (question, played, mut told) = asked_of(by, stage)?;
        let (hand, asked) = (self.pack.hand(&self.setting, by), self.asked(question.triple));
        hold(others.hold(&self.key(by)?, &hand, &asked, said), FalseClaim::CannotRefute)?;
        told.push(Fact::HoldsNone(by, self.setting.edition.cards.set(question.triple)));
        self.ask_next(question, played, told)
    }

    pub(crate) fn hear_can_refute(
        &mut self,
        by: SeatId,
        stage: Stage,
        proof: &AnyProof,
        said: &Transcript,
    ) -> Result<(), PostRefusal> {
        let (question, played, mut told) = asked_of(by, stage)?;
        let (cards, one_of) = (self.pack.hand(&self.setting, by), self.asked(question.triple));
        let claim = HoldsOne { key: self.key(by)?, cards: &cards, one_of: &one_of };
        hold(claim.holds(proof, said), FalseClaim::CanRefute)?;
        told.push(Fact::HoldsOneOf(by, self.setting.edition.cards.set(question.triple)));
        self.asking = Some(question);
        self.settle(played, &told)?;
        if self.guess()?.game().phase() == Phase::Refute(by) { Ok(()) } else { Err(PostRefusal::Contradiction) }
    }

    /// The three cards of a question, as points.
    pub(crate) fn asked(&self, triple: Triple) -> Vec<RistrettoPoint> {
        self.setting.points(self.setting.edition.cards.cards(triple))
    }

    pub(crate) fn hear_show(&mut self, seat: SeatId, shown: &SealedCard, said: &Transcript) -> Result<(), PostRefusal> {
        let question = self.asking.clone().ok_or(PostRefusal::NotNow)?;
        if self.guess()?.game().phase() != Phase::Refute(seat) {
            return Err(PostRefusal::NotNow);
        }
        let (cards, one_of) = (self.pack.hand(&self.setting, seat), self.asked(question.triple));
        let claim = HoldsOne { key: self.key(seat)?, cards: &cards, one_of: &one_of };
        hold(shown.holds(&claim, &self.key(question.asker)?, said), FalseClaim::Show)?;
        let (by, to, sealed) = (seat, question.asker, shown.sealed);
        let card = match &self.own {
            Some(own) if own.seat == to => self.setting.card(&sealed.unseal(&own.key)),
            Some(SeatSecrets { seat, knows: KnownSecrets::Secret(secret), .. }) if *seat == by => {
                let number = shown.own(one_of.len(), said, secret);
                number.and_then(|number| self.setting.card(&one_of[number]))
            }
            Some(SeatSecrets { seat, knows: KnownSecrets::Keys(keys), .. }) if *seat == by => {
                keys.get(to.index()).and_then(|key| self.setting.card(&sealed.unseal(key)))
            }
            _ => None,
        };
        let told = card.map(|card| Fact::Holds(by, card)).into_iter().collect();
        let played = PlayedStep::Shown { by, to, sealed, card };
        self.asking = None;
        if self.setting.edition.profile.refuters == Refuters::All {
            return self.ask_next(question, played, told);
        }
        self.settle(played, &told)
    }
}

/// The question that this seat is asked now, with the decision that it came of and what was told of it so far.
fn asked_of(by: SeatId, stage: Stage) -> Result<(OpenQuestion, PlayedStep, Vec<Fact>), PostRefusal> {
    match stage {
        Stage::Refute { seat, question, played, told } if seat == by => Ok((question, played, told)),
        _ => Err(PostRefusal::NotNow),
    }
}
