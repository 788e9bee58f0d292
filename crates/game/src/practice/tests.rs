//! Exercises, and what is learnt from a case: what they say is what an independent look at the case finds.

use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::{
    Case, Level,
    puzzle::Grade,
    review::{Missed, SeatReview},
    testing::{opened, played},
};
use candlestick_deduction::{
    Cell, Deal, Holder, Knowledge, deal_fits,
    proof::{Table, check, why_all},
};
use candlestick_rules::{Action, CardId, Event};
use candlestick_themes as theme;
use candlestick_themes::{Theme, Words};
use rand::RngExt;

fn theme(id: &str) -> Arc<Theme> {
    Arc::new(theme::builtin(id).unwrap())
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
    let shown = matches!(exercise.question, Question::Shown { .. });
    assert!(others.iter().all(|cell| *cell == Cell::No || *cell == Cell::Maybe && !shown), "{others:?}");
    for answer in 0..exercise.answers.len() {
        let deal = exercise.counter_deal(answer);
        assert_eq!(deal.is_none(), answer == exercise.right, "{:?} {answer}", exercise.kind);
        assert!(deal.iter().all(|deal| deal_fits(&exercise.view, deal)), "{:?}", exercise.kind);
        match (exercise.fact(answer), deal) {
            (Some(fact), Some(deal)) => assert!(!is_at(exercise, &deal, fact), "{fact:?} is so in {deal:?}"),
            (Some((card, holder)), None) => {
                assert_eq!(known.cell(card, holder), Cell::Yes);
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
        assert_eq!(check(&Table::of(&exercise.view), &exercise.view.events, &proof), Ok(()));
        assert!(proof.claim.there && !exercise.reasons(&Words::english()).is_empty());
        let told = |event: &Event| matches!(event, Event::Accused { right: true, .. } | Event::Closed { .. });
        assert!(!exercise.view.events.iter().any(told), "nobody told the answer");
    }
}

fn is_of_its_kind(exercise: &Exercise) {
    let reasoning = exercise.proof().map(|proof| Reasoning::of(&proof));
    let plain = [Reasoning::Passed, Reasoning::Counting, Reasoning::Shown].map(Some);
    let fits = match (exercise.kind, exercise.question) {
        (Kind::OneStep, Question::Holder { .. }) => plain.contains(&reasoning),
        (Kind::Chain, Question::Holder { .. }) => reasoning == Some(Reasoning::Chain),
        (Kind::CaseFile, Question::CaseFile) => reasoning > Some(Reasoning::Seen),
        (Kind::Shown, Question::Shown { .. }) => reasoning.is_some() && exercise.answers.len() == 3,
        (Kind::Ask, Question::Ask) | (Kind::Walk, Question::Walk) => reasoning.is_none(),
        _ => false,
    };
    assert!(fits, "{:?} {:?} {reasoning:?}", exercise.kind, exercise.question);
}

#[test]
fn in_every_theme_the_right_answer_is_certain_and_every_wrong_one_has_a_counter_deal() {
    for (n, id) in theme::builtin_ids().into_iter().enumerate() {
        let theme = theme(id);
        for kind in Kind::ALL {
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
        for (seed, kind) in (100..110).flat_map(|seed| Kind::ALL.map(|kind| (seed, kind))) {
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
        let exercise = of_seed(&theme("classic-2016"), Kind::ALL[kind], seed, None).unwrap();
        is_sound(&exercise);
        is_of_its_kind(&exercise);
    }
}

#[test]
fn a_grade_that_is_wanted_is_found() {
    let theme = theme("classic-2016");
    for wanted in [Grade::Passed, Grade::Shown, Grade::Counted] {
        let exercise = of_seed(&theme, Kind::CaseFile, 3, Some(wanted)).unwrap();
        assert_eq!(exercise.grade, wanted);
        is_sound(&exercise);
    }
}

#[test]
fn an_exercise_is_kept_and_comes_back_as_it_was() {
    let theme = theme("glasshouse");
    for kind in Kind::ALL {
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
    let exercise = of_seed(&theme, Kind::OneStep, 4, None).unwrap();
    let record = exercise.record();
    let told = |record: ExerciseRecord| Exercise::at(&theme, record).unwrap_err();
    assert_eq!(told(ExerciseRecord { format: 9, ..record.clone() }), ExerciseFault::Format { found: 9 });
    for bad in [
        ExerciseRecord { right: 99, ..record.clone() },
        ExerciseRecord { seat: candlestick_rules::SeatId(7), ..record.clone() },
        ExerciseRecord { seat: candlestick_rules::SeatId::WATCHER, ..record.clone() },
        ExerciseRecord { question: Question::Shown { event: 1 << 40 }, ..record.clone() },
        ExerciseRecord { question: Question::Holder { card: CardId(200) }, ..record.clone() },
        ExerciseRecord { answers: vec![Answer::Card(CardId(1)); 3], ..record.clone() },
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
        let exercise = of_seed(&theme(id), Kind::Ask, 6, None).unwrap();
        let known = Knowledge::from_view(&exercise.view);
        let mut rng = crate::dice_of([1, 2, 3, 4]);
        let deals: Vec<_> = (0..4000).map(|_| known.sample(&mut rng).unwrap()).collect();
        for spread in exercise.spreads() {
            let sum: f64 = spread.answers.iter().map(|told| told.chance).sum();
            assert!((sum - 1.0).abs() < 1e-9 && spread.worth() <= spread.before, "{sum}");
            let whole = |told: &Told| told.left >= 0.0 && told.left.is_sign_positive() && told.left < 12.0;
            assert!(spread.answers.iter().all(whole), "{:?}", spread.answers);
            // Of who shows nothing no whim decides.
            let silent = |replies: &Replies| replies.iter().map(Option::is_none).collect::<Vec<_>>();
            let first = silent(&spread.answers[0].replies);
            let alike = spread.answers.iter().filter(|told| silent(&told.replies) == first);
            let chance: f64 = alike.map(|told| told.chance).sum();
            let drawn = deals.iter().filter(|deal| silent(&spread.in_deal(deal).unwrap().replies) == first);
            let share = drawn.count() as f64 / deals.len() as f64;
            assert!((share - chance).abs() < 0.04, "{id}: {share} {chance}");
        }
    }
}

/// A case played at random, in which nobody acts on what can be known.
fn careless(seed: u64) -> Case {
    let mut case = opened("classic-2016", 3, Level::Novice, seed);
    let mut rng = crate::dice_of([seed, 5, 6, 7]);
    for _ in 0..400 {
        let Some(seat) = case.game().actor() else { break };
        let mut actions = case.game().choices(seat).actions(case.theme.edition.cards);
        actions.retain(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp));
        let n = rng.random_range(0..actions.len() as u32) as usize;
        case.apply(seat, actions[n]).unwrap();
    }
    case
}

/// Cases, every other one of novices, and what their seats missed.
fn reviews(seeds: std::ops::Range<u64>) -> Vec<(Case, Vec<SeatReview>)> {
    let novices = |seed| played(opened("classic-2016", 3, Level::Novice, seed), 4000);
    let case = |seed: u64| if seed.is_multiple_of(2) { novices(seed) } else { careless(seed) };
    let whole = |case: Case| {
        let seats = case.game().seats().map(|seat| SeatReview::of(&case, seat)).collect();
        (case, seats)
    };
    seeds.map(case).map(whole).collect()
}

#[test]
fn what_was_missed_becomes_an_exercise_with_one_answer_where_it_was_missed() {
    let (mut found, mut asked) = (0, 0);
    for (case, seats) in reviews(0..4) {
        for review in &seats {
            // Who never accuses could have done so on every later turn.
            for missed in review.missed.iter().take(8) {
                let Some(exercise) = Exercise::of_missed(&case, review.seat, missed) else { continue };
                let accusing = matches!(missed, Missed::CouldAccuse { .. });
                assert_eq!((exercise.seat(), exercise.kind == Kind::CaseFile), (review.seat, accusing));
                if !accusing {
                    assert_eq!(exercise.view.events.len(), missed.event(), "all that it had seen by then");
                }
                is_sound(&exercise);
                found += 1;
            }
            for question in review.asked.iter().take(6) {
                let Some(exercise) = Exercise::of_asked(&case, review.seat, question) else { continue };
                assert!(exercise.answers.contains(&Answer::Question(question.question)));
                is_sound(&exercise);
                asked += 1;
            }
        }
    }
    assert!(found > 3 && asked > 3, "{found} {asked}");
}

#[test]
fn nothing_is_called_missed_that_could_not_be_known() {
    let (mut insight, mut facts) = (Insight::default(), 0);
    for (case, seats) in reviews(10..16) {
        for review in &seats {
            insight.add(&case, review);
            let (view, truth) = (case.game().view(review.seat), case.game().truth());
            for missed in &review.missed {
                let proofs = why_all(&view, missed.event(), &missed.facts(&case));
                for proof in &proofs {
                    let seen = &view.events[..missed.event()];
                    assert_eq!(check(&Table::of(&view), seen, proof), Ok(()));
                }
                assert!(missed.facts(&case).iter().all(|(card, holder)| match holder {
                    Holder::Seat(seat) => truth.hand(*seat).contains(*card),
                    _ => case.theme.edition.cards.set(truth.case_file).contains(*card),
                }));
                facts += proofs.len() as u32;
            }
        }
    }
    let total = insight.total();
    assert_eq!((total.cases, total.missed.values().sum()), (18, facts), "each fact is counted once");
    assert!(total.wasted <= total.questions && total.wasted > 0 && total.late > 0, "{total:?}");
    assert!(total.missed.len() > 3, "by every kind of reasoning but one at most: {total:?}");
    assert_eq!(insight.by_level.keys().collect::<Vec<_>>(), ["novice"]);
    let text = serde_json::to_string(&insight).unwrap();
    assert_eq!(serde_json::from_str::<Insight>(&text).unwrap(), insight);
    let mut twice = insight.clone();
    twice.merge(&insight);
    assert_eq!(twice.total().questions, 2 * total.questions);
}

#[test]
fn a_case_file_of_which_only_a_part_could_be_known_by_then_is_not_counted_as_missed() {
    let mut looked = 0;
    for (case, seats) in reviews(10..14) {
        for review in &seats {
            let honest = Tally::of(&case, review);
            let view = case.game().view(review.seat);
            let early = |event: &usize| {
                let missed = Missed::CouldAccuse { turn: 1, event: *event };
                let proofs = why_all(&view, *event, &missed.facts(&case));
                (1..3).contains(&proofs.iter().filter(|proof| proof.claim.there).count())
            };
            let Some(event) = (0..view.events.len()).step_by(7).find(early) else { continue };
            let mut review = review.clone();
            review.missed.push(Missed::CouldAccuse { turn: 1, event });
            assert_eq!(Tally::of(&case, &review), honest);
            looked += 1;
        }
    }
    assert!(looked > 4, "{looked}");
}

#[test]
fn which_card_was_shown_is_not_certain_while_its_holder_may_hold_another_of_them() {
    let exercise = of_seed(&theme("classic-2016"), Kind::Shown, 1, None).unwrap();
    let (view, known) = (&exercise.view, Knowledge::from_view(&exercise.view));
    let (Answer::Card(right), Question::Shown { event }) = (exercise.answers[exercise.right], exercise.question) else {
        unreachable!()
    };
    let Event::Shown { by, .. } = view.events[event] else { unreachable!() };
    let mut looked = 0;
    for card in view.edition.cards.all().iter().filter(|card| *card != right) {
        let certain = exercise::only_certain(view, &known, exercise.question, &[right, card].map(Answer::Card));
        let cell = known.cell(card, Holder::Seat(by));
        assert_eq!(certain, (cell == Cell::No).then_some(0), "{card:?}");
        looked += u32::from(cell == Cell::Maybe);
    }
    assert!(looked > 0);
}
