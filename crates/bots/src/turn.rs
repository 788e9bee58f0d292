//! What a bot does on its own turn: accuse, roll or move, ask, and end the turn.

use rand_chacha::ChaCha8Rng;

use super::{ask, plays, race, thought::Thought, walk};
use candlestick_rules::{Action, Phase};

/// The next step of one's turn.
pub(super) fn decide(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Action> {
    let accusation = race::accusation(thought, rng);
    if let Some(triple) = accusation
        && thought.may_accuse()
    {
        return Some(Action::Accuse(triple));
    }
    let home = accusation.is_some();
    match thought.view.phase {
        Phase::Roll | Phase::Move => walk::choose(thought, home, rng),
        Phase::Suggest => ask::choose(thought, rng),
        _ => plays::at_the_end(thought, home).or(Some(Action::EndTurn)),
    }
}
