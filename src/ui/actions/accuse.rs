//! The two windows about what can't be taken back: the one accusation, and giving up.

use bevy_egui::egui::{Context, Frame, Id, RichText, Ui};

use super::{Draft, sized::sized, suggest::pick};
use crate::ui::scale::{Size, round};
use crate::ui::{
    Intent, PanelContext,
    keys::Shortcut,
    style::{bold, mix, veil},
    widgets::{Button, ButtonKind, DialogFoot, dialog, heading, subheading},
};
use candlestick_rules::{Action, Category, Choice, RoomId, SuspectId, WeaponId};
use candlestick_themes::{key, palette};

/// Shows whichever window is open, as long as the choice behind it is offered.
pub(super) fn windows(ctx: &Context, context: &PanelContext, draft: &mut Draft, intents: &mut Vec<Intent>) {
    let offered = |wanted: &Choice| context.view.choices.iter().any(|choice| choice == wanted);
    draft.accusing &= offered(&Choice::Accuse);
    draft.giving_up &= context.view.may_give_up;
    if draft.accusing {
        window(ctx, context, "accusation", 640.0, |ui| accusation(ui, context, draft, intents))
            .then(|| draft.accusing = false);
    } else if draft.giving_up {
        window(ctx, context, "giving-up", 420.0, |ui| giving_up(ui, context, draft, intents))
            .then(|| draft.giving_up = false);
    }
}

/// A window over the table; tells whether it was left.
fn window(ctx: &Context, context: &PanelContext, name: &str, width: f32, inside: impl FnOnce(&mut Ui)) -> bool {
    dialog(ctx, Id::new(name), (width, context.narrow), inside).should_close()
}

fn accusation(ui: &mut Ui, context: &PanelContext, draft: &mut Draft, intents: &mut Vec<Intent>) {
    heading(ui, &context.words.say(key!("act-accuse-title")));
    let cards = context.view.edition.cards;
    let foot = DialogFoot::of(ui);
    foot.list(ui).show(ui, |ui| {
        warning(ui, &context.words.say(key!("act-accuse-warning")));
        subheading(ui, &context.words.say(key!("act-who")));
        let chosen = draft.culprit.map(|suspect| cards.suspect(suspect));
        if let Some(card) = pick(ui, context, Category::Suspect, chosen, "act.accuse.suspect") {
            draft.culprit = Some(SuspectId(cards.index_in_category(card) as u8));
        }
        subheading(ui, &context.words.say(key!("act-with-what")));
        let chosen = draft.means.map(|weapon| cards.weapon(weapon));
        if let Some(card) = pick(ui, context, Category::Weapon, chosen, "act.accuse.weapon") {
            draft.means = Some(WeaponId(cards.index_in_category(card) as u8));
        }
        subheading(ui, &context.words.say(key!("act-where")));
        let chosen = draft.scene.map(|room| cards.room(room));
        if let Some(card) = pick(ui, context, Category::Room, chosen, "act.accuse.room") {
            draft.scene = Some(RoomId(cards.index_in_category(card) as u8));
        }
    });
    let whole = draft.accusation();
    let agreed = foot.show(ui, |ui| {
        ui.add_space(4.0);
        ui.label(RichText::new(sentence(context, draft)).font(bold(Size::TEXT)).color(palette::PARCHMENT));
        ui.add_space(4.0);
        let text = context.words.say(key!("act-accuse-confirm"));
        let button = Button::new(&text).kind(ButtonKind::Danger).icon(context.art.icon("gavel"));
        yes_no(ui, context, button.enabled(whole.is_some()), "act.accuse")
    });
    match agreed {
        Some(true) => {
            intents.extend(whole.map(|triple| Intent::Decide(Action::Accuse(triple))));
            draft.accusing = false;
        }
        Some(false) => draft.accusing = false,
        None => {}
    }
}

/// What will be said, or that something is still missing.
fn sentence(context: &PanelContext, draft: &Draft) -> String {
    let Some(triple) = draft.accusation() else { return context.words.say(key!("act-accuse-pick")) };
    context.theme.triple_told(context.words, key!("act-accuse-sentence"), triple, &[])
}

fn giving_up(ui: &mut Ui, context: &PanelContext, draft: &mut Draft, intents: &mut Vec<Intent>) {
    heading(ui, &context.words.say(key!("act-give-up-title")));
    let foot = DialogFoot::of(ui);
    foot.list(ui).show(ui, |ui| warning(ui, &context.words.say(key!("act-give-up-warning"))));
    let agreed = foot.show(ui, |ui| {
        ui.add_space(6.0);
        let text = context.words.say(key!("act-give-up-confirm"));
        let button = Button::new(&text).kind(ButtonKind::Danger).icon(context.art.icon("flag"));
        yes_no(ui, context, button, "act.give-up")
    });
    match agreed {
        Some(true) => {
            intents.push(Intent::Decide(Action::GiveUp));
            draft.giving_up = false;
        }
        Some(false) => draft.giving_up = false,
        None => {}
    }
}

fn warning(ui: &mut Ui, text: &str) {
    let ground = mix(palette::BLOOD, palette::NIGHT, 0.55);
    Frame::new().fill(veil(ground, 0.8)).corner_radius(round::PLATE).inner_margin(8).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(text).color(palette::IVORY));
    });
}

/// Not yet, or do it: answers which was pressed.
fn yes_no(ui: &mut Ui, context: &PanelContext, yes: Button, target: &str) -> Option<bool> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let text = context.words.say(key!("act-cancel"));
        let no = sized(ui, width, |ui| Button::new(&text).wide().show(ui));
        context.targets.mark(format!("{target}.cancel"), &no);
        let yes = sized(ui, width, |ui| yes.key(Shortcut::Say).wide().show(ui));
        context.targets.mark(format!("{target}.confirm"), &yes);
        pressed = if yes.clicked() { Some(true) } else { no.clicked().then_some(false) };
    });
    pressed
}
