//! Finds the daily case off the frame, shows it, and remembers on which day it was solved.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, RichText},
};

use crate::{
    platform,
    table::{BackgroundJob, BackgroundTasks, Screen},
    ui::{Art, TestTargets, notebook::Wish},
};
use candlestick_game::{
    jobs::{Job, JobResult},
    puzzle::{Date, Puzzle, Search},
    store,
};
use candlestick_themes as theme;
use candlestick_themes::{Theme, Words, palette};

use super::view::{self, PuzzleChoice, PuzzleState};
use crate::screens::{Notices, Prompted, Speech, Themes, flow::whole, gallery::Gallery, play};

/// Name of the entry that holds the day on which the daily case was solved last.
const SOLVED: &str = "daily";

/// The daily case as it is shown, once it is found; changed only when something happens on it.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Puzzling {
    /// The day that the state or the search belongs to.
    day: Option<Date>,
    state: Option<PuzzleState>,
    solved: Option<Date>,
}

/// The daily case that is being looked for.
#[derive(Resource, Debug, Default)]
struct Searching(Option<(Arc<Theme>, BackgroundJob)>);

impl Puzzling {
    /// Whether today's case was solved on this device.
    pub(in crate::screens) fn is_solved(&self) -> bool {
        self.solved == Some(today())
    }
}

/// The day it is, the same all round the world.
fn today() -> Date {
    Date::from_days(platform::days())
}

pub(in crate::screens) fn plugin(app: &mut App) {
    let proving = |puzzling: Res<Puzzling>| puzzling.state.as_ref().is_some_and(PuzzleState::is_proving);
    app.init_resource::<Puzzling>()
        .init_resource::<Searching>()
        .add_systems(PreStartup, recall)
        .add_systems(OnEnter(Screen::Puzzle), open)
        .add_systems(Update, (look, prove.run_if(proving)).run_if(in_state(Screen::Puzzle)))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Puzzle)));
}

fn recall(mut puzzling: ResMut<Puzzling>) {
    if let Ok(Some(text)) = store::load(SOLVED) {
        puzzling.solved = text.trim().parse().ok();
    }
}

/// A new day has a new case; the same day goes on where it was left. The built-in face of the game is the theme, so
/// that everyone has the same case.
fn open(
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
fn look(
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
fn prove(mut puzzling: ResMut<Puzzling>, tasks: Res<BackgroundTasks>, words: Res<Speech>) {
    if let Some(state) = &mut puzzling.state {
        state.prove(&tasks, &words.0);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut puzzling: ResMut<Puzzling>,
    (words, art, spots): (Res<Speech>, Res<Art>, Res<TestTargets>),
    mut gallery: ResMut<Gallery>,
    mut prompted: ResMut<Prompted>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(state) = &puzzling.state else {
        wait(&mut whole(&ctx), &words);
        return Ok(());
    };
    gallery.want(&state.puzzle().theme);
    prompted.0 = words.0.say("daily-why");
    let chosen = view::show(&mut whole(&ctx), state, (&words.0, &art, &spots));
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

impl Puzzling {
    fn carry_out(&mut self, choice: PuzzleChoice, words: &Words, ctx: &egui::Context) {
        let Some(state) = &mut self.state else { return };
        state.carry_out(choice, words);
        match choice {
            PuzzleChoice::Notebook(Wish::Copy) => state.tell(play::copy(ctx, state.sheet_text(words), words)),
            PuzzleChoice::Notebook(Wish::Save) => {
                state.tell(play::save(&state.sheet_text(words), &state.puzzle().view, words));
            }
            PuzzleChoice::Say if state.is_solved() => self.keep_solved(),
            _ => {}
        }
    }

    /// The day's case is solved, also after the game is closed.
    fn keep_solved(&mut self) {
        self.solved = self.day;
        let day = self.day.map(|day| day.to_string()).unwrap_or_default();
        if let Err(fault) = store::save(SOLVED, &day) {
            warn!("{fault}");
        }
    }
}

fn wait(ui: &mut egui::Ui, words: &Speech) {
    ui.painter().rect_filled(ui.max_rect(), 0, palette::NIGHT);
    ui.add_space(ui.available_height() * 0.4);
    ui.vertical_centered(|ui| {
        ui.add(egui::Spinner::new().size(32.0).color(palette::CANDLE));
        ui.label(RichText::new(words.0.say("daily-wait")).color(palette::PARCHMENT));
    });
}
