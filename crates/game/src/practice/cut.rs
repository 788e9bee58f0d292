//! Cuts exercises out of a case of bots: what has just become certain for a seat, or a question that is about to be asked.

use std::sync::Arc;

use rand::{RngExt, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    asking,
    exercise::{Exercise, PRACTICE_DOMAIN, only_certain},
    exercise_kind::ExerciseKind,
    question::{ExerciseAnswer, ExerciseQuestion, asked_before},
    reasoning::ReasoningKind,
};
use crate::{
    Case, dice_of,
    puzzle::{Grade, Playing},
};
use candlestick_deduction::{Fact, Holder, Knowledge, Possession, facts_in, proof::why};
use candlestick_rules::{CardId, Event, SeatId, SetupFault, Triple, View};
use candlestick_themes::Theme;

/// Cards to choose from where one lies in the case file.
const CARDS: usize = 4;
/// So many exercises of a case are passed over at most, so that not each is the first that there was.
const PASSED_OVER: u32 = 4;

/// Plays a case until it has given an exercise of the kind, and of the grade if one is wanted; else the hardest it gave.
pub(super) fn cut(
    theme: &Arc<Theme>,
    seed: u64,
    (kind, wanted): (ExerciseKind, Option<Grade>),
) -> Result<Option<Exercise>, SetupFault> {
    let mut playing = Playing::new(theme, seed)?;
    let mut rng = dice_of(seed, [PRACTICE_DOMAIN, kind as u64, 0]);
    let (mut skip, mut best): (u32, Option<Exercise>) = (rng.random_range(0..PASSED_OVER), None);
    while let Some(decision) = playing.coming() {
        let asked = ask(&playing, decision.0, kind, &mut rng);
        let before = playing.known.clone();
        let Some(events) = playing.play(decision) else { break };
        let found = asked.into_iter().chain(certain(&playing, &before, &events, kind, &mut rng));
        for exercise in found {
            let fits = wanted.is_none_or(|wanted| exercise.grade == wanted);
            if fits && skip == 0 {
                return Ok(Some(exercise));
            }
            skip = if fits { skip - 1 } else { skip };
            if fits || best.as_ref().is_none_or(|best| Some(best.grade) != wanted && exercise.grade >= best.grade) {
                best = Some(exercise);
            }
        }
    }
    Ok(best)
}

/// An exercise of an answer that is the only certain one; none where it isn't.
fn pose(
    case: &Case,
    known: &Knowledge,
    question: ExerciseQuestion,
    answers: Vec<ExerciseAnswer>,
    kind: ExerciseKind,
) -> Option<Exercise> {
    let view = case.game().view(known.me());
    let right = only_certain(&view, known, question, &answers)?;
    let (card, holder) = question.fact(&view, *answers.get(right)?)?;
    let grade = Grade::needed(&view, |known| known.cell(card, holder) == Possession::Yes);
    Some(Exercise {
        theme: Arc::clone(case.theme()),
        log: case.log().clone(),
        view,
        kind,
        question,
        answers,
        right,
        grade,
    })
}

/// An exercise from what a seat that is about to decide may ask, or where it may go to ask.
fn ask(playing: &Playing, seat: SeatId, kind: ExerciseKind, rng: &mut ChaCha8Rng) -> Option<Exercise> {
    let known = playing.known.get(seat.index()).filter(|known| known.is_exact() && known.case_file().is_none())?;
    let view = playing.case.game().view(seat);
    match kind {
        ExerciseKind::Ask => weigh(&playing.case, known, (kind, ExerciseQuestion::Ask), asking::some(&view, rng)?),
        ExerciseKind::Walk => weigh(&playing.case, known, (kind, ExerciseQuestion::Walk), asking::around(&view, rng)?),
        _ => None,
    }
}

/// Which of these questions is best, where one clearly is.
pub(super) fn weigh(
    case: &Case,
    known: &Knowledge,
    (kind, question): (ExerciseKind, ExerciseQuestion),
    asked: Vec<Triple>,
) -> Option<Exercise> {
    let view = case.game().view(known.me());
    let right = asking::clearly_best(&view, known, question, &asked)?;
    let (theme, log, grade) = (Arc::clone(case.theme()), case.log().clone(), Grade::Counted);
    let answers = asked.into_iter().map(ExerciseAnswer::Question).collect();
    // Counter-deals are drawn anew from the view alone.
    Some(Exercise { theme, log, view, kind, question, answers, right, grade }).filter(Exercise::is_sound)
}

/// Exercises from what has just become certain for the seats.
fn certain(
    playing: &Playing,
    before: &[Knowledge],
    events: &[Event],
    kind: ExerciseKind,
    rng: &mut ChaCha8Rng,
) -> Vec<Exercise> {
    let case = &playing.case;
    let mut found = Vec::new();
    for (known, before) in playing.known.iter().zip(before) {
        let me = known.me();
        if kind == ExerciseKind::Shown {
            found.extend(shown(case, (before, known), events));
        } else if !matches!(kind, ExerciseKind::Ask | ExerciseKind::Walk) && !before.shares_count_with(known) {
            let seen: Vec<_> = events.iter().flat_map(|event| facts_in(&event.seen_by(me), None)).collect();
            let fresh = fresh(before, known).into_iter().filter(|(card, _)| !is_told(&seen, *card));
            found.extend(fresh.filter_map(|fact| about(case, known, fact, kind, rng)));
        }
    }
    found
}

