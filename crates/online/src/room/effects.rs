//! What comes of a deed that may be done, or is on the disk now: for who is here, and for what they are told.

use super::{
    body::Done,
    in_place::InPlace,
    live::{Live, Sharing},
    outbox::Outbox,
    state::State,
    step::Step,
    tell::Teller,
    watched::Watched,
};
use crate::{
    digest::Digest,
    port::{CloseCode, ConnectionId},
    protocol::{Code, FromRoom, PersonId, What},
};

/// How long everybody has to tell their share, in milliseconds.
const SHARING: u64 = 15_000;

/// A room to which something happens.
pub(super) struct Effects<'a> {
    pub(super) state: &'a State,
    pub(super) live: &'a mut Live,
    pub(super) watched: &'a mut Watched,
    /// A bot in somebody's place.
    pub(super) in_place: InPlace,
    pub(super) now: u64,
}

impl Effects<'_> {
    fn teller(&self) -> Teller<'_> {
        let watched = self.watched.known();
        Teller { state: self.state, live: self.live, watched, in_place: self.in_place, now: self.now }
    }

    /// What leaves no trace in the log.
    pub(super) fn at_once(mut self, connection: ConnectionId, nonce: &str, step: Step, out: &mut Outbox) {
        match step {
            Step::Log(_) | Step::Post(_) | Step::False(_) | Step::Nothing => {}
            Step::SitsHere(person) => self.take_chair(connection, person, out),
            Step::Claim(claimed, token) => {
                if !self.may_be_heard(connection) {
                    return out.refuse(connection, Some(nonce), Code::TooFast);
                }
                self.live.claims(connection, claimed, token);
                self.teller().presence_to_all(out);
            }
            Step::Deny(key) => {
                self.live.denies(&key);
                self.teller().presence_to_all(out);
            }
            Step::Commit(person, committed) => {
                self.live.commitments.insert(person, committed);
                self.teller().lobby_to_all(out);
            }
            Step::AskShares => {
                self.live.sharing = Some(Sharing { until: self.now + SHARING, ..Sharing::default() });
                self.teller().lobby_to_all(out);
            }
            Step::Share(person, share) => {
                if let Some(sharing) = &mut self.live.sharing {
                    sharing.shares.insert(person, share);
                }
            }
            Step::React(person, reaction) => {
                if !self.may_be_heard(connection) {
                    return out.refuse(connection, Some(nonce), Code::TooFast);
                }
                self.teller().reaction_to_all(&FromRoom::Reacted { person, reaction }, out);
                self.watched.reacts(person, reaction, self.now);
            }
            Step::Nudge { by, whom } => {
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
    fn take_chair(&mut self, connection: ConnectionId, person: PersonId, out: &mut Outbox) {
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
    pub(super) fn tell(mut self, done: &Done, from: Option<ConnectionId>, events_before: usize, out: &mut Outbox) {
        match done {
            Done::Created { .. } | Done::Marked { .. } | Done::Brought(_) => {}
            Done::Sat { person, .. } | Done::Took { person, .. } => {
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
            Done::Handed { person, token, .. } => self.tell_of_handing(*person, token, out),
            Done::Reseated { person, .. } => {
                let newcomer = from.filter(|connection| self.live.of(*person) != Some(*connection));
                if let Some(connection) = newcomer {
                    self.take_chair(connection, *person, out);
                }
                self.teller().lobby_to_all(out);
            }
            Done::Stood { person } => {
                let connection = self.live.of(*person);
                self.live.unseat(*person);
                if let Some(connection) = connection {
                    self.teller().welcome(connection, out);
                }
                self.teller().lobby_to_all(out);
                self.teller().presence_to_all(out);
            }
            Done::Kicked { person } => self.tell_of_kick(*person, events_before, out),
            Done::Arranged(_) => self.teller().lobby_to_all(out),
            Done::Started { .. } | Done::BegunUndealt { .. } => {
                self.live.sharing = None;
                self.live.commitments.clear();
                self.teller().beginning_to_all(out);
            }
            Done::Posted { .. } => self.teller().post_to_all(out),
            Done::Acted { seat, by, .. } => {
                self.teller().news_to_all(What::Acted { seat: *seat, by: *by }, events_before, out);
            }
            Done::Paused => self.teller().news_to_all(What::Paused, events_before, out),
            Done::Resumed => self.teller().news_to_all(What::Resumed, events_before, out),
            Done::Rematched => {
                self.teller().lobby_to_all(out);
                self.teller().presence_to_all(out);
            }
        }
    }

    /// Whoever asked for the chair has it, if they are still here; else they have it once they come again.
    fn tell_of_handing(&mut self, person: PersonId, token: &Digest, out: &mut Outbox) {
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

    fn tell_of_kick(&mut self, person: PersonId, events_before: usize, out: &mut Outbox) {
        if let Some(connection) = self.live.of(person) {
            out.close(connection, CloseCode::Kicked);
            self.live.close(connection, self.now);
        }
        if self.state.table.is_some() {
            self.teller().news_to_all(What::Kicked { person }, events_before, out);
        } else {
            self.live.unseat(person);
            // Everybody agreed to another table.
            self.live.give_up_sharing();
            self.teller().lobby_to_all(out);
        }
        self.teller().presence_to_all(out);
    }
}
