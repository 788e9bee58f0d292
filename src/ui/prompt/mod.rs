//! The one line that says what is asked of the person now, or what is being waited for.

mod dice;
#[cfg(test)]
pub(crate) mod tests;

use bevy_egui::egui::{Color32, Rect, Sense, Ui, vec2};

use super::{
    PanelContext, coach, live,
    style::{bold, mix, veil},
    widgets::draw,
};
use crate::ui::scale::Size;
use candlestick_themes::{key, palette};

/// Shows the line on a plate; it glows while the person is to decide.
pub fn show(ui: &mut Ui, context: &PanelContext) {
    if let Some(coach) = context.coach {
        return coach::show(ui, context, coach);
    }
    let text = text(context);
    let asked = context.view.actor.is_some() && !waits(context);
    let height = if context.narrow { 38.0 } else { 42.0 };
    let is_told = !waits(context) || context.stands;
    // What is told later than it came is a label of its own: readers tell of what is new.
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.push_id(("prompt", is_told), |ui| ui.allocate_exact_size(size, Sense::hover())).inner;
    response
        .widget_info(|| bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, text.clone()));
    // The page says it wherever one is asked: `screens::publish`.
    if is_told {
        live::polite(&response);
    }
    context.targets.put("prompt", rect, true);
    let ground = mix(palette::NIGHT, palette::WALNUT, 0.8);
    let (edge, ink) = if asked { (palette::BRASS, palette::CANDLE) } else { (palette::SMOKE, palette::PARCHMENT) };
    let painter = ui.painter();
    let (left, right) = rect.split_left_right_at_fraction(0.5);
    draw::wash(painter, left, Color32::TRANSPARENT, ground);
    draw::wash(painter, right, ground, Color32::TRANSPARENT);
    for y in [rect.top(), rect.bottom() - 1.0] {
        let line = Rect::from_min_size(bevy_egui::egui::pos2(rect.left(), y), vec2(rect.width(), 1.0));
        let (left, right) = line.split_left_right_at_fraction(0.5);
        draw::wash(painter, left, Color32::TRANSPARENT, edge.into());
        draw::wash(painter, right, edge.into(), Color32::TRANSPARENT);
    }
    if asked {
        draw::glow(painter, rect.center(), vec2(rect.width() * 0.4, rect.height() * 0.8), veil(palette::CANDLE, 0.12));
    }
    let size = if context.narrow { Size::TEXT } else { Size::LEAD };
    let lie = dice::rolled(context.view);
    dice::paint(ui, context, &lie, rect);
    let words = rect.with_max_x(rect.right() - dice::width(&lie));
    draw::write_sentence(painter, words.shrink2(vec2(8.0, 0.0)), &text, &bold(size), ink.into());
}

/// Whether the line tells who is waited for: somebody else, or whoever still moves.
#[must_use]
pub fn waits(context: &PanelContext) -> bool {
    context.view.actor.is_some_and(|actor| context.busy || actor != context.view.me)
}

/// The line's words.
#[must_use]
pub fn text(context: &PanelContext) -> String {
    if let Some(coach) = context.coach {
        return coach.text();
    }
    if context.busy && context.view.actor.is_some() { busy(context) } else { context.inspector().prompt() }
}

/// While things move: only whose turn it is, so that nothing is told before it is seen.
fn busy(context: &PanelContext) -> String {
    if context.view.turn_seat == context.view.me {
        return context.words.say(key!("prompt-busy-mine"));
    }
    context.words.with(key!("prompt-busy"), &[("name", context.short(context.view.turn_seat).into())])
}
