//! How a bot decides: from its seat's view alone, at one of three levels.

mod ask;
mod deck;
mod memory;
mod samples;
mod show;
#[cfg(test)]
mod tests;
mod walk;
mod ways;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::rules::{Action, Choice, Phase, View};

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

/// What the bot does now: always one of the view's choices.
///
/// Only the view counts, so a bot can't know more than its seat; the same view and generator give the same action.
/// Where the seat has nothing to decide, [`Action::EndTurn`] comes back, which the referee refuses.
#[must_use]
pub fn decide(view: &View, level: Level, rng: &mut ChaCha8Rng) -> Action {
    let wish = wish(view, level, rng);
    match wish {
        Some(action) if view.choices.allows(view.edition.cards, action) => action,
        _ => first_harmless(view),
    }
}

fn wish(view: &View, level: Level, rng: &mut ChaCha8Rng) -> Option<Action> {
    match view.phase {
        Phase::Answer(_) => show::answer(view, level, rng),
        Phase::Reveal(_) => show::reveal(view, level, rng),
        Phase::PassLeft(_) => show::pass_left(view, level, rng),
        Phase::ChooseSeat(_) => deck::choose_seat(view, level, rng),
        Phase::NameCard(_) => deck::name_card(view, level, rng),
        Phase::Roll | Phase::Move | Phase::Suggest | Phase::Conclude => on_turn(view, level, rng),
        _ => None,
    }
}

fn on_turn(view: &View, level: Level, rng: &mut ChaCha8Rng) -> Option<Action> {
    let knowledge = memory::recall(view, level);
    if let Some(triple) = knowledge.case_file() {
        return Some(Action::Accuse(triple));
    }
    match view.phase {
        Phase::Roll => Some(Action::Roll),
        Phase::Move => walk::choose(view, level, &knowledge, rng),
        Phase::Suggest => ask::choose(view, level, &knowledge, rng),
        _ => Some(Action::EndTurn),
    }
}

/// The first thing offered that doesn't leave the race.
fn first_harmless(view: &View) -> Action {
    let risky = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let mut harmless = view.choices.iter().filter(|choice| !risky(choice));
    harmless.find_map(|choice| choice.actions(view.edition.cards).first().copied()).unwrap_or(Action::EndTurn)
}
