//! Takes in connections to a room and their messages: each is answered at once, or waits for its turn.

use super::{
    admission::{Admitted, admit},
    parts::{Room, WaitingDeed},
    room_outputs::RoomOutputs,
    table::RoomTable,
    undealt::UndealtCase,
};
use crate::{
    port::{CloseCode, ConnectionId},
    protocol::{Code, Deed, FromClient, FromRoom, PersonId, read_client},
};

/// How many deeds wait at most while an entry is being appended.
const MOST_WAITING: usize = 64;
/// After how many frames that are no messages a connection is closed.
const MOST_BAD_FRAMES: u32 = 8;

impl Room {
    pub(super) fn opened(&mut self, connection: ConnectionId, hello: &str, now: u64, out: &mut RoomOutputs) {
        let Admitted { person, have, table, verdicts } = match admit(&self.state, &self.live, hello) {
            Ok(admitted) => admitted,
            // Nothing was touched before the token was found good.
            Err((code, close)) => {
                out.refuse(connection, None, code);
                return out.close(connection, close);
            }
        };
        if person.is_some_and(|person| self.live.is_late(connection, person)) {
            return out.close(connection, CloseCode::Replaced);
        }
        if let Some(older) = self.live.open(connection, person, now) {
            out.close(older, CloseCode::Replaced);
        }
        if table {
            self.live.shows_table(connection);
        }
        self.live.had_verdicts(connection, verdicts);
        let teller = self.teller(now);
        teller.welcome(connection, out);
        teller.closed(connection, have, out);
        teller.state(connection, have, out);
        teller.presence_to_all(out);
        if let Some(by) = person.and_then(|person| self.live.take_nudge(person)).filter(|_| self.is_awaited(person)) {
            out.send(connection, &FromRoom::Nudged { by });
        }
    }

    /// Whether the case waits for somebody.
    fn is_awaited(&self, person: Option<PersonId>) -> bool {
        let acts = |table: &RoomTable| table.to_act().and_then(|(_, acting)| acting);
        let posts = self.state.undealt.as_ref().map(UndealtCase::awaited).unwrap_or_default();
        person.is_some_and(|person| self.state.table.as_ref().and_then(acts) == Some(person) || posts.contains(&person))
    }

    pub(super) fn frame(&mut self, connection: ConnectionId, text: &str, now: u64, out: &mut RoomOutputs) {
        let Some(known) = self.live.connections.get_mut(&connection) else { return };
        let person = known.person;
        if !known.may_say(now) {
            return self.send_off(connection, Code::TooFast, CloseCode::Flood, now, out);
        }
        let message = read_client(text);
        if let Ok(FromClient::Theme { .. } | FromClient::Posts { .. } | FromClient::Do { deed: Deed::Bring(_), .. }) =
            &message
        {
            known.said_part();
        }
        match message {
            Ok(FromClient::Ping { number }) => out.send(connection, &FromRoom::Pong { number }),
            Ok(FromClient::Again) => {
                let teller = self.teller(now);
                teller.closed(connection, None, out);
                teller.state(connection, None, out);
                teller.presence_to(connection, out);
            }
            Ok(FromClient::Theme { id, part }) => match self.state.part(&id, part) {
                Some(part) => out.send(connection, &FromRoom::Theme(part)),
                None => out.refuse(connection, None, Code::NoTheme),
            },
            Ok(FromClient::Posts { deal, after }) => self.teller(now).posts(connection, deal, after, out),
            Ok(FromClient::Do { nonce, deed, deal }) => {
                if self.waiting.len() >= MOST_WAITING {
                    return out.refuse(connection, Some(&nonce), Code::Busy);
                }
                self.waiting.push_back(WaitingDeed { connection, person, nonce, deed, deal });
            }
            Ok(FromClient::Hello(_)) => self.bad_frame(connection, Code::BadFrame, now, out),
            Err(code) => self.bad_frame(connection, code, now, out),
        }
    }

    fn bad_frame(&mut self, connection: ConnectionId, code: Code, now: u64, out: &mut RoomOutputs) {
        if !self.counts_bad(connection, code, now, out) {
            out.refuse(connection, None, code);
        }
    }

    /// Counts what no honest client says; answers whether the connection is gone, for this or before.
    pub(super) fn counts_bad(&mut self, connection: ConnectionId, code: Code, now: u64, out: &mut RoomOutputs) -> bool {
        let Some(known) = self.live.connections.get_mut(&connection) else { return true };
        known.bad_frames += 1;
        let is_enough = known.bad_frames >= MOST_BAD_FRAMES;
        if is_enough {
            self.send_off(connection, code, CloseCode::BadFrames, now, out);
        }
        is_enough
    }

    /// Closes a connection and tells the others.
    fn send_off(&mut self, connection: ConnectionId, code: Code, close: CloseCode, now: u64, out: &mut RoomOutputs) {
        out.refuse(connection, None, code);
        out.close(connection, close);
        self.live.close(connection, now);
        self.teller(now).presence_to_all(out);
    }
}
