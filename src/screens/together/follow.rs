//! Follows the room frame by frame: talks with it, tells what is new, and lays its case on the table.

use bevy::prelude::*;

use super::{
    at_hand::RoomAtHand, chairs::Chair, connected::Connected, room::JoinedRoom, sentences, spoken::SpokenThemes,
    state::TogetherState, tab,
};
use crate::{
    screens::{
        Notices, Speech, Themes,
        opening::{Opening, paint_ahead},
        picture_loading::PictureLoading,
        themes::house::House,
    },
    session::{Authority, OwnMarks, PlaybackStatus, Session},
    table::{BackgroundTasks, CaseExchanged, Screen, TablePainting},
};
use candlestick_game::Marks;
use candlestick_online::{
    CloseCode,
    client::{Client, ConnectionState, Notice},
    protocol::Deed,
};
use candlestick_themes::{Words, key};

/// Passes on what the socket brought and what was decided; keeps the chair that one has, and forgets one that is lost.
pub(super) fn talk(mut at_hand: ResMut<RoomAtHand>, mut state: ResMut<TogetherState>, tasks: Res<BackgroundTasks>) {
    let Some(room) = at_hand.get_mut() else { return };
    room.talk(tasks.signal());
    room.let_go();
    if let ConnectionState::Ended(CloseCode::Kicked | CloseCode::BadToken) = room.own.client.line() {
        if let Err(fault) = state.chairs.forget(&room.server, &room.own.client.link().room) {
            warn!("the chair is not forgotten: {fault}");
        }
    } else if let Some(chair) = chair_of(room, &room.own) {
        // Whoever is on their way to a chair beside it is not lost while they come.
        let beside: Option<Vec<_>> = room.beside.iter().map(|one| chair_of(room, one)).collect();
        if let Some(beside) = beside
            && let Err(fault) = state.chairs.keep(chair.beside(beside))
        {
            warn!("the chair is not kept: {fault}");
        }
    }
}

/// The chair of somebody who plays here, to come back to.
fn chair_of(room: &JoinedRoom, one: &Connected) -> Option<Chair> {
    let (client, link) = (&one.client, one.client.link());
    let me = client.you().filter(|_| client.line() == ConnectionState::Open && link.token.is_some() && !link.table)?;
    let name = sentences::name_of(room, me);
    (!name.is_empty()).then(|| Chair::new(&room.server, link, &name, client.pledges()))
}

/// Arranges what the host's own theme was brought for, and takes up a theme that came from the room.
pub(super) fn take_themes(mut at_hand: ResMut<RoomAtHand>, mut house: House, tasks: Res<BackgroundTasks>) {
    let Some(room) = at_hand.get_mut() else { return };
    if room.own.client.take_brought()
        && let Some(arrangement) = room.arranges.take()
    {
        room.ask(Deed::Arrange(*arrangement), tasks.signal());
    }
    // Somebody beside one has fetched the same.
    room.beside.iter_mut().for_each(|one| drop(one.client.take_themes()));
    for (theme, pack) in room.own.client.take_themes() {
        house.lend(&theme, pack);
        tasks.signal().note();
    }
}

/// This device is in no room any more: themes of one's own are at hand again for whose names a room had others.
pub(super) fn take_back_themes(mut house: House) {
    house.take_back();
}

/// Takes up what has changed: tells of it, and has the table hear of it.
pub(super) fn tell(
    mut at_hand: ResMut<RoomAtHand>,
    session: Option<ResMut<Session>>,
    mut marks: ResMut<OwnMarks>,
    (words, tasks, screen, opening): (Res<Speech>, Res<BackgroundTasks>, Res<State<Screen>>, Res<Opening>),
    (mut notices, mut next, mut exchanged): (ResMut<Notices>, ResMut<NextState<Screen>>, MessageWriter<CaseExchanged>),
) {
    let Some(room) = at_hand.get_mut() else { return };
    let has_changed = room.take_changed();
    let is_here = matches!(screen.get(), Screen::Together | Screen::Play | Screen::Verdict);
    if has_changed {
        tasks.signal().note();
        tell_of(room, is_here, &words.0, &mut notices);
    }
    let session = session.filter(|session| room.is_at(session) || room.is_at_closed(session));
    // What was told while a case was on its way to the table is not on it yet.
    let is_behind = |session: &Session| room.is_at(session) && session.revision() != room.revision();
    let Some(mut session) = session.filter(|session| has_changed || is_behind(session)) else { return };
    if let Some(case) = room.case_of(&session) {
        // Whoever has taken a chair in the middle of a case looks with other eyes from now on; so do those who stay when
        // somebody goes on elsewhere.
        let others_eyes = !session.persons().eq(case.persons());
        if session.hear(Box::new(case)) {
            exchanged.write_default();
        }
        if others_eyes && is_here && !opening.is_pending() {
            room.wants_table = true;
            next.set(Screen::Together);
        }
    }
    if !room.is_at(&session) {
        return;
    }
    for (seat, told) in room.take_told_marks() {
        if let Some(own) = marks.of_mut(seat) {
            *own = told;
        }
    }
}

