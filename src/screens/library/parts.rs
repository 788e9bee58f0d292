//! Holds what all parts of the library's screen are given: words, pictures, click targets; and draws its text field.

use bevy_egui::egui::Ui;

use crate::ui::{Art, ScreenTargets, widgets};
use candlestick_themes::Words;

/// What the parts of the screen share.
pub(super) struct LibraryScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
}

/// A line that one types into.
pub(super) fn line(ui: &mut Ui, text: &mut String, hint: &str, (target, shared): (&str, &LibraryScreen), most: usize) {
    shared.targets.mark(target, &widgets::line(ui, text, hint, most));
}
