//! The strip under the sheet: the cell that is looked at, the pencil for it, and why it stands as it does.

use bevy_egui::egui::{Align2, Label, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2};

use super::{
    NotebookWish,
    foot::{PrintedButton, small_button},
    ink,
    sheet::NotebookGrid,
};
use crate::ui::scale::{Size, round};
use crate::ui::{
    style::{FINGER, body, bold, fingers, is_low, mix, veil},
    widgets::draw,
};
use candlestick_game::{Column, Mark, Numbers};
use candlestick_rules::CardId;
use candlestick_themes::{key, palette};

/// The height of the strip's buttons where a mouse presses them, in points.
const BUTTON: f32 = 25.0;
/// Between two buttons of the pencil.
const GAP: f32 = 3.0;

/// How high the strip's buttons are, in points.
fn side(ui: &Ui, narrow: bool) -> f32 {
    if fingers(ui, narrow) { FINGER } else { BUTTON }
}

/// How high the strip is where it has room, in points: three rows of buttons on a phone that stands upright, else two.
pub(super) fn height(ui: &Ui, narrow: bool) -> f32 {
    if has_numbers_apart(ui, narrow) { 252.0 } else { 78.0 + 2.0 * side(ui, narrow) }
}

/// Whether the numbers have a row of their own.
fn has_numbers_apart(ui: &Ui, narrow: bool) -> bool {
    narrow && !is_low(ui)
}

/// How wide a button of the pencil is at most.
const fn most_wide(apart: bool) -> f32 {
    if apart { 60.0 } else { 40.0 }
}

/// The place of a button in a row of the pencil.
fn button(row: Rect, n: usize, each: f32) -> Rect {
    Rect::from_min_size(pos2(row.left() + n as f32 * each, row.top()), vec2(each - GAP, row.height()))
}

/// The marks that can be pencilled in, in the order of their buttons.
const MARKS: [Mark; 3] = [Mark::No, Mark::Maybe, Mark::Yes];

