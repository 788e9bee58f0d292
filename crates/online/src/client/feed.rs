//! Takes in a case that the room referees, as it is told: whole, and then step by step, all of it signed by the room.

use candlestick_rules::Event;

use super::{
    io::{ClientOutput, Notice},
    state::Client,
    table::RemoteTable,
};
use crate::{
    audit::{NotSigned, SignedHead, Testimony},
    digest::Digest,
    protocol::{CaseNews, Lobby, WholeCase},
    sign::Signature,
};

impl Client {
    /// Whether the lobby, as it was told on this connection to somebody who sits there, names another theme or another
    /// digest of it than the case that it became. Who only watches may have missed one while a theme was on its way.
    fn agreed_on_another(&self, whole: &WholeCase) -> bool {
        let other = |lobby: &Lobby| lobby.deal == whole.deal && lobby.theme != whole.theme;
        self.you.is_some() && !self.fresh && self.lobby.as_ref().is_some_and(other)
    }

    pub(super) fn take_whole(&mut self, whole: WholeCase, out: &mut Vec<ClientOutput>) {
        self.asked_again = false;
        if self.knows_more(whole.deal, whole.number) {
            return;
        }
        let same = self.table.as_ref().filter(|table| table.deal() == whole.deal);
        let chairs = same.map(|table| table.taken().len());
        let known: Vec<Event> = same.map(|table| table.own_view().events.clone()).unwrap_or_default();
        let Some(before) = known.get(..whole.events_before) else {
            return self.ask_again(out);
        };
        if self.agreed_on_another(&whole) {
            return self.notice(Notice::Contradicted);
        }
        let Some(theme) = self.plays_by(&whole.theme) else { return self.misses(&whole.theme, out) };
        let (number, before) = (whole.number, before.to_vec());
        let told = self.told.take().filter(|told| told.deal() == whole.deal);
        let mut told = told.unwrap_or_else(|| Testimony::late(&self.own.link.room, &whole, self.own.signs.public()));
        self.pledges.begins(&self.own.link.room, &whole);
        told.pledges(&self.pledges);
        let table = RemoteTable::of(theme, whole.clone(), before, (&self.own.link.room, self.pledges.room_key()));
        match table {
            Ok(table) => {
                let head = self.head(&table, number, table.head(), (whole.decision, whole.signature));
                let Ok(head) = head else {
                    self.told = Some(told);
                    return self.is_unsigned();
                };
                let new = table.taken().get(chairs.unwrap_or(usize::MAX)..).unwrap_or_default();
                let handed: Vec<_> = new.iter().filter_map(|taken| Some((taken.person, taken.by?.person))).collect();
                told.moves_to(table.me());
                told.signed(head);
                self.told = Some(told);
                (self.number, self.lobby, self.table) = (Some(number), None, Some(table));
                self.puts_undealt_away();
                self.begun(&whole);
                self.revision += 1;
                let you = self.you;
                for (person, by) in handed.into_iter().filter(|(person, _)| you != Some(*person)) {
                    self.notice(Notice::Handed(person, by));
                }
            }
            Err(_) => {
                self.told = Some(told);
                self.notice(Notice::Garbled);
            }
        }
    }

    /// What was told, with the room's signature, to be kept; none where the room has no key, as one that was made before
    /// rooms had any.
    fn head(
        &self,
        table: &RemoteTable,
        number: u64,
        head: Digest,
        (decision, signature): (u64, Option<Signature>),
    ) -> Result<Option<SignedHead>, NotSigned> {
        let Some(key) = self.pledges.room_key() else { return Ok(None) };
        let what = self.own.place(table).told_digest(number, &head);
        let fits = signature.filter(|signature| key.has_signed(&what, signature)).ok_or(NotSigned)?;
        Ok(Some(SignedHead { seat: table.me(), number, decision, head, signature: fits }))
    }

    /// The room has told what it does not sign: nothing of it is shown.
    fn is_unsigned(&mut self) {
        if let Some(told) = &mut self.told {
            told.is_lied_to();
        }
        self.notice(Notice::Contradicted);
    }

    /// Notes what was told of the case.
    fn begun(&mut self, whole: &WholeCase) {
        let fresh = std::mem::take(&mut self.fresh);
        let (Some(table), Some(told)) = (&self.table, &mut self.told) else { return };
        let fits = told.begun(whole, table.me(), &table.own_view().setup, fresh)
            & told.hears(table.decision(), &table.own_view().events, (table.stood_in(), table.taken_back()));
        if !fits {
            self.notice(Notice::Contradicted);
        }
    }

    pub(super) fn take_news(&mut self, news: CaseNews, out: &mut Vec<ClientOutput>) {
        let Some(number) = self.number else { return self.ask_again(out) };
        if news.number <= number {
            return;
        }
        let next = news.number == number + 1;
        let Some(table) = self.table.as_ref().filter(|_| next) else { return self.ask_again(out) };
        let (number, taken_back) = (news.number, news.what.taken_back());
        let head = self.head(table, number, table.head_with(&news), (news.decision, news.signature));
        let Ok(head) = head else {
            self.is_unsigned();
            return self.ask_again(out);
        };
        let Some(table) = &mut self.table else { return };
        if table.take(news).is_err() {
            self.table = None;
            self.notice(Notice::Garbled);
            return self.ask_again(out);
        }
        self.number = Some(number);
        if let Some(told) = &mut self.told {
            told.signed(head);
            told.hears(table.decision(), &table.own_view().events, (table.stood_in(), table.taken_back()));
        }
        self.revision += 1;
        if let Some(back) = taken_back {
            self.notice(Notice::TookBack(back.seat));
        }
    }
}
