//! One cell of the notebook: what is printed, what is pencilled, and what pressing it does.

use bevy_egui::egui::{
    Event, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2,
};

use super::{NotebookWish, ink, led, sheet::NotebookGrid, text_table::cell_id, touched::touched};
use crate::ui::{
    inspect,
    keys::{Shortcut, in_use},
    scale::round,
    style::veil,
};
use candlestick_game::{Column, Mark, Numbers};
use candlestick_rules::CardId;
use candlestick_themes::{Theme, palette};

impl NotebookGrid<'_> {
    /// A cell: pressing an open one writes the next mark, pressing a printed one asks why. Not painted where it is not seen.
    pub(super) fn show_cell(
        &self,
        ui: &mut Ui,
        cell: Rect,
        (card, column): (CardId, Column),
        seen: bool,
        wishes: &mut Vec<NotebookWish>,
    ) {
        let response = ui.interact(cell, cell_id(ui, card, column), Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(WidgetType::Button, true, self.context.inspector().cell_told(card, column))
        });
        self.context.targets.mark(cell_target(self.context.theme, card, column), &response);
        if seen {
            self.paint(ui, cell, card, column, &response);
            if led::take(ui.ctx()) {
                response.request_focus();
            }
        }
        self.respond(ui, &response, card, column, wishes);
    }

    fn paint(&self, ui: &Ui, cell: Rect, card: CardId, column: Column, response: &Response) {
        let painter = ui.painter();
        painter.vline(cell.left(), cell.y_range(), Stroke::new(1.0, veil(palette::WALNUT_LIGHT, 0.3)));
        let (assist, own) = (self.context.assist, self.context.marks.get(card, column));
        let printed = assist.printed(card, column);
        let odds = assist.odds(card, column);
        let pencil = ink::pencil(odds.is_some());
        if let Some(odds) = odds {
            ink::shade(painter, cell, odds);
        }
        match (printed, odds) {
            (Some(mark), _) => ink::printed(painter, cell, mark),
            (None, Some(odds)) => ink::percent(painter, cell, odds, own.is_some()),
            _ => {}
        }
        let turns = if odds.is_none() { assist.numbers(card, column) } else { Vec::new() };
        let corner = printed.is_some() || odds.is_some() || !turns.is_empty();
        if let Some(mark) = own {
            ink::pencilled(painter, if corner { ink::corner(cell) } else { cell }, mark, pencil);
            if assist.is_slip(card, column, mark) {
                ink::slip(painter, cell);
            }
        }
        ink::turns(painter, cell, &turns);
        ink::numbers(painter, cell, self.context.marks.numbers(card, column), pencil);
        let inside = |shrink: f32, stroke: Stroke| {
            painter.rect_stroke(cell.shrink(shrink), round::SMALL, stroke, StrokeKind::Inside);
        };
        if self.context.cell == Some((card, column)) {
            inside(0.5, Stroke::new(2.0, palette::BRASS));
        }
        if response.hovered() {
            inside(1.5, Stroke::new(1.0, palette::PENCIL));
        }
        if response.has_focus() {
            inside(1.0, Stroke::new(2.5, palette::PENCIL));
        }
    }

    fn respond(&self, ui: &Ui, response: &Response, card: CardId, column: Column, wishes: &mut Vec<NotebookWish>) {
        let here = (card, column);
        let (looking, open) = (self.context.cell == Some(here), self.context.assist.printed(card, column).is_none());
        // A finger that is held asks why, as the right button does; lifting it writes nothing.
        let held = inspect::held(ui.ctx());
        if response.clicked() && !held {
            touched(ui.ctx(), self.context.view, here);
            if open {
                wishes.push(NotebookWish::Cycle(card, column));
            }
            // The strip would push the sheet away under the next stroke of the pencil, so it opens only when asked.
            match (open, self.context.cell.is_some()) {
                (true, false) => {}
                (true, true) => wishes.push(NotebookWish::LookAt(Some(here))),
                (false, _) => wishes.push(NotebookWish::LookAt(Some(here).filter(|_| !looking))),
            }
        }
        if response.gained_focus() {
            // The next rows come into sight with the one that the keyboard is on.
            ui.scroll_to_rect(response.rect.expand2(vec2(0.0, 2.0 * response.rect.height())), None);
        }
        let walked = response.gained_focus() && self.context.cell.is_some() && !response.is_pointer_button_down_on();
        if walked || response.secondary_clicked() || response.clicked() && held {
            wishes.push(NotebookWish::LookAt(Some(here)));
        }
        if response.has_focus() {
            typed(ui, card, column, wishes);
        }
    }

    /// Keeps the row of the cell that is looked at in sight when the sheet has just become shorter.
    pub(super) fn keep_in_sight(&self, ui: &Ui, row: Rect, card: CardId) {
        let Some(here) = self.context.cell.filter(|cell| cell.0 == card) else { return };
        let id = ui.id().with("in-sight");
        let before = ui.ctx().data(|data| data.get_temp::<(CardId, Column)>(id));
        if before != Some(here) {
            ui.ctx().data_mut(|data| data.insert_temp(id, here));
            // With the rows about it, where there is room for them.
            let about = if ui.clip_rect().height() < 3.0 * row.height() { 0.0 } else { row.height() };
            ui.scroll_to_rect(row.expand2(vec2(0.0, about)), None);
        }
    }
}

/// The name under which a cell notes itself.
#[must_use]
pub fn cell_target(theme: &Theme, card: CardId, column: Column) -> String {
    let key = theme.card_key(card);
    match column {
        Column::Seat(seat) => format!("note.{key}.{}", seat.0),
        Column::CaseFile => format!("note.{key}.file"),
    }
}

/// Marks and numbers by the keyboard while a cell has it.
fn typed(ui: &Ui, card: CardId, column: Column, wishes: &mut Vec<NotebookWish>) {
    let set = |mark| NotebookWish::Set(card, column, mark);
    let own = |of| in_use(ui.ctx(), of);
    let keys = [
        (own(Shortcut::No), Some(Mark::No)),
        (own(Shortcut::Yes), Some(Mark::Yes)),
        (own(Shortcut::Maybe), Some(Mark::Maybe)),
        (own(Shortcut::Erase), None),
        (Key::Delete, None),
    ];
    let why = own(Shortcut::Why);
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, why) {
            wishes.push(NotebookWish::LookAt(Some((card, column))));
        }
        for (key, mark) in keys {
            if input.consume_key(Modifiers::NONE, key) {
                wishes.push(set(mark));
            }
        }
        for event in &input.events {
            if let Event::Text(text) = event {
                let number = text.parse().ok().filter(|number| (1..=Numbers::MOST).contains(number));
                wishes.extend(number.map(|number| NotebookWish::Number(card, column, number)));
            }
        }
    });
}
