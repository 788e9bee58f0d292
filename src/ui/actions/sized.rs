//! Lays a part of a row of buttons or tiles out in a width of its own.

use bevy_egui::egui::Ui;

/// A part of a row with its own width.
pub(super) fn sized<R>(ui: &mut Ui, width: f32, inside: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.set_width(width);
        inside(ui)
    })
    .inner
}
