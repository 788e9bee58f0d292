//! The way from screen to screen: title, setup, verdict, and what starts or ends a case.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    case::{Case, Controller, Level, Marks, Seat},
    rules::Setup,
    table::{Pace, Screen, Session},
    ui::{Art, Spots, rules_panel, style},
};

use super::{
    Launch, Notices, Prompted, Resumable, Speech, Themes,
    setup::{self, SetupChoice, SetupState},
    title::{self, Resume, TitleChoice, TitleState},
    verdict::{self, VerdictChoice},
};

/// The setup screen as it was left.
#[derive(Resource, Debug, Default)]
struct Table(Option<SetupState>);

/// Whether the rules lie open over the title.
#[derive(Resource, Debug, Default)]
struct RulesOpen(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Table>()
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
fn style_once(mut contexts: EguiContexts, mut done: Local<bool>) -> Result {
    if !*done {
        style::apply(contexts.ctx_mut()?);
        *done = true;
    }
    Ok(())
}

/// A ui over the whole window.
fn whole(ctx: &egui::Context) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "whole".into(), builder)
}

/// A seed that nobody has chosen.
pub(super) fn fresh_seed() -> u64 {
    use rand::{SeedableRng, rand_core::Rng};
    let entropy = getrandom::u64().unwrap_or(0x00ca_4d1e);
    u64::from(rand_chacha::ChaCha8Rng::seed_from_u64(entropy).next_u32())
}

fn show_title(
    mut commands: Commands,
    mut contexts: EguiContexts,
    words: Res<Speech>,
    art: Res<Art>,
    spots: Res<Spots>,
    themes: Res<Themes>,
    launch: Res<Launch>,
    mut pace: ResMut<Pace>,
    notices: Res<Notices>,
    mut resumable: ResMut<Resumable>,
    mut rules: ResMut<RulesOpen>,
    mut table: ResMut<Table>,
    mut prompted: ResMut<Prompted>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let state = TitleState {
        resume: resumable.0.as_ref().map(|(case, _)| resume_of(case)),
        notice: notices.0.last().cloned(),
        pace: *pace,
        quit: cfg!(not(target_arch = "wasm32")),
    };
    prompted.0.clear();
    let choice = title::show(&mut whole(&ctx), &state, &words.0, &art, &spots);
    if let Some(theme) = themes.0.first() {
        rules_panel::show(&ctx, theme, &words.0, &mut rules.0, &spots);
    }
    match choice {
        Some(TitleChoice::Resume) => {
            if let Some((case, saved)) = resumable.0.take() {
                commands.insert_resource(Session::new(case, saved.marks));
                next.set(Screen::Play);
            }
        }
        Some(TitleChoice::NewCase) => {
            if let Some(theme) = themes.0.first() {
                let seed = launch.seed.unwrap_or_else(fresh_seed);
                table.0.get_or_insert_with(|| SetupState::new(theme, seed)).seed = seed.to_string();
                next.set(Screen::Setup);
            }
        }
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
    let persons = case.log.seats.iter().zip(&case.log.setup.seats);
    let people = persons.filter(|(seat, _)| seat.controller == Controller::Person);
    let people: Vec<_> = people.map(|(_, suspect)| case.theme.suspects[suspect.index()].name.clone()).collect();
    let bots = case.log.seats.len() - people.len();
    Resume { turn: case.game.turn_number(), people, bots }
}

fn show_setup(
    mut commands: Commands,
    mut contexts: EguiContexts,
    words: Res<Speech>,
    art: Res<Art>,
    spots: Res<Spots>,
    themes: Res<Themes>,
    mut table: ResMut<Table>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (Some(state), Some(theme)) = (table.0.as_mut(), themes.0.first()) else { return Ok(()) };
    match setup::show(&mut whole(&ctx), state, theme, &words.0, &art, &spots) {
        Some(SetupChoice::Start) => match state.to_case() {
            Ok((setup, seats, seed)) => match Case::new(Arc::clone(theme), setup, seats, seed) {
                Ok(case) => {
                    commands.insert_resource(Session::new(case, state.marks()));
                    next.set(Screen::Play);
                }
                Err(fault) => warn!("{fault}"),
            },
            Err(fault) => warn!("{fault}"),
        },
        Some(SetupChoice::Back) => next.set(Screen::Title),
        Some(SetupChoice::Shuffle) => state.seed = fresh_seed().to_string(),
        None => {}
    }
    Ok(())
}

fn show_verdict(
    mut commands: Commands,
    mut contexts: EguiContexts,
    words: Res<Speech>,
    art: Res<Art>,
    spots: Res<Spots>,
    session: Res<Session>,
    mut table: ResMut<Table>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let case = session.case();
    let choice = verdict::show(&mut whole(&ctx), &case.theme, &words.0, &art, session.view(), &case.log.seats, &spots);
    match choice {
        Some(VerdictChoice::Again) => {
            let (theme, log) = (Arc::clone(&case.theme), case.log.clone());
            if let Ok(case) = Case::new(theme, log.setup, log.seats, fresh_seed()) {
                commands.insert_resource(Session::new(case, session.fresh_marks()));
                next.set(Screen::Play);
            }
        }
        Some(VerdictChoice::NewCase) => {
            table.0.get_or_insert_with(|| SetupState::new(&case.theme, 0)).seed = fresh_seed().to_string();
            next.set(Screen::Setup);
        }
        Some(VerdictChoice::Title) => next.set(Screen::Title),
        None => {}
    }
    Ok(())
}

/// A case of four bots.
fn bot_case(themes: &Themes, seed: u64) -> Option<Case> {
    let theme = Arc::clone(themes.0.first()?);
    let suspects = (0..theme.edition.cards.suspects).map(crate::rules::SuspectId).take(4);
    let seat = |suspect: &crate::rules::SuspectId| Seat {
        name: theme.suspects[suspect.index()].name.clone(),
        controller: Controller::Bot(Level::Detective),
    };
    let setup = Setup { seats: suspects.collect(), deck: true, corner_rooms: false };
    let seats = setup.seats.iter().map(seat).collect();
    Case::new(Arc::clone(&theme), setup, seats, seed).ok()
}

/// `--demo` goes straight to a case of bots.
fn start_demo(mut commands: Commands, launch: Res<Launch>, themes: Res<Themes>, mut next: ResMut<NextState<Screen>>) {
    if !launch.demo {
        return;
    }
    if let Some(case) = bot_case(&themes, launch.seed.unwrap_or_else(fresh_seed)) {
        commands.insert_resource(Session::new(case, Vec::<Marks>::new()));
        next.set(Screen::Play);
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
