//! What the person at the table is asked, in one sentence for each phase.

use crate::ui::PanelContext;
use candlestick_rules::{Choice, Effect, Phase};
use candlestick_themes::{Form, MessageKey, key};

/// What the person is to decide.
pub(super) fn mine(context: &PanelContext) -> String {
    let words = context.words;
    match context.view.phase {
        Phase::Roll => words.say(starting(context)),
        Phase::Move => moving(context),
        Phase::Suggest => {
            let room = context.view.my_place().room();
            let room = room.map(|room| context.theme.room_phrase(room, Form::In)).unwrap_or_default();
            let key =
                if context.offers(&Choice::EndTurn) { key!("prompt-suggest-or-not") } else { key!("prompt-suggest") };
            words.with(key, &[("in", (&room).into())])
        }
        Phase::Conclude => words.say(concluding(context)),
        Phase::Snoop => words.say(key!("prompt-snoop")),
        Phase::AskAnywhere(_) => words.say(key!("prompt-ask-anywhere")),
        Phase::ChooseRoom(_) => words.say(key!("prompt-choose-room")),
        Phase::ChooseToken(_) => words.say(key!("prompt-choose-token")),
        Phase::MayDraw(_) => words.with(key!("prompt-may-draw"), &context.deck()),
        Phase::SideCard(_) => words.say(key!("prompt-side-card")),
        Phase::NameCard(_) => words.say(key!("prompt-name-card")),
        Phase::ChooseSeat(_) | Phase::UsePower(_) => words.say(choosing(context)),
        Phase::Refute(_) | Phase::ShowCard(_) | Phase::Reveal(_) | Phase::PassLeft(_) | Phase::Watch(_) => {
            handing(context)
        }
        Phase::Over => words.say(key!("prompt-over")),
    }
}

/// At the start of a turn: the dice alone, or also something else, or no dice at all.
fn starting(context: &PanelContext) -> MessageKey {
    let others = context.view.choices.iter();
    let others = others.filter(|choice| !matches!(choice, Choice::Roll | Choice::Accuse | Choice::GiveUp)).count();
    match (context.offers(&Choice::Roll), others > 0) {
        (true, false) => key!("prompt-roll"),
        (true, true) => key!("prompt-roll-or"),
        (false, _) => key!("prompt-start"),
    }
}

fn moving(context: &PanelContext) -> String {
    let walks = !context.view.choices.destinations().is_empty() || !context.view.choices.vias().is_empty();
    let key = if walks { key!("prompt-move") } else { key!("prompt-move-no-walk") };
    context.words.with(key, &[("steps", context.view.steps.into())])
}

/// At the end of a turn: what else there is beside ending it.
fn concluding(context: &PanelContext) -> MessageKey {
    let plays = context.view.choices.iter().any(|choice| matches!(choice, Choice::PlayCard(_) | Choice::UsePower(_)));
    match (context.offers(&Choice::Accuse), plays) {
        (true, false) => key!("prompt-conclude"),
        (true, true) => key!("prompt-conclude-play"),
        (false, true) => key!("prompt-conclude-only-play"),
        (false, false) => key!("prompt-conclude-only"),
    }
}

/// What picking a player or naming a card is for.
fn choosing(context: &PanelContext) -> MessageKey {
    if context.view.choices.iter().any(|choice| matches!(choice, Choice::NameCard(_))) {
        return key!("prompt-name-card");
    }
    match context.effect() {
        Some(Effect::ChosenReveals) => key!("prompt-choose-reveals"),
        Some(Effect::ChosenShows) => key!("prompt-choose-shows"),
        Some(Effect::Peek) => key!("prompt-snoop"),
        _ => key!("prompt-choose-seat"),
    }
}

/// Cards that go from hand to hand.
fn handing(context: &PanelContext) -> String {
    let words = context.words;
    match context.view.phase {
        Phase::Refute(_) => {
            let name = context.short(context.view.asker.unwrap_or(context.view.turn_seat));
            let bluffs = context.view.choices.iter().any(|choice| *choice != Choice::Decline);
            let [_, none] = context.theme.manner();
            match showable(context) {
                0 if bluffs => words.with(key!("prompt-answer-none-or"), &[("name", name.into()), none]),
                0 => words.with(key!("prompt-answer-none"), &[("name", name.into()), none]),
                cards => words.with(key!("prompt-answer"), &[("name", name.into()), ("cards", cards.into())]),
            }
        }
        Phase::ShowCard(seat) => {
            let name = context.doer().filter(|doer| *doer != seat).unwrap_or(context.view.turn_seat);
            words.with(key!("prompt-show-card"), &[("name", context.short(name).into())])
        }
        Phase::PassLeft(seat) => {
            let left = context.left_neighbour(seat);
            words.with(key!("prompt-pass-left"), &[("name", context.short(left).into())])
        }
        Phase::Reveal(_) => words.say(key!("prompt-reveal")),
        _ => {
            let nothing = context.view.choices.0 == [Choice::Decline];
            words.say(if nothing { key!("prompt-watch-nothing") } else { key!("prompt-watch") })
        }
    }
}

/// How many cards could be shown.
fn showable(context: &PanelContext) -> usize {
    let show = |choice: &Choice| if let Choice::Show(cards) = choice { Some(cards.len()) } else { None };
    context.view.choices.iter().find_map(show).unwrap_or(0)
}
