//! Tells how a case could have been known: by whom, from which moment on, and by what, in a line or two.

use super::SeatReview;
use crate::Case;
use candlestick_rules::SeatId;
use candlestick_themes::{MessageKey, Words, describe, key};

/// From when on a case's answer was certain: for the seat `me`, if somebody sits there to read it, and for whichever
/// seat could know it first. At most two lines; `names` are the players' display names, by seat. The case is closed, so
/// events are told with what was hidden.
#[must_use]
pub fn how_known(
    case: &Case,
    seats: &[SeatReview],
    (me, names): (Option<SeatId>, &[String]),
    words: &Words,
) -> Vec<String> {
    let certain = |seat: &SeatReview| Some((seat.settled_by?, seat.could_know?));
    // The first in the list where several learnt it by the same event.
    let first = seats.iter().filter_map(|seat| certain(seat).map(|at| (at, seat.seat))).min_by_key(|(at, _)| at.0);
    let Some((at_first, first)) = first else { return vec![words.say(key!("known-nobody"))] };
    let line = |key: MessageKey, (event, turn): (usize, u32)| {
        let name = names.get(first.index()).map_or("", String::as_str);
        let told = what_told(case, event, (me, names), words);
        words.with(key, &[("turn", turn.into()), ("name", name.into()), ("event", (&told).into())])
    };
    let Some(mine) = me.and_then(|me| seats.get(me.index())) else { return vec![line(key!("known-first"), at_first)] };
    match certain(mine) {
        Some(at) if at.0 == at_first.0 => vec![line(key!("known-you-first"), at)],
        Some(at) => vec![line(key!("known-you"), at), line(key!("known-first"), at_first)],
        None => vec![words.say(key!("known-you-never")), line(key!("known-first"), at_first)],
    }
}

/// The event in words; where the log has no line for it, the last one that it has a line for.
fn what_told(case: &Case, event: usize, (me, names): (Option<SeatId>, &[String]), words: &Words) -> String {
    let before = case.game().events().iter().take(event + 1).rev();
    let mut lines = before.map(|event| describe(event, case.theme(), words, names, me));
    lines.find(|line| !line.is_empty()).unwrap_or_default()
}