/// Where cards are of which it was not certain before.
fn fresh(before: &Knowledge, known: &Knowledge) -> Vec<(CardId, Holder)> {
    let cards = known.facts().cards().all();
    let found = cards.iter().filter_map(|card| Some((card, known.holder_of(card)?)));
    found.filter(|(card, holder)| before.cell(*card, *holder) != Possession::Yes).collect()
}

/// Whether the events say outright where a card is.
fn is_told(seen: &[Fact], card: CardId) -> bool {
    seen.iter().any(|fact| match fact {
        Fact::Holds(_, other) | Fact::Lies(_, other) => *other == card,
        Fact::Hand(_, hand) => hand.contains(card),
        _ => false,
    })
}

/// An exercise of a kind about where a card certainly is; none where its proof makes it one of another kind.
fn about(
    case: &Case,
    known: &Knowledge,
    (card, holder): (CardId, Holder),
    kind: ExerciseKind,
    rng: &mut ChaCha8Rng,
) -> Option<Exercise> {
    if kind == ExerciseKind::CaseFile && holder != Holder::CaseFile {
        return None;
    }
    let by = ReasoningKind::of(&why(&case.game().view(known.me()), card, holder)?);
    match kind {
        ExerciseKind::CaseFile if by > ReasoningKind::Seen => in_case_file(case, known, card, rng),
        ExerciseKind::OneStep if by > ReasoningKind::Seen && by < ReasoningKind::Chain => held(case, known, card, kind),
        ExerciseKind::Chain if by == ReasoningKind::Chain => held(case, known, card, kind),
        _ => None,
    }
}

/// Who holds a card?
pub(super) fn held(case: &Case, known: &Knowledge, card: CardId, kind: ExerciseKind) -> Option<Exercise> {
    pose(case, known, ExerciseQuestion::Holder { card }, some_holders(known, &case.game().view(known.me())), kind)
}

/// Which card lies in the case file?
pub(super) fn in_case_file(case: &Case, known: &Knowledge, card: CardId, rng: &mut ChaCha8Rng) -> Option<Exercise> {
    let answers = some_cards(known, &case.game().view(known.me()), card, rng);
    pose(case, known, ExerciseQuestion::CaseFile, answers, ExerciseKind::CaseFile)
}

/// The card with others that the case file may hold as well, as far as there are any, else with any that it doesn't.
fn some_cards(known: &Knowledge, view: &View, card: CardId, rng: &mut ChaCha8Rng) -> Vec<ExerciseAnswer> {
    let others = view.edition.cards.all().without(view.hand).iter().filter(|other| *other != card);
    let mut others: Vec<_> = others.map(|other| (known.cell(other, Holder::CaseFile), other)).collect();
    others.retain(|(cell, _)| *cell != Possession::Yes);
    others.shuffle(rng);
    others.sort_by_key(|(cell, _)| *cell != Possession::Maybe);
    let mut cards: Vec<_> = others.into_iter().take(CARDS - 1).map(|(_, other)| other).chain([card]).collect();
    cards.sort_unstable();
    cards.into_iter().map(ExerciseAnswer::Card).collect()
}

/// Whoever can hold a card but for the seat itself.
fn some_holders(known: &Knowledge, view: &View) -> Vec<ExerciseAnswer> {
    let table = known.facts().unseen_rooms().into_iter().map(Holder::Room);
    let table = table.chain(known.facts().unseen_sides().into_iter().map(Holder::Side));
    let all = view.left_of(view.me).map(Holder::Seat).chain([Holder::CaseFile]).chain(table);
    all.map(ExerciseAnswer::Holder).collect()
}

/// An exercise from a card that was just shown to somebody else.
fn shown(case: &Case, (before, known): (&Knowledge, &Knowledge), events: &[Event]) -> Option<Exercise> {
    let all = case.game().events();
    let (me, first) = (known.me(), all.len().checked_sub(events.len())?);
    let hidden = |event: &Event| matches!(event.seen_by(me), Event::Shown { card: None, .. });
    let event = first + events.iter().position(hidden)?;
    let cards = case.game().edition().cards.cards(asked_before(all, event)?);
    let Event::Shown { by, .. } = all.get(event)? else { return None };
    // What was known of its holder before teaches nothing.
    let news = cards.iter().all(|card| before.cell(*card, Holder::Seat(*by)) != Possession::Yes);
    let answers = cards.map(ExerciseAnswer::Card).to_vec();
    news.then(|| pose(case, known, ExerciseQuestion::Shown { event }, answers, ExerciseKind::Shown)).flatten()
}
