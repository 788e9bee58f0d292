//! The way from screen to screen: title, setup, verdict, and what starts or ends a case.

use std::sync::Arc;

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    platform,
    session::{OwnMarks, Session},
    table::{Pace, Screen},
    ui::{Art, TestTargets, rules_panel, style},
};
use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{Setup, SetupFault, SuspectId};
use candlestick_themes::Theme;

use super::{
    CaseNote, Favourite, Launch, Notices, Prompted, Resumable, Speech, Themes,
    closed_cases::ClosedCases,
    gallery::Gallery,
    opening::Opening,
    puzzle::Puzzling,
    review::Reviewing,
    setup::{self, SetupChoice, SetupState},
    themes::OwnThemes,
    title::{self, Resume, TitleChoice, TitleState},
    verdict::{self, VerdictChoice},
};

/// The setup screen as it was left, for each theme by id.
#[derive(Resource, Debug, Default)]
pub(super) struct Tables(HashMap<String, SetupState>);

impl Tables {
    /// A theme's files are others now: its people stay as far as they fit.
    pub(super) fn renew(&mut self, theme: &Theme) {
        if let Some(before) = self.0.get(&theme.id) {
            let after = SetupState::following(theme, before);
            self.0.insert(theme.id.clone(), after);
        }
    }

    /// A theme is no longer there.
    pub(super) fn forget(&mut self, id: &str) {
        self.0.remove(id);
    }

    /// The table of a theme; one that was not seen yet has the people of the table before.
    fn of(&mut self, theme: &Theme, before: Option<&str>) -> &mut SetupState {
        if !self.0.contains_key(&theme.id) {
            let before = before.and_then(|id| self.0.get(id));
            let state = before.map_or_else(|| SetupState::new(theme, 0), |before| SetupState::following(theme, before));
            self.0.insert(theme.id.clone(), state);
        }
        self.0.entry(theme.id.clone()).or_insert_with(|| SetupState::new(theme, 0))
    }
}

/// Whether the rules lie open over the title.
#[derive(Resource, Debug, Default)]
struct RulesOpen(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tables>()
        .init_resource::<RulesOpen>()
        .add_systems(EguiPrimaryContextPass, style_once.before(show_title))
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_title.run_if(in_state(Screen::Title)),
                show_setup.run_if(in_state(Screen::Setup)),
                show_verdict.run_if(in_state(Screen::Verdict)),
            ),
        )
        .add_systems(OnEnter(Screen::Title), start_demo)
        .add_systems(Update, next_demo.run_if(in_state(Screen::Verdict)));
}

/// Fonts and looks, before the first panel is drawn.
pub(super) fn style_once(mut contexts: EguiContexts, mut done: Local<bool>) -> Result {
    if !*done {
        style::apply(contexts.ctx_mut()?);
        *done = true;
    }
    Ok(())
}

/// A ui over the whole window.
pub(super) fn whole(ctx: &egui::Context) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "whole".into(), builder)
}

/// A seed that nobody has chosen.
pub(super) fn fresh_seed() -> u64 {
    use rand::{SeedableRng, rand_core::Rng};
    let entropy = getrandom::u64().unwrap_or(0x00ca_4d1e);
    u64::from(rand_chacha::ChaCha8Rng::seed_from_u64(entropy).next_u32())
}

/// What every screen outside a case reads.
#[derive(bevy::ecs::system::SystemParam)]
struct Lobby<'w> {
    words: Res<'w, Speech>,
    art: Res<'w, Art>,
    spots: Res<'w, TestTargets>,
    themes: Res<'w, Themes>,
    favourite: ResMut<'w, Favourite>,
    notices: ResMut<'w, Notices>,
    opening: ResMut<'w, Opening>,
    next: ResMut<'w, NextState<Screen>>,
}

impl Lobby<'_> {
    fn theme(&self) -> Option<Arc<Theme>> {
        self.themes.named(&self.favourite.0).map(Arc::clone)
    }
}

/// The way to the closed cases.
#[derive(bevy::ecs::system::SystemParam)]
struct LookBack<'w> {
    shelf: Res<'w, ClosedCases>,
    reviewing: ResMut<'w, Reviewing>,
}

impl LookBack<'_> {
    /// Opens the latest.
    fn look(&mut self, lobby: &mut Lobby, from: Screen) {
        self.reviewing.look_back(&self.shelf, &lobby.themes, &lobby.words, from);
        lobby.next.set(Screen::Review);
    }
}