impl NotebookGrid<'_> {
    /// Shows the strip for a cell, so high.
    pub(super) fn strip(
        &self,
        ui: &mut Ui,
        height: f32,
        (card, column): (CardId, Column),
        wishes: &mut Vec<NotebookWish>,
    ) {
        let apart = has_numbers_apart(ui, self.context.narrow);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        ui.painter().rect_filled(rect, round::SQUARE, veil(palette::PARCHMENT_SHADE, 0.55));
        ui.painter().hline(rect.x_range(), rect.top(), (1.5, veil(palette::INK, 0.6)));
        let inner = rect.shrink2(vec2(6.0, 5.0));
        let side = side(ui, self.context.narrow);
        let (head, rest) = inner.split_top_bottom_at_y(inner.top() + side);
        self.strip_head(ui, head, card, column, wishes);
        let rows = if apart { 2.0 } else { 1.0 };
        let (pencil, rest) = rest.split_top_bottom_at_y(rest.top() + rows * (4.0 + side));
        let marks = Rect::from_min_max(pencil.min + vec2(0.0, 4.0), pos2(pencil.right(), pencil.top() + 4.0 + side));
        let each = self.mark_width(ui, marks);
        let beside = Rect::from_min_max(marks.min + vec2(MARKS.len() as f32 * each + 10.0, 0.0), marks.max);
        let numbers = if apart { marks.translate(vec2(0.0, 4.0 + side)) } else { beside };
        self.marks(ui, (marks, each), (card, column), wishes);
        self.numbers(ui, numbers, card, column, wishes);
        let lines = Rect::from_min_max(rest.min + vec2(0.0, 4.0), rest.max);
        self.reasons(ui, lines);
    }

    /// Whose cell it is, the way into the log, and away.
    fn strip_head(&self, ui: &Ui, head: Rect, card: CardId, column: Column, wishes: &mut Vec<NotebookWish>) {
        let (words, side) = (self.context.words, head.height());
        let mut right = head.right();
        let mut place = |width: f32| {
            right -= width + 4.0;
            Rect::from_min_size(pos2(right + 4.0, head.top()), vec2(width, side))
        };
        let label = words.say(key!("cell-close"));
        let close = small_button(
            ui,
            place(side),
            "close",
            PrintedButton { icon: self.context.art.icon("cross"), ..PrintedButton::of(&label) },
        );
        self.context.targets.mark("cell.close", &close);
        if close.clicked() {
            wishes.push(NotebookWish::LookAt(None));
        }
        super::foot::change(ui, self.context, [place(side), place(side)], wishes);
        if self.context.why.is_some_and(|why| !why.events.is_empty()) {
            let label = words.say(key!("cell-log"));
            let icon = self.context.art.icon("eye");
            // Among buttons for fingers the cell's name needs the room of its word.
            let (text, wide) = if side < FINGER { (Some(&*label), 120.0) } else { (None, side) };
            let face = PrintedButton { icon, text, ..PrintedButton::of(&label) };
            let log = small_button(ui, place(wide), "log", face);
            self.context.targets.mark("cell.log", &log);
            if log.clicked() {
                wishes.push(NotebookWish::ShowLog);
            }
        }
        let column = self.column_name(column);
        let values = [("card", self.context.theme.card_name(card).into()), ("column", (&column).into())];
        let title = words.with(key!("cell-title"), &values);
        let icon = Rect::from_center_size(pos2(head.left() + 10.0, head.center().y), vec2(18.0, 18.0));
        ink::pictogram(ui.painter(), self.context, card, icon);
        let at = pos2(icon.right() + 6.0, head.center().y);
        // Long names go on in a second line.
        let room = vec2(right - at.x - 4.0, side);
        let galley = draw::in_plate(ui.painter(), &title, &bold(Size::TEXT), palette::INK.into(), room);
        let corner = pos2(at.x, at.y - galley.size().y / 2.0);
        ui.painter().galley(draw::plate_corner(&galley, corner), galley, palette::INK.into());
    }

    /// How wide a number's button is.
    fn number_width(row: Rect, apart: bool) -> f32 {
        (row.width() / f32::from(Numbers::MOST)).min(most_wide(apart))
    }

    /// How wide a mark's button is: a finger's width where fingers press.
    fn mark_width(&self, ui: &Ui, row: Rect) -> f32 {
        let apart = has_numbers_apart(ui, self.context.narrow);
        let count = if apart { 0 } else { MARKS.len() } as f32 + f32::from(Numbers::MOST);
        let each = ((row.width() - 10.0) / count).min(most_wide(apart));
        if fingers(ui, self.context.narrow) { each.max(FINGER + GAP) } else { each }
    }

    /// A button for every mark, so that each can be written at once.
    fn marks(
        &self,
        ui: &Ui,
        (row, each): (Rect, f32),
        (card, column): (CardId, Column),
        wishes: &mut Vec<NotebookWish>,
    ) {
        let (words, own) = (self.context.words, self.context.marks.get(card, column));
        for (n, mark) in MARKS.into_iter().enumerate() {
            let label = words.with(key!("cell-mark"), &[("mark", (&words.say(mark.sentence())).into())]);
            let label = if own == Some(mark) { words.say(key!("cell-wipe")) } else { label };
            let rect = button(row, n, each);
            let face = PrintedButton { chosen: Some(own == Some(mark)), ..PrintedButton::of(&label) };
            let response = small_button(ui, rect, target(mark), face);
            ink::pencilled(ui.painter(), rect, mark, ink::pencil(false));
            self.context.targets.mark(format!("cell.mark.{}", target(mark)), &response);
            if response.clicked() {
                wishes.push(NotebookWish::Set(card, column, Some(mark).filter(|_| own != Some(mark))));
            }
        }
    }

    /// A button for every number.
    fn numbers(&self, ui: &Ui, row: Rect, card: CardId, column: Column, wishes: &mut Vec<NotebookWish>) {
        let (words, numbers) = (self.context.words, self.context.marks.numbers(card, column));
        let each = Self::number_width(row, has_numbers_apart(ui, self.context.narrow));
        for number in 1..=Numbers::MOST {
            let label = words.with(key!("cell-number"), &[("number", number.into())]);
            let rect = button(row, usize::from(number) - 1, each);
            let chosen = Some(numbers.iter().any(|one| one == number));
            let response =
                small_button(ui, rect, &number.to_string(), PrintedButton { chosen, ..PrintedButton::of(&label) });
            // On the strip's darker paper the pencil alone is too faint for letters.
            let ink = mix(palette::PENCIL, palette::INK, 0.5);
            draw::write(
                ui.painter(),
                rect.center(),
                Align2::CENTER_CENTER,
                &number.to_string(),
                &bold(Size::FOOT),
                ink,
                each,
            );
            self.context.targets.mark(format!("cell.number.{number}"), &response);
            if response.clicked() {
                wishes.push(NotebookWish::Number(card, column, number));
            }
        }
    }

    fn reasons(&self, ui: &mut Ui, rect: Rect) {
        let Some(why) = self.context.why else { return };
        let builder = bevy_egui::egui::UiBuilder::new().id_salt("reasons").max_rect(rect);
        let mut ui = ui.new_child(builder);
        ScrollArea::vertical().auto_shrink([false, false]).show(&mut ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let ink = mix(palette::INK, palette::WALNUT, 0.3);
            for (line, depth) in &why.lines {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.add_space(14.0 * (*depth).min(4) as f32);
                    ui.add(Label::new(RichText::new(line).font(body(Size::FOOT)).color(ink)).wrap());
                });
            }
        });
    }
}

const fn target(mark: Mark) -> &'static str {
    match mark {
        Mark::No => "no",
        Mark::Maybe => "maybe",
        Mark::Yes => "yes",
    }
}
