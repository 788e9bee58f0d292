//! Exercises: what they say is what an independent look at the case finds.

mod own_cases;

use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::{Case, Level, puzzle::Grade, testing::opened};
use candlestick_deduction::{
    Deal, Holder, Knowledge, Possession, deal_fits,
    proof::{ProofTable, check},
};
use candlestick_rules::{CardId, Event};
use candlestick_themes as theme;
use candlestick_themes::{Theme, Words};

fn theme(id: &str) -> Arc<Theme> {
    Arc::new(theme::builtin(id).unwrap())
}

/// A case of three novices that begins.
fn novices(seed: u64) -> Case {
    opened("classic-2016", 3, Level::Novice, seed)
}

fn is_at(exercise: &Exercise, deal: &Deal, (card, holder): (CardId, Holder)) -> bool {
    match holder {
        Holder::Seat(seat) => deal.hand(seat).contains(card),
        Holder::CaseFile => exercise.theme.edition.cards.set(deal.case_file).contains(card),
        Holder::Room(room) => deal.room_card(room) == Some(card),
        Holder::Side(place) => deal.side_cards.get(usize::from(place)) == Some(&card),
        Holder::FaceUp => deal.face_up.contains(card),
    }
}

/// The right answer is certain, true and proved; every wrong one has a counter-deal that fits all that was seen.
fn is_sound(exercise: &Exercise) {
    let case = Case::replay(Arc::clone(&exercise.theme), exercise.log.clone()).unwrap();
    let (truth, known) = (case.game().truth(), Knowledge::from_view(&exercise.view));
    assert!(exercise.is_sound() && exercise.answers.len() > 1);
    assert!(deal_fits(&exercise.view, truth), "the truth itself");
    let spreads = exercise.spreads();
    let cell = |n: usize| exercise.fact(n).map(|(card, holder)| known.cell(card, holder));
    let others: Vec<_> = (0..exercise.answers.len()).filter(|n| *n != exercise.right).filter_map(cell).collect();
    let shown = matches!(exercise.question, ExerciseQuestion::Shown { .. });
    assert!(others.iter().all(|cell| *cell == Possession::No || *cell == Possession::Maybe && !shown), "{others:?}");
    for answer in 0..exercise.answers.len() {
        let deal = exercise.counter_deal(answer);
        assert_eq!(deal.is_none(), answer == exercise.right, "{:?} {answer}", exercise.kind);
        assert!(deal.iter().all(|deal| deal_fits(&exercise.view, deal)), "{:?}", exercise.kind);
        match (exercise.fact(answer), deal) {
            (Some(fact), Some(deal)) => assert!(!is_at(exercise, &deal, fact), "{fact:?} is so in {deal:?}"),
            (Some((card, holder)), None) => {
                assert_eq!(known.cell(card, holder), Possession::Yes);
                assert!(is_at(exercise, truth, (card, holder)));
            }
            (None, Some(deal)) => {
                let left = |n: usize| spreads[n].in_deal(&deal).unwrap().left;
                assert!(left(answer) > left(exercise.right), "it told as much there");
            }
            (None, None) => {
                let others = spreads.iter().enumerate().filter(|(n, _)| *n != answer);
                assert!(others.map(|(_, spread)| spread.worth()).all(|worth| worth + 0.2 < spreads[answer].worth()));
            }
        }
    }
    if let Some(proof) = exercise.proof() {
        assert_eq!(check(&ProofTable::of(&exercise.view), &exercise.view.events, &proof), Ok(()));
        assert!(proof.claim.there && !exercise.reasons(&Words::english()).is_empty());
        let told = |event: &Event| matches!(event, Event::Accused { right: true, .. } | Event::Closed(_));
        assert!(!exercise.view.events.iter().any(told), "nobody told the answer");
    }
}

fn is_of_its_kind(exercise: &Exercise) {
    let reasoning = exercise.proof().map(|proof| ReasoningKind::of(&proof));
    let plain = [ReasoningKind::Passed, ReasoningKind::Counting, ReasoningKind::Shown].map(Some);
    let fits = match (exercise.kind, exercise.question) {
        (ExerciseKind::OneStep, ExerciseQuestion::Holder { .. }) => plain.contains(&reasoning),
        (ExerciseKind::Chain, ExerciseQuestion::Holder { .. }) => reasoning == Some(ReasoningKind::Chain),
        (ExerciseKind::CaseFile, ExerciseQuestion::CaseFile) => reasoning > Some(ReasoningKind::Seen),
        (ExerciseKind::Shown, ExerciseQuestion::Shown { .. }) => reasoning.is_some() && exercise.answers.len() == 3,
        (ExerciseKind::Ask, ExerciseQuestion::Ask) | (ExerciseKind::Walk, ExerciseQuestion::Walk) => {
            reasoning.is_none()
        }
        _ => false,
    };
    assert!(fits, "{:?} {:?} {reasoning:?}", exercise.kind, exercise.question);
}

#[test]
fn in_every_theme_the_right_answer_is_certain_and_every_wrong_one_has_a_counter_deal() {
    for (n, id) in theme::builtin_ids().into_iter().enumerate() {
        let theme = theme(id);
        for kind in ExerciseKind::ALL {
            let exercise = of_seed(&theme, kind, n as u64, None).unwrap();
            assert_eq!(exercise.kind, kind);
            is_sound(&exercise);
            is_of_its_kind(&exercise);
        }
    }
}

