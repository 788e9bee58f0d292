//! Everything the person may do now, and nothing else: one block for each choice the referee offers.

mod accuse;
mod back;
mod cards;
mod draft;
mod go;
mod pick;
mod planned;
mod plays;
mod question;
mod sized;
mod suggest;
#[cfg(test)]
mod tests;
mod ways;

use bevy_egui::egui::{Context, Label, RichText, Ui};

use super::{
    Intent, PanelContext,
    keys::Shortcut,
    style::{body, touch},
    widgets::{Button, ButtonKind},
};
use crate::session::may_plan;
use crate::ui::scale::Size;
use candlestick_rules::{Action, Choice, Phase};
use candlestick_themes::{Form, key, palette};
use draft::Draft;
pub use pick::next_pick;
use sized::sized;

/// Shows the choices and answers what the person decides.
pub fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    touch(ui, context.narrow);
    if context.busy {
        skip(ui, context, intents);
        return;
    }
    if context.view.choices.is_empty() {
        // In a lesson, what there is to do is said by whoever teaches.
        if context.coach.is_some() {
            return question::show(ui, context);
        }
        idle(ui, context, intents);
        return;
    }
    let mut draft = Draft::load(ui.ctx(), context.view);
    let concludes = context.view.phase == Phase::Conclude;
    if !concludes {
        question::show(ui, context);
    }
    planned::offer(ui, context, intents);
    go::show(ui, context, intents);
    for choice in context.view.choices.iter() {
        one(ui, context, choice, &mut draft, intents);
    }
    ways::show(ui, context, intents);
    plays::show(ui, context, intents);
    foot(ui, context, &mut draft, intents);
    back::offer(ui, context, intents);
    if concludes {
        ui.add_space(4.0);
        question::show(ui, context);
    }
    draft.store(ui.ctx(), context.view);
}

/// One choice that has its own block; moves, kept cards and what stands in the foot are elsewhere.
fn one(ui: &mut Ui, context: &PanelContext, choice: &Choice, draft: &mut Draft, intents: &mut Vec<Intent>) {
    match choice {
        Choice::Roll => roll(ui, context, intents),
        Choice::Suggest(room) => suggest::show(ui, context, *room, draft, intents),
        Choice::AskAnywhere => suggest::anywhere(ui, context, draft, intents),
        Choice::Show(set) if matches!(context.view.phase, Phase::ShowCard(_)) => {
            cards::show_freely(ui, context, *set, intents);
        }
        Choice::Show(set) => cards::show_to_asker(ui, context, *set, intents),
        Choice::ChooseSeat(seats) => cards::choose_seat(ui, context, seats, intents),
        Choice::ChooseToken(tokens) => cards::choose_token(ui, context, tokens, intents),
        Choice::NameCard(set) => cards::name_card(ui, context, *set, intents),
        Choice::Reveal(set) => cards::reveal(ui, context, *set, intents),
        Choice::PassLeft(set) => cards::pass_left(ui, context, *set, intents),
        Choice::LookAtSide(places) => cards::side(ui, context, places, intents),
        Choice::Draw => plays::draw(ui, context, intents),
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
pub fn windows(ctx: &Context, context: &PanelContext, intents: &mut Vec<Intent>) {
    let mut draft = Draft::load(ctx, context.view);
    accuse::windows(ctx, context, &mut draft, intents);
    draft.store(ctx, context.view);
}

/// What is picked so far and which windows are open, to be put back where a press was not meant for them.
#[derive(Debug, Clone, Copy)]
pub struct ActionPicks(Draft);

impl ActionPicks {
    /// As they are now.
    #[must_use]
    pub fn now(ctx: &Context, context: &PanelContext) -> Self {
        Self(Draft::load(ctx, context.view))
    }

    /// They are as they were.
    pub fn put_back(self, ctx: &Context, context: &PanelContext) {
        self.0.store(ctx, context.view);
    }
}

/// Opens the window that asks about giving up, as the menu does.
pub fn ask_to_give_up(ctx: &Context, context: &PanelContext) {
    let mut draft = Draft::load(ctx, context.view);
    draft.giving_up = true;
    draft.store(ctx, context.view);
}

fn roll(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let text = context.words.say(key!("act-roll"));
    let button = Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("dice")).key(Shortcut::Roll).wide();
    let response = button.show(ui);
    context.targets.mark("act.roll", &response);
    if response.clicked() {
        intents.push(Intent::Decide(Action::Roll));
    }
}

/// Ending the turn or letting a moment pass; accusing and giving up: whichever of them is offered, at the foot.
fn foot(ui: &mut Ui, context: &PanelContext, draft: &mut Draft, intents: &mut Vec<Intent>) {
    let asking = context.view.phase == Phase::Suggest;
    if context.offers(&Choice::EndTurn) {
        let text = context.words.say(if asking { key!("act-ask-nothing") } else { key!("act-end-turn") });
        let kind = if asking { ButtonKind::Plain } else { ButtonKind::Primary };
        let icon = context.art.icon(if asking { "skip" } else { "check" });
        let response = Button::new(&text).kind(kind).icon(icon).key(Shortcut::End).wide().show(ui);
        context.targets.mark("act.end-turn", &response);
        if response.clicked() {
            intents.push(Intent::Decide(Action::EndTurn));
        }
    }
    if context.offers(&Choice::Decline) {
        let key = match context.view.phase {
            Phase::MayDraw(_) => key!("act-no-draw"),
            Phase::Move => key!("act-no-move"),
            Phase::Snoop => key!("act-no-snoop"),
            Phase::Refute(_) => key!("act-have-none"),
            _ => key!("act-let-pass"),
        };
        let text = context.words.with(key, &context.theme.manner());
        let response = Button::new(&text).icon(context.art.icon("skip")).key(Shortcut::End).wide().show(ui);
        context.targets.mark("act.decline", &response);
        if response.clicked() {
            intents.push(Intent::Decide(Action::Decline));
        }
    }
    ui.add_space(2.0);
    let (accuse, give_up) = (context.offers(&Choice::Accuse), context.offers(&Choice::GiveUp));
    if !accuse && !give_up {
        return;
    }
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        if accuse {
            let text = context.words.say(key!("act-accuse"));
            let kind = if context.offers(&Choice::EndTurn) && !asking { ButtonKind::Danger } else { ButtonKind::Plain };
            let button = Button::new(&text).kind(kind).icon(context.art.icon("gavel")).key(Shortcut::Accuse);
            let response = sized(ui, width, |ui| button.wide().show(ui));
            context.targets.mark("act.accuse", &response);
            draft.accusing |= response.clicked();
        } else {
            sized(ui, width, |ui| where_to_accuse(ui, context));
        }
        if give_up {
            let text = context.words.say(key!("act-give-up"));
            let button = Button::new(&text).icon(context.art.icon("flag"));
            let response = sized(ui, width, |ui| button.wide().show(ui));
            context.targets.mark("act.give-up", &response);
            draft.giving_up |= response.clicked();
        }
    });
}

