//! Defines what an exercise asks, and what can be answered.

use serde::{Deserialize, Serialize};

use candlestick_deduction::Holder;
use candlestick_rules::{CardId, Event, Triple, View};

/// What an exercise asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseQuestion {
    /// Who holds the card? Answers are holders.
    Holder {
        /// The card.
        card: CardId,
    },
    /// Which of these certainly lies in the case file? Answers are cards of any category.
    CaseFile,
    /// Which card was shown? Answers are the three cards that were asked for.
    Shown {
        /// The number of the event, from 0, in the seat's view.
        event: usize,
    },
    /// Which question tells most about the case file? Answers are questions in the room that the seat is in.
    Ask,
    /// In which room does the question about this suspect with this weapon tell most? Answers are that question in rooms that
    /// the seat can walk to now.
    Walk,
}

/// One of the answers to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseAnswer {
    /// This one holds it.
    Holder(Holder),
    /// This card.
    Card(CardId),
    /// This question.
    Question(Triple),
}

impl ExerciseQuestion {
    /// What an answer says of where a card is: it is right when that is certain. None for questions to be asked, and for
    /// answers that are none to this question.
    #[must_use]
    pub fn fact(&self, view: &View, answer: ExerciseAnswer) -> Option<(CardId, Holder)> {
        match (self, answer) {
            (Self::Holder { card }, ExerciseAnswer::Holder(holder)) => Some((*card, holder)),
            (Self::CaseFile, ExerciseAnswer::Card(card)) => Some((card, Holder::CaseFile)),
            (Self::Shown { event }, ExerciseAnswer::Card(card)) => match view.events.get(*event) {
                // Whoever showed it holds it, and whoever holds none of the other two showed it.
                Some(Event::Shown { by, .. }) => Some((card, Holder::Seat(*by))),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The question that an event of a view answers.
pub(super) fn asked_before(events: &[Event], event: usize) -> Option<Triple> {
    let before = events.get(..event).unwrap_or_default().iter().rev();
    before.take_while(|event| !matches!(event, Event::TurnStarted { .. })).find_map(|event| match event {
        Event::Suggested { triple, .. } => Some(*triple),
        _ => None,
    })
}
