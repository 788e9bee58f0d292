//! Shows what lies on the table beside the hands: face-up cards, cards at the side, opened hands, the deck and its
//! clocks.

use bevy_egui::egui::{RichText, Ui, vec2};

use super::{
    PanelContext, inspect,
    widgets::{CARD_SHAPE, CardFace, card, card_back, subheading},
};
use candlestick_game::inspect::Subject;
use candlestick_rules::{CardId, CardSet, Effect, Event};
use candlestick_themes::{key, palette};

/// Whether there is anything to show in this case.
#[must_use]
pub fn are_there(context: &PanelContext) -> bool {
    let view = context.view;
    !view.face_up.is_empty() || view.side_cards > 0 || view.edition.uses_deck(&view.setup) || !view.revealed.is_empty()
}

/// Shows all of it.
pub fn show(ui: &mut Ui, context: &PanelContext) {
    let view = context.view;
    if !are_there(context) {
        ui.label(RichText::new(context.words.say(key!("table-nothing"))).color(palette::ASH));
        return;
    }
    if view.edition.uses_deck(&view.setup) {
        deck(ui, context);
    }
    if !view.face_up.is_empty() {
        subheading(ui, &context.words.say(key!("table-face-up")));
        faces(ui, context, view.face_up.iter().map(Some));
    }
    if view.side_cards > 0 {
        subheading(ui, &context.words.say(key!("table-side")));
        faces(ui, context, (0..view.side_cards).map(|place| context.side_card(place)));
    }
    let mut open = CardSet::default();
    for (name, hand) in open_hands(context) {
        open = open.or(hand);
        subheading(ui, &context.words.with(key!("table-open-hand"), &[("name", name.into())]));
        faces(ui, context, hand.iter().map(Some));
    }
    let revealed = view.revealed.without(view.face_up).without(open);
    if !revealed.is_empty() {
        subheading(ui, &context.words.say(key!("table-revealed")));
        faces(ui, context, revealed.iter().map(Some));
    }
}

/// Hands that were laid open, with whose they are.
fn open_hands<'a>(context: &'a PanelContext) -> impl Iterator<Item = (&'a str, CardSet)> {
    context.view.events.iter().filter_map(|event| match event {
        Event::Eliminated { seat, hand, .. } => Some((context.short(*seat), *hand)),
        _ => None,
    })
}

/// How many cards are left, and what is known to be gone.
fn deck(ui: &mut Ui, context: &PanelContext) {
    let view = context.view;
    let values = [("deck", (&context.theme.deck_phrase).into()), ("left", view.deck_left.into())];
    subheading(ui, &context.words.with(key!("table-deck"), &values));
    for ((kind, look), gone) in view.edition.deck.iter().zip(&context.theme.deck).zip(&view.deck_gone) {
        let clock = kind.effect == Effect::Clock;
        if *gone == 0 && !clock {
            continue;
        }
        let key = if clock { key!("table-clock") } else { key!("table-gone") };
        let values = [("title", (&look.title).into()), ("gone", (*gone).into()), ("count", kind.count.into())];
        let ink = if clock { palette::CANDLE } else { palette::PARCHMENT_SHADE };
        ui.label(RichText::new(context.words.with(key, &values)).color(ink));
    }
}

/// A row of small cards, the unknown ones from behind.
fn faces(ui: &mut Ui, context: &PanelContext, cards: impl Iterator<Item = Option<CardId>>) {
    let width = 58.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.set_row_height(width * CARD_SHAPE);
        for face in cards {
            match face {
                Some(id) => {
                    let response = card(ui, context.theme, context.art, id, CardFace { width, ..CardFace::default() });
                    inspect::offer(&response, Subject::of_card(context.view.edition.cards, id));
                }
                None => {
                    card_back(ui, context.theme, context.art, width);
                }
            }
        }
    });
}
