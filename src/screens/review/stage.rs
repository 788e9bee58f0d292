//! What the parts of the review share, and what lies below them.

use bevy_egui::egui::{Margin, RichText, Ui, vec2};

use crate::ui::scale::{Size, round};
use crate::ui::{
    Art, ScreenTargets,
    style::{compact, display, touch, veil},
    widgets::{draw, wood},
};
use candlestick_themes::{HouseLook, Words, key, palette};

/// What the parts of the screen share.
pub(super) struct ReviewScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub spots: &'a ScreenTargets,
    pub narrow: bool,
    pub pick: bool,
}

/// What lies below everything, and what its parts share.
pub(super) fn ground<'a>(
    ui: &mut Ui,
    pick: bool,
    (words, art, spots): (&'a Words, &'a Art, &'a ScreenTargets),
) -> (ReviewScreen<'a>, Margin) {
    let room = ui.max_rect();
    let narrow = compact(room);
    touch(ui, narrow);
    wood(ui, (HouseLook::default(), art), room);
    ui.painter().rect_filled(room, round::SQUARE, veil(palette::NIGHT, 0.6));
    draw::glow(ui.painter(), room.center_top(), vec2(room.width() * 0.6, 320.0), veil(palette::CANDLE, 0.12));
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    (ReviewScreen { words, art, spots, narrow, pick }, margin)
}

pub(super) fn title(ui: &mut Ui, stage: &ReviewScreen) {
    touch(ui, stage.narrow);
    ui.vertical_centered(|ui| {
        let size = if stage.narrow { Size::TITLE } else { Size::GRAND };
        ui.label(RichText::new(stage.words.say(key!("reviewing-title"))).font(display(size)).color(palette::CANDLE));
    });
}
