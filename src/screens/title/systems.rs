//! Shows the title, and goes the way that is chosen on it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    state::{Learn, Resume, TitleChoice, TitleState},
    view,
};
use crate::{
    platform,
    screens::{
        Launch, Prompted,
        language_list::LanguageList,
        lessons::{ChapterList, LessonCourse},
        library::resume::{CaseNote, Resumable},
        menu_context::{LookBack, MenuContext},
        puzzle::OpenPuzzle,
        setup::SetupTables,
        window::whole,
    },
    table::{Motion, Screen, SoundSettings},
};
use candlestick_game::{Case, Controller};
use candlestick_themes::builtin_lessons;

pub(super) fn show(
    mut contexts: EguiContexts,
    mut lobby: MenuContext,
    launch: Res<Launch>,
    (mut motion, mut sound, mut list): (ResMut<Motion>, ResMut<SoundSettings>, ResMut<LanguageList>),
    mut resumable: ResMut<Resumable>,
    (mut lessons, course): (ResMut<ChapterList>, Res<LessonCourse>),
    mut tables: ResMut<SetupTables>,
    mut prompted: ResMut<Prompted>,
    (back, open_puzzle): (LookBack, Res<OpenPuzzle>),
    mut exit: MessageWriter<AppExit>,
    note: Res<CaseNote>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let newcomer = back.cases.closed_count() == 0 && course.0.is_new();
    let chapters: Vec<_> = builtin_lessons().iter().map(|(id, _)| *id).collect();
    let half_done = course.0.half_done(&chapters);
    let state = TitleState {
        resume: resumable.0.as_ref().map(|(case, _)| resume_of(case)),
        cases: back.cases.listing().cases.len(),
        notice: lobby.notices.0.last().or(note.0.as_ref()).cloned(),
        motion: *motion,
        muted: sound.muted,
        solved: open_puzzle.is_solved(),
        learn: Learn::of(newcomer, half_done.is_some(), resumable.0.is_some()),
        quit: platform::CAN_QUIT,
    };
    prompted.ask("");
    let words = &lobby.words.0;
    let choice = view::show(&mut whole(&ctx, Screen::Title), &state, words, &lobby.art, &lobby.targets);
    match choice {
        Some(TitleChoice::Resume) => {
            if let Some((case, kept)) = resumable.0.take() {
                lobby.opening.resume(case, &kept, &mut lobby.notices);
            }
        }
        Some(TitleChoice::NewCase) => {
            if let Some(theme) = lobby.theme() {
                tables.of(&theme, None).seed = launch.typed_seed();
                lobby.notices.0.clear();
                lobby.next.set(Screen::Setup);
            }
        }
        Some(TitleChoice::Daily) => lobby.next.set(Screen::Puzzle),
        Some(TitleChoice::Together) => lobby.next.set(Screen::Together),
        Some(TitleChoice::Practice) => lobby.next.set(Screen::Practice),
        Some(TitleChoice::Position) => lobby.next.set(Screen::Position),
        Some(TitleChoice::Cases) => lobby.next.set(Screen::Library),
        Some(TitleChoice::Lessons) => lessons.open = true,
        Some(TitleChoice::Learn) => lessons.choose(half_done.or_else(|| chapters.first().copied())),
        Some(TitleChoice::Motion(wanted)) => *motion = wanted,
        Some(TitleChoice::Mute(muted)) => sound.muted = muted,
        Some(TitleChoice::Language) => list.open = true,
        Some(TitleChoice::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// The kept case in a few words.
fn resume_of(case: &Case) -> Resume {
    let persons = case.log().seats.iter().zip(&case.log().setup.seats);
    let people = persons.filter(|(seat, _)| seat.controller == Controller::Person);
    let people: Vec<_> = people.map(|(_, suspect)| case.theme().suspects[suspect.index()].name.clone()).collect();
    let bots = case.log().seats.len() - people.len();
    Resume { turn: case.game().turn_number(), people, bots }
}
