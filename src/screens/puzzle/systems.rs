//! Finds the daily case off the frame and shows it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    open_puzzle::{DAYS, OpenPuzzle, today},
    state::{PuzzleChoice, PuzzleState},
    view,
};
use crate::{
    screens::{
        Notices, Prompted, Speech, Themes, failed_job, library::cases::CaseLibrary, library::systems::enter,
        menu_context::MenuContext, picture_loading::PictureLoading, recall::recalled, review::open_review::OpenReview,
        window::whole,
    },
    session::Session,
    table::{BackgroundJob, BackgroundTasks, Screen},
};
use candlestick_game::{
    FaultText,
    jobs::{Job, JobResult},
    puzzle::{DayCase, Days, Puzzle, PuzzleSearch, daily_case, day_of},
    record::Outcome,
};
use candlestick_rules::Setup;
use candlestick_themes as theme;
use candlestick_themes::{Theme, key};

/// The daily case that is being looked for.
#[derive(Resource, Debug, Default)]
pub(super) struct PendingPuzzle(Option<(Arc<Theme>, BackgroundJob)>);

/// On which days it was solved; what cannot be read is put aside.
pub(super) fn recall(mut open_puzzle: ResMut<OpenPuzzle>) {
    let (days, kept) = recalled(DAYS, Days::from_text);
    (open_puzzle.days, open_puzzle.kept) = (days.unwrap_or_default(), kept);
}

/// A day's whole case was closed at the table: the day knows how. One that is only watched may be somebody else's.
pub(super) fn note_case(session: Res<Session>, mut open_puzzle: ResMut<OpenPuzzle>) {
    if session.is_watched() {
        return;
    }
    let Some(case) = session.case() else { return };
    let (Some(day), Some(outcome)) = (day_of(case.log(), face()), Outcome::of(case)) else { return };
    let solved = outcome.winner.is_some() && outcome.winner == case.log().person();
    open_puzzle.close(day, DayCase { solved, turns: outcome.turns });
}

/// The theme of puzzle and case of the day: the built-in face of the game, so that everyone has the same.
fn face() -> &'static str {
    theme::builtin_ids().into_iter().next().unwrap_or_default()
}

/// A new day has a new case; the same day goes on where it was left. The built-in face of the game is the theme, so
/// that everyone has the same case.
pub(super) fn open(
    mut open_puzzle: ResMut<OpenPuzzle>,
    mut searching: ResMut<PendingPuzzle>,
    (themes, tasks): (Res<Themes>, Res<BackgroundTasks>),
) {
    let day = today();
    // In another language it would be a mixture of both.
    if open_puzzle.state.as_ref().is_some_and(|state| !themes.has(&state.puzzle().theme)) {
        open_puzzle.state = None;
    }
    let stands = open_puzzle.stands(day);
    if open_puzzle.day == Some(day) && (open_puzzle.state.is_some() || searching.0.is_some()) {
        if let Some(state) = &mut open_puzzle.state {
            (state.today, state.told) = (stands, None);
        }
        return;
    }
    searching.0 = themes.named(face()).map(|theme| {
        let job = Job::from(&PuzzleSearch::daily(theme, day));
        (Arc::clone(theme), tasks.start(job, theme))
    });
    (open_puzzle.day, open_puzzle.state) = (Some(day), None);
}

/// Takes the case once it is found.
pub(super) fn look(
    mut searching: ResMut<PendingPuzzle>,
    mut open_puzzle: ResMut<OpenPuzzle>,
    words: Res<Speech>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(found) = searching.0.as_mut().and_then(|(_, search)| search.done()) else { return };
    let Some((theme, _)) = searching.0.take() else { return };
    let puzzle = match found {
        JobResult::Puzzle(position) => Puzzle::at(&theme, position).map_err(|fault| fault.say(&words.0)),
        other => Err(failed_job::failure_text(&other, &words.0)),
    };
    match puzzle {
        Ok(puzzle) => {
            let today = open_puzzle.day.map(|day| open_puzzle.stands(day)).unwrap_or_default();
            open_puzzle.state = Some(PuzzleState { today, ..PuzzleState::new(puzzle, open_puzzle.day) });
        }
        Err(fault) => {
            notices.0.push(fault);
            next.set(Screen::Title);
        }
    }
}

/// Looks for the sentences that say why the case file is certain.
pub(super) fn prove(mut open_puzzle: ResMut<OpenPuzzle>, tasks: Res<BackgroundTasks>, words: Res<Speech>) {
    if let Some(state) = &mut open_puzzle.state {
        state.prove(&tasks, &words.0);
    }
}

/// Shows it, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut open_puzzle: ResMut<OpenPuzzle>,
    mut lobby: MenuContext,
    (cases, mut open_review): (Res<CaseLibrary>, ResMut<OpenReview>),
    mut loading: ResMut<PictureLoading>,
    mut prompted: ResMut<Prompted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(state) = &open_puzzle.state else {
        view::wait(&mut whole(&ctx, Screen::Puzzle), &lobby.words.0);
        return Ok(());
    };
    loading.want(&state.puzzle().theme);
    prompted.ask(state.told.clone().unwrap_or_else(|| lobby.words.0.say(key!("daily-why"))));
    let chosen = view::show(&mut whole(&ctx, Screen::Puzzle), state, (&lobby.words.0, &lobby.art, &lobby.targets));
    if !chosen.is_empty() {
        // What was chosen is seen in the next frame.
        ctx.request_repaint();
    }
    for choice in chosen {
        match choice {
            PuzzleChoice::Back => {
                lobby.notices.0.clear();
                lobby.next.set(Screen::Title);
            }
            PuzzleChoice::Case | PuzzleChoice::Begin if !lobby.opening.is_pending() => {
                let entered = enter_case(&open_puzzle, choice, &mut lobby, &cases, &mut open_review);
                if let Some(state) = &mut open_puzzle.state {
                    (state.before, state.told) = match entered {
                        Ok(before) => (before, None),
                        Err(fault) => (None, Some(fault)),
                    };
                }
            }
            _ => open_puzzle.carry_out(choice, &lobby.words.0, &ctx),
        }
    }
    Ok(())
}

/// To the day's whole case: looks back at it, plays on, or begins it; answers its table instead, where what is different
/// at it is to be read first, as whoever has no case of the edition yet does.
fn enter_case(
    open_puzzle: &OpenPuzzle,
    choice: PuzzleChoice,
    lobby: &mut MenuContext,
    cases: &CaseLibrary,
    open_review: &mut OpenReview,
) -> Result<Option<Setup>, String> {
    let Some(day) = open_puzzle.day else { return Ok(None) };
    let kept = cases.listing().cases.iter().find(|kept| day_of(&kept.record.log, face()) == Some(day));
    if let Some(kept) = kept {
        return enter(kept.id, cases, lobby, (open_review, Screen::Puzzle)).map(|()| None);
    }
    let Some(theme) = lobby.themes.named(face()).map(Arc::clone) else { return Ok(None) };
    let title = lobby.words.0.with(key!("daily-case-name"), &[("date", (&day.say(&lobby.words.0)).into())]);
    let case = daily_case(&theme, day).map_err(|fault| fault.say(&lobby.words.0));
    let is_known = cases.listing().cases.iter().any(|kept| kept.record.log.theme.id == face());
    if let (PuzzleChoice::Case, false, Ok(case)) = (choice, is_known, &case) {
        return Ok(Some(case.log().setup.clone()));
    }
    lobby.opening.open_named(case, title, &mut lobby.notices);
    Ok(None)
}
