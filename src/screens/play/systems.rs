//! Shows the play screen, and leaves it for the verdict.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    pad::Pad,
    room::{Pieces, Room},
    spoken::{Spoken, attend},
    state::{Desktop, Tab},
    view::draw,
};
use crate::{
    screens::{lessons::Teaching, replay::state::Replaying},
    session::Session,
    table::{CaseExchanged, CaseRenewed, Screen, TurnPhase},
};

/// A fresh desk; whoever watches with nobody's eyes reads the log rather than a notebook without cards.
pub(super) fn clear_desktop(session: Res<Session>, mut desktop: ResMut<Desktop>) {
    let tab = match session.persons().next() {
        _ if session.is_watched() => Tab::Log,
        None => Tab::Log,
        Some(_) => Tab::default(),
    };
    *desktop = Desktop { tab, ..default() };
}

/// Names may have changed with the theme, or it is another moment: the log and the sheet are written anew.
pub(super) fn read_anew(
    mut renewed: MessageReader<CaseRenewed>,
    mut exchanged: MessageReader<CaseExchanged>,
    mut desktop: ResMut<Desktop>,
) {
    if renewed.read().last().is_some() | exchanged.read().last().is_some() {
        desktop.told = Default::default();
        desktop.pad = Pad::default();
        desktop.spoken = Spoken::default();
        desktop.names = None;
    }
}

/// A lesson has an end of its own, and so has a case that is watched.
pub(super) fn open_verdict(
    phase: Option<Res<State<TurnPhase>>>,
    (session, teaching, replaying): (Res<Session>, Res<Teaching>, Res<Replaying>),
    mut next: ResMut<NextState<Screen>>,
) {
    let ends = !teaching.is_on() && !replaying.is_on();
    let told = ends && phase.is_some_and(|phase| *phase.get() == TurnPhase::Over) && session.at_rest();
    if told {
        next.set(Screen::Verdict);
    }
}

pub(super) fn show(mut contexts: EguiContexts, mut room: Room, mut desktop: ResMut<Desktop>, pieces: Pieces) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut intents = Vec::new();
    let desktop = &mut *desktop;
    desktop.refresh(&room.session, &room.marks, &room.words, &room.knowing, (&room.tasks, *room.talk));
    draw(&ctx, &mut room, desktop, &pieces, &mut intents);
    attend(&mut room, desktop, &mut intents);
    for intent in intents {
        room.carry_out(intent, desktop, &ctx);
    }
    Ok(())
}
