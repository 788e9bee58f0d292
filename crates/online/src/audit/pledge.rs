//! Keeps what one client agreed to when it told its share of a deal, so that no other deal can be made of that share.

use candlestick_rules::{SeatId, Setup, SuspectId};
use serde::{Deserialize, Serialize};

use crate::{
    deal,
    digest::Digest,
    protocol::{Arrangement, Lobby, PersonId, PersonShare, SeatKey, WholeCase},
    sign::PublicKey,
};

/// Most shares of given-up starts that are remembered.
const MOST_SPENT: usize = 64;

/// One's share of a deal, and everything that was said of the deal when it was told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Pledge {
    pub(super) deal: u32,
    /// What the room was committed to.
    pub(super) commitment: Digest,
    /// What everybody was committed to.
    pub(super) commitments: Vec<(PersonId, Digest)>,
    pub(super) person: PersonId,
    pub(super) share: Digest,
    /// One's own key; none where it was told before people had keys.
    #[serde(default)]
    pub(super) key: Option<PublicKey>,
    /// The keys of who sits where.
    #[serde(default)]
    pub(super) keys: Vec<SeatKey>,
    setup: Setup,
    theme: String,
    terms: Arrangement,
}

impl Pledge {
    fn new(lobby: &Lobby, person: PersonId, share: Digest, key: Option<PublicKey>) -> Self {
        let setup = lobby.setup();
        Self {
            deal: lobby.deal,
            commitment: lobby.commitment,
            commitments: lobby.commitments.clone(),
            person,
            share,
            key,
            keys: keys(lobby, &setup),
            setup,
            theme: lobby.theme.digest.clone(),
            terms: lobby.arrangement.clone(),
        }
    }

    /// Whether it is of the share that was committed to.
    fn has_committed(&self, commitment: &Digest) -> bool {
        deal::share_commitment(&self.share).same(commitment)
    }

    /// Whether somebody with one's own key has committed to that share, which is another than this one.
    fn is_of_another_device(&self, room: &str, shared: &PersonShare) -> bool {
        let signed = || {
            let what = deal::signed_commitment(room, self.deal, self.person, &shared.commitment);
            self.key.zip(shared.signature).is_some_and(|(key, signature)| key.has_signed(&what, &signature))
        };
        shared.person == self.person && shared.share != self.share && signed()
    }

    /// Whether the case began as it was agreed.
    fn is_kept(&self, whole: &WholeCase, setup: &Setup) -> bool {
        // Bots' chairs may be taken once it has begun; that is looked at by itself.
        let terms = |of: &Arrangement| Arrangement { bots: Vec::new(), ..of.clone() };
        self.commitment == whole.commitment
            && self.theme == whole.theme.digest
            && self.setup == *setup
            && (self.key.is_none() || self.keys == whole.keys)
            && terms(&self.terms) == terms(&whole.arrangement)
    }
}

/// The keys of the people at the seats of a table.
fn keys(lobby: &Lobby, setup: &Setup) -> Vec<SeatKey> {
    let of = |(seat, suspect): (u8, &SuspectId)| {
        let person = lobby.people.iter().find(|person| person.suspect == *suspect)?.person;
        let (_, key) = lobby.keys.iter().find(|(other, _)| *other == person)?;
        Some(SeatKey { seat: SeatId(seat), person, key: *key })
    };
    (0..).zip(&setup.seats).filter_map(of).collect()
}

/// The room asks for a share of another deal than the one that was agreed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OtherDeal;

/// The shares that one client has told in a room, and the room's key. Worth keeping over a refresh: without them the deal
/// cannot be checked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pledges {
    now: Option<Pledge>,
    /// What was agreed for the last case that was closed: its verdict may still be to be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<Pledge>,
    /// What was agreed for the last start that was given up, as long as no other share has been told since: a room that
    /// two servers had open at once may have begun it all the same. Whoever knows no other deal has chosen none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    given_up: Option<Pledge>,
    /// Shares that were told for earlier starts which the room gave up; no case may be dealt with them.
    spent: Vec<Digest>,
    /// The room's key, as it was told first.
    #[serde(default)]
    room: Option<PublicKey>,
    /// Whether the room has told another since.
    #[serde(default)]
    two_keys: bool,
    /// How far the newest case was that nobody dealt, when one posted last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    course: Option<PostedCourse>,
    /// Of how many cases, from the first on, the verdict was kept and checked here.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    verdicts: u32,
}

/// Whether nothing is to be written of it.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives it so")]
const fn is_none_yet(verdicts: &u32) -> bool {
    *verdicts == 0
}

/// How far a case that nobody deals was when this client posted last: it posts in no other course of the same case. Whoever
/// could have it play one deal in two ways could learn its hand, together with another seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct PostedCourse {
    /// What names the case.
    pub(crate) name: Digest,
    /// How many posts there were.
    pub(crate) posts: usize,
    /// What stands for them.
    pub(crate) course: Digest,
}

impl Pledges {
    /// What was agreed for a deal.
    pub(super) fn of(&self, deal: u32) -> Option<&Pledge> {
        self.now.iter().chain(&self.before).find(|pledge| pledge.deal == deal)
    }

