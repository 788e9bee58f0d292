//! Follows the room frame by frame: talks with it, tells what is new, and lays its case on the table.

use bevy::prelude::*;

use super::{
    chairs::Chair,
    room::{RoomAtHand, Spoken},
    sentences,
    state::TogetherDesk,
};
use crate::{
    screens::{Speech, Themes, opening::Opening},
    session::Session,
    table::{BackgroundTasks, Screen},
};
use candlestick_game::Marks;
use candlestick_online::CloseCode;
use candlestick_online::client::LineState;

/// Passes on what the socket brought and what was decided; keeps the chair that one has got.
pub(super) fn talk(mut at_hand: ResMut<RoomAtHand>, mut desk: ResMut<TogetherDesk>, tasks: Res<BackgroundTasks>) {
    let Some(room) = at_hand.bypass_change_detection().get_mut() else { return };
    room.talk(tasks.signal());
    let link = room.client.link().clone();
    let named = room.client.you().map(|me| sentences::name_of(room, me)).filter(|name| !name.is_empty());
    if let Some(name) = named.filter(|_| link.token.is_some()) {
        let chair = Chair::new(&room.server, &link, &name);
        if let Err(fault) = desk.chairs.keep(chair) {
            warn!("the chair is not kept: {fault}");
        }
    }
    let sent_away = LineState::Ended(CloseCode::Kicked);
    if [sent_away, LineState::Ended(CloseCode::BadToken)].contains(&room.client.line())
        && let Err(fault) = desk.chairs.forget(&room.server, &link.room)
    {
        warn!("the chair is not forgotten: {fault}");
    }
}

/// Takes up what has changed: tells of it, and has the table hear of it.
pub(super) fn tell(
    mut at_hand: ResMut<RoomAtHand>,
    session: Option<ResMut<Session>>,
    (words, tasks): (Res<Speech>, Res<BackgroundTasks>),
) {
    let Some(room) = at_hand.bypass_change_detection().get_mut() else { return };
    if !room.take_changed() {
        return;
    }
    at_hand.set_changed();
    let Some(room) = at_hand.get_mut() else { return };
    tasks.signal().note();
    room.note_times();
    for notice in room.take_notices() {
        let text = sentences::notice(room, notice, &words.0);
        crate::platform::say(&text);
        room.say(text);
    }
    let deal = room.client.table().map(candlestick_online::client::RemoteTable::deal);
    if let Some(mut session) = session.filter(|session| session.is_elsewhere())
        && room.laid.is_some()
        && room.laid == deal
        && let Some(case) = room.case(room.fairness.opened().cloned())
    {
        session.hear(Box::new(case));
    }
}

/// Lays the room's case on the table: for whoever waits in the lobby, or still looks at the
/// verdict of the case before.
pub(super) fn lay(
    mut at_hand: ResMut<RoomAtHand>,
    mut opening: ResMut<Opening>,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
) {
    let Some(room) = at_hand.bypass_change_detection().get_mut() else { return };
    let elsewhere = session.is_some_and(|session| session.is_elsewhere());
    if !elsewhere && !opening.is_pending() {
        room.laid = None;
    }
    let Some(deal) = room.client.table().map(candlestick_online::client::RemoteTable::deal) else { return };
    let waits = match screen.get() {
        Screen::Together => true,
        Screen::Verdict | Screen::Title => elsewhere && room.laid.is_some_and(|laid| laid != deal),
        _ => false,
    };
    if !waits || room.laid == Some(deal) || opening.is_pending() {
        return;
    }
    let Some(case) = room.case(None) else { return };
    let table = room.client.table();
    let (seats, me) = table.map_or((0, None), |table| (table.seats().len(), Some(table.me())));
    let help = table.map(|table| table.arrangement().help).unwrap_or_default();
    let mut marks = vec![Marks::with_help(help); seats];
    let told = room.client.marks().unwrap_or_default().to_owned();
    let kept = room.marks_of(deal, told).and_then(|text| serde_json::from_str::<Marks>(text).ok());
    if let (Some(kept), Some(own)) = (kept, me.and_then(|me| marks.get_mut(me.index()))) {
        *own = kept;
    }
    room.laid = Some(deal);
    room.fairness = super::fairness::Fairness::default();
    opening.join(Box::new(case), marks);
}

/// Themes speak another language, or there are others.
pub(super) fn relearn(mut at_hand: ResMut<RoomAtHand>, themes: Res<Themes>) {
    if let Some(room) = at_hand.get_mut() {
        room.client.know(&Spoken(&themes));
    }
}
