//! The painted board for screen readers: each room with what is known of it, each place that can be gone to as a button,
//! and the last that happened.

use bevy_egui::egui::{
    Id, Rect, Sense, Ui,
    accesskit::{Action, Live, Role},
};

use crate::{
    session::{action_at, places},
    ui::{Intent, PanelContext},
};
use candlestick_game::inspect::Subject;
use candlestick_rules::Place;

/// Adds it to what readers get of the window; nothing of it is painted or felt by the mouse. `at` says where a place is.
pub(super) fn show(
    ui: &Ui,
    context: &PanelContext,
    last: Option<&str>,
    at: impl Fn(Place) -> Option<Rect>,
    intents: &mut Vec<Intent>,
) {
    let view = context.view;
    let open = if context.busy { Vec::new() } else { places(view) };
    let rooms = view.edition.board.rooms().map(Place::Room);
    let others: Vec<_> = rooms.filter(|room| !open.contains(room)).collect();
    for place in others.into_iter().chain(open.iter().copied()) {
        let can = open.contains(&place);
        let text = context.inspector().look_at(Subject::Place(place)).text();
        let id = Id::new(("board-for-readers", place));
        // A place out of sight is there for readers all the same.
        let rect = at(place).unwrap_or(Rect::ZERO);
        ui.interact(rect, id, Sense::empty());
        ui.ctx().accesskit_node_builder(id, |node| {
            if can {
                node.set_role(Role::Button);
                node.add_action(Action::Click);
                node.set_label(text);
            } else {
                // What a label says is its value.
                node.set_role(Role::Label);
                node.set_value(text);
            }
        });
        if can && ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            intents.extend(action_at(view, place).map(Intent::Decide));
        }
    }
    if let Some(last) = last {
        let id = Id::new("last-for-readers");
        ui.interact(Rect::ZERO, id, Sense::empty());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(Role::Label);
            node.set_live(Live::Polite);
            node.set_value(last);
        });
    }
}
