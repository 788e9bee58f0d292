//! Works out what the questions that a seat did not ask would have told it at that moment, answer by answer.

use super::{asking, spread::RefutationSpread};
use crate::Case;
use candlestick_deduction::Knowledge;
use candlestick_rules::{SeatId, Triple};

/// The spreads of questions by what a seat had seen before an event, in order. None where the case has no such moment, or
/// no such seat or cards.
#[must_use]
pub fn spreads_before(case: &Case, seat: SeatId, event: usize, questions: &[Triple]) -> Option<Vec<RefutationSpread>> {
    let cards = case.game().edition().cards;
    if seat.index() >= case.log().seats.len() || !questions.iter().all(|question| cards.holds(*question)) {
        return None;
    }
    let view = case.before_event(event)?.game().view(seat);
    let known = Knowledge::from_view(&view);
    Some(questions.iter().map(|question| asking::spread(&view, &known, *question)).collect())
}
