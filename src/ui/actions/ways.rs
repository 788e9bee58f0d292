//! Ways that need no steps: secret passages, joining doors, staying, and any room where a card allows it.

use bevy_egui::egui::Ui;

use super::go::room_grid;
use crate::ui::{
    Intent, PanelContext,
    widgets::{Button, Tile, picture_tile, subheading, tile_rows},
};
use candlestick_rules::{Action, Choice, RoomId, SquareId};

/// Shows the ways that are offered.
pub(super) fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let ways: Vec<_> = context.view.choices.iter().filter_map(|choice| way(context, choice)).collect();
    let tunnels: Vec<_> = context.view.choices.iter().filter_map(tunnel).collect();
    if !ways.is_empty() || !tunnels.is_empty() {
        subheading(ui, &context.words.say(heading(context)));
    }
    if !ways.is_empty() {
        tiles(ui, context, &ways, intents);
    }
    for square in tunnels {
        through(ui, context, square, intents);
    }
    jump(ui, context, intents);
}

/// What these ways are instead of.
fn heading(context: &PanelContext) -> &'static str {
    let walks = !context.view.choices.destinations().is_empty() || !context.view.choices.vias().is_empty();
    if walks {
        "act-other-ways"
    } else if context.offers(&Choice::Roll) {
        "act-without-dice"
    } else {
        "act-ways"
    }
}

/// A way into a room: the room, the decision, its spot and a word for it.
type Way = (RoomId, Action, &'static str, String);

fn way(context: &PanelContext, choice: &Choice) -> Option<Way> {
    let say = |key| context.words.say(key);
    match choice {
        Choice::Passage(room) => Some((*room, Action::Passage(*room), "act.passage", say("act-passage"))),
        Choice::Join(room) => Some((*room, Action::Join(*room), "act.join", say("act-join"))),
        Choice::Stay(room) => {
            let key = if context.under_way() { "act-stop" } else { "act-stay" };
            Some((*room, Action::Stay, "act.stay", say(key)))
        }
        _ => None,
    }
}

fn tunnel(choice: &Choice) -> Option<SquareId> {
    if let Choice::SquarePassage(square) = choice { Some(*square) } else { None }
}

fn tiles(ui: &mut Ui, context: &PanelContext, ways: &[Way], intents: &mut Vec<Intent>) {
    let (_, size) = tile_rows(ui.available_width(), 6.0, ways.len().max(3));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (room, action, spot, note) in ways {
            let tile = Tile { note: Some(note), ..Tile::of(context.theme, context.room_card(*room)) };
            let response = picture_tile(ui, context.theme, context.art, tile, size);
            context.spots.mark(*spot, &response);
            if response.clicked() {
                intents.push(Intent::Decide(*action));
            }
        }
    });
}

/// The passage to another special square.
fn through(ui: &mut Ui, context: &PanelContext, square: SquareId, intents: &mut Vec<Intent>) {
    let name = context.square_phrase(square).unwrap_or_default();
    let text = context.words.with("act-square-passage", &[("place", (&name).into())]);
    let response = Button::new(&text).icon(context.art.icon("passage")).wide().show(ui);
    context.spots.mark("act.square-passage", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::SquarePassage(square)));
    }
}

/// Any room, when a card allows it.
fn jump(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let allowed = |choice: &Choice| if let Choice::Jump(rooms) = choice { Some(rooms.clone()) } else { None };
    let Some(rooms) = context.view.choices.iter().find_map(allowed) else { return };
    subheading(ui, &context.words.say("act-any-room"));
    let tiles = rooms.iter().map(|room| Tile::of(context.theme, context.room_card(*room)));
    if let Some(room) = room_grid(ui, context, tiles.collect(), "act.jump") {
        intents.push(Intent::Decide(Action::Jump(room)));
    }
}
