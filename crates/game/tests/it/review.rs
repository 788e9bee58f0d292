//! The review and the puzzles: what they say of a case is what an independent look at it finds.

use std::sync::Arc;

use candlestick_deduction::{
    Knowledge,
    proof::{ProofTable, check},
};
use candlestick_game::{
    Case, Level, ReadRecord, Record, Seat,
    puzzle::{self, Date, Grade, Puzzle},
    review::{Missed, Review, how_known},
};
use candlestick_rules::{Action, Event, Seed, Setup, SuspectId};
use candlestick_themes::{Theme, Words, builtin};

fn theme(id: &str) -> Arc<Theme> {
    Arc::new(builtin(id).unwrap())
}

/// A case of bots that is over, or was broken off after many turns.
fn played(id: &str, seats: u8, level: Level, seed: impl Into<Seed>) -> Case {
    let seat = |n: u8| Seat::bot(format!("Bot {n}"), level);
    let setup = Setup::new((0..seats).map(SuspectId).collect());
    let mut case = Case::new(theme(id), setup, (0..seats).map(seat).collect(), seed).unwrap();
    while let Some((seat, action)) = case.bot_action().filter(|_| case.game().turn_number() < 60) {
        case.apply(seat, action).unwrap();
    }
    case
}

#[test]
fn the_curves_are_what_each_seat_s_own_view_allowed() {
    for (id, seats, seed) in [("classic-2016", 3, 1), ("classic-2011", 4, 2), ("classic-2016", 2, 3)] {
        let case = played(id, seats, Level::Detective, seed);
        let review = Review::of(&case);
        let mut again =
            Case::new(Arc::clone(case.theme()), case.log().setup.clone(), case.log().seats.clone(), seed).unwrap();
        let mut looked = 0;
        for (seat, action) in case.log().actions.clone() {
            let before = again.game().turn_number();
            let views: Vec<_> = again.game().seats().map(|seat| again.game().view(seat)).collect();
            let events = again.apply(seat, action).unwrap();
            let ends = again.game().turn_number() > before && matches!(action, Action::EndTurn);
            for view in views.iter().filter(|_| ends && before % 3 == 1) {
                let Some(point) = review.seats[view.me.index()].curve.iter().find(|point| point.turn == before) else {
                    continue;
                };
                let known = Knowledge::from_view(view);
                assert_eq!(point.envelopes, known.triples().len(), "{id}, turn {before}");
                looked += 1;
            }
            if events.iter().any(|event| matches!(event, Event::Accused { .. })) {
                break;
            }
        }
        assert!(looked > 3, "{id}: only {looked} points were looked at");
    }
}

#[test]
fn curves_only_fall_and_end_in_certainty_where_a_seat_could_know() {
    for seed in 0..6 {
        let review = Review::of(&played("classic-2016", 4, Level::Novice, seed));
        assert!(review.closed);
        for seat in &review.seats {
            assert!(seat.curve.windows(2).all(|pair| pair[0].envelopes >= pair[1].envelopes), "{:?}", seat.curve);
            assert!(seat.curve.iter().all(|point| point.envelopes > 0 && (point.envelopes > 1 || point.bits < 1e-9)));
            let certain = seat.curve.iter().find(|point| point.envelopes == 1).map(|point| point.turn);
            assert_eq!(certain, seat.could_know.filter(|_| certain.is_some()), "{seed}");
            assert!(seat.asked.iter().all(|asked| asked.better_expected >= asked.expected && asked.gained > -0.5));
        }
    }
}

#[test]
fn answers_tell_on_average_what_questions_are_worth() {
    let (mut expected, mut gained, mut count) = (0.0, 0.0, 0.0);
    for seed in 0..40 {
        for seat in Review::of(&played("classic-2016", 3, Level::Novice, seed)).seats {
            for asked in seat.asked {
                expected += asked.expected;
                gained += asked.gained;
                count += 1.0;
            }
        }
    }
    assert!(count > 200.0, "{count} questions");
    assert!((expected - gained).abs() / count < 0.1, "{expected} bits expected, {gained} told, {count} questions");
}

