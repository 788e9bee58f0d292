//! Records what one client was told of a case and what it has decided in it.

use candlestick_game::{Controller, Seat, ThemeStamp, record::Commitment};
use candlestick_rules::{Action, Event, SeatId, Setup};
use serde::{Deserialize, Serialize};

use super::pledge::Pledges;
use crate::{
    digest::Digest,
    protocol::{Arrangement, Lobby, SeatKey, TakenBack, TakenChair, WholeCase},
    sign::{PublicKey, Signature},
};

/// What one client was told of a case, as it was told first, and what it has decided. Can be kept over a refresh.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Testimony {
    pub(super) room: String,
    pub(super) deal: u32,
    /// What the room was committed to before anything was shared.
    pub(super) commitment: Digest,
    /// The shares that this client has told.
    pub(super) pledges: Pledges,
    pub(super) begun: Option<CaseBeginning>,
    pub(super) events: Vec<Event>,
    pub(super) decided: Vec<(u64, Action)>,
    /// The numbers of the decisions of one's own that one has taken back, each of its taking back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) took_back: Vec<u64>,
    /// What was taken back, as it was told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) taken_back: Vec<TakenBack>,
    /// Events that were told and do not stand any more, by the number of the taking back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) fallen: Vec<(u64, Vec<Event>)>,
    /// How many actions there were when it was told last.
    decision: u64,
    /// Decisions of people that bots made, as it was told.
    #[serde(default)]
    pub(super) stood_in: Vec<u64>,
    /// Chairs that were taken since it began, as it was told last.
    pub(super) taken: Vec<TakenChair>,
    /// Who sits where and decides there, as it was told last.
    pub(super) seats: Vec<Seat>,
    /// Decisions, from the first to before the last, that this client did not follow: it came later or was away.
    pub(super) away: Vec<(u64, u64)>,
    contradicted: bool,
    /// What signs this client's decisions.
    #[serde(default)]
    pub(super) key: Option<PublicKey>,
    /// What was told last, with the room's signature: the room cannot say later that it told something else.
    #[serde(default)]
    pub(super) last: Option<SignedHead>,
    /// Two things that the room has signed under one number: whoever sees them knows that it lied.
    #[serde(default)]
    pub(super) two: Option<(SignedHead, SignedHead)>,
}

/// The head of all that was told to a seat by some number of the feed, signed by the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SignedHead {
    /// To which seat.
    pub seat: SeatId,
    /// The feed's number.
    pub number: u64,
    /// How many actions there were.
    pub decision: u64,
    /// The head.
    pub head: Digest,
    /// The room's signature of [`crate::feed::FeedPlace::told_digest`].
    pub signature: Signature,
}

/// The room tells what it has not signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotSigned;

/// How a case began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct CaseBeginning {
    pub(super) seat: SeatId,
    pub(super) setup: Setup,
    pub(super) seal: Commitment,
    pub(super) theme: String,
    /// Whose signatures stand for which seat.
    #[serde(default)]
    pub(super) keys: Vec<SeatKey>,
    /// What was arranged, but for the bots, whose chairs may be taken.
    #[serde(default)]
    pub(super) terms: Arrangement,
}

impl CaseBeginning {
    /// The theme of that id as it was told.
    pub(super) fn stamp(&self, id: &str) -> ThemeStamp {
        ThemeStamp { id: id.into(), digest: self.theme.clone() }
    }
}

impl Testimony {
    /// Whoever is there before the deal.
    pub(crate) fn new(room: &str, lobby: &Lobby, key: PublicKey) -> Self {
        Self::empty(room, lobby.deal, lobby.commitment, key)
    }

    /// Whoever comes while the case is played: it takes the room's word for how it began.
    pub(crate) fn late(room: &str, whole: &WholeCase, key: PublicKey) -> Self {
        Self::empty(room, whole.deal, whole.commitment, key)
    }

    fn empty(room: &str, deal: u32, commitment: Digest, key: PublicKey) -> Self {
        Self {
            room: room.into(),
            deal,
            commitment,
            pledges: Pledges::default(),
            begun: None,
            events: Vec::new(),
            decided: Vec::new(),
            took_back: Vec::new(),
            taken_back: Vec::new(),
            fallen: Vec::new(),
            decision: 0,
            stood_in: Vec::new(),
            taken: Vec::new(),
            seats: Vec::new(),
            away: Vec::new(),
            contradicted: false,
            key: Some(key),
            last: None,
            two: None,
        }
    }

    /// Which case of the room this is of.
    #[must_use]
    pub const fn deal(&self) -> u32 {
        self.deal
    }

    /// Whether the room told the same thing in two ways.
    #[must_use]
    pub const fn is_contradicted(&self) -> bool {
        self.contradicted || self.pledges.has_two_rooms()
    }

    /// Two things that the room has signed under one number, where it has: a proof for everybody.
    #[must_use]
    pub const fn two_feeds(&self) -> Option<&(SignedHead, SignedHead)> {
        self.two.as_ref()
    }

    /// The room tells what it does not sign.
    pub(crate) const fn is_lied_to(&mut self) {
        self.contradicted = true;
    }

    /// Notes what the room has signed. It can sign one thing under one number.
    pub(crate) fn signed(&mut self, head: Option<SignedHead>) {
        let Some(head) = head else { return };
        let other = |last: &SignedHead| (last.seat, last.number) == (head.seat, head.number) && last.head != head.head;
        if let Some(last) = self.last.filter(other) {
            self.two.get_or_insert((last, head));
            self.contradicted = true;
        }
        self.last = Some(head);
    }

