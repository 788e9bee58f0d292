//! Decides whether a deed (what a client asks for) may be done, and what it comes to. Changes nothing.

use candlestick_blind::{BlindTable, Post};
use candlestick_game::ThemeStamp;
use candlestick_rules::{Action, SeatId, SuspectId};

use super::{
    body::{ArrangedTheme, LoggedDeed, Vouched},
    live::Live,
    live::SeatCommitment,
    state::RoomState,
    table,
    undealt::code_of,
};
use crate::{
    deal,
    digest::{ChairToken, Digest},
    feed::FeedPlace,
    protocol::{
        Arrangement, Claimed, Code, Decider, Deed, MAX_PEOPLE, PersonId, Posted, Reaction, SeatKey, ThemeAssembly,
        ThemePart, Voucher,
    },
    sign::{PublicKey, Signature},
    undealt::needs_no_dealer,
};

/// Most themes that a host brings into a room, and most parts of themes in all the room's life.
const MOST_BROUGHT: usize = 3;
const MOST_PARTS: usize = 400;

/// How many links may open a chair besides the first.
const MOST_HANDED: usize = 8;

/// The number of whoever opened the room.
const OPENER: PersonId = 0;

/// What a deed comes to.
#[derive(Debug)]
pub(super) enum DeedOutcome {
    /// An entry of the log.
    Log(Box<LoggedDeed>),
    /// A post, and the table that has heard it.
    Post(Box<(LoggedDeed, BlindTable)>),
    /// A post whose seat has signed what is not so.
    False(Box<Posted>),
    /// The chair is this person's already: their token says so.
    SitsHere(PersonId),
    /// Somebody asks for a chair, which this is to open.
    Claim(Claimed, Digest),
    /// Whoever has this key is given no chair.
    Deny(PublicKey),
    /// Commits somebody to a share.
    Commit(PersonId, SeatCommitment),
    /// Asks everybody for their share.
    AskShares,
    /// Somebody's share.
    Share(PersonId, Digest),
    /// A reaction.
    React(PersonId, Reaction),
    /// Reminds this person.
    Nudge { by: PersonId, whom: PersonId },
    /// Nothing is to be done.
    Nothing,
}

impl DeedOutcome {
    fn log(done: LoggedDeed) -> Self {
        Self::Log(Box::new(done))
    }
}

/// A room as a deed finds it.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub(super) state: &'a RoomState,
    pub(super) live: &'a Live,
}

