//! Sets how long each event is shown: nothing longer than a card of the envelope, and what is about others in passing,
//! for the last move stays marked and the last question, its answer and the log in sight.

use candlestick_rules::{Event, MoveKind, SeatId};

use crate::session::EventAnimation;

/// Seconds from one card of the envelope to the next at full pace: the longest beat of a case.
pub const LONGEST_EVENT: f32 = 1.3;

/// Seconds in which a card flies, turns to whoever sees its face and leaves again.
const CARD: f32 = 1.2;

/// Seconds for what is only said.
const SENTENCE: f32 = 0.6;

/// Seconds a walking token takes for each square, and for the longest walk: nobody waits for a stroll.
const STEP: f32 = 0.11;
const LONGEST_WALK: f32 = 0.8;

/// What is left of an event's time where it is about others than the person at the table.
const OF_OTHERS: f32 = 0.32;

/// Seconds in which one of several says that they cannot answer the question of the person at the table.
const PASSES: f32 = 0.45;

/// How long an event is shown to somebody at full pace, in seconds.
pub(super) fn length(animation: &EventAnimation, me: SeatId) -> f32 {
    match &animation.event {
        Event::CannotRefute { seat } if animation.of_own_question && *seat != me => PASSES,
        event if tells_little(event, me) => usual(event) * OF_OTHERS,
        event => usual(event),
    }
}

/// How long an event is shown that is about the person at the table, in seconds.
fn usual(event: &Event) -> f32 {
    match event {
        Event::Opened(_) | Event::Dealt { .. } | Event::CaseFileSeen { triple: None, .. } => 0.0,
        // They go while the question is read.
        Event::TokenPulled { .. } | Event::WeaponPulled { .. } => 0.1,
        Event::Stayed { .. } => 0.35,
        Event::TurnStarted { .. } | Event::PassedOn { .. } | Event::RolledOff { .. } => 0.5,
        Event::Moved { path, kind: MoveKind::Walk, .. } => (STEP * path.len() as f32 + 0.2).min(LONGEST_WALK),
        Event::Moved { .. } | Event::TokenSent { .. } => 0.7,
        Event::Rolled { .. } => 0.8,
        Event::CannotRefute { .. }
        | Event::Chose { .. }
        | Event::NothingToShow { .. }
        | Event::NobodyShowed { .. }
        | Event::Named { .. }
        | Event::GaveUp { .. }
        | Event::Reshuffled
        | Event::StepsAdded { .. }
        | Event::TurnMissed { .. }
        | Event::LeftUnrefuted { .. }
        | Event::NoEffect { .. }
        | Event::Stuck { .. }
        | Event::NobodyHolds { .. }
        | Event::Closed(_) => SENTENCE,
        Event::Shown { card: None, .. }
        | Event::ShownFreely { card: None, .. }
        | Event::SeenToo { card: None, .. }
        | Event::PassedLeft { card: None, .. }
        | Event::Peeked { card: None, .. }
        | Event::Kept { card: None, .. }
        | Event::SideCardSeen { card: None, .. }
        | Event::RoomCardSeen { card: None, .. } => 0.9,
        Event::Suggested { .. } | Event::Accused { .. } | Event::Eliminated { .. } => 1.0,
        Event::Kept { .. }
        | Event::Drawn { .. }
        | Event::CardPlayed { .. }
        | Event::PowerUsed { .. }
        | Event::Shown { .. }
        | Event::ShownFreely { .. }
        | Event::SeenToo { .. }
        | Event::PassedLeft { .. }
        | Event::Peeked { .. }
        | Event::Revealed { .. }
        | Event::SideCardSeen { .. }
        | Event::RoomCardSeen { .. }
        | Event::CaseFileSeen { .. } => CARD,
    }
}

/// Whether an event is about others and shows the person at the table no card.
fn tells_little(event: &Event, me: SeatId) -> bool {
    match event {
        Event::TurnStarted { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Stayed { seat, .. }
        | Event::Suggested { seat, .. }
        | Event::CannotRefute { seat }
        | Event::Drawn { seat, .. }
        | Event::Kept { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::PowerUsed { seat, .. }
        | Event::StepsAdded { seat, .. }
        | Event::TokenSent { seat, .. }
        | Event::Chose { seat, .. } => *seat != me,
        Event::Shown { by, to, card: None } | Event::ShownFreely { by, to, card: None } => *by != me && *to != me,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use candlestick_game::{
        Level,
        testing::{opened, played},
    };
    use candlestick_themes::builtin_ids;

    /// The name of an event's kind.
    fn kind(event: &Event) -> String {
        format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
    }

    #[test]
    fn no_event_is_shown_as_long_as_a_card_of_the_envelope_and_of_others_it_is_shown_shorter() {
        let me = SeatId(0);
        let mut longest = BTreeMap::new();
        for case in builtin_ids().into_iter().flat_map(|id| (1..4).map(move |seed| opened(id, 3, Level::Novice, seed)))
        {
            for event in played(case, 400).game().events() {
                for seen in [event.clone(), event.seen_by(me)] {
                    let length = length(&EventAnimation::new(seen.clone()), me);
                    assert!(length < LONGEST_EVENT, "{seen:?}: {length} s");
                    let most = longest.entry((tells_little(&seen, me), kind(&seen))).or_insert(0.0_f32);
                    *most = most.max(length);
                }
            }
        }
        assert!(longest.len() > 25, "{longest:?}");
        for ((others, kind), length) in &longest {
            let own = longest.get(&(false, kind.clone())).filter(|_| *others);
            assert!(own.is_none_or(|own| length < own), "{kind}: {length} s where it is about others, else {own:?} s");
        }
    }
}
