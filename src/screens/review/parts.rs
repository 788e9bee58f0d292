//! Gives the parts of the review what they share, and draws what lies below them.

use bevy_egui::egui::{Margin, Ui};

use crate::ui::scale::Size;
use crate::ui::{
    Art, ScreenTargets,
    style::{compact, touch},
    widgets::{Backdrop, screen_title},
};
use candlestick_themes::{Words, key};

/// What the parts of the screen share.
pub(super) struct ReviewScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
    pub pick: bool,
}

/// What lies below everything, and what its parts share.
pub(super) fn ground<'a>(
    ui: &mut Ui,
    pick: bool,
    (words, art, targets): (&'a Words, &'a Art, &'a ScreenTargets),
) -> (ReviewScreen<'a>, Margin) {
    let room = ui.max_rect();
    let narrow = compact(room);
    touch(ui, narrow);
    Backdrop::READING.show(ui, art);
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    (ReviewScreen { words, art, targets, narrow, pick }, margin)
}

pub(super) fn title(ui: &mut Ui, shared: &ReviewScreen) {
    touch(ui, shared.narrow);
    ui.vertical_centered(|ui| {
        let size = if shared.narrow { Size::TITLE } else { Size::GRAND };
        screen_title(ui, &shared.words.say(key!("lookback-title")), size);
    });
}
