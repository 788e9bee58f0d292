//! The window as panels have it: styled once, and a ui over the whole of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{table::Screen, ui::style};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, style_once);
}

/// Fonts and looks, before the first panel is drawn.
pub(super) fn style_once(mut contexts: EguiContexts, mut done: Local<bool>) -> Result {
    if !*done {
        style::apply(contexts.ctx_mut()?);
        *done = true;
    }
    Ok(())
}

/// A screen's ui over the whole window. What is remembered by place (how far a list is scrolled) is the screen's own.
pub(super) fn whole(ctx: &egui::Context, screen: Screen) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), egui::Id::new(("whole", screen)), builder)
}
