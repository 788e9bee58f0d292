//! Where things of the screen are: the names under which widgets note themselves, for what a lesson points at.

use super::Coach;
use crate::ui::{PanelContext, actions, notebook::cell_target};
use bevy_egui::egui::{Context, Rect};
use candlestick_game::lesson::{Button, Target};
use candlestick_rules::{CardId, Place};

/// Where the arrow points: the first of what stands for the target that is on the screen.
pub(super) fn find(
    ctx: &Context,
    context: &PanelContext,
    coach: &Coach,
    board: impl Fn(Place) -> Option<Rect>,
) -> Option<Rect> {
    let names = names(ctx, context, coach);
    let widget = names.iter().find_map(|name| context.targets.find(name));
    widget.or_else(|| if let Target::Place(place) = coach.at { board(place) } else { None })
}

/// What stands for the target, the best first.
fn names(ctx: &Context, context: &PanelContext, coach: &Coach) -> Vec<String> {
    let several = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    match coach.at {
        Target::Hand => several(&["hand", "tab.hand"]),
        Target::Notebook => several(&["tab.notebook"]),
        Target::Log => several(&["log.last", "tab.log"]),
        Target::Dice => several(&["act.roll"]),
        Target::Deck => several(&["act.draw", "tab.table"]),
        Target::Card(card) => of_card(context, card),
        Target::Place(place) if context.selected == Some(place) => several(&["act.go.selected", "act.via.selected"]),
        // The board itself is asked for it.
        Target::Place(_) => Vec::new(),
        Target::Seat(seat) => vec![format!("act.choose.{}", seat.0), format!("seat.{}", seat.0)],
        Target::Cell(card, column) => vec![cell_target(context.theme, card, column), "tab.notebook".to_owned()],
        Target::Button(button) => {
            let pick = actions::next_pick(ctx, context, &coach.wanted, coach.hesitates);
            pick.into_iter().chain(of_button(button).iter().map(|name| (*name).to_owned())).collect()
        }
    }
}

fn of_card(context: &PanelContext, card: CardId) -> Vec<String> {
    let key = context.theme.card_key(card);
    ["act.show", "act.name", "act.reveal", "act.left"].map(|target| format!("{target}.{key}")).to_vec()
}

const fn of_button(button: Button) -> &'static [&'static str] {
    match button {
        Button::Roll => &["act.roll"],
        Button::Go => &["act.go.selected", "act.via.selected"],
        Button::Passage => &["act.passage", "act.square-passage"],
        Button::Join => &["act.join"],
        Button::Stay => &["act.stay"],
        Button::Suggest => &["act.suggest"],
        Button::Accuse => &["act.accuse.confirm", "act.accuse"],
        Button::GiveUp => &["act.give-up"],
        Button::EndTurn => &["act.end-turn"],
        Button::UsePower => &["act.power"],
        Button::Draw => &["act.draw"],
        Button::Decline => &["act.decline"],
        Button::Why => &["note.why"],
        Button::Notebook => &["tab.notebook"],
        // Each of these is one of several things, which have names of their own.
        Button::Jump
        | Button::Show
        | Button::ChooseSeat
        | Button::ChooseToken
        | Button::NameCard
        | Button::PlayCard
        | Button::LookAtSide => &[],
    }
}
