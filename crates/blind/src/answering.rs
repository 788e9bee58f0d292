//! Posts of a question: it goes round, each seat proves whether it can refute, and one card is shown to the asker.

use candlestick_deduction::Fact;
use candlestick_rules::{Phase, Refuters, SeatId, Triple};
use curve25519_dalek::RistrettoPoint;

use crate::{
    fault::{Claim, Why},
    guess::Played,
    holdings::{HoldsOne, Others, Shown},
    linear::AnyProof,
    stage::{Question, Stage},
    table::{BlindTable, Knows, Own, hold},
    transcript::Transcript,
};

impl BlindTable {
    /// Asks the next seat; where nobody is left, the step is done.
    pub(crate) fn ask_next(&mut self, mut question: Question, played: Played, told: Vec<Fact>) -> Result<(), Why> {
        match question.left.pop_front() {
            Some(seat) => {
                self.turn_to(Stage::Answer { seat, question, played, told });
                Ok(())
            }
            None => self.settle(played, &told),
        }
    }

    pub(crate) fn hear_pass(
        &mut self,
        by: SeatId,
        answer: Stage,
        others: &Others,
        said: &Transcript,
    ) -> Result<(), Why> {
        let (question, played, mut told) = asked_of(by, answer)?;
        let (hand, asked) = (self.pack.hand(&self.setting, by), self.asked(question.triple));
        hold(others.hold(&self.key(by)?, &hand, &asked, said), Claim::Pass)?;
        told.push(Fact::HoldsNone(by, self.setting.edition.cards.set(question.triple)));
        self.ask_next(question, played, told)
    }

    pub(crate) fn hear_can(
        &mut self,
        by: SeatId,
        answer: Stage,
        proof: &AnyProof,
        said: &Transcript,
    ) -> Result<(), Why> {
        let (question, played, mut told) = asked_of(by, answer)?;
        let (cards, one_of) = (self.pack.hand(&self.setting, by), self.asked(question.triple));
        let claim = HoldsOne { key: self.key(by)?, cards: &cards, one_of: &one_of };
        hold(claim.holds(proof, said), Claim::Can)?;
        told.push(Fact::HoldsOneOf(by, self.setting.edition.cards.set(question.triple)));
        self.asking = Some(question);
        self.settle(played, &told)?;
        if self.guess()?.game().phase() == Phase::Refute(by) { Ok(()) } else { Err(Why::Contradiction) }
    }

    /// The three cards of a question, as points.
    pub(crate) fn asked(&self, triple: Triple) -> Vec<RistrettoPoint> {
        self.setting.points(self.setting.edition.cards.cards(triple))
    }

    pub(crate) fn hear_show(&mut self, seat: SeatId, shown: &Shown, said: &Transcript) -> Result<(), Why> {
        let question = self.asking.clone().ok_or(Why::NotNow)?;
        if self.guess()?.game().phase() != Phase::Refute(seat) {
            return Err(Why::NotNow);
        }
        let (cards, one_of) = (self.pack.hand(&self.setting, seat), self.asked(question.triple));
        let claim = HoldsOne { key: self.key(seat)?, cards: &cards, one_of: &one_of };
        hold(shown.holds(&claim, &self.key(question.asker)?, said), Claim::Show)?;
        let (by, to, sealed) = (seat, question.asker, shown.sealed);
        let card = match &self.own {
            Some(own) if own.seat == to => self.setting.card(&sealed.unseal(&own.key)),
            Some(Own { seat, knows: Knows::Secret(secret), .. }) if *seat == by => {
                let number = shown.own(one_of.len(), said, secret);
                number.and_then(|number| self.setting.card(&one_of[number]))
            }
            Some(Own { seat, knows: Knows::Keys(keys), .. }) if *seat == by => {
                keys.get(to.index()).and_then(|key| self.setting.card(&sealed.unseal(key)))
            }
            _ => None,
        };
        let told = card.map(|card| Fact::Holds(by, card)).into_iter().collect();
        let played = Played::Shown { by, to, sealed, card };
        self.asking = None;
        if self.setting.edition.profile.refuters == Refuters::All {
            return self.ask_next(question, played, told);
        }
        self.settle(played, &told)
    }
}

/// The question that this seat is asked now, with the decision that it came of and what was told of it so far.
fn asked_of(by: SeatId, answer: Stage) -> Result<(Question, Played, Vec<Fact>), Why> {
    match answer {
        Stage::Answer { seat, question, played, told } if seat == by => Ok((question, played, told)),
        _ => Err(Why::NotNow),
    }
}
