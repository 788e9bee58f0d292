//! The last case of the room that was closed: it is kept here until another is, whatever the room goes on to meanwhile.

use candlestick_game::{Case, record::Commitment};

use super::{
    io::{ClientOutput, Notice},
    state::Client,
    table::RemoteTable,
    undealt::{NotPlayed, UndealtSide},
};
use crate::{
    audit::{RoomRecord, Testimony},
    protocol::{Closed, Revealed, Undealt, Whole},
};

/// A closed case as this client was told of it, with what opens it.
#[derive(Debug, Clone)]
pub struct ClosedCase {
    table: RemoteTable,
    opening: Opening,
    /// Whether the program has taken it.
    is_taken: bool,
}

/// What opens a closed case.
#[derive(Debug, Clone)]
enum Opening {
    /// What was told of it, and what the room has opened.
    Dealt(Box<(Testimony, Revealed)>),
    /// What all have laid open, or why that is not what was told; and all that was posted, where it is.
    Undealt(Box<(Result<Case, String>, Option<RoomRecord>)>),
}

impl ClosedCase {
    /// The case to its end.
    #[must_use]
    pub const fn table(&self) -> &RemoteTable {
        &self.table
    }

    /// What one was told of it and what the room has opened; none of a case that nobody dealt.
    #[must_use]
    pub fn dealt(&self) -> Option<(&Testimony, &Revealed)> {
        match &self.opening {
            Opening::Dealt(opened) => Some((&opened.0, &opened.1)),
            Opening::Undealt(_) => None,
        }
    }

    /// A case that nobody dealt, played again here, or why that does not come to what was told; none of any other.
    #[must_use]
    pub fn undealt(&self) -> Option<&Result<Case, String>> {
        match &self.opening {
            Opening::Dealt(_) => None,
            Opening::Undealt(opened) => Some(&opened.0),
        }
    }

    /// Whether there is a record of it: of any but one that nobody dealt and that was told otherwise.
    #[must_use]
    pub fn has_record(&self) -> bool {
        match &self.opening {
            Opening::Dealt(_) => true,
            Opening::Undealt(opened) => opened.1.is_some(),
        }
    }

    /// The case with all that proves it.
    #[must_use]
    pub fn record(&self) -> Option<RoomRecord> {
        match &self.opening {
            Opening::Dealt(opened) => Some(RoomRecord::dealt(opened.0.clone(), opened.1.clone())),
            Opening::Undealt(opened) => opened.1.clone(),
        }
    }

    /// Whether it is this one: where nobody dealt, the cards have a seal only once they lie open.
    #[must_use]
    pub fn is_of(&self, case: &Case) -> bool {
        let seal = match self.undealt() {
            Some(opened) => opened.as_ref().ok().map(|opened| Commitment::of(opened.log())),
            None => Some(self.table.seal()),
        };
        seal == Some(Commitment::of(case.log()))
    }

    /// Whether the program has not taken it yet.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        !self.is_taken
    }
}

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

    fn is_closed(&mut self, table: RemoteTable, opening: Opening) {
        let is_taken = self.last_closed.as_ref().is_some_and(|last| last.table.deal() == table.deal() && last.is_taken);
        self.last_closed = Some(ClosedCase { table, opening, is_taken });
        self.revision += 1;
    }

    /// The room has opened the case.
    pub(super) fn take_verdict(&mut self, revealed: Revealed) {
        if let (Some(table), Some(told)) = (&self.table, &self.told)
            && (table.deal(), told.deal()) == (revealed.deal, revealed.deal)
        {
            self.is_closed(table.clone(), Opening::Dealt(Box::new((told.clone(), revealed.clone()))));
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
    fn take_dealt(&mut self, whole: Whole, verdict: Revealed, out: &mut Vec<ClientOutput>) {
        // What is known of a later deal is not to be lost for it.
        let later = self.told.as_ref().is_some_and(|told| told.deal() > whole.deal);
        if later || whole.deal < self.verdicts() || whole.deal != verdict.deal {
            return;
        }
        let (fresh, deal) = (self.fresh, whole.deal);
        self.take_whole(whole, out);
        if self.table.as_ref().is_some_and(|table| table.deal() == deal && table.is_over()) {
            self.take_verdict(verdict);
        }
        self.fresh = fresh;
    }

    /// Nobody dealt it: the posts that are missing are asked for, while the room goes on.
    fn take_ended(&mut self, told: Undealt, out: &mut Vec<ClientOutput>) {
        if told.deal < self.verdicts() || told.theme.is_short() {
            return;
        }
        let Some(theme) = self.theme(&told.theme).cloned() else { return self.misses(&told.theme, out) };
        let new = match UndealtSide::new(told, theme, &self.me()) {
            Ok(new) => new,
            Err(NotPlayed::NotMe) => return self.notice(Notice::Contradicted),
            Err(NotPlayed::Setting) => return self.notice(Notice::Garbled),
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
        self.is_closed(table, Opening::Undealt(Box::new((opened, record))));
    }
}
