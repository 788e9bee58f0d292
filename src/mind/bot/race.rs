//! The race: when to accuse, which question wins soonest, and whom to hold back.

use super::{ask, rivals, thought::Thought};
use crate::rules::{CardId, CardSet, Category, Phase, SuspectId, Triple};

/// Odds below which an accusation is not even weighed.
const LEAST: f64 = 0.2;
/// The share of what is still open that one learns in a round.
const LEARNS: f64 = 0.5;
/// What the chance to name the case file after a question counts beside the nats that it tells.
const HIT: f64 = 2.0;

/// What to accuse, once that is better than to go on.
pub(super) fn accusation(thought: &Thought) -> Option<Triple> {
    thought.knowledge.case_file().or_else(|| dare(thought))
}

/// The likeliest case file, where to wait would more probably lose the race.
fn dare(thought: &Thought) -> Option<Triple> {
    let ripe = thought.accusing_room().is_some() || thought.view.phase == Phase::Conclude;
    let risk = thought.style.persona.risk;
    if !thought.style.skills.dares || !ripe || risk == 0 {
        return None;
    }
    let (triple, odds) = thought.samples()?.likeliest()?;
    if odds < LEAST {
        return None;
    }
    let wait = rivals::chance_to_wait(thought);
    // What is known after one more round: a share of what is still open.
    let needed = (LEARNS * wait / (1.0 - (1.0 - LEARNS) * wait)).powf(f64::from(risk) / 50.0);
    (odds >= needed).then_some(triple)
}

/// The question that wins the race soonest, and what it is worth, in nats.
pub(super) fn question(thought: &Thought, room: CardId) -> Option<([CardId; 3], f64)> {
    let samples = thought.samples()?;
    let own = |category| {
        let cards = thought.view.edition.cards.set_of(category).and(thought.view.hand);
        if thought.style.skills.bluffs { cards.nth(0).map(CardSet::one).unwrap_or_default() } else { CardSet::EMPTY }
    };
    let named = |category| ask::named_in(thought, category).or(own(category));
    let (suspects, weapons) = (named(Category::Suspect), named(Category::Weapon));
    let pairs = suspects.iter().flat_map(|suspect| weapons.iter().map(move |weapon| [suspect, weapon, room]));
    let rated = pairs.map(|asked| {
        let gain = samples.question(asked);
        (asked, gain.nats + HIT * gain.hit)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// A rival's token that may be sent away.
pub(super) fn sendable(thought: &Thought) -> Option<SuspectId> {
    let start = |suspect: SuspectId| thought.view.edition.board.start_place(suspect);
    let suspects = thought.rivals().map(|seat| thought.view.seats[seat.index()].suspect);
    suspects.into_iter().find(|suspect| thought.view.tokens[suspect.index()] != start(*suspect))
}
