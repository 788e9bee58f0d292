//! Decides who may sit down, have their chair again, or be sent away from it.

use candlestick_rules::SuspectId;

use super::{outcome::DeedOutcome, rules::Rules};
use crate::{
    digest::ChairToken,
    protocol::{Claimed, Code, MAX_PEOPLE, PersonId, Voucher},
    room::body::{LoggedDeed, Vouched},
    sign::{PublicKey, Signature},
};

/// How many links may open a chair besides the first.
const MOST_HANDED: usize = 8;

/// The number of whoever opened the room.
const OPENER: PersonId = 0;

impl Rules<'_> {
    pub(super) fn sit(
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
    pub(super) fn claim(
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
    pub(super) fn hand(
        self,
        me: PersonId,
        claimed: Claimed,
        signature: Option<Signature>,
    ) -> Result<DeedOutcome, Code> {
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
    pub(super) fn unseat(self, me: PersonId, person: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        self.before_case()?;
        self.state.people.get(person).ok_or(Code::NoPerson)?;
        if self.live.of(person).is_some() {
            return Err(Code::IsHere);
        }
        Ok(DeedOutcome::log(LoggedDeed::Stood { person }))
    }

    pub(super) fn kick(self, me: PersonId, person: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        // While the opener sleeps, somebody else has the host's rights. A case that nobody deals ends by nothing else.
        if person == OPENER && person != me && self.state.undealt.is_none() {
            return Err(Code::Opener);
        }
        let known = self.state.people.get(person).is_some() && person != me;
        if known { Ok(DeedOutcome::log(LoggedDeed::Kicked { person })) } else { Err(Code::NoPerson) }
    }
}
