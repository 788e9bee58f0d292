//! Shows where one can walk: rooms as tiles with their distance, on foot or through them, and squares one by one.

use bevy_egui::egui::{Align, Direction, Label, Layout, RichText, Ui, vec2};

use super::{sized::sized, suggest::grid};
use crate::{
    session::{PlaceDecision, ways},
    ui::{
        Intent, PanelContext, headed_group,
        keys::Shortcut,
        style::fingers,
        widgets::{Button, ButtonKind, Tile, arrow_button},
    },
};
use candlestick_rules::{Action, Place, RoomId, SquareId};
use candlestick_themes::{Form, MessageKey, key, palette};

/// Shows every way to go on foot, if the person is to go.
pub(super) fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let ways = ways(context.view);
    let of = |wanted: fn(&PlaceDecision) -> bool| ways.iter().copied().filter(wanted).collect::<Vec<_>>();
    let ends = of(|way| matches!(way.action, Action::Go(_)));
    let vias = of(|way| matches!(way.action, Action::Via(_)));
    let mut squares: Vec<_> = ends.iter().chain(&vias).map(|way| way.place).filter(|p| p.room().is_none()).collect();
    squares.sort_unstable();
    squares.dedup();
    if !ends.is_empty() || !vias.is_empty() {
        let rooms = ends.iter().chain(&vias).any(|way| way.place.room().is_some());
        let picked: Vec<_> = ways.iter().copied().filter(|way| context.selected == Some(way.place)).collect();
        // A finger chooses squares on the board itself, and on the smallest phones the room is for the tiles.
        let by_finger = fingers(ui, context.narrow);
        if !by_finger || !rooms || !picked.is_empty() {
            confirm(ui, context, if by_finger { &[] } else { &squares }, rooms, &picked, intents);
        }
        around(ui, context, &picked, intents);
    }
    rooms_within(ui, context, &ends, key!("act-rooms"), "act.go", intents);
    rooms_within(ui, context, &vias, key!("act-through"), "act.via", intents);
}

/// Tiles of the rooms within reach, under their heading.
fn rooms_within(
    ui: &mut Ui,
    context: &PanelContext,
    ways: &[PlaceDecision],
    heading: MessageKey,
    target: &str,
    intents: &mut Vec<Intent>,
) {
    let told = |steps: u32| {
        let values = [("steps", steps.into()), ("all", context.view.steps.max(steps).into())];
        context.words.with(key!("inspect-in-reach"), &values)
    };
    let of_way = |way: &PlaceDecision| {
        let steps = way.path.len();
        Some((way.place.room()?, way.action, steps.to_string(), told(steps as u32)))
    };
    let rooms: Vec<_> = ways.iter().filter_map(of_way).collect();
    if rooms.is_empty() {
        return;
    }
    let heading = context.words.say(heading);
    let tiles = rooms.iter().map(|(room, _, note, told)| {
        let chosen = context.selected == Some(Place::Room(*room));
        Tile { note: Some(note), told: Some(told), chosen, ..Tile::of(context.theme, context.room_card(*room)) }
    });
    // A room may be an end and a way on.
    if let Some(pressed) = headed_group(ui, &heading, |ui| room_grid(ui, context, tiles.collect(), target)) {
        let way = rooms.iter().find(|(room, ..)| *room == pressed);
        intents.extend(way.map(|(_, action, ..)| Intent::Decide(*action)));
    }
}

/// Room tiles; answers the room that was pressed.
pub(super) fn room_grid(ui: &mut Ui, context: &PanelContext, tiles: Vec<Tile>, target: &str) -> Option<RoomId> {
    let card = grid(ui, context, tiles, target)?;
    Some(RoomId(context.view.edition.cards.index_in_category(card) as u8))
}

/// The place that is picked on the board, to be confirmed; and the squares one after the other.
fn confirm(
    ui: &mut Ui,
    context: &PanelContext,
    squares: &[Place],
    rooms: bool,
    picked: &[PlaceDecision],
    intents: &mut Vec<Intent>,
) {
    let end = picked.iter().find(|way| matches!(way.action, Action::Go(_)));
    let via = picked.iter().find(|way| matches!(way.action, Action::Via(_)));
    let row = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if !squares.is_empty() {
            step(ui, context, squares, -1, intents);
        }
        let gap = ui.spacing().item_spacing.x;
        let arrow = ui.spacing().interact_size.y + gap;
        let width = ui.available_width() - if squares.is_empty() { 0.0 } else { arrow };
        match (end, via) {
            (None, None) => sized(ui, width, |ui| hint(ui, context, rooms)),
            (Some(end), None) => sized(ui, width, |ui| go_there(ui, context, end, intents)),
            (None, Some(via)) => sized(ui, width, |ui| go_on(ui, context, via, intents)),
            (Some(end), Some(via)) => {
                sized(ui, (width - gap) / 2.0, |ui| go_there(ui, context, end, intents));
                sized(ui, (width - gap) / 2.0, |ui| go_on(ui, context, via, intents));
            }
        }
        if !squares.is_empty() {
            step(ui, context, squares, 1, intents);
        }
    });
}

