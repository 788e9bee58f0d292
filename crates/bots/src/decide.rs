//! Decides what a bot does now, by what is to be decided; all callers come in here.

use rand_chacha::ChaCha8Rng;

use super::{ask, assessment::Assessment, deck, level::Level, plays, show, style::Style, turn};
use candlestick_rules::{Action, Choice, Phase, View};

/// What a bot of a level does now: always one of the view's choices.
///
/// Only the view counts, so a bot can't know more than its seat; the same view and generator give the same action.
/// Where the seat has nothing to decide, [`Action::EndTurn`] comes back, which the referee refuses.
#[must_use]
pub fn decide(view: &View, level: Level, rng: &mut ChaCha8Rng) -> Action {
    decide_as(view, &level.style(), rng)
}

/// What a bot of a style does now; as [`decide`].
#[must_use]
pub fn decide_as(view: &View, style: &Style, rng: &mut ChaCha8Rng) -> Action {
    match wish(view, style, rng) {
        Some(action) if view.choices.allows(view.edition.cards, action) => action,
        _ => first_harmless(view),
    }
}

fn wish(view: &View, style: &Style, rng: &mut ChaCha8Rng) -> Option<Action> {
    match view.phase {
        Phase::ShowCard(_) => return show::freely(view, style, rng),
        Phase::Reveal(_) => return show::reveal(view, style, rng),
        Phase::PassLeft(_) => return show::pass_left(view, style, rng),
        Phase::MayDraw(_) => return Some(plays::draw(view)),
        Phase::Refute(_) if view.choices.allows(view.edition.cards, Action::Decline) => {
            return Some(show::with_none(view, style, rng));
        }
        Phase::Over => return None,
        _ => {}
    }
    view.actor.filter(|actor| *actor == view.me)?;
    let assessment = Assessment::new(view, style, rng);
    match view.phase {
        Phase::Refute(_) => show::refute(&assessment, rng),
        Phase::ChooseSeat(_) | Phase::NameCard(_) | Phase::UsePower(_) | Phase::Snoop => {
            deck::choose_seat_or_card(&assessment, rng)
        }
        Phase::ChooseRoom(_) => deck::choose_room(&assessment),
        Phase::ChooseToken(_) => deck::choose_token(&assessment, rng),
        Phase::SideCard(_) => deck::look_at_side(&assessment),
        Phase::AskAnywhere(_) => ask::anywhere(&assessment, rng),
        Phase::Watch(_) => Some(plays::on_a_shown_card(&assessment)),
        _ => turn::decide(&assessment, rng),
    }
}

/// The first thing offered that doesn't leave the race.
fn first_harmless(view: &View) -> Action {
    let risky = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let mut harmless = view.choices.iter().filter(|choice| !risky(choice));
    harmless.find_map(|choice| choice.actions(view.edition.cards).first().copied()).unwrap_or(Action::EndTurn)
}
