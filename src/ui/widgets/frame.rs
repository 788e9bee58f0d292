//! Grounds to put things on: plates, paper, wood, sheets; with headings and tabs.

use bevy_egui::egui::{
    Color32, FontId, Frame, InnerResponse, Label, Margin, Rect, Response, RichText, Sense, Shape, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, accesskit, vec2,
};

use super::{
    chosen::{chosen_ground, chosen_rim},
    draw,
    told_first::told_first,
};
use crate::ui::scale::{Size, growth, round, times};
use crate::ui::{
    Art, Depth,
    style::{bold, display, mix, veil},
};
use candlestick_themes::{Colour, HouseLook, palette};

/// Room for a dot before a tab's label.
const DOT: f32 = 16.0;

/// A heading in the display face.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    screen_title(ui, text, Size::HEAD)
}

/// A title in the display face, in letters small enough for its longest word: a word is never broken.
pub fn screen_title(ui: &mut Ui, text: &str, size: Size) -> Response {
    let font = draw::for_whole_words(ui.painter(), text, &display(size), ui.available_width());
    let response = ui.label(RichText::new(text).font(font).color(palette::CANDLE));
    told_as_heading(ui, response)
}

/// Whoever hears the screen hears that this is a heading.
fn told_as_heading(ui: &Ui, response: Response) -> Response {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(accesskit::Role::Heading));
    response
}

/// A text on as many rows as it takes, in letters small enough for its longest word.
pub fn whole_words(ui: &mut Ui, text: &str, font: &FontId, ink: impl Into<Color32>) -> Response {
    let font = draw::for_whole_words(ui.painter(), text, font, ui.available_width());
    ui.add(Label::new(RichText::new(text).font(font).color(ink)).wrap())
}

/// A small heading over a group.
pub fn subheading(ui: &mut Ui, text: &str) -> Response {
    subheading_of(ui, text, Size::FOOT)
}

/// The same in letters of another size.
pub fn subheading_of(ui: &mut Ui, text: &str, size: Size) -> Response {
    let response = ui.add(Label::new(RichText::new(text).font(bold(size)).color(palette::BRASS)));
    told_as_heading(ui, response)
}

/// Room in points, with letters of the usual size, for a heading and what is counted beside it.
const COUNTED: f32 = 300.0;

/// A small heading, and at the row's right end how many there are between a button for one fewer and one for one more, which
/// `step` shows, told whether it is the latter; where all have no room the heading stands above.
pub fn counted(ui: &mut Ui, text: &str, count: &str, mut step: impl FnMut(&mut Ui, bool)) {
    let is_above = ui.available_width() < COUNTED * growth();
    if is_above {
        subheading(ui, text);
    }
    let heading = |ui: &mut Ui| {
        if !is_above {
            ui.horizontal(|ui| subheading(ui, text));
        }
    };
    let font = bold(Size::TEXT);
    let wide = ui.painter().layout_no_wrap(count.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let end = wide + 2.0 * (ui.spacing().interact_size.y + ui.spacing().item_spacing.x);
    told_first(ui, end, heading, |ui| {
        step(ui, false);
        ui.label(RichText::new(count).font(font).color(palette::PARCHMENT));
        step(ui, true);
    });
}

/// A thin line of brass that fades out at both ends.
pub fn hairline(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 9.0), Sense::hover());
    let line = Rect::from_center_size(rect.center(), vec2(rect.width(), 1.0));
    let (left, right) = line.split_left_right_at_fraction(0.5);
    draw::wash(ui.painter(), left, Color32::TRANSPARENT, veil(palette::BRASS, 0.8));
    draw::wash(ui.painter(), right, veil(palette::BRASS, 0.8), Color32::TRANSPARENT);
}

/// A dark plate with a rim of brass.
pub fn plate() -> Frame {
    Frame::new()
        .fill(mix(palette::NIGHT, palette::WALNUT, 0.5))
        .stroke(Stroke::new(1.0, veil(palette::BRASS, 0.4)))
        .corner_radius(round::PLATE)
        .inner_margin(Margin::symmetric(12, 10))
}

