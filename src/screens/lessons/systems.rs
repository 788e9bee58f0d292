//! Opens chapters, follows what the person does in one, and keeps how far they came.

use std::sync::Arc;

use bevy::prelude::*;

use super::state::{ChapterList, Did, LessonCourse, OpenLesson, Teaching};
use crate::{
    screens::{Notices, Speech, opening::Opening, themes::state::OwnThemes},
    session::{Decide, OwnMarks, Script, Session},
    table::{Cue, Cued, Screen},
    ui::text_options::TextOptions,
};
use candlestick_game::{
    FaultText, Marks,
    lesson::{Course, Lesson, LessonDeed, LessonProgress, chapter_of},
    store,
};

/// Name of the entry that holds how far one has come.
const COURSE: &str = "course";

/// Whether the case on the table is a lesson; one that is chosen may still be on its way there.
pub(super) fn taught(teaching: Res<Teaching>, screen: Res<State<Screen>>) -> bool {
    teaching.is_on() && *screen.get() == Screen::Play
}

/// What cannot be read is put aside; the chapters then begin anew.
pub(super) fn recall(mut course: ResMut<LessonCourse>, mut notices: ResMut<Notices>, words: Res<Speech>) {
    let read = store::load(COURSE).map(|text| text.map(|text| Course::from_json(&text)));
    match read {
        Ok(Some(Ok(kept))) => course.0 = kept,
        Ok(None) => {}
        Ok(Some(Err(fault))) => {
            warn!("the lessons' state could not be read: {fault}");
            if let Err(fault) = store::set_aside(COURSE) {
                notices.0.push(fault.say(&words.0));
            }
        }
        Err(fault) => notices.0.push(fault.say(&words.0)),
    }
}

/// Lays the chosen chapter on the table, where it was left or from its beginning.
pub(super) fn open(
    mut list: ResMut<ChapterList>,
    (course, own): (Res<LessonCourse>, Res<OwnThemes>),
    (words, reading): (Res<Speech>, Res<TextOptions>),
    (mut opening, mut teaching): (ResMut<Opening>, ResMut<Teaching>),
    mut notices: ResMut<Notices>,
) {
    let Some(id) = list.chosen.take() else { return };
    match chapter_of(own.user_themes(), &id) {
        Ok(mut chapter) => {
            chapter.theme = Arc::new(chapter.theme.in_language(&words.0).for_eyes(reading.sight, reading.strong));
            let chapter = Arc::new(chapter);
            let left = course.0.left(&id).and_then(|left| Lesson::resume(Arc::clone(&chapter), left).ok());
            let lesson = left.unwrap_or_else(|| Lesson::begin(chapter));
            let mut marks = vec![Marks::default(); lesson.case().log().seats.len()];
            if let Some(own) = marks.get_mut(lesson.chapter().you.index()) {
                own.clone_from(lesson.marks());
            }
            opening.open_lesson(lesson.case().clone(), marks);
            teaching.0 = Some(OpenLesson::new(lesson));
        }
        Err(faults) => notices.0.extend(faults.first().map(ToString::to_string)),
    }
}

/// A lesson begins on the table: only what its step wants is offered, and nobody decides of their own. Where another case
/// was laid while the chapter was on its way, that one is played.
pub(super) fn sit_down(mut teaching: ResMut<Teaching>, mut session: ResMut<Session>, mut script: ResMut<Script>) {
    teaching.0.take_if(|taught| Some(taught.lesson.case().log()) != session.log());
    if let Some(taught) = &teaching.0 {
        script.begin();
        session.offer_only(Some(taught.lesson.allowed()));
    }
}

/// The table is left.
pub(super) fn get_up(mut teaching: ResMut<Teaching>, mut script: ResMut<Script>) {
    teaching.0 = None;
    script.end();
}

/// Feeds the lesson with what the person does, and has the others answer.
pub(super) fn follow(
    (mut decided, mut did): (MessageReader<Decide>, MessageReader<Did>),
    mut teaching: ResMut<Teaching>,
    (mut session, mut script): (ResMut<Session>, ResMut<Script>),
    mut marks: ResMut<OwnMarks>,
    mut course: ResMut<LessonCourse>,
    mut cued: MessageWriter<Cued>,
) {
    let deeds: Vec<_> = decided.read().map(|one| LessonDeed::Act(one.0)).chain(did.read().map(|one| one.0)).collect();
    for deed in deeds {
        // What is pressed while the others still act means nothing yet.
        let may = script.lets_decide(&session);
        let Some(taught) = teaching.0.as_mut().filter(|_| may) else { continue };
        let moves = match taught.feed(deed) {
            LessonProgress::Done(moves) => moves,
            LessonProgress::Wrong(_) => {
                cued.write(Cued(Cue::Wrong));
                continue;
            }
            LessonProgress::Nothing => continue,
        };
        if let (LessonDeed::Mark(card, column, mark), Some(own)) = (deed, marks.of_mut(taught.you())) {
            own.set(card, column, mark);
            cued.write(Cued(Cue::Tick));
        }
        script.add(moves);
        session.offer_only(Some(taught.lesson.allowed()));
        course.0.keep(&taught.lesson);
    }
}

/// Writes after every step how far one has come.
pub(super) fn keep(
    course: Res<LessonCourse>,
    words: Res<Speech>,
    mut notices: ResMut<Notices>,
    mut failed: Local<bool>,
) {
    if let Err(fault) = store::save(COURSE, &course.0.to_json())
        && !std::mem::replace(&mut *failed, true)
    {
        warn!("{fault}");
        notices.0.push(fault.say(&words.0));
    }
}

/// Counts how long the person hesitates.
pub(super) fn wait(
    mut teaching: ResMut<Teaching>,
    (session, script): (Res<Session>, Res<Script>),
    (time, clock): (Res<Time<Real>>, Res<Time<Virtual>>),
) {
    if teaching.hint_in().is_some()
        && script.lets_decide(&session)
        && let Some(taught) = &mut teaching.0
    {
        taught.wait(time.delta().mul_f32(clock.relative_speed()));
    }
}

#[cfg(test)]
mod tests;
