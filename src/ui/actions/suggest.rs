//! The suggestion builder: whom, with what, at times where, and the sentence that will be asked.

use bevy_egui::egui::{Id, ScrollArea, Ui};

use super::Draft;
use crate::ui::{
    Intent, PanelContext, inspect,
    keys::Shortcut,
    scale::{Size, growth},
    style::body,
    widgets::{Button, ButtonKind, Tile, picture_tile, tile_rows, told_first, whole_words},
};
use candlestick_game::{Column, Mark, inspect::Subject};
use candlestick_rules::{Action, CardId, Category, RoomId, SuspectId, Triple, WeaponId};
use candlestick_themes::{key, palette};

/// The least height of tiles that scroll by themselves, at the usual size of letters.
const LEAST: f32 = 64.0;

/// Shows the builder for the room one is in.
pub(super) fn show(ui: &mut Ui, context: &PanelContext, room: RoomId, draft: &mut Draft, intents: &mut Vec<Intent>) {
    above_the_button(ui, |ui| suspect_and_weapon(ui, context, draft));
    let whole = draft.suspect.zip(draft.weapon).map(|(suspect, weapon)| Triple { suspect, weapon, room });
    let action = draft.suspect.zip(draft.weapon).map(|(suspect, weapon)| Action::Suggest { suspect, weapon });
    finish(ui, context, draft, whole, action, intents);
}

/// Shows the builder for any room, as a card or power allows.
pub(super) fn anywhere(ui: &mut Ui, context: &PanelContext, draft: &mut Draft, intents: &mut Vec<Intent>) {
    above_the_button(ui, |ui| {
        super::plays::followed(ui, context);
        suspect_and_weapon(ui, context, draft);
        let cards = context.view.edition.cards;
        let chosen = draft.room.map(|room| cards.room(room));
        if let Some(card) = pick(ui, context, Category::Room, chosen, "act.room") {
            draft.room = Some(RoomId(cards.index_in_category(card) as u8));
        }
    });
    let parts = draft.suspect.zip(draft.weapon).zip(draft.room);
    let whole = parts.map(|((suspect, weapon), room)| Triple { suspect, weapon, room });
    finish(ui, context, draft, whole, whole.map(Action::AskAnywhere), intents);
}

/// Many tiles scroll by themselves, so that the button below them is always in sight. The sentence beside it may take two
/// lines: what it took in the frame before is left to it, lest all of it scroll too.
fn above_the_button(ui: &mut Ui, tiles: impl FnOnce(&mut Ui)) {
    let row = ui.data(|data| data.get_temp::<f32>(row_id(ui))).unwrap_or_default();
    let below = row.max(ui.spacing().interact_size.y) + 2.0 * ui.spacing().item_spacing.y;
    // Wherever it is scrolled to: another height there would scroll it again.
    let above = ui.cursor().top() - ui.min_rect().top();
    let most = ui.clip_rect().height() - above - below;
    // Where letters are large on a phone on its side, all goes on below the edge.
    if most < LEAST * growth() {
        return tiles(ui);
    }
    ScrollArea::vertical().id_salt("tiles").max_height(most).show(ui, tiles);
}

fn suspect_and_weapon(ui: &mut Ui, context: &PanelContext, draft: &mut Draft) {
    let cards = context.view.edition.cards;
    let chosen = draft.suspect.map(|suspect| cards.suspect(suspect));
    if let Some(card) = pick(ui, context, Category::Suspect, chosen, "act.suspect") {
        draft.suspect = Some(SuspectId(cards.index_in_category(card) as u8));
    }
    let chosen = draft.weapon.map(|weapon| cards.weapon(weapon));
    if let Some(card) = pick(ui, context, Category::Weapon, chosen, "act.weapon") {
        draft.weapon = Some(WeaponId(cards.index_in_category(card) as u8));
    }
}

/// Under which it is remembered how high the row below the tiles is.
fn row_id(ui: &Ui) -> Id {
    ui.id().with("row-below-the-tiles")
}

