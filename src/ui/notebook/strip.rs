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

/// How high the strip is where it has room, in points: on a phone that stands upright the reasons have more lines.
pub(super) fn height(ui: &Ui, narrow: bool) -> f32 {
    let reasons = if narrow && !is_low(ui) { 112.0 } else { 74.0 };
    above_reasons(ui, narrow) + reasons
}

/// How high it is at least where a finger can press all of it and read two lines, in points.
pub(super) fn least(ui: &Ui, narrow: bool) -> f32 {
    above_reasons(ui, narrow) + 14.0 + 2.5 * Size::FOOT.points()
}

/// Its head and its pencil: for fingers that has two rows of buttons, which are wider so than one row has room for.
fn above_reasons(ui: &Ui, narrow: bool) -> f32 {
    let side = side(ui, narrow);
    side + if fingers(ui, narrow) { 2.0 } else { 1.0 } * (4.0 + side)
}

/// Where the buttons of the pencil are: the marks, then the numbers, row by row.
struct Pencil {
    /// Of the first button, so wide as the way to the next.
    first: Rect,
    /// How many stand in a row.
    columns: usize,
    /// Between marks and numbers.
    apart: f32,
}

impl Pencil {
    /// In a space that is as high as its rows.
    fn new(space: Rect, rows: u8) -> Self {
        let columns = PENCIL_BUTTONS / usize::from(rows);
        let high = space.height() / f32::from(rows) - 4.0;
        let apart = if rows == 1 { 10.0 } else { 0.0 };
        // Fingers have wider ones where there is room.
        let most = if high >= FINGER { 60.0 } else { 40.0 };
        let each = ((space.width() - apart) / columns as f32).min(most);
        Self { first: Rect::from_min_size(space.min + vec2(0.0, 4.0), vec2(each, high)), columns, apart }
    }

    fn button(&self, n: usize) -> Rect {
        let (each, high) = (self.first.width(), self.first.height());
        let apart = if n < MARKS.len() { 0.0 } else { self.apart };
        let at = vec2((n % self.columns) as f32 * each + apart, (n / self.columns) as f32 * (high + 4.0));
        let gap = if each >= FINGER && high >= FINGER { GAP.min(each - FINGER) } else { GAP };
        Rect::from_min_size(self.first.min + at, vec2(each - gap, high))
    }
}

/// The marks that can be pencilled in, in the order of their buttons.
const MARKS: [Mark; 3] = [Mark::No, Mark::Maybe, Mark::Yes];
/// How many buttons the pencil has, marks and numbers.
const PENCIL_BUTTONS: usize = MARKS.len() + Numbers::MOST as usize;

impl NotebookGrid<'_> {
    /// Shows the strip for a cell, so high.
    pub(super) fn strip(
        &self,
        ui: &mut Ui,
        height: f32,
        (card, column): (CardId, Column),
        wishes: &mut Vec<NotebookWish>,
    ) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        ui.painter().rect_filled(rect, round::SQUARE, veil(palette::PARCHMENT_SHADE, 0.55));
        ui.painter().hline(rect.x_range(), rect.top(), (1.5, veil(palette::INK, 0.6)));
        let inner = rect.shrink2(vec2(6.0, 5.0));
        let side = side(ui, self.context.narrow);
        let (head, rest) = inner.split_top_bottom_at_y(inner.top() + side);
        self.strip_head(ui, head, card, column, wishes);
        let rows = if fingers(ui, self.context.narrow) && height >= least(ui, self.context.narrow) { 2 } else { 1 };
        let (space, rest) = rest.split_top_bottom_at_y(rest.top() + f32::from(rows) * (4.0 + side));
        let pencil = Pencil::new(space, rows);
        self.marks(ui, &pencil, (card, column), wishes);
        self.numbers(ui, &pencil, (card, column), wishes);
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
        // Places are taken from the right; what stands there is shown from the left, as it is read.
        let [at_close, at_redo, at_undo] = [side; 3].map(&mut place);
        if self.context.why.is_some_and(|why| !why.events.is_empty()) {
            let label = words.say(key!("cell-log"));
            let icon = self.context.art.icon("eye");
            // Among buttons for fingers the cell's name needs the room of its word.
            let (text, wide) = if side < FINGER { (Some(&*label), 120.0) } else { (None, side) };
            let face = PrintedButton { icon, text, ink: ink::on_strip(), ..PrintedButton::of(&label) };
            let log = small_button(ui, place(wide), "log", face);
            self.context.targets.mark("cell.log", &log);
            if log.clicked() {
                wishes.push(NotebookWish::ShowLog);
            }
        }
        super::foot::change(ui, self.context, [at_redo, at_undo], wishes);
        let label = words.say(key!("cell-close"));
        let face = PrintedButton { icon: self.context.art.icon("cross"), ..PrintedButton::of(&label) };
        let close = small_button(ui, at_close, "close", face);
        self.context.targets.mark("cell.close", &close);
        if close.clicked() {
            wishes.push(NotebookWish::LookAt(None));
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

    /// A button for every mark, so that each can be written at once.
    fn marks(&self, ui: &Ui, pencil: &Pencil, (card, column): (CardId, Column), wishes: &mut Vec<NotebookWish>) {
        let (words, own) = (self.context.words, self.context.marks.get(card, column));
        for (n, mark) in MARKS.into_iter().enumerate() {
            let label = words.with(key!("cell-mark"), &[("mark", (&words.say(mark.sentence())).into())]);
            let label = if own == Some(mark) { words.say(key!("cell-wipe")) } else { label };
            let rect = pencil.button(n);
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
    fn numbers(&self, ui: &Ui, pencil: &Pencil, (card, column): (CardId, Column), wishes: &mut Vec<NotebookWish>) {
        let (words, numbers) = (self.context.words, self.context.marks.numbers(card, column));
        for number in 1..=Numbers::MOST {
            let label = words.with(key!("cell-number"), &[("number", number.into())]);
            let rect = pencil.button(MARKS.len() + usize::from(number) - 1);
            let chosen = Some(numbers.iter().any(|one| one == number));
            let response =
                small_button(ui, rect, &number.to_string(), PrintedButton { chosen, ..PrintedButton::of(&label) });
            draw::write(
                ui.painter(),
                rect.center(),
                Align2::CENTER_CENTER,
                &number.to_string(),
                &bold(Size::FOOT),
                ink::on_strip(),
                rect.width(),
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
