//! Tests what is learnt from one's own case: its misses as exercises, and insight over many.

use rand::RngExt;

use super::{super::*, is_sound, novices};
use crate::{
    Case,
    review::{Missed, SeatReview, Weight},
    testing::played,
};
use candlestick_deduction::{
    Holder,
    proof::{ProofTable, check, why_all},
};
use candlestick_rules::{Action, Event, SeatId, SuspectId, Triple};

/// A case played at random, in which nobody acts on what can be known.
fn careless(seed: u64) -> Case {
    let mut case = novices(seed);
    let mut rng = crate::dice_of(seed, [5, 6, 7]);
    for _ in 0..400 {
        let Some(seat) = case.game().actor() else { break };
        let mut actions = case.game().choices(seat).actions(case.theme().edition.cards);
        actions.retain(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp));
        let n = rng.random_range(0..actions.len() as u32) as usize;
        case.apply(seat, actions[n]).unwrap();
    }
    case
}

/// Cases, every other one of novices, and what their seats missed.
fn reviews(seeds: std::ops::Range<u64>) -> Vec<(Case, Vec<SeatReview>)> {
    let case = |seed: u64| if seed.is_multiple_of(2) { played(novices(seed), 4000) } else { careless(seed) };
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
                assert_eq!((exercise.seat(), exercise.kind == ExerciseKind::CaseFile), (review.seat, accusing));
                if !accusing {
                    assert_eq!(exercise.view.events.len(), missed.event(), "all that it had seen by then");
                }
                is_sound(&exercise);
                found += 1;
            }
            for question in review.asked.iter().take(6) {
                let Some(exercise) = Exercise::of_asked(&case, review.seat, question) else { continue };
                assert!(exercise.answers.contains(&ExerciseAnswer::Question(question.question)));
                is_sound(&exercise);
                asked += 1;
            }
        }
    }
    assert!(found > 3 && asked > 3, "{found} {asked}");
}

#[test]
fn every_stop_has_an_answer_that_the_solver_finds_and_a_cost_within_the_seat_s_own_turns() {
    let (mut found, mut accusing) = (0, 0);
    for (case, seats) in reviews(20..24) {
        for review in &seats {
            let own = |event: &&Event| matches!(event, Event::TurnStarted { seat, .. } if *seat == review.seat);
            let own = case.game().events().iter().filter(own).count() as f64;
            let stops = stops(&case, review);
            assert!(stops.len() <= MOST_STOPS && stops.is_sorted_by_key(|stop| stop.event));
            for stop in &stops {
                assert!((0.0..=own).contains(&stop.cost), "{} of {own}", stop.cost);
                let exercise = Exercise::at(case.theme(), stop.exercise.clone()).unwrap();
                assert!(exercise.is_sound() && exercise.seat() == review.seat);
                assert!(exercise.view.events.len() <= case.game().events().len());
                accusing += u32::from(exercise.kind == ExerciseKind::CaseFile);
                found += 1;
            }
            assert!(review.lost() >= review.late().into() && stops.iter().filter(|stop| stop.cost > own).count() == 0);
            let text = serde_json::to_string(&stops).unwrap();
            assert_eq!(serde_json::from_str::<Vec<Stop>>(&text).unwrap().len(), stops.len());
        }
    }
    assert!(found > 10 && accusing > 1, "{found} {accusing}");
}

#[test]
fn a_question_costs_nothing_where_none_was_better_and_every_weight_is_met() {
    let mut graded = std::collections::BTreeSet::new();
    for (_, seats) in reviews(20..24) {
        for asked in seats.iter().flat_map(|review| &review.asked) {
            assert!(asked.better_expected > asked.expected || asked.cost == 0.0);
            graded.insert(Weight::of(asked.cost));
        }
    }
    assert_eq!(graded.len(), 3, "{graded:?}");
}

#[test]
fn what_another_question_would_have_told_is_what_its_answers_tell_on_average() {
    let (case, seats) = reviews(20..21).remove(0);
    let review = &seats[0];
    let asked = review.asked.first().unwrap();
    let spreads = spreads_before(&case, review.seat, asked.event, &[asked.question, asked.better]).unwrap();
    for (spread, expected) in spreads.iter().zip([asked.expected, asked.better_expected]) {
        let chances: f64 = spread.possible.iter().map(|told| told.chance).sum();
        assert!((chances - 1.0).abs() < 1e-6);
        // The review draws deals; the spread counts them.
        assert!((spread.worth() - expected).abs() < 0.25, "{} {expected}", spread.worth());
    }
    let nowhere = Triple { suspect: SuspectId(200), ..asked.question };
    assert!(spreads_before(&case, review.seat, asked.event, &[nowhere]).is_none());
    assert!(spreads_before(&case, SeatId(9), asked.event, &[asked.question]).is_none());
    assert!(spreads_before(&case, review.seat, usize::MAX, &[asked.question]).is_none());
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
                    assert_eq!(check(&ProofTable::of(&view), seen, proof), Ok(()));
                }
                assert!(missed.facts(&case).iter().all(|(card, holder)| match holder {
                    Holder::Seat(seat) => truth.hand(*seat).contains(*card),
                    _ => case.theme().edition.cards.set(truth.case_file).contains(*card),
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
    assert_eq!(Insight::from_json(&insight.to_json()).unwrap(), insight);
    assert!(Insight::from_json(&insight.to_json().replacen("\"format\":1", "\"format\":9", 1)).is_err());
    let (case, seats) = reviews(10..11).remove(0);
    let mut again = insight.clone();
    again.add(&case, &seats[0]);
    assert_eq!(again, insight, "a case counts once");
    assert!(total.skill().is_some_and(|skill| (0.0..=1.0).contains(&skill)) && total.lost > 0.0);
    let mut twice = insight.clone();
    twice.merge(&insight);
    assert_eq!(twice.total().questions, 2 * total.questions);
}

#[test]
fn a_case_file_of_which_only_a_part_could_be_known_by_then_is_not_counted_as_missed() {
    let mut looked = 0;
    for (case, seats) in reviews(10..14) {
        for review in &seats {
            let honest = SeatTally::of(&case, review);
            let view = case.game().view(review.seat);
            let early = |event: &usize| {
                let missed = Missed::CouldAccuse { turn: 1, event: *event };
                let proofs = why_all(&view, *event, &missed.facts(&case));
                (1..3).contains(&proofs.iter().filter(|proof| proof.claim.there).count())
            };
            let Some(event) = (0..view.events.len()).step_by(7).find(early) else { continue };
            let mut review = review.clone();
            review.missed.push(Missed::CouldAccuse { turn: 1, event });
            // What it cost is counted from the review, which never calls missed what could not be known.
            assert_eq!(SeatTally { lost: honest.lost, ..SeatTally::of(&case, &review) }, honest);
            looked += 1;
        }
    }
    assert!(looked > 4, "{looked}");
}
