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
use candlestick_game::{inspect::Subject, spoken::square_code};
use candlestick_rules::Place;

/// Adds it to what readers get of the window; nothing of it is painted or felt by the mouse. `at` says where a place is.
/// Behind a dialog there is no board, as there is none to press for whoever sees.
pub(super) fn show(
    ui: &Ui,
    context: &PanelContext,
    last: Option<&str>,
    at: impl Fn(Place) -> Option<Rect>,
    intents: &mut Vec<Intent>,
) {
    if ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
        return;
    }
    let view = context.view;
    let open = if context.busy { Vec::new() } else { places(view) };
    let rooms = view.edition.board.rooms().map(Place::Room);
    let others: Vec<_> = rooms.filter(|room| !open.contains(room)).collect();
    for place in others.into_iter().chain(open.iter().copied()) {
        let can = open.contains(&place);
        let text = told_of(context, place);
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

/// What is known of a place; a square begins with its letter and number, as on the page as text, since most squares
/// have nothing else to tell them apart.
fn told_of(context: &PanelContext, place: Place) -> String {
    let text = context.inspector().look_at(Subject::Place(place)).text();
    match place {
        Place::Room(_) => text,
        Place::Square(square) => format!("{}\n{text}", square_code(&context.view.edition.board, square)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy_egui::egui::{Context, Modal, RawInput, accesskit::NodeId};
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::SeatId;
    use candlestick_themes::Words;

    use super::*;
    use crate::ui::prompt::tests::on_table;

    /// What readers get of a frame in which the board is told, with a dialog over it or none.
    fn told(ctx: &Context, dialog: bool) -> Vec<NodeId> {
        let case = opened("classic-2016", 3, Level::Novice, 1);
        on_table(&case, &case.game().view(SeatId(0)), &Words::english(), false, |context| {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                show(ui, context, Some("The last line."), |_| None, &mut Vec::new());
                if dialog {
                    Modal::new(Id::new("dialog")).show(ui.ctx(), |ui| ui.label("A dialog"));
                }
            });
            output.textures_delta.clear();
            let update = output.platform_output.accesskit_update.expect("a reader reads");
            update.nodes.into_iter().map(|(id, _)| id).collect()
        })
    }

    #[test]
    fn behind_a_dialog_there_is_no_board_to_be_pressed() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        let room = Id::new(("board-for-readers", Place::Room(candlestick_rules::RoomId(0)))).accesskit_id();
        assert!(told(&ctx, false).contains(&room));
        told(&ctx, true);
        assert!(!told(&ctx, true).contains(&room), "it can be pressed");
        told(&ctx, false);
        assert!(told(&ctx, false).contains(&room), "the dialog is closed");
    }

    #[test]
    fn places_that_can_be_gone_to_are_all_told_otherwise() {
        // No dice there: one begins by choosing among squares.
        let case = opened("glasshouse", 3, Level::Novice, 1);
        let view = case.game().view(case.game().view(SeatId(0)).turn_seat);
        let open = places(&view);
        let squares = open.iter().filter(|place| matches!(place, Place::Square(_))).count();
        assert!(squares > 3, "{squares} squares to choose from");
        on_table(&case, &view, &Words::english(), false, |context| {
            let told: BTreeSet<_> = open.iter().map(|place| told_of(context, *place)).collect();
            assert_eq!(told.len(), open.len(), "{told:?}");
        });
    }
}
