//! Ways that need no steps: secret passages, joining doors, staying, and any room where a card allows it.

use bevy_egui::egui::Ui;
use candlestick_themes::{MessageKey, key};

use super::go::room_grid;
use crate::{
    session::{PlaceDecision, ways},
    ui::{
        Intent, PanelContext,
        widgets::{Button, Tile, picture_tile, subheading, tile_rows},
    },
};
use candlestick_rules::{Action, Choice, RoomId, SquareId};

/// Shows the ways that are offered.
pub(super) fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let ways = ways(context.view);
    let doors: Vec<_> = ways.iter().filter_map(|way| door(context, way)).collect();
    let tunnels: Vec<_> = ways.iter().filter_map(tunnel).collect();
    if !doors.is_empty() || !tunnels.is_empty() {
        subheading(ui, &context.words.say(heading(context)));
    }
    if !doors.is_empty() {
        tiles(ui, context, &doors, intents);
    }
    for (square, action) in tunnels {
        through(ui, context, square, action, intents);
    }
    jump(ui, context, &ways, intents);
}

/// What these ways are instead of.
fn heading(context: &PanelContext) -> MessageKey {
    let walks = !context.view.choices.destinations().is_empty() || !context.view.choices.vias().is_empty();
    if walks {
        key!("act-other-ways")
    } else if context.offers(&Choice::Roll) {
        key!("act-without-dice")
    } else {
        key!("act-ways")
    }
}

/// A way into a room: the room, the decision, its target and a word for it.
type WayIntoRoom = (RoomId, Action, &'static str, String);

fn door(context: &PanelContext, way: &PlaceDecision) -> Option<WayIntoRoom> {
    let (target, key) = match way.action {
        Action::Passage(_) => ("act.passage", key!("act-passage")),
        Action::Join(_) => ("act.join", key!("act-join")),
        Action::Stay => ("act.stay", if context.under_way() { key!("act-stop") } else { key!("act-stay") }),
        _ => return None,
    };
    Some((way.place.room()?, way.action, target, context.words.say(key)))
}

fn tunnel(way: &PlaceDecision) -> Option<(SquareId, Action)> {
    if let Action::SquarePassage(square) = way.action { Some((square, way.action)) } else { None }
}

fn tiles(ui: &mut Ui, context: &PanelContext, doors: &[WayIntoRoom], intents: &mut Vec<Intent>) {
    let (_, size) = tile_rows(ui.available_width(), 6.0, doors.len().max(3));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (room, action, target, note) in doors {
            let tile = Tile { note: Some(note), ..Tile::of(context.theme, context.room_card(*room)) };
            let response = picture_tile(ui, context.theme, context.art, tile, size);
            context.targets.mark(*target, &response);
            if response.clicked() {
                intents.push(Intent::Decide(*action));
            }
        }
    });
}

/// The passage to another special square.
fn through(ui: &mut Ui, context: &PanelContext, square: SquareId, action: Action, intents: &mut Vec<Intent>) {
    let name = context.square_phrase(square).unwrap_or_default();
    let text = context.words.with(key!("act-square-passage"), &[("place", (&name).into())]);
    let response = Button::new(&text).icon(context.art.icon("passage")).wide().show(ui);
    context.targets.mark("act.square-passage", &response);
    if response.clicked() {
        intents.push(Intent::Decide(action));
    }
}

/// Any room, when a card allows it.
fn jump(ui: &mut Ui, context: &PanelContext, ways: &[PlaceDecision], intents: &mut Vec<Intent>) {
    let rooms = ways.iter().filter(|way| matches!(way.action, Action::Jump(_)));
    let rooms: Vec<_> = rooms.filter_map(|way| Some((way.place.room()?, way.action))).collect();
    if rooms.is_empty() {
        return;
    }
    subheading(ui, &context.words.say(key!("act-any-room")));
    let tiles = rooms.iter().map(|(room, _)| Tile::of(context.theme, context.room_card(*room)));
    if let Some(pressed) = room_grid(ui, context, tiles.collect(), "act.jump") {
        intents.extend(rooms.iter().find(|(room, _)| *room == pressed).map(|(_, action)| Intent::Decide(*action)));
    }
}
