//! What each level makes of the events it saw.

use super::Level;
use crate::{
    mind::{Facts, Knowledge},
    rules::{Event, View},
};

/// Of what happened a while ago a novice forgets one in so many.
const FORGETS: u32 = 6;

/// What a bot of this level knows now. Never wrong, only more or less complete.
pub(super) fn recall(view: &View, level: Level) -> Knowledge {
    match level {
        Level::Novice => Knowledge::within(remembered(view), 0),
        Level::Detective => Knowledge::within(Facts::from_view(view), 0),
        Level::Master => Knowledge::from_view(view),
    }
}

/// The facts that a novice still has in mind: no "one of these", passes only on its own questions, and not all of it.
fn remembered(view: &View) -> Facts {
    let mut facts = Facts::at_start(view);
    let lately = view.turn.saturating_sub(2 * view.seats.len() as u32);
    let (mut turn, mut mine) = (0, false);
    for (n, event) in view.events.iter().enumerate() {
        match event {
            Event::TurnStarted { turn: now, .. } => turn = *now,
            Event::Suggested { seat, .. } => mine = *seat == view.me,
            _ => {}
        }
        let forgotten = turn < lately && forgets(view, n);
        let overlooked = match event {
            Event::Passed { .. } => !mine || forgotten,
            Event::Shown { card: None, .. } => true,
            Event::Shown { .. } | Event::Revealed { .. } | Event::Peeked { .. } | Event::PassedLeft { .. } => forgotten,
            _ => false,
        };
        if !overlooked {
            facts.note(event);
        }
    }
    facts
}

/// Whether this event slips from this seat's mind in the long run: always the same for the same event, so that what is
/// asked again is known again.
const fn forgets(view: &View, event: usize) -> bool {
    let mixed = (event as u32 + 1).wrapping_mul(0x9e37_79b9) ^ (view.me.0 as u32 + 1).wrapping_mul(0x85eb_ca6b);
    ((mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d) >> 16).is_multiple_of(FORGETS)
}
