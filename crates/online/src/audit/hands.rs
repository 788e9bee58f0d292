//! Finds the level of the bot that made a seat's decision before a late guest took its chair, from what was opened.

use candlestick_game::Level;
use candlestick_rules::SeatId;

use crate::protocol::Revealed;

/// How the bot played that made a decision, where a late guest has its chair by now.
pub(super) fn bot_before(revealed: &Revealed, seat: SeatId, decision: u64) -> Option<Level> {
    let theirs = revealed.taken.iter().find(|taken| taken.seat == seat && taken.bot.is_some() && decision < taken.from);
    theirs.and_then(|taken| taken.bot)
}
