//! Recalls the insight, has closed cases counted, and shows it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    desk::{INSIGHT, InsightDesk},
    view::{self, InsightChoice},
};
use crate::{
    screens::{Prompted, lobby::Lobby, practice::PracticeDesk, recall::recalled, window::whole},
    table::{BackgroundTasks, Screen},
};
use candlestick_game::practice::Insight;
use candlestick_themes::key;

/// What was counted so far; what cannot be read is put aside.
pub(super) fn recall(mut desk: ResMut<InsightDesk>) {
    let (insight, kept) = recalled(INSIGHT, Insight::from_json);
    (desk.insight, desk.kept) = (insight.unwrap_or_default(), kept);
}

/// Counts what was done in the cases that have closed.
pub(super) fn count(mut desk: ResMut<InsightDesk>, tasks: Res<BackgroundTasks>) {
    desk.work(&tasks);
}

/// Shows it, and goes the way that is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    desk: Res<InsightDesk>,
    mut lobby: Lobby,
    mut practice: ResMut<PracticeDesk>,
    mut prompted: ResMut<Prompted>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    prompted.0 = lobby.words.0.say(key!("insight-why"));
    let shared = (&lobby.words.0, &*lobby.art, &*lobby.spots);
    match view::show(&mut whole(&ctx, Screen::Insight), &desk.insight, shared) {
        Some(InsightChoice::Back) => lobby.next.set(Screen::Library),
        Some(InsightChoice::Practise(kind)) => {
            practice.wish(kind);
            lobby.next.set(Screen::Practice);
        }
        None => {}
    }
    Ok(())
}