#[test]
fn a_seat_that_goes_on_asking_when_all_is_certain_has_missed_its_accusation() {
    let missed = (0..16).flat_map(|seed| Review::of(&played("classic-2016", 3, Level::Novice, seed)).seats);
    let missed: Vec<_> =
        missed.flat_map(|seat| seat.missed.into_iter().map(move |missed| (seat.could_know, missed))).collect();
    let accusations = missed.iter().filter(|(_, missed)| matches!(missed, Missed::CouldAccuse { .. }));
    assert!(accusations.clone().count() > 0, "novices overlook some");
    for (could_know, missed) in accusations {
        let Missed::CouldAccuse { turn, .. } = missed else { continue };
        assert!(could_know.is_some_and(|known| known < *turn));
    }
    assert!(missed.iter().any(|(_, missed)| matches!(missed, Missed::NamedKnown { .. })));
}

#[test]
fn what_was_missed_has_proofs_that_the_checker_accepts() {
    let words = Words::english();
    let (mut proved, mut missed_some) = (0, 0);
    for seed in 0..10 {
        let case = played("classic-2016", 3, Level::Novice, seed);
        for seat in Review::of(&case).seats {
            for missed in seat.missed.iter().take(2) {
                let view = case.game().view(seat.seat);
                let proofs = missed.proofs(&case, seat.seat);
                let cards = if matches!(missed, Missed::CouldAccuse { .. }) { 3 } else { 1 };
                assert_eq!(proofs.len(), cards, "{missed:?}");
                for proof in proofs {
                    assert_eq!(
                        check(&ProofTable::of(&view), &view.events[..missed.event()], &proof),
                        Ok(()),
                        "{missed:?}"
                    );
                    proved += 1;
                }
                assert!(!missed.reasons(&case, seat.seat, &words).is_empty());
                missed_some += 1;
            }
        }
    }
    assert!(missed_some > 5 && proved > missed_some, "{missed_some} missed, {proved} proofs");
}

#[test]
fn the_same_case_has_the_same_review_and_it_can_be_told() {
    let case = played("big-bang-theory", 3, Level::Detective, 8);
    let read = ReadRecord::from_text(&Record::of(&case).to_text()).unwrap();
    let again = Case::replay(Arc::clone(case.theme()), read.record.log).unwrap();
    let (review, words) = (Review::of(&case), Words::english());
    assert_eq!(review, Review::of(&again));
    let text = review.to_text(case.theme(), &words);
    assert!(!text.contains('[') && !text.contains("{ $"), "a sentence is missing: {text}");
    assert_eq!(review.to_share(case.theme(), &words).lines().count(), 4);
    let json = review.to_json(case.theme());
    assert_eq!(json["seats"].as_array().map(Vec::len), Some(3));
    assert!(json["case_file"][0].is_string());
}

fn is_sound(puzzle: &Puzzle) {
    let known = Knowledge::from_view(&puzzle.view);
    assert_eq!(known.triples().len(), 1, "one answer");
    assert_eq!(known.case_file(), Some(puzzle.case_file));
    let told = |event: &Event| matches!(event, Event::Accused { .. } | Event::CaseFileSeen { .. } | Event::Closed(_));
    assert!(!puzzle.view.events.iter().any(told), "nobody told the answer");
}

#[test]
fn a_puzzle_has_one_answer_that_is_right_and_nobody_told() {
    let theme = theme("classic-2016");
    let mut grades = std::collections::BTreeSet::new();
    // At least eight, and on until two grades came up: most positions are of the middle one.
    for seed in 0..60 {
        if seed >= 8 && grades.len() > 1 {
            break;
        }
        let puzzle = puzzle::of_seed(&theme, seed * 1000, None).unwrap();
        is_sound(&puzzle);
        assert!(puzzle.grade > Grade::Seen, "not by crossing off alone");
        grades.insert(puzzle.grade);
        let log = played("classic-2016", puzzle.names().len() as u8, Level::Novice, puzzle.log.seed).into_log();
        let dealt = Case::new(Arc::clone(&theme), log.setup.original(), log.seats, puzzle.log.seed).unwrap();
        assert_eq!(dealt.game().truth().case_file, puzzle.case_file, "as it was dealt");
    }
    assert!(grades.len() > 1, "{grades:?}");
}

