//! The velvet curtain between two people at one device: nothing private is seen, whatever waits behind it.

use bevy_egui::egui::{
    Area, Color32, Context, FontId, Id, Mesh, Order, Painter, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui,
    UiBuilder, Vec2, pos2, vec2,
};

use super::{
    Depth, Intent, PanelContext,
    style::{LOW, body, bold, display, mix, touch, veil},
    widgets::{Button, ButtonKind, disc, draw, wood},
};
use crate::ui::scale::{Size, growth, round, times, widest};
use candlestick_rules::SeatId;
use candlestick_themes::{key, palette};

/// Draws the curtain over the whole window until the right person has the device.
pub fn show(ctx: &Context, context: &PanelContext, seat: SeatId, intents: &mut Vec<Intent>) {
    let room = ctx.content_rect();
    let area = Area::new(Id::new("curtain")).order(Order::Foreground).fixed_pos(room.min).constrain(false);
    ctx.memory_mut(|memory| memory.set_modal_layer(area.layer()));
    area.fade_in(false).show(ctx, |ui| {
        ui.allocate_exact_size(room.size(), Sense::CLICK | Sense::DRAG);
        velvet(ui, context, room);
        let width = (room.width() - 32.0).min(widest(460.0));
        let low = room.height() < LOW;
        let inner = if low {
            Rect::from_center_size(pos2(room.center().x, room.top() + 150.0), vec2(width.max(520.0), 278.0))
        } else {
            // Between the pelmet and the way out, as high as large letters want.
            let high = if context.narrow { 412.0 } else { 388.0 };
            let most = (room.height() - 2.0 * (pelmet_depth(room) + 10.0)).max(high);
            Rect::from_center_size(room.center(), vec2(width, (high * growth()).min(most)))
        };
        card(ui, inner);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner.shrink(if low { 14.0 } else { 26.0 })));
        plea(&mut ui, context, seat, low, intents);
        leave(&mut ui, context, room, intents);
    });
}

/// The way to the title stays open; the case is kept.
fn leave(ui: &mut Ui, context: &PanelContext, room: Rect, intents: &mut Vec<Intent>) {
    let place = Rect::from_center_size(
        pos2(room.center().x, room.max.y - if room.height() < LOW { 30.0 } else { 40.0 }),
        vec2(210.0, 44.0),
    );
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
    let text = context.words.say(key!("menu-leave"));
    let response = Button::new(&text).icon(context.art.icon("home")).wide().show(&mut ui);
    context.targets.mark("curtain.leave", &response);
    if response.clicked() {
        intents.push(Intent::Leave);
    }
}

fn card(ui: &Ui, rect: Rect) {
    let painter = ui.painter();
    painter.rect_filled(rect.expand(14.0), round::SHEET + 14.0, veil(palette::NIGHT, 0.35));
    painter.rect_filled(rect, round::SHEET, mix(palette::NIGHT, palette::WALNUT, 0.35));
    let line = bevy_egui::egui::StrokeKind::Inside;
    painter.rect_stroke(rect, round::SHEET, Stroke::new(2.0, palette::BRASS), line);
    painter.rect_stroke(rect.shrink(6.0), round::PLATE, Stroke::new(1.0, veil(palette::BRASS, 0.45)), line);
}

/// Whom the device is to be given to, and what that player is called.
fn heads(context: &PanelContext, seat: SeatId) -> (String, String) {
    let short = &context.theme.suspects[context.suspect(seat).index()].short;
    let name = context.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    let title = context.words.with(key!("curtain-title"), &[("suspect", short.into())]);
    (title, context.words.with(key!("curtain-name"), &[("name", name.into())]))
}

/// Both in one line, for whoever listens.
#[must_use]
pub fn spoken_line(context: &PanelContext, seat: SeatId) -> String {
    let (title, name) = heads(context, seat);
    context.words.with(key!("curtain-told"), &[("title", (&title).into()), ("name", (&name).into())])
}

