//! Takes in a client's last closed case, and keeps it until another is closed, whatever the room goes on to meanwhile.

use candlestick_game::{Case, ReadRecord};
use candlestick_rules::SeatId;
use candlestick_themes::is_builtin;

use super::{
    closed::{ClosedCase, Disclosure},
    io::{ClientOutput, Notice},
    state::Client,
    table::RemoteTable,
    undealt::{UndealtSide, UnplayableCase},
};
use crate::{
    audit::Testimony,
    protocol::{Closed, Deed, Lobby, Revealed, Undealt, WholeCase},
    seat_keys::keys_at,
    steps::steps,
};

/// What is known of a later case than one whose verdict is told late.
struct LaterState {
    number: Option<u64>,
    lobby: Option<Lobby>,
    table: Option<RemoteTable>,
    undealt: Option<UndealtSide>,
    opened: Option<Result<Case, String>>,
    told: Option<Testimony>,
    verdict: Option<Revealed>,
}

impl Client {
    /// The last case of the room that was closed, with all that proves it, also once the room is at the next.
    #[must_use]
    pub const fn closed_case(&self) -> Option<&ClosedCase> {
        self.last_closed.as_ref()
    }

    /// The closed cases that the program may still have to take, the oldest first: the last, and one of before where both were
    /// told together.
    pub fn closed_cases(&self) -> impl Iterator<Item = &ClosedCase> {
        self.closed_before.iter().chain(&self.last_closed)
    }

    /// The program has kept and checked that closed case: the room need not tell of it again, here or after a refresh.
    pub fn take_closed(&mut self, deal: u32) {
        if self.closed_before.take_if(|closed| closed.table.deal() == deal).is_some() {
            self.pledges.had_verdict(deal);
        }
        if let Some(closed) = self.last_closed.as_mut().filter(|closed| closed.table.deal() == deal) {
            closed.is_taken = true;
            self.pledges.had_verdict(deal);
        }
    }

    /// Of how many cases, from the first on, nothing has to be told any more.
    pub(super) fn verdicts(&self) -> u32 {
        let here = self.last_closed.as_ref().map_or(0, |closed| closed.table.deal() + 1);
        here.max(self.pledges.verdicts())
    }

    fn is_closed(&mut self, table: RemoteTable, opening: Disclosure) {
        let deal = table.deal();
        let mut closed = ClosedCase { table, opening, is_taken: false };
        match self.last_closed.take() {
            Some(last) if last.table.deal() > deal => {
                self.closed_before = Some(closed);
                self.last_closed = Some(last);
            }
            Some(last) if last.table.deal() == deal => {
                closed.is_taken = last.is_taken;
                self.last_closed = Some(closed);
            }
            last => {
                // What the program has not seen of an older one is not lost for it.
                self.closed_before = last.filter(ClosedCase::is_new).or_else(|| self.closed_before.take());
                self.last_closed = Some(closed);
            }
        }
        self.revision += 1;
    }

    /// The room has opened the case. While the theme of the one before is on its way it waits, as both are told again then:
    /// cases are taken in order.
    pub(super) fn take_verdict(&mut self, revealed: Revealed) {
        // What was missed before is asked for, and the verdict comes with it once more.
        if self.table.as_ref().is_some_and(|table| table.deal() == revealed.deal && !table.is_over()) {
            return;
        }
        let waits = self.unseen.is_some_and(|unseen| unseen < revealed.deal);
        if !waits
            && let (Some(table), Some(told)) = (&self.table, &self.told)
            && (table.deal(), told.deal()) == (revealed.deal, revealed.deal)
        {
            let told = self.cleared_up(told.clone(), &revealed);
            self.is_closed(table.clone(), Disclosure::Dealt(Box::new((told, revealed.clone()))));
        }
        self.verdict = Some(revealed);
        self.revision += 1;
    }

    /// What was told of a case, without what the room has answered nothing to yet and has not in its record: whoever decides
    /// while their line is cut may come too late, and hears so only after the verdict.
    fn cleared_up(&self, mut told: Testimony, revealed: &Revealed) -> Testimony {
        let asked = self.unconfirmed.iter().filter(|asked| asked.deal == Some(revealed.deal));
        let decided = asked.filter_map(|asked| match asked.deed {
            Deed::Act { decision, action, .. } => Some((decision, Some(action))),
            Deed::TakeBack { decision, .. } => Some((decision, None)),
            _ => None,
        });
        let mut decided = decided.peekable();
        if decided.peek().is_none() {
            return told;
        }
        let Ok(ReadRecord { record, .. }) = ReadRecord::from_text(&revealed.record) else { return told };
        let Some(steps) = steps(&record.log.actions, &revealed.taken_back) else { return told };
        for (decision, action) in decided {
            let at = usize::try_from(decision).ok().and_then(|at| steps.get(at));
            if at.is_some_and(|at| at.action() == action) {
                continue;
            }
            match action {
                Some(action) => told.did_not_decide(decision, action),
                None => told.has_not_back(decision),
            }
        }
        told
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
        if whole.deal < self.verdicts() || whole.deal != verdict.deal {
            return;
        }
        // Whoever was given their chair later has no part in it, and could not check it by their own key.
        if !self.played(&whole) {
            return;
        }
        let (fresh, deal) = (self.fresh, whole.deal);
        // One of the program's own that is another there does not come.
        let comes = self.theme(&whole.theme).is_none() && !is_builtin(&whole.theme.id);
        self.unseen = comes.then_some(deal);
        // While its theme was on its way the room was told of as it is now: nothing of that is lost for it.
        let later = self.knows_later(deal).then(|| self.sets_aside());
        self.take_whole(whole, out);
        if self.table.as_ref().is_some_and(|table| table.deal() == deal && table.is_over()) {
            self.take_verdict(verdict);
        }
        self.fresh = fresh;
        if let Some(later) = later {
            self.goes_on(later);
        }
    }

    /// The theme of a closed case does not come: that case is not seen here, and whatever waited for it goes on.
    pub(super) fn sees_no_more(&mut self) {
        if self.unseen.take().is_some()
            && let Some(verdict) = self.verdict.take()
        {
            self.take_verdict(verdict);
        }
    }

    /// Whether a later case, or the lobby before it, is known here.
    fn knows_later(&self, deal: u32) -> bool {
        let told = self.told.as_ref().map(Testimony::deal);
        let undealt = self.undealt.as_ref().map(UndealtSide::deal);
        told.into_iter().chain(undealt).any(|later| later > deal)
    }

    fn sets_aside(&mut self) -> LaterState {
        LaterState {
            number: self.number.take(),
            lobby: self.lobby.take(),
            table: self.table.take(),
            undealt: self.undealt.take(),
            opened: self.opened.take(),
            told: self.told.take(),
            verdict: self.verdict.take(),
        }
    }

    fn goes_on(&mut self, later: LaterState) {
        let LaterState { number, lobby, table, undealt, opened, told, verdict } = later;
        (self.number, self.lobby, self.table) = (number, lobby, table);
        (self.undealt, self.opened) = (undealt, opened);
        (self.told, self.verdict) = (told, verdict);
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
