//! Choosing cards and players: what to show, what a drawn card asks for.

use bevy_egui::egui::{RichText, Ui};

use super::suggest::grid;
use crate::{
    rules::{Action, CardId, CardSet, SeatId},
    table::palette,
    ui::{
        Desk, Intent,
        style::bold,
        widgets::{CARD_SHAPE, CardFace, Tile, card, paper, picture_tile, tile_rows},
    },
};

/// One of these goes to the asker, who alone sees it.
pub(super) fn show_to_asker(ui: &mut Ui, desk: &Desk, set: CardSet, intents: &mut Vec<Intent>) {
    let why = desk.words.with("act-show-why", &[("name", desk.short(desk.view.turn_seat).into())]);
    hand_out(ui, desk, set, "act.show", &why, Action::Show, intents);
}

/// One of these is revealed to all.
pub(super) fn reveal(ui: &mut Ui, desk: &Desk, set: CardSet, intents: &mut Vec<Intent>) {
    drawn(ui, desk);
    hand_out(ui, desk, set, "act.reveal", &desk.words.say("act-reveal-why"), Action::Reveal, intents);
}

/// One of these goes to the left neighbour, who alone sees it.
pub(super) fn pass_left(ui: &mut Ui, desk: &Desk, set: CardSet, intents: &mut Vec<Intent>) {
    drawn(ui, desk);
    let left = desk.view.left_of(desk.view.me).next().unwrap_or(desk.view.me);
    let why = desk.words.with("act-pass-left-why", &[("name", desk.short(left).into())]);
    hand_out(ui, desk, set, "act.left", &why, Action::PassLeft, intents);
}

/// A player to pick.
pub(super) fn choose_seat(ui: &mut Ui, desk: &Desk, seats: &[SeatId], intents: &mut Vec<Intent>) {
    drawn(ui, desk);
    let (columns, size) = tile_rows(ui.available_width(), 6.0, seats.len().max(3));
    for row in seats.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for &seat in row {
                let who = desk.view.edition.cards.suspect(desk.suspect(seat));
                let response = picture_tile(ui, desk.theme, desk.art, Tile::of(desk.theme, who), size);
                desk.spots.mark(format!("act.choose.{}", seat.0), &response);
                if response.clicked() {
                    intents.push(Intent::Decide(Action::ChooseSeat(seat)));
                }
            }
        });
    }
}

/// A card to name.
pub(super) fn name_card(ui: &mut Ui, desk: &Desk, set: CardSet, intents: &mut Vec<Intent>) {
    drawn(ui, desk);
    let tiles = set.iter().map(|card| Tile {
        badge: desk.art.icon("cards").filter(|_| desk.view.hand.contains(card)),
        crossed: desk.view.revealed.contains(card),
        ..Tile::of(desk.theme, card)
    });
    if let Some(card) = grid(ui, desk, tiles.collect(), "act.name") {
        intents.push(Intent::Decide(Action::NameCard(card)));
    }
}

/// Cards to press, with who will see the chosen one; the same with one card as with several.
fn hand_out(
    ui: &mut Ui,
    desk: &Desk,
    set: CardSet,
    spot: &str,
    why: &str,
    action: impl Fn(CardId) -> Action,
    intents: &mut Vec<Intent>,
) {
    let many = set.len().clamp(3, 6) as f32;
    let width = ((ui.available_width() + 10.0) / many - 11.0).floor().clamp(60.0, 96.0);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = bevy_egui::egui::vec2(10.0, 10.0);
        ui.set_row_height(width * CARD_SHAPE);
        for id in set.iter() {
            let response = card(ui, desk.theme, desk.art, id, CardFace { width, press: true, chosen: false });
            desk.spots.mark(format!("{spot}.{}", desk.theme.card_key(id)), &response);
            if response.clicked() {
                intents.push(Intent::Decide(action(id)));
            }
        }
    });
    ui.add_space(2.0);
    ui.label(RichText::new(why).color(palette::PARCHMENT_SHADE));
}

/// The drawn card that asks for this, as a slip of paper.
fn drawn(ui: &mut Ui, desk: &Desk) {
    let Some(look) = desk.drawn().and_then(|card| desk.theme.deck.get(card.index())) else { return };
    paper(ui, desk.art, 10, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(&look.title).font(bold(15.0)).color(palette::BLOOD));
        ui.label(RichText::new(&look.text).color(palette::INK));
    });
    ui.add_space(4.0);
}
