//! Tells the decisions of a case in the order in which they were made, those that were taken back among them.

use candlestick_rules::{Action, SeatId};

use crate::protocol::TakenBack;

/// One number of a case: a decision, or that one was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CaseStep {
    pub(crate) seat: SeatId,
    pub(crate) kind: StepKind,
}

/// What was done under that number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StepKind {
    /// A decision that stands.
    Stands(Action),
    /// One that was taken back later.
    Falls(Action),
    /// The last decision that stood was taken back.
    TookBack(TakenBack),
}

impl CaseStep {
    /// What was decided; none where something was taken back.
    pub(crate) const fn action(&self) -> Option<Action> {
        match self.kind {
            StepKind::Stands(action) | StepKind::Falls(action) => Some(action),
            StepKind::TookBack(_) => None,
        }
    }

    /// Whether it is a decision that stands.
    pub(crate) const fn stands(&self) -> bool {
        matches!(self.kind, StepKind::Stands(_))
    }

    /// Whether something was taken back with it.
    pub(crate) const fn is_back(&self) -> bool {
        matches!(self.kind, StepKind::TookBack(_))
    }
}

/// All steps, each at its number, of the decisions that stand and of what was taken back in order; none where the two do not fit
/// together.
pub(crate) fn steps(standing: &[(SeatId, Action)], taken_back: &[(TakenBack, Action)]) -> Option<Vec<CaseStep>> {
    let mut standing = standing.iter();
    let count = standing.len().checked_add(taken_back.len().checked_mul(2)?)?;
    let (mut steps, mut falling) = (Vec::with_capacity(count), Vec::new());
    let mut back = taken_back.iter().rev().peekable();
    // From the end on, each that was taken back is the last before that which had not been yet.
    for number in (0..count as u64).rev() {
        let step = if let Some((taken, action)) = back.next_if(|(taken, _)| taken.number == number) {
            falling.push((taken.seat, *action));
            CaseStep { seat: taken.seat, kind: StepKind::TookBack(*taken) }
        } else if let Some((seat, action)) = falling.pop() {
            CaseStep { seat, kind: StepKind::Falls(action) }
        } else {
            let (seat, action) = *standing.next_back()?;
            CaseStep { seat, kind: StepKind::Stands(action) }
        };
        steps.push(step);
    }
    steps.reverse();
    (falling.is_empty() && back.peek().is_none()).then_some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn back(number: u64, left: usize) -> (TakenBack, Action) {
        (TakenBack { number, left, seat: SeatId(1), events: 0 }, Action::Stay)
    }

    /// As letters: a decision that stands, one that falls, and a taking back.
    fn told(standing: usize, taken_back: &[(TakenBack, Action)]) -> Option<String> {
        let steps = steps(&vec![(SeatId(0), Action::Roll); standing], taken_back)?;
        let letter = |step: &CaseStep| match (step.seat, step.kind) {
            (SeatId(0), StepKind::Stands(Action::Roll)) => 's',
            (SeatId(1), StepKind::Falls(Action::Stay)) => 'f',
            (SeatId(1), StepKind::TookBack(_)) => 'b',
            other => panic!("{other:?}"),
        };
        Some(steps.iter().map(letter).collect())
    }

    #[test]
    fn what_was_taken_back_stands_before_its_taking_back() {
        assert_eq!(told(3, &[]).as_deref(), Some("sss"));
        assert_eq!(told(3, &[back(2, 1)]).as_deref(), Some("sfbss"));
        assert_eq!(told(1, &[back(2, 1), back(3, 0)]).as_deref(), Some("ffbbs"));
        assert_eq!(told(1, &[back(1, 0), back(3, 0)]).as_deref(), Some("fbfbs"));
    }

    #[test]
    fn what_does_not_fit_together_comes_to_nothing() {
        for wrong in [back(0, 0), back(3, 0), back(u64::MAX, 0)] {
            assert_eq!(told(0, &[wrong]), None);
        }
        assert_eq!(told(2, &[back(3, 1), back(1, 0)]), None, "in order");
        assert_eq!(told(2, &[back(1, 0), back(1, 0)]), None, "under one number");
    }
}
