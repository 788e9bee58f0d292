//! Shows what everyone held, and what lay beside the hands.

use bevy_egui::egui::{Align, Layout, Margin, Sense, Ui, vec2};

use super::state::VerdictScreen;
use crate::ui::scale::{Size, growth, widest};
use crate::ui::{
    live,
    style::{bold, mix},
    widgets::{CARD_SHAPE, CardFace, card, disc, draw, plate, subheading, whole_words},
};
use candlestick_rules::{CardId, CaseEnding};
use candlestick_themes::{key, list_of, palette};

/// Every hand on a plate of its own, then the cards of nobody.
pub(super) fn show(ui: &mut Ui, shared: &VerdictScreen, closing: &CaseEnding) {
    subheading(ui, &shared.words.say(key!("verdict-hands")));
    let width = ui.available_width().min(widest(1080.0));
    let columns = if width < 640.0 * growth() { 1 } else { 2 };
    let each = (width - 10.0 * (columns as f32 - 1.0)) / columns as f32;
    let rows: Vec<_> = closing.hands.iter().enumerate().collect();
    for pair in rows.chunks(columns) {
        row(ui, width, 0.0, |ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            for (seat, cards) in pair {
                let suspect = shared.view.setup.seats[*seat];
                let name = shared.theme.suspects[suspect.index()].short.clone();
                let cards: Vec<_> = cards.iter().collect();
                held(ui, shared, each, &name, &cards, |ui, rect| {
                    disc(ui.painter(), shared.theme, shared.art, suspect, rect.center(), 22.0, palette::BRASS.into());
                });
            }
        });
    }
    let in_rooms: Vec<_> = closing.room_cards.iter().map(|(_, card)| *card).collect();
    let face_up: Vec<_> = shared.view.face_up.iter().collect();
    for (key, cards) in [
        (key!("verdict-rooms"), in_rooms.as_slice()),
        (key!("verdict-side"), &closing.side_cards),
        (key!("verdict-face-up"), &face_up),
    ] {
        if !cards.is_empty() {
            held(ui, shared, each, &shared.words.say(key), cards, |ui, rect| {
                if let Some(texture) = shared.art.icon("cards") {
                    ui.painter().image(texture, rect.shrink(8.0), draw::WHOLE, palette::BRASS.into());
                }
            });
        }
    }
    ui.add_space(8.0);
}

/// How wide the picture and the name are, in points.
const NAMED: f32 = 62.0;

/// A plate with a picture, a name and small cards. To readers it is one sentence: the name, and what lies there.
fn held(
    ui: &mut Ui,
    shared: &VerdictScreen,
    width: f32,
    name: &str,
    cards: &[CardId],
    picture: impl FnOnce(&Ui, bevy_egui::egui::Rect),
) {
    let frame = plate().inner_margin(Margin::symmetric(10, 8));
    frame.show(ui, |ui| {
        ui.set_width(width - 22.0);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(NAMED * growth());
                let (rect, _) = ui.allocate_exact_size(vec2(48.0, 48.0), Sense::hover());
                picture(ui, rect);
                let ink = mix(palette::IVORY, palette::PARCHMENT, 0.5);
                let label = whole_words(ui, name, &bold(Size::FOOT), ink);
                live::told_as(&label, || held_text(shared, name, cards));
            });
            let gap = 5.0;
            let count = if shared.narrow { 4.0 } else { cards.len().clamp(6, 7) as f32 };
            let each = ((ui.available_width() + gap) / count - gap).clamp(58.0, 66.0).floor();
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(gap, gap);
                ui.set_row_height(each * CARD_SHAPE);
                for id in cards {
                    let response =
                        card(ui, shared.theme, shared.art, *id, CardFace { width: each, ..CardFace::default() });
                    live::passed_over(&response);
                    response.on_hover_text(shared.theme.card_name(*id));
                }
            });
        });
    });
}

/// What lies on a plate, in words.
fn held_text(shared: &VerdictScreen, name: &str, cards: &[CardId]) -> String {
    let cards: Vec<_> = cards.iter().map(|card| shared.theme.card_name(*card)).collect();
    shared.words.labelled(name, &list_of(&cards, shared.words))
}

/// A centred row of known size.
pub(super) fn row(ui: &mut Ui, width: f32, height: f32, inside: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, height), Layout::left_to_right(Align::Min), inside);
}
