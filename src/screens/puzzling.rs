//! Finds the daily case off the frame, shows it, and remembers on which day it was solved.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, RichText},
};

use crate::{
    table::{BackgroundJob, BackgroundTasks, Screen},
    ui::{Art, TestTargets},
};
use candlestick_game::{
    jobs::{Job, JobResult},
    puzzle::{Date, Puzzle, Search},
    store,
};
use candlestick_themes as theme;
use candlestick_themes::Theme;
use candlestick_themes::palette;

use super::{
    Notices, Prompted, Speech, Themes,
    flow::whole,
    gallery::Gallery,
    page,
    puzzle::{self, PuzzleChoice, PuzzleState},
};

/// Name of the entry that holds the day on which the daily case was solved last.
const SOLVED: &str = "daily";

/// The daily case, and the way to it.
#[derive(Resource, Debug, Default)]
pub(super) struct Puzzling {
    /// The day that the state or the search belongs to.
    day: Option<Date>,
    search: Option<(Arc<Theme>, BackgroundJob)>,
    state: Option<PuzzleState>,
    solved: Option<Date>,
}

impl Puzzling {
    /// Whether today's case was solved on this device.
    pub(super) fn is_solved(&self) -> bool {
        self.solved == Some(today())
    }
}

/// The day it is, the same all round the world.
fn today() -> Date {
    Date::from_days(page::days())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Puzzling>()
        .add_systems(PreStartup, recall)
        .add_systems(OnEnter(Screen::Puzzle), open)
        .add_systems(Update, look.run_if(in_state(Screen::Puzzle)))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Puzzle)));
}

fn recall(mut puzzling: ResMut<Puzzling>) {
    if let Ok(Some(text)) = store::load(SOLVED) {
        puzzling.solved = text.trim().parse().ok();
    }
}

/// A new day has a new case; the same day goes on where it was left. The built-in face of the game is the theme, so
/// that everyone has the same case.
fn open(mut puzzling: ResMut<Puzzling>, themes: Res<Themes>, tasks: Res<BackgroundTasks>) {
    let day = today();
    if puzzling.day == Some(day) && (puzzling.state.is_some() || puzzling.search.is_some()) {
        return;
    }
    let first = theme::builtin_ids().into_iter().next().unwrap_or_default();
    let search = themes.named(first).map(|theme| {
        let job = Job::from(&Search::daily(theme, day));
        (Arc::clone(theme), tasks.start(job, theme))
    });
    *puzzling = Puzzling { day: Some(day), search, solved: puzzling.solved, ..Puzzling::default() };
}

/// Takes the case once it is found.
fn look(mut puzzling: ResMut<Puzzling>, mut notices: ResMut<Notices>, mut next: ResMut<NextState<Screen>>) {
    let puzzling = puzzling.bypass_change_detection();
    let Some(found) = puzzling.search.as_mut().and_then(|(_, search)| search.done()) else { return };
    let Some((theme, _)) = puzzling.search.take() else { return };
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

fn show(
    mut contexts: EguiContexts,
    mut puzzling: ResMut<Puzzling>,
    (words, art, spots): (Res<Speech>, Res<Art>, Res<TestTargets>),
    (mut gallery, tasks): (ResMut<Gallery>, Res<BackgroundTasks>),
    mut prompted: ResMut<Prompted>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let puzzling = puzzling.bypass_change_detection();
    let Some(state) = &mut puzzling.state else {
        wait(&mut whole(&ctx), &words);
        return Ok(());
    };
    gallery.want(&state.puzzle().theme);
    prompted.0 = words.0.say("daily-why");
    let chosen = puzzle::show(&mut whole(&ctx), state, (&words.0, &art, &spots));
    state.start_jobs(&tasks);
    match chosen {
        Some(PuzzleChoice::Back) => {
            notices.0.clear();
            next.set(Screen::Title);
        }
        Some(PuzzleChoice::Solved) => {
            puzzling.solved = puzzling.day;
            let day = puzzling.day.map(|day| day.to_string()).unwrap_or_default();
            if let Err(fault) = store::save(SOLVED, &day) {
                warn!("{fault}");
            }
        }
        None => {}
    }
    Ok(())
}

fn wait(ui: &mut egui::Ui, words: &Speech) {
    ui.painter().rect_filled(ui.max_rect(), 0, palette::NIGHT);
    ui.add_space(ui.available_height() * 0.4);
    ui.vertical_centered(|ui| {
        ui.add(egui::Spinner::new().size(32.0).color(palette::CANDLE));
        ui.label(RichText::new(words.0.say("daily-wait")).color(palette::PARCHMENT));
    });
}
