//! Decides what may be done in a case: deciding, posting, pausing, reminding, and putting it away.

use candlestick_blind::Post;
use candlestick_rules::Action;

use super::{outcome::DeedOutcome, rules::Rules};
use crate::{
    feed::FeedPlace,
    protocol::{Code, Decider, PersonId, Posted},
    room::{body::LoggedDeed, table::RoomTable, undealt::code_of},
    sign::Signature,
};

impl Rules<'_> {
    pub(super) fn post(self, me: PersonId, deal: u32, post: Post) -> Result<DeedOutcome, Code> {
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

    pub(super) fn act(
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

    /// Somebody takes their last decision back.
    pub(super) fn take_back(
        self,
        me: PersonId,
        decision: u64,
        signature: Option<Signature>,
    ) -> Result<DeedOutcome, Code> {
        let table = self.state.table.as_ref().ok_or(Code::NoCase)?;
        let place = FeedPlace { room: &self.state.room, deal: self.state.deal, seat: table.seat_of(Some(me)) };
        let (back, signature) = table.signed_back(place, decision, signature)?;
        Ok(DeedOutcome::log(LoggedDeed::TookBack { back, signature }))
    }

    pub(super) fn pause(self, paused: bool) -> Result<DeedOutcome, Code> {
        let table = self.state.table.as_ref().filter(|table| !table.case.is_closed()).ok_or(Code::NoCase)?;
        Ok(match (table.paused, paused) {
            (false, true) => DeedOutcome::log(LoggedDeed::Paused),
            (true, false) => DeedOutcome::log(LoggedDeed::Resumed),
            (true, true) | (false, false) => DeedOutcome::Nothing,
        })
    }

    pub(super) fn rematch(self, me: PersonId) -> Result<DeedOutcome, Code> {
        self.host(me)?;
        let dealt = || self.state.table.as_ref().map(|table| table.case.is_closed());
        let is_closed = self.state.undealt.as_ref().map_or_else(dealt, |undealt| Some(undealt.is_closed()));
        if is_closed.ok_or(Code::NoCase)? { Ok(DeedOutcome::log(LoggedDeed::Rematched)) } else { Err(Code::NotClosed) }
    }

    pub(super) fn nudge(self, me: PersonId) -> Result<DeedOutcome, Code> {
        if let Some(undealt) = &self.state.undealt {
            let whom = undealt.awaited().into_iter().find(|whom| *whom != me).ok_or(Code::NoPerson)?;
            return Ok(DeedOutcome::Nudge { by: me, whom });
        }
        let (_, whom) = self.state.table.as_ref().and_then(RoomTable::to_act).ok_or(Code::NoCase)?;
        let whom = whom.filter(|whom| *whom != me).ok_or(Code::NoPerson)?;
        Ok(DeedOutcome::Nudge { by: me, whom })
    }
}
