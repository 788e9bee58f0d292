//! Decides what may be arranged and brought before a case, and whether and how the case begins.

use candlestick_game::ThemeStamp;
use candlestick_rules::{SeatId, SuspectId};

use super::{outcome::DeedOutcome, rules::Rules};
use crate::{
    deal,
    digest::Digest,
    protocol::{Arrangement, Code, PersonId, PersonShare, SeatKey, ThemeAssembly, ThemePart},
    room::{
        body::{ArrangedTheme, LoggedDeed},
        live::SeatCommitment,
        people::Person,
    },
    undealt::needs_no_dealer,
};

/// Most themes that a host brings into a room, and most parts of themes in all the room's life.
const MOST_BROUGHT: usize = 3;
const MOST_PARTS: usize = 400;

impl Rules<'_> {
    pub(super) fn arrange(self, me: PersonId, arrangement: Arrangement) -> Result<DeedOutcome, Code> {
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
    pub(super) fn bring(self, me: PersonId, part: ThemePart) -> Result<DeedOutcome, Code> {
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

    pub(super) fn commit(self, me: PersonId, deal: u32, committed: SeatCommitment) -> Result<DeedOutcome, Code> {
        self.before_case()?;
        if deal != self.state.deal {
            return Err(Code::Stale);
        }
        let what = deal::signed_commitment(&self.state.room, deal, me, &committed.commitment);
        if committed.signature.is_some_and(|signature| !committed.key.has_signed(&what, &signature)) {
            return Err(Code::Unsigned);
        }
        Ok(DeedOutcome::Commit(me, committed))
    }

    pub(super) fn start(self, me: PersonId) -> Result<DeedOutcome, Code> {
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
        let can = |person: &Person| self.live.commitments.get(&person.number).is_some_and(|one| one.undealt);
        if !people().all(can) {
            return Err(Code::OldProgram);
        }
        let (keys, theme) = (self.keys(&setup.seats), ThemeStamp::of(&self.state.theme));
        Ok(DeedOutcome::log(LoggedDeed::BegunUndealt { setup, keys, theme }))
    }

    pub(super) fn share(self, me: PersonId, deal: u32, share: Digest) -> Result<DeedOutcome, Code> {
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

    /// What the room does once all shares are there; none while some are missing.
    pub(in crate::room) fn shared(self) -> Option<LoggedDeed> {
        let sharing = self.live.sharing.as_ref()?;
        let shared = |person: PersonId| {
            let (committed, share) = (self.live.commitments.get(&person)?, *sharing.shares.get(&person)?);
            let SeatCommitment { commitment, signature, .. } = *committed;
            Some(PersonShare { person, commitment, share, signature })
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
}