/// Whose turn at the device it is; the same words whatever waits.
fn plea(ui: &mut Ui, context: &PanelContext, seat: SeatId, low: bool, intents: &mut Vec<Intent>) {
    touch(ui, true);
    let look = &context.theme.suspects[context.suspect(seat).index()];
    let (title, name) = heads(context, seat);
    let why = context.words.with(key!("curtain-why"), &[("suspect", (&look.short).into())]);
    let usual = if low { 64.0 } else { 132.0 };
    // Large letters take of the face's room, and become smaller before they reach below the card.
    let side = if low { usual } else { (usual / times().max(1.0)).max(FACE) };
    let fonts = [display(if context.narrow { Size::HEAD } else { Size::TITLE }), bold(Size::LEAD), body(Size::TEXT)];
    let gaps = if low { 14.0 } else { 26.0 } + 4.0 * ui.spacing().item_spacing.y;
    let free = ui.available_height() - side - gaps - ui.spacing().interact_size.y;
    let [title_font, name_font, why_font] = letters(ui, [&title, &name, &why], fonts, free);
    ui.vertical_centered(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        draw::glow(ui.painter(), rect.center(), Vec2::splat(side), veil(palette::CANDLE, 0.25));
        let radius = side / 2.0 - 4.0;
        disc(
            ui.painter(),
            context.theme,
            context.art,
            context.suspect(seat),
            rect.center(),
            radius,
            palette::BRASS.into(),
        );
        ui.add_space(if low { 2.0 } else { 8.0 });
        ui.label(RichText::new(title).font(title_font).color(palette::CANDLE));
        ui.label(RichText::new(name).font(name_font).color(palette::IVORY));
        ui.add_space(6.0);
        ui.label(RichText::new(why).font(why_font).color(palette::PARCHMENT_SHADE));
        ui.add_space(if low { 6.0 } else { 12.0 });
        let text = context.words.with(key!("curtain-button"), &[("name", (&look.short).into())]);
        let response = Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("eye")).wide().show(ui);
        context.targets.mark("act.pass-on", &response);
        if response.clicked() {
            intents.push(Intent::LiftCurtain);
        }
    });
}

/// The least side of the face.
const FACE: f32 = 64.0;
/// How much smaller letters are tried next.
const FINER: f32 = 0.92;

/// The fonts of three texts one below the other, in letters small enough for so much height, down to their usual size.
fn letters(ui: &Ui, texts: [&String; 3], fonts: [FontId; 3], height: f32) -> [FontId; 3] {
    let usual = 1.0 / times().max(1.0);
    let mut part = 1.0;
    loop {
        let fonts = fonts.clone().map(|font| FontId::new(font.size * part, font.family));
        let high = |(text, font): (&String, &FontId)| {
            ui.painter().layout(text.clone(), font.clone(), Color32::PLACEHOLDER, ui.available_width()).size().y
        };
        if part <= usual || texts.into_iter().zip(&fonts).map(high).sum::<f32>() <= height {
            return fonts;
        }
        part = (part * FINER).max(usual);
    }
}

/// Two halves of velvet in folds under a pelmet with a fringe.
fn velvet(ui: &Ui, context: &PanelContext, room: Rect) {
    let painter = ui.painter();
    painter.rect_filled(room, round::SQUARE, palette::NIGHT);
    folds(painter, room);
    let shade = mix(palette::BLOOD, palette::NIGHT, 0.9);
    let seam = Rect::from_center_size(room.center(), vec2(26.0, room.height()));
    let (left, right) = seam.split_left_right_at_fraction(0.5);
    draw::wash(painter, left, Color32::TRANSPARENT, veil(shade, 0.9));
    draw::wash(painter, right, veil(shade, 0.9), Color32::TRANSPARENT);
    let floor = Rect::from_min_max(pos2(room.left(), room.bottom() - 34.0), room.max);
    wood(ui, (context.theme.house, context.art), floor);
    pelmet(painter, room);
    rod(painter, floor);
}

