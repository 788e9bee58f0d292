//! Where to walk: rooms as tiles with their distance, on foot or through them, and squares one by one.

use bevy_egui::egui::{Align, Direction, Key, Label, Layout, RichText, Ui, vec2};

use super::suggest::grid;
use crate::ui::{
    Desk, Intent,
    widgets::{Button, Kind, Tile, arrow_button, subheading},
};
use candlestick_rules::{Action, Destination, Place, RoomId, SquareId};
use candlestick_themes::palette;

/// Shows every way to go on foot, if the person is to go.
pub(super) fn show(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let (ends, vias) = (desk.view.choices.destinations(), desk.view.choices.vias());
    let mut squares: Vec<_> = ends.iter().chain(vias).map(|end| end.place).filter(|p| p.room().is_none()).collect();
    squares.sort_unstable();
    squares.dedup();
    if !ends.is_empty() || !vias.is_empty() {
        let rooms = ends.iter().chain(vias).any(|end| end.place.room().is_some());
        confirm(ui, desk, &squares, rooms, intents);
        around(ui, desk, intents);
    }
    rooms_within(ui, desk, ends, "act-rooms", "act.go", Action::Go, intents);
    rooms_within(ui, desk, vias, "act-through", "act.via", Action::Via, intents);
}

/// Tiles of the rooms within reach, under their heading.
fn rooms_within(
    ui: &mut Ui,
    desk: &Desk,
    ways: &[Destination],
    heading: &str,
    spot: &str,
    action: fn(Place) -> Action,
    intents: &mut Vec<Intent>,
) {
    let rooms: Vec<_> =
        ways.iter().filter_map(|end| Some((end, end.place.room()?, end.path.len().to_string()))).collect();
    if rooms.is_empty() {
        return;
    }
    subheading(ui, &desk.words.say(heading));
    let tiles = rooms.iter().map(|(end, room, note)| {
        let chosen = desk.selected == Some(end.place);
        Tile { note: Some(note), chosen, ..Tile::of(desk.theme, desk.room_card(*room)) }
    });
    if let Some(room) = room_grid(ui, desk, tiles.collect(), spot) {
        intents.push(Intent::Decide(action(Place::Room(room))));
    }
}

/// Room tiles; answers the room that was pressed.
pub(super) fn room_grid(ui: &mut Ui, desk: &Desk, tiles: Vec<Tile>, spot: &str) -> Option<RoomId> {
    let card = grid(ui, desk, tiles, spot)?;
    Some(RoomId(desk.view.edition.cards.index_in_category(card) as u8))
}

/// The place that is picked on the board, to be confirmed; and the squares one after the other.
fn confirm(ui: &mut Ui, desk: &Desk, squares: &[Place], rooms: bool, intents: &mut Vec<Intent>) {
    let offered = |place: &Place, ways: &[Destination]| ways.iter().any(|end| end.place == *place);
    let end = desk.selected.filter(|place| offered(place, desk.view.choices.destinations()));
    let via = desk.selected.filter(|place| offered(place, desk.view.choices.vias()));
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if !squares.is_empty() {
            step(ui, desk, squares, -1, intents);
        }
        let gap = ui.spacing().item_spacing.x;
        let arrow = ui.spacing().interact_size.y + gap;
        let width = ui.available_width() - if squares.is_empty() { 0.0 } else { arrow };
        match (end, via) {
            (None, None) => super::sized(ui, width, |ui| hint(ui, desk, rooms)),
            (Some(end), None) => super::sized(ui, width, |ui| go_there(ui, desk, end, intents)),
            (None, Some(via)) => super::sized(ui, width, |ui| go_on(ui, desk, via, intents)),
            (Some(end), Some(via)) => {
                super::sized(ui, (width - gap) / 2.0, |ui| go_there(ui, desk, end, intents));
                super::sized(ui, (width - gap) / 2.0, |ui| go_on(ui, desk, via, intents));
            }
        }
        if !squares.is_empty() {
            step(ui, desk, squares, 1, intents);
        }
    });
}

/// Ends the move at the picked place.
fn go_there(ui: &mut Ui, desk: &Desk, place: Place, intents: &mut Vec<Intent>) {
    let stays = desk.view.my_place() == place;
    let text = match place {
        Place::Room(room) => desk.words.with("act-go-to", &[("room", (&desk.theme.room_phrase(room)).into())]),
        Place::Square(_) if stays => desk.words.say("act-stay-put"),
        Place::Square(square) => named_square(desk, square, "act-go-to", "act-walk-here"),
    };
    let button = Button::new(&text).kind(Kind::Primary).icon(desk.art.icon("footsteps")).key(Key::G).wide();
    let response = button.show(ui);
    desk.spots.mark("act.go.selected", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::Go(place)));
    }
}

/// Stops at the picked place and goes on from there.
fn go_on(ui: &mut Ui, desk: &Desk, place: Place, intents: &mut Vec<Intent>) {
    let text = match place {
        Place::Room(room) => desk.words.with("act-go-on", &[("room", (&desk.theme.room_phrase(room)).into())]),
        Place::Square(square) if desk.view.edition.board.marked(square) => desk.words.say("act-stop-to-snoop"),
        Place::Square(square) => named_square(desk, square, "act-go-on", "act-go-on-here"),
    };
    let response = Button::new(&text).icon(desk.art.icon("footsteps")).key(Key::T).wide().show(ui);
    desk.spots.mark("act.via.selected", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::Via(place)));
    }
}

/// Stops to snoop on the way to the picked place, where the usual way to the mark would leave that out of reach.
fn around(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let Some(to) = desk.selected else { return };
    for detour in desk.view.choices.detours().iter().filter(|detour| detour.to.contains(&to)) {
        let text = desk.words.with("act-snoop-on-the-way", &[("steps", detour.via.path.len().into())]);
        let response = Button::new(&text).icon(desk.art.icon("footsteps")).wide().show(ui);
        desk.spots.mark("act.detour", &response);
        if response.clicked() {
            intents.push(Intent::Decide(Action::Detour { mark: detour.via.place, to }));
        }
    }
}

/// A sentence with the name of a special square, or the one for squares without a name.
fn named_square(desk: &Desk, square: SquareId, named: &str, nameless: &str) -> String {
    match desk.square_phrase(square) {
        Some(name) => desk.words.with(named, &[("room", (&name).into())]),
        None => desk.words.say(nameless),
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
