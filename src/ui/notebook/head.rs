//! The head of the notebook: the title and whose columns these are.

use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use super::sheet::NotebookGrid;
use crate::ui::scale::{Size, growth};
use crate::ui::{
    inspect,
    style::{bold, display, lettered, veil},
    widgets::draw,
};
use candlestick_game::{Column, inspect::Subject};
use candlestick_themes::{key, palette};

impl NotebookGrid<'_> {
    /// The title and whose columns these are; stays in place while the rows scroll.
    pub(super) fn head(&self, ui: &mut Ui) {
        let rect = self.line(ui, self.head);
        let place =
            Rect::from_min_size(rect.min + vec2(4.0, 0.0), vec2(self.band + self.name - 8.0, rect.height() - 1.0));
        if let Some(part) = self.part {
            self.turn_columns(ui, part, place);
        } else {
            let title = self.context.words.say(key!("note-title"));
            let ink = palette::BLOOD.into();
            let galley = draw::in_plate(ui.painter(), &title, &display(Size::HEAD.grown()), ink, place.size());
            let corner = pos2(place.left(), place.center().y - galley.size().y / 2.0);
            ui.painter().galley(draw::plate_corner(&galley, corner), galley, ink);
        }
        for (n, column) in self.columns.iter().enumerate() {
            let cell = self.cell(rect, n);
            let response = ui.interact(cell, ui.id().with(("head", n)), Sense::hover());
            self.shade_column(ui, cell, *column, n);
            self.paint_head(ui, cell, *column);
            match column {
                Column::Seat(seat) => inspect::offer(&response, Subject::Suspect(self.context.suspect(*seat))),
                Column::CaseFile => drop(response.on_hover_text(self.column_name(*column))),
            }
        }
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.5, veil(palette::INK, 0.75)));
    }

    pub(super) fn column_name(&self, column: Column) -> String {
        self.context.inspector().column_name(column)
    }

    fn paint_head(&self, ui: &Ui, cell: Rect, column: Column) {
        let painter = ui.painter();
        let radius = (self.cell * 0.42).min(13.0 * growth());
        match column {
            Column::Seat(seat) => {
                let (ground, ink) = lettered(self.context.colour(seat));
                let mark = &self.context.theme.suspects[self.context.suspect(seat).index()].mark;
                painter.circle(cell.center(), radius, ground, Stroke::new(1.5, palette::INK));
                painter.text(cell.center(), Align2::CENTER_CENTER, mark, bold(Size::drawn(radius * 1.05)), ink);
                if seat == self.context.view.me {
                    painter.circle_stroke(cell.center(), radius + 2.5, Stroke::new(1.5, palette::BRASS));
                }
            }
            Column::CaseFile => {
                if let Some(texture) = self.context.art.icon("envelope") {
                    let at = Rect::from_center_size(cell.center(), Vec2::splat(radius * 2.1));
                    painter.image(texture, at, draw::WHOLE, palette::BLOOD.into());
                }
            }
        }
    }
}
