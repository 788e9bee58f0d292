//! Picks the card to show when there is a choice: the one that tells least.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    assessment::Assessment,
    plays,
    style::{QuestionStyle, Style},
};
use candlestick_rules::{Action, CardId, CardSet, Choice, SeatId, View};

/// The card for the asker; or, where all that one could show is new to the asker, a card or power that spares one that.
pub(super) fn refute(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let view = assessment.view;
    let cards = offered(view, |choice| if let Choice::Show(cards) = choice { Some(*cards) } else { None })?;
    let asker = view.asker.unwrap_or(view.turn_seat);
    let all_new = cards.iter().all(|card| !who_knows(view, card)[asker.index()]);
    plays::refusal(view)
        .filter(|_| all_new)
        .or_else(|| least(assessment, cards, asker))
        .or_else(|| pick(view, assessment.style, cards, &[asker], rng).map(Action::Show))
}

/// The card that tells the asker least, for those who see the table through its eyes.
fn least(assessment: &Assessment, cards: CardSet, asker: SeatId) -> Option<Action> {
    if cards.len() < 2 || !assessment.style.skills.hides || assessment.style.asking != QuestionStyle::Race {
        return None;
    }
    let rated = cards.iter().map(|card| (card, assessment.opponent_knowledge().sureness_if_shown(asker, card)));
    rated.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(card, _)| Action::Show(card))
}

/// How to answer with none of the three: to say so; or, for those who bluff, now and then to refuse as if one had one.
pub(super) fn with_none(view: &View, style: &Style, rng: &mut ChaCha8Rng) -> Action {
    let bluff = plays::refusal(view).filter(|_| style.skills.bluffs);
    let rarely = |_: &Action| rng.random_ratio(u32::from(style.persona.bluffing.min(100)), 1000);
    bluff.filter(rarely).unwrap_or(Action::Decline)
}

/// A card of one's choice for the turn's owner.
pub(super) fn freely(view: &View, style: &Style, rng: &mut ChaCha8Rng) -> Option<Action> {
    let cards = offered(view, |choice| if let Choice::Show(cards) = choice { Some(*cards) } else { None })?;
    pick(view, style, cards, &[view.turn_seat], rng).map(Action::Show)
}

/// The card for all to see.
pub(super) fn reveal(view: &View, style: &Style, rng: &mut ChaCha8Rng) -> Option<Action> {
    let cards = offered(view, |choice| if let Choice::Reveal(cards) = choice { Some(*cards) } else { None })?;
    let all: Vec<_> = view.left_of(view.me).collect();
    pick(view, style, cards, &all, rng).map(Action::Reveal)
}

/// The card for the left neighbour.
pub(super) fn pass_left(view: &View, style: &Style, rng: &mut ChaCha8Rng) -> Option<Action> {
    let cards = offered(view, |choice| if let Choice::PassLeft(cards) = choice { Some(*cards) } else { None })?;
    let left = view.left_of(view.me).next()?;
    pick(view, style, cards, &[left], rng).map(Action::PassLeft)
}

fn offered(view: &View, which: impl Fn(&Choice) -> Option<CardSet>) -> Option<CardSet> {
    view.choices.iter().find_map(which)
}

/// Any card; or, for those who hide, the one that most of the onlookers know, then the one most seen by anybody, then
/// one of the category with the most cards, where one card less says least.
fn pick(view: &View, style: &Style, cards: CardSet, onlookers: &[SeatId], rng: &mut ChaCha8Rng) -> Option<CardId> {
    if !style.skills.hides {
        return cards.nth(rng.random_range(0..cards.len().max(1) as u32) as usize);
    }
    let counts = view.edition.cards;
    let rate = |card: CardId| {
        let knowing = who_knows(view, card);
        let told = onlookers.iter().filter(|seat| knowing[seat.index()]).count();
        let seen = knowing.iter().filter(|knows| **knows).count();
        (told, seen, counts.of(counts.category(card)))
    };
    let best = cards.iter().map(rate).max()?;
    let equal: CardSet = cards.iter().filter(|card| rate(*card) == best).collect();
    equal.nth(rng.random_range(0..equal.len() as u32) as usize)
}

/// Which seats have seen this card of one's own hand, as far as one can tell.
pub(super) fn who_knows(view: &View, own: CardId) -> Vec<bool> {
    let mut knows = vec![view.revealed.contains(own); view.seats.len()];
    for event in &view.events {
        for seat in event.who_saw(own) {
            knows[seat.index()] = true;
        }
    }
    knows[view.me.index()] = false;
    knows
}
