//! Shows the play screen, and leaves it for the verdict.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    pad::Pad,
    room::{Pieces, Room},
    state::{Desktop, Tab},
    view::draw,
};
use crate::{
    screens::lessons::Teaching,
    session::Session,
    table::{CaseRenewed, Screen, TurnPhase},
};

/// A fresh desk; whoever only watches reads the log rather than a notebook without cards.
pub(super) fn clear_desktop(session: Res<Session>, mut desktop: ResMut<Desktop>) {
    let tab = if session.persons().next().is_none() { Tab::Log } else { Tab::default() };
    *desktop = Desktop { tab, ..default() };
}

/// Names may have changed with the theme: the log and the sheet are written anew.
pub(super) fn read_anew(mut renewed: MessageReader<CaseRenewed>, mut desktop: ResMut<Desktop>) {
    if renewed.read().last().is_some() {
        desktop.told = Default::default();
        desktop.pad = Pad::default();
    }
}

/// A lesson has an end of its own.
pub(super) fn open_verdict(
    phase: Option<Res<State<TurnPhase>>>,
    (session, teaching): (Res<Session>, Res<Teaching>),
    mut next: ResMut<NextState<Screen>>,
) {
    let told = !teaching.is_on() && phase.is_some_and(|phase| *phase.get() == TurnPhase::Over) && session.at_rest();
    if told {
        next.set(Screen::Verdict);
    }
}

pub(super) fn show(mut contexts: EguiContexts, mut room: Room, mut desktop: ResMut<Desktop>, pieces: Pieces) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut intents = Vec::new();
    let desktop = &mut *desktop;
    desktop.refresh(&room.session, &room.marks, &room.words, &room.knowing, &room.tasks);
    draw(&ctx, &mut room, desktop, &pieces, &mut intents);
    for intent in intents {
        room.carry_out(intent, desktop, &ctx);
    }
    Ok(())
}
