//! Tests that each chapter plays to its end, asks for what can be known just then, and forgives every slip.

use std::{collections::BTreeSet, sync::Arc};

use candlestick_deduction::{Knowledge, Possession};
use candlestick_game::{
    Case, CaseLog, Column, Mark, ReadRecord, Record,
    jobs::{Eyes, Job, JobResult, JobRunner},
    lesson::{ButtonDeed, Lesson, LessonDeed, LessonProgress, LessonTarget, LessonWords, WantedDeed, builtin_chapter},
};
use candlestick_rules::{Action, CardId, Event, Phase, SeatId, SuspectId};
use candlestick_themes::Words;

use super::{FIRST, chapters, played, state};

#[test]
fn what_every_chapter_asks_for_becomes_certain_just_then() {
    for chapter in chapters() {
        assert_eq!(chapter.prove(), [], "{}", chapter.id);
        let facts: usize = chapter.steps.iter().map(|step| step.facts.len()).sum();
        assert!(facts > 0, "{} asks for no deduction", chapter.id);
    }
}

/// The odds of a cell at a step and before what happened last, by the count of all deals, which shares nothing with proofs.
struct Odds {
    now: Knowledge,
    before: Knowledge,
}

/// What every step that has something to do with what is known asks for, with those odds.
fn steps_with_odds() -> Vec<(String, WantedDeed, Odds)> {
    let mut steps = Vec::new();
    for chapter in chapters() {
        let mut lesson = Lesson::begin(Arc::clone(&chapter));
        // Before anything was done one has one's hand.
        let start =
            Case::replay(Arc::clone(&chapter.theme), CaseLog { actions: Vec::new(), ..lesson.case().log().clone() });
        let (mut before, mut last) = (start.unwrap().game().view(chapter.you), lesson.view());
        while let Some(step) = lesson.step() {
            let view = lesson.view();
            if view.events.len() > last.events.len() {
                before = std::mem::replace(&mut last, view.clone());
            }
            let odds = Odds { now: Knowledge::from_view(&view), before: Knowledge::from_view(&before) };
            assert!(odds.now.is_exact() && odds.before.is_exact(), "{}", chapter.id);
            steps.push((format!("{} step {}", chapter.id, lesson.done() + 1), step.wanted.clone(), odds));
            lesson.feed(lesson.demonstrated().unwrap());
        }
    }
    steps
}

#[test]
fn every_mark_is_certain_or_open_by_the_count_of_all_deals_and_what_happened_last_made_it_so() {
    let mut maybes = 0;
    for (step, wanted, Odds { now, before }) in steps_with_odds() {
        let WantedDeed::Mark(card, column, mark) = wanted else { continue };
        let cell = |known: &Knowledge| known.cell(card, column.into());
        let wanted = match mark {
            Mark::Yes => Possession::Yes,
            Mark::No => Possession::No,
            Mark::Maybe => Possession::Maybe,
        };
        assert_eq!((cell(&before), cell(&now)), (Possession::Maybe, wanted), "{step}");
        let odds = |known: &Knowledge| known.probability(card, column.into());
        assert!((odds(&now) - odds(&before)).abs() > 1e-6, "{step}: nothing was said of it");
        maybes += usize::from(mark == Mark::Maybe);
    }
    assert!(maybes > 0, "a chapter asks for a cell that stays open");
}

#[test]
fn an_accusation_is_asked_for_when_one_case_file_is_left_and_before_what_happened_last_there_were_more() {
    let mut accusations = 0;
    for (step, wanted, Odds { now, before }) in steps_with_odds() {
        let WantedDeed::Act(actions) = wanted else { continue };
        let Some(Action::Accuse(triple)) = actions.first() else { continue };
        assert_eq!(now.case_file(), Some(*triple), "{step}");
        assert!(before.case_file().is_none() && before.triples().len() > 1, "{step}");
        accusations += 1;
    }
    assert!(accusations > 0, "a chapter goes to the end of a case");
}

#[test]
fn every_chapter_plays_to_its_end_on_a_table_that_only_takes_its_moves() {
    for chapter in chapters() {
        let mut lesson = Lesson::begin(Arc::clone(&chapter));
        let mut table = lesson.case().clone();
        while let Some(step) = lesson.step() {
            let own = matches!(step.wanted, WantedDeed::Act(_));
            assert_eq!(own, !lesson.allowed().is_empty(), "{}", chapter.id);
            let LessonProgress::Done(moves) = lesson.feed(lesson.demonstrated().unwrap()) else {
                panic!("{}", chapter.id)
            };
            assert_eq!(own, moves.first().is_some_and(|(seat, _)| *seat == chapter.you));
            for (seat, action) in moves {
                table.apply(seat, action).unwrap();
            }
            assert_eq!((table.game().events(), table.log()), (lesson.case().game().events(), lesson.case().log()));
        }
        assert!(lesson.is_finished() && lesson.demonstrated().is_none() && lesson.allowed().is_empty());
        assert_eq!(lesson.feed(LessonDeed::Press(LessonTarget::Hand)), LessonProgress::Nothing);
    }
}