/// The frame of windows over the table.
pub fn sheet() -> Frame {
    Frame::new()
        .fill(mix(palette::NIGHT, palette::WALNUT, 0.55))
        .stroke(Stroke::new(1.5, palette::BRASS))
        .corner_radius(round::SHEET)
        .inner_margin(Margin::same(16))
        .shadow(Depth::Window.shadow())
}

/// The shade over everything behind a window.
#[must_use]
pub fn scrim() -> Color32 {
    veil(palette::NIGHT, 0.78)
}

/// A leaf of a house's paper with something on it.
pub fn paper<R>(
    ui: &mut Ui,
    (house, art): (HouseLook, &Art),
    margin: i8,
    inside: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let ground = ui.painter().add(Shape::Noop);
    let shown = Frame::new().inner_margin(Margin::same(margin)).show(ui, |ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        for look in [&mut widgets.noninteractive, &mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            look.fg_stroke.color = palette::INK.into();
        }
        // What one scrolls by is as dark as words that matter less.
        let bars = [
            (&mut widgets.inactive, palette::FADED),
            (&mut widgets.hovered, palette::INK),
            (&mut widgets.active, palette::INK),
        ];
        bars.into_iter().for_each(|(look, ink)| look.bg_fill = ink.into());
        ui.visuals_mut().weak_text_color = Some(palette::FADED.into());
        inside(ui)
    });
    let rect = shown.response.rect;
    let tint = tinted(palette::PARCHMENT, house.paper);
    let mut shapes = vec![
        Depth::Paper.shadow().as_shape(rect, round::SQUARE).into(),
        Shape::rect_filled(rect, round::SQUARE, house.paper),
    ];
    if let Some(texture) = art.get("art/paper.png") {
        shapes.push(draw::tiles(rect, texture, 512.0, tint));
    }
    let edge = Stroke::new(1.0, veil(palette::WALNUT_LIGHT, 0.55));
    shapes.push(Shape::rect_stroke(rect, round::SQUARE, edge, StrokeKind::Inside));
    ui.painter().set(ground, Shape::Vec(shapes));
    shown
}

/// What a picture in one colour is multiplied with to be in another.
fn tinted(Colour(from): Colour, Colour(to): Colour) -> Color32 {
    let part = |n: usize| (255.0 * f32::from(to[n]) / f32::from(from[n].max(1))).min(255.0) as u8;
    Color32::from_rgb(part(0), part(1), part(2))
}

/// A house's dark wood over the whole of a rectangle.
pub fn wood(ui: &Ui, (house, art): (HouseLook, &Art), rect: Rect) {
    let painter = ui.painter();
    painter.rect_filled(rect, round::SQUARE, house.wood);
    let usual: Color32 = mix(palette::SMOKE, palette::IVORY, 0.4);
    if let Some(texture) = art.get("art/wood.png") {
        painter.add(draw::tiles(rect, texture, 512.0, usual * tinted(palette::WALNUT, house.wood)));
    }
}

/// Tabs side by side; answers the one that was pressed.
pub fn segmented(ui: &mut Ui, labels: &[&str], chosen: Option<usize>) -> (Option<usize>, Vec<Response>) {
    row(ui, labels, (chosen, &[]), |_| true)
}

/// The same where some may not be pressed now: those are dim.
pub fn segmented_where(
    ui: &mut Ui,
    labels: &[&str],
    chosen: Option<usize>,
    may: impl Fn(usize) -> bool,
) -> (Option<usize>, Vec<Response>) {
    row(ui, labels, (chosen, &[]), may)
}

/// The same with a dot of a colour before each label that has one.
pub fn segmented_with(
    ui: &mut Ui,
    labels: &[&str],
    chosen: Option<usize>,
    dots: &[Color32],
) -> (Option<usize>, Vec<Response>) {
    row(ui, labels, (chosen, dots), |_| true)
}

