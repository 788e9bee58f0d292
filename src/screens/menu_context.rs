//! Bundles what the screens outside a case share: words, pictures, themes, and the ways to a case and to closed ones.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    Favourite, Notices, Speech, Themes, library::cases::CaseLibrary, opening::Opening, review::open_review::OpenReview,
};
use crate::{
    table::Screen,
    ui::{Art, ScreenTargets},
};
use candlestick_themes::Theme;

/// What every screen outside a case reads.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct MenuContext<'w> {
    pub words: Res<'w, Speech>,
    pub art: Res<'w, Art>,
    pub targets: Res<'w, ScreenTargets>,
    pub themes: Res<'w, Themes>,
    pub favourite: ResMut<'w, Favourite>,
    pub notices: ResMut<'w, Notices>,
    pub opening: ResMut<'w, Opening>,
    pub next: ResMut<'w, NextState<Screen>>,
}

impl MenuContext<'_> {
    pub fn theme(&self) -> Option<Arc<Theme>> {
        self.themes.named(&self.favourite.0).map(Arc::clone)
    }
}

/// The way to the closed cases.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct LookBack<'w> {
    pub cases: Res<'w, CaseLibrary>,
    pub open_review: ResMut<'w, OpenReview>,
}

impl LookBack<'_> {
    /// Opens the latest.
    pub fn look(&mut self, lobby: &mut MenuContext, from: Screen) {
        self.open_review.look_back(&self.cases, &lobby.themes, &lobby.words, from);
        lobby.next.set(Screen::Review);
    }
}
