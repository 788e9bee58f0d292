//! The title: the house at night, the game's name, and the ways in.

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Id, Layout, Rect, RichText, Shape, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{
    measures::{Lines, NOTICE, column, gap, is_low},
    state::{TitleChoice, TitleState},
    ways::groups,
};
use crate::ui::scale::{Size, round};
use crate::ui::{
    Art, ScreenTargets, TALL_TITLE, TitlePicture, WIDE_TITLE, live,
    style::{body, display, mix, touch, veil},
    widgets::draw,
};
use candlestick_themes::{Words, key, palette};

/// How far what lies behind a line reaches beyond its words.
const BEHIND_LINE: Vec2 = vec2(8.0, 1.0);

/// Shows the title over the whole window.
pub fn show(ui: &mut Ui, state: &TitleState, words: &Words, art: &Art, targets: &ScreenTargets) -> Option<TitleChoice> {
    let room = ui.max_rect();
    let narrow = room.width() < 640.0;
    touch(ui, true);
    paint_ground(ui, art, room);
    let (column, high) = column(ui, state, words, room);
    ui.spacing_mut().interact_size.y = high;
    paint_name(ui, words, room, (narrow, column.top()));
    let chosen = ways(ui, state, words, art, targets, (room, column));
    foot(ui, words, room);
    chosen
}

/// For how many seconds a picture comes that was not there when the title came.
const COMES: f32 = 0.6;

fn paint_ground(ui: &Ui, art: &Art, room: Rect) {
    let painter = ui.painter();
    painter.rect_filled(room, round::SQUARE, palette::NIGHT);
    // The other one until this one is there.
    let there = [TitlePicture::of_window(room.width(), room.height()), WIDE_TITLE, TALL_TITLE];
    let there = there.into_iter().find_map(|title| Some((art.get(title.path)?, title.aspect)));
    let night: Color32 = palette::NIGHT.into();
    // One can choose before the picture is there: it comes out of the night.
    let come = ui.ctx().animate_bool_with_time(Id::new("title picture"), there.is_some(), COMES);
    if there.is_none() {
        draw::glow(painter, room.center(), room.size() * 0.6, veil(palette::CANDLE, 0.25));
    }
    if let Some((texture, aspect)) = there {
        draw::cover(painter, room, texture, aspect, pos2(0.5, 0.5));
        if come < 1.0 {
            painter.rect_filled(room, round::SQUARE, veil(night, 1.0 - come));
        }
    }
    let (top, _) = room.split_top_bottom_at_fraction(0.32);
    draw::gradient(painter, top, round::SQUARE, veil(night, 0.85), Color32::TRANSPARENT);
    let (_, bottom) = room.split_top_bottom_at_fraction(0.55);
    draw::gradient(painter, bottom, round::SQUARE, Color32::TRANSPARENT, veil(night, 0.95));
}

