//! The rules in plain words, at hand in play and on the title.

use bevy_egui::egui::{Context, Id, Modal, RichText, ScrollArea};

use super::{
    TestTargets,
    style::{bold, touch},
    widgets::{Button, Kind, hairline, heading, scrim, sheet},
};
use candlestick_themes::palette;
use candlestick_themes::{Theme, Words, key};

/// Shows the rules while they are open.
pub fn show(ctx: &Context, theme: &Theme, words: &Words, open: &mut bool, spots: &TestTargets) {
    if !*open {
        return;
    }
    let room = ctx.content_rect().size();
    let modal = Modal::new(Id::new("rules")).frame(sheet()).backdrop_color(scrim());
    let shown = modal.show(ctx, |ui| {
        touch(ui, room.x < 700.0);
        ui.set_width((room.x - 56.0).min(620.0));
        heading(ui, &words.say(key!("rules-title")));
        ui.label(RichText::new(&theme.title).color(palette::PARCHMENT_SHADE));
        hairline(ui);
        ScrollArea::vertical().max_height(room.y - 240.0).auto_shrink([false, true]).show(ui, |ui| {
            for (title, text) in &theme.rules_text {
                ui.label(RichText::new(title).font(bold(16.0)).color(palette::BRASS));
                ui.label(RichText::new(text).color(palette::PARCHMENT));
                ui.add_space(8.0);
            }
        });
        hairline(ui);
        let text = words.say(key!("rules-close"));
        let response = Button::new(&text).kind(Kind::Primary).wide().show(ui);
        spots.mark("rules.close", &response);
        response.clicked()
    });
    *open = !(shown.should_close() || shown.inner);
}
