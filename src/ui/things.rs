//! What lies on the table beside the hands: face-up cards, cards at the side, opened hands, the deck and its clocks.

use bevy_egui::egui::{RichText, Ui, vec2};

use super::{
    Desk,
    widgets::{CARD_SHAPE, CardFace, card, card_back, subheading},
};
use candlestick_rules::{CardId, CardSet, Effect, Event};
use candlestick_themes::palette;

/// Whether there is anything to show in this case.
#[must_use]
pub fn are_there(desk: &Desk) -> bool {
    let view = desk.view;
    !view.face_up.is_empty() || view.side_cards > 0 || view.edition.uses_deck(&view.setup) || !view.revealed.is_empty()
}

/// Shows all of it.
pub fn show(ui: &mut Ui, desk: &Desk) {
    let view = desk.view;
    if !are_there(desk) {
        ui.label(RichText::new(desk.words.say("table-nothing")).color(palette::SMOKE));
        return;
    }
    if view.edition.uses_deck(&view.setup) {
        deck(ui, desk);
    }
    if !view.face_up.is_empty() {
        subheading(ui, &desk.words.say("table-face-up"));
        faces(ui, desk, view.face_up.iter().map(Some));
    }
    if view.side_cards > 0 {
        subheading(ui, &desk.words.say("table-side"));
        faces(ui, desk, (0..view.side_cards).map(|place| desk.side_card(place)));
    }
    let mut open = CardSet::default();
    for (name, hand) in open_hands(desk) {
        open = open.or(hand);
        subheading(ui, &desk.words.with("table-open-hand", &[("name", name.into())]));
        faces(ui, desk, hand.iter().map(Some));
    }
    let revealed = view.revealed.without(view.face_up).without(open);
    if !revealed.is_empty() {
        subheading(ui, &desk.words.say("table-revealed"));
        faces(ui, desk, revealed.iter().map(Some));
    }
}

/// Hands that were laid open, with whose they are.
fn open_hands<'a>(desk: &'a Desk) -> impl Iterator<Item = (&'a str, CardSet)> {
    desk.view.events.iter().filter_map(|event| match event {
        Event::Eliminated { seat, hand, .. } => Some((desk.short(*seat), *hand)),
        _ => None,
    })
}

/// How many cards are left, and what is known to be gone.
fn deck(ui: &mut Ui, desk: &Desk) {
    let view = desk.view;
    let values = [("deck", (&desk.theme.deck_name).into()), ("left", view.deck_left.into())];
    subheading(ui, &desk.words.with("table-deck", &values));
    for ((kind, look), gone) in view.edition.deck.iter().zip(&desk.theme.deck).zip(&view.deck_gone) {
        let clock = kind.effect == Effect::Clock;
        if *gone == 0 && !clock {
            continue;
        }
        let key = if clock { "table-clock" } else { "table-gone" };
        let values = [("title", (&look.title).into()), ("gone", (*gone).into()), ("count", kind.count.into())];
        let ink = if clock { palette::CANDLE } else { palette::PARCHMENT_SHADE };
        ui.label(RichText::new(desk.words.with(key, &values)).color(ink));
    }
}

/// A row of small cards, the unknown ones from behind.
fn faces(ui: &mut Ui, desk: &Desk, cards: impl Iterator<Item = Option<CardId>>) {
    let width = 58.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.set_row_height(width * CARD_SHAPE);
        for face in cards {
            match face {
                Some(id) => {
                    let response = card(ui, desk.theme, desk.art, id, CardFace { width, ..CardFace::default() });
                    response.on_hover_text(desk.theme.card_name(id));
                }
                None => {
                    card_back(ui, desk.art, width);
                }
            }
        }
    });
}
