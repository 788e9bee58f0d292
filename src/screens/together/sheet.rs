//! The sheet beside the table: who is here, reactions, a pause, a reminder, and the ways out of the room.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, Id, Modal, ScrollArea, Ui},
};

use super::{
    params::Together,
    parts::{TogetherScreen, said},
    people, sentences,
    state::TogetherChoice,
};
use crate::{
    session::Session,
    table::Screen,
    ui::{
        scale::growth,
        style::touch,
        widgets::{Button, Kind, hairline, heading, scrim, sheet},
    },
};
use candlestick_online::protocol::Reaction;
use candlestick_themes::key;

/// All reactions, in the order in which they are offered.
const REACTIONS: [Reaction; 8] = [
    Reaction::Wave,
    Reaction::Clap,
    Reaction::Think,
    Reaction::Gasp,
    Reaction::Laugh,
    Reaction::Sigh,
    Reaction::Thanks,
    Reaction::Tea,
];

/// Shows the sheet while it is open over a room's case.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut together: Together,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
) -> Result {
    let at_table = *screen.get() == Screen::Play && session.is_some_and(|session| session.is_elsewhere());
    if !at_table || !together.at_hand.open {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let (chosen, open) = draw(&ctx, &mut together);
    together.at_hand.open = open && chosen.is_none();
    if let Some(choice) = chosen {
        together.carry_out(choice, &ctx);
    }
    Ok(())
}

fn draw(ctx: &Context, together: &mut Together) -> (Option<TogetherChoice>, bool) {
    let Together { at_hand, desk, lobby, own, .. } = together;
    let (Some(room), Some(table)) = (at_hand.get(), at_hand.get().and_then(|room| room.client.table())) else {
        return (None, false);
    };
    let stage =
        TogetherScreen { words: &lobby.words.0, art: &lobby.art, targets: &lobby.targets, own: own.user_themes() };
    let words = stage.words;
    let size = ctx.content_rect().size();
    let modal = Modal::new(Id::new("room")).frame(sheet()).backdrop_color(scrim());
    let shown = modal.show(ctx, |ui| {
        touch(ui, true);
        ui.set_width((size.x - 56.0).min(360.0));
        ui.vertical_centered(|ui| heading(ui, &words.say(key!("together-here"))));
        hairline(ui);
        let back = words.say(key!("menu-resume"));
        let close = Button::new(&back).kind(Kind::Primary).icon(stage.art.icon("play")).wide().show(ui);
        stage.targets.mark("room.close", &close);
        let most = (size.y - 190.0 * growth()).max(120.0);
        let inner = ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            // Whoever only watches may take the chair of a bot, by a name.
            if room.client.you().is_none() && !table.is_over() && table.people().contains(&None) {
                people::name(ui, desk, &stage);
            }
            let mut chosen = people::show(ui, room, table.theme(), &stage);
            if room.away.is_empty() && !table.is_over() {
                said(ui, &words.say(key!("together-everybody")));
            }
            people::away(ui, room, &stage);
            ui.add_space(6.0);
            chosen = reactions(ui, &stage).or(chosen);
            ui.add_space(6.0);
            let pause = if table.is_paused() { key!("together-resume") } else { key!("together-pause") };
            let icon = if table.is_paused() { "play" } else { "pause" };
            let mut way = |ui: &mut Ui, key, icon, target: &str, choice| {
                let response = Button::new(&words.say(key)).icon(stage.art.icon(icon)).wide().show(ui);
                stage.targets.mark(target, &response);
                chosen = response.clicked().then_some(choice).or(chosen.take());
            };
            way(ui, pause, icon, "room.pause", TogetherChoice::Pause(!table.is_paused()));
            way(ui, key!("together-nudge"), "speech", "room.nudge", TogetherChoice::Nudge);
            way(ui, key!("together-leave"), "door", "room.leave", TogetherChoice::Leave);
            chosen
        });
        (inner.inner, close.clicked())
    });
    let leave = shown.should_close();
    let (chosen, close) = shown.inner;
    (chosen, !(leave || close))
}

/// What can be said without words, two beside each other.
fn reactions(ui: &mut Ui, stage: &TogetherScreen) -> Option<TogetherChoice> {
    let mut chosen = None;
    for pair in REACTIONS.chunks(2) {
        ui.columns(2, |sides| {
            for (side, reaction) in sides.iter_mut().zip(pair) {
                let text = sentences::reaction_of(*reaction, stage.words);
                let response = Button::new(&text).wide().show(side);
                stage.targets.mark(format!("room.react.{reaction:?}"), &response);
                chosen = response.clicked().then_some(TogetherChoice::React(*reaction)).or(chosen.take());
            }
        });
    }
    chosen
}
