//! The menu's button and the one for the whole house: beside the players on a phone, else where the board leaves room.

use bevy_egui::egui::{self, Align, Layout, Rect, Ui, vec2};

use super::lens::Lens;
use crate::ui::{
    PanelContext,
    style::{FINGER, fingers},
    widgets::{self, icon_button},
};
use candlestick_themes::key;

/// Between the buttons, and between them and the edge.
const GAP: f32 = 6.0;
/// What they take of a window's board, with their gaps.
const STRIP: f32 = FINGER + 2.0 * GAP;

/// What they change.
pub(super) struct Corner<'a> {
    pub menu: &'a mut bool,
    /// Whether something had the keyboard in the frame before: Escape lets go of that first.
    pub focused: bool,
    pub lens: &'a mut Lens,
    /// Whether it is a lesson, in which the board is only turned back to where things happen.
    pub teaches: bool,
}

/// On a phone: a column at the right end of a strip, or a row where the window is low; `rest` is shown in what is left.
pub(super) fn beside(ui: &mut Ui, context: &PanelContext, low: bool, corner: Corner, rest: impl FnOnce(&mut Ui)) {
    let column = if low { 2.0 * FINGER + GAP } else { FINGER };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let width = ui.available_width() - column - GAP;
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Center), |ui| {
            ui.set_width(width);
            rest(ui);
        });
        // Pictures alone: they need not grow with the texts.
        ui.spacing_mut().interact_size.y = FINGER;
        let layout = if low { Layout::left_to_right(Align::Min) } else { Layout::top_down(Align::Min) };
        ui.with_layout(layout, |ui| both(ui, context, corner, true));
    });
}

/// In a window: over the strip that [`clear`] leaves beside or above the board.
pub(super) fn over_board(ctx: &egui::Context, context: &PanelContext, board: Rect, aside: bool, corner: Corner) {
    let area = egui::Area::new("board-buttons".into()).fixed_pos(board.min + vec2(GAP, GAP)).order(egui::Order::Middle);
    area.show(ctx, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        if fingers(ui, context.narrow) {
            ui.spacing_mut().interact_size.y = FINGER;
        }
        let layout = if aside { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
        let whole = corner.lens.is_moved();
        ui.with_layout(layout, |ui| both(ui, context, corner, whole));
    });
}

/// What is left of a window's rectangle for the board, so that its corner lies under no button, and whether they stand
/// beside it rather than above; `drawn` says how large the board would be in a rectangle.
pub(super) fn clear(rect: Rect, drawn: impl Fn(Rect) -> egui::Vec2) -> (Rect, bool) {
    let free = (rect.size() - drawn(rect)) / 2.0;
    if free.x >= STRIP || free.y >= STRIP {
        return (rect, free.x >= STRIP);
    }
    let aside = rect.with_min_x((rect.left() + STRIP).min(rect.right()));
    let above = rect.with_min_y((rect.top() + STRIP).min(rect.bottom()));
    if drawn(aside).x >= drawn(above).x { (aside, true) } else { (above, false) }
}

fn both(ui: &mut Ui, context: &PanelContext, corner: Corner, with_whole: bool) {
    menu(ui, context, (corner.menu, corner.focused));
    if with_whole {
        whole(ui, context, corner.lens, corner.teaches);
    }
}

/// The menu's button; Escape opens it as well, unless it closes a dialog or lets go of what had the keyboard.
fn menu(ui: &mut Ui, context: &PanelContext, (open, focused): (&mut bool, bool)) {
    let response = icon_button(ui, context.art.icon("gear"), &context.words.say(key!("menu-open")));
    context.targets.mark("menu.open", &response);
    if response.clicked() || !*open && !focused && widgets::pressed(ui, egui::Key::Escape) {
        *open = true;
    }
}

/// The whole house; or as wide as the screen again, or near to where one can go.
fn whole(ui: &mut Ui, context: &PanelContext, lens: &mut Lens, teaches: bool) {
    let (icon, key) = match (lens.whole, lens.is_for_choosing()) {
        (false, _) => ("home", key!("board-whole")),
        (true, true) => ("footsteps", key!("board-reach")),
        (true, false) => ("magnifier", key!("board-near")),
    };
    let (icon, words) = (context.art.icon(icon), context.words.say(key));
    let response = ui.add_enabled_ui(!teaches || lens.is_turned(), |ui| icon_button(ui, icon, &words)).inner;
    context.targets.mark("board.whole", &response);
    if response.clicked() {
        lens.turn_over();
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    /// How large a board of a shape (width by height) is drawn in a rectangle.
    fn fitted(shape: f32) -> impl Fn(Rect) -> egui::Vec2 {
        move |rect| {
            let height = rect.height().min(rect.width() / shape);
            vec2(height * shape, height)
        }
    }

    #[test]
    fn no_corner_of_any_board_lies_under_the_buttons() {
        for (width, height) in [(680.0, 800.0), (439.0, 390.0), (500.0, 640.0), (900.0, 900.0)] {
            for shape in [0.8, 0.95, 1.0, 1.1, 1.4] {
                let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                let (rect, aside) = clear(whole, fitted(shape));
                let board = Rect::from_center_size(rect.center(), fitted(shape)(rect));
                let size = if aside { vec2(FINGER, 2.0 * FINGER + GAP) } else { vec2(2.0 * FINGER + GAP, FINGER) };
                let buttons = Rect::from_min_size(whole.min + vec2(GAP, GAP), size);
                assert!(!board.shrink(0.5).intersects(buttons), "{width} x {height}, {shape}: {board:?} {buttons:?}");
                assert!(board.width() > fitted(shape)(whole).x * 0.85, "{width} x {height}, {shape}");
            }
        }
    }
}
