//! Lessons: each chapter plays to its end, asks for what can be known just then, forgives every slip, and is resumed.

mod course;
mod faults;
mod listing;
mod playing;

use std::sync::Arc;

use candlestick_game::{
    CaseLog,
    lesson::{Chapter, Lesson, LessonProgress, builtin_chapter},
};
use candlestick_themes::{ThemeFault, builtin, builtin_lessons};

const FIRST: &str = "01-a-first-case";

fn chapters() -> Vec<Arc<Chapter>> {
    let read = |id: &str| builtin_chapter(id).unwrap_or_else(|faults| panic!("{id}: {faults:#?}"));
    builtin_lessons().iter().map(|(id, _)| Arc::new(read(id))).collect()
}

fn text_of(id: &str) -> &'static str {
    builtin_lessons().iter().find(|(other, _)| *other == id).unwrap().1
}

fn read(text: &str, theme: &str) -> Result<Chapter, Vec<ThemeFault>> {
    Chapter::read("mine.toml", text, &Arc::new(builtin(theme).unwrap()))
}

/// Everything of a lesson that a screen shows.
fn state(lesson: &Lesson) -> (usize, CaseLog, String, String) {
    let view = serde_json::to_string(&lesson.view()).unwrap();
    (lesson.done(), lesson.case().log().clone(), view, serde_json::to_string(lesson.marks()).unwrap())
}

/// The lesson after so many steps of its demonstration.
fn played(chapter: &Arc<Chapter>, steps: usize) -> Lesson {
    let mut lesson = Lesson::begin(Arc::clone(chapter));
    for _ in 0..steps {
        let deed = lesson.demonstrated().unwrap();
        assert!(matches!(lesson.feed(deed), LessonProgress::Done(_)), "{deed:?}");
    }
    lesson
}