/// Ends the move at the picked place.
fn go_there(ui: &mut Ui, context: &PanelContext, way: &PlaceDecision, intents: &mut Vec<Intent>) {
    let stays = context.view.my_place() == way.place;
    let text = match way.place {
        Place::Room(room) => {
            context.words.with(key!("act-go-to"), &[("room", (&context.theme.room_phrase(room, Form::The)).into())])
        }
        Place::Square(_) if stays => context.words.say(key!("act-stay-put")),
        Place::Square(square) => named_square(context, square, key!("act-go-to"), key!("act-walk-here")),
    };
    let button =
        Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("footsteps")).key(Shortcut::Walk).wide();
    let response = button.show(ui);
    context.targets.mark("act.go.selected", &response);
    if response.clicked() {
        intents.push(Intent::Decide(way.action));
    }
}

/// Stops at the picked place and goes on from there.
fn go_on(ui: &mut Ui, context: &PanelContext, way: &PlaceDecision, intents: &mut Vec<Intent>) {
    let text = match way.place {
        Place::Room(room) => {
            context.words.with(key!("act-go-on"), &[("room", (&context.theme.room_phrase(room, Form::The)).into())])
        }
        Place::Square(square) if context.view.edition.board.marked(square) => {
            context.words.say(key!("act-stop-to-snoop"))
        }
        Place::Square(square) => named_square(context, square, key!("act-go-on"), key!("act-go-on-here")),
    };
    let response = Button::new(&text).icon(context.art.icon("footsteps")).key(Shortcut::GoOn).wide().show(ui);
    context.targets.mark("act.via.selected", &response);
    if response.clicked() {
        intents.push(Intent::Decide(way.action));
    }
}

/// Stops to snoop on the way to the picked place, where the usual way to the mark would leave that out of reach.
fn around(ui: &mut Ui, context: &PanelContext, picked: &[PlaceDecision], intents: &mut Vec<Intent>) {
    for way in picked.iter().filter(|way| matches!(way.action, Action::Detour { .. })) {
        let text = context.words.with(key!("act-snoop-on-the-way"), &[("steps", way.path.len().into())]);
        let response = Button::new(&text).icon(context.art.icon("footsteps")).wide().show(ui);
        context.targets.mark("act.detour", &response);
        if response.clicked() {
            intents.push(Intent::Decide(way.action));
        }
    }
}

/// A sentence with the name of a special square, or the one for squares without a name.
fn named_square(context: &PanelContext, square: SquareId, named: MessageKey, nameless: MessageKey) -> String {
    match context.square_phrase(square) {
        Some(name) => context.words.with(named, &[("room", (&name).into())]),
        None => context.words.say(nameless),
    }
}

fn hint(ui: &mut Ui, context: &PanelContext, rooms: bool) {
    let key = if rooms { key!("act-pick") } else { key!("act-pick-square") };
    ui.set_min_height(ui.spacing().interact_size.y);
    ui.with_layout(Layout::centered_and_justified(Direction::TopDown), |ui| {
        let text = RichText::new(context.words.say(key)).color(palette::PARCHMENT_SHADE);
        ui.add(Label::new(text).halign(Align::Center).wrap())
    });
}

/// Selects the square before or after the selected one.
fn step(ui: &mut Ui, context: &PanelContext, squares: &[Place], by: isize, intents: &mut Vec<Intent>) {
    let (key, target) = if by > 0 {
        (key!("act-square-next"), "act.go.square.next")
    } else {
        (key!("act-square-previous"), "act.go.square.previous")
    };
    let response = arrow_button(ui, by < 0, &context.words.say(key));
    context.targets.mark(target, &response);
    if response.clicked() {
        let at = squares.iter().position(|place| context.selected == Some(*place));
        let count = squares.len() as isize;
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        intents.push(Intent::Select(squares.get(next as usize).copied()));
    }
}
