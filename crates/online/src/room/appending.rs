//! Turns what is asked of a room into entries of its log, one after the other, and tells each once it is on the disk.

use super::{
    body::{EntryBody, LoggedDeed},
    deed_outcome::DeedOutcome,
    parts::{Pending, Room, WaitingDeed},
    room_outputs::RoomOutputs,
    table::RoomTable,
    watched::WatchersView,
};
use crate::{
    port::{ConnectionId, LogEntry, Output, RoomFault},
    protocol::{Code, Deed, FromRoom, PersonId},
};

impl Room {
    /// Does what can be done now: bots first, then what people asked for, one entry after the other.
    pub(super) fn go_on(&mut self, now: u64, out: &mut RoomOutputs) {
        while !self.over && self.pending.is_none() {
            if let Some(job) = self.bots.consult(&self.state, &self.live, now) {
                out.0.push(Output::Think(job));
            }
            if let Some(done) = self.bots.ready(now) {
                self.append(done, None, None, String::new(), now, out);
            } else if let Some(done) = self.rules().shared() {
                self.append(done, None, None, String::new(), now, out);
            } else if let Some(waiting) = self.waiting.pop_front() {
                self.attempt(waiting, now, out);
            } else if self.roll.due(&self.state, &self.live).is_some_and(|due| due <= now) {
                let done = self.roll.call(&self.state, now);
                self.append(done, None, None, String::new(), now, out);
            } else {
                break;
            }
        }
        self.settle(now, out);
    }

    /// Gives up shares that do not come, tells of bots in people's places, and asks to be woken.
    fn settle(&mut self, now: u64, out: &mut RoomOutputs) {
        if self.pending.is_none() && self.live.sharing.as_ref().is_some_and(|sharing| now >= sharing.until) {
            self.live.give_up_sharing();
            self.teller(now).lobby_to_all(out);
        }
        let to_act = self.state.table.as_ref().and_then(RoomTable::to_act).and_then(|(_, person)| person);
        let in_place = self.bots.in_place_of(to_act);
        if in_place != self.in_place {
            self.in_place = in_place;
            self.teller(now).in_place_to_all(out);
        }
        let sharing = self.live.sharing.as_ref().map(|sharing| sharing.until);
        // While an entry is being appended, its answer wakes the room.
        let free = self.pending.is_none();
        let watched = self.watched.next().filter(|_| self.live.watchers() > 0);
        // Shares that have just been given up may have held it up beyond its time.
        let roll = self.roll.due(&self.state, &self.live).map(|due| due.max(now + 1));
        let wake = [self.bots.wake, sharing, watched, roll].into_iter().flatten().min().filter(|_| free);
        if let Some(at) = wake.filter(|_| wake != self.wake) {
            out.0.push(Output::WakeAt(at));
        }
        self.wake = wake;
    }

    fn attempt(&mut self, waiting: WaitingDeed, now: u64, out: &mut RoomOutputs) {
        let WaitingDeed { connection, person, nonce, deed, deal } = waiting;
        if person.is_some_and(|person| self.state.was_done(person, &nonce)) {
            return out.done(connection, &nonce);
        }
        let is_decision = matches!(deed, Deed::Act { .. } | Deed::TakeBack { .. });
        let is_stale = deal.is_some_and(|deal| deal != self.state.deal);
        let step = if is_stale { Err(Code::Stale) } else { self.rules().step(person, deed) };
        match step {
            Ok(DeedOutcome::Log(done)) if done.seats_somebody() && !self.live.may_sit(connection, now) => {
                out.refuse(connection, Some(&nonce), Code::TooFast);
            }
            Ok(DeedOutcome::Log(done)) => self.append(*done, person, Some(connection), nonce, now, out),
            Ok(DeedOutcome::Post(post)) => {
                let (done, heard) = *post;
                self.append(done, person, Some(connection), nonce, now, out);
                if let Some(pending) = &mut self.pending {
                    pending.heard = Some(heard);
                }
            }
            Ok(DeedOutcome::False(posted)) => {
                out.refuse(connection, Some(&nonce), Code::Unproved);
                self.teller(now).to_all(&FromRoom::False(*posted), out);
                self.counts_bad(connection, Code::Unproved, now, out);
            }
            Ok(step) => self.effects(now).at_once(connection, &nonce, step, out),
            Err(code) => {
                out.refuse(connection, Some(&nonce), code);
                if is_decision {
                    self.teller(now).view_alone(connection, out);
                }
            }
        }
    }

    fn append(
        &mut self,
        done: LoggedDeed,
        person: Option<PersonId>,
        from: Option<ConnectionId>,
        nonce: String,
        now: u64,
        out: &mut RoomOutputs,
    ) {
        let seq = self.state.seq;
        // What the room itself does is named by its number. So is sitting down: whoever has no chair yet has no nonces of
        // their own, so theirs may stand there already, and the chair's token lets nobody sit down twice.
        let named = if person.is_none() { self.names.next(seq) } else { nonce.clone() };
        let entry = LogEntry { seq, seat: person, nonce: named, body: EntryBody::new(now, done.clone()).written() };
        out.0.push(Output::Append(entry.clone()));
        self.pending = Some(Pending { entry, done, from, nonce, heard: None });
    }

    pub(super) fn appended(&mut self, seq: u64, now: u64, out: &mut RoomOutputs) {
        let Some(mut pending) = self.pending.take_if(|pending| pending.entry.seq == seq) else { return };
        let events_before = self.events();
        if self.takes(&mut pending, now).is_err() {
            // Cannot be: it was found possible before it was written. Whoever opens the log again says what is wrong.
            return self.give_up(out);
        }
        self.tells(&pending, events_before, now, out);
    }

    /// How many events of a case there are.
    pub(super) fn events(&self) -> usize {
        self.state.table.as_ref().map_or(0, |table| table.case.game().events().len())
    }

    /// Goes on by an entry that is on the disk.
    pub(super) fn takes(&mut self, pending: &mut Pending, now: u64) -> Result<(), RoomFault> {
        let before_case = self.state.table.is_none();
        self.state.take(&pending.entry)?;
        self.names.note(&pending.entry);
        if let (Some(heard), Some(undealt)) = (pending.heard.take(), &mut self.state.undealt) {
            undealt.heard(heard);
        }
        self.watch(&pending.done, before_case, now);
        Ok(())
    }

    /// Tells everybody of an entry that was just taken, after so many events.
    pub(super) fn tells(&mut self, pending: &Pending, events_before: usize, now: u64, out: &mut RoomOutputs) {
        self.effects(now).tell(&pending.done, pending.from, events_before, out);
        if self.state.table.as_ref().is_some_and(|table| table.case.is_closed())
            && let Some(known) = self.watched.ends(&self.state)
        {
            self.teller(now).all_to_watchers(known, out);
        }
        if let Some(connection) = pending.from.filter(|from| self.live.connections.contains_key(from)) {
            out.done(connection, &pending.nonce);
        }
    }

    /// Notes for those who watch later what has just been done.
    fn watch(&mut self, done: &LoggedDeed, before_case: bool, now: u64) {
        if !before_case {
            self.watched.steps(done, &self.state, now);
        } else if self.state.table.is_some() {
            self.watched = WatchersView::begins(&self.state);
            self.watched.leaps(&self.state, now);
        }
    }

    pub(super) fn give_up(&mut self, out: &mut RoomOutputs) {
        self.over = true;
        out.0.push(Output::Yield);
    }
}