fn row(
    ui: &mut Ui,
    labels: &[&str],
    (chosen, dots): (Option<usize>, &[Color32]),
    may: impl Fn(usize) -> bool,
) -> (Option<usize>, Vec<Response>) {
    let height = ui.spacing().interact_size.y;
    let width = ui.available_width() / labels.len().max(1) as f32;
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect(
        whole,
        round::PLATE,
        mix(palette::NIGHT, palette::WALNUT, 0.2),
        Stroke::new(1.0, veil(palette::BRASS, 0.5)),
        StrokeKind::Inside,
    );
    let room = plate_in(vec2(width, height), !dots.is_empty());
    // All of a row stand in letters of one size; where large ones are asked for, each in the largest that it has room for.
    let alike = labels.iter().filter(|_| times() <= 1.0);
    let fonts = alike.map(|label| draw::font_in_plate(ui.painter(), label, &bold(Size::TEXT), room));
    let font = fonts.min_by(|one, other| one.size.total_cmp(&other.size)).unwrap_or_else(|| bold(Size::TEXT));
    let mut responses = Vec::new();
    for (n, label) in labels.iter().enumerate() {
        let rect = Rect::from_min_size(whole.min + vec2(width * n as f32, 0.0), vec2(width, height));
        let (label, chosen, dot) = ((*label, &font), chosen == Some(n), dots.get(n).copied());
        responses.push(if may(n) {
            segment(ui, rect, label, chosen, dot)
        } else {
            let mut shut = ui.new_child(UiBuilder::new().max_rect(rect));
            shut.disable();
            segment(&mut shut, rect, label, chosen, dot)
        });
    }
    (responses.iter().position(Response::clicked), responses)
}

/// How much room the words of one have, beside its dot.
fn plate_in(segment: Vec2, dotted: bool) -> Vec2 {
    segment - vec2(10.0 + if dotted { DOT } else { 0.0 }, 6.0)
}

/// How much is left of the words of one that cannot be pressed now.
const SHUT: f32 = 0.35;

fn segment(ui: &mut Ui, rect: Rect, (label, font): (&str, &FontId), chosen: bool, dot: Option<Color32>) -> Response {
    let response = ui.allocate_rect(rect, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, enabled, chosen, label));
    let inner = rect.shrink(3.0);
    let painter = ui.painter();
    let text = if chosen {
        painter.rect_filled(inner, round::PLATE, chosen_ground());
        chosen_rim(painter, inner);
        palette::IVORY.into()
    } else if response.hovered() {
        painter.rect_filled(inner, round::PLATE, veil(palette::WALNUT_LIGHT, 0.8));
        palette::IVORY.into()
    } else if enabled {
        palette::PARCHMENT_SHADE.into()
    } else {
        veil(palette::PARCHMENT_SHADE, SHUT)
    };
    let before = if dot.is_some() { DOT } else { 0.0 };
    let plate = Rect::from_center_size(rect.center() + vec2(before / 2.0, 0.0), plate_in(rect.size(), dot.is_some()));
    let written = draw::write_in_plate(painter, plate, label, font, text);
    if let Some(colour) = dot {
        let at = written.left_center() - vec2(DOT / 2.0 + 1.0, 0.0);
        painter.circle(at, 4.0, colour, Stroke::new(1.0, text));
    }
    super::focus::focus_ring(ui, &response.clone().with_new_rect(inner), round::PLATE);
    response
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Shape};

    use super::*;

    #[test]
    fn one_that_cannot_be_pressed_now_is_dim_and_the_others_are_as_bright_as_ever() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            segmented_where(ui, &["Act", "Log", "Hand"], None, |n| n != 1);
        });
        output.textures_delta.clear();
        let ink = |words: &str| {
            let texts = output.shapes.iter().filter_map(|one| match &one.shape {
                Shape::Text(text) if text.galley.text() == words => Some(text),
                _ => None,
            });
            let inks: Vec<_> =
                texts.map(|text| (text.galley.job.sections[0].format.color, text.fallback_color)).collect();
            assert_eq!(inks.len(), 1, "{words}");
            inks[0]
        };
        assert_eq!(ink("Act"), ink("Hand"));
        assert_ne!(ink("Act"), ink("Log"));
    }
}
