//! The window as panels have it: styled once, and a ui over the whole of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::ui::style;

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

/// A ui over the whole window.
pub(super) fn whole(ctx: &egui::Context) -> egui::Ui {
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "whole".into(), builder)
}
