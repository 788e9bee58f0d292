//! Shows what of the lessons lies over the title and over the table: the list of chapters, and a chapter's end.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    chapters::{self, ChapterLine, ListChoice},
    ended::{self, EndChoice},
    state::{ChapterList, LessonCourse, Teaching},
};
use crate::{
    screens::{Launch, Prompted, menu_context::MenuContext, setup::SetupTables, themes::state::OwnThemes},
    session::{Script, Session},
    table::Screen,
    ui::rules_panel,
};
use candlestick_game::{
    lesson::{Course, ListedChapter, library},
    theme_store::UserThemes,
};

/// The list of chapters, over the title.
pub(super) fn list(
    mut contexts: EguiContexts,
    mut list: ResMut<ChapterList>,
    (course, own, lobby): (Res<LessonCourse>, Res<OwnThemes>, MenuContext),
    mut rules: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if *rules && let Some(theme) = lobby.theme() {
        rules_panel::show(&ctx, &theme, &lobby.words.0, &mut rules, &lobby.targets);
        return Ok(());
    }
    if !list.open {
        return Ok(());
    }
    let lines = lines(&course.0, own.user_themes(), lobby.words.0.language());
    match chapters::show(&ctx, &lines, (&lobby.words.0, &lobby.art, &lobby.targets)) {
        Some(ListChoice::Chapter(id)) => *list = ChapterList { open: false, chosen: Some(id) },
        Some(ListChoice::Rules) => *rules = true,
        Some(ListChoice::Close) => list.open = false,
        None => {}
    }
    Ok(())
}

/// Every chapter with how far one has come in it, in a language by its code.
#[must_use]
pub fn lines(course: &Course, own: &UserThemes, language: &str) -> Vec<ChapterLine> {
    let chapters = library(own);
    let ids: Vec<_> = chapters.iter().map(|one| one.id.as_str()).collect();
    let next = course.next(&ids).map(str::to_owned);
    let line = |ListedChapter { id, outline, theme }: ListedChapter| ChapterLine {
        title: outline.title.text(language).to_owned(),
        minutes: outline.minutes,
        theme,
        done: course.is_done(&id),
        left: course.left(&id).is_some(),
        next: next.as_ref() == Some(&id),
        id,
    };
    chapters.into_iter().map(line).collect()
}

/// What is said when a lesson is done, and where to go from there.
pub(super) fn end(
    mut contexts: EguiContexts,
    (teaching, mut list): (Res<Teaching>, ResMut<ChapterList>),
    (session, script): (Res<Session>, Res<Script>),
    (own, mut lobby): (Res<OwnThemes>, MenuContext),
    (mut tables, launch, mut prompted): (ResMut<SetupTables>, Res<Launch>, ResMut<Prompted>),
) -> Result {
    if !teaching.is_finished() || !script.lets_decide(&session) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(taught) = &teaching.0 else { return Ok(()) };
    let (chapter, words) = (taught.lesson.chapter(), &lobby.words.0);
    let next = next_after(&chapter.id, own.user_themes());
    let language = words.language();
    let (title, text) = (chapter.title.text(language), chapter.end.text(language));
    prompted.ask(text);
    let named = next.as_ref().map(|ListedChapter { outline, .. }| outline.title.text(language));
    let parts = (words, &*lobby.art, &*lobby.targets);
    match ended::show(&ctx, (title, text), named, parts) {
        Some(EndChoice::Next) => {
            // By way of the title, where chapters are laid on the table.
            list.chosen = next.map(|next| next.id);
            lobby.next.set(Screen::Title);
        }
        Some(EndChoice::Play) => {
            if let Some(theme) = lobby.theme() {
                tables.of(&theme, None).seed = launch.typed_seed();
            }
            lobby.next.set(Screen::Setup);
        }
        Some(EndChoice::Title) => lobby.next.set(Screen::Title),
        None => {}
    }
    Ok(())
}

/// The chapter after the one of this id.
#[must_use]
pub fn next_after(id: &str, own: &UserThemes) -> Option<ListedChapter> {
    library(own).into_iter().skip_while(|other| other.id != id).nth(1)
}
