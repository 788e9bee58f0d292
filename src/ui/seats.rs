//! The strip of players in seat order: who they are, how many cards they hold, whose turn it is, who is out.

use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    PanelContext,
    style::{LOW, body, bold, mix, on_dark, veil},
    widgets::{disc, draw},
};
use crate::ui::scale::{Size, round};
use candlestick_rules::SeatId;
use candlestick_themes::{key, palette};

/// From this width on a player's name stands beside the portrait.
const WIDE: f32 = 100.0;
/// From this width on there is room for the player's own name too.
const ROOMY: f32 = 150.0;
/// Narrower than this, players stand in two rows.
const CROWDED: f32 = 54.0;

/// How the players stand: in how many columns, how far apart, and how large each is.
fn measure(room: f32, count: usize, narrow: bool, low: bool) -> (usize, f32, Vec2) {
    let gap = if narrow { 3.0 } else { 8.0 };
    let each = |columns: usize| ((room + gap) / columns.max(1) as f32 - gap).min(190.0).floor();
    let columns = if each(count) < CROWDED { count.div_ceil(2) } else { count };
    let width = each(columns);
    let size = match (columns < count || low, width >= WIDE) {
        (_, true) => vec2(width, 52.0),
        (true, _) => vec2(width.min(96.0), 50.0),
        (false, _) => vec2(width.min(84.0), 78.0),
    };
    (columns, gap, size)
}

/// Shows every player.
pub fn show(ui: &mut Ui, context: &PanelContext) {
    let seats: Vec<_> = context.all_seats().collect();
    let (columns, gap, size) =
        measure(ui.available_width(), seats.len(), context.narrow, ui.ctx().content_rect().height() < LOW);
    let row = size.y + 8.0;
    let rows = seats.chunks(columns.max(1));
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), row * rows.len() as f32), Sense::hover());
    for (n, row_of) in rows.enumerate() {
        let total = (size.x + gap) * row_of.len() as f32 - gap;
        let left = strip.center().x - total / 2.0;
        for (column, seat) in row_of.iter().enumerate() {
            let at = pos2(left + column as f32 * (size.x + gap), strip.top() + 8.0 + row * n as f32);
            player(ui, context, *seat, Rect::from_min_size(at, size));
        }
    }
}

fn player(ui: &mut Ui, context: &PanelContext, seat: SeatId, rect: Rect) {
    let response = ui.interact(rect, ui.id().with(("player", seat.0)), Sense::hover());
    let text = hover_text(context, seat);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text.clone()));
    response.on_hover_text(&text);
    context.spots.put(format!("seat.{}", seat.0), rect, true);
    let known = &context.view.seats[seat.index()];
    paint_ground(ui, context, seat, rect, known.out);
    if rect.width() >= WIDE {
        paint_wide(ui, context, seat, rect, known.out);
    } else if rect.height() < 60.0 {
        paint_low(ui, context, seat, rect, known.out);
    } else {
        paint_tall(ui, context, seat, rect, known.out);
    }
    if known.out {
        ui.painter().rect_filled(rect, round::PLATE, veil(palette::NIGHT, 0.2));
    }
    badges(ui, context, seat, rect);
    if context.view.turn_seat == seat && context.view.actor.is_some() {
        turn_mark(ui, context, rect);
    }
}

fn hover_text(context: &PanelContext, seat: SeatId) -> String {
    let suspect = &context.theme.suspects[context.suspect(seat).index()].name;
    let known = &context.view.seats[seat.index()];
    let name = context.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    let key = if known.out { key!("seat-hover-out") } else { key!("seat-hover") };
    let kind = if context.is_bot(seat) { "bot" } else { "person" };
    let cards = known.hand_size;
    let mut text = context.words.with(
        key,
        &[("suspect", suspect.into()), ("name", name.into()), ("kind", kind.into()), ("cards", cards.into())],
    );
    let deck = [("deck", (&context.theme.deck_name).into()), ("kept", known.kept.into())];
    let more = [
        (known.kept > 0, context.words.with(key!("seat-hover-kept"), &deck)),
        (known.power, context.words.say(key!("seat-hover-power"))),
        (known.pulled, context.words.say(key!("seat-hover-pulled"))),
        (known.open, context.words.say(key!("seat-hover-open"))),
    ];
    for (_, line) in more.into_iter().filter(|(holds, _)| *holds) {
        text = format!("{text}\n{line}");
    }
    text
}