#[test]
fn the_first_chapter_goes_through_a_whole_case() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let lesson = played(&chapter, chapter.steps.len());
    assert_eq!(lesson.case().game().phase(), Phase::Over);
    let you = chapter.you;
    assert!(matches!(lesson.case().game().events().last(), Some(Event::Closed(ending)) if ending.winner == Some(you)));
    let kinds: Vec<_> = chapter.steps.iter().map(|step| kind(&step.wanted)).collect();
    let wanted = [
        "press", "roll", "go", "suggest", "mark", "end-turn", "press", "mark", "why", "mark", "mark", "roll", "go",
        "suggest", "mark", "accuse",
    ];
    assert_eq!(kinds, wanted);
    assert!((4..=5).contains(&chapter.minutes));
}

fn kind(wanted: &WantedDeed) -> String {
    match wanted {
        WantedDeed::Act(actions) => {
            let word = serde_json::to_value(ButtonDeed::of(actions[0])).unwrap();
            word.as_str().unwrap().to_owned()
        }
        WantedDeed::Mark(..) => "mark".into(),
        WantedDeed::Why(..) => "why".into(),
        WantedDeed::Press(_) => "press".into(),
    }
}

#[test]
fn a_wrong_try_at_any_step_is_told_and_changes_nothing() {
    let words = Words::english();
    let mut own_words = BTreeSet::new();
    for chapter in chapters() {
        for done in 0..chapter.steps.len() {
            let mut lesson = played(&chapter, done);
            let before = state(&lesson);
            let wanted = lesson.step().unwrap().wanted.clone();
            for deed in wrong_deeds(&lesson).into_iter().filter(|deed| !wanted.is(*deed)) {
                match lesson.feed(deed) {
                    LessonProgress::Wrong(said) => {
                        let text = said.text(&words, "en");
                        assert!(!text.is_empty() && !text.starts_with('['), "{deed:?}");
                        own_words.insert(text);
                    }
                    LessonProgress::Nothing => {
                        assert!(matches!(deed, LessonDeed::Press(_) | LessonDeed::Why(..)), "{deed:?}");
                    }
                    LessonProgress::Done(_) => panic!("{} step {}: {deed:?}", chapter.id, done + 1),
                }
                assert_eq!(state(&lesson), before, "{deed:?}");
            }
            // And one goes on as if nothing had been.
            let deed = lesson.demonstrated().unwrap();
            assert!(matches!(lesson.feed(deed), LessonProgress::Done(_)));
        }
    }
    assert!(own_words.len() > 12, "{own_words:?}");
}

/// All that the referee would take, and much that nobody asked for.
fn wrong_deeds(lesson: &Lesson) -> Vec<LessonDeed> {
    let game = lesson.case().game();
    let cards = game.edition().cards;
    let mut deeds: Vec<_> =
        game.choices(lesson.chapter().you).actions(cards).into_iter().map(LessonDeed::Act).collect();
    deeds.extend([Action::GiveUp, Action::Roll, Action::EndTurn, Action::Show(CardId(200))].map(LessonDeed::Act));
    for card in cards.all().iter().chain([CardId(99)]) {
        let columns = [0, 1, 2, 77].map(|seat| Column::Seat(SeatId(seat)));
        for column in columns.into_iter().chain([Column::CaseFile]) {
            let marks = [None, Some(Mark::Yes), Some(Mark::No), Some(Mark::Maybe)];
            deeds.extend(marks.map(|mark| LessonDeed::Mark(card, column, mark)));
            deeds.push(LessonDeed::Why(card, column));
        }
    }
    deeds.extend(
        [LessonTarget::Hand, LessonTarget::Log, LessonTarget::Dice, LessonTarget::Button(ButtonDeed::Roll)]
            .map(LessonDeed::Press),
    );
    deeds
}

#[test]
fn words_of_the_first_chapter_say_what_was_wrong() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let mut lesson = played(&chapter, 3);
    let ask = |suspect, weapon| {
        let weapon = candlestick_rules::WeaponId(weapon);
        LessonDeed::Act(Action::Suggest { suspect: SuspectId(suspect), weapon })
    };
    let mut said = |deed| match lesson.feed(deed) {
        LessonProgress::Wrong(LessonWords::Chapter(say)) => say.text("en").to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(said(ask(0, 1)), "You hold Bramble yourself. Ask for Drake.");
    assert_eq!(said(ask(2, 0)), "You hold the Candlestick. Ask for the Shears.");
    assert_eq!(said(ask(1, 1)), "Not that one. Follow the arrow.");
}

#[test]
fn the_log_of_a_lesson_says_how_it_was_laid_and_plays_again_everywhere() {
    for chapter in chapters() {
        let lesson = played(&chapter, chapter.steps.len());
        let log = ReadRecord::from_text(&Record::of(lesson.case()).to_text()).unwrap().record.log;
        assert!(log.laid.is_some());
        let again = Case::replay(Arc::clone(&chapter.theme), log.clone()).unwrap();
        assert_eq!(again.game().events(), lesson.case().game().events());
        let mut runner = JobRunner::default();
        let job =
            serde_json::to_string(&Job::Deductions(Eyes::Seated { log: log.clone(), seat: chapter.you })).unwrap();
        let result: JobResult = serde_json::from_str(&runner.carry_out_text(&job)).unwrap();
        assert!(matches!(result, JobResult::Deductions(_)), "{result:?}");
        // A case that was dealt is another one, although it has the same seed.
        let mut dealt = log;
        dealt.laid = None;
        assert!(Case::replay(Arc::clone(&chapter.theme), dealt).is_err());
    }
}
