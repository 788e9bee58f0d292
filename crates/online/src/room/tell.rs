//! Tells each connection of a room what it may know: made from that seat's view and its own redacted events alone.

use std::collections::BTreeMap;

use candlestick_rules::{SeatId, WrittenView};

use super::{
    body::LoggedDeed, in_place::StandInNotice, live::Live, room_outputs::RoomOutputs, state::RoomState,
    table::RoomTable,
};
use crate::{
    feed::FeedPlace,
    port::ConnectionId,
    protocol::{CaseNews, CaseNewsKind, Closed, FromRoom, Lobby, PROTOCOL, PersonId, Welcome, WholeCase},
    sign::Signature,
};

/// A room as it is told.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) state: &'a RoomState,
    pub(super) live: &'a Live,
    /// The room as those know it who only watch, where they are told later.
    pub(super) watched: Option<&'a RoomState>,
    /// A bot in somebody's place.
    pub(super) in_place: StandInNotice,
    pub(super) now: u64,
}

impl<'a> Teller<'a> {
    /// Who one is.
    pub(super) fn welcome(self, connection: ConnectionId, out: &mut RoomOutputs) {
        let you = self.live.person(connection);
        let marks = you.and_then(|you| self.state.marks.get(&you)).cloned();
        let key = Some(self.state.key.public());
        let welcome = Welcome { protocol: PROTOCOL, room: self.state.room.clone(), you, marks, key };
        out.send(connection, &FromRoom::Welcome(welcome));
    }

    /// The lobby or the case, whole, for a client that has taken what came up to a number.
    pub(super) fn state(self, connection: ConnectionId, have: Option<u64>, out: &mut RoomOutputs) {
        let state = self.known_to(connection);
        if let Some(undealt) = &state.undealt {
            return out.send(connection, &FromRoom::Undealt(Box::new(undealt.announcement(state.number))));
        }
        let Some(table) = &state.table else {
            return out.send(connection, &FromRoom::Lobby(self.lobby(state)));
        };
        let before = have.and_then(|number| table.events_by(number)).unwrap_or(0);
        self.whole(state, connection, before, out);
        self.verdict(table, &[connection], out);
    }

    /// The last case that was closed, for whoever was told of it, up to a number or from a seat, and was away at its verdict.
    pub(super) fn closed(self, connection: ConnectionId, have: Option<u64>, out: &mut RoomOutputs) {
        let closed = self.state.closed.as_ref().filter(|closed| self.live.misses_verdict(connection, closed.deal));
        let Some(closed) = closed else { return };
        let person = self.live.person(connection);
        if let Some(undealt) = &closed.undealt {
            if person.is_some_and(|person| undealt.seat_of(person).is_some()) || undealt.was_told(have, closed.number) {
                let told = Box::new(undealt.announcement(closed.number));
                out.send(connection, &FromRoom::Closed(Closed::Undealt(told)));
            }
        } else if let Some(folded) = &closed.folded
            && was_told(folded.without_case(), person, have)
        {
            let table = folded.unfolded();
            let Some(verdict) = table.revealed(&closed.arrangement) else { return };
            let whole = Box::new(self.whole_of(closed, &table, connection, 0));
            out.send(connection, &FromRoom::Closed(Closed::Dealt { whole, verdict: Box::new(verdict) }));
        }
    }

    /// The case without its events, for a client that knows them and was refused.
    pub(super) fn view_alone(self, connection: ConnectionId, out: &mut RoomOutputs) {
        let state = self.known_to(connection);
        let Some(table) = &state.table else { return };
        self.whole(state, connection, table.case.game().events().len(), out);
    }

    /// Tells everybody who is here.
    pub(super) fn presence_to_all(self, out: &mut RoomOutputs) {
        self.presence(true, out);
    }

    /// Tells whoever knows the case as it is now who is here: a bot stands in, will at another moment, or no more.
    pub(super) fn in_place_to_all(self, out: &mut RoomOutputs) {
        self.presence(false, out);
    }

    /// Tells everybody the lobby.
    pub(super) fn lobby_to_all(self, out: &mut RoomOutputs) {
        let message = FromRoom::Lobby(self.lobby(self.state));
        self.live.connections.keys().for_each(|connection| out.send(*connection, &message));
    }

    /// Tells everybody the case from its beginning.
    pub(super) fn beginning_to_all(self, out: &mut RoomOutputs) {
        self.at_once().into_iter().for_each(|connection| self.state(connection, None, out));
    }

