//! Buttons as brass-rimmed plates, with a picture and the key that presses them.

use bevy_egui::egui::{
    Align2, Color32, Key, Rect, Response, Sense, Stroke, StrokeKind, TextureId, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    button_kind::{ButtonKind, RADIUS},
    draw,
    focus::focus_ring,
    golden, leaving,
    look::PlateLook,
    struck::pressed,
    tip::tip,
};
use crate::ui::keys::{Shortcut, called, in_use};
use crate::ui::scale::{Size, growth, round};
use crate::ui::style::{FINGER, bold, veil};
use candlestick_themes::palette;

/// A button before it is shown.
#[derive(Debug, Clone, Copy)]
pub struct Button<'a> {
    text: &'a str,
    kind: ButtonKind,
    icon: Option<TextureId>,
    key: Option<Shortcut>,
    leaves: bool,
    told: Option<&'a str>,
    enabled: bool,
    wide: bool,
    pips: (u8, u8),
}

/// A button of a width.
pub fn fixed(ui: &mut Ui, width: f32, button: Button) -> Response {
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_width(width);
        button.wide().show(ui)
    })
    .inner
}

/// A plain button.
pub fn button(ui: &mut Ui, text: &str) -> Response {
    Button::new(text).show(ui)
}

/// A button for what can't be taken back.
pub fn danger_button(ui: &mut Ui, text: &str) -> Response {
    Button::new(text).kind(ButtonKind::Danger).show(ui)
}

/// A square button with only a picture; the text is read by screen readers and is its tip.
pub fn icon_button(ui: &mut Ui, icon: Option<TextureId>, text: &str) -> Response {
    let side = ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
    let look = PlateLook::of(ButtonKind::Plain, &response, enabled);
    look.paint(ui, rect);
    if let Some(icon) = icon {
        let at = Rect::from_center_size(rect.center(), vec2(side, side) * 0.58);
        ui.painter().image(icon, at, draw::WHOLE, look.text);
    }
    focus_ring(ui, &response, RADIUS);
    tip(response, text)
}

/// A square button with three dots, behind which there is more.
pub fn more_button(ui: &mut Ui, text: &str) -> Response {
    let response = icon_button(ui, None, text);
    let (apart, ink) = (response.rect.height() * 0.2, palette::PARCHMENT);
    for n in [-1.0, 0.0, 1.0] {
        ui.painter().circle_filled(response.rect.center() + vec2(n * apart, 0.0), apart * 0.35, ink);
    }
    response
}

/// A square button with an arrow to the left or to the right.
pub fn arrow_button(ui: &mut Ui, left: bool, text: &str) -> Response {
    let response = icon_button(ui, None, text);
    let reach = response.rect.height() * if left { -0.17 } else { 0.17 };
    let points = [vec2(-reach, reach.abs() * 1.3), vec2(reach, 0.0), vec2(-reach, -reach.abs() * 1.3)];
    let points = points.map(|at| response.rect.center() + at);
    let ink = veil(palette::PARCHMENT, if response.enabled() { 1.0 } else { 0.3 });
    ui.painter().add(bevy_egui::egui::Shape::line(points.to_vec(), Stroke::new(2.5, ink)));
    response
}

/// What is inside a button and how wide, in points.
struct ButtonMeasure {
    /// Of its picture, with what is beside it.
    icon: f32,
    /// The key that presses it, and the same where it is told.
    key: Option<Key>,
    shown: Option<Key>,
    /// Of that key, or of its pips.
    cap: f32,
    /// Of all of it, where it has room.
    natural: f32,
}

