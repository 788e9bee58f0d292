//! The way that was planned while others played: told while one waits, offered once it can be gone.

use bevy_egui::egui::{Label, RichText, Ui};

use crate::{
    session::{PlaceDecision, planned, ways},
    ui::{
        Intent, PanelContext, inspect,
        keys::Shortcut,
        scale::Size,
        style::body,
        widgets::{Button, ButtonKind, told_first},
    },
};
use candlestick_game::inspect::{Subject, Topic};
use candlestick_rules::{Action, Choice, Place};
use candlestick_themes::{Form, Phrase, key, palette};

/// One press goes where one had planned to, if that is among what is offered.
pub(super) fn offer(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let Some(place) = context.planned.filter(|place| context.selected != Some(*place)) else { return };
    let Some(action) = planned(context.view, place) else { return };
    let text = name(context, place).map_or_else(
        || context.words.say(key!("act-walk-planned")),
        |room| context.words.with(key!("act-go-planned"), &[("room", (&room).into())]),
    );
    // What is picked on the board is confirmed by a golden button of its own.
    let is_picked = |way: &PlaceDecision| context.selected == Some(way.place) && matches!(way.action, Action::Go(_));
    let picked = ways(context.view).iter().any(is_picked);
    let kind = if picked || context.offers(&Choice::Roll) { ButtonKind::Plain } else { ButtonKind::Primary };
    let button = Button::new(&text).kind(kind).icon(context.art.icon("footsteps")).key(Shortcut::Planned).wide();
    let response = button.show(ui);
    context.targets.mark("act.go.planned", &response);
    if response.clicked() {
        intents.push(Intent::Decide(action));
    }
}

/// Says what is planned and how far that is, with a way to drop it.
pub(super) fn tell(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let Some(place) = context.planned else { return };
    let text = name(context, place).map_or_else(
        || context.words.say(key!("plan-square")),
        |room| context.words.with(key!("plan-room"), &[("room", (&room).into())]),
    );
    let told = context.inspector().look_at(Subject::Place(place));
    let far = told.lines.iter().find(|line| line.about == Topic::Reach).map(|line| line.text.as_str());
    let clear = context.words.say(key!("plan-clear"));
    let clear = Button::new(&clear);
    let says = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let title = ui.add(Label::new(RichText::new(text).color(palette::CANDLE)).wrap());
        inspect::offer(&title, Subject::Place(place));
        if let Some(far) = far {
            ui.add(Label::new(RichText::new(far).font(body(Size::FOOT)).color(palette::ASH)).wrap());
        }
    };
    let end = clear.natural_width(ui);
    let response = told_first(ui, end, says, |ui| clear.show(ui)).inner;
    context.targets.mark("plan.clear", &response);
    if response.clicked() {
        intents.push(Intent::Plan(None));
    }
}

/// What a place is called in a sentence; most squares have no name.
fn name(context: &PanelContext, place: Place) -> Option<Phrase> {
    match place {
        Place::Room(room) => Some(context.theme.room_phrase(room, Form::The)),
        Place::Square(square) => context.square_phrase(square),
    }
}