/// Tells in words what is new; at the title what concerns whoever does not look at the room.
fn tell_of(room: &mut JoinedRoom, is_here: bool, words: &Words, notices: &mut Notices) {
    room.note_times();
    let mut said = Vec::new();
    for notice in room.take_notices() {
        let text = sentences::notice(room, notice, words);
        if matches!(notice, Notice::Nudged(_)) {
            room.nudged = true;
            if !is_here {
                notices.0.push(text.clone());
            }
        }
        said.push(text);
    }
    // What comes at the same time is told at the same time, and nothing instead of another.
    if !said.is_empty() {
        room.say(said.join("\n"));
    }
    if room.take_begun() && !is_here {
        notices.0.push(words.say(key!("together-begun")));
    }
}

/// While one waits in the lobby, what the room's case is to be played with is fetched, and its table painted.
pub(super) fn prepare(
    at_hand: Res<RoomAtHand>,
    (mut loading, mut painting): (ResMut<PictureLoading>, ResMut<TablePainting>),
) {
    let client = at_hand.get().map(|room| &room.own.client).filter(|client| client.lobby().is_some());
    if let Some(theme) = client.and_then(Client::room_theme) {
        loading.want(theme);
        paint_ahead(theme, &loading, &mut painting);
    }
}

/// Lays the room's case on the table: for whoever waits in the lobby or at the title, or still is at the case before.
pub(super) fn lay(
    mut at_hand: ResMut<RoomAtHand>,
    mut opening: ResMut<Opening>,
    session: Option<Res<Session>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(room) = at_hand.get_mut() else { return };
    // Whoever slept sees the end of their case first, also where the room has gone on.
    let is_there = session.as_ref().is_some_and(|session| room.is_at(session) || room.is_at_closed(session));
    room.was_laid |= is_there;
    // What was laid in this frame is on the table only in the next.
    if opening.is_pending() || !matches!(*next, NextState::Unchanged) {
        return;
    }
    let elsewhere = session.as_ref().is_some_and(|session| session.is_elsewhere());
    let all_told = session.as_ref().is_none_or(|session| session.playback_status() == PlaybackStatus::All);
    let waits = match screen.get() {
        Screen::Together => true,
        Screen::Title => !room.was_laid || elsewhere,
        Screen::Verdict => elsewhere,
        // The room has gone on to its lobby, or to another case, while this device slept.
        Screen::Play if elsewhere && room.was_laid && !is_there && all_told && room.is_open() => {
            next.set(Screen::Together);
            false
        }
        _ => false,
    };
    if waits && (!is_there || room.wants_table) {
        lay_out(room, &mut opening);
    }
}

/// Lays it, with the marks that the room has; nothing in the lobby, nor yet where somebody here was told less of it.
fn lay_out(room: &mut JoinedRoom, opening: &mut Opening) {
    let Some(case) = room.case() else { return };
    let Some(table) = room.own.client.table() else { return };
    let mut marks = vec![Marks::with_help(table.arrangement().help); table.seats().len()];
    for one in room.everybody_mut() {
        if let (Some(seat), Some(kept)) = (one.seat(), one.marks())
            && let Some(own) = marks.get_mut(seat.index())
        {
            *own = kept;
        }
    }
    opening.join(Box::new(case), marks);
}

/// The table is entered with a room's case: whatever asked for it has it now, also where the room has gone on meanwhile.
pub(super) fn is_laid(mut at_hand: ResMut<RoomAtHand>, session: Option<Res<Session>>) {
    let is_elsewhere = session.is_some_and(|session| session.is_elsewhere());
    if let Some(room) = at_hand.get_mut().filter(|_| is_elsewhere) {
        (room.wants_table, room.was_laid) = (false, true);
    }
}

/// Themes speak another language, or there are others.
pub(super) fn relearn(mut at_hand: ResMut<RoomAtHand>, (themes, words): (Res<Themes>, Res<Speech>)) {
    tab::teach(&words.0);
    if let Some(room) = at_hand.get_mut() {
        room.everybody_mut().for_each(|one| one.client.know(&SpokenThemes(&themes)));
    }
}
