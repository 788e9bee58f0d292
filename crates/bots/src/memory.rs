//! Works out what a bot knows from the events it saw: what it noticed, what it still remembers, and what follows.

use super::style::{Reasoning, Style};
use candlestick_deduction::{Facts, Knowledge};
use candlestick_rules::{Event, View};

/// What the bot knows now. Never wrong, only more or less complete.
pub(super) fn recall(view: &View, style: &Style) -> Knowledge {
    let persona = style.persona;
    let sharp = persona.memory >= 100 && persona.attention >= 100;
    let facts = || if sharp { Facts::from_view(view) } else { remembered(view, style) };
    match style.reasoning {
        // Overlooks whole kinds of reasoning; what it has noted, it keeps.
        Reasoning::Within(attention) => Knowledge::by_steps(attention.facts(view), attention.steps()),
        Reasoning::Plain => Knowledge::within(facts(), 0),
        Reasoning::Exact => Knowledge::new(facts()),
    }
}

/// Whether this seat's eyes saw nothing new, or nothing that it takes note of, on so many of its own turns on end that it
/// should look for clues another way.
pub(super) fn learnt_nothing_for_long(view: &View, style: &Style) -> bool {
    const LONG: usize = 8;
    let mine = |event: &Event| matches!(event, Event::TurnStarted { seat, .. } if *seat == view.me);
    let mut turns = view.events.iter().enumerate().rev().filter(|(_, event)| mine(event));
    // The turn under way is not over yet.
    let Some((since, _)) = turns.nth(LONG) else { return false };
    if let Reasoning::Within(attention) = style.reasoning {
        return attention.facts(view).says_the_same(&attention.facts_before(view, since));
    }
    let mut facts = Facts::at_start(view);
    view.events.iter().take(since).for_each(|event| facts.note(event));
    let before = facts.clone();
    view.events.iter().skip(since).for_each(|event| facts.note(event));
    facts.says_the_same(&before)
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
            Event::CannotRefute { .. } => noticed && kept,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attention, NoticedUnable};
    use candlestick_deduction::testing::{case, street};
    use candlestick_rules::{Category, SeatId};

    /// What the first of three seats sees after so many turns of everybody; on the n-th of its own it is shown `n(turn)`.
    fn after(turns: u32, shown: impl Fn(u32) -> Option<Event>) -> View {
        let mut view = case(&street(6, 6, 9), 3, false, 1).view(SeatId(0));
        for turn in 0..turns {
            view.events
                .extend((0..3).map(|seat| Event::TurnStarted { seat: SeatId(seat), turn: 3 * turn + u32::from(seat) }));
            view.events.extend(shown(turn));
        }
        view
    }

    /// A rival shows a card that this seat does not hold itself.
    fn a_card(view: &View) -> Event {
        let card = view.edition.cards.all().without(view.hand).nth(0);
        Event::Shown { by: SeatId(1), to: SeatId(0), card }
    }

    fn long(view: &View) -> bool {
        learnt_nothing_for_long(view, &Style::MASTER)
    }

    #[test]
    fn who_learns_nothing_on_eight_turns_of_its_own_is_at_a_loss() {
        assert!(!long(&after(7, |_| None)));
        assert!(long(&after(8, |_| None)));
        let card = a_card(&after(0, |_| None));
        let once = |at: u32| after(10, |turn| (turn == at).then(|| card.clone()));
        assert!(!long(&once(6)), "learnt four turns ago");
        assert!(long(&once(0)), "learnt ten turns ago");
        assert!(long(&after(10, |_| Some(card.clone()))), "the same card over and over");
    }

    #[test]
    fn what_one_takes_no_note_of_is_nothing_new() {
        let passes = |turn: u32| Some(Event::CannotRefute { seat: SeatId(1 + (turn % 2) as u8) });
        let mut view = after(10, passes);
        let triple = view.edition.cards.triple(
            Category::ALL.map(|category| view.edition.cards.set_of(category).without(view.hand).nth(0).unwrap()),
        );
        let asked = |event: &Event| matches!(event, Event::CannotRefute { .. });
        let last = view.events.iter().rposition(asked).unwrap();
        view.events.insert(last, Event::Suggested { seat: SeatId(2), triple });
        let style = |unable| {
            let attention = Attention { unable, ..Attention::ALL };
            Style { reasoning: Reasoning::Within(attention), ..Style::DETECTIVE }
        };
        assert!(!learnt_nothing_for_long(&view, &style(NoticedUnable::All)));
        assert!(learnt_nothing_for_long(&view, &style(NoticedUnable::Own)));
    }
}
