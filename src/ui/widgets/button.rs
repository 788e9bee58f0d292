//! Buttons as brass-rimmed plates, with a picture and the letter that presses them.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, TextureId, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::draw;
use crate::{
    table::palette,
    ui::style::{bold, mix, veil},
};

/// What a button is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// One way among others.
    #[default]
    Plain,
    /// The way on.
    Primary,
    /// What can't be taken back.
    Danger,
}

/// A button before it is shown.
#[derive(Debug, Clone, Copy)]
pub struct Button<'a> {
    text: &'a str,
    kind: Kind,
    icon: Option<TextureId>,
    key: Option<Key>,
    enabled: bool,
    wide: bool,
    pips: (u8, u8),
}

/// A plain button.
pub fn button(ui: &mut Ui, text: &str) -> Response {
    Button::new(text).show(ui)
}

/// The button for the way on.
pub fn primary_button(ui: &mut Ui, text: &str) -> Response {
    Button::new(text).kind(Kind::Primary).show(ui)
}

/// A button for what can't be taken back.
pub fn danger_button(ui: &mut Ui, text: &str) -> Response {
    Button::new(text).kind(Kind::Danger).show(ui)
}

/// A square button with only a picture; the text is read by screen readers and shown on hover.
pub fn icon_button(ui: &mut Ui, icon: Option<TextureId>, text: &str) -> Response {
    let side = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
    let look = Look::of(Kind::Plain, &response, enabled);
    look.paint(ui, rect);
    if let Some(icon) = icon {
        let at = Rect::from_center_size(rect.center(), vec2(side, side) * 0.58);
        ui.painter().image(icon, at, draw::WHOLE, look.text);
    }
    super::focus_ring(ui, &response, RADIUS);
    response.on_hover_text(text)
}

/// A square button with an arrow to the left or to the right.
pub fn arrow_button(ui: &mut Ui, left: bool, text: &str) -> Response {
    let response = icon_button(ui, None, text);
    let reach = response.rect.height() * if left { -0.17 } else { 0.17 };
    let points = [vec2(-reach, reach.abs() * 1.3), vec2(reach, 0.0), vec2(-reach, -reach.abs() * 1.3)];
    let points = points.map(|at| response.rect.center() + at);
    ui.painter().add(bevy_egui::egui::Shape::line(points.to_vec(), Stroke::new(2.5, palette::PARCHMENT)));
    response
}

impl<'a> Button<'a> {
    /// A plain button with this text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self { text, kind: Kind::Plain, icon: None, key: None, enabled: true, wide: false, pips: (0, 0) }
    }

    /// What it is for.
    #[must_use]
    pub const fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// A white picture before the text.
    #[must_use]
    pub const fn icon(mut self, icon: Option<TextureId>) -> Self {
        self.icon = icon;
        self
    }

    /// The letter that presses it, unless something is being typed.
    #[must_use]
    pub const fn key(mut self, key: Key) -> Self {
        self.key = Some(key);
        self
    }

    /// Whether it can be pressed.
    #[must_use]
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// A row of points after the text, some of them lit: how much of something.
    #[must_use]
    pub const fn pips(mut self, lit: u8, of: u8) -> Self {
        self.pips = (lit, of);
        self
    }

    /// As wide as there is room.
    #[must_use]
    pub const fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui) -> Response {
        ui.add_enabled_ui(self.enabled, |ui| self.press(ui)).inner
    }

    fn press(self, ui: &mut Ui) -> Response {
        let height = ui.spacing().interact_size.y.max(if self.kind == Kind::Primary { 38.0 } else { 0.0 });
        let font = bold(if self.kind == Kind::Primary { 16.0 } else { 15.0 });
        let icon = if self.icon.is_some() { ICON + 8.0 } else { 0.0 };
        let keyed = self.key.is_some() && ui.spacing().interact_size.y < FINGER;
        let cap = if keyed { CAP + 8.0 } else { f32::from(self.pips.1) * PIP };
        let text = ui.painter().layout_no_wrap(self.text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
        let natural = text + icon + cap + 2.0 * ui.spacing().button_padding.x;
        let width = if self.wide { ui.available_width() } else { natural.min(ui.available_width().max(60.0)) };
        let (rect, mut response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let enabled = ui.is_enabled();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, self.text));
        if enabled && self.key.is_some_and(|key| pressed(ui, key)) {
            response.flags |= bevy_egui::egui::response::Flags::FAKE_PRIMARY_CLICKED;
        }
        let look = Look::of(self.kind, &response, enabled);
        look.paint(ui, rect);
        self.paint_inside(ui, rect, &look, icon, cap);
        super::focus_ring(ui, &response, RADIUS);
        response
    }

    fn paint_inside(self, ui: &Ui, rect: Rect, look: &Look, icon: f32, cap: f32) {
        let painter = ui.painter();
        let rect = rect.translate(vec2(0.0, look.sunk));
        let font = bold(if self.kind == Kind::Primary { 16.0 } else { 15.0 });
        let room = rect.width() - icon - cap - 16.0;
        let galley = draw::fitted(painter, self.text, &font, look.text, room);
        let left = rect.center().x - (icon + galley.size().x + cap) / 2.0;
        if let Some(texture) = self.icon {
            let at = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
            painter.image(texture, at, draw::WHOLE, look.text);
        }
        let right = left + icon + galley.size().x;
        painter.galley(pos2(left + icon, rect.center().y - galley.size().y / 2.0), galley, look.text);
        for n in 0..self.pips.1 {
            let at = pos2(right + 6.0 + PIP * (f32::from(n) + 0.5), rect.center().y);
            let colour = if n < self.pips.0 { palette::CANDLE.into() } else { veil(palette::SMOKE, 0.6) };
            painter.circle_filled(at, 3.2, colour);
        }
        if let Some(key) = self.key.filter(|_| cap > CAP) {
            let at = Rect::from_center_size(pos2(right + 8.0 + CAP / 2.0, rect.center().y), vec2(CAP, CAP));
            painter.rect_stroke(at, 4.0, Stroke::new(1.0, veil(look.text, 0.5)), StrokeKind::Inside);
            painter.text(at.center(), Align2::CENTER_CENTER, key.name(), bold(11.0), veil(look.text, 0.8));
        }
    }
}