/// Brightness of the cloth at a point across.
fn cloth(x: f32, deep: f32) -> Color32 {
    let wave = (x * 0.085).sin() * 0.5 + (x * 0.031 + 1.3).sin() * 0.35 + (x * 0.19).sin() * 0.15;
    let lit = (0.5 + 0.5 * wave).clamp(0.0, 1.0);
    let base = mix(mix(palette::BLOOD, palette::NIGHT, 0.72), mix(palette::BLOOD, palette::CANDLE, 0.06), lit);
    mix(base, palette::NIGHT, deep)
}

fn folds(painter: &Painter, room: Rect) {
    let mut mesh = Mesh::default();
    let steps = (room.width() / 6.0).ceil() as u32;
    for n in 0..=steps {
        let x = (n as f32 * 6.0).min(room.width());
        for (row, (y, deep)) in [(0.0, 0.45), (0.25, 0.0), (1.0, 0.35)].into_iter().enumerate() {
            mesh.colored_vertex(pos2(room.left() + x, room.top() + room.height() * y), cloth(x, deep));
            if n > 0 && row > 0 {
                let at = n * 3 + row as u32;
                mesh.add_triangle(at - 4, at - 3, at - 1);
                mesh.add_triangle(at - 3, at - 1, at);
            }
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// How deep the valance hangs.
fn pelmet_depth(room: Rect) -> f32 {
    (room.height() * 0.1).clamp(46.0, 84.0)
}

/// The scalloped valance along the top, edged with brass.
fn pelmet(painter: &Painter, room: Rect) {
    let depth = pelmet_depth(room);
    let swags = (room.width() / 170.0).round().max(2.0);
    let span = room.width() / swags;
    let hem = |x: f32| depth * (0.55 + 0.45 * (x / span * std::f32::consts::PI).sin().abs());
    let mut mesh = Mesh::default();
    let steps = (room.width() / 5.0).ceil() as u32;
    let mut edge: Vec<Pos2> = Vec::new();
    for n in 0..=steps {
        let x = (n as f32 * 5.0).min(room.width());
        let low = pos2(room.left() + x, room.top() + hem(x));
        mesh.colored_vertex(pos2(low.x, room.top()), cloth(x * 0.8 + 40.0, 0.5));
        mesh.colored_vertex(low, cloth(x * 0.8 + 40.0, 0.1));
        edge.push(low);
        if n > 0 {
            mesh.add_triangle(n * 2 - 2, n * 2 - 1, n * 2);
            mesh.add_triangle(n * 2 - 1, n * 2, n * 2 + 1);
        }
    }
    let shadow: Vec<_> = edge.iter().map(|at| *at + Depth::Paper.fall()).collect();
    painter.add(Shape::line(shadow, Stroke::new(10.0, Depth::Paper.shade())));
    painter.add(Shape::mesh(mesh));
    for at in edge.iter().step_by(2) {
        painter.line_segment([*at, *at + vec2(0.0, 7.0)], Stroke::new(1.5, mix(palette::BRASS, palette::WALNUT, 0.35)));
    }
    painter.add(Shape::line(edge, Stroke::new(3.0, palette::BRASS)));
}

/// A brass rod along the floor.
fn rod(painter: &Painter, floor: Rect) {
    painter.hline(floor.x_range(), floor.top(), Stroke::new(3.0, mix(palette::BRASS, palette::WALNUT, 0.3)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::prompt::tests::{case, on_table};
    use candlestick_themes::Words;

    #[test]
    fn whoever_listens_hears_in_their_language_to_whom_the_device_goes() {
        let case = case();
        let view = case.game().view(SeatId(0));
        let heard = |words: &Words| on_table(&case, &view, words, false, |context| spoken_line(context, SeatId(2)));
        assert_eq!(heard(&Words::english()), "Pass the device to Scarlett. Ada.");
        assert_eq!(heard(&Words::carried("de")), "Gib das Gerät weiter an Scarlett. Ada.");
    }
}
