//! Choosing cards and players: what to show, what a drawn card asks for.

use bevy_egui::egui::{RichText, Ui};

use super::{plays, suggest::grid};
use crate::ui::{
    Intent, PanelContext,
    keys::Shortcut,
    widgets::{Button, ButtonKind, CARD_SHAPE, CardFace, Tile, card, card_back_button, picture_tile, tile_rows},
};
use candlestick_rules::{Action, CardId, CardSet, Phase, SeatId, SuspectId};
use candlestick_themes::{key, palette};

/// One of these goes to the asker, who alone sees it.
pub(super) fn show_to_asker(ui: &mut Ui, context: &PanelContext, set: CardSet, intents: &mut Vec<Intent>) {
    let asker = context.view.asker.unwrap_or(context.view.turn_seat);
    let why = context.words.with(key!("act-show-why"), &[("name", context.short(asker).into())]);
    let ready = context.would_show.and_then(|would_show| would_show.ready(context.view));
    hand_out(ui, context, (set, ready), "act.show", &why, Action::Show, intents);
}

/// Any one of these goes to the player who follows a card or power, and who alone sees it.
pub(super) fn show_freely(ui: &mut Ui, context: &PanelContext, set: CardSet, intents: &mut Vec<Intent>) {
    plays::followed(ui, context);
    let doer = context.doer().unwrap_or(context.view.turn_seat);
    let why = context.words.with(key!("act-show-why"), &[("name", context.short(doer).into())]);
    hand_out(ui, context, (set, None), "act.show", &why, Action::Show, intents);
}

/// One of these is revealed to all.
pub(super) fn reveal(ui: &mut Ui, context: &PanelContext, set: CardSet, intents: &mut Vec<Intent>) {
    plays::followed(ui, context);
    hand_out(
        ui,
        context,
        (set, None),
        "act.reveal",
        &context.words.say(key!("act-reveal-why")),
        Action::Reveal,
        intents,
    );
}

/// One of these goes to the left neighbour, who alone sees it.
pub(super) fn pass_left(ui: &mut Ui, context: &PanelContext, set: CardSet, intents: &mut Vec<Intent>) {
    plays::followed(ui, context);
    let left = context.left_neighbour(context.view.me);
    let why = context.words.with(key!("act-pass-left-why"), &[("name", context.short(left).into())]);
    hand_out(ui, context, (set, None), "act.left", &why, Action::PassLeft, intents);
}

/// A player to pick.
pub(super) fn choose_seat(ui: &mut Ui, context: &PanelContext, seats: &[SeatId], intents: &mut Vec<Intent>) {
    if context.view.phase != Phase::Snoop {
        plays::followed(ui, context);
    }
    let (columns, size) = tile_rows(ui.available_width(), 6.0, seats.len().max(3));
    for row in seats.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            for &seat in row {
                let who = context.view.edition.cards.suspect(context.suspect(seat));
                let response = picture_tile(ui, context.theme, context.art, Tile::of(context.theme, who), size);
                context.targets.mark(format!("act.choose.{}", seat.0), &response);
                if response.clicked() {
                    intents.push(Intent::Decide(Action::ChooseSeat(seat)));
                }
            }
        });
    }
}

/// A token to send back to where it starts.
pub(super) fn choose_token(ui: &mut Ui, context: &PanelContext, tokens: &[SuspectId], intents: &mut Vec<Intent>) {
    plays::followed(ui, context);
    let cards = context.view.edition.cards;
    let tiles = tokens.iter().map(|suspect| {
        let chosen = context.selected == Some(context.view.tokens[suspect.index()]);
        Tile { chosen, ..Tile::of(context.theme, cards.suspect(*suspect)) }
    });
    if let Some(card) = grid(ui, context, tiles.collect(), "act.token") {
        let suspect = SuspectId(cards.index_in_category(card) as u8);
        intents.push(Intent::Decide(Action::ChooseToken(suspect)));
    }
}

/// The cards at the side: those seen before lie open, one of the others is to be picked.
pub(super) fn side(ui: &mut Ui, context: &PanelContext, places: &[u8], intents: &mut Vec<Intent>) {
    let gap = 10.0;
    let count = f32::from(context.view.side_cards.max(4));
    let width = ((ui.available_width() + gap) / count - gap).floor().clamp(58.0, 92.0);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = bevy_egui::egui::vec2(gap, gap);
        ui.set_row_height(width * CARD_SHAPE);
        for place in 0..context.view.side_cards {
            if let Some(seen) = context.side_card(place) {
                card(ui, context.theme, context.art, seen, CardFace { width, ..CardFace::default() });
                continue;
            }
            let text = context.words.with(key!("act-side-card"), &[("place", (place + 1).into())]);
            let response = card_back_button(ui, (context.theme, context.art), width, &text, &(place + 1).to_string());
            context.targets.mark(format!("act.side.{}", place + 1), &response);
            if response.clicked() && places.contains(&place) {
                intents.push(Intent::Decide(Action::LookAtSide(place)));
            }
        }
    });
    ui.label(RichText::new(context.words.say(key!("act-side-why"))).color(palette::PARCHMENT_SHADE));
}

/// A card to name.
pub(super) fn name_card(ui: &mut Ui, context: &PanelContext, set: CardSet, intents: &mut Vec<Intent>) {
    plays::followed(ui, context);
    let tiles = set.iter().map(|card| Tile {
        badge: context.art.icon("cards").filter(|_| context.view.hand.contains(card)),
        crossed: context.view.revealed.contains(card),
        ..Tile::of(context.theme, card)
    });
    if let Some(card) = grid(ui, context, tiles.collect(), "act.name") {
        intents.push(Intent::Decide(Action::NameCard(card)));
    }
}

/// Cards to press, with who will see the chosen one; the same with one card as with several. The one that had been fixed
/// for this is chosen, and its button shows it.
fn hand_out(
    ui: &mut Ui,
    context: &PanelContext,
    (set, ready): (CardSet, Option<CardId>),
    target: &str,
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
            let face = CardFace { width, press: true, chosen: ready == Some(id) };
            let response = card(ui, context.theme, context.art, id, face);
            context.targets.mark(format!("{target}.{}", context.theme.card_key(id)), &response);
            if response.clicked() {
                intents.push(Intent::Decide(action(id)));
            }
        }
    });
    ui.add_space(2.0);
    ui.label(RichText::new(why).color(palette::PARCHMENT_SHADE));
    let Some(ready) = ready else { return };
    let text = context.words.with(key!("act-show-ready"), &[("card", (&context.theme.card_phrase(ready)).into())]);
    let button = Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("cards")).key(Shortcut::Say).wide();
    let response = button.show(ui);
    context.targets.mark("act.ready", &response);
    if response.clicked() {
        intents.push(Intent::Decide(action(ready)));
    }
}
