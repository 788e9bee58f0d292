//! Shows the play screen, and leaves it for the verdict.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    pad::Pad,
    panel_state::PanelState,
    play_context::{BoardPieces, PlayContext},
    spoken::{SpokenState, attend},
    state::PlayState,
    tab::Tab,
    typed,
    typed_commands::TypedCommands,
    view::draw,
};
use crate::{
    screens::{lessons::Teaching, replay::state::OpenReplay},
    session::Session,
    table::{CaseExchanged, CaseRenewed, Screen, TurnPhase},
};

/// Fresh panels; whoever watches with nobody's eyes reads the log rather than a notebook without cards.
pub(super) fn clear_state(session: Res<Session>, mut state: ResMut<PlayState>) {
    let tab = match session.persons().next() {
        _ if session.is_watched() => Tab::Log,
        None => Tab::Log,
        Some(_) => Tab::default(),
    };
    *state = PlayState { panels: PanelState::turned_to(tab), ..default() };
}

/// Names may have changed with the theme, or it is another moment: the log and the sheet are written anew.
pub(super) fn read_anew(
    mut renewed: MessageReader<CaseRenewed>,
    mut exchanged: MessageReader<CaseExchanged>,
    mut state: ResMut<PlayState>,
) {
    if renewed.read().last().is_some() | exchanged.read().last().is_some() {
        state.told = Default::default();
        state.pad = Pad::default();
        state.spoken = SpokenState::default();
        state.typed = TypedCommands::default();
        state.names = None;
    }
}

/// A lesson has an end of its own, and so has a case that is watched.
pub(super) fn open_verdict(
    phase: Option<Res<State<TurnPhase>>>,
    (session, teaching, open_replay): (Res<Session>, Res<Teaching>, Res<OpenReplay>),
    mut next: ResMut<NextState<Screen>>,
) {
    let ends = !teaching.is_on() && !open_replay.is_on();
    let told = ends && phase.is_some_and(|phase| *phase.get() == TurnPhase::Over) && session.at_rest();
    if told {
        next.set(Screen::Verdict);
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut room: PlayContext,
    mut state: ResMut<PlayState>,
    pieces: BoardPieces,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut intents = Vec::new();
    let state = &mut *state;
    state.refresh(&room.session, &room.marks, &room.words, &room.knowing, (&room.tasks, *room.talk));
    draw(&ctx, &mut room, state, &pieces, &mut intents);
    state.hold.keep_leaf(&mut intents);
    attend(&mut room, state, &mut intents);
    typed::show(&ctx, &room, state, &mut intents);
    for intent in intents {
        room.carry_out(intent, state, &ctx);
    }
    Ok(())
}
