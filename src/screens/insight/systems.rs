//! Recalls the insight, has closed cases counted, and shows it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    state::{INSIGHT, InsightState},
    view::{self, InsightChoice},
};
use crate::{
    screens::{Prompted, menu_context::MenuContext, practice::kept::KeptPractice, recall::recalled, window::whole},
    table::{BackgroundTasks, Screen},
};
use candlestick_game::practice::Insight;
use candlestick_themes::key;

/// What was counted so far; what cannot be read is put aside.
pub(super) fn recall(mut state: ResMut<InsightState>) {
    let (insight, kept) = recalled(INSIGHT, Insight::from_json);
    (state.insight, state.kept) = (insight.unwrap_or_default(), kept);
}

/// Counts what was done in the cases that have closed.
pub(super) fn count(mut state: ResMut<InsightState>, tasks: Res<BackgroundTasks>) {
    state.work(&tasks);
}

/// Shows it, and goes the way that is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    state: Res<InsightState>,
    mut lobby: MenuContext,
    mut practice: ResMut<KeptPractice>,
    mut prompted: ResMut<Prompted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    prompted.ask(lobby.words.0.say(key!("insight-why")));
    let shared = (&lobby.words.0, &*lobby.art, &*lobby.targets);
    match view::show(&mut whole(&ctx, Screen::Insight), &state.insight, shared) {
        Some(InsightChoice::Back) => lobby.next.set(Screen::Library),
        Some(InsightChoice::Practise(kind)) => {
            practice.wish(kind);
            lobby.next.set(Screen::Practice);
        }
        None => {}
    }
    Ok(())
}
