//! A player's plate by the room it has: beside the portrait, below it, or in two rows.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::badges;
use crate::ui::scale::{Size, growth, round, times};
use crate::ui::{
    PanelContext,
    style::{body, bold, mix, on_dark, veil},
    widgets::{disc, draw},
};
use candlestick_rules::SeatId;
use candlestick_themes::{key, palette};

/// From this width on there is room for the player's own name too.
const ROOMY: f32 = 150.0;

/// The plate, lit while it is this player's turn.
pub(super) fn ground(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    let turn = context.view.turn_seat == seat && context.view.actor.is_some();
    let acts = context.view.actor == Some(seat) && !context.busy;
    if turn {
        painter.rect_filled(rect.expand(3.0), round::SHEET, veil(palette::CANDLE, 0.22));
    }
    let top = if turn { mix(palette::WALNUT_LIGHT, palette::BRASS, 0.25) } else { palette::WALNUT.into() };
    draw::gradient(painter, rect, round::PLATE, top, mix(palette::WALNUT, palette::NIGHT, 0.55));
    let rim: Color32 = match (turn, acts, out) {
        (true, ..) => palette::CANDLE.into(),
        (_, true, _) => palette::BRASS.into(),
        (.., true) => veil(palette::SMOKE, 0.3),
        _ => veil(palette::BRASS, 0.35),
    };
    painter.rect_stroke(rect, round::PLATE, Stroke::new(if turn { 2.0 } else { 1.0 }, rim), StrokeKind::Inside);
    let foot =
        Rect::from_min_max(pos2(rect.left() + 9.0, rect.bottom() - 4.0), pos2(rect.right() - 9.0, rect.bottom() - 1.5));
    painter.rect_filled(foot, round::SMALL, on_dark(context.colour(seat)));
}

/// The face of whoever sits there; tests look whether those of a table are told apart.
fn face(painter: &Painter, context: &PanelContext, seat: SeatId, centre: Pos2, radius: f32) {
    disc(painter, context.theme, context.art, context.suspect(seat), centre, radius, rim(context, seat));
    if context.is_away(seat) {
        painter.circle_filled(centre, radius, veil(palette::NIGHT, 0.6));
    }
    context.targets.put(
        format!("seat.face.{}", seat.0),
        Rect::from_center_size(centre, Vec2::splat(2.0 * radius)),
        true,
    );
}

/// Portrait at the left, name and cards beside it.
pub(super) fn wide(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    let roomy = rect.width() >= ROOMY;
    let says_what = rect.width() >= ROOMY * times();
    let radius = if roomy { 19.0 } else { 16.0 };
    let centre = pos2(rect.left() + radius + if roomy { 8.0 } else { 6.0 }, rect.center().y - 1.0);
    face(painter, context, seat, centre, radius);
    badges::acting(ui, context, seat, centre + vec2(radius * 0.75, radius * 0.7));
    let left = centre.x + radius + if roomy { 8.0 } else { 6.0 };
    let room = rect.right() - left - 4.0;
    let ink = name_ink(out);
    draw::write(
        painter,
        pos2(left, rect.center().y - 9.0 * times()),
        Align2::LEFT_CENTER,
        context.short(seat),
        &bold(Size::TEXT),
        ink,
        room,
    );
    let icon = Rect::from_center_size(pos2(left + 6.5, rect.center().y + 9.5 * times()), Vec2::splat(13.0));
    kind_icon(ui, context, seat, icon);
    let at = pos2(icon.right() + 5.0, icon.center().y);
    let galley = noted(painter, context, seat, says_what, rect.right() - at.x - 6.0);
    painter.galley(at - vec2(0.0, galley.size().y / 2.0), galley, quiet());
}

/// In two rows: a small portrait with the count beside it, and the name below.
pub(super) fn low(ui: &mut Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    // There is no room for "you": the rim and the person say so. Who is out is rather told so than as whom, and by a
    // smaller face.
    let text = held(context, seat, false);
    let way = |(radius, by_icon): (f32, bool)| {
        let beside = 2.0 * radius + if by_icon { 20.0 } else { 4.0 };
        let room = vec2(rect.width() - beside - 2.0, 26.0);
        (radius, by_icon, beside, draw::in_plate(painter, &text, &body(Size::FOOT), quiet(), room))
    };
    let whole = |(.., galley): &(f32, bool, f32, Arc<Galley>)| !galley.elided && !draw::has_broken_word(galley);
    let large = [(13.0, true), (13.0, false)].into_iter().map(way).find(whole);
    let (radius, by_icon, beside, galley) = large.unwrap_or_else(|| way((9.0, false)));
    let left = rect.center().x - (beside + galley.size().x) / 2.0;
    let centre = pos2(left + radius, rect.top() + 17.0);
    face(painter, context, seat, centre, radius);
    // Such a small face is not to be covered.
    badges::acting(ui, context, seat, pos2(rect.right() - 8.0, rect.bottom()));
    if by_icon {
        let icon = Rect::from_center_size(pos2(centre.x + radius + 10.0, centre.y), Vec2::splat(12.0));
        kind_icon(ui, context, seat, icon);
    }
    let corner = pos2(left + beside - 1.0, centre.y - galley.size().y / 2.0);
    painter.galley(draw::plate_corner(&galley, corner), galley, quiet());
    name_in_the_middle(ui, context, seat, pos2(rect.center().x, rect.bottom() - 12.0 * growth()), (rect.width(), out));
}