/// Corner radius of a plate.
const RADIUS: f32 = 7.0;
/// Side of a button's picture.
const ICON: f32 = 20.0;
/// Where things are this high they are pressed by fingers, and keys need not be told.
const FINGER: f32 = 44.0;
/// Width of one point.
const PIP: f32 = 10.0;
/// Side of the little key cap.
const CAP: f32 = 18.0;

/// Whether a letter was pressed while nothing is being typed.
pub(super) fn pressed(ui: &Ui, key: Key) -> bool {
    !ui.ctx().text_edit_focused() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Colours of a plate in one state.
struct Look {
    top: Color32,
    bottom: Color32,
    rim: Color32,
    text: Color32,
    sunk: f32,
}

impl Look {
    fn of(kind: Kind, response: &Response, enabled: bool) -> Self {
        let (top, bottom, rim, text) = match kind {
            Kind::Plain => (
                mix(palette::WALNUT_LIGHT, palette::WALNUT, 0.25),
                mix(palette::WALNUT, palette::NIGHT, 0.3),
                veil(palette::BRASS, 0.75),
                palette::PARCHMENT.into(),
            ),
            Kind::Primary => (
                mix(palette::CANDLE, palette::BRASS, 0.3),
                mix(palette::BRASS, palette::WALNUT, 0.2),
                palette::CANDLE.into(),
                mix(palette::INK, palette::NIGHT, 0.4),
            ),
            Kind::Danger => (
                mix(palette::BLOOD, palette::CANDLE, 0.08),
                mix(palette::BLOOD, palette::NIGHT, 0.35),
                mix(palette::BLOOD, palette::CANDLE, 0.55),
                palette::IVORY.into(),
            ),
        };
        let look = Self { top, bottom, rim, text, sunk: 0.0 };
        if !enabled {
            return look.faded();
        }
        match (response.is_pointer_button_down_on(), response.hovered() || response.has_focus()) {
            (true, _) => Self {
                top: mix(bottom, palette::NIGHT, 0.15),
                bottom: mix(top, palette::NIGHT, 0.1),
                sunk: 1.0,
                ..look
            },
            (false, true) => Self {
                top: mix(top, palette::CANDLE, 0.22),
                bottom: mix(bottom, palette::CANDLE, 0.16),
                rim: palette::CANDLE.into(),
                ..look
            },
            _ => look,
        }
    }

    fn faded(self) -> Self {
        let night = mix(palette::NIGHT, palette::WALNUT, 0.6);
        Self {
            top: mix(self.top, night, 0.85),
            bottom: mix(self.bottom, night, 0.85),
            rim: veil(palette::SMOKE, 0.5),
            text: palette::SMOKE.into(),
            sunk: 0.0,
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let painter = ui.painter();
        let rect = rect.shrink(0.5);
        painter.rect_filled(rect.translate(vec2(0.0, 2.0)), RADIUS, veil(Color32::BLACK, 0.35));
        draw::gradient(painter, rect, RADIUS, self.top, self.bottom);
        let shine = Rect::from_min_max(rect.min + vec2(RADIUS, 1.5), pos2(rect.right() - RADIUS, rect.top() + 2.5));
        painter.rect_filled(shine, CornerRadius::ZERO, veil(palette::IVORY, if self.sunk > 0.0 { 0.0 } else { 0.18 }));
        painter.rect_stroke(rect, RADIUS, Stroke::new(1.2, self.rim), StrokeKind::Middle);
    }
}
