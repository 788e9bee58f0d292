//! Rebuilds a case as it stood after so many of its actions, and lets one go on from there otherwise.

use std::sync::Arc;

use super::{Case, CaseLog, Controller, ReplayFault, Seat};
use candlestick_bots::Level;
use candlestick_rules::SeatId;

impl Case {
    /// The case as it stood after so many of its actions; as it stands now if it has fewer.
    ///
    /// # Errors
    /// None for a case that was played with its theme: what was possible once is so again.
    pub fn as_of(&self, actions: usize) -> Result<Self, ReplayFault> {
        let mut log = self.log().clone();
        log.actions.truncate(actions);
        Self::play_again(Arc::clone(self.theme()), log)
    }

    /// For each number of actions from none to all, how many events there were after them.
    ///
    /// # Errors
    /// As [`Case::as_of`].
    pub fn moments(&self) -> Result<Vec<usize>, ReplayFault> {
        let mut case = self.as_of(0)?;
        let mut moments = vec![case.game().events().len()];
        for (n, (seat, action)) in self.log().actions.iter().copied().enumerate() {
            let of = self.log().actions.len();
            case.apply(seat, action).map_err(|why| ReplayFault::Refused { number: n + 1, of, seat, action, why })?;
            moments.push(case.game().events().len());
        }
        Ok(moments)
    }

    /// Another case that was this one until so many actions were done: a person plays on at one seat, bots at all
    /// others. Bots stay as they are; where people sat detectives take their place.
    ///
    /// # Errors
    /// As [`Case::as_of`].
    pub fn branch(&self, actions: usize, you: SeatId) -> Result<Self, ReplayFault> {
        let mut case = self.as_of(actions)?;
        for (seat, sitting) in (0..).map(SeatId).zip(self.log().seats.iter().cloned()) {
            let controller = match sitting.controller {
                _ if seat == you => Controller::Person,
                Controller::Person => Controller::Bot(Level::Detective),
                bot @ Controller::Bot(_) => bot,
            };
            case.reseat(seat, Seat { controller, ..sitting });
        }
        Ok(case)
    }
}

/// Whether one log is the other up to some moment of it, whoever decided.
#[must_use]
pub fn is_moment_of(one: &CaseLog, other: &CaseLog) -> bool {
    let dealt = (&one.theme, &one.setup, one.seed, &one.laid) == (&other.theme, &other.setup, other.seed, &other.laid);
    dealt && other.actions.starts_with(&one.actions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{novices, opened, played};

    #[test]
    fn every_moment_of_a_case_is_as_it_was() {
        let case = novices(4, 60);
        let moments = case.moments().unwrap();
        assert_eq!((moments.len(), moments.last().copied()), (61, Some(case.game().events().len())));
        for actions in [0, 1, 30, 60, 99] {
            let then = case.as_of(actions).unwrap();
            assert!(is_moment_of(then.log(), case.log()) && then.log().actions.len() == actions.min(60));
            let events = then.game().events();
            assert_eq!(events.len(), moments[actions.min(60)]);
            assert!(case.game().events().starts_with(events));
        }
        assert!(!is_moment_of(case.log(), case.as_of(3).unwrap().log()));
    }

    #[test]
    fn a_branch_goes_on_as_somebody_else_and_leaves_the_case_as_it_was() {
        let case = played(opened("classic-2016", 4, Level::Novice, 3), 200);
        let before = case.log().clone();
        let branch = case.branch(40, SeatId(2)).unwrap();
        let people: Vec<_> = branch.log().seats.iter().map(|seat| seat.controller == Controller::Person).collect();
        assert_eq!(people, [false, false, true, false]);
        assert_eq!(branch.game().truth(), case.game().truth());
        assert!(is_moment_of(branch.log(), case.log()));
        assert_eq!(*case.log(), before);
        let again = branch.branch(20, SeatId(0)).unwrap();
        assert_eq!(again.log().seats[2].controller, Controller::Bot(Level::Detective));
    }
}
