//! Makes the lessons of the scenes: the list of chapters, and chapters under way.

use std::sync::Arc;

use candlestick::screens::lessons::{ChapterLine, chapter_lines};
use candlestick_game::{
    lesson::{Course, Lesson, LessonStep, WantedDeed, builtin_chapter},
    theme_store::UserThemes,
};
use candlestick_rules::{Action, View};
use candlestick_themes::Words;

/// The chapter of a scene, and its step that the scene is about; none where it is about its end.
fn taught(name: &str) -> Option<(&'static str, fn(&LessonStep) -> bool)> {
    let step: fn(&LessonStep) -> bool = match name {
        "lesson-mark" => |step| matches!(step.wanted, WantedDeed::Mark(..)),
        "lesson-ask" => {
            |step| matches!(&step.wanted, WantedDeed::Act(all) if matches!(all[..], [Action::Suggest { .. }, ..]))
        }
        "lesson-cards" => return Some(("01-a-first-case", |step| matches!(step.wanted, WantedDeed::Press(_)))),
        "lesson-why" => return Some(("03-counting", |step| matches!(step.wanted, WantedDeed::Why(..)))),
        "lesson-end" => |_| false,
        _ => return None,
    };
    Some(("02-secret-passages", step))
}

/// The lesson that a scene of this name is about, where it is about one.
pub(super) fn lesson_of(name: &str, words: &Words) -> Option<Lesson> {
    let (chapter, is_it) = taught(name)?;
    Some(led(chapter, words, |lesson| lesson.step().is_none_or(is_it)))
}

/// The same of scenes that are about any step of any chapter: the chapter that is named, and its step, counted from one.
pub(super) fn any_step_of(name: &str, chapter: Option<&str>, step: Option<u8>, words: &Words) -> Option<Lesson> {
    let (chapter, step) = (chapter.unwrap_or("02-secret-passages"), step.unwrap_or(2));
    let is_it = |lesson: &Lesson| lesson.is_finished() || lesson.done() + 1 == usize::from(step);
    is_any_step(name).then(|| led(chapter, words, is_it))
}

/// Whether a scene is about any step of any chapter.
pub(super) fn is_any_step(name: &str) -> bool {
    ["lesson-step", "lesson-hint"].contains(&name)
}

/// A chapter that has been done as far as this.
#[expect(clippy::expect_used, reason = "an example that cannot go on stops")]
fn led(chapter: &str, words: &Words, is_there: impl Fn(&Lesson) -> bool) -> Lesson {
    let mut chapter = builtin_chapter(chapter).expect("built in");
    chapter.theme = Arc::new(chapter.theme.in_language(words));
    let mut lesson = Lesson::begin(Arc::new(chapter));
    while !is_there(&lesson) {
        let deed = lesson.demonstrated().expect("the step can be done");
        lesson.feed(deed);
    }
    lesson
}

/// What the person of a lesson knows: only what its step wants is offered.
pub(super) fn view_of(lesson: &Lesson) -> View {
    let mut view = lesson.view();
    view.choices.keep(view.edition.cards, &lesson.allowed());
    view.may_give_up = false;
    view
}

/// The chapters, of which one is done and another was left on the way.
pub(super) fn chapters(words: &Words) -> Vec<ChapterLine> {
    let mut course = Course::default();
    let ended = lesson_of("lesson-end", words).into_iter();
    ended.chain(lesson_of("lesson-why", words)).for_each(|lesson| course.keep(&lesson));
    chapter_lines(&course, &UserThemes::default(), words.language())
}