fn paint_ground(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
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

/// Three points at the portrait: this one is to decide.
fn paint_acting(ui: &Ui, context: &PanelContext, seat: SeatId, at: Pos2) {
    if context.view.actor != Some(seat) || context.busy {
        return;
    }
    let rect = Rect::from_center_size(at, vec2(20.0, 11.0));
    ui.painter().rect(rect, round::SMALL, palette::CANDLE, Stroke::new(1.0, palette::INK), StrokeKind::Outside);
    for n in [-1.0, 0.0, 1.0] {
        ui.painter().circle_filled(rect.center() + vec2(n * 5.0, 0.0), 1.7, palette::INK);
    }
}

fn paint_wide(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    let roomy = rect.width() >= ROOMY;
    let radius = if roomy { 19.0 } else { 16.0 };
    let centre = pos2(rect.left() + radius + if roomy { 8.0 } else { 6.0 }, rect.center().y - 1.0);
    disc(painter, context.theme, context.art, context.suspect(seat), centre, radius, rim(context, seat));
    paint_acting(ui, context, seat, centre + vec2(radius * 0.75, radius * 0.7));
    let left = centre.x + radius + if roomy { 8.0 } else { 6.0 };
    let room = rect.right() - left - 4.0;
    let ink = name_ink(out);
    draw::write(
        painter,
        pos2(left, rect.center().y - 9.0),
        Align2::LEFT_CENTER,
        context.short(seat),
        &bold(Size::TEXT),
        ink,
        room,
    );
    let icon = Rect::from_min_size(pos2(left, rect.center().y + 3.0), Vec2::splat(13.0));
    kind_icon(ui, context, seat, icon);
    let at = pos2(icon.right() + 5.0, icon.center().y);
    draw::write(
        painter,
        at,
        Align2::LEFT_CENTER,
        &note(context, seat, rect.width() >= ROOMY),
        &body(Size::FOOT),
        quiet(),
        rect.right() - at.x - 6.0,
    );
}

/// In two rows: a small portrait with the count beside it, and the name below.
fn paint_low(ui: &mut Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    let radius = 13.0;
    // There is no room for "you": the rim and the person say so.
    let known = &context.view.seats[seat.index()];
    let text = if known.out { context.words.say(key!("seat-out")) } else { known.hand_size.to_string() };
    let galley = draw::fitted(painter, &text, &body(Size::FOOT), quiet(), rect.width() - 2.0 * radius - 22.0);
    let whole = 2.0 * radius + 20.0 + galley.size().x;
    let left = rect.center().x - whole / 2.0;
    let centre = pos2(left + radius, rect.top() + radius + 4.0);
    disc(painter, context.theme, context.art, context.suspect(seat), centre, radius, rim(context, seat));
    // Such a small face is not to be covered.
    paint_acting(ui, context, seat, pos2(rect.right() - 8.0, rect.bottom()));
    let icon = Rect::from_center_size(pos2(centre.x + radius + 10.0, centre.y), Vec2::splat(12.0));
    kind_icon(ui, context, seat, icon);
    painter.galley(pos2(icon.right() + 3.0, centre.y - galley.size().y / 2.0), galley, quiet());
    let at = pos2(rect.center().x, rect.bottom() - 12.0);
    draw::write(
        painter,
        at,
        Align2::CENTER_CENTER,
        context.short(seat),
        &bold(Size::FOOT),
        name_ink(out),
        rect.width() - 4.0,
    );
}

fn paint_tall(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect, out: bool) {
    let painter = ui.painter();
    let radius = (rect.width() / 2.0 - 8.0).min(19.0);
    let centre = pos2(rect.center().x, rect.top() + radius + 6.0);
    disc(painter, context.theme, context.art, context.suspect(seat), centre, radius, rim(context, seat));
    paint_acting(ui, context, seat, centre + vec2(radius * 0.75, radius * 0.7));
    let at = pos2(rect.center().x, centre.y + radius + 9.0);
    draw::write(
        painter,
        at,
        Align2::CENTER_CENTER,
        context.short(seat),
        &bold(Size::FOOT),
        name_ink(out),
        rect.width() - 4.0,
    );
    let text = note(context, seat, false);
    let galley = draw::fitted(painter, &text, &body(Size::FOOT), quiet(), rect.width() - 18.0);
    let left = rect.center().x - (galley.size().x + 15.0) / 2.0;
    let icon = Rect::from_min_size(pos2(left, rect.bottom() - 18.5), Vec2::splat(12.0));
    kind_icon(ui, context, seat, icon);
    painter.galley(pos2(icon.right() + 3.0, icon.center().y - galley.size().y / 2.0), galley, quiet());
}

fn rim(context: &PanelContext, seat: SeatId) -> Color32 {
    if context.view.turn_seat == seat { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.3) }
}

