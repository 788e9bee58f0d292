//! The review where there is no case to look back at: says so, and how to open one from a file.

use bevy_egui::egui::{CentralPanel, Frame, Label, RichText, Ui};

use super::{
    foot,
    parts::{ReviewScreen, ground, title},
    state::ReviewChoice,
};
use crate::ui::scale::{Size, widest};
use crate::ui::{
    Art, ScreenTargets, live,
    style::{body, mix, touch},
    widgets::{Foot, hairline, plate},
};
use candlestick_themes::{Words, key, palette};

/// Shows it over the whole window. `told` is what has gone wrong; `pick` as in [`super::ReviewState`].
pub fn show_empty(
    ui: &mut Ui,
    told: Option<&str>,
    pick: bool,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Option<ReviewChoice> {
    let (shared, margin) = ground(ui, pick, (words, art, targets));
    let lower = Foot::of(ui, "review-foot");
    let mut chosen = None;
    lower.above(ui, |ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            title(ui, &shared);
            hairline(ui);
            ui.add_space((ui.available_height() * 0.12).min(60.0));
            ui.vertical_centered(|ui| {
                ui.set_max_width(ui.available_width().min(widest(460.0)));
                chosen = invitation(ui, told, &shared);
            });
        });
    });
    lower.show(ui, |ui| foot::bare(ui, &shared)).or(chosen)
}

fn invitation(ui: &mut Ui, told: Option<&str>, shared: &ReviewScreen) -> Option<ReviewChoice> {
    let words = shared.words;
    let shown = plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(RichText::new(words.say(key!("lookback-empty"))).color(palette::PARCHMENT)).wrap());
        ui.add_space(6.0);
        if let Some(told) = told {
            live::heard(&ui.add(Label::new(RichText::new(told).color(palette::CANDLE)).wrap()), "review.told", told);
            ui.add_space(6.0);
        }
        if !shared.pick {
            let how = words.say(key!("lookback-drop-window"));
            ui.add(Label::new(RichText::new(how).color(palette::PARCHMENT)).wrap());
            return None;
        }
        touch(ui, shared.narrow);
        let width = ui.available_width();
        let chosen = foot::open(ui, shared, width);
        let how = RichText::new(words.say(key!("lookback-drop-page"))).font(body(Size::FOOT));
        ui.add(Label::new(how.color(mix(palette::PARCHMENT, palette::SMOKE, 0.35))).wrap());
        chosen
    });
    shown.inner
}
