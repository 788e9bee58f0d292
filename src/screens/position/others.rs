//! Writing down what is no question: an accusation, where a card is, and who left the race.

use bevy_egui::egui::Ui;

use super::{
    choice::PositionChoice,
    parts::{PositionButton, PositionScreen, cards, note, seats, ways},
    picking::three,
    state::PositionState,
};
use crate::ui::{
    headed_group,
    widgets::{ButtonKind, Tile, subheading},
};
use candlestick_deduction::Holder;
use candlestick_rules::Category;
use candlestick_themes::key;

/// Who accused whom of what, and how it came out.
pub(super) fn accusation(
    ui: &mut Ui,
    state: &PositionState,
    shared: &PositionScreen,
    chosen: &mut Vec<PositionChoice>,
) {
    let asked = shared.words.say(key!("position-who-accuses"));
    chosen.extend(seats(ui, state, shared, Some(state.draft.by), (&asked, "position.by")).map(PositionChoice::By));
    three(ui, state, shared, chosen);
    ui.add_space(4.0);
    let on = state.draft.asked().is_some();
    let way = |key, target, right| PositionButton {
        on,
        ..PositionButton::new(shared.words.say(key), target, PositionChoice::Verdict(right))
    };
    let wrong = way(key!("position-wrong"), "position.wrong", false);
    ways(ui, shared, vec![wrong, way(key!("position-right"), "position.right", true)], chosen);
}

/// Which card, and where it is: two presses.
pub(super) fn card(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let (words, table) = (shared.words, state.table());
    note(ui, &words.say(key!("position-card-why")));
    for category in Category::ALL {
        let look = |tile: Tile<'_>| Tile { chosen: state.card == Some(tile.card), ..Tile::of(&table.theme, tile.card) };
        let pressed = cards(ui, (state, shared), table.cards_of(category), "position.pick", look);
        chosen.extend(pressed.map(PositionChoice::Pick));
    }
    let Some(card) = state.card else { return };
    let phrase = table.theme.card_phrase(card);
    let asked = words.with(key!("position-card-where"), &[("card", (&phrase).into())]);
    let at = |holder| PositionChoice::At(Some(holder));
    chosen.extend(seats(ui, state, shared, None, (&asked, "position.at")).map(|seat| at(Holder::Seat(seat))));
    let nobody =
        PositionButton::new(words.say(key!("position-at-nobody")), "position.at.nobody", PositionChoice::At(None));
    ways(ui, shared, vec![nobody], chosen);
    if !table.start.rooms.is_empty() {
        let asked = words.say(key!("position-at-room"));
        let rooms = table.start.rooms.iter().map(|room| table.cards().room(*room));
        let look = |tile: Tile<'_>| Tile::of(&table.theme, tile.card);
        let pressed = headed_group(ui, &asked, |ui| cards(ui, (state, shared), rooms, "position.at-room", look));
        chosen.extend(pressed.and_then(|card| table.room_of(card)).map(|room| at(Holder::Room(room))));
    }
    if table.start.side > 0 {
        subheading(ui, &words.say(key!("position-at-side")));
        let targets: Vec<_> = (0..table.start.side).map(|n| format!("position.at-side.{n}")).collect();
        let side = (0..table.start.side).zip(&targets);
        ways(
            ui,
            shared,
            side.map(|(n, target)| PositionButton::new((n + 1).to_string(), target, at(Holder::Side(n)))).collect(),
            chosen,
        );
    }
}

/// Who left, and whether the hand lies open.
pub(super) fn hand(ui: &mut Ui, state: &PositionState, shared: &PositionScreen, chosen: &mut Vec<PositionChoice>) {
    let (words, table) = (shared.words, state.table());
    let asked = words.say(key!("position-who-leaves"));
    chosen.extend(seats(ui, state, shared, Some(state.draft.by), (&asked, "position.by")).map(PositionChoice::By));
    let hidden =
        PositionButton::new(words.say(key!("position-left")), "position.left", PositionChoice::Leave { open: false });
    ways(ui, shared, vec![hidden], chosen);
    note(ui, &words.say(key!("position-open-why")));
    for category in Category::ALL {
        let look =
            |tile: Tile<'_>| Tile { chosen: state.open.contains(tile.card), ..Tile::of(&table.theme, tile.card) };
        let pressed = cards(ui, (state, shared), table.cards_of(category), "position.open", look);
        chosen.extend(pressed.map(PositionChoice::Open));
    }
    let size = table.start.sizes.get(state.draft.by.index()).map_or(0, |size| usize::from(*size));
    let values = [("found", state.open.len().into()), ("wanted", size.into())];
    let open = PositionButton::new(
        words.with(key!("position-opened"), &values),
        "position.opened",
        PositionChoice::Leave { open: true },
    );
    let on = state.open.len() == size;
    ways(
        ui,
        shared,
        vec![PositionButton { on, kind: if on { ButtonKind::Primary } else { ButtonKind::Plain }, ..open }],
        chosen,
    );
}
