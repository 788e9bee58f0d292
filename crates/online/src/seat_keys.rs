//! Finds the keys whose signatures stand for a seat as a case goes on.

use candlestick_rules::SeatId;

use crate::{
    protocol::{SeatKey, TakenChair},
    sign::PublicKey,
};

/// The keys that may sign what a seat decides then: of whoever began the case there, and of who has taken the chair since.
/// None of a bot's seat, and where the case began before people had keys.
pub(crate) fn keys_at(keys: &[SeatKey], taken: &[TakenChair], seat: SeatId, decision: u64) -> Vec<PublicKey> {
    let mut all: Vec<_> = keys.iter().filter(|one| one.seat == seat).map(|one| one.key).collect();
    for taken in taken.iter().filter(|taken| taken.seat == seat && taken.from <= decision) {
        if taken.bot.is_some() {
            all.clear();
        }
        all.extend(taken.key);
    }
    all
}
