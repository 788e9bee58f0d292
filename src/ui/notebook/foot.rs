//! The foot of the notebook: the help level, and undo, redo and copy.

use bevy_egui::egui::{
    Color32, Id, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, TextureId, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{NotebookWish, levels, touched::last_touched};
use crate::ui::scale::{Size, growth, round};
use crate::ui::{
    PanelContext,
    style::{FINGER, body, bold, fingers, is_low, veil},
    widgets::{draw, tip},
};
use candlestick_themes::{key, palette};

/// Between the rows and the foot's buttons.
const ABOVE: f32 = 5.0;
/// Height of the foot's buttons where a mouse presses them.
const BUTTON: f32 = 27.0;

/// Height of the foot.
pub(super) fn height(ui: &Ui, narrow: bool) -> f32 {
    let button = if fingers(ui, narrow) { FINGER } else { BUTTON };
    // On a phone's side the rows have what letters would want.
    ABOVE + button * if is_low(ui) { 1.0 } else { growth() }
}

pub(super) fn show(ui: &mut Ui, context: &PanelContext, wishes: &mut Vec<NotebookWish>) {
    let size = vec2(ui.available_width(), height(ui, context.narrow));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let row = Rect::from_min_max(rect.min + vec2(0.0, ABOVE), rect.max);
    let mut right = row.right();
    let mut place = |width: f32| {
        right -= width + 5.0;
        Rect::from_min_size(pos2(right + 5.0, row.top()), vec2(width, row.height()))
    };
    // The pictures stay as large as they are, whatever the size of texts: words need the width.
    let side = if fingers(ui, context.narrow) { FINGER } else { BUTTON * 1.15 };
    let scroll = context.art.icon("scroll");
    // In a lesson there is the pencil, and what the step asks about; nothing of it while its words are away.
    let enabled = context.coach.is_none() && ui.is_enabled();
    let [at_copy, at_redo, at_undo, at_why] = [side, side, side, 66.0].map(&mut place);
    // Their places are taken from the right; they are shown from the left, as they are read.
    level(ui, context, Rect::from_min_max(row.min, pos2(right - 2.0, row.bottom())));
    why(ui, context, at_why, wishes);
    change(ui, context, [at_redo, at_undo], wishes);
    let copy = small_button(
        ui,
        at_copy,
        "copy",
        PrintedButton { icon: scroll, enabled, ..PrintedButton::of(&context.words.say(key!("note-copy"))) },
    );
    context.targets.mark_as("note.copy", &copy, enabled);
    if copy.clicked() {
        wishes.push(NotebookWish::Copy);
    }
}

/// Letters of a word that has room beside a picture.
const SHORT: usize = 5;

/// Why the cell that was pressed last stands as it does.
fn why(ui: &Ui, context: &PanelContext, rect: Rect, wishes: &mut Vec<NotebookWish>) {
    let last = last_touched(ui.ctx(), context.view);
    let text = context.words.say(key!("note-why"));
    // In some languages the word needs the picture's room.
    let icon = context.art.icon("magnifier").filter(|_| text.chars().count() <= SHORT);
    let face = PrintedButton { text: Some(&text), icon, enabled: last.is_some(), ..PrintedButton::of(&text) };
    let response = small_button(ui, rect, "why", face);
    context.targets.put("note.why", rect, last.is_some());
    if response.clicked() {
        wishes.push(NotebookWish::LookAt(last));
    }
}

/// Undo and redo, with their usual keys.
pub(super) fn change(ui: &Ui, context: &PanelContext, [redo, undo]: [Rect; 2], wishes: &mut Vec<NotebookWish>) {
    let (can_undo, can_redo) = (context.marks.can_undo(), context.marks.can_redo());
    let icon = context.art.icon("undo");
    let (again, back) = (context.words.say(key!("note-redo")), context.words.say(key!("note-undo")));
    let face = PrintedButton { icon, enabled: can_undo, ..PrintedButton::of(&back) };
    let undo = small_button(ui, undo, "undo", face);
    let face = PrintedButton { icon, mirrored: true, enabled: can_redo, ..PrintedButton::of(&again) };
    let redo = small_button(ui, redo, "redo", face);
    context.targets.put("note.redo", redo.rect, can_redo);
    context.targets.put("note.undo", undo.rect, can_undo);
    let typing = ui.ctx().text_edit_focused();
    let (mut back, mut again) = (undo.clicked(), redo.clicked());
    if !typing {
        ui.ctx().input_mut(|input| {
            again |= input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)
                || input.consume_key(Modifiers::COMMAND, Key::Y);
            back |= input.consume_key(Modifiers::COMMAND, Key::Z);
        });
    }
    if back && can_undo {
        wishes.push(NotebookWish::Undo);
    }
    if again && can_redo {
        wishes.push(NotebookWish::Redo);
    }
}

