//! Finds the daily case off the frame and shows it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    puzzling::{Puzzling, SOLVED, today},
    state::{PuzzleChoice, PuzzleState},
    view,
};
use crate::{
    screens::{Notices, Prompted, Speech, Themes, gallery::Gallery, window::whole},
    table::{BackgroundJob, BackgroundTasks, Screen},
    ui::{Art, ScreenTargets},
};
use candlestick_game::{
    jobs::{Job, JobResult},
    puzzle::{Puzzle, Search},
    store,
};
use candlestick_themes as theme;
use candlestick_themes::{Theme, key};

/// The daily case that is being looked for.
#[derive(Resource, Debug, Default)]
pub(super) struct Searching(Option<(Arc<Theme>, BackgroundJob)>);

/// On which day it was solved last.
pub(super) fn recall(mut puzzling: ResMut<Puzzling>) {
    if let Ok(Some(text)) = store::load(SOLVED) {
        puzzling.solved = text.trim().parse().ok();
    }
}

/// A new day has a new case; the same day goes on where it was left. The built-in face of the game is the theme, so
/// that everyone has the same case.
pub(super) fn open(
    mut puzzling: ResMut<Puzzling>,
    mut searching: ResMut<Searching>,
    (themes, tasks): (Res<Themes>, Res<BackgroundTasks>),
) {
    let day = today();
    if puzzling.day == Some(day) && (puzzling.state.is_some() || searching.0.is_some()) {
        return;
    }
    let first = theme::builtin_ids().into_iter().next().unwrap_or_default();
    searching.0 = themes.named(first).map(|theme| {
        let job = Job::from(&Search::daily(theme, day));
        (Arc::clone(theme), tasks.start(job, theme))
    });
    *puzzling = Puzzling { day: Some(day), state: None, solved: puzzling.solved };
}

/// Takes the case once it is found.
pub(super) fn look(
    mut searching: ResMut<Searching>,
    mut puzzling: ResMut<Puzzling>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(found) = searching.0.as_mut().and_then(|(_, search)| search.done()) else { return };
    let Some((theme, _)) = searching.0.take() else { return };
    let puzzle = match found {
        JobResult::Puzzle(position) => Puzzle::at(&theme, position).map_err(|fault| fault.to_string()),
        JobResult::Failed(why) => Err(why),
        other => Err(format!("{other:?}")),
    };
    match puzzle {
        Ok(puzzle) => {
            let date = puzzling.day.map(|day| day.to_string()).unwrap_or_default();
            puzzling.state = Some(PuzzleState::new(puzzle, date));
        }
        Err(fault) => {
            notices.0.push(fault);
            next.set(Screen::Title);
        }
    }
}

/// Looks for the sentences that say why the answer is certain.
pub(super) fn prove(mut puzzling: ResMut<Puzzling>, tasks: Res<BackgroundTasks>, words: Res<Speech>) {
    if let Some(state) = &mut puzzling.state {
        state.prove(&tasks, &words.0);
    }
}

/// Shows it, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut puzzling: ResMut<Puzzling>,
    (words, art, spots): (Res<Speech>, Res<Art>, Res<ScreenTargets>),
    mut gallery: ResMut<Gallery>,
    mut prompted: ResMut<Prompted>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(state) = &puzzling.state else {
        view::wait(&mut whole(&ctx, Screen::Puzzle), &words.0);
        return Ok(());
    };
    gallery.want(&state.puzzle().theme);
    prompted.0 = words.0.say(key!("daily-why"));
    let chosen = view::show(&mut whole(&ctx, Screen::Puzzle), state, (&words.0, &art, &spots));
    if !chosen.is_empty() {
        // What was chosen is seen in the next frame.
        ctx.request_repaint();
    }
    for choice in chosen {
        if choice == PuzzleChoice::Back {
            notices.0.clear();
            next.set(Screen::Title);
        }
        puzzling.carry_out(choice, &words.0, &ctx);
    }
    Ok(())
}
