//! Holds what of a room is live and may be lost: who is connected, who is away since when, and the shares coming in.

use std::collections::BTreeMap;

use super::{in_place::StandInNotice, people::People, room_limits::RoomLimits, state::RoomState};
use crate::{
    digest::Digest,
    port::ConnectionId,
    protocol::{Claimed, PersonId, PersonPresence, Presence},
    sign::{PublicKey, Signature},
};

/// A connection that has said hello.
#[derive(Debug)]
pub(super) struct GreetedConnection {
    /// Whose it is; none of a watcher's.
    pub(super) person: Option<PersonId>,
    /// Whether it shows the table to all who sit around it, while it is nobody's.
    table: bool,
    /// Of how many cases, from the first on, its program has had the verdict; none of one that cannot take an older one.
    verdicts: Option<u32>,
    /// Frames that were no messages.
    pub(super) bad_frames: u32,
    frames: RoomBucket,
    /// How many parts of themes it may still bring or ask for beside its other messages.
    parts: u32,
    /// Before this moment it may not make itself heard again.
    quiet_until: u64,
    /// How many times somebody has taken a chair by it.
    sat: u32,
}

/// How often something may still be done, as the milliseconds in which that was earned. By the room's own time, so that a
/// simulation has the same again; what the server allows goes by the machine's clock (`candlestick_server::Rate`).
#[derive(Debug)]
struct RoomBucket {
    rate: RoomRate,
    left: u64,
    at: u64,
}

/// How often something may be done.
#[derive(Debug, Clone, Copy)]
struct RoomRate {
    /// Once in so many milliseconds, in the long run.
    each: u64,
    /// So many times at once.
    burst: u64,
}

/// How many messages of a connection may come at once, of those that may come in a second.
const AT_ONCE: u64 = 4;
/// Chairs that are taken in a room by whoever has none: one a minute, and at once more than sit at any table. Numbers of
/// people are not given twice, so without it whoever has the link could use them up.
const SITS: RoomRate = RoomRate { each: 60_000, burst: 16 };
/// How many times one connection may take a chair: whoever stands up by mistake sits down again.
const MOST_SITS: u32 = 8;
/// How long a connection is quiet after a reaction or a nudge.
const QUIET: u64 = 1_000;

/// How many parts of themes a connection may bring or ask for without their counting as messages: two themes and more.
const PARTS: u32 = 256;

impl RoomRate {
    /// Messages of a connection.
    fn of_messages(limits: RoomLimits) -> Self {
        let in_a_second = u64::from(limits.messages.clamp(1, 1_000));
        Self { each: 1_000 / in_a_second, burst: in_a_second * AT_ONCE }
    }
}

impl RoomBucket {
    const fn full(rate: RoomRate, now: u64) -> Self {
        Self { rate, left: rate.each * rate.burst, at: now }
    }

    fn gain(&mut self, milliseconds: u64) {
        self.left = self.left.saturating_add(milliseconds).min(self.rate.each * self.rate.burst);
    }

    fn give_back(&mut self) {
        self.gain(self.rate.each);
    }

    fn take(&mut self, now: u64) -> bool {
        self.gain(now.saturating_sub(self.at));
        self.at = self.at.max(now);
        let taken = self.left.checked_sub(self.rate.each);
        self.left = taken.unwrap_or(self.left);
        taken.is_some()
    }
}

impl GreetedConnection {
    fn new(person: Option<PersonId>, limits: RoomLimits, now: u64) -> Self {
        let frames = RoomBucket::full(RoomRate::of_messages(limits), now);
        Self { person, table: false, verdicts: None, bad_frames: 0, frames, parts: PARTS, quiet_until: 0, sat: 0 }
    }

    /// Whether it shows the table to all who sit around it.
    const fn is_table(&self) -> bool {
        self.table && self.person.is_none()
    }

    /// Whether one more message may come.
    pub(super) fn may_say(&mut self, now: u64) -> bool {
        self.frames.take(now)
    }

    /// Its message was a part of a theme, or asked for one: the next waits for the answer, so it counts as none.
    pub(super) fn said_part(&mut self) {
        if let Some(left) = self.parts.checked_sub(1) {
            self.parts = left;
            self.frames.give_back();
        }
    }

    /// Whether it may make itself heard now; then not for a while.
    pub(super) fn may_be_heard(&mut self, now: u64) -> bool {
        let may = now >= self.quiet_until;
        if may {
            self.quiet_until = now + QUIET;
        }
        may
    }
}

/// The shares that are coming in after the host has started.
#[derive(Debug, Default)]
pub(super) struct ShareGathering {
    /// When it is given up.
    pub(super) until: u64,
    pub(super) shares: BTreeMap<PersonId, Digest>,
}

