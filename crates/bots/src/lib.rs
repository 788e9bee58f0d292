//! How a bot decides: from its seat's view alone, at one of three levels or by a named policy.

mod ask;
mod deck;
mod memory;
mod opponent_knowledge;
mod opponent_model;
mod persona;
mod plays;
mod policy;
mod posterior_sampler;
mod race;
mod samples;
mod show;
mod style;
#[cfg(test)]
mod tests;
mod thought;
mod turn;
mod walk;
mod ways;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

pub use persona::Persona;
pub use policy::{NoPolicy, Policy, STYLES, policy, style};
pub use style::{Asking, Reasoning, Skills, Style};

use candlestick_rules::{Action, Choice, Phase, View};
use thought::Thought;

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Forgets a share of what was seen a while ago and overlooks who passed on others' questions.
    Novice,
    /// Notes everything and draws the plain conclusions, without counting.
    Detective,
    /// Counts deals exactly, weighs question and way together, and hides what it can.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Detective, Self::Master];

    /// The level's name in files and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Detective => "detective",
            Self::Master => "master",
        }
    }

    /// The level of a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}

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
        Phase::Answer(_) if view.choices.allows(view.edition.cards, Action::Decline) => {
            return Some(show::with_none(view, style, rng));
        }
        Phase::Over => return None,
        _ => {}
    }
    view.actor.filter(|actor| *actor == view.me)?;
    let thought = Thought::new(view, style, rng);
    match view.phase {
        Phase::Answer(_) => show::answer(&thought, rng),
        Phase::ChooseSeat(_) | Phase::NameCard(_) | Phase::UsePower(_) | Phase::Snoop => {
            deck::choose_seat_or_card(&thought, rng)
        }
        Phase::ChooseRoom(_) => deck::choose_room(&thought),
        Phase::ChooseToken(_) => deck::choose_token(&thought, rng),
        Phase::SideCard(_) => deck::look_at_side(&thought),
        Phase::AskAnywhere(_) => ask::anywhere(&thought, rng),
        Phase::Watch(_) => Some(plays::on_a_shown_card(&thought)),
        _ => turn::decide(&thought, rng),
    }
}

/// The first thing offered that doesn't leave the race.
fn first_harmless(view: &View) -> Action {
    let risky = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let mut harmless = view.choices.iter().filter(|choice| !risky(choice));
    harmless.find_map(|choice| choice.actions(view.edition.cards).first().copied()).unwrap_or(Action::EndTurn)
}

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