/// On one's turn, but not where accusations are made: says where that is.
fn where_to_accuse(ui: &mut Ui, context: &PanelContext) {
    let Some(room) = context.accusing_place() else { return };
    let text =
        context.words.with(key!("act-accuse-where"), &[("in", (&context.theme.room_phrase(room, Form::In)).into())]);
    let text = RichText::new(text).font(body(Size::FOOT)).color(palette::ASH);
    ui.add(Label::new(text).wrap());
}

/// While things move: nothing to decide, but one need not wait.
fn skip(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let text = context.words.say(key!("act-skip"));
    let response = Button::new(&text).icon(context.art.icon("skip")).wide().show(ui);
    context.targets.mark("act.skip", &response);
    if response.clicked() {
        intents.push(Intent::SkipAnimation);
    } else if response.is_pointer_button_down_on() {
        intents.push(Intent::Hold);
    }
    back::offer(ui, context, intents);
    planned::tell(ui, context, intents);
    if context.only_bots_race() {
        fast_forward(ui, context, intents);
    }
}

/// While somebody else decides.
fn idle(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    if context.view.actor.is_none() {
        return;
    }
    if context.only_bots_race() {
        fast_forward(ui, context, intents);
        return;
    }
    question::show(ui, context);
    back::offer(ui, context, intents);
    planned::tell(ui, context, intents);
    let key =
        match (context.plays(), may_plan(context.view, true) && context.planned.is_none() && !context.board_hidden) {
            (false, _) if context.shared => key!("act-shared"),
            (false, _) => key!("act-watching"),
            (true, true) => key!("act-idle-plan"),
            (true, false) => key!("act-idle"),
        };
    ui.add(Label::new(RichText::new(context.words.say(key)).color(palette::ASH)).wrap());
}

fn fast_forward(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    ui.label(RichText::new(context.words.say(key!("act-fast-forward-why"))).color(palette::PARCHMENT_SHADE));
    let text = context.words.say(key!("act-fast-forward"));
    let response = Button::new(&text).kind(ButtonKind::Primary).icon(context.art.icon("skip")).wide().show(ui);
    context.targets.mark("act.fast-forward", &response);
    if response.clicked() {
        intents.push(Intent::FastForward);
    }
}
