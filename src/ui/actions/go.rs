//! Where to go: rooms as tiles with their distance, other ways, and squares one by one.

use bevy_egui::egui::{Align, Direction, Key, Label, Layout, RichText, Ui, vec2};

use super::suggest::grid;
use crate::{
    rules::{Action, Choice, Destination, Place, RoomId},
    table::palette,
    ui::{
        Desk, Intent,
        widgets::{Button, Kind, Tile, arrow_button, picture_tile, subheading, tile_rows},
    },
};

/// Shows every way to go, if the person is to go.
pub(super) fn show(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let ends = desk.view.choices.destinations();
    let squares: Vec<_> = ends.iter().map(|end| end.place).filter(|place| place.room().is_none()).collect();
    let rooms: Vec<_> = ends.iter().filter(|end| end.place.room().is_some()).collect();
    if !ends.is_empty() {
        confirm(ui, desk, &squares, !rooms.is_empty(), intents);
    }
    if !rooms.is_empty() {
        subheading(ui, &desk.words.say("act-rooms"));
        walk_in(ui, desk, &rooms, intents);
    }
    other_ways(ui, desk, intents);
    jump(ui, desk, intents);
}

/// Tiles of the rooms within reach.
fn walk_in(ui: &mut Ui, desk: &Desk, rooms: &[&Destination], intents: &mut Vec<Intent>) {
    let notes: Vec<_> = rooms.iter().map(|end| end.path.len().to_string()).collect();
    let tiles = rooms.iter().zip(&notes).filter_map(|(end, note)| {
        let room = end.place.room()?;
        let chosen = desk.selected == Some(end.place);
        Some(Tile { note: Some(note), chosen, ..Tile::of(desk.theme, desk.room_card(room)) })
    });
    if let Some(room) = room_grid(ui, desk, tiles.collect(), "act.go") {
        intents.push(Intent::Decide(Action::Go(Place::Room(room))));
    }
}

/// Room tiles; answers the room that was pressed.
fn room_grid(ui: &mut Ui, desk: &Desk, tiles: Vec<Tile>, spot: &str) -> Option<RoomId> {
    let card = grid(ui, desk, tiles, spot)?;
    Some(RoomId(desk.view.edition.cards.index_in_category(card) as u8))
}

/// Secret passage and staying.
fn other_ways(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let ways: Vec<_> = desk.view.choices.iter().filter_map(|choice| way(desk, choice)).collect();
    if ways.is_empty() {
        return;
    }
    subheading(ui, &desk.words.say("act-other-ways"));
    let (_, size) = tile_rows(ui.available_width(), 6.0, ways.len().max(3));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (room, action, spot, note) in ways {
            let tile = Tile { note: Some(&note), ..Tile::of(desk.theme, desk.room_card(room)) };
            let response = picture_tile(ui, desk.theme, desk.art, tile, size);
            desk.spots.mark(spot, &response);
            if response.clicked() {
                intents.push(Intent::Decide(action));
            }
        }
    });
}

fn way(desk: &Desk, choice: &Choice) -> Option<(RoomId, Action, &'static str, String)> {
    match choice {
        Choice::Passage(room) => Some((*room, Action::Passage(*room), "act.passage", desk.words.say("act-passage"))),
        Choice::Stay(room) => Some((*room, Action::Stay, "act.stay", desk.words.say("act-stay"))),
        _ => None,
    }
}

/// Any room, when a card allows it.
fn jump(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let allowed = |choice: &Choice| if let Choice::Jump(rooms) = choice { Some(rooms.clone()) } else { None };
    let Some(rooms) = desk.view.choices.iter().find_map(allowed) else { return };
    subheading(ui, &desk.words.say("act-any-room"));
    let tiles = rooms.iter().map(|room| Tile::of(desk.theme, desk.room_card(*room)));
    if let Some(room) = room_grid(ui, desk, tiles.collect(), "act.jump") {
        intents.push(Intent::Decide(Action::Jump(room)));
    }
}

/// The place that is picked on the board, to be confirmed; and the squares one after the other.
fn confirm(ui: &mut Ui, desk: &Desk, squares: &[Place], rooms: bool, intents: &mut Vec<Intent>) {
    let ends = desk.view.choices.destinations();
    let picked = desk.selected.filter(|place| ends.iter().any(|end| end.place == *place));
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if !squares.is_empty() {
            step(ui, desk, squares, -1, intents);
        }
        let arrow = ui.spacing().interact_size.y + ui.spacing().item_spacing.x;
        let width = ui.available_width() - if squares.is_empty() { 0.0 } else { arrow };
        super::sized(ui, width, |ui| match picked {
            Some(place) => go_there(ui, desk, place, intents),
            None => hint(ui, desk, rooms),
        });
        if !squares.is_empty() {
            step(ui, desk, squares, 1, intents);
        }
    });
}

fn go_there(ui: &mut Ui, desk: &Desk, place: Place, intents: &mut Vec<Intent>) {
    let text = match place.room() {
        Some(room) => desk.words.with("act-go-to", &[("room", (&desk.theme.room_phrase(room)).into())]),
        None => desk.words.say("act-walk-here"),
    };
    let button = Button::new(&text).kind(Kind::Primary).icon(desk.art.icon("footsteps")).key(Key::G).wide();
    let response = button.show(ui);
    desk.spots.mark("act.go.selected", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::Go(place)));
    }
}

fn hint(ui: &mut Ui, desk: &Desk, rooms: bool) {
    let key = if rooms { "act-pick" } else { "act-pick-square" };
    ui.set_min_height(ui.spacing().interact_size.y);
    ui.with_layout(Layout::centered_and_justified(Direction::TopDown), |ui| {
        let text = RichText::new(desk.words.say(key)).color(palette::PARCHMENT_SHADE);
        ui.add(Label::new(text).halign(Align::Center).wrap())
    });
}

/// Selects the square before or after the selected one.
fn step(ui: &mut Ui, desk: &Desk, squares: &[Place], by: isize, intents: &mut Vec<Intent>) {
    let (key, spot) = if by > 0 {
        ("act-square-next", "act.go.square.next")
    } else {
        ("act-square-previous", "act.go.square.previous")
    };
    let response = arrow_button(ui, by < 0, &desk.words.say(key));
    desk.spots.mark(spot, &response);
    if response.clicked() {
        let at = squares.iter().position(|place| desk.selected == Some(*place));
        let count = squares.len() as isize;
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        intents.push(Intent::Select(squares.get(next as usize).copied()));
    }
}