/// Which help level it is; opens the choice.
fn level(ui: &mut Ui, context: &PanelContext, rect: Rect) {
    let help = context.words.say(context.assist.help.sentence());
    let text = context.words.with(key!("note-help"), &[("help", (&help).into())]);
    let state = match (context.told, context.assist.is_pending(), context.assist.is_estimated()) {
        (Some(told), ..) => Some(told.to_owned()),
        (None, true, _) => Some(context.words.say(key!("note-thinking"))),
        (None, false, true) => Some(context.words.say(key!("note-estimated"))),
        (None, false, false) => None,
    };
    let width = (rect.width() * if state.is_some() { 0.62 } else { 1.0 }).min(210.0 * growth());
    let button = Rect::from_min_size(rect.min, vec2(width, rect.height()));
    let (icon, enabled) = (context.art.icon("notebook"), context.coach.is_none() && ui.is_enabled());
    let face = PrintedButton { icon, text: Some(&text), enabled, ..PrintedButton::of(&text) };
    let response = small_button(ui, button, "help", face);
    context.targets.mark_as("note.help", &response, enabled);
    if response.clicked() {
        levels::open(ui.ctx());
    }
    if let Some(state) = state {
        let plate = rect.with_min_x(button.right() + 4.0);
        draw::write_in_plate(ui.painter(), plate, &state, &body(Size::FOOT), palette::FADED.into());
    }
}

/// How a button printed on the paper looks.
pub(super) struct PrintedButton<'a> {
    pub label: &'a str,
    pub text: Option<&'a str>,
    pub icon: Option<TextureId>,
    pub mirrored: bool,
    /// What it is printed with where it can be pressed.
    pub ink: Color32,
    pub enabled: bool,
    /// Whether it is chosen now; none where it is only pressed, which readers tell otherwise.
    pub chosen: Option<bool>,
}

impl<'a> PrintedButton<'a> {
    pub(super) fn of(label: &'a str) -> Self {
        let ink = palette::PENCIL.into();
        Self { label, text: None, icon: None, mirrored: false, ink, enabled: true, chosen: None }
    }
}

/// A button printed on the paper.
pub(super) fn small_button(ui: &Ui, rect: Rect, id: &str, face: PrintedButton) -> Response {
    let sense = if face.enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::new(("notebook-button", ui.id(), id)), sense);
    let told = match face.chosen {
        Some(chosen) => WidgetInfo::selected(WidgetType::Button, face.enabled, chosen, face.label),
        None => WidgetInfo::labeled(WidgetType::Button, face.enabled, face.label),
    };
    response.widget_info(|| told.clone());
    let ink: Color32 = if face.enabled { face.ink } else { veil(palette::SMOKE, 0.6) };
    let painter = ui.painter();
    if face.enabled && (response.hovered() || response.has_focus()) {
        painter.rect_filled(rect, round::SMALL, veil(palette::BRASS, 0.2));
    }
    if face.chosen == Some(true) {
        painter.rect_filled(rect, round::SMALL, veil(palette::PENCIL, 0.22));
    }
    let width = if response.has_focus() { 2.5 } else { 1.2 };
    painter.rect_stroke(rect, round::SMALL, Stroke::new(width, veil(ink, 0.9)), StrokeKind::Inside);
    let mut left = rect.left() + 7.0;
    if let Some(texture) = face.icon {
        let side = (rect.height() * 0.56).min(18.0);
        let centre = if face.text.is_some() { pos2(left + side / 2.0, rect.center().y) } else { rect.center() };
        let uv = if face.mirrored { Rect::from_min_max(pos2(1.0, 0.0), pos2(0.0, 1.0)) } else { draw::WHOLE };
        painter.image(texture, Rect::from_center_size(centre, Vec2::splat(side)), uv, ink);
        left = centre.x + side / 2.0 + 5.0;
    }
    if let Some(text) = face.text {
        let plate = Rect::from_min_max(pos2(left, rect.top() + 2.0), pos2(rect.right() - 5.0, rect.bottom() - 2.0));
        draw::write_in_plate(painter, plate, text, &bold(Size::FOOT), ink);
    }
    if face.text.is_none() { tip(response, face.label) } else { response }
}
