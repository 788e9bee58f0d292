//! The notebook: cards by players on a leaf of paper, filled in as far as its help level says, open to one's pencil.

mod cell;
mod columns;
mod foot;
mod grid;
mod head;
mod ink;
mod levels;
mod strip;
mod text;
mod why;
mod wish;

use bevy_egui::egui::{Context, Id, ScrollArea, Ui, vec2};

use super::{Intent, PanelContext, style::touch, widgets::paper};
use candlestick_game::Column;
use candlestick_rules::{CardId, Category, View};
use grid::Sheet;

pub use levels::{key as help_key, why_key as help_why_key};
pub use text::sheet_text;
pub use why::{Asked, Proved, Why, tell_proof};
pub use wish::Wish;

/// Margin of the paper.
const MARGIN: i8 = 8;
/// The least height of the rows, in points.
const LEAST: f32 = 104.0;

/// Shows the notebook.
pub fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let mut wishes = Vec::new();
    leaf(ui, context, &mut wishes);
    levels::show(ui.ctx(), context, &mut wishes);
    intents.extend(wishes.into_iter().map(Intent::Notebook));
}

/// Each seat's own; the hand tells cases apart.
fn touched_key(view: &View) -> Id {
    Id::new(("note-touched", view.me.0, view.hand.bits()))
}

/// Remembers the cell that was pressed last.
fn touched(ctx: &Context, view: &View, cell: (CardId, Column)) {
    ctx.data_mut(|data| data.insert_temp(touched_key(view), cell));
}

/// The cell that this seat pressed last.
fn last_touched(ctx: &Context, view: &View) -> Option<(CardId, Column)> {
    ctx.data(|data| data.get_temp(touched_key(view)))
}

/// The leaf of paper.
fn leaf(ui: &mut Ui, context: &PanelContext, wishes: &mut Vec<Wish>) {
    touch(ui, context.narrow);
    let height = ui.available_height();
    let margins = 2.0 * f32::from(MARGIN);
    paper(ui, context.art, MARGIN, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        ui.spacing_mut().scroll.floating_allocated_width = 0.0;
        let below = context.cell.map_or(foot::height(context.narrow), |_| strip::height(context.narrow));
        let sheet = Sheet::measure(ui, context, height - margins);
        sheet.head(ui);
        let rows = (height - margins - sheet.head_height() - below).max(LEAST);
        ScrollArea::vertical().max_height(rows).auto_shrink([false, true]).show(ui, |ui| {
            for category in Category::ALL {
                let top = ui.cursor().top();
                for card in context.view.edition.cards.set_of(category).iter() {
                    sheet.row(ui, card, wishes);
                }
                sheet.band(ui, category, top);
            }
        });
        match context.cell {
            Some((card, column)) => sheet.strip(ui, card, column, wishes),
            None => foot::show(ui, context, wishes),
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::SeatId;

    #[test]
    fn the_cell_that_one_pressed_is_nothing_to_whoever_has_the_device_next() {
        let deal = |seed| opened("classic-2016", 3, Level::Novice, seed);
        let (ctx, cell) = (Context::default(), (CardId(4), Column::CaseFile));
        let (here, next_case) = (deal(1), deal(2));
        touched(&ctx, &here.game().view(SeatId(0)), cell);
        assert_eq!(last_touched(&ctx, &here.game().view(SeatId(0))), Some(cell));
        assert_eq!(last_touched(&ctx, &here.game().view(SeatId(1))), None);
        assert_eq!(last_touched(&ctx, &next_case.game().view(SeatId(0))), None);
    }
}
