//! Tests that a lesson is left and resumed at every step, and that the course goes on where one stopped.

use std::sync::Arc;

use candlestick_game::lesson::{Course, Lesson, LessonDeed, LessonTarget, ResumeFault, SavedLesson, builtin_chapter};
use candlestick_rules::{Action, SuspectId, Triple};
use candlestick_themes::builtin_lessons;

use super::{FIRST, chapters, played, state};

#[test]
fn a_lesson_is_left_and_resumed_at_every_step() {
    for chapter in chapters() {
        let mut course = Course::default();
        for done in 0..=chapter.steps.len() {
            let lesson = played(&chapter, done);
            course.keep(&lesson);
            let course = Course::from_json(&course.to_json()).unwrap();
            assert_eq!(course.is_done(&chapter.id), lesson.is_finished());
            let text = serde_json::to_string(&lesson.saved()).unwrap();
            let saved: SavedLesson = serde_json::from_str(&text).unwrap();
            assert_eq!(course.left(&chapter.id), Some(&saved).filter(|_| !lesson.is_finished()));
            let again = Lesson::resume(Arc::clone(&chapter), &saved).unwrap();
            assert_eq!(state(&again), state(&lesson));
        }
    }
}

#[test]
fn a_lesson_that_was_left_in_an_earlier_version_goes_on_where_its_theme_has_other_sentences_now() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let saved = played(&chapter, 4).saved();
    assert!(chapter.earlier.len() > 5 && !chapter.earlier.contains(&saved.digest));
    for digest in &chapter.earlier {
        let saved = SavedLesson { digest: digest.clone(), ..saved.clone() };
        assert_eq!(Lesson::resume(Arc::clone(&chapter), &saved).unwrap().done(), 4);
    }
}

#[test]
fn what_cannot_be_resumed_is_told() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let saved = played(&chapter, 4).saved();
    let fault = |change: &dyn Fn(&mut SavedLesson)| {
        let mut saved = saved.clone();
        change(&mut saved);
        Lesson::resume(Arc::clone(&chapter), &saved).unwrap_err()
    };
    assert!(matches!(fault(&|saved| saved.chapter = "x".into()), ResumeFault::OtherChapter { .. }));
    assert!(matches!(fault(&|saved| saved.digest = "0".into()), ResumeFault::Changed(_)));
    assert_eq!(fault(&|saved| saved.deeds.swap(1, 2)), ResumeFault::NotDone { number: 2 });
    let wild = LessonDeed::Act(Action::Accuse(Triple {
        suspect: SuspectId(200),
        weapon: candlestick_rules::WeaponId(200),
        room: candlestick_rules::RoomId(200),
    }));
    assert_eq!(fault(&|saved| saved.deeds.push(wild)), ResumeFault::NotDone { number: 5 });
    assert_eq!(
        fault(&|saved| saved.deeds = vec![LessonDeed::Press(LessonTarget::Hand); 9000]),
        ResumeFault::NotDone { number: 2 }
    );
    assert!(Course::from_json("{\"left\":[]}").is_err() && Course::from_json("{}").is_ok());
}

#[test]
fn the_course_goes_on_where_one_stopped_and_then_to_what_is_new() {
    let chapters = chapters();
    let ids: Vec<_> = builtin_lessons().iter().map(|(id, _)| *id).collect();
    let mut course = Course::default();
    assert_eq!((course.next(&ids), course.half_done(&ids)), (Some(ids[0]), None));
    course.keep(&played(&chapters[0], 1));
    assert_eq!(course.half_done(&ids), Some(ids[0]));
    course.keep(&played(&chapters[0], chapters[0].steps.len()));
    assert_eq!((course.next(&ids), course.half_done(&ids)), (Some(ids[1]), None));
    course.keep(&played(&chapters[2], 1));
    assert_eq!((course.next(&ids), course.half_done(&ids)), (Some(ids[2]), Some(ids[2])));
    course.forget(ids[2]);
    assert_eq!(course.next(&ids), Some(ids[1]));
    for chapter in &chapters {
        course.keep(&played(chapter, chapter.steps.len()));
    }
    assert_eq!(course.next(&ids), None);
}