    /// Posts in a case that nobody deals.
    pub(crate) const fn posts_in(&mut self, course: PostedCourse) {
        self.course = Some(course);
    }

    /// How far a case was when this client posted last, where it has.
    pub(crate) fn course_of(&self, name: &Digest) -> Option<PostedCourse> {
        self.course.filter(|course| course.name == *name)
    }

    /// The verdict of a case was kept and checked here.
    pub(crate) fn had_verdict(&mut self, deal: u32) {
        self.verdicts = self.verdicts.max(deal.saturating_add(1));
    }

    /// Of how many cases that was so.
    pub(crate) const fn verdicts(&self) -> u32 {
        self.verdicts
    }

    /// The room's key; none of a room that has none.
    pub(crate) const fn room_key(&self) -> Option<PublicKey> {
        self.room
    }

    /// Whether the room has told two keys of its own.
    pub(super) const fn has_two_rooms(&self) -> bool {
        self.two_keys
    }

    /// The room tells its key. False where it has told another before.
    pub(crate) fn note_room(&mut self, key: Option<PublicKey>) -> bool {
        let same = self.room.is_none() || self.room == key;
        self.two_keys |= !same;
        self.room = self.room.or(key);
        same
    }

    /// Whether a share was told for something else than that deal, or for a start of it that was given up.
    pub(crate) fn is_spent(&self, share: &Digest, deal: u32) -> bool {
        self.spent.contains(share)
            || self.given_up.as_ref().is_some_and(|pledge| pledge.share == *share)
            || self.before.as_ref().is_some_and(|before| before.share == *share && before.deal != deal)
    }

    /// How many starts were given up after one's share was told.
    pub(super) fn given_up(&self) -> usize {
        self.spent.len() + usize::from(self.given_up.is_some())
    }

    /// The room asks for no shares: whatever was told for a start is told no more. It was not given up where that case, as
    /// it was agreed, is the last that was closed.
    pub(crate) fn give_up(&mut self, closed: Option<u32>) {
        if let Some(pledge) = self.now.take() {
            if closed == Some(pledge.deal) {
                self.before = Some(pledge);
                return;
            }
            self.put_by(pledge);
        }
    }

    /// A start was given up: with what was told for those before nothing may be dealt any more.
    fn put_by(&mut self, pledge: Pledge) {
        self.spend_given_up();
        self.given_up = Some(pledge);
    }

    /// Nothing may be dealt any more with what was told for the last start that was given up.
    fn spend_given_up(&mut self) {
        let Some(pledge) = self.given_up.take() else { return };
        if self.spent.len() >= MOST_SPENT {
            self.spent.remove(0);
        }
        self.spent.push(pledge.share);
    }

    /// A case is there: where it was dealt with the share that was told last, its start was not given up after all. Where
    /// one's own key has signed another share of it, that start was given up, and another device of one's own shared in the
    /// next: what that one was told, this one does not know.
    pub(crate) fn begins(&mut self, room: &str, whole: &WholeCase) {
        let other = |pledge: &mut Pledge| {
            pledge.deal == whole.deal && whole.shares.iter().any(|shared| pledge.is_of_another_device(room, shared))
        };
        if let Some(pledge) = self.now.take_if(other) {
            self.put_by(pledge);
        }
        let dealt = |pledge: &mut Pledge| {
            let own = |shared: &PersonShare| (shared.person, shared.share) == (pledge.person, pledge.share);
            pledge.deal == whole.deal && whole.shares.iter().any(own)
        };
        if let Some(pledge) = self.given_up.take_if(dealt) {
            self.now = Some(pledge);
        }
    }

    /// The room asks for shares: the one to tell. None where the room does not know what this client is committed to.
    ///
    /// A share is told for one deal, one set of commitments and one table: whoever knew it could choose any of them.
    ///
    /// # Errors
    /// Where the deal is another than the one that this client agreed to, or one's key another: nothing may be told.
    pub(crate) fn tell(
        &mut self,
        lobby: &Lobby,
        person: PersonId,
        drawn: Digest,
        key: PublicKey,
    ) -> Result<Option<Digest>, OtherDeal> {
        if let Some(pledge) = &self.now {
            // Another device of one's own has committed to the next start: whatever was told is not what is asked for.
            let others = |(other, of): &(PersonId, Digest)| *other == person && !pledge.has_committed(of);
            if lobby.commitments.iter().any(others) {
                return Ok(None);
            }
            let same = Pledge::new(lobby, person, pledge.share, pledge.key) == *pledge;
            return if same { Ok(Some(pledge.share)) } else { Err(OtherDeal) };
        }
        let mine = (person, deal::share_commitment(&drawn));
        if self.is_spent(&drawn, lobby.deal) || !lobby.commitments.contains(&mine) {
            return Ok(None);
        }
        if lobby.keys.iter().any(|(other, shown)| *other == person && *shown != key) {
            return Err(OtherDeal);
        }
        self.spend_given_up();
        self.now = Some(Pledge::new(lobby, person, drawn, Some(key)));
        Ok(Some(drawn))
    }

    /// Whether a case began as it was agreed, where anything was.
    pub(super) fn are_kept(&self, whole: &WholeCase, setup: &Setup) -> bool {
        self.of(whole.deal).is_none_or(|pledge| pledge.is_kept(whole, setup))
    }
}
