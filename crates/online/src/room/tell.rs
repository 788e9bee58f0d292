//! What a room tells each connection: made from that seat's view and its own redacted events alone.

use std::collections::BTreeMap;

use candlestick_game::ThemeStamp;
use candlestick_rules::{SeatId, WrittenView};

use super::{live::Live, outbox::Outbox, state::State, table::Table};
use crate::{
    feed::Place,
    port::ConnectionId,
    protocol::{FromRoom, Lobby, News, PROTOCOL, PersonId, Presence, Welcome, What, Whole},
    sign::Signature,
};

/// A room as it is told.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) state: &'a State,
    pub(super) live: &'a Live,
    /// Whom a bot stands in for.
    pub(super) stood_in: Option<PersonId>,
    pub(super) now: u64,
}

impl Teller<'_> {
    /// Who one is.
    pub(super) fn welcome(self, connection: ConnectionId, out: &mut Outbox) {
        let you = self.live.person(connection);
        let marks = you.and_then(|you| self.state.marks.get(&you)).cloned();
        let key = Some(self.state.key.public());
        let welcome = Welcome { protocol: PROTOCOL, room: self.state.room.clone(), you, marks, key };
        out.send(connection, &FromRoom::Welcome(welcome));
    }

    /// The lobby or the case, whole, for a client that has taken what came up to a number.
    pub(super) fn state(self, connection: ConnectionId, have: Option<u64>, out: &mut Outbox) {
        let Some(table) = &self.state.table else {
            return out.send(connection, &FromRoom::Lobby(self.lobby()));
        };
        let before = have.and_then(|number| table.events_by(number)).unwrap_or(0);
        out.send(connection, &FromRoom::Whole(Box::new(self.whole(table, connection, before))));
        self.verdict(table, &[connection], out);
    }

    /// The case without its events, for a client that knows them and was refused.
    pub(super) fn view_alone(self, connection: ConnectionId, out: &mut Outbox) {
        let Some(table) = &self.state.table else { return };
        let before = table.case.game().events().len();
        out.send(connection, &FromRoom::Whole(Box::new(self.whole(table, connection, before))));
    }

    /// Tells everybody who is here.
    pub(super) fn presence_to_all(self, out: &mut Outbox) {
        self.to_all(&FromRoom::Presence(self.present()), out);
    }

    /// Tells everybody the lobby.
    pub(super) fn lobby_to_all(self, out: &mut Outbox) {
        self.to_all(&FromRoom::Lobby(self.lobby()), out);
    }

    /// Tells everybody the case from its beginning.
    pub(super) fn beginning_to_all(self, out: &mut Outbox) {
        self.live.connections.keys().for_each(|connection| self.state(*connection, None, out));
    }

    /// Tells everybody who sits where now, in a case that goes on: all but its events, which they have.
    pub(super) fn chairs_to_all(self, out: &mut Outbox) {
        self.live.connections.keys().for_each(|connection| self.view_alone(*connection, out));
    }

    /// Tells everybody what happened after so many events.
    pub(super) fn news_to_all(self, what: What, events_before: usize, out: &mut Outbox) {
        let Some(table) = &self.state.table else { return };
        let mut written: BTreeMap<SeatId, String> = BTreeMap::new();
        for (connection, one) in &self.live.connections {
            let seat = table.seat_of(one.person);
            let text = written.entry(seat).or_insert_with(|| self.news(table, seat, what, events_before));
            out.send_text(*connection, text.clone());
        }
        let everybody: Vec<_> = self.live.connections.keys().copied().collect();
        self.verdict(table, &everybody, out);
    }

    /// The room's signature of all that a seat was told by now.
    fn signature(self, table: &Table, seat: SeatId) -> Option<Signature> {
        let place = Place { room: &self.state.room, deal: self.state.deal, seat };
        Some(self.state.key.sign(&place.told(self.state.number, &table.head(seat))))
    }

    fn news(self, table: &Table, seat: SeatId, what: What, events_before: usize) -> String {
        let (view, _) = WrittenView::from(table.case.game().view(seat)).split();
        let events = table.events_from(events_before, seat);
        let signature = self.signature(table, seat);
        let news = News { number: self.state.number, what, decision: table.decision(), events, view, signature };
        // None of them can fail to be written.
        serde_json::to_string(&FromRoom::News(Box::new(news))).unwrap_or_default()
    }

    fn verdict(self, table: &Table, to: &[ConnectionId], out: &mut Outbox) {
        let Some(revealed) = table.revealed(&self.state.arrangement) else { return };
        let message = FromRoom::Verdict(Box::new(revealed));
        to.iter().for_each(|connection| out.send(*connection, &message));
    }

    fn whole(self, table: &Table, connection: ConnectionId, events_before: usize) -> Whole {
        let seat = table.seat_of(self.live.person(connection));
        let (view, _) = WrittenView::from(table.case.game().view(seat)).split();
        Whole {
            number: self.state.number,
            deal: self.state.deal,
            decision: table.decision(),
            theme: ThemeStamp::of(&self.state.theme),
            arrangement: self.state.arrangement.clone(),
            seats: table.case.log().seats.clone(),
            people: table.people.clone(),
            seal: table.seal,
            commitment: table.commitment(),
            shares: table.shares.clone(),
            keys: table.keys.clone(),
            stood_in: table.stood_in.clone(),
            taken: table.taken.clone(),
            paused: table.paused,
            view,
            events_before,
            events: table.events_from(events_before, seat),
            signature: self.signature(table, seat),
        }
    }

    fn lobby(self) -> Lobby {
        let committed = || self.live.commitments.iter();
        let commitments = committed().map(|(person, committed)| (*person, committed.commitment)).collect();
        let keys = committed().map(|(person, committed)| (*person, committed.key)).collect();
        Lobby { commitments, keys, sharing: self.live.sharing.is_some(), ..self.state.lobby() }
    }

    fn present(self) -> Presence {
        self.live.presence(self.state, self.stood_in, self.now)
    }

    fn to_all(self, message: &FromRoom, out: &mut Outbox) {
        self.live.connections.keys().for_each(|connection| out.send(*connection, message));
    }
}
