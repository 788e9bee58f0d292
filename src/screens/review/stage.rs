//! What the parts of the review share, and what lies below them.

use bevy_egui::egui::{Margin, RichText, Ui};

use crate::ui::scale::Size;
use crate::ui::{
    Art, ScreenTargets,
    style::{compact, display, touch},
    widgets::Backdrop,
};
use candlestick_themes::{Words, key, palette};

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

pub(super) fn title(ui: &mut Ui, stage: &ReviewScreen) {
    touch(ui, stage.narrow);
    ui.vertical_centered(|ui| {
        let size = if stage.narrow { Size::TITLE } else { Size::GRAND };
        ui.label(RichText::new(stage.words.say(key!("reviewing-title"))).font(display(size)).color(palette::CANDLE));
    });
}
