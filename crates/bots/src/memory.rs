//! What a bot makes of the events it saw: what it noticed, what it still remembers, and what follows.

use super::{Style, style::Reasoning};
use candlestick_deduction::{Facts, Knowledge};
use candlestick_rules::{Event, View};

/// What the bot knows now. Never wrong, only more or less complete.
pub(super) fn recall(view: &View, style: &Style) -> Knowledge {
    let persona = style.persona;
    let sharp = persona.memory >= 100 && persona.attention >= 100;
    let facts = if sharp { Facts::from_view(view) } else { remembered(view, style) };
    match style.reasoning {
        Reasoning::Plain => Knowledge::within(facts, 0),
        Reasoning::Exact => Knowledge::new(facts),
    }
}

/// The facts that were noticed and are still in mind. What happens on one's own questions is always noticed.
fn remembered(view: &View, style: &Style) -> Facts {
    let mut facts = Facts::at_start(view);
    let persona = style.persona;
    let lately = view.turn.saturating_sub(2 * view.seats.len() as u32);
    let (mut turn, mut mine) = (0, false);
    for (n, event) in view.events.iter().enumerate() {
        match event {
            Event::TurnStarted { turn: now, .. } => turn = *now,
            Event::Suggested { seat, .. } => mine = *seat == view.me,
            _ => {}
        }
        let kept = turn >= lately || chance(view, n, 0) < persona.memory;
        let noticed = mine || chance(view, n, 1) < persona.attention;
        let in_mind = match event {
            Event::Passed { .. } => noticed && kept,
            // What was not seen is only worth noting for those who combine.
            Event::Shown { card: None, .. } => noticed && kept && chance(view, n, 2) < persona.attention,
            Event::Shown { .. }
            | Event::ShownFreely { .. }
            | Event::SeenToo { .. }
            | Event::Revealed { .. }
            | Event::Peeked { .. }
            | Event::PassedLeft { .. } => kept,
            _ => true,
        };
        if in_mind {
            facts.note(event);
        }
    }
    facts
}

/// A number below 100 for an event and this seat: always the same, so that what slipped stays gone.
const fn chance(view: &View, event: usize, salt: u32) -> u8 {
    let seat = (view.me.0 as u32 + 1).wrapping_mul(0x85eb_ca6b);
    let mixed = (event as u32 + 1).wrapping_mul(0x9e37_79b9) ^ seat ^ (salt + 1).wrapping_mul(0xc2b2_ae35);
    (((mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d) >> 16) % 100) as u8
}
