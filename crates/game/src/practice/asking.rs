//! Finds which of some questions tells most: weighed exactly, and asked only where one is clearly best.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{question::ExerciseQuestion, spread::RefutationSpread};
use crate::dice_of;
use candlestick_deduction::{Deal, Knowledge};
use candlestick_rules::{Choice, Event, RoomId, SuspectId, Triple, View, WeaponId};

/// Questions to choose from.
const CHOICES: usize = 4;
/// Bits by which the best question must tell more than the next.
const CLEARLY: f64 = 0.25;
/// How many times as much it must tell besides.
const TIMES: f64 = 1.25;
/// Deals that are drawn for a counter-deal.
const DRAWS: usize = 200;
/// Keeps these draws apart from all others.
const COUNTER_DOMAIN: u64 = 0x636f_756e_7465_7221;

/// What a question tells in a position.
pub(super) fn spread(view: &View, known: &Knowledge, question: Triple) -> RefutationSpread {
    let order: Vec<_> = view.left_of(view.me).collect();
    RefutationSpread::of(known, question, &order, view.edition.profile.refuters)
}

/// Questions that a view's seat may ask now, a few of them by chance; none where it may ask nothing.
pub(super) fn some(view: &View, rng: &mut ChaCha8Rng) -> Option<Vec<Triple>> {
    let room = *rooms(view, ExerciseQuestion::Ask).first()?;
    let mut all: Vec<_> = pairs(view).map(|(suspect, weapon)| Triple { suspect, weapon, room }).collect();
    all.shuffle(rng);
    all.truncate(CHOICES);
    all.sort_unstable();
    Some(all)
}

/// One suspect with one weapon by chance, in a few of the rooms within reach; none where there are fewer than two.
pub(super) fn around(view: &View, rng: &mut ChaCha8Rng) -> Option<Vec<Triple>> {
    let mut rooms = rooms(view, ExerciseQuestion::Walk);
    rooms.shuffle(rng);
    rooms.truncate(CHOICES);
    rooms.sort_unstable();
    let mut pairs: Vec<_> = pairs(view).collect();
    pairs.shuffle(rng);
    let (suspect, weapon) = pairs.first().copied().filter(|_| rooms.len() > 1)?;
    Some(rooms.into_iter().map(|room| Triple { suspect, weapon, room }).collect())
}

fn pairs(view: &View) -> impl Iterator<Item = (SuspectId, WeaponId)> {
    let (suspects, weapons) = (view.edition.cards.suspects, view.edition.cards.weapons);
    (0..suspects).flat_map(move |suspect| (0..weapons).map(move |weapon| (SuspectId(suspect), WeaponId(weapon))))
}

/// The rooms with a card in which the seat can ask now, or once it has walked there now. Of these, the one it asked in last is
/// left out: some editions forbid to ask there again at once.
fn rooms(view: &View, question: ExerciseQuestion) -> Vec<RoomId> {
    let last = view.events.iter().rev().find_map(|event| match event {
        Event::Suggested { seat, triple } if *seat == view.me => Some(triple.room),
        _ => None,
    });
    let of = |choice: &Choice| match (question, choice) {
        (ExerciseQuestion::Ask, Choice::Suggest(room))
        | (ExerciseQuestion::Walk, Choice::Passage(room) | Choice::Join(room)) => {
            vec![*room]
        }
        (ExerciseQuestion::Walk, Choice::Go(ends)) => ends.iter().filter_map(|end| end.place.room()).collect(),
        _ => Vec::new(),
    };
    let mut rooms: Vec<_> = view.choices.iter().flat_map(of).collect();
    rooms
        .retain(|room| room.0 < view.edition.cards.rooms && (question == ExerciseQuestion::Ask || Some(*room) != last));
    rooms.sort_unstable();
    rooms.dedup();
    rooms
}

/// Whether these are questions of this kind that the seat can ask: in one room as it is, or about one pair wherever it can go.
fn may_ask(view: &View, question: ExerciseQuestion, asked: &[Triple]) -> bool {
    let rooms = rooms(view, question);
    let alike = |a: &Triple, b: &Triple| match question {
        ExerciseQuestion::Walk => (a.suspect, a.weapon) == (b.suspect, b.weapon) && a.room != b.room,
        _ => a.room == b.room && a != b,
    };
    asked.iter().all(|one| rooms.contains(&one.room)) && asked.windows(2).all(|pair| alike(&pair[0], &pair[1]))
}

/// The question that clearly tells most; none where odds are only estimated, where it is close, or where a deal that shows
/// why another is worse is hard to find.
pub(super) fn clearly_best(
    view: &View,
    known: &Knowledge,
    question: ExerciseQuestion,
    asked: &[Triple],
) -> Option<usize> {
    if asked.len() < 2 || !known.is_exact() || !may_ask(view, question, asked) {
        return None;
    }
    let spreads: Vec<_> = asked.iter().map(|asked| spread(view, known, *asked)).collect();
    let worth: Vec<_> = spreads.iter().map(RefutationSpread::worth).collect();
    let best = (0..worth.len()).max_by(|a, b| worth[*a].total_cmp(&worth[*b]))?;
    let beaten = |n: usize| worth[best] >= worth[n] + CLEARLY && worth[best] >= worth[n] * TIMES;
    let refuted = |n: usize| beaten(n) && counter_deal(known, &spreads, (best, n)).is_some();
    (0..worth.len()).filter(|n| *n != best).all(refuted).then_some(best)
}

/// A deal that fits, in which a worse question leaves more open than the best one does.
pub(super) fn counter_deal(
    known: &Knowledge,
    spreads: &[RefutationSpread],
    (best, worse): (usize, usize),
) -> Option<Deal> {
    let (best, worse) = (spreads.get(best)?, spreads.get(worse)?);
    let mut rng = dice_of(COUNTER_DOMAIN, [u64::from(known.me().0), known.facts().taken() as u64, 0]);
    let mut draws = (0..DRAWS).filter_map(|_| known.sample(&mut rng));
    draws.find(|deal| {
        let left = |spread: &RefutationSpread| spread.in_deal(deal).map(|told| told.left);
        left(best).zip(left(worse)).is_some_and(|(best, worse)| worse > best + CLEARLY)
    })
}
