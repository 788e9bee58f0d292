//! The person's own hand as small cards, with the deck cards it keeps and its power.

use bevy_egui::egui::{Align, Label, Layout, Popup, PopupCloseBehavior, Response, RichText, Ui, vec2};

use super::{
    PanelContext, inspect,
    style::{FINGER, body, bold, fingers},
    widgets::{Button, CARD_SHAPE, CardFace, card, subheading},
    would_show,
};
use crate::ui::scale::{Size, growth};
use candlestick_game::inspect::Subject;
use candlestick_rules::SeatId;
use candlestick_themes::palette;
use candlestick_themes::{DeckLook, key};

/// How high the plates of kept cards are for a mouse, in points.
const CHIP: f32 = 28.0;

/// Shows the hand, or says why none is open.
pub fn show(ui: &mut Ui, context: &PanelContext) {
    if !context.plays() {
        let key = if context.shared { key!("hand-shared") } else { key!("hand-watching") };
        ui.add(Label::new(RichText::new(context.words.say(key)).color(palette::ASH)).wrap());
        return;
    }
    ui.horizontal(|ui| {
        subheading(ui, &context.words.say(key!("hand-title")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| would_show::button(ui, context));
    });
    let cards = context.view.hand;
    let gap = 6.0;
    let columns = cards.len().clamp(4, if context.narrow { 5 } else { 8 }) as f32;
    let width =
        ((ui.available_width() + gap) / columns - gap).clamp(46.0, if context.narrow { 74.0 } else { 64.0 }).floor();
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        ui.set_row_height(width * CARD_SHAPE);
        for id in cards.iter() {
            let response = card(ui, context.theme, context.art, id, CardFace { width, ..CardFace::default() });
            inspect::offer(&response, Subject::of_card(context.view.edition.cards, id));
        }
    });
    context.targets.put("hand", row.response.rect.intersect(ui.clip_rect()), true);
    extras(ui, context);
}

/// Kept cards and the power as small plates; what they do is told when pressed.
fn extras(ui: &mut Ui, context: &PanelContext) {
    let kept = context.view.kept.iter().filter_map(|card| context.theme.deck.get(card.index()));
    let kept: Vec<_> = kept.collect();
    let power = context.theme.suspects[context.suspect(context.view.me).index()].power.as_ref();
    let power = power.filter(|_| context.view.edition.uses_powers(&context.view.setup));
    if kept.is_empty() && power.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        if let Some(look) = power {
            let left = has_power(context, context.view.me);
            let why = context.words.say(if left { key!("hand-power") } else { key!("hand-power-used") });
            chip(ui, context, look, &why, ("candlestick", "hand.power"), left);
        }
        for (n, look) in kept.into_iter().enumerate() {
            let target = format!("hand.kept.{n}");
            chip(ui, context, look, &context.words.say(key!("hand-kept")), ("cards", &target), true);
        }
    });
}

fn has_power(context: &PanelContext, seat: SeatId) -> bool {
    context.view.seats.get(seat.index()).is_some_and(|seat| seat.power)
}

fn chip(
    ui: &mut Ui,
    context: &PanelContext,
    look: &DeckLook,
    why: &str,
    (icon, target): (&str, &str),
    left: bool,
) -> Response {
    let (spacing, opacity) = (ui.spacing().clone(), ui.opacity());
    ui.spacing_mut().interact_size.y = if fingers(ui, context.narrow) { FINGER } else { CHIP } * growth();
    ui.spacing_mut().button_padding = vec2(8.0, 2.0);
    if !left {
        // It steps back, and is read all the same: what it did is told when it is pressed.
        ui.set_opacity(0.75);
    }
    let button = Button::new(&look.title).icon(context.art.icon(icon));
    if button.natural_width(ui) > ui.available_size_before_wrap().x && ui.cursor().left() > ui.max_rect().left() {
        ui.end_row();
    }
    let response = button.show(ui);
    ui.set_opacity(opacity);
    *ui.spacing_mut() = spacing;
    context.targets.mark(target, &response);
    let tell = |ui: &mut Ui| {
        ui.set_max_width(280.0);
        ui.label(RichText::new(why).font(body(Size::FOOT)).color(palette::BRASS));
        ui.label(RichText::new(&look.title).font(bold(Size::TEXT)).color(palette::CANDLE));
        ui.label(RichText::new(&look.text).color(palette::PARCHMENT));
    };
    Popup::from_toggle_button_response(&response).close_behavior(PopupCloseBehavior::CloseOnClick).show(tell);
    response.on_hover_ui(tell)
}
