//! The painted board for screen readers: each room with what is known of it, each place that can be gone to as a button,
//! each room that can be planned as one that is pressed or not, and what happened since it was told last.

use bevy_egui::egui::{
    Id, Rect, Sense, Ui,
    accesskit::{Action, Live, Node, Role, Toggled},
};

use super::latest_lines::LatestLines;
use crate::{
    session::{action_at, places, plannable_rooms},
    ui::{Intent, LogLine, PanelContext},
};
use candlestick_game::{inspect::Subject, spoken::square_code};
use candlestick_rules::Place;

/// What comes of pressing a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PressedPlace {
    /// Nothing.
    Nothing,
    /// It is gone to, or what else it stands for.
    Decides,
    /// One plans to go there next, or no longer.
    Plans,
}

/// Adds it to what readers get of the window; nothing of it is painted or felt by the mouse. `at` says where a place is,
/// `plans` whether rooms can be planned.
/// Behind a dialog there is no board, as there is none to press for whoever sees; what happens meanwhile is told after it.
pub(super) fn show(
    ui: &Ui,
    (context, plans): (&PanelContext, bool),
    (news, lines): (&mut LatestLines, &[LogLine]),
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
    let plannable = if plans { plannable_rooms(view) } else { Vec::new() };
    for place in others.into_iter().chain(open.iter().copied()) {
        let does = match place {
            _ if open.contains(&place) => PressedPlace::Decides,
            _ if plannable.contains(&place) => PressedPlace::Plans,
            _ => PressedPlace::Nothing,
        };
        let id = Id::new(("board-for-readers", place));
        // A place out of sight is there for readers all the same.
        let rect = at(place).unwrap_or(Rect::ZERO);
        ui.interact(rect, id, Sense::empty());
        ui.ctx().accesskit_node_builder(id, |node| describe(node, context, place, does));
        if ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            intents.extend(match does {
                PressedPlace::Nothing => None,
                PressedPlace::Decides => action_at(view, place).map(Intent::Decide),
                PressedPlace::Plans => Some(Intent::Plan(Some(place).filter(|_| context.planned != Some(place)))),
            });
        }
    }
    news.take((view.me, view.events.len()), lines);
    if let Some((text, newest)) = news.text_and_newest() {
        tell(ui, text, newest);
    }
}

/// What readers get of a place.
fn describe(node: &mut Node, context: &PanelContext, place: Place, does: PressedPlace) {
    let text = told_of(context, place);
    if does == PressedPlace::Nothing {
        // What a label says is its value.
        node.set_role(Role::Label);
        node.set_value(text);
        return;
    }
    node.set_role(Role::Button);
    node.add_action(Action::Click);
    node.set_label(text);
    if does == PressedPlace::Plans {
        // Whoever presses it hears that it is pressed, and nobody else hears anything.
        node.set_toggled(Toggled::from(context.planned == Some(place)));
        node.set_description(context.inspector().plan_label(place));
    }
}

/// Readers hear this as it comes. It is a label of its own for each newest event, so that equal words are heard again.
fn tell(ui: &Ui, text: &str, newest: usize) {
    let id = Id::new(("news-for-readers", newest));
    ui.interact(Rect::ZERO, id, Sense::empty());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_live(Live::Polite);
        node.set_value(text);
    });
}

