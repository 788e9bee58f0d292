//! Finds where things of the screen are, by the names under which widgets note themselves, for what a lesson points at.

use super::Coach;
use crate::ui::{PanelContext, actions, notebook::cell_target};
use bevy_egui::egui::{Context, Rect};
use candlestick_game::lesson::{ButtonDeed, LessonTarget};
use candlestick_rules::{CardId, Place};

/// Where the arrow points: the first of what stands for the target that is on the screen. The best that is there comes into
/// sight.
pub(super) fn find(
    ctx: &Context,
    context: &PanelContext,
    coach: &Coach,
    board: impl Fn(Place) -> Option<Rect>,
) -> Option<Rect> {
    let names = names(ctx, context, coach);
    let best = names.iter().find(|name| context.targets.is_there(name)).or(names.first());
    context.targets.lead_to(best.map(String::as_str), &coach.text());
    let widget = names.iter().find_map(|name| context.targets.find(name));
    widget.or_else(|| if let LessonTarget::Place(place) = coach.at { board(place) } else { None })
}

/// What stands for the target, the best first.
fn names(ctx: &Context, context: &PanelContext, coach: &Coach) -> Vec<String> {
    let several = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    match coach.at {
        LessonTarget::Hand => several(&["hand", "tab.hand"]),
        LessonTarget::Notebook => several(&["tab.notebook"]),
        LessonTarget::Log => several(&["log.last", "tab.log"]),
        LessonTarget::Dice => several(&["act.roll"]),
        LessonTarget::Deck => several(&["act.draw", "tab.table"]),
        LessonTarget::Card(card) => of_card(context, card),
        LessonTarget::Place(place) if context.selected == Some(place) => {
            several(&["act.go.selected", "act.via.selected"])
        }
        // The board itself is asked for it.
        LessonTarget::Place(_) => Vec::new(),
        LessonTarget::Seat(seat) => vec![format!("act.choose.{}", seat.0), format!("seat.{}", seat.0)],
        LessonTarget::Cell(card, column) => vec![cell_target(context.theme, card, column), "tab.notebook".to_owned()],
        LessonTarget::Button(button) => {
            let pick = actions::next_pick(ctx, context, &coach.wanted, coach.hesitates);
            pick.into_iter().chain(of_button(button).iter().map(|name| (*name).to_owned())).collect()
        }
    }
}

fn of_card(context: &PanelContext, card: CardId) -> Vec<String> {
    let key = context.theme.card_key(card);
    ["act.show", "act.name", "act.reveal", "act.left"].map(|target| format!("{target}.{key}")).to_vec()
}

const fn of_button(button: ButtonDeed) -> &'static [&'static str] {
    match button {
        ButtonDeed::Roll => &["act.roll"],
        ButtonDeed::Go => &["act.go.selected", "act.via.selected"],
        ButtonDeed::Passage => &["act.passage", "act.square-passage"],
        ButtonDeed::Join => &["act.join"],
        ButtonDeed::Stay => &["act.stay"],
        ButtonDeed::Suggest => &["act.suggest"],
        ButtonDeed::Accuse => &["act.accuse.confirm", "act.accuse"],
        ButtonDeed::GiveUp => &["act.give-up"],
        ButtonDeed::EndTurn => &["act.end-turn"],
        ButtonDeed::UsePower => &["act.power"],
        ButtonDeed::Draw => &["act.draw"],
        ButtonDeed::Decline => &["act.decline"],
        ButtonDeed::Why => &["note.why"],
        ButtonDeed::Notebook => &["tab.notebook"],
        // Each of these is one of several things, which have names of their own.
        ButtonDeed::Jump
        | ButtonDeed::Show
        | ButtonDeed::ChooseSeat
        | ButtonDeed::ChooseToken
        | ButtonDeed::NameCard
        | ButtonDeed::PlayCard
        | ButtonDeed::LookAtSide => &[],
    }
}
