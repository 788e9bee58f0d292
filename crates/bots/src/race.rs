//! The race: when to accuse, which question wins soonest, and whom to hold back.

use rand_chacha::ChaCha8Rng;

use super::{candidates::weighed_in, persona::Persona, thought::Thought};
use candlestick_rules::{CardId, CardSet, Category, Phase, SuspectId, Triple};

/// Odds below which an accusation is not even weighed.
const LEAST: f64 = 0.25;
/// The share of what is still open that one learns in a round.
const LEARNS: f64 = 0.5;
/// What the chance to name the case file after a question counts beside the nats that it tells.
const HIT: f64 = 8.0;
/// What it is worth to take a rival's token from where it wants to be.
const PULL: f64 = 0.05;
/// What naming an own card is worth to one who bluffs as gladly as can be.
const BLUFF: f64 = 0.5;

/// What to accuse, once that is better than to go on.
pub(super) fn accusation(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Triple> {
    thought.knowledge.case_file().or_else(|| dare(thought, rng))
}

/// The likeliest case file, where to wait would more probably lose the race.
fn dare(thought: &Thought, rng: &mut ChaCha8Rng) -> Option<Triple> {
    let ripe = thought.accusing_room().is_some() || thought.view.phase == Phase::Conclude;
    let risk = f64::from(thought.style.persona.risk) / 50.0;
    if !thought.style.skills.dares || !ripe || risk == 0.0 {
        return None;
    }
    let (triple, odds) = thought.samples()?.likeliest()?;
    if odds < LEAST.powf(risk) {
        return None;
    }
    let (triple, odds) = thought.surer(rng).unwrap_or((triple, odds));
    let wait = thought.minds().chance_to_wait();
    // What is known after one more round: a share of what is still open.
    let needed = (LEARNS * wait / (1.0 - (1.0 - LEARNS) * wait)).powf(risk);
    (odds >= needed).then_some(triple)
}

/// The question that wins the race soonest, and what it is worth, in nats.
pub(super) fn question(thought: &Thought, room: CardId) -> Option<([CardId; 3], f64)> {
    let samples = thought.samples()?;
    let own = |category| {
        let cards = thought.view.edition.cards.set_of(category).and(thought.view.hand);
        if thought.style.skills.bluffs { cards.nth(0).map(CardSet::one).unwrap_or_default() } else { CardSet::EMPTY }
    };
    let named = |category| weighed_in(thought, category).or(own(category));
    let (suspects, weapons) = (named(Category::Suspect), named(Category::Weapon));
    let pairs = suspects.iter().flat_map(|suspect| weapons.iter().map(move |weapon| [suspect, weapon, room]));
    let gladly = BLUFF * (f64::from(thought.style.persona.bluffing) - f64::from(Persona::SHARP.bluffing)) / 100.0;
    let rated = pairs.map(|asked| {
        let owner = thought.view.seat_of(SuspectId(asked[0].0)).filter(|seat| *seat != thought.view.me);
        let pulled = owner.is_some_and(|seat| !thought.view.seats[seat.index()].out);
        let own = asked[..2].iter().filter(|card| thought.view.hand.contains(**card)).count() as f64;
        let extra = if pulled && thought.style.skills.pulls { PULL } else { 0.0 } + gladly * own;
        (asked, samples.question(asked).worth(HIT) + extra)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// A rival's token that may be sent away.
pub(super) fn sendable(thought: &Thought) -> Option<SuspectId> {
    let start = |suspect: SuspectId| thought.view.edition.board.start_place(suspect);
    let suspects = thought.rivals().map(|seat| thought.view.seats[seat.index()].suspect);
    suspects.into_iter().find(|suspect| thought.view.tokens[suspect.index()] != start(*suspect))
}
