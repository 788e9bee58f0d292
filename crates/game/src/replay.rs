//! Replays a log action by action into a case; whatever is wrong is told with its place.

use std::sync::Arc;

use super::{Case, CaseLog};
use candlestick_rules::{Action, Choice, Event, LaidFault, Phase, Refusal, SeatId, SetupFault};
use candlestick_themes::Theme;

/// Why a log can't be played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// The log belongs to another theme.
    OtherTheme {
        /// The log's theme.
        wanted: String,
        /// The theme given.
        given: String,
    },
    /// The theme's files have changed since.
    ThemeChanged {
        /// The theme.
        id: String,
    },
    /// The log doesn't name one player for each seat.
    Seats {
        /// Players named.
        named: usize,
        /// Seats of the setup.
        seats: usize,
    },
    /// The setup doesn't fit the theme.
    Setup(#[from] SetupFault),
    /// The case is laid as no deal could be.
    Laid(#[from] LaidFault),
    /// An action isn't legal where it stands.
    Refused {
        /// Which action, from 1.
        number: usize,
        /// How many actions the log has.
        of: usize,
        /// Whose.
        seat: SeatId,
        /// The action.
        action: Action,
        /// What the referee says.
        why: Refusal,
    },
}

impl Case {
    /// Plays a log again.
    ///
    /// # Errors
    /// The first fault found, with its place; the log may come from anywhere.
    pub fn replay(theme: Arc<Theme>, log: CaseLog) -> Result<Self, ReplayFault> {
        check(&theme, &log)?;
        Self::play_again(theme, log)
    }

    /// Plays a log again without asking which theme it belongs to.
    pub(super) fn play_again(theme: Arc<Theme>, log: CaseLog) -> Result<Self, ReplayFault> {
        let CaseLog { theme: stamp, setup, seed, laid, seats, actions, .. } = log;
        let mut case = match laid {
            Some(laid) => Self::laid(theme, setup, seats, laid, seed)?,
            None => Self::new(theme, setup, seats, seed)?,
        };
        case.stamp(stamp);
        case.act_on(&actions, 0)?;
        Ok(case)
    }

    /// Plays on to where a later log of this case is.
    ///
    /// # Errors
    /// The first action that isn't possible.
    pub(super) fn played_on(mut self, log: &CaseLog) -> Result<Self, ReplayFault> {
        self.act_on(&log.actions, self.log().actions.len())?;
        Ok(self)
    }

    /// Does the actions of a log from a place on.
    fn act_on(&mut self, actions: &[(SeatId, Action)], from: usize) -> Result<(), ReplayFault> {
        let of = actions.len();
        let mut last = Vec::new();
        for (n, (seat, action)) in actions.iter().copied().enumerate().skip(from) {
            cannot_refute_by_itself(self, seat, action);
            snoop_by_itself(self, seat, action);
            stand_by_itself(self, seat, action);
            // Two cards of one turn may be used on the same player: then the second pick is an action of its own.
            let allowed = || self.game().choices(seat).allows(self.game().edition().cards, action);
            if picked_by_itself(&last, seat, action) && !allowed() {
                continue;
            }
            let refused = |why| ReplayFault::Refused { number: n + 1, of, seat, action, why };
            last = self.apply(seat, action).map_err(refused)?;
        }
        Ok(())
    }
}

/// Older logs name the player that a card is used on even where there is only one; the referee has picked that one.
fn picked_by_itself(last: &[Event], seat: SeatId, action: Action) -> bool {
    let Action::ChooseSeat(target) = action else { return false };
    last.contains(&Event::Chose { seat, target })
}

/// Older logs ask only seats that hold one of the cards, not those that could refuse and hold none: these say so.
fn cannot_refute_by_itself(case: &mut Case, seat: SeatId, action: Action) {
    let cards = case.game().edition().cards;
    while let Phase::Refute(asked) = case.game().phase() {
        let expected = case.game().choices(seat).allows(cards, action)
            || (action == Action::GiveUp && case.game().may_give_up(seat));
        // Whoever holds one cannot decline, which ends this.
        if expected || case.apply(asked, Action::Decline).is_err() {
            return;
        }
    }
}

/// Older logs do not ask whether one snoops on the only player there is: the referee did it at once.
fn snoop_by_itself(case: &mut Case, seat: SeatId, action: Action) {
    let (choices, cards) = (case.game().choices(seat), case.game().edition().cards);
    if case.game().phase() == Phase::Snoop
        && !choices.allows(cards, action)
        && let Some(Choice::ChooseSeat(seats)) = choices.iter().next()
        && let [only] = seats.as_slice()
    {
        // Refused, the log's own action is refused too, with its number.
        let _ = case.apply(seat, Action::ChooseSeat(*only));
    }
}

/// Older logs go on at once where no step is possible, also where something could be used before the move.
fn stand_by_itself(case: &mut Case, seat: SeatId, action: Action) {
    let (choices, cards) = (case.game().choices(seat), case.game().edition().cards);
    let stands = case.game().phase() == Phase::Move && choices.allows(cards, Action::Decline);
    if stands && !choices.allows(cards, action) {
        // Refused, the log's own action is refused too, with its number.
        let _ = case.apply(seat, Action::Decline);
    }
}

fn check(theme: &Theme, log: &CaseLog) -> Result<(), ReplayFault> {
    if log.theme.id != theme.id {
        return Err(ReplayFault::OtherTheme { wanted: log.theme.id.clone(), given: theme.id.clone() });
    }
    if !log.theme.is_of(theme) {
        return Err(ReplayFault::ThemeChanged { id: theme.id.clone() });
    }
    if log.seats.len() != log.setup.seats.len() {
        return Err(ReplayFault::Seats { named: log.seats.len(), seats: log.setup.seats.len() });
    }
    Ok(())
}