fn show_title(
    mut contexts: EguiContexts,
    mut lobby: Lobby,
    launch: Res<Launch>,
    mut pace: ResMut<Pace>,
    mut resumable: ResMut<Resumable>,
    mut rules: ResMut<RulesOpen>,
    mut tables: ResMut<Tables>,
    mut prompted: ResMut<Prompted>,
    (mut back, puzzling): (LookBack, Res<Puzzling>),
    mut exit: MessageWriter<AppExit>,
    note: Res<CaseNote>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let state = TitleState {
        resume: resumable.0.as_ref().map(|(case, _)| resume_of(case)),
        notice: lobby.notices.0.last().or(note.0.as_ref()).cloned(),
        pace: *pace,
        solved: puzzling.is_solved(),
        quit: platform::CAN_QUIT,
    };
    prompted.0.clear();
    let words = &lobby.words.0;
    let choice = title::show(&mut whole(&ctx), &state, words, &lobby.art, &lobby.spots);
    let theme = lobby.theme();
    if let Some(theme) = &theme {
        rules_panel::show(&ctx, theme, words, &mut rules.0, &lobby.spots);
    }
    match choice {
        Some(TitleChoice::Resume) => {
            if let Some((case, saved)) = resumable.0.take() {
                lobby.opening.open(Ok::<_, SetupFault>(case), saved.marks, &mut lobby.notices);
            }
        }
        Some(TitleChoice::NewCase) => {
            if let Some(theme) = theme {
                tables.of(&theme, None).seed = launch.seed.unwrap_or_else(fresh_seed).to_string();
                lobby.notices.0.clear();
                lobby.next.set(Screen::Setup);
            }
        }
        Some(TitleChoice::Daily) => lobby.next.set(Screen::Puzzle),
        Some(TitleChoice::LookBack) => back.look(&mut lobby, Screen::Title),
        Some(TitleChoice::Rules) => rules.0 = true,
        Some(TitleChoice::Motion(wanted)) => *pace = wanted,
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
    let people: Vec<_> = people.map(|(_, suspect)| case.theme.suspects[suspect.index()].name.clone()).collect();
    let bots = case.log().seats.len() - people.len();
    Resume { turn: case.game().turn_number(), people, bots }
}

fn show_setup(
    mut contexts: EguiContexts,
    mut lobby: Lobby,
    mut tables: ResMut<Tables>,
    mut gallery: ResMut<Gallery>,
    mut own: ResMut<OwnThemes>,
    mut prompted: ResMut<Prompted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(theme) = lobby.theme() else { return Ok(()) };
    gallery.want(&theme);
    let state = tables.of(&theme, None);
    let told = [("theme", (&theme.title).into()), ("count", state.count().into())];
    let told = lobby.words.0.with("setup-told", &told);
    if prompted.0 != told {
        prompted.0 = told;
    }
    let notice = lobby.notices.0.last().cloned();
    let choice = setup::show(
        &mut whole(&ctx),
        state,
        (&lobby.themes.0, &theme, own.fault_count()),
        notice.as_deref(),
        &lobby.words.0,
        &lobby.art,
        &lobby.spots,
    );
    match choice {
        Some(SetupChoice::Start) if !lobby.opening.is_pending() => {
            lobby.favourite.0.clone_from(&theme.id);
            let case = state.to_case().and_then(|(setup, seats, seed)| {
                Case::new(Arc::clone(&theme), setup, seats, seed).map_err(|fault| fault.to_string())
            });
            lobby.opening.open(case, state.marks(), &mut lobby.notices);
        }
        Some(SetupChoice::Theme(n)) => {
            if let Some(other) = lobby.themes.0.get(n) {
                let seed = state.seed.clone();
                tables.of(other, Some(&theme.id)).seed = seed;
                lobby.favourite.0.clone_from(&other.id);
                lobby.notices.0.clear();
            }
        }
        Some(SetupChoice::OwnThemes) => own.open(),
        Some(SetupChoice::Back) => lobby.next.set(Screen::Title),
        Some(SetupChoice::Shuffle) => state.seed = fresh_seed().to_string(),
        Some(SetupChoice::Start) | None => {}
    }
    Ok(())
}

fn show_verdict(
    mut contexts: EguiContexts,
    mut lobby: Lobby,
    (session, marks): (Res<Session>, Res<OwnMarks>),
    mut back: LookBack,
    mut tables: ResMut<Tables>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (theme, log) = (session.theme(), session.log());
    let notice = lobby.notices.0.last().cloned();
    let choice = verdict::show(
        &mut whole(&ctx),
        theme,
        (&lobby.words.0, &lobby.art, &lobby.spots),
        session.view(),
        &log.seats,
        notice.as_deref(),
    );
    match choice {
        Some(VerdictChoice::Again) if !lobby.opening.is_pending() => {
            // A theme whose files changed in between is played as it is now.
            let theme = lobby.themes.with_id(&theme.id).unwrap_or(theme);
            let case = Case::new(Arc::clone(theme), log.setup.clone(), log.seats.clone(), fresh_seed());
            lobby.opening.open(case, marks.fresh(), &mut lobby.notices);
        }
        Some(VerdictChoice::NewCase) => {
            lobby.favourite.0.clone_from(&theme.id);
            tables.of(theme, None).seed = fresh_seed().to_string();
            lobby.next.set(Screen::Setup);
        }
        Some(VerdictChoice::Review) => back.look(&mut lobby, Screen::Verdict),
        Some(VerdictChoice::Title) => lobby.next.set(Screen::Title),
        Some(VerdictChoice::Again) | None => {}
    }
    Ok(())
}

/// A case of four bots, or as many as the theme needs.
fn bot_case(theme: &Arc<Theme>, seed: u64) -> Result<Case, SetupFault> {
    let most = theme.edition.profile.min_seats.max(4).min(theme.edition.cards.suspects);
    let suspects = (0..most).map(SuspectId);
    let seat = |suspect: &SuspectId| Seat::bot(&theme.suspects[suspect.index()].name, Level::Detective);
    let setup = Setup::new(suspects.collect());
    let seats = setup.seats.iter().map(seat).collect();
    Case::new(Arc::clone(theme), setup, seats, seed)
}

/// `--demo` goes straight to a case of bots.
fn start_demo(launch: Res<Launch>, mut lobby: Lobby) {
    if !launch.demo {
        return;
    }
    if let Some(theme) = lobby.theme() {
        let case = bot_case(&theme, launch.seed.unwrap_or_else(fresh_seed));
        lobby.opening.open(case, Vec::new(), &mut lobby.notices);
    }
}

/// How long a demo shows the verdict, in seconds.
const DEMO_VERDICT: f32 = 8.0;

fn next_demo(launch: Res<Launch>, time: Res<Time>, mut shown: Local<f32>, mut next: ResMut<NextState<Screen>>) {
    if launch.demo {
        *shown += time.delta_secs();
        if *shown > DEMO_VERDICT {
            *shown = 0.0;
            next.set(Screen::Title);
        }
    }
}
