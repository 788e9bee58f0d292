//! Carries out a deed that may be done, or is on the disk now: changes who is here, and tells the clients.

use super::{
    body::LoggedDeed,
    deed_outcome::DeedOutcome,
    in_place::StandInNotice,
    live::{Live, ShareGathering},
    room_outputs::RoomOutputs,
    state::RoomState,
    tell::Teller,
    watched::WatchersView,
};
use crate::{
    digest::Digest,
    port::{CloseCode, ConnectionId},
    protocol::{CaseNewsKind, Code, FromRoom, PersonId},
};

/// How long everybody has to tell their share, in milliseconds.
const SHARING: u64 = 15_000;

/// A room to which something happens.
pub(super) struct Effects<'a> {
    pub(super) state: &'a RoomState,
    pub(super) live: &'a mut Live,
    pub(super) watched: &'a mut WatchersView,
    /// A bot in somebody's place.
    pub(super) in_place: StandInNotice,
    pub(super) now: u64,
}

impl Effects<'_> {
    fn teller(&self) -> Teller<'_> {
        let watched = self.watched.known();
        Teller { state: self.state, live: self.live, watched, in_place: self.in_place, now: self.now }
    }

    /// What leaves no trace in the log.
    pub(super) fn at_once(mut self, connection: ConnectionId, nonce: &str, step: DeedOutcome, out: &mut RoomOutputs) {
        match step {
            DeedOutcome::Log(_) | DeedOutcome::Post(_) | DeedOutcome::False(_) | DeedOutcome::Nothing => {}
            DeedOutcome::SitsHere(person) => self.take_chair(connection, person, out),
            DeedOutcome::Claim(claimed, token) => {
                if !self.may_be_heard(connection) {
                    return out.refuse(connection, Some(nonce), Code::TooFast);
                }
                self.live.claims(connection, claimed, token);
                self.teller().presence_to_all(out);
            }
            DeedOutcome::Deny(key) => {
                self.live.denies(&key);
                self.teller().presence_to_all(out);
            }
            DeedOutcome::Commit(person, committed) => {
                self.live.commitments.insert(person, committed);
                self.teller().lobby_to_all(out);
            }
            DeedOutcome::AskShares => {
                self.live.sharing = Some(ShareGathering { until: self.now + SHARING, ..ShareGathering::default() });
                self.teller().lobby_to_all(out);
            }
            DeedOutcome::Share(person, share) => {
                if let Some(sharing) = &mut self.live.sharing {
                    sharing.shares.insert(person, share);
                }
            }
            DeedOutcome::React(person, reaction) => {
                if !self.may_be_heard(connection) {
                    return out.refuse(connection, Some(nonce), Code::TooFast);
                }
                self.teller().reaction_to_all(&FromRoom::Reacted { person, reaction }, out);
                self.watched.reacts(person, reaction, self.now);
            }
            DeedOutcome::Nudge { by, whom } => {
                if !self.may_be_heard(connection) {
                    return out.refuse(connection, Some(nonce), Code::TooFast);
                }
                match self.live.of(whom) {
                    Some(to) => out.send(to, &FromRoom::Nudged { by }),
                    None => self.live.nudge_later(whom, by),
                }
            }
        }
        out.done(connection, nonce);
    }

    fn may_be_heard(&mut self, connection: ConnectionId) -> bool {
        self.live.connections.get_mut(&connection).is_some_and(|known| known.may_be_heard(self.now))
    }

    /// The newest connection of a person is theirs.
    fn take_chair(&mut self, connection: ConnectionId, person: PersonId, out: &mut RoomOutputs) {
        if !self.live.connections.contains_key(&connection) {
            return;
        }
        if let Some(older) = self.live.seat(connection, person) {
            out.close(older, CloseCode::Replaced);
        }
        let teller = self.teller();
        teller.welcome(connection, out);
        teller.state(connection, None, out);
        teller.presence_to_all(out);
    }

    /// Tells what is on the disk now.
    pub(super) fn tell(
        mut self,
        done: &LoggedDeed,
        from: Option<ConnectionId>,
        events_before: usize,
        out: &mut RoomOutputs,
    ) {
        match done {
            LoggedDeed::Created { .. } | LoggedDeed::Marked { .. } | LoggedDeed::Brought(_) => {}
            LoggedDeed::Sat { person, .. } | LoggedDeed::Took { person, .. } => {
                self.live.sat(*person, self.now);
                if let Some(connection) = from {
                    self.take_chair(connection, *person, out);
                }
                if self.state.table.is_some() {
                    self.teller().chairs_to_all(out);
                } else {
                    self.teller().lobby_to_all(out);
                }
                self.teller().presence_to_all(out);
            }
            LoggedDeed::Handed { person, token, .. } => self.tell_of_handing(*person, token, out),
            LoggedDeed::Reseated { person, .. } => {
                let newcomer = from.filter(|connection| self.live.of(*person) != Some(*connection));
                if let Some(connection) = newcomer {
                    self.take_chair(connection, *person, out);
                }
                self.teller().lobby_to_all(out);
            }
            LoggedDeed::Stood { person } => {
                let connection = self.live.of(*person);
                self.live.unseat(*person);
                if let Some(connection) = connection {
                    self.teller().welcome(connection, out);
                }
                self.teller().lobby_to_all(out);
                self.teller().presence_to_all(out);
            }
            LoggedDeed::Kicked { person } => self.tell_of_kick(*person, events_before, out),
            LoggedDeed::Arranged(_) => self.teller().lobby_to_all(out),
            LoggedDeed::Started { .. } | LoggedDeed::BegunUndealt { .. } => {
                self.live.sharing = None;
                self.live.commitments.clear();
                self.teller().beginning_to_all(out);
            }
            LoggedDeed::Posted { .. } => self.teller().post_to_all(out),
            LoggedDeed::Acted { seat, by, .. } => {
                self.teller().news_to_all(CaseNewsKind::Acted { seat: *seat, by: *by }, events_before, out);
            }
            LoggedDeed::TookBack { back, .. } => {
                self.teller().news_to_all(CaseNewsKind::TookBack(*back), events_before, out);
            }
            LoggedDeed::Paused => self.teller().news_to_all(CaseNewsKind::Paused, events_before, out),
            LoggedDeed::Resumed => self.teller().news_to_all(CaseNewsKind::Resumed, events_before, out),
            LoggedDeed::Rematched => {
                self.teller().lobby_to_all(out);
                self.teller().presence_to_all(out);
            }
        }
    }

    /// Whoever asked for the chair has it, if they are still here; else they have it once they come again.
    fn tell_of_handing(&mut self, person: PersonId, token: &Digest, out: &mut RoomOutputs) {
        // Whoever commits to a share again has another key.
        self.live.commitments.remove(&person);
        let asked = self.live.claimed_by(token);
        if let Some(connection) = asked {
            self.take_chair(connection, person, out);
        }
        if self.state.table.is_some() {
            self.teller().chairs_to_all(out);
        } else {
            self.teller().lobby_to_all(out);
        }
        self.teller().presence_to_all(out);
    }

    fn tell_of_kick(&mut self, person: PersonId, events_before: usize, out: &mut RoomOutputs) {
        if let Some(connection) = self.live.of(person) {
            out.close(connection, CloseCode::Kicked);
            self.live.close(connection, self.now);
        }
        if self.state.table.is_some() {
            self.teller().news_to_all(CaseNewsKind::Kicked { person }, events_before, out);
        } else {
            self.live.unseat(person);
            // Everybody agreed to another table.
            self.live.give_up_sharing();
            self.teller().lobby_to_all(out);
        }
        self.teller().presence_to_all(out);
    }
}