impl<'a> Button<'a> {
    /// A plain button with this text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            kind: ButtonKind::Plain,
            icon: None,
            key: None,
            leaves: false,
            told: None,
            enabled: true,
            wide: false,
            pips: (0, 0),
        }
    }

    /// What it is for.
    #[must_use]
    pub const fn kind(mut self, kind: ButtonKind) -> Self {
        self.kind = kind;
        self
    }

    /// A white picture before the text.
    #[must_use]
    pub const fn icon(mut self, icon: Option<TextureId>) -> Self {
        self.icon = icon;
        self
    }

    /// What it is read as, where the words on it say too little alone. These are among them: who speaks to the device says what
    /// is painted (WCAG 2.5.3).
    #[must_use]
    pub const fn read_as(mut self, told: &'a str) -> Self {
        self.told = Some(told);
        self
    }

    /// Its key presses it, unless something is being typed.
    #[must_use]
    pub const fn key(mut self, key: Shortcut) -> Self {
        self.key = Some(key);
        self
    }

    /// It is the way back from where it stands: Escape presses it, unless that lets go of something else first.
    #[must_use]
    pub const fn leaves(self) -> Self {
        self.leaves_if(true)
    }

    /// The same where it is.
    #[must_use]
    pub const fn leaves_if(mut self, leaves: bool) -> Self {
        self.leaves = leaves;
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

    /// How wide it is where it has room, in points: a row that begins anew where there is none asks for it.
    #[must_use]
    pub fn natural_width(&self, ui: &Ui) -> f32 {
        self.measure(ui).natural
    }

    fn measure(&self, ui: &Ui) -> ButtonMeasure {
        let height = ui.spacing().interact_size.y;
        let icon = if self.icon.is_some() { ICON + 8.0 } else { 0.0 };
        // Where things are as high as fingers want them, keys need not be told.
        let key = self.key.map(|of| in_use(ui.ctx(), of));
        let shown = key.filter(|_| height < FINGER * growth());
        let cap = shown.map_or(f32::from(self.pips.1) * PIP, |key| cap_width(ui, key) + CAP_GAP);
        let text = ui.painter().layout_no_wrap(self.text.to_owned(), bold(Size::TEXT), Color32::PLACEHOLDER).size().x;
        let natural = (text + icon + cap + 2.0 * ui.spacing().button_padding.x).max(height);
        ButtonMeasure { icon, key, shown, cap, natural }
    }

    fn press(self, ui: &mut Ui) -> Response {
        let height = ui.spacing().interact_size.y;
        let font = bold(Size::TEXT);
        let ButtonMeasure { icon, key, shown, cap, natural } = self.measure(ui);
        let width = if self.wide { ui.available_width() } else { natural.min(ui.available_width().max(60.0)) };
        // Rather no picture than a broken word.
        let tight = icon > 0.0 && natural > width;
        let broken = tight && !draw::holds_words(ui.painter(), self.text, &font, width - icon - cap - 16.0);
        let icon = if broken { 0.0 } else { icon };
        let (rect, mut response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let enabled = ui.is_enabled();
        let told = self.told.unwrap_or(self.text);
        debug_assert!(told.contains(self.text), "{:?} stands on what is read as {told:?}", self.text);
        response.widget_info(|| match self.kind {
            ButtonKind::Chosen => WidgetInfo::selected(WidgetType::Button, enabled, true, told),
            _ => WidgetInfo::labeled(WidgetType::Button, enabled, told),
        });
        tell_key(ui, &response, key);
        let struck = key.is_some_and(|key| pressed(ui, key)) || self.leaves && leaving::left(ui);
        if enabled && struck {
            response.flags |= bevy_egui::egui::response::Flags::FAKE_PRIMARY_CLICKED;
        }
        let look = PlateLook::of(self.kind, &response, enabled);
        look.paint(ui, rect);
        if enabled && self.kind == ButtonKind::Primary {
            golden::note(ui, rect);
        }
        self.paint_inside(ui, rect, &look, (icon, cap), shown);
        focus_ring(ui, &response, RADIUS);
        response
    }

    fn paint_inside(self, ui: &Ui, rect: Rect, look: &PlateLook, (icon, cap): (f32, f32), key: Option<Key>) {
        let painter = ui.painter();
        let rect = rect.translate(vec2(0.0, look.sunk));
        let font = bold(Size::TEXT);
        let room = vec2(rect.width() - icon - cap - 16.0, rect.height() - 4.0);
        let galley = draw::in_plate(painter, self.text, &font, look.text, room);
        let left = rect.center().x - (icon + galley.size().x + cap) / 2.0;
        if let Some(texture) = self.icon.filter(|_| icon > 0.0) {
            let at = Rect::from_center_size(pos2(left + ICON / 2.0, rect.center().y), vec2(ICON, ICON));
            painter.image(texture, at, draw::WHOLE, look.text);
        }
        let right = left + icon + galley.size().x;
        let corner = pos2(left + icon, rect.center().y - galley.size().y / 2.0);
        painter.galley(draw::plate_corner(&galley, corner), galley, look.text);
        for n in 0..self.pips.1 {
            let at = pos2(right + 6.0 + PIP * (f32::from(n) + 0.5), rect.center().y);
            let colour = if n < self.pips.0 { palette::CANDLE.into() } else { veil(palette::SMOKE, 0.6) };
            painter.circle_filled(at, 3.2, colour);
        }
        if let Some(key) = key {
            let size = vec2(cap - CAP_GAP, CAP);
            let at = Rect::from_center_size(pos2(right + CAP_GAP + size.x / 2.0, rect.center().y), size);
            painter.rect_stroke(at, round::SMALL, Stroke::new(1.0, veil(look.text, 0.5)), StrokeKind::Inside);
            painter.text(at.center(), Align2::CENTER_CENTER, called(ui.ctx(), key), bold(Size::SIGN), look.text);
        }
    }
}

/// Side of a button's picture.
const ICON: f32 = 20.0;
/// Width of one point.
const PIP: f32 = 10.0;
/// Height of the little key cap, and how wide it is at least; the room before it.
const CAP: f32 = 18.0;
const CAP_GAP: f32 = 8.0;

/// How wide the cap of a key is: longer names have wider caps.
fn cap_width(ui: &Ui, key: Key) -> f32 {
    let name = called(ui.ctx(), key);
    let text = ui.painter().layout_no_wrap(name, bold(Size::SIGN), Color32::PLACEHOLDER).size().x;
    CAP.max(text + CAP_GAP)
}

/// Screen readers of the window hear which key it is.
fn tell_key(ui: &Ui, response: &Response, key: Option<Key>) {
    if let Some(key) = key {
        let name = called(ui.ctx(), key);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(name));
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput};

    use super::*;
    use crate::ui::{keys::Keys, written::written};
    use candlestick_themes::Words;

    /// What stands on a button with this key.
    fn on_button(ctx: &Context, of: Shortcut) -> Vec<String> {
        written(ctx.run_ui(RawInput::default(), |ui| {
            Button::new("Los").key(of).show(ui);
        }))
    }

    #[test]
    #[should_panic(expected = "stands on what is read as")]
    fn no_button_is_read_without_the_words_on_it() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.run_ui(RawInput::default(), |ui| {
            Button::new("Play on").read_as("Go on with the case").show(ui);
        })
        .textures_delta
        .clear();
    }

    #[test]
    fn the_key_on_a_button_is_called_as_in_the_sheet_of_keys() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let mut keys = Keys::default();
        keys.change(Shortcut::Say, Key::PageDown);
        for (code, name) in [("en", "Page down"), ("de", "Bild ab")] {
            keys.begin(&ctx, &Words::carried(code));
            assert!(on_button(&ctx, Shortcut::Say).iter().any(|text| text == name), "{code}: no {name}");
        }
    }
}
