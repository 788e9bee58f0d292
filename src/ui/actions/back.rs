//! Taking one's own last decision back, while nothing came of it that anybody was told.

use bevy_egui::egui::Ui;

use crate::ui::{Intent, PanelContext, keys::Shortcut, widgets::Button};
use candlestick_themes::key;

/// The button, where it is possible; also while what was decided is still being shown.
pub(super) fn offer(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    if !context.take_back {
        return;
    }
    let text = context.words.say(key!("act-take-back"));
    let response = Button::new(&text).icon(context.art.icon("undo")).key(Shortcut::TakeBack).wide().show(ui);
    context.targets.mark("act.take-back", &response);
    if response.clicked() {
        intents.push(Intent::TakeBack);
    }
}
