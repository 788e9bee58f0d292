//! The card in the setup that lists how the chosen edition differs from the plain game.

use bevy_egui::egui::Ui;

use super::{parts::SetupScreen, state::SetupState};
use crate::ui::{differences_card, widgets::plate};

/// Shows the differences at the table that is set up.
pub(super) fn show(ui: &mut Ui, state: &SetupState, shared: &SetupScreen) {
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        differences_card(ui, shared.theme, &state.setup(), (shared.words, shared.art));
    });
}
