//! Shows the way into a room or its lobby, and has what is chosen there done.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{chairs::Chairs, invited::Invited, params::Together, parts::TogetherScreen, state::TogetherState, view};
use crate::{
    platform,
    screens::{Prompted, window::whole},
    table::Screen,
};
use candlestick_online::ServerAddress;

/// One's chairs, one's name of last time, and the server that the page comes from.
pub(super) fn recall(mut state: ResMut<TogetherState>) {
    state.chairs = Chairs::recall();
    let last = state.chairs.iter().next().cloned();
    state.name = last.as_ref().map(|chair| chair.name.clone()).unwrap_or_default();
    let last = last.map(|chair| chair.server.to_string());
    let own = ServerAddress::read(&platform::address()).ok().map(|server| server.to_string());
    state.server = own.or(last).unwrap_or_default();
}

/// Whoever opened a room's link does not stop at the title.
pub(super) fn follow_link(invited: Res<Invited>, mut next: ResMut<NextState<Screen>>) {
    if invited.0.is_some() {
        next.set(Screen::Together);
    }
}

/// Whoever comes by a link is at its room. Rules that lay open as the case began do so no more.
pub(super) fn enter(mut together: Together, mut invited: ResMut<Invited>) {
    together.state.rules = false;
    if let Some(link) = invited.0.take() {
        together.state.link = link;
        together.state.as_table = false;
        together.enter();
    }
}

pub(super) fn show(mut contexts: EguiContexts, mut together: Together, mut prompted: ResMut<Prompted>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    together.take_opened();
    together.take_found();
    let told = view::screen_text(&together);
    prompted.ask(told);
    let Together { at_hand, state, lobby, own, .. } = &mut together;
    let shared = TogetherScreen::of(lobby, own);
    let chosen = view::show(&mut whole(&ctx, Screen::Together), at_hand.get(), state, &lobby.themes, &shared);
    if let Some(choice) = chosen {
        together.carry_out(choice, &ctx);
    }
    Ok(())
}