    /// Tells everybody who sits where now, in a case that goes on: all but its events, which they have.
    pub(super) fn chairs_to_all(self, out: &mut RoomOutputs) {
        self.at_once().into_iter().for_each(|connection| self.view_alone(connection, out));
    }

    /// Tells everybody the newest post of a case that nobody deals.
    pub(super) fn post_to_all(self, out: &mut RoomOutputs) {
        let Some(undealt) = &self.state.undealt else { return };
        self.to_all(&FromRoom::Posts(undealt.newest(self.state.number)), out);
    }

    /// Posts after so many, for whoever asks; none of another case.
    pub(super) fn posts(self, connection: ConnectionId, deal: u32, after: usize, out: &mut RoomOutputs) {
        let of_case = |state: &&RoomState| state.deal == deal && state.undealt.is_some();
        let state = std::iter::once(self.state).chain(self.state.closed.as_deref()).find(of_case);
        let undealt = state.and_then(|state| Some((state, state.undealt.as_ref()?)));
        match undealt {
            Some((state, undealt)) => out.send(connection, &FromRoom::Posts(undealt.part(state.number, after))),
            None => self.state(connection, None, out),
        }
    }

    /// Tells everybody the same.
    pub(super) fn to_all(self, message: &FromRoom, out: &mut RoomOutputs) {
        // One text for all: with many posts it is the longest that a room writes.
        let text = serde_json::to_string(message).unwrap_or_default();
        self.live.connections.keys().for_each(|connection| out.send_text(*connection, text.clone()));
    }

    /// Tells everybody what happened after so many events.
    pub(super) fn news_to_all(self, what: CaseNewsKind, events_before: usize, out: &mut RoomOutputs) {
        self.news(self.state, &self.at_once(), (what, events_before), out);
    }

    /// Tells those who watch later the step that they know now, after so many events.
    pub(super) fn step_to_watchers(self, done: &LoggedDeed, events_before: usize, out: &mut RoomOutputs) {
        match (self.watched, done.told_as()) {
            (Some(known), Some(what)) => self.news(known, &self.watchers(), (what, events_before), out),
            _ => return self.all_to_watchers(events_before, out),
        }
        if let LoggedDeed::Kicked { .. } = done {
            self.presence_to_watchers(out);
        }
    }

    /// Tells those who watch, and know so many events, all that they may know now.
    pub(super) fn all_to_watchers(self, events_before: usize, out: &mut RoomOutputs) {
        for connection in self.watchers() {
            let state = self.known_to(connection);
            let Some(table) = &state.table else { continue };
            self.whole(state, connection, events_before, out);
            self.verdict(table, &[connection], out);
        }
        self.presence_to_watchers(out);
    }

    /// Tells those who watch what somebody said without words.
    pub(super) fn reaction_to_watchers(self, message: &FromRoom, out: &mut RoomOutputs) {
        self.watchers().iter().for_each(|connection| out.send(*connection, message));
    }

    /// Tells whoever knows the case as it is now what somebody said without words.
    pub(super) fn reaction_to_all(self, message: &FromRoom, out: &mut RoomOutputs) {
        self.at_once().iter().for_each(|connection| out.send(*connection, message));
    }

    fn news(
        self,
        state: &RoomState,
        to: &[ConnectionId],
        (what, events_before): (CaseNewsKind, usize),
        out: &mut RoomOutputs,
    ) {
        let Some(table) = &state.table else { return };
        let mut written: BTreeMap<SeatId, String> = BTreeMap::new();
        for connection in to {
            let seat = table.seat_of(self.live.person(*connection));
            let text = written.entry(seat).or_insert_with(|| one_news(state, table, seat, what, events_before));
            out.send_text(*connection, text.clone());
        }
        self.verdict(table, to, out);
    }

    fn verdict(self, table: &RoomTable, to: &[ConnectionId], out: &mut RoomOutputs) {
        let Some(revealed) = table.revealed(&self.state.arrangement) else { return };
        let message = FromRoom::Verdict(Box::new(revealed));
        to.iter().for_each(|connection| out.send(*connection, &message));
    }

    fn whole(self, state: &RoomState, connection: ConnectionId, events_before: usize, out: &mut RoomOutputs) {
        let Some(table) = &state.table else { return };
        let whole = self.whole_of(state, table, connection, events_before);
        out.send(connection, &FromRoom::Whole(Box::new(whole)));
    }

