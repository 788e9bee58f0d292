//! Decides what a bot does on its own turn: accuse, roll or move, ask, and end the turn.

use rand_chacha::ChaCha8Rng;

use super::{ask, assessment::Assessment, plays, race, walk};
use candlestick_rules::{Action, Phase};

/// The next step of one's turn.
pub(super) fn decide(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Action> {
    let accusation = race::accusation(assessment, rng);
    if let Some(triple) = accusation
        && assessment.may_accuse()
    {
        return Some(Action::Accuse(triple));
    }
    let home = accusation.is_some();
    match assessment.view.phase {
        Phase::Roll | Phase::Move => walk::choose(assessment, home, rng),
        Phase::Suggest => ask::choose(assessment, rng),
        _ => plays::at_the_end(assessment, home).or(Some(Action::EndTurn)),
    }
}