impl Rules<'_> {
    /// What a deed of somebody comes to.
    pub(super) fn step(self, who: Option<PersonId>, deed: Deed) -> Result<DeedOutcome, Code> {
        let step = self.wanted(who, deed)?;
        match &step {
            DeedOutcome::Log(done) if !self.state.has_room_for(who, done) => Err(Code::Full),
            _ => Ok(step),
        }
    }

    fn wanted(self, who: Option<PersonId>, deed: Deed) -> Result<DeedOutcome, Code> {
        if let Deed::Sit { name, suspect, token, key } = deed {
            return self.sit(who, name, suspect, (&token, key));
        }
        if let Deed::Claim { person, token, key } = deed {
            return self.claim(who, person, (&token, key));
        }
        let me = who.filter(|person| self.state.people.get(*person).is_some()).ok_or(Code::NotSeated)?;
        match deed {
            Deed::Sit { .. } | Deed::Claim { .. } => Err(Code::BadFrame),
            Deed::Hand { person, key, signature } => self.hand(me, Claimed { person, key }, signature),
            Deed::Deny { key } => self.host(me).map(|()| DeedOutcome::Deny(key)),
            Deed::Stand => self.before_case().map(|()| DeedOutcome::log(LoggedDeed::Stood { person: me })),
            Deed::Unseat { person } => self.unseat(me, person),
            Deed::Arrange(arrangement) => self.arrange(me, arrangement),
            Deed::Bring(part) => self.bring(me, part),
            Deed::Commit { deal, commitment, key, undealt } => self.commit(me, deal, commitment, (key, undealt)),
            Deed::Start => self.start(me),
            Deed::Share { deal, share } => self.share(me, deal, share),
            Deed::Act { decision, action, signature } => self.act(me, decision, action, signature),
            Deed::Post { deal, post } => self.post(me, deal, post),
            Deed::Mark { text } => Ok(DeedOutcome::log(LoggedDeed::Marked { person: me, text })),
            Deed::Pause => self.pause(true),
            Deed::Resume => self.pause(false),
            Deed::Kick { person } => self.kick(me, person),
            Deed::Rematch => self.rematch(me),
            Deed::React(reaction) => Ok(DeedOutcome::React(me, reaction)),
            Deed::Nudge => self.nudge(me),
        }
    }

    /// What the room does once all shares are there; none while some are missing.
    pub(super) fn shared(self) -> Option<LoggedDeed> {
        let sharing = self.live.sharing.as_ref()?;
        let shared = |person: PersonId| {
            let (committed, share) = (self.live.commitments.get(&person)?, *sharing.shares.get(&person)?);
            Some(crate::protocol::PersonShare { person, commitment: committed.commitment, share })
        };
        let shares: Option<Vec<_>> = self.state.people.iter().map(|person| shared(person.number)).collect();
        let setup =
            self.state.arrangement.setup(self.state.people.iter().map(|person| person.suspect), self.state.deal);
        let (keys, theme) = (self.keys(&setup.seats), Some(self.state.theme.digest.clone()));
        Some(LoggedDeed::Started { setup, shares: shares?, keys, theme })
    }

    /// The keys of the people at these seats.
    fn keys(self, seats: &[SuspectId]) -> Vec<SeatKey> {
        let of = |(seat, suspect): (u8, &SuspectId)| {
            let person = self.state.people.of_suspect(*suspect)?.number;
            let key = self.live.commitments.get(&person)?.key;
            Some(SeatKey { seat: SeatId(seat), person, key })
        };
        (0..).zip(seats).filter_map(of).collect()
    }

    fn sit(
        self,
        who: Option<PersonId>,
        name: String,
        suspect: Option<SuspectId>,
        (token, key): (&ChairToken, Option<PublicKey>),
    ) -> Result<DeedOutcome, Code> {
        if let Some(person) = self.state.people.opened_by(token) {
            return self.reseat(person, name, suspect);
        }
        if who.is_some() {
            return Err(Code::ChairTaken);
        }
        if self.state.arrangement.closed {
            return Err(Code::Closed);
        }
        let person = self.state.next_person;
        if person >= MAX_PEOPLE {
            return Err(Code::Full);
        }
        if let Some(table) = self.state.table.as_ref().filter(|table| !table.case.is_closed()) {
            // Whoever comes while a case is played may have the chair of a bot, and has to say which; not where nobody of
            // those who began it is here to see it, nor where somebody was sent away, who may be who comes.
            if self.state.people.iter().any(|person| person.gone) {
                return Err(Code::SentAway);
            }
            if !self.live.is_attended() {
                return Err(Code::Unattended);
            }
            let suspect = suspect.ok_or(Code::CaseRuns)?;
            table.bot_seat(suspect).ok_or(Code::ChairTaken)?;
            let key = Some(key.ok_or(Code::Unsigned)?);
            return Ok(DeedOutcome::log(LoggedDeed::Took { person, name, suspect, token: token.digest(), key }));
        }
        self.before_case()?;
        let wanted = suspect.or_else(|| self.state.free_suspect()).ok_or(Code::Full)?;
        if !self.state.is_free(wanted) {
            return Err(Code::ChairTaken);
        }
        Ok(DeedOutcome::log(LoggedDeed::Sat { person, name, suspect: wanted, token: token.digest() }))
    }

    /// Somebody sits down once more: on another suspect, by another name, or as they sit already.
    fn reseat(self, person: PersonId, name: String, suspect: Option<SuspectId>) -> Result<DeedOutcome, Code> {
        let Some(seated) = self.state.people.get(person) else { return Ok(DeedOutcome::SitsHere(person)) };
        let suspect = suspect.unwrap_or(seated.suspect);
        if (&seated.name, seated.suspect) == (&name, suspect) || self.before_case().is_err() {
            return Ok(DeedOutcome::SitsHere(person));
        }
        if suspect != seated.suspect && !self.state.is_free(suspect) {
            return Err(Code::ChairTaken);
        }
        Ok(DeedOutcome::log(LoggedDeed::Reseated { person, name, suspect }))
    }

    /// Somebody without a chair says that they have one, and lost what opens it. Whoever is here is asked.
    fn claim(
        self,
        who: Option<PersonId>,
        person: PersonId,
        (token, key): (&ChairToken, Option<PublicKey>),
    ) -> Result<DeedOutcome, Code> {
        if let Some(person) = self.state.people.opened_by(token) {
            return Ok(DeedOutcome::SitsHere(person));
        }
        if who.is_some() {
            return Err(Code::ChairTaken);
        }
        self.may_be_handed(person)?;
        if !self.live.is_attended() {
            return Err(Code::Unattended);
        }
        let key = key.ok_or(Code::Unsigned)?;
        Ok(DeedOutcome::Claim(Claimed { person, key }, token.digest()))
    }

    /// Whether somebody can be given their chair again: they are away, and it is no case whose cards follow from their link.
    fn may_be_handed(self, person: PersonId) -> Result<(), Code> {
        let seated = self.state.people.get(person).ok_or(Code::NoPerson)?;
        if self.live.of(person).is_some() {
            Err(Code::IsHere)
        } else if self.state.undealt.is_some() {
            Err(Code::OwnSecret)
        } else if seated.more.len() >= MOST_HANDED {
            Err(Code::Full)
        } else {
            Ok(())
        }
    }

    /// The host gives somebody their chair again; in a case with a signature, so that no room gives one by itself.
    fn hand(self, me: PersonId, claimed: Claimed, signature: Option<Signature>) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        let Claimed { person, key } = claimed;
        self.may_be_handed(person)?;
        // A closed case is held against the keys with which it was played.
        let is_over = self.state.table.as_ref().is_some_and(|table| table.case.is_closed());
        if is_over || self.live.sharing.is_some() {
            return Err(Code::NotOffered);
        }
        let token = self.live.claim_of(claimed).ok_or(Code::NoPerson)?;
        let Some(table) = &self.state.table else {
            return Ok(DeedOutcome::log(LoggedDeed::Handed { person, token, vouched: None }));
        };
        let by = Voucher { person: me, signature: signature.ok_or(Code::Unsigned)? };
        if !table.is_vouched(&self.state.room, (person, &key), &by) {
            return Err(Code::Unsigned);
        }
        Ok(DeedOutcome::log(LoggedDeed::Handed { person, token, vouched: Some(Vouched { key, by }) }))
    }

    /// Whoever is away holds up no start for ever. Told as if they had stood up themselves.
    fn unseat(self, me: PersonId, person: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        self.before_case()?;
        self.state.people.get(person).ok_or(Code::NoPerson)?;
        if self.live.of(person).is_some() {
            return Err(Code::IsHere);
        }
        Ok(DeedOutcome::log(LoggedDeed::Stood { person }))
    }

    fn arrange(self, me: PersonId, arrangement: Arrangement) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        self.before_case()?;
        if let Some(code) = arrangement.fault() {
            return Err(code);
        }
        let theme = self.state.themes.get(&arrangement.theme).ok_or(Code::NoTheme)?;
        if arrangement.blind && !arrangement.may_need_no_dealer(&theme.edition) {
            return Err(Code::NeedsDealer);
        }
        let bots = arrangement.bots.iter().map(|bot| bot.suspect);
        let mut taken: Vec<_> = self.state.people.iter().map(|person| person.suspect).chain(bots).collect();
        let seats = taken.len();
        taken.sort_unstable();
        taken.dedup();
        let known = taken.iter().all(|suspect| suspect.0 < theme.edition.cards.suspects);
        if taken.len() != seats || !known {
            return Err(Code::ChairTaken);
        }
        Ok(DeedOutcome::log(LoggedDeed::Arranged(ArrangedTheme { theme: ThemeStamp::of(theme), arrangement })))
    }

    /// A part of a theme that fits those before it, and with the last of them a theme that can be played.
    fn bring(self, me: PersonId, part: ThemePart) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        self.before_case()?;
        let (brought, id) = (&self.state.brought, &part.id);
        if self.state.parts >= MOST_PARTS || brought.len() >= MOST_BROUGHT && !brought.contains_key(id) {
            return Err(Code::Full);
        }
        // What is arranged stays the theme that everybody has.
        if self.state.arrangement.theme == *id {
            return Err(Code::BadTheme);
        }
        let all = ThemeAssembly::with(self.state.bringing.clone(), &part)?;
        if all.is_whole() {
            all.opened()?;
        }
        Ok(DeedOutcome::log(LoggedDeed::Brought(part)))
    }

    fn commit(
        self,
        me: PersonId,
        deal: u32,
        commitment: Digest,
        (key, undealt): (Option<PublicKey>, bool),
    ) -> Result<DeedOutcome, Code> {
        self.before_case()?;
        if deal != self.state.deal {
            return Err(Code::Stale);
        }
        let key = key.ok_or(Code::Unsigned)?;
        Ok(DeedOutcome::Commit(me, SeatCommitment { commitment, key, undealt }))
    }

    fn start(self, me: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        if self.live.sharing.is_some() {
            return Ok(DeedOutcome::Nothing);
        }
        self.before_case()?;
        let profile = &self.state.theme.edition.profile;
        let seats = self.state.people.iter().count() + self.state.arrangement.bots.len();
        if seats < usize::from(profile.min_seats) {
            return Err(Code::TooFew);
        }
        if seats > usize::from(profile.max_seats) {
            return Err(Code::TooMany);
        }
        if self.state.people.iter().any(|person| self.live.of(person.number).is_none()) {
            return Err(Code::SomebodyAway);
        }
        if !self.state.people.iter().all(|person| self.live.commitments.contains_key(&person.number)) {
            return Err(Code::ShareMissing);
        }
        if self.state.arrangement.blind { self.start_undealt() } else { Ok(DeedOutcome::AskShares) }
    }

    /// Begins a case that nobody deals: no shares are asked for, as each seat posts its own.
    fn start_undealt(self) -> Result<DeedOutcome, Code> {
        let people = || self.state.people.iter();
        let setup = self.state.arrangement.setup(people().map(|person| person.suspect), self.state.deal);
        if !self.state.arrangement.bots.is_empty() || !needs_no_dealer(&self.state.theme.edition, &setup) {
            return Err(Code::NeedsDealer);
        }
        let can =
            |person: &super::people::Person| self.live.commitments.get(&person.number).is_some_and(|one| one.undealt);
        if !people().all(can) {
            return Err(Code::OldProgram);
        }
        let (keys, theme) = (self.keys(&setup.seats), ThemeStamp::of(&self.state.theme));
        Ok(DeedOutcome::log(LoggedDeed::BegunUndealt { setup, keys, theme }))
    }

    fn post(self, me: PersonId, deal: u32, post: Post) -> Result<DeedOutcome, Code> {
        let undealt = self.state.undealt.as_ref().ok_or(Code::NoCase)?;
        if deal != self.state.deal {
            return Err(Code::Stale);
        }
        let seat = undealt.seat_of(me).ok_or(Code::NotSeated)?;
        match undealt.hearing(seat, &post) {
            Ok(table) => Ok(DeedOutcome::Post(Box::new((LoggedDeed::Posted { seat, post }, table)))),
            Err(fault) if fault.is_cheating() => Ok(DeedOutcome::False(Box::new(Posted { seat, post }))),
            Err(fault) => Err(code_of(fault.why)),
        }
    }

    fn share(self, me: PersonId, deal: u32, share: Digest) -> Result<DeedOutcome, Code> {
        if self.live.sharing.is_none() || deal != self.state.deal {
            return Err(Code::Stale);
        }
        let committed = self.live.commitments.get(&me).ok_or(Code::ShareMissing)?;
        if committed.commitment.same(&deal::share_commitment(&share)) {
            Ok(DeedOutcome::Share(me, share))
        } else {
            Err(Code::WrongShare)
        }
    }

    fn act(
        self,
        me: PersonId,
        decision: u64,
        action: Action,
        signature: Option<Signature>,
    ) -> Result<DeedOutcome, Code> {
        let table = self.state.table.as_ref().ok_or(Code::NoCase)?;
        let seat = table.seat_of(Some(me));
        if let Some(code) = table.fault_of(seat, decision, action) {
            return Err(code);
        }
        let place = FeedPlace { room: &self.state.room, deal: self.state.deal, seat };
        let signature = table.signed(place, action, signature)?;
        Ok(DeedOutcome::log(LoggedDeed::Acted { decision, seat, action, by: Decider::Own, signature }))
    }

    fn pause(self, paused: bool) -> Result<DeedOutcome, Code> {
        let table = self.state.table.as_ref().filter(|table| !table.case.is_closed()).ok_or(Code::NoCase)?;
        Ok(match (table.paused, paused) {
            (false, true) => DeedOutcome::log(LoggedDeed::Paused),
            (true, false) => DeedOutcome::log(LoggedDeed::Resumed),
            (true, true) | (false, false) => DeedOutcome::Nothing,
        })
    }

    fn kick(self, me: PersonId, person: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        // While the opener sleeps, somebody else has the host's rights. A case that nobody deals ends by nothing else.
        if person == OPENER && person != me && self.state.undealt.is_none() {
            return Err(Code::Opener);
        }
        let known = self.state.people.get(person).is_some() && person != me;
        if known { Ok(DeedOutcome::log(LoggedDeed::Kicked { person })) } else { Err(Code::NoPerson) }
    }

    fn rematch(self, me: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        let dealt = || self.state.table.as_ref().map(|table| table.case.is_closed());
        let is_closed = self.state.undealt.as_ref().map_or_else(dealt, |undealt| Some(undealt.is_closed()));
        if is_closed.ok_or(Code::NoCase)? { Ok(DeedOutcome::log(LoggedDeed::Rematched)) } else { Err(Code::NotClosed) }
    }

    fn nudge(self, me: PersonId) -> Result<DeedOutcome, Code> {
        if let Some(undealt) = &self.state.undealt {
            let whom = undealt.awaited().into_iter().find(|whom| *whom != me).ok_or(Code::NoPerson)?;
            return Ok(DeedOutcome::Nudge { by: me, whom });
        }
        let (_, whom) = self.state.table.as_ref().and_then(table::RoomTable::to_act).ok_or(Code::NoCase)?;
        let whom = whom.filter(|whom| *whom != me).ok_or(Code::NoPerson)?;
        Ok(DeedOutcome::Nudge { by: me, whom })
    }

    fn host(self, me: PersonId) -> Result<(), Code> {
        if self.live.host(&self.state.people) == Some(me) { Ok(()) } else { Err(Code::NotHost) }
    }

    /// A lobby in which everybody still may come, go and arrange.
    fn before_case(self) -> Result<(), Code> {
        let quiet = !self.state.has_case() && self.live.sharing.is_none();
        if quiet { Ok(()) } else { Err(Code::CaseRuns) }
    }
}
