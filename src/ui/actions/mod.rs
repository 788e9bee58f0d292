//! Everything the person may do now, and nothing else: one block for each choice the referee offers.

mod accuse;
mod cards;
mod draft;
mod go;
mod plays;
mod question;
mod suggest;
mod ways;

use bevy_egui::egui::{Context, Key, Label, RichText, Ui};

use super::{
    Desk, Intent,
    style::{mix, touch},
    widgets::{Button, Kind},
};
use candlestick_rules::{Action, Choice, Phase};
use candlestick_themes::palette;
use draft::Draft;

/// Shows the choices and answers what the person decides.
pub fn show(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    touch(ui, desk.narrow);
    if desk.busy {
        skip(ui, desk, intents);
        return;
    }
    if desk.view.choices.is_empty() {
        idle(ui, desk, intents);
        return;
    }
    let mut draft = Draft::load(ui.ctx(), desk.view);
    let concludes = desk.view.phase == Phase::Conclude;
    if !concludes {
        question::show(ui, desk);
    }
    go::show(ui, desk, intents);
    for choice in desk.view.choices.iter() {
        one(ui, desk, choice, &mut draft, intents);
    }
    ways::show(ui, desk, intents);
    plays::show(ui, desk, intents);
    foot(ui, desk, &mut draft, intents);
    if concludes {
        ui.add_space(4.0);
        question::show(ui, desk);
    }
    draft.store(ui.ctx(), desk.view);
}

/// One choice that has its own block; moves, kept cards and what stands in the foot are elsewhere.
fn one(ui: &mut Ui, desk: &Desk, choice: &Choice, draft: &mut Draft, intents: &mut Vec<Intent>) {
    match choice {
        Choice::Roll => roll(ui, desk, intents),
        Choice::Suggest(room) => suggest::show(ui, desk, *room, draft, intents),
        Choice::AskAnywhere => suggest::anywhere(ui, desk, draft, intents),
        Choice::Show(set) if matches!(desk.view.phase, Phase::ShowCard(_)) => {
            cards::show_freely(ui, desk, *set, intents);
        }
        Choice::Show(set) => cards::show_to_asker(ui, desk, *set, intents),
        Choice::ChooseSeat(seats) => cards::choose_seat(ui, desk, seats, intents),
        Choice::ChooseToken(tokens) => cards::choose_token(ui, desk, tokens, intents),
        Choice::NameCard(set) => cards::name_card(ui, desk, *set, intents),
        Choice::Reveal(set) => cards::reveal(ui, desk, *set, intents),
        Choice::PassLeft(set) => cards::pass_left(ui, desk, *set, intents),
        Choice::LookAtSide(places) => cards::side(ui, desk, places, intents),
        Choice::Draw => plays::draw(ui, desk, intents),
        // On foot, by other ways, with cards and powers, and at the foot.
        Choice::Go(_)
        | Choice::Via(_)
        | Choice::Detour(_)
        | Choice::Passage(_)
        | Choice::SquarePassage(_)
        | Choice::Join(_)
        | Choice::Jump(_)
        | Choice::Stay(_)
        | Choice::PlayCard(_)
        | Choice::UsePower(_)
        | Choice::Decline
        | Choice::EndTurn
        | Choice::Accuse
        | Choice::GiveUp => {}
    }
}

/// The windows about accusing and giving up, over whatever else is shown; also while others decide or things move.
pub fn windows(ctx: &Context, desk: &Desk, intents: &mut Vec<Intent>) {
    let mut draft = Draft::load(ctx, desk.view);
    accuse::windows(ctx, desk, &mut draft, intents);
    draft.store(ctx, desk.view);
}

/// Opens the window that asks about giving up, as the menu does.
pub fn ask_to_give_up(ctx: &Context, desk: &Desk) {
    let mut draft = Draft::load(ctx, desk.view);
    draft.giving_up = true;
    draft.store(ctx, desk.view);
}

fn roll(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let text = desk.words.say("act-roll");
    let button = Button::new(&text).kind(Kind::Primary).icon(desk.art.icon("dice")).key(Key::R).wide();
    let response = button.show(ui);
    desk.spots.mark("act.roll", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::Roll));
    }
}