fn name_ink(out: bool) -> Color32 {
    if out { palette::ASH.into() } else { palette::IVORY.into() }
}

fn quiet() -> Color32 {
    mix(palette::PARCHMENT_SHADE, palette::SMOKE, 0.35)
}

fn kind_icon(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect) {
    let name = if context.is_bot(seat) { "robot" } else { "person" };
    if let Some(texture) = context.art.icon(name) {
        ui.painter().image(texture, rect, draw::WHOLE, quiet());
    }
}

/// The player's name or "you", and the number of cards or "out".
fn note(context: &PanelContext, seat: SeatId, long: bool) -> String {
    let known = &context.view.seats[seat.index()];
    let name = context.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    let who = match (context.view.me == seat, long) {
        (true, _) => context.words.say(key!("seat-you")),
        (false, true) => name.to_owned(),
        (false, false) => String::new(),
    };
    let held = match (known.out, long) {
        (true, _) => context.words.say(key!("seat-out")),
        (false, true) => context.words.with(key!("seat-cards"), &[("cards", known.hand_size.into())]),
        (false, false) => known.hand_size.to_string(),
    };
    if who.is_empty() { held } else { format!("{who} · {held}") }
}

/// Small marks in the upper corner, from the right: an unused power, kept cards, a token that another has moved.
fn marks_of(context: &PanelContext, seat: SeatId) -> impl Iterator<Item = (&'static str, u8)> {
    let known = &context.view.seats[seat.index()];
    let marks = [
        (known.power && !known.out, "candlestick", 0),
        (known.kept > 0, "cards", known.kept),
        (known.pulled && !known.out, "footsteps", 0),
    ];
    marks.into_iter().filter(|(holds, ..)| *holds).map(|(_, icon, count)| (icon, count))
}

/// The marks on a small plate that sits on the upper edge at the right.
fn badges(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect) {
    let marks: Vec<_> = marks_of(context, seat).collect();
    if marks.is_empty() {
        return;
    }
    let painter = ui.painter();
    let width: f32 = marks.iter().map(|(_, count)| if *count > 1 { 20.0 } else { 13.0 }).sum::<f32>() + 5.0;
    let plate = Rect::from_min_size(pos2(rect.right() - width - 3.0, rect.top() - 7.0), vec2(width, 15.0));
    let rim = Stroke::new(1.0, veil(palette::BRASS, 0.7));
    painter.rect(plate, round::PLATE, mix(palette::NIGHT, palette::WALNUT, 0.35), rim, StrokeKind::Inside);
    let mut right = plate.right() - 3.0;
    for (icon, count) in marks {
        if count > 1 {
            let at = pos2(right, plate.center().y);
            let ink = palette::CANDLE.into();
            right = painter.text(at, Align2::RIGHT_CENTER, count.to_string(), bold(Size::SIGN), ink).left() - 1.0;
        }
        if let Some(texture) = context.art.icon(icon) {
            let at = Rect::from_center_size(pos2(right - 6.0, plate.center().y), Vec2::splat(11.0));
            painter.image(texture, at, draw::WHOLE, palette::CANDLE.into());
        }
        right -= 13.0;
    }
}

/// The mark of the seat whose turn it is.
fn turn_mark(ui: &Ui, context: &PanelContext, rect: Rect) {
    let text = context.words.say(key!("seat-turn"));
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text, bold(Size::FOOT), palette::INK.into());
    let size = galley.size() + vec2(12.0, 3.0);
    // On low seats it would lie on the face; the badges stand at the right.
    let left =
        if rect.height() < 60.0 && rect.width() < WIDE { rect.center().x - size.x / 2.0 } else { rect.left() + 8.0 };
    let up = if rect.height() < 60.0 { 4.0 } else { -1.0 };
    let at = Rect::from_min_size(pos2(left, rect.top() - up - size.y / 2.0), size);
    painter.rect(at, size.y / 2.0, palette::CANDLE, Stroke::new(1.0, palette::INK), StrokeKind::Outside);
    painter.galley(at.min + vec2(6.0, 1.5), galley, palette::INK.into());
}
