//! Weighs the race: when to accuse, which question wins soonest, and whom to hold back.

use rand_chacha::ChaCha8Rng;

use super::{assessment::Assessment, candidates::weighed_in, persona::Persona};
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
pub(super) fn accusation(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Triple> {
    assessment.knowledge.case_file().or_else(|| dare(assessment, rng))
}

/// The likeliest case file, where to wait would more probably lose the race.
fn dare(assessment: &Assessment, rng: &mut ChaCha8Rng) -> Option<Triple> {
    let ripe = assessment.accusing_room().is_some() || assessment.view.phase == Phase::Conclude;
    let risk = f64::from(assessment.style.persona.risk) / 50.0;
    if !assessment.style.skills.dares || !ripe || risk == 0.0 {
        return None;
    }
    let (triple, odds) = assessment.samples()?.likeliest()?;
    if odds < LEAST.powf(risk) {
        return None;
    }
    let (triple, odds) = assessment.surer(rng).unwrap_or((triple, odds));
    let wait = assessment.opponent_knowledge().chance_to_wait();
    // What is known after one more round: a share of what is still open.
    let needed = (LEARNS * wait / (1.0 - (1.0 - LEARNS) * wait)).powf(risk);
    (odds >= needed).then_some(triple)
}

/// The question that wins the race soonest, and what it is worth, in nats.
pub(super) fn question(assessment: &Assessment, room: CardId) -> Option<([CardId; 3], f64)> {
    let samples = assessment.samples()?;
    let own = |category| {
        let cards = assessment.view.edition.cards.set_of(category).and(assessment.view.hand);
        if assessment.style.skills.bluffs { cards.nth(0).map(CardSet::one).unwrap_or_default() } else { CardSet::EMPTY }
    };
    let named = |category| weighed_in(assessment, category).or(own(category));
    let (suspects, weapons) = (named(Category::Suspect), named(Category::Weapon));
    let pairs = suspects.iter().flat_map(|suspect| weapons.iter().map(move |weapon| [suspect, weapon, room]));
    let gladly = BLUFF * (f64::from(assessment.style.persona.bluffing) - f64::from(Persona::SHARP.bluffing)) / 100.0;
    let rated = pairs.map(|asked| {
        let owner = assessment.view.seat_of(SuspectId(asked[0].0)).filter(|seat| *seat != assessment.view.me);
        let pulled = owner.is_some_and(|seat| !assessment.view.seats[seat.index()].out);
        let own = asked[..2].iter().filter(|card| assessment.view.hand.contains(**card)).count() as f64;
        let extra = if pulled && assessment.style.skills.pulls { PULL } else { 0.0 } + gladly * own;
        (asked, samples.question(asked).worth(HIT) + extra)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// A rival's token that may be sent away.
pub(super) fn sendable(assessment: &Assessment) -> Option<SuspectId> {
    let start = |suspect: SuspectId| assessment.view.edition.board.start_place(suspect);
    let suspects = assessment.rivals().map(|seat| assessment.view.seats[seat.index()].suspect);
    suspects.into_iter().find(|suspect| assessment.view.tokens[suspect.index()] != start(*suspect))
}