/// The sentence that will be asked, and the button that asks it.
fn finish(
    ui: &mut Ui,
    context: &PanelContext,
    draft: &Draft,
    whole: Option<Triple>,
    action: Option<Action>,
    intents: &mut Vec<Intent>,
) {
    let text = context.words.with(key!("act-suggest"), &context.theme.manner());
    let button = Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("speech")).key(Shortcut::Say);
    let says = |ui: &mut Ui| {
        let text = whole.map_or_else(|| missing(context, draft), |triple| sentence(context, triple));
        whole_words(ui, &text, &body(Size::TEXT), palette::PARCHMENT);
    };
    let asks = |ui: &mut Ui| confirm(ui, context, button, action, intents);
    let end = button.natural_width(ui);
    let shown = told_first(ui, end, says, asks);
    let (id, height) = (row_id(ui), shown.response.rect.height());
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<f32>(id), height));
    if (height - before).abs() > 0.5 {
        ui.ctx().request_repaint();
    }
}

/// The button that asks, once all is chosen.
fn confirm(ui: &mut Ui, context: &PanelContext, button: Button, action: Option<Action>, intents: &mut Vec<Intent>) {
    let response = button.enabled(action.is_some()).show(ui);
    context.targets.mark("act.suggest", &response);
    if let Some(action) = action
        && response.clicked()
    {
        intents.push(Intent::Decide(action));
    }
}

/// What is still to be chosen.
fn missing(context: &PanelContext, draft: &Draft) -> String {
    let key = match (draft.suspect, draft.weapon) {
        (None, None) => key!("act-suggest-pick"),
        (None, Some(_)) => key!("act-suggest-pick-suspect"),
        (Some(_), None) => key!("act-suggest-pick-weapon"),
        (Some(_), Some(_)) => key!("act-suggest-pick-room"),
    };
    context.words.say(key)
}

/// What will be asked, as the person says it.
fn sentence(context: &PanelContext, triple: Triple) -> String {
    context.theme.triple_told(context.words, key!("act-suggest-sentence"), triple, &[])
}

/// What was asked, as part of a sentence about somebody.
pub(super) fn asked(context: &PanelContext, triple: Triple) -> String {
    context.theme.triple_told(context.words, key!("question-asked"), triple, &[])
}

/// All cards of a category as tiles to pick one from; answers the one that was pressed.
pub(super) fn pick(
    ui: &mut Ui,
    context: &PanelContext,
    category: Category,
    chosen: Option<CardId>,
    target: &str,
) -> Option<CardId> {
    let cards: Vec<_> = context.view.edition.cards.set_of(category).iter().collect();
    let tiles = cards.iter().map(|card| {
        let ruled_out = context.assist.printed(*card, Column::CaseFile) == Some(Mark::No);
        let mine = context.view.hand.contains(*card);
        let badge = context.art.icon("cards").filter(|_| mine);
        Tile { badge, chosen: chosen == Some(*card), crossed: ruled_out && !mine, ..Tile::of(context.theme, *card) }
    });
    grid(ui, context, tiles.collect(), target)
}

/// Tiles in even rows; answers the card of the one that was pressed. Targets are named by the cards' keys.
pub(super) fn grid(ui: &mut Ui, context: &PanelContext, tiles: Vec<Tile>, target: &str) -> Option<CardId> {
    let gap = 6.0;
    let (columns, size) = tile_rows(ui.available_width(), gap, tiles.len().max(3));
    let mut pressed = None;
    for row in tiles.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for tile in row {
                let response = picture_tile(ui, context.theme, context.art, *tile, size);
                context.targets.mark(format!("{target}.{}", context.theme.card_key(tile.card)), &response);
                inspect::offer_among(ui, &response, Subject::of_card(context.view.edition.cards, tile.card));
                // A finger that was held looked at it.
                if response.clicked() && !inspect::held(ui.ctx()) {
                    pressed = Some(tile.card);
                }
            }
        });
    }
    pressed
}
