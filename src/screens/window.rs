//! Prepares the window for panels: styles it once and whenever the reading options change, and gives a ui over the
//! whole of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    resource::Begin,
    table::Screen,
    ui::{style, text_options::TextOptions},
};

pub(super) fn plugin(app: &mut App) {
    app.begin::<TextOptions>().add_systems(EguiPrimaryContextPass, style_once);
}

/// Fonts and looks, before the first panel is drawn; looks again as soon as reading is set otherwise.
pub(super) fn style_once(mut contexts: EguiContexts, reading: Res<TextOptions>, mut done: Local<bool>) -> Result {
    if reading.is_changed() {
        reading.begin();
    }
    let ctx = contexts.ctx_mut()?;
    if !*done {
        style::apply(ctx);
        *done = true;
    } else if reading.is_changed() {
        style::look(ctx);
        ctx.request_repaint();
    }
    Ok(())
}

/// A screen's ui over the whole window. What is remembered by place (how far a list is scrolled) is the screen's own.
pub(super) fn whole(ctx: &egui::Context, screen: Screen) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), egui::Id::new(("whole", screen)), builder)
}