/// Ending the turn or letting a moment pass; accusing and giving up: whichever of them is offered, at the foot.
fn foot(ui: &mut Ui, desk: &Desk, draft: &mut Draft, intents: &mut Vec<Intent>) {
    let asking = desk.view.phase == Phase::Suggest;
    if desk.offers(&Choice::EndTurn) {
        let text = desk.words.say(if asking { "act-ask-nothing" } else { "act-end-turn" });
        let kind = if asking { Kind::Plain } else { Kind::Primary };
        let icon = desk.art.icon(if asking { "skip" } else { "check" });
        let response = Button::new(&text).kind(kind).icon(icon).key(Key::E).wide().show(ui);
        desk.spots.mark("act.end-turn", &response);
        if response.clicked() {
            intents.push(Intent::Decide(Action::EndTurn));
        }
    }
    if desk.offers(&Choice::Decline) {
        let key = match desk.view.phase {
            Phase::MayDraw(_) => "act-no-draw",
            Phase::Move => "act-no-move",
            Phase::Snoop => "act-no-snoop",
            Phase::Answer(_) => "act-have-none",
            _ => "act-let-pass",
        };
        let text = desk.words.say(key);
        let response = Button::new(&text).icon(desk.art.icon("skip")).key(Key::E).wide().show(ui);
        desk.spots.mark("act.decline", &response);
        if response.clicked() {
            intents.push(Intent::Decide(Action::Decline));
        }
    }
    ui.add_space(2.0);
    let (accuse, give_up) = (desk.offers(&Choice::Accuse), desk.offers(&Choice::GiveUp));
    if !accuse && !give_up {
        return;
    }
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        if accuse {
            let text = desk.words.say("act-accuse");
            let kind = if desk.offers(&Choice::EndTurn) && !asking { Kind::Danger } else { Kind::Plain };
            let button = Button::new(&text).kind(kind).icon(desk.art.icon("gavel")).key(Key::A);
            let response = sized(ui, width, |ui| button.wide().show(ui));
            desk.spots.mark("act.accuse", &response);
            draft.accusing |= response.clicked();
        } else {
            sized(ui, width, |ui| where_to_accuse(ui, desk));
        }
        if give_up {
            let text = desk.words.say("act-give-up");
            let button = Button::new(&text).icon(desk.art.icon("flag"));
            let response = sized(ui, width, |ui| button.wide().show(ui));
            desk.spots.mark("act.give-up", &response);
            draft.giving_up |= response.clicked();
        }
    });
}

/// On one's turn, but not where accusations are made: says where that is.
fn where_to_accuse(ui: &mut Ui, desk: &Desk) {
    let Some(room) = desk.accusing_place() else { return };
    let text = desk.words.with("act-accuse-where", &[("room", (&desk.theme.room_phrase(room)).into())]);
    let text = RichText::new(text).size(13.5).color(mix(palette::SMOKE, palette::PARCHMENT, 0.4));
    ui.add(Label::new(text).wrap());
}

/// A part of a row with its own width.
fn sized<R>(ui: &mut Ui, width: f32, inside: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.set_width(width);
        inside(ui)
    })
    .inner
}

/// While things move: nothing to decide, but one need not wait.
fn skip(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let text = desk.words.say("act-skip");
    let response = Button::new(&text).icon(desk.art.icon("skip")).wide().show(ui);
    desk.spots.mark("act.skip", &response);
    if response.clicked() {
        intents.push(Intent::SkipBeats);
    }
    if desk.only_bots_race() {
        fast_forward(ui, desk, intents);
    }
}

/// While somebody else decides.
fn idle(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    if desk.view.actor.is_none() {
        return;
    }
    if desk.only_bots_race() {
        fast_forward(ui, desk, intents);
        return;
    }
    question::show(ui, desk);
    let key = if desk.plays() { "act-idle" } else { "act-watching" };
    ui.label(RichText::new(desk.words.say(key)).color(mix(palette::SMOKE, palette::PARCHMENT, 0.4)));
}

fn fast_forward(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    ui.label(RichText::new(desk.words.say("act-fast-forward-why")).color(palette::PARCHMENT_SHADE));
    let text = desk.words.say("act-fast-forward");
    let response = Button::new(&text).kind(Kind::Primary).icon(desk.art.icon("skip")).wide().show(ui);
    desk.spots.mark("act.fast-forward", &response);
    if response.clicked() {
        intents.push(Intent::FastForward);
    }
}
