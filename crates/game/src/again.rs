//! Asks the bots of a recorded case again what they decide, so that the record can be checked against them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{BotTurn, Case, CaseLog, Level, ReplayFault};
use candlestick_rules::{Action, SeatId};

/// A decision of a case that is said to be a bot's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct BotDecided {
    /// Its place among the case's actions.
    pub decision: usize,
    /// The level of the bot that sat there for a person; none where the seat is a bot's.
    pub instead: Option<Level>,
}

impl Case {
    /// The same table before anybody acted.
    ///
    /// # Errors
    /// None that this case would not have met itself.
    pub(crate) fn at_start(&self) -> Result<Self, ReplayFault> {
        Self::play_again(Arc::clone(self.theme()), CaseLog { actions: Vec::new(), ..self.log().clone() })
    }

    /// What the bots decide again at these decisions; none where no bot is to act there. Each thinks with its own view
    /// alone, as it did then: seconds where masters play.
    ///
    /// # Errors
    /// Where the case cannot be laid again.
    pub fn decided_again(&self, of: &[BotDecided]) -> Result<Vec<Option<(SeatId, Action)>>, ReplayFault> {
        let mut case = self.at_start()?;
        let mut again = vec![None; of.len()];
        for (number, (seat, action)) in self.log().actions.iter().copied().enumerate() {
            for (asked, decided) in of.iter().zip(&mut again).filter(|(asked, _)| asked.decision == number) {
                let turn = asked.instead.map_or_else(|| case.bot_turn(), |level| case.stand_in_turn(level));
                *decided = turn.map(BotTurn::decide);
            }
            // What was accepted once is accepted again.
            if case.apply(seat, action).is_err() {
                break;
            }
        }
        Ok(again)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{opened, played};

    #[test]
    fn bots_asked_again_decide_as_they_did() {
        let case = played(opened("classic-2016", 4, Level::Detective, 3), 40);
        let of: Vec<_> = (0..case.log().actions.len()).map(|decision| BotDecided { decision, instead: None }).collect();
        let again = case.decided_again(&of).unwrap();
        assert_eq!(again, case.log().actions.iter().copied().map(Some).collect::<Vec<_>>());
        let stood_in = BotDecided { decision: 5, instead: Some(Level::Detective) };
        assert_eq!(case.decided_again(&[stood_in, BotDecided { decision: 40, ..stood_in }]).unwrap(), [again[5], None]);
    }
}
