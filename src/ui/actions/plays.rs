//! Kept cards and the own power, where they can be used now; and the card that one may draw.

use bevy_egui::egui::{RichText, Ui};

use crate::ui::scale::Size;
use crate::ui::{
    Intent, PanelContext, button_of,
    keys::Shortcut,
    style::bold,
    widgets::{Button, ButtonKind, paper, subheading, told_first},
};
use candlestick_rules::{Action, Choice};
use candlestick_themes::palette;
use candlestick_themes::{DeckLook, MessageKey, key};

/// Shows what can be played or used now, each with its words.
pub(super) fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let mut shown = false;
    let mut heading = |ui: &mut Ui| {
        if !std::mem::replace(&mut shown, true) {
            subheading(ui, &context.words.say(key!("act-plays")));
        }
    };
    for choice in context.view.choices.iter() {
        match choice {
            Choice::PlayCard(cards) => {
                for card in cards {
                    let Some(look) = context.theme.deck.get(card.index()) else { continue };
                    heading(ui);
                    let target = format!("act.play.{}", look.id);
                    offer(ui, context, look, (key!("act-play-card"), &target), Action::PlayCard(*card), intents);
                }
            }
            Choice::UsePower(suspect) => {
                let Some(look) = context.theme.suspects.get(suspect.index()).and_then(|look| look.power.as_ref())
                else {
                    continue;
                };
                heading(ui);
                offer(ui, context, look, (key!("act-use-power"), "act.power"), Action::UsePower, intents);
            }
            _ => {}
        }
    }
}

/// A slip with what it does, and the button that does it.
fn offer(
    ui: &mut Ui,
    context: &PanelContext,
    look: &DeckLook,
    (key, target): (MessageKey, &str),
    action: Action,
    intents: &mut Vec<Intent>,
) {
    paper(ui, (context.theme.house, context.art), 8, |ui| {
        let text = context.words.say(key);
        // There may be several, and one tab of a phone is called so too.
        let told = button_of(context.words, &text, &look.title);
        let button = Button::new(&text).read_as(&told);
        let end = button.natural_width(ui);
        let response = told_first(ui, end, |ui| words(ui, look), |ui| button.show(ui)).inner;
        context.targets.mark(target, &response);
        if response.clicked() {
            intents.push(Intent::Decide(action));
        }
    });
    ui.add_space(2.0);
}

/// The title and the text of a deck card or power, on paper.
pub(super) fn words(ui: &mut Ui, look: &DeckLook) {
    ui.label(RichText::new(&look.title).font(bold(Size::TEXT)).color(palette::BLOOD));
    ui.label(RichText::new(&look.text).color(palette::INK));
}

/// The deck card or power that asks for this, as a slip of paper.
pub(super) fn followed(ui: &mut Ui, context: &PanelContext) {
    let Some(look) = context.followed_look() else { return };
    paper(ui, (context.theme.house, context.art), 10, |ui| {
        ui.set_width(ui.available_width());
        words(ui, look);
    });
    ui.add_space(4.0);
}

/// The card that one may draw.
pub(super) fn draw(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let text = context.words.with(key!("act-draw"), &context.deck());
    let button =
        Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("cards")).key(Shortcut::Draw).wide();
    let response = button.show(ui);
    context.targets.mark("act.draw", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::Draw));
    }
}