#[test]
fn a_grade_is_the_hardest_step_that_is_needed() {
    let theme = theme("classic-2016");
    for wanted in [Grade::Passed, Grade::Shown] {
        let puzzle = puzzle::of_seed(&theme, 77, Some(wanted)).unwrap();
        is_sound(&puzzle);
        assert_eq!(puzzle.grade, wanted);
        let plain = Knowledge::within(candlestick_deduction::Facts::from_view(&puzzle.view), 0);
        assert_eq!(plain.case_file(), Some(puzzle.case_file), "without weighing cases");
    }
    let hard = (0..12)
        .map(|n| puzzle::of_seed(&theme, n * 100, Some(Grade::Counted)).unwrap())
        .find(|puzzle| puzzle.grade == Grade::Counted);
    let hard = hard.unwrap();
    let plain = Knowledge::within(candlestick_deduction::Facts::from_view(&hard.view), 0);
    assert_eq!(plain.case_file(), None, "the simple rules leave it open");
}

#[test]
fn a_day_has_the_same_puzzle_for_everyone() {
    let theme = theme("classic-2016");
    let date: Date = "2026-11-21".parse().unwrap();
    let (mine, yours) = (puzzle::daily(&theme, date).unwrap(), puzzle::daily(&theme, date).unwrap());
    let text = |puzzle: &Puzzle| serde_json::to_string(&puzzle.view).unwrap();
    assert_eq!(text(&mine), text(&yours));
    let next = puzzle::daily(&theme, Date::from_days(date.days() + 1)).unwrap();
    assert_ne!(text(&mine), text(&next));
    is_sound(&mine);
    is_sound(&next);
}

#[test]
fn the_event_that_settled_a_case_is_the_first_after_which_its_seat_was_certain() {
    let mut settled = 0;
    for (id, seats, seed) in [("classic-2016", 3, 1), ("classic-2011", 4, 2), ("master-detective", 6, 3)] {
        let case = played(id, seats, Level::Detective, seed);
        for seat in Review::of(&case).seats {
            let view = case.game().view(seat.seat);
            let known = |events: usize| {
                let start = Knowledge::new(candlestick_deduction::Facts::at_start(&view));
                view.events[..events].iter().fold(start, |known, event| known.after(event)).case_file()
            };
            let Some(event) = seat.settled_by else {
                assert_eq!(seat.could_know, None);
                continue;
            };
            assert_eq!(known(event), None, "{id}, {:?}: it was certain before", seat.seat);
            assert_eq!(known(event + 1), Some(case.game().truth().case_file), "{id}, {:?}", seat.seat);
            let turns = view.events[..=event].iter().rev();
            let turn = turns.into_iter().find_map(|event| match event {
                Event::TurnStarted { turn, .. } => Some(*turn),
                _ => None,
            });
            assert_eq!(seat.could_know, turn);
            settled += 1;
        }
    }
    assert!(settled > 3, "only {settled} seats could know");
}

#[test]
fn it_is_told_from_when_on_i_and_the_first_of_all_could_know() {
    let words = Words::english();
    let (mut mine, mut other, mut never) = (0, 0, 0);
    for seed in 0..8 {
        let case = played("classic-2016", 4, Level::Novice, seed);
        let review = Review::of(&case);
        let names: Vec<_> = ["Ann", "Bea", "Cid", "Dot"].map(String::from).into();
        let first = review.seats.iter().filter_map(|seat| seat.settled_by).min();
        for seat in &review.seats {
            let lines = how_known(&case, &review.seats, (Some(seat.seat), &names), &words);
            match (seat.settled_by, first) {
                (Some(event), Some(first)) if event == first => {
                    assert!(lines.len() == 1 && lines[0].contains("as soon as anybody"), "{lines:?}");
                    mine += 1;
                }
                (Some(_), _) => {
                    let turn = format!("from turn {} on: ", seat.could_know.unwrap());
                    assert!(
                        lines.len() == 2 && lines[0].contains(&turn) && lines[1].starts_with("Nobody"),
                        "{lines:?}"
                    );
                    other += 1;
                }
                (None, _) => {
                    assert!(lines[0].contains(if first.is_some() { "You could never" } else { "Nobody" }), "{lines:?}");
                    never += 1;
                }
            }
            assert!(lines.iter().all(|line| line.ends_with('.') && !line.contains(['[', '{'])), "{lines:?}");
        }
        let watched = how_known(&case, &review.seats, (None, &names), &words);
        assert!(watched.len() == 1 && watched[0].starts_with("Nobody"), "{watched:?}");
    }
    assert!(mine > 0 && other > 0 && never > 0, "{mine}, {other}, {never}");
}
