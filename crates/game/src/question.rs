//! The last question of the table with its refutations, as the person at the table saw them.

use candlestick_rules::{CardId, Event, SeatId, Triple, View};

/// What a seat that is asked did, as one seat saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refutation {
    /// It has none of the three cards.
    CannotRefute,
    /// It showed a card; which one, where the seat that looks saw it.
    Showed(Option<CardId>),
    /// It refused by a card or a power, whether or not it has one of the three.
    PassedOn,
}

/// A question and who refuted it how, one by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastQuestion {
    /// Who asked.
    pub asker: SeatId,
    /// What.
    pub triple: Triple,
    /// The refutations so far.
    pub refutations: Vec<(SeatId, Refutation)>,
    /// Who ended it by a card, so that nobody after was asked; the last of the refutations.
    pub ended_by: Option<SeatId>,
    /// Whether it was asked on the turn that is going on.
    pub this_turn: bool,
}

/// The last question, if there was one.
#[must_use]
pub fn last(view: &View) -> Option<LastQuestion> {
    let later = since(view);
    let Some(Event::Suggested { seat: asker, triple }) = later.first() else { return None };
    let refutations = later.iter().filter_map(|event| match event {
        Event::CannotRefute { seat } => Some((*seat, Refutation::CannotRefute)),
        Event::Shown { by, card, .. } => Some((*by, Refutation::Showed(*card))),
        Event::PassedOn { seat } | Event::LeftUnrefuted { seat } => Some((*seat, Refutation::PassedOn)),
        _ => None,
    });
    let this_turn = !later.iter().any(|event| matches!(event, Event::TurnStarted { .. }));
    let ended_by = later.iter().find_map(|event| match event {
        Event::LeftUnrefuted { seat } => Some(*seat),
        _ => None,
    });
    Some(LastQuestion { asker: *asker, triple: *triple, refutations: refutations.collect(), ended_by, this_turn })
}

/// The events that tell of the last question and its refutations, and of nothing else.
pub fn lines(view: &View) -> impl Iterator<Item = &Event> {
    let about = |event: &&Event| {
        matches!(
            event,
            Event::Suggested { .. }
                | Event::CannotRefute { .. }
                | Event::Shown { .. }
                | Event::PassedOn { .. }
                | Event::LeftUnrefuted { .. }
                | Event::NobodyShowed { .. }
        )
    };
    since(view).iter().filter(about)
}

/// From the last question on; nothing where there was none.
fn since(view: &View) -> &[Event] {
    let at = view.events.iter().rposition(|event| matches!(event, Event::Suggested { .. }));
    at.and_then(|at| view.events.get(at..)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, testing::opened};

    #[test]
    fn whoever_ends_a_question_by_a_card_is_told_apart_from_whoever_lets_it_pass() {
        let mut view = opened("doctor-who", 3, Level::Novice, 2).game().view(SeatId::WATCHER);
        let cards = view.edition.cards;
        let triple = cards
            .triple(candlestick_rules::Category::ALL.map(|category| cards.set_of(category).iter().next().unwrap()));
        view.events.push(Event::Suggested { seat: SeatId(0), triple });
        view.events.push(Event::PassedOn { seat: SeatId(1) });
        let passed = (SeatId(1), Refutation::PassedOn);
        let asked = last(&view).unwrap();
        assert_eq!((asked.refutations, asked.ended_by), (vec![passed], None));
        view.events.push(Event::LeftUnrefuted { seat: SeatId(2) });
        let asked = last(&view).unwrap();
        let ended = (SeatId(2), Refutation::PassedOn);
        assert_eq!((asked.refutations, asked.ended_by), (vec![passed, ended], Some(SeatId(2))));
    }

    #[test]
    fn the_last_question_stays_with_its_answers_until_the_next_is_asked() {
        let mut case = opened("classic-2016", 4, Level::Novice, 2);
        let (mut stayed, mut before) = (0, None);
        for _ in 0..80 {
            let Some((seat, action)) = case.bot_action() else { break };
            let asks = matches!(action, candlestick_rules::Action::Suggest { .. });
            case.apply(seat, action).unwrap();
            let view = case.game().view(SeatId::WATCHER);
            let now = last(&view).map(|asked| (asked.asker, asked.triple));
            assert!(asks || now == before, "{now:?} {before:?}");
            if asks {
                assert_eq!(now.map(|(asker, _)| asker), Some(seat));
            }
            if let Some(asked) = last(&view).filter(|asked| !asked.this_turn) {
                stayed += 1;
                assert!(!asked.refutations.is_empty());
                let (_, all_but_last) = asked.refutations.split_last().unwrap();
                assert!(all_but_last.iter().all(|(_, refutation)| !matches!(refutation, Refutation::Showed(_))));
                assert!(asked.refutations.iter().all(|(seat, _)| *seat != asked.asker));
            }
            before = now;
        }
        assert!(stayed > 10, "{stayed}");
    }
}
