//! What a lesson's arrow points at is in sight whole on the narrowest phone, at each step, in letters twice as large.

use std::sync::Arc;

use candlestick::ui::{ScreenTarget, scale::set_text_size, style::FINGER};
use candlestick_game::lesson::{ButtonDeed, Lesson, LessonTarget, WantedDeed, builtin_chapter, builtin_chapters};
use candlestick_themes::{PSEUDO, languages};

use crate::{
    cut_words::{PHONE, art, laying},
    frames::Frames,
    scenes::{Scene, SceneLanguage},
};

/// What rounding may take.
const ROUNDED: f32 = 0.6;
/// The most frames until all has been scrolled to where it stays.
const FRAMES: usize = 40;

/// A step of a chapter, counted from one, with what its arrow points at and what it wants.
struct Step {
    chapter: &'static str,
    number: usize,
    at: LessonTarget,
    wanted: WantedDeed,
}

/// Every step of every chapter.
fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    for (chapter, _) in builtin_chapters() {
        let mut lesson = Lesson::begin(Arc::new(builtin_chapter(chapter).expect("built in")));
        while let (Some(step), Some(deed)) = (lesson.step(), lesson.demonstrated()) {
            steps.push(Step { chapter, number: lesson.done() + 1, at: step.at, wanted: step.wanted.clone() });
            lesson.feed(deed);
        }
    }
    steps
}

/// Whether its arrow points at the board, which has its place above the sheet.
fn is_on_board(step: &Step) -> bool {
    matches!(step.at, LessonTarget::Place(_))
}

/// Whether something of this name is what a step means. A leaf's tab stands for what is on the leaf only where that is not up.
fn is_meant(name: &str, step: &Step) -> bool {
    match step.at {
        LessonTarget::Notebook | LessonTarget::Button(ButtonDeed::Notebook) => name == "tab.notebook",
        LessonTarget::Deck => ["act.draw", "tab.table"].contains(&name),
        LessonTarget::Hand => name == "hand",
        LessonTarget::Log => name == "log.last",
        LessonTarget::Seat(_) => name.starts_with("act.choose.") || name.starts_with("seat."),
        LessonTarget::Cell(..) | LessonTarget::Button(ButtonDeed::Why) => name.starts_with("note."),
        _ => name.starts_with("act."),
    }
}

/// Lets all come to where it stays.
fn settle(frames: &mut Frames) {
    for _ in 0..FRAMES {
        frames.frame(Vec::new());
        if !frames.ctx.has_requested_repaint() {
            break;
        }
    }
}

/// What is wrong with where the arrow of a step points.
fn fault(frames: &Frames, step: &Step) -> Option<String> {
    let arrow = frames.targets.iter().find(|target| target.name == "lesson.arrow");
    let Some(arrow) = arrow else { return Some("no arrow".to_owned()) };
    let is_same = |target: &&ScreenTarget| {
        is_meant(&target.name, step) && (target.rect.center() - arrow.rect.center()).length() < ROUNDED
    };
    let Some(target) = frames.targets.iter().find(is_same) else {
        let near = frames.targets.iter().filter(|target| target.rect == arrow.rect);
        let near: Vec<_> = near.map(|target| target.name.as_str()).filter(|name| *name != "lesson.arrow").collect();
        return Some(format!("the arrow points at {near:?}"));
    };
    let small = target.rect.height() < FINGER - ROUNDED && target.name.starts_with("act.");
    (!target.whole || small).then(|| format!("of {} only {:?} is in sight", target.name, target.rect))
}

#[test]
fn what_a_lessons_arrow_points_at_is_in_sight_on_the_narrowest_phone_in_the_largest_letters() {
    let (steps, art) = (steps(), art());
    let _laying = laying();
    set_text_size(200);
    let mut faults = Vec::new();
    for language in languages().iter().map(|language| language.code).chain([PSEUDO]) {
        let spoken = SceneLanguage::of(language);
        for (step, kind) in steps.iter().flat_map(|step| ["lesson-step", "lesson-hint"].map(|kind| (step, kind))) {
            let name = format!("{kind}:{}:{}", step.chapter, step.number);
            let mut frames = Frames::of(Scene::named(&name, &spoken).expect("a scene of this name"), &art, PHONE);
            settle(&mut frames);
            let fault = if is_on_board(step) { None } else { fault(&frames, step) };
            faults.extend(
                fault.map(|fault| format!("{language}, {name}, wants {:?} at {:?}: {fault}", step.wanted, step.at)),
            );
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
    assert!(steps.len() > 50, "{} steps", steps.len());
}