    /// The lobby is told again. False, and no share may be told, where the room is not committed to what it was.
    pub(crate) fn stands(&mut self, lobby: &Lobby) -> bool {
        self.contradicted |= lobby.commitment != self.commitment;
        !self.contradicted
    }

    /// The room asks for a share that was told for something else.
    pub(crate) const fn asks_twice(&mut self) {
        self.contradicted = true;
    }

    /// Notes the shares that were told.
    pub(crate) fn pledges(&mut self, pledges: &Pledges) {
        self.pledges.clone_from(pledges);
    }

    /// Whoever watched has taken a chair: events are told with other eyes from now on, all else stays as it was told.
    pub(crate) fn moves_to(&mut self, seat: SeatId) {
        if let Some(begun) = self.begun.as_mut().filter(|one| one.seat == SeatId::WATCHER && seat != SeatId::WATCHER) {
            begun.seat = seat;
            self.events.clear();
            self.fallen.clear();
        }
    }

    /// The case has begun, or is told again, on a `fresh` connection maybe. False where that does not fit what was told
    /// before.
    pub(crate) fn begun(&mut self, whole: &WholeCase, seat: SeatId, setup: &Setup, fresh: bool) -> bool {
        if fresh || whole.decision > self.decision {
            // What was under way when the connection was made may still have been this person's.
            self.away.push((self.decision, whole.decision + 1));
        }
        // Chairs are only ever taken, and from a decision on that nobody was told of before.
        let (known, new) = whole.taken.split_at(self.taken.len().min(whole.taken.len()));
        let chairs = *known == self.taken[..]
            && new.iter().all(|taken| (self.decision..=whole.decision).contains(&taken.from))
            && (self.begun.is_none() || sits(&self.seats, new, &whole.seats));
        self.taken.clone_from(&whole.taken);
        self.seats.clone_from(&whole.seats);
        let terms = Arrangement { bots: Vec::new(), ..whole.arrangement.clone() };
        let (theme, keys) = (whole.theme.digest.clone(), whole.keys.clone());
        let begun = CaseBeginning { seat, setup: setup.clone(), seal: whole.seal, theme, keys, terms };
        let same = self.begun.as_ref().is_none_or(|first| *first == begun);
        let agreed = self.pledges.are_kept(whole, setup);
        let fits = whole.commitment == self.commitment && same && chairs && agreed;
        self.contradicted |= !fits;
        self.begun.get_or_insert(begun);
        fits
    }

    /// All events, who was stood in for, and what was taken back, as they are told now, after so many decisions: those that
    /// are new are noted. False where an older one is another.
    pub(crate) fn hears(
        &mut self,
        decision: u64,
        events: &[Event],
        (stood_in, taken_back): (&[u64], &[TakenBack]),
    ) -> bool {
        let back = self.takes_back(decision, taken_back);
        let known = self.events.len().min(events.len());
        let same = self.events.len() <= events.len() && self.events[..known] == events[..known];
        let fits = back & same & self.stand_ins(decision, stood_in);
        self.decision = decision;
        self.contradicted |= !fits;
        self.events.extend_from_slice(&events[known..]);
        fits
    }

    /// Who was stood in for is told once, with the decision: nothing is added to those before, or taken from them.
    fn stand_ins(&mut self, decision: u64, stood_in: &[u64]) -> bool {
        let (known, new) = stood_in.split_at(self.stood_in.len().min(stood_in.len()));
        let fits = *known == self.stood_in[..] && new.iter().all(|new| (self.decision..decision).contains(new));
        self.stood_in.extend_from_slice(new);
        fits
    }

    /// What is taken back is told once, as it happens, and what came of it stands no more.
    fn takes_back(&mut self, decision: u64, taken_back: &[TakenBack]) -> bool {
        let (known, new) = taken_back.split_at(self.taken_back.len().min(taken_back.len()));
        let in_time = |back: &TakenBack| (self.decision..decision).contains(&back.number);
        let fits = *known == self.taken_back[..] && new.iter().all(in_time);
        for back in new {
            // Whoever was away was told less.
            if back.events < self.events.len() {
                self.fallen.push((back.number, self.events.split_off(back.events)));
            }
        }
        self.taken_back.extend_from_slice(new);
        fits
    }

    /// The last decision is taken back.
    pub(crate) fn wants_back(&mut self, number: u64) {
        if !self.took_back.contains(&number) {
            self.took_back.push(number);
        }
    }

    /// The room has refused that.
    pub(crate) fn has_not_back(&mut self, number: u64) {
        self.took_back.retain(|other| *other != number);
    }

    /// Something is decided.
    pub(crate) fn decides(&mut self, decision: u64, action: Action) {
        self.decided.retain(|(other, _)| *other != decision);
        self.decided.push((decision, action));
    }

    /// The room has refused it.
    pub(crate) fn did_not_decide(&mut self, decision: u64, action: Action) {
        self.decided.retain(|decided| *decided != (decision, action));
    }
}

/// Nobody sits otherwise than before, but whoever took the chair of the very bot that was told. Whoever was given their own
/// again sits as before.
fn sits(before: &[Seat], new: &[TakenChair], now: &[Seat]) -> bool {
    let same = |(n, (before, now)): (u8, (&Seat, &Seat))| match new.iter().find(|taken| taken.seat == SeatId(n)) {
        Some(TakenChair { bot: Some(bot), .. }) => {
            before.controller == Controller::Bot(*bot) && now.controller == Controller::Person
        }
        Some(TakenChair { bot: None, .. }) | None => before == now,
    };
    before.len() == now.len() && (0..).zip(before.iter().zip(now)).all(same)
}
