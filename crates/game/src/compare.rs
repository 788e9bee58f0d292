//! Compares cases of several players: whether two are of the same deal, and how each player fared in it.

use serde::{Deserialize, Serialize};

use crate::{Case, CaseLog, Controller, Seat, review::SeatReview};
use candlestick_bots::Level;
use candlestick_rules::{Event, SeatId, SetupFault};

/// Decisions after which a case of bots is given up; cases of all editions close long before.
const MOST_DECISIONS: usize = 20_000;

/// How one seat fared in a case.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SeatResult {
    /// Whether it solved the case.
    pub solved: bool,
    /// The turn on which the case ended for it: its accusation, or the end of the case.
    pub turn: u32,
    /// Its questions.
    pub questions: u32,
    /// The turn on which it first could have known the case file.
    pub could_know: Option<u32>,
    /// How much its questions were worth, as a share of the best there were, from 0 to 1.
    pub skill: Option<f64>,
    /// What its mistakes cost, in its own turns.
    pub lost: f64,
}

impl SeatResult {
    /// How a seat fared in a closed case, by its part of the review.
    #[must_use]
    pub fn of(case: &Case, review: &SeatReview) -> Self {
        let (turn, solved) = review.accused.unwrap_or((case.game().turn_number(), false));
        let own = |event: &&Event| matches!(event, Event::Suggested { seat, .. } if *seat == review.seat);
        Self {
            solved,
            turn,
            questions: case.game().events().iter().filter(own).count() as u32,
            could_know: review.could_know,
            skill: review.skill(),
            lost: review.lost(),
        }
    }
}

impl CaseLog {
    /// Whether another case has the same rules, deal, dice and bots: both can be laid side by side. Names don't count.
    #[must_use]
    pub fn is_same_deal(&self, other: &Self) -> bool {
        let rules = |log: &Self| (log.theme.id.clone(), log.setup.clone(), log.seed, log.laid.clone());
        let players = |log: &Self| {
            log.seats.iter().map(|seat| (seat.controller, seat.persona, seat.character.clone())).collect::<Vec<_>>()
        };
        rules(self) == rules(other) && players(self) == players(other)
    }

    /// The seat that a person plays; none where bots play among themselves, the first where several people play.
    #[must_use]
    pub fn person(&self) -> Option<SeatId> {
        let at = self.seats.iter().position(|seat| seat.controller == Controller::Person)?;
        Some(SeatId(at as u8))
    }
}

impl Case {
    /// The same deal played to its end by a bot of a level in each person's place.
    ///
    /// # Errors
    /// When the setup does not fit the theme as it is now.
    pub fn with_bots_instead(&self, level: Level) -> Result<Self, SetupFault> {
        let instead = |seat: &Seat| match seat.controller {
            Controller::Person => Seat::bot(seat.name.clone(), level),
            Controller::Bot(_) => seat.clone(),
        };
        let seats = self.log().seats.iter().map(instead).collect();
        let mut case =
            Self::new(std::sync::Arc::clone(self.theme()), self.log().setup.clone(), seats, self.log().seed)?;
        for (seat, action) in case.clone().play_bots(MOST_DECISIONS) {
            // What a bot chose of what the referee offered is never refused.
            if case.apply(seat, action).is_err() {
                break;
            }
        }
        Ok(case)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{novices, opened, played};
    use std::sync::Arc;

    /// A case that somebody plays at the first seat as a bot would.
    fn with_person(seed: u64, level: Level) -> Case {
        let bots = played(opened("classic-2016", 3, level, seed), 20_000);
        let mut log = bots.log().clone();
        log.seats[0].controller = Controller::Person;
        Case::replay(Arc::clone(bots.theme()), log).unwrap()
    }

    #[test]
    fn a_bot_in_a_person_s_place_plays_the_very_deal_to_its_end() {
        for seed in 1..4 {
            let case = with_person(seed, Level::Detective);
            let instead = case.with_bots_instead(Level::Detective).unwrap();
            assert_eq!(instead.log().actions, case.log().actions, "the person played as that bot does");
            assert_eq!(instead.game().truth().case_file, case.game().truth().case_file);
            let weaker = case.with_bots_instead(Level::Novice).unwrap();
            assert!(weaker.is_closed() && weaker.log().actions != case.log().actions);
        }
    }

    #[test]
    fn cases_are_of_the_same_deal_whatever_was_done_and_whoever_is_called_how() {
        let (one, mut other) = (novices(1, usize::MAX).into_log(), novices(1, 40).into_log());
        other.seats[0].name = "Somebody else".into();
        assert!(one.is_same_deal(&other));
        assert!(!one.is_same_deal(novices(2, 40).log()), "another seed");
        other.seats[1].controller = Controller::Bot(Level::Master);
        assert!(!one.is_same_deal(&other), "another bot");
        let mut other = one.clone();
        other.seats[1].character = Some("hale".into());
        assert!(!one.is_same_deal(&other), "another character");
        assert_eq!((one.person(), with_person(1, Level::Novice).log().person()), (None, Some(SeatId(0))));
    }

    #[test]
    fn whoever_solved_it_fared_so_and_everybody_else_did_not() {
        for seed in 1..4 {
            let case = novices(seed, usize::MAX);
            let fared = case.game().seats().map(|seat| SeatResult::of(&case, &SeatReview::of(&case, seat)));
            let solved: Vec<_> = fared.map(|fared| (fared.solved, fared.turn, fared.questions)).collect();
            assert_eq!(solved.iter().filter(|(solved, ..)| *solved).count(), 1, "{solved:?}");
            assert!(solved.iter().all(|(_, turn, _)| *turn <= case.game().turn_number()));
            assert!(solved.iter().map(|(.., questions)| questions).sum::<u32>() > 3);
        }
    }
}
