//! Suspect, weapon and room of a question or an accusation, to be picked from all there are.

use bevy_egui::egui::Ui;

use super::{
    choice::PositionChoice,
    parts::{PositionScreen, cards},
    state::PositionState,
};
use crate::ui::widgets::{Tile, subheading};
use candlestick_game::{Column, Mark, position::RealTable};
use candlestick_rules::{CardId, Category};
use candlestick_themes::key;

/// Suspect, weapon and room to pick.
pub(super) fn three(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let table = state.table();
    let asked = &state.draft;
    let cards_of = table.cards();
    let picked = [
        asked.suspect.map(|suspect| cards_of.suspect(suspect)),
        asked.weapon.map(|weapon| cards_of.weapon(weapon)),
        asked.room.map(|room| cards_of.room(room)),
    ];
    let titles = [key!("position-who"), key!("position-what"), key!("position-where")];
    for ((category, title), picked) in Category::ALL.into_iter().zip(titles).zip(picked) {
        if !shared.narrow {
            subheading(ui, &shared.words.say(title));
        }
        let look = |tile: Tile<'_>| {
            let mine = table.start.hand.contains(tile.card);
            let out = state.sheet.assist.printed(tile.card, Column::CaseFile) == Some(Mark::No);
            let badge = shared.art.icon("cards").filter(|_| mine);
            Tile { chosen: picked == Some(tile.card), crossed: out && !mine, badge, ..unbound(table, tile.card) }
        };
        let pressed = cards(ui, (state, shared), table.cards_of(category), "position.pick", look);
        chosen.extend(pressed.map(PositionChoice::Pick));
    }
}

/// A tile of a card, as long-lived as its table.
pub(super) fn unbound(table: &RealTable, card: CardId) -> Tile<'_> {
    Tile::of(&table.theme, card)
}