/// What somebody is bound to before the deal.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeatCommitment {
    /// The digest of their share.
    pub(super) commitment: Digest,
    /// What signs their decisions.
    pub(super) key: PublicKey,
    /// What it has signed of this.
    pub(super) signature: Option<Signature>,
    /// Whether their program can play a case that nobody deals.
    pub(super) undealt: bool,
}

/// Somebody who asks for the chair of a person who is away.
#[derive(Debug, Clone, Copy)]
struct ChairClaim {
    claimed: Claimed,
    /// The digest of what is to open the chair.
    token: Digest,
}

/// What is live.
#[derive(Debug)]
pub(super) struct Live {
    pub(super) connections: BTreeMap<ConnectionId, GreetedConnection>,
    /// Since when people are away.
    away: BTreeMap<PersonId, u64>,
    pub(super) commitments: BTreeMap<PersonId, SeatCommitment>,
    /// Who is to be reminded when they come again, and by whom: once, whoever asked first.
    nudged: BTreeMap<PersonId, PersonId>,
    pub(super) sharing: Option<ShareGathering>,
    /// Who asks for a chair, by their connection.
    claims: BTreeMap<ConnectionId, ChairClaim>,
    /// How many chairs may still be taken by whoever has none.
    sits: RoomBucket,
    /// What the server allows here.
    pub(super) limits: RoomLimits,
}

impl Live {
    /// Nobody is here.
    pub(super) fn nobody(people: &People, now: u64) -> Self {
        Self {
            connections: BTreeMap::new(),
            away: people.iter().map(|person| (person.number, now)).collect(),
            commitments: BTreeMap::new(),
            nudged: BTreeMap::new(),
            sharing: None,
            claims: BTreeMap::new(),
            sits: RoomBucket::full(SITS, now),
            limits: RoomLimits::default(),
        }
    }

    /// Whether somebody without a chair may take one by this connection now; then it is taken.
    pub(super) fn may_sit(&mut self, connection: ConnectionId, now: u64) -> bool {
        let Some(known) = self.connections.get_mut(&connection).filter(|known| known.sat < MOST_SITS) else {
            return false;
        };
        let may = self.sits.take(now);
        known.sat += u32::from(may);
        may
    }

    /// Whether a person is here by a connection that was made later: what one said may be on its way for long, as of a page
    /// that was loaded again meanwhile.
    pub(super) fn is_late(&self, connection: ConnectionId, person: PersonId) -> bool {
        self.of(person).is_some_and(|newer| newer > connection)
    }

    /// Takes in a connection; answers the older one of that person.
    pub(super) fn open(
        &mut self,
        connection: ConnectionId,
        person: Option<PersonId>,
        now: u64,
    ) -> Option<ConnectionId> {
        self.connections.insert(connection, GreetedConnection::new(person, self.limits, now));
        person.and_then(|person| self.seat(connection, person))
    }

    /// A connection shows the table to all who sit around it, for as long as it is nobody's.
    pub(super) fn shows_table(&mut self, connection: ConnectionId) {
        if let Some(known) = self.connections.get_mut(&connection) {
            known.table = true;
        }
    }

    /// A connection's program has had the verdicts of so many cases.
    pub(super) fn had_verdicts(&mut self, connection: ConnectionId, verdicts: Option<u32>) {
        if let Some(known) = self.connections.get_mut(&connection) {
            known.verdicts = verdicts;
        }
    }

    /// Whether a connection's program is still to be told the verdict of that case.
    pub(super) fn misses_verdict(&self, connection: ConnectionId, deal: u32) -> bool {
        self.connections.get(&connection).and_then(|known| known.verdicts).is_some_and(|verdicts| verdicts <= deal)
    }

    /// The connection is that person's from now on; answers the older one, which is forgotten.
    pub(super) fn seat(&mut self, connection: ConnectionId, person: PersonId) -> Option<ConnectionId> {
        let mut others =
            self.connections.iter().filter(|(other, one)| **other != connection && one.person == Some(person));
        let older = others.next().map(|(older, _)| *older);
        if let Some(older) = older {
            self.connections.remove(&older);
        }
        if let Some(known) = self.connections.get_mut(&connection) {
            known.person = Some(person);
            self.away.remove(&person);
        }
        self.claims.remove(&connection);
        self.claims.retain(|_, claim| claim.claimed.person != person);
        older
    }

    /// A connection asks for the chair of somebody who is away, and for no other any more.
    pub(super) fn claims(&mut self, connection: ConnectionId, claimed: Claimed, token: Digest) {
        self.claims.insert(connection, ChairClaim { claimed, token });
    }

