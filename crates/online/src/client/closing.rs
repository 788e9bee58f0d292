//! Takes in a client's last closed case, and keeps it until another is closed, whatever the room goes on to meanwhile.

use candlestick_rules::SeatId;

use super::{
    closed::{ClosedCase, Disclosure},
    io::{ClientOutput, Notice},
    state::Client,
    table::RemoteTable,
    undealt::{UndealtSide, UnplayableCase},
};
use crate::{
    protocol::{Closed, Revealed, Undealt, WholeCase},
    seat_keys::keys_at,
};

impl Client {
    /// The last case of the room that was closed, with all that proves it, also once the room is at the next.
    #[must_use]
    pub const fn closed_case(&self) -> Option<&ClosedCase> {
        self.last_closed.as_ref()
    }

    /// The program has kept and checked the last closed case: the room need not tell of it again, here or after a refresh.
    pub fn take_closed(&mut self) {
        if let Some(closed) = &mut self.last_closed {
            closed.is_taken = true;
            self.pledges.had_verdict(closed.table.deal());
        }
    }

    /// Of how many cases, from the first on, nothing has to be told any more.
    pub(super) fn verdicts(&self) -> u32 {
        let here = self.last_closed.as_ref().map_or(0, |closed| closed.table.deal() + 1);
        here.max(self.pledges.verdicts())
    }

    fn is_closed(&mut self, table: RemoteTable, opening: Disclosure) {
        let is_taken = self.last_closed.as_ref().is_some_and(|last| last.table.deal() == table.deal() && last.is_taken);
        self.last_closed = Some(ClosedCase { table, opening, is_taken });
        self.revision += 1;
    }

    /// The room has opened the case.
    pub(super) fn take_verdict(&mut self, revealed: Revealed) {
        if let (Some(table), Some(told)) = (&self.table, &self.told)
            && (table.deal(), told.deal()) == (revealed.deal, revealed.deal)
        {
            self.is_closed(table.clone(), Disclosure::Dealt(Box::new((told.clone(), revealed.clone()))));
        }
        self.verdict = Some(revealed);
        self.revision += 1;
    }

    /// A case that was closed while this client was away. What stands in the room now comes after it.
    pub(super) fn take_closed_case(&mut self, closed: Closed, out: &mut Vec<ClientOutput>) {
        match closed {
            Closed::Dealt { whole, verdict } => self.take_dealt(*whole, *verdict, out),
            Closed::Undealt(told) => self.take_ended(*told, out),
        }
    }

    /// It stands here for a moment as if it were the room's.
    fn take_dealt(&mut self, whole: WholeCase, verdict: Revealed, out: &mut Vec<ClientOutput>) {
        // What is known of a later deal is not to be lost for it.
        let later = self.told.as_ref().is_some_and(|told| told.deal() > whole.deal);
        if later || whole.deal < self.verdicts() || whole.deal != verdict.deal {
            return;
        }
        // Whoever was given their chair later has no part in it, and could not check it by their own key.
        if !self.played(&whole) {
            return;
        }
        let (fresh, deal) = (self.fresh, whole.deal);
        self.take_whole(whole, out);
        if self.table.as_ref().is_some_and(|table| table.deal() == deal && table.is_over()) {
            self.take_verdict(verdict);
        }
        self.fresh = fresh;
    }

    /// Whether this client's key stands for its seat in that case, or it has no seat there. In a case of before nobody has keys.
    fn played(&self, whole: &WholeCase) -> bool {
        let seat = self.you.and_then(|you| whole.people.iter().position(|person| *person == Some(you)));
        let seat = seat.and_then(|seat| u8::try_from(seat).ok()).map(SeatId);
        let keys = seat.map(|seat| keys_at(&whole.keys, &whole.taken, seat, whole.decision)).unwrap_or_default();
        keys.is_empty() || keys.contains(&self.key())
    }

    /// Nobody dealt it: the posts that are missing are asked for, while the room goes on.
    fn take_ended(&mut self, told: Undealt, out: &mut Vec<ClientOutput>) {
        if told.deal < self.verdicts() || !self.is_sure_of(&told.theme) {
            return;
        }
        let Some(theme) = self.plays_by(&told.theme) else { return self.misses(&told.theme, out) };
        let new = match UndealtSide::new(told, theme, &self.me()) {
            Ok(new) => new,
            Err(UnplayableCase::NotMe) => return self.notice(Notice::Contradicted),
            Err(UnplayableCase::Setting) => return self.notice(Notice::Garbled),
        };
        if self.undealt.as_ref().is_some_and(|known| known.is_same(&new)) {
            self.ending = self.undealt.take();
        }
        match self.ending.as_mut().filter(|known| known.is_same(&new)) {
            Some(known) => {
                known.again(new.told);
            }
            None => {
                let mut new = new;
                new.must_pass(self.pledges.course_of(new.name()));
                self.ending = Some(new);
            }
        }
    }

    /// The room goes on: the case that nobody dealt is heard to its end beside that, where its last posts are here or come.
    pub(super) fn puts_undealt_away(&mut self) {
        if let Some(undealt) = self.undealt.take().filter(|_| self.opened.is_none()) {
            self.ending = Some(undealt);
        }
        self.opened = None;
    }

    /// A case that nobody dealt lies open.
    pub(super) fn lies_open(&mut self, side: &UndealtSide) {
        let (Some(table), Some(opened)) = (side.shown(), side.opened()) else { return };
        let room = (self.own.link.room.as_str(), self.pledges.room_key());
        let record = opened.as_ref().ok().map(|case| side.record(case, room, &self.own.signs));
        self.is_closed(table, Disclosure::Undealt(Box::new((opened, record))));
    }
}
