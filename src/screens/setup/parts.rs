//! Holds what all parts of the setup screen are given: themes, words, pictures, click targets; and draws a button of
//! fixed width.

use std::sync::Arc;

use bevy_egui::egui::{Response, Ui, vec2};

use crate::ui::{Art, ScreenTargets, widgets::Button};
use candlestick_game::standing::Standing;
use candlestick_themes::{Theme, Words};

/// What the parts of the screen share.
pub(super) struct SetupScreen<'a> {
    pub themes: &'a [Arc<Theme>],
    pub theme: &'a Theme,
    pub own_faults: usize,
    pub standing: &'a Standing,
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
    /// Whether the case was opened, and its table is still being painted.
    pub opens: bool,
}

/// A button of a width.
pub(super) fn fixed(ui: &mut Ui, width: f32, button: Button) -> Response {
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_width(width);
        button.wide().show(ui)
    })
    .inner
}
