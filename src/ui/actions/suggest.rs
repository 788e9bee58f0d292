//! The suggestion builder: whom, with what, and the sentence that will be asked.

use bevy_egui::egui::{Align, Key, Label, Layout, RichText, Ui, vec2};

use super::Draft;
use crate::{
    case::{Column, Mark},
    rules::{Action, CardId, Category, RoomId, SuspectId, WeaponId},
    table::palette,
    ui::{
        Desk, Intent,
        widgets::{Button, Kind, Tile, picture_tile, tile_rows},
    },
};

/// Shows the builder.
pub(super) fn show(ui: &mut Ui, desk: &Desk, room: RoomId, draft: &mut Draft, intents: &mut Vec<Intent>) {
    let cards = desk.view.edition.cards;
    let chosen = draft.suspect.map(|suspect| cards.suspect(suspect));
    if let Some(card) = pick(ui, desk, Category::Suspect, chosen, "act.suspect") {
        draft.suspect = Some(SuspectId(cards.index_in_category(card) as u8));
    }
    let chosen = draft.weapon.map(|weapon| cards.weapon(weapon));
    if let Some(card) = pick(ui, desk, Category::Weapon, chosen, "act.weapon") {
        draft.weapon = Some(WeaponId(cards.index_in_category(card) as u8));
    }
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        confirm(ui, desk, draft, intents);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let text = RichText::new(sentence(desk, room, draft)).color(palette::PARCHMENT);
            ui.add(Label::new(text).wrap());
        });
    });
}

/// The button that asks, once both are chosen.
fn confirm(ui: &mut Ui, desk: &Desk, draft: &Draft, intents: &mut Vec<Intent>) {
    let text = desk.words.say("act-suggest");
    let whole = draft.suspect.zip(draft.weapon);
    let button = Button::new(&text).kind(Kind::Primary).icon(desk.art.icon("speech")).key(Key::S);
    let response = button.enabled(whole.is_some()).show(ui);
    desk.spots.mark("act.suggest", &response);
    if let Some((suspect, weapon)) = whole
        && response.clicked()
    {
        intents.push(Intent::Decide(Action::Suggest { suspect, weapon }));
    }
}

/// What will be asked, or what is still missing.
fn sentence(desk: &Desk, room: RoomId, draft: &Draft) -> String {
    let cards = desk.view.edition.cards;
    match (draft.suspect, draft.weapon) {
        (Some(suspect), Some(weapon)) => {
            let suspect = desk.theme.card_phrase(cards.suspect(suspect));
            let weapon = desk.theme.card_phrase(cards.weapon(weapon));
            let room = desk.theme.room_phrase(room);
            let values = [("suspect", (&suspect).into()), ("weapon", (&weapon).into()), ("room", (&room).into())];
            desk.words.with("act-suggest-sentence", &values)
        }
        (None, Some(_)) => desk.words.say("act-suggest-pick-suspect"),
        (Some(_), None) => desk.words.say("act-suggest-pick-weapon"),
        (None, None) => desk.words.say("act-suggest-pick"),
    }
}

/// All cards of a category as tiles to pick one from; answers the one that was pressed.
pub(super) fn pick(ui: &mut Ui, desk: &Desk, category: Category, chosen: Option<CardId>, spot: &str) -> Option<CardId> {
    let cards: Vec<_> = desk.view.edition.cards.set_of(category).iter().collect();
    let tiles = cards.iter().map(|card| {
        let ruled_out = desk.aid.printed(*card, Column::CaseFile) == Some(Mark::No);
        let mine = desk.view.hand.contains(*card);
        let badge = desk.art.icon("cards").filter(|_| mine);
        Tile { badge, chosen: chosen == Some(*card), crossed: ruled_out && !mine, ..Tile::of(desk.theme, *card) }
    });
    grid(ui, desk, tiles.collect(), spot)
}

/// Tiles in even rows; answers the card of the one that was pressed. Spots are named by the cards' keys.
pub(super) fn grid(ui: &mut Ui, desk: &Desk, tiles: Vec<Tile>, spot: &str) -> Option<CardId> {
    let gap = 6.0;
    let (columns, size) = tile_rows(ui.available_width(), gap, tiles.len().max(3));
    let mut pressed = None;
    for row in tiles.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for tile in row {
                let response = picture_tile(ui, desk.theme, desk.art, *tile, size);
                desk.spots.mark(format!("{spot}.{}", desk.theme.card_key(tile.card)), &response);
                if response.clicked() {
                    pressed = Some(tile.card);
                }
            }
        });
    }
    pressed
}