    fn whole_of(
        self,
        state: &RoomState,
        table: &RoomTable,
        connection: ConnectionId,
        events_before: usize,
    ) -> WholeCase {
        let seat = table.seat_of(self.live.person(connection));
        let (view, _) = WrittenView::from(table.case.game().view(seat)).split();
        WholeCase {
            number: state.number,
            deal: state.deal,
            decision: table.decision(),
            theme: table.theme.clone(),
            arrangement: state.arrangement.clone(),
            seats: table.case.log().seats.clone(),
            people: table.people.clone(),
            seal: table.seal,
            commitment: table.commitment(),
            shares: table.shares.clone(),
            keys: table.keys.clone(),
            stood_in: table.stood_in.clone(),
            taken: table.taken.clone(),
            taken_back: table.taken_back(),
            may_take_back: table.taking_back(seat).is_some(),
            paused: table.paused,
            view,
            events_before,
            events: table.events_from(events_before, seat),
            signature: Some(signature(state, table, seat)),
        }
    }

    /// The lobby; to those who watch later the cards are being dealt until they see the case.
    fn lobby(self, state: &RoomState) -> Lobby {
        let committed = || self.live.commitments.iter();
        let commitments = committed().map(|(person, committed)| (*person, committed.commitment)).collect();
        let keys = committed().map(|(person, committed)| (*person, committed.key)).collect();
        let sharing = self.live.sharing.is_some() || self.watched.is_some();
        Lobby { commitments, keys, sharing, ..state.lobby() }
    }

    fn presence(self, with_watchers: bool, out: &mut RoomOutputs) {
        let message = FromRoom::Presence(self.live.presence(self.state, self.in_place, self.now));
        self.at_once().iter().for_each(|connection| out.send(*connection, &message));
        if with_watchers && self.watched.is_some() {
            self.presence_to_watchers(out);
        }
    }

    /// Who is here of those whom watchers know; who is stood in for, and when, would tell who is to act now.
    fn presence_to_watchers(self, out: &mut RoomOutputs) {
        let now = (self.state, self.in_place);
        let (known, in_place) = self.watched.map_or(now, |known| (known, StandInNotice::default()));
        let message = FromRoom::Presence(self.live.presence(known, in_place, self.now));
        self.watchers().iter().for_each(|connection| out.send(*connection, &message));
    }

    /// Tells one connection who is here, as its person may know.
    pub(super) fn presence_to(self, connection: ConnectionId, out: &mut RoomOutputs) {
        let later = self.watched.filter(|_| self.live.person(connection).is_none());
        let in_place = if later.is_some() { StandInNotice::default() } else { self.in_place };
        let message = self.live.presence(later.unwrap_or(self.state), in_place, self.now);
        out.send(connection, &FromRoom::Presence(message));
    }

    /// The room as a connection's person knows it.
    fn known_to(self, connection: ConnectionId) -> &'a RoomState {
        self.watched.filter(|_| self.live.person(connection).is_none()).unwrap_or(self.state)
    }

    /// Who only watches.
    fn watchers(self) -> Vec<ConnectionId> {
        self.live
            .connections
            .iter()
            .filter(|(_, one)| one.person.is_none())
            .map(|(connection, _)| *connection)
            .collect()
    }

    /// Who is told at once.
    fn at_once(self) -> Vec<ConnectionId> {
        let now = |person: Option<PersonId>| person.is_some() || self.watched.is_none();
        self.live.connections.iter().filter(|(_, one)| now(one.person)).map(|(connection, _)| *connection).collect()
    }
}

/// Whether somebody was told of a case, from a seat or up to a number.
fn was_told(table: &RoomTable, person: Option<PersonId>, have: Option<u64>) -> bool {
    table.seat_of(person) != SeatId::WATCHER || have.is_some_and(|have| table.events_by(have).is_some())
}

fn one_news(state: &RoomState, table: &RoomTable, seat: SeatId, what: CaseNewsKind, events_before: usize) -> String {
    let (view, _) = WrittenView::from(table.case.game().view(seat)).split();
    let events = table.events_from(events_before, seat);
    let signature = Some(signature(state, table, seat));
    let (number, decision, may_take_back) = (state.number, table.decision(), table.taking_back(seat).is_some());
    let news = CaseNews { number, what, decision, events, view, may_take_back, signature };
    // None of them can fail to be written.
    serde_json::to_string(&FromRoom::News(Box::new(news))).unwrap_or_default()
}

/// The room's signature of all that a seat was told by then.
fn signature(state: &RoomState, table: &RoomTable, seat: SeatId) -> Signature {
    let place = FeedPlace { room: &state.room, deal: state.deal, seat };
    state.key.sign(&place.told_digest(state.number, &table.head(seat)))
}
