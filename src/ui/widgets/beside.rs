//! Places of one size beside each other, in the middle of what room there is.

use bevy_egui::egui::{Ui, Vec2, vec2};

/// Makes room for so many beside each other, together no wider than `widest` points; `show` is given the size of each.
pub fn beside(ui: &mut Ui, count: u8, widest: f32, show: impl FnOnce(&mut Ui, Vec2)) {
    let width = ui.available_width().min(widest);
    let inset = (ui.available_width() - width) / 2.0;
    ui.horizontal(|ui| {
        ui.add_space(inset);
        let (count, gap) = (f32::from(count), ui.spacing().item_spacing.x);
        show(ui, vec2((width - (count - 1.0) * gap) / count, ui.spacing().interact_size.y));
    });
}
