//! Makes exercises from one's own case: what its review says was missed, at the position where it was missed.

use super::{
    cut::{held, in_case_file, weigh},
    exercise::{Exercise, PRACTICE_DOMAIN},
    exercise_kind::ExerciseKind,
    question::ExerciseQuestion,
    reasoning::ReasoningKind,
};
use crate::{
    Case, dice_of,
    review::{AskedQuestion, Missed},
};
use candlestick_deduction::{Holder, Knowledge, proof::why};
use candlestick_rules::{CardId, RoomId, SeatId, SuspectId, Triple, WeaponId};

impl Exercise {
    /// What a seat of a closed case missed, to be found by oneself. None where that makes no question with one answer, as
    /// of a card on the table.
    #[must_use]
    pub fn of_missed(case: &Case, seat: SeatId, missed: &Missed) -> Option<Self> {
        let then = case.before_event(missed.event())?;
        let view = then.game().view(seat);
        let known = Knowledge::from_view(&view);
        let facts = missed.facts(case);
        let reasoning = |(card, holder): &(CardId, Holder)| Some(ReasoningKind::of(&why(&view, *card, *holder)?));
        let (card, holder) = *facts.iter().max_by_key(|fact| reasoning(fact))?;
        if holder == Holder::CaseFile {
            let mut rng = dice_of(case.log().seed, [PRACTICE_DOMAIN, u64::from(seat.0), missed.event() as u64]);
            return in_case_file(&then, &known, card, &mut rng);
        }
        let chain = reasoning(&(card, holder))? == ReasoningKind::Chain;
        held(&then, &known, card, if chain { ExerciseKind::Chain } else { ExerciseKind::OneStep })
    }

    /// A question of a seat in a closed case beside a better one and two more. None where the better one is not clearly
    /// the best of them.
    #[must_use]
    pub fn of_asked(case: &Case, seat: SeatId, asked: &AskedQuestion) -> Option<Self> {
        let then = case.before_event(asked.event)?;
        let (better, question) = (asked.better, asked.question);
        let mixed = |suspect: SuspectId, weapon: WeaponId, room: RoomId| Triple { suspect, weapon, room };
        let mut questions = vec![
            question,
            better,
            mixed(question.suspect, better.weapon, better.room),
            mixed(better.suspect, question.weapon, better.room),
        ];
        questions.sort_unstable();
        questions.dedup();
        let known = Knowledge::from_view(&then.game().view(seat));
        weigh(&then, &known, (ExerciseKind::Ask, ExerciseQuestion::Ask), questions)
    }
}

impl Case {
    /// The case as it was before an event, by its number: as few actions as bring about all before it.
    pub(crate) fn before_event(&self, event: usize) -> Option<Self> {
        let mut case = self.at_start().ok()?;
        for (seat, action) in self.log().actions.iter().copied() {
            if case.game().events().len() >= event {
                break;
            }
            case.apply(seat, action).ok()?;
        }
        (case.game().events().len() >= event).then_some(case)
    }
}
