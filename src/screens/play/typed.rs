//! Opens the command line over the table, and does what is typed there as in the page as text.

use bevy_egui::egui::{Context, Event};
use candlestick_game::inspect::Inspector;

use super::{
    play_context::PlayContext,
    spoken::{BesideDecisions, SpokenState, complete, yes_and_no},
    state::PlayState,
    typed_commands::TypedCommands,
};
use crate::ui::{
    Intent,
    command_line::{self, CommandLineOf},
    keys::{Shortcut, struck_over_all},
};

/// Shows the line while it is open; what is typed goes into the intents. Nobody types behind a curtain, or in a lesson.
pub(super) fn show(ctx: &Context, room: &PlayContext, state: &mut PlayState, intents: &mut Vec<Intent>) {
    if room.session.curtain().is_some() || room.teaching.is_on() {
        state.typed = TypedCommands::default();
        return;
    }
    open_by_key(ctx, &mut state.typed);
    if !state.typed.line.open {
        return;
    }
    let Some(eyes) = room.eyes(&state.pad) else { return };
    let beside = BesideDecisions { take_back: room.may_take_back(), plans: room.open_plans() };
    let now = (eyes.view.events.len(), room.session.revision(), beside.plans.is_some());
    state.typed.follow(now, |text| complete(&eyes, text, beside.plans));
    let (line, spoken, ends) = state.typed.parts();
    spoken.prove(&state.pad, &eyes);
    let yes_no = yes_and_no(eyes.words);
    let sure = spoken.unsure().map(|label| (label, &yes_no));
    let of = CommandLineOf { words: eyes.words, targets: &room.targets, ends, response: spoken.response(), sure };
    let Some(command) = command_line::show(ctx, line, &of) else { return };
    let wanted = obeyed(spoken, &command, &eyes, beside);
    // What is decided is seen on the table.
    line.open = !wanted.iter().any(|intent| matches!(intent, Intent::Decide(_) | Intent::TakeBack | Intent::Leave));
    intents.extend(wanted);
    ctx.request_repaint();
}

/// What a line comes to, one command of it after the other.
fn obeyed(spoken: &mut SpokenState, command: &str, eyes: &Inspector, beside: BesideDecisions) -> Vec<Intent> {
    let mut wanted = Vec::new();
    candlestick_game::spoken::parts(command).for_each(|one| spoken.obey(one, eyes, beside, &mut wanted));
    wanted
}

/// Its key opens it while nothing is being typed and no window lies over the table.
fn open_by_key(ctx: &Context, typed: &mut TypedCommands) {
    if !typed.line.open && struck_over_all(ctx, Shortcut::Command) {
        typed.begin();
        // The sign of the key is typed nowhere.
        ctx.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
    }
}
