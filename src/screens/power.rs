//! Draws only when something moves: reactive while a person thinks, continuous while a beat plays.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::session::{OwnMarks, Session, Told};
use crate::table::Screen;

use super::{
    gallery::Gallery, given::Given, knowing::Knowing, opening::Opening, puzzling::Puzzling, reviewing::Reviewing,
    themes::OwnThemes,
};

/// How long nothing is drawn when nothing happens.
const QUIET: Duration = Duration::from_secs(20);

/// Frames still to be drawn after the last change, so that every late consequence is seen.
#[derive(Resource, Debug, Default)]
struct Awake(u8);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>()
        .insert_resource(settings(UpdateMode::Continuous))
        .add_systems(
            PreUpdate,
            drop_same_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, (stay_awake, choose_mode).chain());
}

/// `bevy_egui` 0.42 tells the held modifier keys anew each frame, and egui draws again after every event: only a
/// change may count, or nothing ever rests.
fn drop_same_modifiers(mut inputs: Query<&mut EguiInput>, mut held: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}

fn settings(mode: UpdateMode) -> WinitSettings {
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// After a change of screen or case a few more frames are drawn.
fn stay_awake(
    screen: Res<State<Screen>>,
    (session, marks): (Option<Res<Session>>, Res<OwnMarks>),
    (own, given): (Res<OwnThemes>, Res<Given>),
    mut awake: ResMut<Awake>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let changed = screen.is_changed() || marks.is_changed() || own.is_changed() || given.is_changed();
    if changed || session.is_some_and(|session| session.is_changed()) {
        awake.0 = 4;
    }
    if awake.0 > 0 {
        awake.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

fn choose_mode(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    moving: crate::table::Moving,
    (gallery, opening): (Res<Gallery>, Res<Opening>),
    (knowing, reviewing, puzzling): (Res<Knowing>, Res<Reviewing>, Res<Puzzling>),
    mut winit: ResMut<WinitSettings>,
) {
    let playing = *screen.get() == Screen::Play
        && session.is_some_and(|session| session.told() == Told::Pending || session.at_rest() && session.bot_to_act());
    let fetching = *screen.get() == Screen::Loading || gallery.is_waiting() || opening.is_pending();
    let thinking = match screen.get() {
        Screen::Review => reviewing.is_thinking(),
        Screen::Puzzle => puzzling.is_thinking(),
        _ => knowing.is_thinking(),
    };
    let busy = fetching || playing || moving.any() || thinking;
    let mode = if busy { UpdateMode::Continuous } else { UpdateMode::reactive_low_power(QUIET) };
    if winit.focused_mode != mode {
        *winit = settings(mode);
    }
}