/// The name, and below it what the game is where that has room above the ways in.
fn paint_name(ui: &Ui, words: &Words, room: Rect, (narrow, free): (bool, f32)) {
    let painter = ui.painter();
    let low = is_low(room);
    let size = (room.width() * 0.108).min(room.height() * 0.13).clamp(36.0, 92.0);
    let usual = match (low, narrow) {
        (true, _) => 36.0,
        (_, true) => 84.0,
        _ => 46.0 + size * 0.5,
    };
    // Large letters push the ways in up to it.
    let down = usual.min((free - room.top()) * 0.5).max(size * 0.6);
    let name = words.say(key!("title-name"));
    let laid = |size: f32| painter.layout_no_wrap(name.clone(), display(Size::drawn(size)), Color32::PLACEHOLDER);
    let size = size * ((room.width() - 16.0) / laid(size).size().x).min(1.0);
    // Signs above its letters reach higher than they.
    let ink = laid(size);
    let down = down.max(ink.size().y / 2.0 - ink.mesh_bounds.top());
    let at = pos2(room.center().x, room.top() + down);
    draw::glow(painter, at, vec2(size * 5.0, size * 1.5), veil(palette::CANDLE, 0.16));
    painter.text(
        at + vec2(0.0, 3.0),
        Align2::CENTER_CENTER,
        &name,
        display(Size::drawn(size)),
        veil(palette::NIGHT, 0.9),
    );
    let rect = painter.text(at, Align2::CENTER_CENTER, &name, display(Size::drawn(size)), palette::CANDLE.into());
    let line = Rect::from_center_size(pos2(rect.center().x, rect.bottom() + 6.0), vec2(rect.width() * 0.7, 1.5));
    let (left, right) = line.split_left_right_at_fraction(0.5);
    draw::wash(painter, left, Color32::TRANSPARENT, palette::BRASS.into());
    draw::wash(painter, right, palette::BRASS.into(), Color32::TRANSPARENT);
    let at = pos2(room.center().x, line.bottom() + 20.0);
    let size = if narrow { Size::TEXT } else { Size::LEAD };
    if low || at.y + size.points() > free {
        return;
    }
    let tagline = words.say(key!("title-tagline"));
    // The moon shines behind it.
    draw::glow(painter, at, vec2(13.0, 2.2) * size.points(), veil(palette::NIGHT, 0.6));
    let (shade, width) = (veil(palette::NIGHT, 0.9), room.width() - 24.0);
    draw::write(painter, at + vec2(0.0, 1.5), Align2::CENTER_CENTER, &tagline, &body(size), shade, width);
    draw::write(
        painter,
        at,
        Align2::CENTER_CENTER,
        &tagline,
        &body(size),
        palette::PARCHMENT.into(),
        room.width() - 24.0,
    );
}

/// The lines and the ways in, above the foot.
fn ways(
    ui: &mut Ui,
    state: &TitleState,
    words: &Words,
    art: &Art,
    targets: &ScreenTargets,
    (room, column): (Rect, Rect),
) -> Option<TitleChoice> {
    let low = is_low(room);
    let Lines { notice, resume } = Lines::in_room(ui, state, words, room);
    let layout = Layout::top_down(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().id_salt("ways").max_rect(column).layout(layout));
    ui.spacing_mut().item_spacing.y = gap(low);
    if let Some((notice, font)) = notice {
        paint_notice(&mut ui, &notice, font);
    }
    if let Some((line, font)) = resume {
        // The moon and lit windows may lie behind it.
        let behind = ui.painter().add(Shape::Noop);
        let place = ui.label(RichText::new(line).font(font).color(palette::PARCHMENT)).rect.expand2(BEHIND_LINE);
        ui.painter().set(behind, Shape::rect_filled(place, round::PLATE, veil(palette::NIGHT, 0.8)));
    }
    let mut chosen = None;
    for group in groups(state, words, low) {
        chosen = group.show(&mut ui, (art, targets)).or(chosen);
    }
    chosen
}

fn paint_notice(ui: &mut Ui, notice: &str, font: FontId) {
    let ground = veil(mix(palette::BLOOD, palette::NIGHT, 0.6), 0.92);
    bevy_egui::egui::Frame::new().fill(ground).corner_radius(round::PLATE).inner_margin(NOTICE).show(ui, |ui| {
        ui.set_width(ui.available_width());
        live::heard(&ui.label(RichText::new(notice).font(font).color(palette::IVORY)), "title.notice", notice);
    });
}

fn foot(ui: &Ui, words: &Words, room: Rect) {
    let line = words.with(key!("title-foot"), &[("version", env!("CARGO_PKG_VERSION").into())]);
    let ink = mix(palette::SMOKE, palette::PARCHMENT, 0.25);
    let high = if is_low(room) { 30.0 } else { 44.0 };
    let middle = pos2(room.center().x, room.bottom() - 4.0 - high / 2.0);
    let plate = Rect::from_center_size(middle, vec2(room.width() - 20.0, high));
    draw::write_in_plate(ui.painter(), plate, &line, &body(Size::FOOT), ink);
}
