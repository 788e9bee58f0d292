//! The two buttons that turn a narrow notebook to the players whose columns are out of sight.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use candlestick_themes::key;

use super::{
    columns::{ColumnWindow, key as key_of},
    foot::{PrintedButton, small_button},
    sheet::NotebookGrid,
};

impl NotebookGrid<'_> {
    /// The ways to the players that are not on the sheet, in the place of its title.
    pub(super) fn turn_columns(&self, ui: &Ui, part: ColumnWindow, place: Rect) {
        let icon = self.context.art.icon("play");
        let side = vec2((place.width() / 2.0 - 3.0).min(52.0), place.height());
        for (n, (on, key, target)) in [
            (false, key!("note-players-before"), "note.players.before"),
            (true, key!("note-players-after"), "note.players.after"),
        ]
        .into_iter()
        .enumerate()
        {
            let at = pos2(place.left() + n as f32 * (side.x + 4.0), place.top());
            let rect = Rect::from_min_size(at, side);
            let label = self.context.words.say(key);
            let enabled = part.turned(on) != part.from;
            let face = PrintedButton { icon, mirrored: !on, enabled, ..PrintedButton::of(&label) };
            let response = small_button(ui, rect, target, face);
            self.context.targets.put(target, rect, enabled);
            if response.clicked() {
                ui.data_mut(|data| data.insert_temp(key_of(self.context), part.turned(on)));
            }
        }
    }
}
