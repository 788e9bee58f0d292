//! The sheet beside the table: who is here, reactions, a pause, a reminder, the ways in for others and the way out.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, Id, Ui},
};

use super::{
    aloud, inviting,
    params::Together,
    parts::{TogetherScreen, said},
    people,
    room::JoinedRoom,
    sentences,
    state::{SheetPage, TogetherChoice, TogetherState},
};
use crate::{
    session::Session,
    table::Screen,
    ui::widgets::{Button, ButtonKind, dialog, hairline, heading, list_at_end},
};
use candlestick_online::{client::RemoteTable, protocol::Reaction};
use candlestick_themes::{MessageKey, key};

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
    let ctx = contexts.ctx_mut()?.clone();
    if at_table && together.at_hand.comes_back {
        together.at_hand.comes_back = false;
        together.carry_out(TogetherChoice::Reconnect, &ctx);
    }
    let Some(page) = together.at_hand.open.filter(|_| at_table) else { return Ok(()) };
    let Together { at_hand, state, lobby, own, .. } = &mut together;
    let shared = TogetherScreen::of(lobby, own);
    let (chosen, open) = at_hand.get().map_or((None, false), |room| draw(&ctx, room, state, page, &shared));
    let stays = open && chosen.as_ref().is_none_or(TogetherChoice::keeps_sheet);
    together.at_hand.open = stays.then_some(page);
    if let Some(choice) = chosen {
        together.carry_out(choice, &ctx);
    }
    Ok(())
}

/// Draws a page of it; answers what was chosen, and whether it stays open.
pub(super) fn draw(
    ctx: &Context,
    room: &JoinedRoom,
    state: &mut TogetherState,
    page: SheetPage,
    shared: &TogetherScreen,
) -> (Option<TogetherChoice>, bool) {
    let Some(table) = room.own.client.table() else { return (None, false) };
    let words = shared.words;
    let shown = dialog(ctx, Id::new("room"), (360.0, true), |ui| {
        ui.vertical_centered(|ui| heading(ui, &words.say(key!("together-here"))));
        hairline(ui);
        let back = words.say(key!("menu-resume"));
        let acts = room.is_stopped() && matches!(page, SheetPage::Room);
        let kind = if acts { ButtonKind::Plain } else { ButtonKind::Primary };
        let close = Button::new(&back).kind(kind).icon(shared.art.icon("play")).wide().show(ui);
        shared.targets.mark("room.close", &close);
        let inner = list_at_end(ui).id_salt(page).show(ui, |ui| {
            // It is heard as it comes over the board, below the sheet.
            if let Some(told) = room.said() {
                aloud::line(ui, told.text);
            }
            match page {
                SheetPage::Room => around(ui, room, table, state, shared),
                SheetPage::Invitation => back_to_room(ui, shared).or(inviting::show(ui, room, shared)),
                SheetPage::Chair(person) => back_to_room(ui, shared).or(inviting::chair(ui, room, person, shared)),
            }
        });
        (inner.inner, close.clicked())
    });
    let leave = shown.should_close();
    let (chosen, close) = shown.inner;
    let chosen = people::sending_away(ctx, room, state, shared).or(chosen);
    (chosen, !(leave || close))
}

/// Who is here, and what can be done.
fn around(
    ui: &mut Ui,
    room: &JoinedRoom,
    table: &RemoteTable,
    state: &mut TogetherState,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let mut chosen = sentences::way_on(room).and_then(|way_on| go_on_here(ui, room, way_on, shared));
    // Whoever only watches may take the chair of a bot, by a name.
    if room.may_take_chair() && !table.is_over() && table.people().contains(&None) {
        people::name(ui, state, shared);
    }
    chosen = people::show(ui, room, table.theme(), shared).or(chosen);
    if room.away.is_empty() && room.is_open() && !table.is_over() {
        said(ui, &shared.words.say(key!("together-everybody")));
    }
    people::away(ui, room, shared);
    ui.add_space(6.0);
    if room.own.client.you().is_some() {
        chosen = reactions(ui, shared).or(chosen);
        ui.add_space(6.0);
    }
    ways(ui, room, table, shared).or(chosen)
}

/// The room has ended the connection, or nothing goes on: why, and the way back.
fn go_on_here(ui: &mut Ui, room: &JoinedRoom, way_on: MessageKey, shared: &TogetherScreen) -> Option<TogetherChoice> {
    if let Some(line) = sentences::line(room, shared.words) {
        said(ui, &line);
    }
    let text = shared.words.say(way_on);
    let response = Button::new(&text).kind(ButtonKind::Primary).icon(shared.art.icon("play")).wide().show(ui);
    shared.targets.mark("room.go-on", &response);
    ui.add_space(6.0);
    response.clicked().then_some(TogetherChoice::Reconnect)
}

/// What can be done besides: the case held up or gone on with, others reminded or brought, the way out.
fn ways(ui: &mut Ui, room: &JoinedRoom, table: &RemoteTable, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let (words, paused) = (shared.words, table.is_paused());
    let pause = words.say(if paused { key!("together-resume") } else { key!("together-pause") });
    let turn = TogetherChoice::Turn;
    let mut all = vec![
        (pause, if paused { "play" } else { "pause" }, "room.pause".to_owned(), TogetherChoice::Pause(!paused)),
        (words.say(key!("together-nudge")), "speech", "room.nudge".to_owned(), TogetherChoice::Nudge),
        (words.say(key!("together-inviting")), "plus", "room.invite".to_owned(), turn(SheetPage::Invitation)),
    ];
    // Where nobody deals there is neither bot nor limit to be held up.
    if room.own.client.is_undealt() {
        all.remove(0);
    }
    // Who only watches holds nobody up and reminds nobody.
    if room.own.client.you().is_none() {
        all.retain(|(.., choice)| !matches!(choice, TogetherChoice::Pause(_) | TogetherChoice::Nudge));
    }
    for (person, name) in inviting::chairs(room, words) {
        let target = if room.own.is(person) { "room.device".to_owned() } else { format!("room.device.{person}") };
        all.push((name, "lock", target, turn(SheetPage::Chair(person))));
    }
    all.push((words.say(key!("together-leave")), "door", "room.leave".to_owned(), TogetherChoice::Leave));
    let mut chosen = None;
    for (text, icon, target, choice) in all {
        let response = Button::new(&text).icon(shared.art.icon(icon)).wide().show(ui);
        shared.targets.mark(target, &response);
        chosen = response.clicked().then_some(choice).or(chosen);
    }
    chosen
}

fn back_to_room(ui: &mut Ui, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let text = shared.words.say(key!("setup-back"));
    let response = Button::new(&text).icon(shared.art.icon("undo")).wide().show(ui);
    shared.targets.mark("room.back", &response);
    response.clicked().then_some(TogetherChoice::Turn(SheetPage::Room))
}

/// What can be said without words, two beside each other.
fn reactions(ui: &mut Ui, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let mut chosen = None;
    for pair in REACTIONS.chunks(2) {
        ui.columns(2, |sides| {
            for (side, reaction) in sides.iter_mut().zip(pair) {
                let text = sentences::reaction_of(*reaction, shared.words);
                let response = Button::new(&text).wide().show(side);
                shared.targets.mark(format!("room.react.{reaction:?}"), &response);
                chosen = response.clicked().then_some(TogetherChoice::React(*reaction)).or(chosen.take());
            }
        });
    }
    chosen
}
