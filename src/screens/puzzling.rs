//! Finds the daily case off the frame, shows it, and remembers on which day it was solved.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, RichText},
};

use crate::{
    table::{Screen, Thinking},
    ui::{Art, Spots},
};
use candlestick_game::{
    jobs::JobResult,
    puzzle::{Date, Position, Puzzle, PuzzleFault, Search},
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

/// What came of the search.
type Found = Result<Position, PuzzleFault>;

/// The daily case, and the way to it.
#[derive(Resource, Debug, Default)]
pub(super) struct Puzzling {
    /// The day that the state or the search belongs to.
    day: Option<Date>,
    search: Option<(Arc<Theme>, Thinking<Found>)>,
    state: Option<PuzzleState>,
    solved: Option<Date>,
}

impl Puzzling {
    /// Whether the case is still being looked for.
    pub(super) fn is_thinking(&self) -> bool {
        self.search.is_some() || self.state.as_ref().is_some_and(PuzzleState::is_thinking)
    }

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
fn open(mut puzzling: ResMut<Puzzling>, themes: Res<Themes>) {
    let day = today();
    if puzzling.day == Some(day) && (puzzling.state.is_some() || puzzling.is_thinking()) {
        return;
    }
    let first = theme::builtin_ids().into_iter().next().unwrap_or_default();
    let search = themes.named(first).map(|theme| (Arc::clone(theme), search(Search::daily(theme, day))));
    *puzzling = Puzzling { day: Some(day), search, solved: puzzling.solved, ..Puzzling::default() };
}

fn search(search: Search) -> Thinking<Found> {
    let take = |result| if let JobResult::Puzzle(position) = result { Some(Ok(position)) } else { None };
    let job = search.job();
    Thinking::begin(|| job, take, move || search.finish().map(Puzzle::position))
}

/// Takes the case once it is found.
fn look(mut puzzling: ResMut<Puzzling>, mut notices: ResMut<Notices>, mut next: ResMut<NextState<Screen>>) {
    let puzzling = puzzling.bypass_change_detection();
    let Some(found) = puzzling.search.as_mut().and_then(|(_, search)| search.done()) else { return };
    let Some((theme, _)) = puzzling.search.take() else { return };
    let puzzle = found.map_err(|fault| fault.to_string());
    match puzzle.and_then(|position| Puzzle::at(&theme, position).map_err(|fault| fault.to_string())) {
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
    (words, art, spots): (Res<Speech>, Res<Art>, Res<Spots>),
    mut gallery: ResMut<Gallery>,
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
    match puzzle::show(&mut whole(&ctx), state, (&words.0, &art, &spots)) {
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
