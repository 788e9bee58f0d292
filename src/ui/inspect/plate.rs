//! The plate itself: name, signed lines, and what is known of the card.

use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Order, Pos2, Rect, RichText, Stroke, Ui, pos2, vec2,
};

use crate::ui::scale::{Size, round};
use crate::ui::{
    Depth, PanelContext,
    style::{body, display, mix, veil},
    widgets::{SignStyle, hairline, signed, subheading},
};
use candlestick_game::inspect::{Description, Topic};
use candlestick_themes::{key, palette};

/// The widest that it becomes.
const WIDTH: f32 = 270.0;
/// Between it and what it is about.
const GAP: f32 = 10.0;
/// A lower board has no room for it.
const LOWEST_BOARD: f32 = 150.0;
/// Side of a line's sign.
const SIGN: f32 = 14.0;

/// Shows it beside a rectangle, over the board where there is one.
pub(super) fn show(ctx: &Context, context: &PanelContext, told: &Description, at: Rect, board: Option<Rect>) {
    let over = board.and_then(|board| over(board, at));
    // What is on a large board keeps its plate there, beside the desk.
    let inside = board.filter(|board| board.width() > 2.0 * WIDTH && board.contains_rect(at));
    let (pos, pivot) = over.unwrap_or_else(|| beside(inside.unwrap_or_else(|| ctx.content_rect()), at));
    let area = Area::new(Id::new("inspect-plate")).order(Order::Tooltip).interactable(false).pivot(pivot);
    area.fixed_pos(pos).constrain(true).show(ctx, |ui| {
        ui.set_max_width(WIDTH);
        frame().show(ui, |ui| paint(ui, context, told));
    });
}

/// What stands on the desk beside or below the board has its plate over the board, where it covers nothing of the desk.
fn over(board: Rect, at: Rect) -> Option<(Pos2, Align2)> {
    if at.left() >= board.right() && board.width() > WIDTH {
        return Some((pos2(board.right() - GAP, at.top()), Align2::RIGHT_TOP));
    }
    let low = at.top() >= board.bottom() && board.height() > LOWEST_BOARD;
    low.then(|| (pos2(at.center().x, board.bottom() - GAP), Align2::CENTER_BOTTOM))
}

/// Beside it where there is room, else below or above it.
fn beside(room: Rect, at: Rect) -> (Pos2, Align2) {
    let whole = WIDTH + 3.0 * GAP;
    if at.right() + whole < room.right() {
        (pos2(at.right() + GAP, at.top()), Align2::LEFT_TOP)
    } else if at.left() - whole > room.left() {
        (pos2(at.left() - GAP, at.top()), Align2::RIGHT_TOP)
    } else if at.center().y < room.center().y {
        (pos2(at.center().x, at.bottom() + GAP), Align2::CENTER_TOP)
    } else {
        (pos2(at.center().x, at.top() - GAP), Align2::CENTER_BOTTOM)
    }
}

fn frame() -> Frame {
    Frame::new()
        .fill(veil(mix(palette::NIGHT, palette::WALNUT, 0.35), 0.97))
        .stroke(Stroke::new(1.0, palette::BRASS))
        .corner_radius(round::PLATE)
        .inner_margin(Margin::symmetric(12, 8))
        .shadow(Depth::Window.shadow())
}

fn paint(ui: &mut Ui, context: &PanelContext, told: &Description) {
    ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
    ui.spacing_mut().interact_size.y = 0.0;
    ui.add(Label::new(RichText::new(&told.name).font(display(Size::LEAD)).color(palette::CANDLE)).wrap());
    let (tint, ink) = (palette::BRASS.into(), palette::IVORY.into());
    let look = SignStyle { side: SIGN, tint, font: body(Size::FOOT), ink };
    for line in &told.lines {
        signed(ui, context.art, sign(line.about), &line.text, &look);
    }
    if told.card.is_empty() {
        return;
    }
    if !told.lines.is_empty() {
        hairline(ui);
    }
    subheading(ui, &context.words.say(key!("inspect-card")));
    for line in &told.card {
        ui.add(Label::new(RichText::new(line).font(body(Size::FOOT)).color(palette::PARCHMENT)).wrap());
    }
}

const fn sign(about: Topic) -> &'static str {
    match about {
        Topic::Player => "person",
        Topic::Where => "home",
        Topic::Here => "eye",
        Topic::Doors => "door",
        Topic::Passage => "passage",
        Topic::Reach => "footsteps",
        Topic::Cards => "cards",
        Topic::Rule => "scroll",
    }
}