#[test]
#[ignore = "ten times as many numbers of every theme; minutes"]
fn over_many_numbers_the_right_answer_is_certain_and_every_wrong_one_has_a_counter_deal() {
    for id in theme::builtin_ids() {
        let theme = theme(id);
        for (seed, kind) in (100..110).flat_map(|seed| ExerciseKind::ALL.map(|kind| (seed, kind))) {
            let exercise = of_seed(&theme, kind, seed, None).unwrap();
            is_sound(&exercise);
            is_of_its_kind(&exercise);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn of_any_number_the_right_answer_is_certain_and_every_wrong_one_has_a_counter_deal(seed: u64, kind in 0..6_usize) {
        let exercise = of_seed(&theme("classic-2016"), ExerciseKind::ALL[kind], seed, None).unwrap();
        is_sound(&exercise);
        is_of_its_kind(&exercise);
    }
}

#[test]
fn a_grade_that_is_wanted_is_found() {
    let theme = theme("classic-2016");
    for wanted in [Grade::Passed, Grade::Shown, Grade::Counted] {
        let exercise = of_seed(&theme, ExerciseKind::CaseFile, 3, Some(wanted)).unwrap();
        assert_eq!(exercise.grade, wanted);
        is_sound(&exercise);
    }
}

#[test]
fn an_exercise_is_kept_and_comes_back_as_it_was() {
    let theme = theme("glasshouse");
    for kind in ExerciseKind::ALL {
        let exercise = of_seed(&theme, kind, 4, None).unwrap();
        let text = serde_json::to_string(&exercise.record()).unwrap();
        let again = Exercise::at(&theme, serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(again.record(), exercise.record());
        assert_eq!(of_seed(&theme, kind, 4, None).unwrap().record(), exercise.record(), "the same number");
        assert_ne!(of_seed(&theme, kind, 5, None).unwrap().record().id(), exercise.record().id());
        is_sound(&again);
    }
}

#[test]
fn a_record_that_is_not_of_one_piece_is_told_and_one_with_another_right_answer_is_not_sound() {
    let theme = theme("glasshouse");
    let exercise = of_seed(&theme, ExerciseKind::OneStep, 4, None).unwrap();
    let record = exercise.record();
    let told = |record: ExerciseRecord| Exercise::at(&theme, record).unwrap_err();
    assert_eq!(told(ExerciseRecord { format: 9, ..record.clone() }), ExerciseFault::Format { found: 9 });
    for bad in [
        ExerciseRecord { right: 99, ..record.clone() },
        ExerciseRecord { seat: candlestick_rules::SeatId(7), ..record.clone() },
        ExerciseRecord { seat: candlestick_rules::SeatId::WATCHER, ..record.clone() },
        ExerciseRecord { question: ExerciseQuestion::Shown { event: 1 << 40 }, ..record.clone() },
        ExerciseRecord { question: ExerciseQuestion::Holder { card: CardId(200) }, ..record.clone() },
        ExerciseRecord { answers: vec![ExerciseAnswer::Card(CardId(1)); 3], ..record.clone() },
        ExerciseRecord { answers: Vec::new(), right: 0, ..record.clone() },
    ] {
        assert_eq!(told(bad), ExerciseFault::Question);
    }
    let other = ExerciseRecord { right: (record.right + 1) % record.answers.len(), ..record };
    assert!(!Exercise::at(&theme, other).unwrap().is_sound());
}

#[test]
fn the_spread_of_a_question_is_what_deals_drawn_by_chance_answer() {
    for id in ["classic-2016", "doctor-who"] {
        let exercise = of_seed(&theme(id), ExerciseKind::Ask, 6, None).unwrap();
        let known = Knowledge::from_view(&exercise.view);
        let mut rng = crate::dice_of(1, [2, 3, 4]);
        let deals: Vec<_> = (0..4000).map(|_| known.sample(&mut rng).unwrap()).collect();
        for spread in exercise.spreads() {
            let sum: f64 = spread.possible.iter().map(|told| told.chance).sum();
            assert!((sum - 1.0).abs() < 1e-9 && spread.worth() <= spread.before, "{sum}");
            let whole =
                |told: &PossibleRefutations| told.left >= 0.0 && told.left.is_sign_positive() && told.left < 12.0;
            assert!(spread.possible.iter().all(whole), "{:?}", spread.possible);
            // Of who shows nothing no whim decides.
            let silent = |shown: &ShownInOrder| shown.iter().map(Option::is_none).collect::<Vec<_>>();
            let first = silent(&spread.possible[0].shown);
            let alike = spread.possible.iter().filter(|told| silent(&told.shown) == first);
            let chance: f64 = alike.map(|told| told.chance).sum();
            let drawn = deals.iter().filter(|deal| silent(&spread.in_deal(deal).unwrap().shown) == first);
            let share = drawn.count() as f64 / deals.len() as f64;
            assert!((share - chance).abs() < 0.04, "{id}: {share} {chance}");
        }
    }
}

#[test]
fn which_card_was_shown_is_not_certain_while_its_holder_may_hold_another_of_them() {
    let exercise = of_seed(&theme("classic-2016"), ExerciseKind::Shown, 1, None).unwrap();
    let (view, known) = (&exercise.view, Knowledge::from_view(&exercise.view));
    let (ExerciseAnswer::Card(right), ExerciseQuestion::Shown { event }) =
        (exercise.answers[exercise.right], exercise.question)
    else {
        unreachable!()
    };
    let Event::Shown { by, .. } = view.events[event] else { unreachable!() };
    let mut looked = 0;
    for card in view.edition.cards.all().iter().filter(|card| *card != right) {
        let certain = exercise::only_certain(view, &known, exercise.question, &[right, card].map(ExerciseAnswer::Card));
        let cell = known.cell(card, Holder::Seat(by));
        assert_eq!(certain, (cell == Possession::No).then_some(0), "{card:?}");
        looked += u32::from(cell == Possession::Maybe);
    }
    assert!(looked > 0);
}
