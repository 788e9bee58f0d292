//! Remembers which list is unfolded below a row of the setup (its suspects or its characters): one at a time.

use bevy_egui::egui::{Id, Ui};

/// What lies open below a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OpenBelow {
    /// The suspects to choose from.
    Suspects(usize),
    /// The characters of a bot.
    Characters(usize),
}

/// What lies open, if anything does.
pub(super) fn opened(ui: &Ui) -> Option<OpenBelow> {
    ui.ctx().data(|data| data.get_temp::<Option<OpenBelow>>(Id::new("setup-below"))).flatten()
}

/// Opens something below a row, or closes it where it lies open.
pub(super) fn toggle(ui: &Ui, below: OpenBelow) {
    open(ui, if opened(ui) == Some(below) { None } else { Some(below) });
}

/// Lays open one thing at most.
pub(super) fn open(ui: &Ui, below: Option<OpenBelow>) {
    ui.ctx().data_mut(|data| {
        data.insert_temp(Id::new("setup-below"), below);
    });
}
