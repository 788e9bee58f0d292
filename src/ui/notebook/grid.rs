//! The rows of the notebook: names, cells and the headings of the groups.

use bevy_egui::egui::{Color32, Rect, Stroke, Ui, Vec2, epaint::TextShape, pos2, vec2};

use super::{NotebookWish, ink, sheet::NotebookGrid};
use crate::ui::scale::{Size, growth, round, times};
use crate::ui::{
    inspect,
    style::{bold, mix, veil},
    widgets::{self, draw},
};
use candlestick_game::{Column, Mark, inspect::Subject};
use candlestick_rules::{CardId, Category};
use candlestick_themes::{key, palette};

impl NotebookGrid<'_> {
    /// The heading of a group along its left side, and the line under it.
    pub(super) fn band(&self, ui: &Ui, category: Category, top: f32) {
        let bottom = ui.cursor().top();
        let rect = Rect::from_min_max(pos2(self.left, top + 1.0), pos2(self.left + self.band, bottom));
        let key = match category {
            Category::Suspect => key!("note-who"),
            Category::Weapon => key!("note-what"),
            Category::Room => key!("note-where"),
        };
        let ink: Color32 = palette::PARCHMENT.into();
        let painter = ui.painter();
        painter.rect_filled(rect, round::SQUARE, mix(palette::BLOOD, palette::INK, 0.25));
        let galley = painter.layout_no_wrap(self.context.words.say(key), bold(Size::FOOT.grown()), ink);
        let at = rect.center() + vec2(-galley.size().y / 2.0, galley.size().x / 2.0);
        painter.add(TextShape::new(at, galley, ink).with_angle(-std::f32::consts::FRAC_PI_2));
        let width = self.band + self.name + self.cell * self.columns.len() as f32;
        painter.hline(self.left..=self.left + width, bottom, Stroke::new(1.5, veil(palette::INK, 0.6)));
    }

    /// A card with all its cells.
    pub(super) fn row(&self, ui: &mut Ui, card: CardId, wishes: &mut Vec<NotebookWish>) {
        let rect = self.line(ui, self.row);
        self.keep_in_sight(ui, rect, card);
        // Out of sight nothing is painted, but whoever hears the sheet or walks it by keys finds every cell.
        let seen = ui.is_rect_visible(rect);
        if seen {
            self.show_name(ui, rect, card);
        }
        for (n, column) in self.columns.iter().enumerate() {
            let cell = self.cell(rect, n);
            if seen {
                self.shade_column(ui, cell, *column, n);
            }
            self.show_cell(ui, cell, (card, *column), seen, wishes);
        }
        if seen {
            self.rule(ui, rect);
        }
    }

    /// A card's name, which tells of the card where the pointer rests on it.
    fn show_name(&self, ui: &Ui, rect: Rect, card: CardId) {
        if ui.rect_contains_pointer(rect) {
            ui.painter().rect_filled(rect, round::SQUARE, veil(palette::BRASS, ink::LIT));
        }
        self.paint_name(ui, rect, card);
        let name = rect.with_max_x(rect.left() + self.band + self.name);
        let subject = Subject::of_card(self.context.view.edition.cards, card);
        inspect::offer_at(ui.ctx(), ui.rect_contains_pointer(name), name, subject);
    }

    /// The line under a row.
    fn rule(&self, ui: &Ui, rect: Rect) {
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, veil(palette::WALNUT_LIGHT, 0.25)));
    }

    fn paint_name(&self, ui: &Ui, row: Rect, card: CardId) {
        let printed = |column: &Column| self.context.assist.printed(card, *column) == Some(Mark::Yes);
        let guilty = printed(&Column::CaseFile);
        let settled = !guilty && self.columns.iter().any(printed);
        let side = (self.row - 3.0).min(24.0 * growth());
        let icon =
            Rect::from_min_size(pos2(row.left() + self.band + 4.0, row.center().y - side / 2.0), Vec2::splat(side));
        ink::pictogram(ui.painter(), self.context, card, icon);
        let colour: Color32 = ink::name(guilty, settled).into();
        let name = widgets::Tile::of(self.context.theme, card).name;
        // As large as the other letters, as far as a row is high.
        let size = if self.context.narrow { 14.5 } else { (self.row / growth() * 0.67).clamp(13.0, 15.0) };
        let size = (size * times()).min(self.row * 0.72);
        let at = pos2(icon.right() + 5.0, row.center().y);
        let room = self.band + self.name - (at.x - row.left()) - 4.0;
        let font = bold(Size::drawn(size));
        let lines = draw::write_in_row(ui.painter(), at, name, &font, colour, vec2(room, self.row));
        for line in lines.iter().filter(|_| settled) {
            let y = line.center().y + 1.0;
            ui.painter().hline(line.expand2(vec2(2.0, 0.0)).x_range(), y, Stroke::new(1.3, colour));
        }
        if guilty {
            let written = lines.iter().fold(Rect::NOTHING, |all, line| all.union(*line));
            ink::ring(ui.painter(), written.expand2(vec2(6.0, 0.0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy_egui::egui::{Context, RawInput};
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::SeatId;
    use candlestick_themes::Words;

    use super::*;
    use crate::ui::{notebook, prompt::tests::on_table};

    #[test]
    fn a_reader_finds_every_cell_also_of_rows_that_are_scrolled_out_of_sight() {
        let case = opened("classic-2016", 4, Level::Novice, 1);
        let view = case.game().view(SeatId(0));
        on_table(&case, &view, &Words::english(), false, |context| {
            let ctx = Context::default();
            crate::ui::style::apply(&ctx);
            ctx.enable_accesskit();
            let low = Rect::from_min_size(pos2(0.0, 0.0), vec2(420.0, 260.0));
            let mut told = BTreeSet::new();
            for _ in 0..2 {
                let input = RawInput { screen_rect: Some(low), ..RawInput::default() };
                let mut output = ctx.run_ui(input, |ui| notebook::show(ui, context, &mut Vec::new()));
                output.textures_delta.clear();
                let update = output.platform_output.accesskit_update.expect("a reader reads");
                told = update.nodes.iter().filter_map(|(_, node)| node.label().map(str::to_owned)).collect();
            }
            let columns = (0..4).map(|seat| Column::Seat(SeatId(seat))).chain([Column::CaseFile]);
            for column in columns {
                for card in view.edition.cards.all().iter() {
                    let cell = context.inspector().cell_told(card, column);
                    assert!(told.contains(&cell), "{cell} is not told");
                }
            }
        });
    }
}