/// What is known of a place; a square begins with its letter and number, as on the page as text, since most squares
/// have nothing else to tell them apart.
fn told_of(context: &PanelContext, place: Place) -> String {
    let text = context.inspector().look_told(Subject::Place(place)).text();
    match place {
        Place::Room(_) => text,
        Place::Square(square) => format!("{}\n{text}", square_code(&context.view.edition.board, square)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy_egui::egui::{
        Context, Event, Modal, RawInput,
        accesskit::{ActionRequest, NodeId, TreeUpdate},
    };
    use candlestick_game::{
        Case, Level,
        testing::{opened, played},
    };
    use candlestick_rules::SeatId;
    use candlestick_themes::Words;

    use super::*;
    use crate::ui::{log_lines, prompt::tests::on_table};

    /// What readers get of a frame in which the board of a case is told to its first seat, with a dialog over it or none.
    fn frame(ctx: &Context, case: &Case, news: &mut LatestLines, dialog: bool) -> TreeUpdate {
        let (view, words) = (case.game().view(SeatId(0)), Words::english());
        let lines = log_lines(case.theme(), &words, &view, &[]);
        on_table(case, &view, &words, false, |context| {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                show(ui, (context, false), (&mut *news, lines.as_slice()), |_| None, &mut Vec::new());
                if dialog {
                    Modal::new(Id::new("dialog")).show(ui.ctx(), |ui| ui.label("A dialog"));
                }
            });
            output.textures_delta.clear();
            output.platform_output.accesskit_update.expect("a reader reads")
        })
    }

    /// What there is for readers.
    fn node_ids(ctx: &Context, dialog: bool) -> Vec<NodeId> {
        let case = opened("classic-2016", 3, Level::Novice, 1);
        frame(ctx, &case, &mut LatestLines::default(), dialog).nodes.into_iter().map(|(id, _)| id).collect()
    }

    /// What of it is heard as it comes.
    fn heard(update: &TreeUpdate) -> Vec<(NodeId, String)> {
        let live = update.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite));
        live.map(|(id, node)| (*id, node.value().unwrap_or_default().to_owned())).collect()
    }

    /// The lines of a case's log as its first seat reads it, from this event on.
    fn lines_from(case: &Case, event: usize) -> Vec<String> {
        let lines = log_lines(case.theme(), &Words::english(), &case.game().view(SeatId(0)), &[]);
        lines.into_iter().filter(|line| line.event >= event).map(|line| line.text).collect()
    }

    fn reading() -> Context {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        ctx
    }

    #[test]
    fn readers_hear_all_that_happened_since_they_were_told_also_what_a_dialog_hid() {
        let (ctx, mut news) = (reading(), LatestLines::default());
        let events = |case: &Case| case.game().view(SeatId(0)).events.len();
        let words = |all: &[(NodeId, String)]| all.iter().map(|(_, text)| text.clone()).collect::<Vec<_>>();
        let begun = opened("classic-2016", 3, Level::Novice, 1);
        let last: Vec<_> = lines_from(&begun, 0).pop().into_iter().collect();
        assert_eq!(words(&heard(&frame(&ctx, &begun, &mut news, false))), last);
        let known = events(&begun);
        let later = played(begun, 6);
        let new = lines_from(&later, known);
        assert!(new.len() > 1, "{new:?}");
        let told = heard(&frame(&ctx, &later, &mut news, false));
        assert_eq!(words(&told), [new.join("\n")]);
        assert_eq!(heard(&frame(&ctx, &later, &mut news, false)), told, "it is the same label while nothing happens");
        // A dialog is known from the frame after its first on, and until the one after its last.
        frame(&ctx, &later, &mut news, true);
        let known = events(&later);
        let hidden = played(later, 6);
        assert!(heard(&frame(&ctx, &hidden, &mut news, true)).is_empty());
        let still = played(hidden, 6);
        assert!(heard(&frame(&ctx, &still, &mut news, true)).is_empty());
        frame(&ctx, &still, &mut news, false);
        let after = heard(&frame(&ctx, &still, &mut news, false));
        assert_eq!(words(&after), [lines_from(&still, known).join("\n")]);
        assert_ne!(after[0].0, told[0].0, "each time it is a label of its own");
    }

    /// The nodes of a frame in which rooms can be planned or not, and what a reader's press on one of them comes to.
    fn planning(context: &PanelContext, plans: bool, press: Option<Place>) -> (TreeUpdate, Vec<Intent>) {
        let (ctx, mut intents) = (reading(), Vec::new());
        let id = |place| Id::new(("board-for-readers", place)).accesskit_id();
        let click = |place| {
            let target_tree = bevy_egui::egui::accesskit::TreeId::ROOT;
            let request = ActionRequest { action: Action::Click, target_node: id(place), target_tree, data: None };
            Event::AccessKitActionRequest(request)
        };
        let input = RawInput { events: press.into_iter().map(click).collect(), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            intents.clear();
            show(ui, (context, plans), (&mut LatestLines::default(), &[]), |_| None, &mut intents);
        });
        output.textures_delta.clear();
        (output.platform_output.accesskit_update.expect("a reader reads"), intents)
    }

    #[test]
    fn a_room_that_can_be_planned_is_a_button_that_is_pressed_or_not_and_says_what_it_does() {
        let case = opened("classic-2016", 3, Level::Novice, 1);
        let (view, words) = (case.game().view(SeatId(1)), Words::english());
        let rooms = plannable_rooms(&view);
        on_table(&case, &view, &words, false, |context| {
            let context = &PanelContext { planned: Some(rooms[0]), ..*context };
            let node = |update: &TreeUpdate, place: Place| {
                let id = Id::new(("board-for-readers", place)).accesskit_id();
                let (_, node) = update.nodes.iter().find(|(other, _)| *other == id).expect("it is told").clone();
                (node.role(), node.toggled(), node.description().map(str::to_owned))
            };
            let (update, _) = planning(context, true, None);
            let told = |place| Some(context.inspector().plan_label(place));
            assert_eq!(node(&update, rooms[0]), (Role::Button, Some(Toggled::True), told(rooms[0])));
            assert_eq!(node(&update, rooms[1]), (Role::Button, Some(Toggled::False), told(rooms[1])));
            let live = |update: &TreeUpdate| update.nodes.iter().filter(|(_, node)| node.live().is_some()).count();
            let (without, pressed) = planning(context, false, Some(rooms[1]));
            assert_eq!((node(&without, rooms[1]), pressed), ((Role::Label, None, None), vec![]));
            assert_eq!(live(&update), live(&without), "nothing more is announced");
            assert_eq!(planning(context, true, Some(rooms[1])).1, [Intent::Plan(Some(rooms[1]))]);
            assert_eq!(planning(context, true, Some(rooms[0])).1, [Intent::Plan(None)], "it is planned already");
        });
    }

    #[test]
    fn behind_a_dialog_there_is_no_board_to_be_pressed() {
        let ctx = reading();
        let room = Id::new(("board-for-readers", Place::Room(candlestick_rules::RoomId(0)))).accesskit_id();
        assert!(node_ids(&ctx, false).contains(&room));
        node_ids(&ctx, true);
        assert!(!node_ids(&ctx, true).contains(&room), "it can be pressed");
        node_ids(&ctx, false);
        assert!(node_ids(&ctx, false).contains(&room), "the dialog is closed");
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
