//! An exercise: a position as one seat sees it, a question about it, and answers of which one is right.

use std::sync::Arc;

use super::{
    asking,
    exercise_kind::ExerciseKind,
    question::{ExerciseAnswer, ExerciseQuestion},
    spread::RefutationSpread,
};
use crate::{
    CaseLog, dice_of,
    puzzle::Grade,
    why::{ProofTelling, Reason, explain},
};
use candlestick_deduction::{
    Deal, Holder, Knowledge, Possession,
    proof::{Proof, ProofTable, why},
};
use candlestick_rules::{CardId, SeatId, Triple, View};
use candlestick_themes::{Theme, Words};

/// Keeps the draws of exercises apart from all others of the same seed.
pub(super) const PRACTICE_DOMAIN: u64 = 0x7072_6163_7469_6365;

/// A position, a question and its answers.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// The theme.
    pub theme: Arc<Theme>,
    /// The case that it was cut from, up to the position.
    pub log: CaseLog,
    /// Everything that the seat has seen.
    pub view: View,
    /// The kind.
    pub kind: ExerciseKind,
    /// What is asked.
    pub question: ExerciseQuestion,
    /// What can be answered, each once.
    pub answers: Vec<ExerciseAnswer>,
    /// The right one of them, as an index.
    pub right: usize,
    /// The hardest step that is needed; of questions to be asked always that of weighing.
    pub grade: Grade,
}

impl Exercise {
    /// Whose position it is.
    #[must_use]
    pub const fn seat(&self) -> SeatId {
        self.view.me
    }

    /// The players' names, by seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.log.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// What an answer says of where a card is; none where questions are to be weighed.
    #[must_use]
    pub fn fact(&self, answer: usize) -> Option<(CardId, Holder)> {
        self.question.fact(&self.view, *self.answers.get(answer)?)
    }

    /// Whether the solver finds just this answer right, and a counter-deal to every other one. Takes as long as cutting it
    /// did: meant for what comes from outside.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let known = Knowledge::from_view(&self.view);
        let right = match self.question {
            ExerciseQuestion::Ask | ExerciseQuestion::Walk => {
                asking::clearly_best(&self.view, &known, self.question, &self.questions())
            }
            _ => only_certain(&self.view, &known, self.question, &self.answers),
        };
        right == Some(self.right)
    }

    /// Why an answer is wrong: a deal that fits everything the seat saw, in which the card is not where the answer has it;
    /// of questions to be asked, one in which the answer leaves more open than the right question does. None for the right
    /// answer.
    #[must_use]
    pub fn counter_deal(&self, answer: usize) -> Option<Deal> {
        if answer == self.right {
            return None;
        }
        let known = Knowledge::from_view(&self.view);
        let words = [PRACTICE_DOMAIN, self.log.actions.len() as u64, answer as u64];
        match self.fact(answer) {
            Some((card, holder)) => known.counter_deal(card, holder, &mut dice_of(self.log.seed, words)),
            None => asking::counter_deal(&known, &self.spreads(), (self.right, answer)),
        }
    }

    /// Why the right answer is certain; nothing where questions are to be weighed.
    #[must_use]
    pub fn proof(&self) -> Option<Proof> {
        let (card, holder) = self.fact(self.right)?;
        why(&self.view, card, holder)
    }

    /// The proof in plain words.
    #[must_use]
    pub fn reasons(&self, words: &Words) -> Vec<Reason> {
        let (names, table) = (self.names(), ProofTable::of(&self.view));
        let telling = ProofTelling {
            theme: &self.theme,
            words,
            names: &names,
            me: self.seat(),
            table: &table,
            events: &self.view.events,
        };
        self.proof().map(|proof| explain(&proof, &telling)).unwrap_or_default()
    }

    /// What each of the questions to choose from would tell; empty where there are none.
    #[must_use]
    pub fn spreads(&self) -> Vec<RefutationSpread> {
        let known = Knowledge::from_view(&self.view);
        self.questions().into_iter().map(|question| asking::spread(&self.view, &known, question)).collect()
    }

    /// The questions to choose from; empty where there are none.
    fn questions(&self) -> Vec<Triple> {
        let question =
            |answer: &ExerciseAnswer| if let ExerciseAnswer::Question(asked) = answer { Some(*asked) } else { None };
        self.answers.iter().filter_map(question).collect()
    }
}

/// The one answer that is certain, if it is just one; of cards that were shown, the others must be impossible besides.
pub(super) fn only_certain(
    view: &View,
    known: &Knowledge,
    question: ExerciseQuestion,
    answers: &[ExerciseAnswer],
) -> Option<usize> {
    let cell = |answer: &ExerciseAnswer| question.fact(view, *answer).map(|(card, holder)| known.cell(card, holder));
    let cells: Vec<_> = answers.iter().map(cell).collect::<Option<_>>()?;
    let alone = matches!(question, ExerciseQuestion::Shown { .. });
    let right = cells.iter().position(|cell| *cell == Possession::Yes)?;
    let others = cells.iter().enumerate().filter(|(n, _)| *n != right);
    let wrong = |cell: &Possession| *cell == Possession::No || (*cell == Possession::Maybe && !alone);
    others.map(|(_, cell)| cell).all(wrong).then_some(right)
}
