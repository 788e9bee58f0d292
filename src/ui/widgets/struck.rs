//! Whether a key was struck for whatever asks, and not for what is written or lies over it.

use bevy_egui::egui::{Key, Modifiers, Ui};

use crate::ui::keys::{Shortcut, in_use};

/// Whether a key was pressed while nothing is being typed and no window lies over this.
pub fn pressed(ui: &Ui, key: Key) -> bool {
    pressed_with(ui, Modifiers::NONE, key)
}

fn pressed_with(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    let layer = ui.layer_id();
    let free = !ui.ctx().text_edit_focused() && ui.ctx().memory(|memory| memory.is_above_modal_layer(layer));
    free && ui.input_mut(|input| input.consume_key(modifiers, key))
}

/// Whether the key for something was struck while nothing is being typed and no window lies over this.
pub fn struck(ui: &Ui, of: Shortcut) -> bool {
    pressed(ui, in_use(ui.ctx(), of))
}

/// The same with Shift, which is to be asked first.
pub fn struck_with_shift(ui: &Ui, of: Shortcut) -> bool {
    pressed_with(ui, Modifiers::SHIFT, in_use(ui.ctx(), of))
}