    /// What is to open the chair that somebody asks for.
    pub(super) fn claim_of(&self, claimed: Claimed) -> Option<Digest> {
        self.claims.values().find(|claim| claim.claimed == claimed).map(|claim| claim.token)
    }

    /// Who asked for a chair that is theirs by now.
    pub(super) fn claimed_by(&self, token: &Digest) -> Option<ConnectionId> {
        self.claims.iter().find(|(_, claim)| claim.token == *token).map(|(connection, _)| *connection)
    }

    /// Whoever has this key is given no chair.
    pub(super) fn denies(&mut self, key: &PublicKey) {
        self.claims.retain(|_, claim| claim.claimed.key != *key);
    }

    /// Forgets a connection; answers whether it was known.
    pub(super) fn close(&mut self, connection: ConnectionId, now: u64) -> bool {
        let Some(closed) = self.connections.remove(&connection) else { return false };
        self.claims.remove(&connection);
        if let Some(person) = closed.person {
            self.away.insert(person, now);
        }
        true
    }

    /// Somebody has no chair any more: their connection only watches.
    pub(super) fn unseat(&mut self, person: PersonId) {
        self.away.remove(&person);
        self.commitments.remove(&person);
        for connection in self.connections.values_mut().filter(|one| one.person == Some(person)) {
            connection.person = None;
        }
    }

    /// Somebody has sat down whose connection may be gone already.
    pub(super) fn sat(&mut self, person: PersonId, now: u64) {
        if self.of(person).is_none() {
            self.away.insert(person, now);
        }
    }

    /// A person's connection.
    pub(super) fn of(&self, person: PersonId) -> Option<ConnectionId> {
        self.connections.iter().find(|(_, one)| one.person == Some(person)).map(|(id, _)| *id)
    }

    /// Somebody who is away is to be reminded when they come again.
    pub(super) fn nudge_later(&mut self, whom: PersonId, by: PersonId) {
        self.nudged.entry(whom).or_insert(by);
    }

    /// Who wanted somebody reminded who has come again; it is forgotten then.
    pub(super) fn take_nudge(&mut self, whom: PersonId) -> Option<PersonId> {
        self.nudged.remove(&whom)
    }

    /// Whose connection it is.
    pub(super) fn person(&self, connection: ConnectionId) -> Option<PersonId> {
        self.connections.get(&connection)?.person
    }

    /// Since when somebody is away; none while they are here.
    pub(super) fn away_since(&self, person: PersonId) -> Option<u64> {
        self.away.get(&person).copied()
    }

    /// How many connections only watch.
    pub(super) fn watchers(&self) -> usize {
        self.connections.values().filter(|one| one.person.is_none()).count()
    }

    /// Whether anybody with a chair is here.
    pub(super) fn is_attended(&self) -> bool {
        self.connections.values().any(|one| one.person.is_some())
    }

    /// Who has the host's rights: who has sat longest of those who are here.
    pub(super) fn host(&self, people: &People) -> Option<PersonId> {
        let seated = || people.iter().filter(|person| !person.gone).map(|person| person.number);
        seated().find(|person| self.away_since(*person).is_none()).or_else(|| seated().next())
    }

    /// The shares that were told are used for nothing: whoever told one draws another, and commits to it first.
    pub(super) fn give_up_sharing(&mut self) {
        if self.sharing.take().is_some() {
            self.commitments.clear();
        }
    }

    /// Who is here, for all to know.
    pub(super) fn presence(&self, state: &RoomState, in_place: StandInNotice, now: u64) -> Presence {
        let told = |person: &super::people::Person| PersonPresence {
            person: person.number,
            away_since: self.away_since(person.number),
            gone: person.gone,
        };
        let tables = self.connections.values().filter(|one| one.is_table()).count();
        let claims = self.claims.values().map(|claim| claim.claimed);
        let claims = claims.filter(|claimed| state.people.get(claimed.person).is_some()).collect();
        Presence {
            now,
            host: self.host(&state.people),
            people: state.people.iter().map(told).collect(),
            watchers: self.watchers() - tables,
            table: tables > 0,
            stood_in: in_place.whom,
            due: in_place.due,
            claims,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_connection_that_came_in_last_has_the_chair_whatever_its_number() {
        for (first, second) in [(67, 68), (68, 67)] {
            let (first, second) = (ConnectionId(first), ConnectionId(second));
            let mut live = Live::nobody(&People::default(), 0);
            assert_eq!(live.open(first, Some(1), 0), None);
            assert_eq!(live.open(second, Some(1), 0), Some(first));
            assert_eq!((live.of(1), live.connections.len()), (Some(second), 1));
        }
    }
}
