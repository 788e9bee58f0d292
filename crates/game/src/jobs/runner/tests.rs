//! Jobs come out the same wherever they are done, and what is kept between them changes nothing.

use super::*;
use crate::{BotDecided, Level, Seat, testing};
use candlestick_rules::{Setup, SuspectId};

fn opened(theme: &str, seed: u64) -> Case {
    testing::opened(theme, 4, Level::Detective, seed)
}

fn played(seed: u64, steps: usize) -> Case {
    testing::played(opened("classic-2016", seed), steps)
}

/// Sends a job as the page does: as text, there and back.
fn sent(runner: &mut JobRunner, job: &Job) -> JobResult {
    serde_json::from_str(&runner.carry_out_text(&serde_json::to_string(job).unwrap())).unwrap()
}

#[test]
fn bots_decide_the_same_by_message_whatever_was_played_before() {
    let mut runner = JobRunner::default();
    for (seed, steps) in [(1, 0), (1, 30), (1, 90), (1, 30), (2, 40)] {
        let case = played(seed, steps);
        let result = sent(&mut runner, &Job::Bots { log: case.log().clone(), most: 5 });
        assert_eq!(result, JobResult::Bots(case.clone().play_bots(5)));
        let of = (0..steps).step_by(7).map(|decision| BotDecided { decision, instead: None }).collect::<Vec<_>>();
        let decided = of.iter().map(|of| Some(case.log().actions[of.decision])).collect();
        assert_eq!(sent(&mut runner, &Job::BotsAgain { log: case.into_log(), of }), JobResult::BotsAgain(decided));
    }
}

#[test]
fn what_is_certain_is_the_same_by_message_later_and_earlier() {
    let mut runner = JobRunner::default();
    for (seed, steps, seat) in [(1, 40, 0), (1, 80, 0), (1, 120, 1), (1, 60, 0), (3, 60, 0)] {
        let (case, seat) = (played(seed, steps), SeatId(seat));
        let deductions = Deductions::from_view(&case.game().view(seat));
        assert_eq!(
            sent(&mut runner, &Job::Deductions(Eyes::Seated { log: case.into_log(), seat })),
            JobResult::Deductions(deductions)
        );
    }
}

#[test]
fn what_is_certain_is_the_same_for_whoever_was_only_told() {
    let mut runner = JobRunner::default();
    for (seed, steps, seat) in [(1, 40, 0), (1, 80, 0), (1, 120, 1), (1, 60, 0), (3, 60, 0), (3, 60, 255)] {
        let (case, seat) = (played(seed, steps), SeatId(seat));
        let view = case.game().view(seat);
        let told =
            || Eyes::Told { theme: ThemeStamp::of(case.theme()), view: Box::new(WrittenView::from(view.clone())) };
        let deductions = Deductions::from_view(&view);
        let cell = (candlestick_rules::CardId(0), candlestick_deduction::Holder::CaseFile);
        assert_eq!(sent(&mut runner, &Job::Deductions(told())), JobResult::Deductions(deductions));
        let job = Job::Proofs { eyes: told(), events: view.events.len(), of: vec![cell] };
        assert_eq!(sent(&mut runner, &job), JobResult::Proofs(why_all(&view, view.events.len(), &[cell])));
        let mut other = ThemeStamp::of(case.theme());
        other.digest = "0".into();
        let eyes = Eyes::Told { theme: other, view: Box::new(WrittenView::from(view)) };
        assert!(matches!(runner.carry_out(Job::Deductions(eyes)), JobResult::Failed(_)));
    }
}

#[test]
fn proofs_and_reviews_come_as_they_are_found_here() {
    let mut runner = JobRunner::default();
    let case = played(4, 400);
    for seat in case.game().seats() {
        let review = SeatReview::of(&case, seat);
        for missed in &review.missed {
            let of = missed.facts(&case);
            assert!(!of.is_empty());
            let eyes = Eyes::Seated { log: case.log().clone(), seat };
            let job = Job::Proofs { eyes, events: missed.event(), of };
            assert_eq!(sent(&mut runner, &job), JobResult::Proofs(missed.proofs(&case, seat)));
        }
        // Reading JSON rounds a number's last digit, so what is wanted goes the same way.
        let wanted = serde_json::from_str(&serde_json::to_string(&review).unwrap()).unwrap();
        let job = Job::Review { log: case.log().clone(), seat };
        assert_eq!(sent(&mut runner, &job), JobResult::Review(wanted));
    }
}