/// Portrait above, name and cards below it.
pub(super) fn tall(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    let radius = (rect.width() / 2.0 - 8.0).min(19.0);
    let centre = pos2(rect.center().x, rect.top() + radius + 6.0);
    face(painter, context, seat, centre, radius);
    badges::acting(ui, context, seat, centre + vec2(radius * 0.75, radius * 0.7));
    name_in_the_middle(
        ui,
        context,
        seat,
        pos2(rect.center().x, centre.y + radius + 9.0 * times()),
        (rect.width(), out),
    );
    let galley = noted(painter, context, seat, false, rect.width() - 18.0);
    let left = rect.center().x - (galley.size().x + 15.0) / 2.0;
    let icon = Rect::from_min_size(pos2(left, rect.bottom() - 6.5 - 12.0 * growth()), Vec2::splat(12.0));
    kind_icon(ui, context, seat, icon);
    painter.galley(pos2(icon.right() + 3.0, icon.center().y - galley.size().y / 2.0), galley, quiet());
}

/// The name about a point of a plate that is so wide.
fn name_in_the_middle(ui: &Ui, context: &PanelContext, seat: SeatId, at: Pos2, (width, out): (f32, bool)) {
    let (name, font) = (context.short(seat), bold(Size::FOOT));
    // Large letters become smaller before a name is cut.
    let plate = Rect::from_center_size(at, vec2(width - 4.0, font.size * 1.2));
    draw::write_in_plate(ui.painter(), plate, name, &font, name_ink(out));
}

fn rim(context: &PanelContext, seat: SeatId) -> Color32 {
    if context.view.turn_seat == seat { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.3) }
}

fn name_ink(out: bool) -> Color32 {
    if out { palette::ASH.into() } else { palette::IVORY.into() }
}

fn quiet() -> Color32 {
    palette::PARCHMENT_SHADE.into()
}

fn kind_icon(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect) {
    let name = if context.is_bot(seat) { "robot" } else { "person" };
    if let Some(texture) = context.art.icon(name) {
        ui.painter().image(texture, rect, draw::WHOLE, quiet());
    }
    if context.is_away(seat) {
        let slash = [rect.left_bottom(), rect.right_top()];
        ui.painter().line_segment(slash, Stroke::new(3.5, palette::WALNUT));
        ui.painter().line_segment(slash, Stroke::new(1.5, palette::CANDLE));
    }
}

/// As much of a player's note as has room.
fn noted(painter: &Painter, context: &PanelContext, seat: SeatId, long: bool, room: f32) -> Arc<Galley> {
    let fitted = |text: String| draw::fitted(painter, &text, &body(Size::FOOT), quiet(), room);
    let long = long.then(|| fitted(note(context, seat, true))).filter(|galley| !galley.elided);
    let short = || Some(fitted(note(context, seat, false))).filter(|galley| !galley.elided);
    long.or_else(short).unwrap_or_else(|| fitted(held(context, seat, false)))
}

/// The player's name, "you" or "away", and the number of cards or "out".
fn note(context: &PanelContext, seat: SeatId, long: bool) -> String {
    let name = context.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    let who = match (context.view.me == seat, long) {
        (true, _) => context.words.say(key!("seat-you")),
        _ if context.is_away(seat) => context.words.say(key!("seat-away")),
        (false, true) => name.to_owned(),
        (false, false) => String::new(),
    };
    let held = held(context, seat, long);
    if who.is_empty() { held } else { format!("{who} · {held}") }
}

/// The number of a player's cards, or "out".
fn held(context: &PanelContext, seat: SeatId, long: bool) -> String {
    let known = &context.view.seats[seat.index()];
    match (known.out, long) {
        (true, _) => context.words.say(key!("seat-out")),
        (false, true) => context.words.with(key!("seat-cards"), &[("cards", known.hand_size.into())]),
        (false, false) => known.hand_size.to_string(),
    }
}