#[test]
fn what_was_missed_comes_as_the_exercise_that_is_made_of_it_here_or_as_none() {
    let (mut runner, mut made) = (JobRunner::default(), 0);
    for case in (0..3).map(|seed| testing::novices(seed, usize::MAX)) {
        for seat in case.game().seats() {
            for missed in SeatReview::of(&case, seat).missed {
                let here = Exercise::of_missed(&case, seat, &missed).map(|exercise| Box::new(exercise.record()));
                made += usize::from(here.is_some());
                let job = Job::Missed { log: case.job_log(), seat, missed };
                assert_eq!(sent(&mut runner, &job), JobResult::Missed(here));
            }
        }
    }
    assert!(made > 0, "novices miss much");
    let (case, missed) = (played(1, 10), crate::review::Missed::CouldAccuse { turn: 1, event: 3 });
    let job = Job::Missed { log: case.into_log(), seat: SeatId(9), missed };
    assert!(matches!(runner.carry_out(job), JobResult::Failed(_)), "nobody sits there");
}

#[test]
fn a_puzzle_comes_as_its_position() {
    let id = theme::builtin_ids()[0];
    let job = Job::Puzzle { theme: id.into(), seed: 5, wanted: None };
    let JobResult::Puzzle(position) = sent(&mut JobRunner::default(), &job) else { panic!("no puzzle") };
    let theme = Arc::new(theme::builtin(id).unwrap());
    let here = crate::puzzle::of_seed(&theme, 5, None).unwrap();
    let there = crate::puzzle::Puzzle::at(&theme, position).unwrap();
    assert_eq!((there.case_file, there.grade, there.seat()), (here.case_file, here.grade, here.seat()));
    assert_eq!(there.view.events, here.view.events);
}

#[test]
fn an_own_theme_is_known_once_it_was_told() {
    let mut runner = JobRunner::default();
    let files = theme::builtin_files("forty-fathoms").unwrap();
    let theme = Arc::new(Theme::from_files("mine", &files).unwrap());
    let setup = Setup::new((0..3).map(SuspectId).collect());
    let seat = |n: u8| Seat::bot(format!("P{n}"), Level::Detective);
    let case = Case::new(theme, setup, (0..3).map(seat).collect(), 9).unwrap();
    let job = Job::Bots { log: case.log().clone(), most: 3 };
    assert!(matches!(sent(&mut runner, &job), JobResult::Failed(why) if why.contains("mine")));
    assert_eq!(sent(&mut runner, &Job::Theme { id: "mine".into(), files }), JobResult::Theme);
    assert_eq!(sent(&mut runner, &job), JobResult::Bots(case.play_bots(3)));
}

#[test]
fn a_case_that_took_up_a_part_of_a_changed_theme_is_played_with_that_very_theme_or_not_at_all() {
    let files = theme::builtin_files("classic-2016").unwrap();
    let mut changed = files.clone();
    changed.theme_toml = changed.theme_toml.replace("two_side_room_cards = 4", "two_side_room_cards = 2");
    changed.board = changed.board.replacen("#########3", "########.3", 1);
    let theme = Arc::new(Theme::from_files("classic-2016", &changed).unwrap());
    let renewed = played(1, 30).renewed(&theme);
    assert!(renewed.waits == [crate::NotRenewed::Rules] && renewed.case.log().actions != played(1, 30).log().actions);
    let mut runner = JobRunner::default();
    let job = Job::Bots { log: renewed.case.job_log(), most: 3 };
    for files in [files, changed] {
        assert_eq!(sent(&mut runner, &Job::Theme { id: "classic-2016".into(), files }), JobResult::Theme);
        assert!(matches!(sent(&mut runner, &job), JobResult::Failed(_)), "these files do not make its theme");
    }
    runner.know(renewed.case.theme());
    assert_eq!(sent(&mut runner, &job), JobResult::Bots(renewed.case.play_bots(3)));
}

#[test]
fn what_is_no_job_or_cannot_be_played_is_said() {
    let mut runner = JobRunner::default();
    let result: JobResult = serde_json::from_str(&runner.carry_out_text("{}")).unwrap();
    assert!(matches!(result, JobResult::Failed(_)));
    let mut log = played(1, 10).into_log();
    log.theme.digest = "0".into();
    assert!(matches!(runner.carry_out(Job::Bots { log, most: 1 }), JobResult::Failed(_)));
    let job = Job::Review { log: played(1, 10).into_log(), seat: SeatId(9) };
    assert!(matches!(runner.carry_out(job), JobResult::Failed(_)));
}

#[test]
fn an_exercise_comes_as_its_record_and_an_answer_to_it_is_told_from_there() {
    let id = theme::builtin_ids()[0];
    let here =
        practice::of_seed(&Arc::new(theme::builtin(id).unwrap()), practice::ExerciseKind::OneStep, 5, None).unwrap();
    let mut runner = JobRunner::default();
    let job = Job::Exercise { theme: id.into(), kind: practice::ExerciseKind::OneStep, seed: 5, wanted: None };
    assert_eq!(sent(&mut runner, &job), JobResult::Exercise(Box::new(here.record())));
    for answer in [0, 1, 99] {
        let job = Job::Feedback { exercise: Box::new(here.record()), answer };
        assert_eq!(sent(&mut runner, &job), JobResult::Feedback(here.feedback(answer)));
    }
}
