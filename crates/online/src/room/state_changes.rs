//! Changes what a room is by the entries of its log, one after the other.

use std::sync::Arc;

use super::{
    body::{ArrangedTheme, EntryBody, LoggedDeed, Vouched},
    folded_table::FoldedTable,
    people::Person,
    state::{RoomState, named},
    table::{Authorship, Laying, RoomTable},
    undealt::{UndealtBeginning, UndealtCase},
};
use crate::{
    port::{LogEntry, RoomFault},
    protocol::{ThemeAssembly, ThemePart},
    sign::PublicKey,
};

/// How many bytes beside cases (marks, names, themes) each decision makes room for, so that whoever plays on may mark on: a
/// person's marks have less.
const ROOM_MADE: usize = 2 << 10;

impl RoomState {
    /// Takes the next entry.
    pub(super) fn take(&mut self, entry: &LogEntry) -> Result<(), RoomFault> {
        self.takes(entry, Self::follow)
    }

    /// Takes the next entry, of a case that is put away and told to nobody any more: its decisions are not played again.
    pub(super) fn take_of_old(&mut self, entry: &LogEntry) -> Result<(), RoomFault> {
        self.takes(entry, |state, done| match done {
            LoggedDeed::Acted { .. } | LoggedDeed::TookBack { .. } => {
                state.count();
                Ok(())
            }
            done => state.follow(done),
        })
    }

    fn takes(
        &mut self,
        entry: &LogEntry,
        follow: impl FnOnce(&mut Self, LoggedDeed) -> Result<(), String>,
    ) -> Result<(), RoomFault> {
        let broken = |why| RoomFault::Entry { seq: entry.seq, why };
        if entry.seq != self.seq {
            return Err(broken(format!("entry {} should come here", self.seq)));
        }
        let line = EntryBody::read(&entry.body).map_err(broken)?;
        self.weigh(entry, &line.done);
        match line.done {
            LoggedDeed::Arranged(arranged) => {
                self.arrange(arranged)?;
                self.count();
            }
            done => follow(self, done).map_err(broken)?,
        }
        self.seq += 1;
        if let Some(person) = entry.seat {
            self.done.add(person, &entry.nonce);
        }
        Ok(())
    }

    /// Counts what an entry takes of what may be written beside cases.
    fn weigh(&mut self, entry: &LogEntry, done: &LoggedDeed) {
        let bytes = entry.body.len();
        if done.counts_for_its_room() {
            self.beside = self.beside.saturating_add(bytes);
        }
        match done {
            LoggedDeed::Acted { .. } | LoggedDeed::Posted { .. } => {
                self.beside = self.beside.saturating_sub(ROOM_MADE);
            }
            // Whoever decides and takes it back has not played on.
            LoggedDeed::TookBack { .. } => self.beside = self.beside.saturating_add(ROOM_MADE),
            _ => {}
        }
        if let Some(person) = entry.seat.filter(|_| done.counts_for_its_person()) {
            let written = self.written.entry(person).or_default();
            *written = written.saturating_add(bytes);
        }
    }

    /// Goes on by what was done, and counts it where everybody is told.
    pub(super) fn follow(&mut self, done: LoggedDeed) -> Result<(), String> {
        let is_told = done.is_told();
        self.change(done)?;
        if is_told {
            self.count();
        }
        Ok(())
    }

    /// One more thing is told to all.
    fn count(&mut self) {
        self.number += 1;
        if let Some(table) = &mut self.table {
            table.note_told();
        }
    }

    fn arrange(&mut self, arranged: ArrangedTheme) -> Result<(), RoomFault> {
        self.theme = named(&self.themes, &arranged.theme)?;
        self.arranged_as = arranged.theme;
        self.arrangement = arranged.arrangement;
        Ok(())
    }

    fn bring(&mut self, part: &ThemePart) -> Result<(), String> {
        let fault = |code| format!("a part of a theme does not fit: {code:?}");
        self.parts += 1;
        let all = ThemeAssembly::with(self.bringing.take(), part).map_err(fault)?;
        if all.is_whole() {
            let brought = all.opened().map_err(fault)?;
            let id = brought.theme.id.clone();
            self.themes.insert(id.clone(), Arc::clone(&brought.theme));
            self.brought.insert(id, brought);
        } else {
            self.bringing = Some(all);
        }
        Ok(())
    }

    fn change(&mut self, done: LoggedDeed) -> Result<(), String> {
        match done {
            LoggedDeed::Brought(part) => self.bring(&part)?,
            LoggedDeed::Created { .. } | LoggedDeed::Arranged(_) => return Err("it makes a room that is made".into()),
            LoggedDeed::Sat { person, name, suspect, token } => {
                self.seat(Person::new(person, name, suspect, token));
            }
            LoggedDeed::Took { person, name, suspect, token, key } => {
                self.take_chair(Person::new(person, name, suspect, token), key)?;
            }
            LoggedDeed::Reseated { person, name, suspect } => {
                let seated = self.people.get_mut(person).ok_or("there is no such person")?;
                (seated.name, seated.suspect) = (name, suspect);
            }
            LoggedDeed::Handed { person, token, vouched } => {
                self.people.get_mut(person).ok_or("there is no such person")?.more.push(token);
                if let Some(Vouched { key, by }) = vouched {
                    self.playing()?.hand(person, key, by)?;
                }
            }
            LoggedDeed::Stood { person } => self.people.remove(person),
            // Without their share nothing opens: the case is over.
            LoggedDeed::Kicked { person } if self.undealt.is_some() => {
                self.people.remove(person);
                self.put_away();
            }
            LoggedDeed::Kicked { person } if self.table.is_none() => self.people.remove(person),
            LoggedDeed::Kicked { person } => {
                self.people.get_mut(person).ok_or("there is no such person")?.gone = true;
            }
            LoggedDeed::Started { setup, shares, keys, theme } => {
                let digest = theme.unwrap_or_else(|| self.digest_of_before());
                self.table = Some(RoomTable::lay(self.laying(digest), setup, shares, keys)?);
            }
            LoggedDeed::BegunUndealt { setup, keys, theme } => {
                self.undealt = Some(UndealtCase::begin(&self.undealt_beginning(), setup, keys, theme)?);
            }
            LoggedDeed::Posted { seat, post } => {
                let undealt = self.undealt.as_mut().ok_or("no case is played that nobody deals")?;
                undealt.adds(seat, post);
            }
            LoggedDeed::Acted { decision, seat, action, by, signature } => {
                self.playing()?.act(decision, seat, action, Authorship { by, signature })?;
            }
            LoggedDeed::TookBack { back, signature } => self.playing()?.take_back(back, signature)?,
            LoggedDeed::Marked { person, text } => {
                self.marks.insert(person, text);
            }
            LoggedDeed::Paused => self.playing()?.paused = true,
            LoggedDeed::Resumed => self.playing()?.paused = false,
            LoggedDeed::Rematched => {
                let folded = self.table.take().map(FoldedTable::of);
                self.closed = Some(Arc::new(Self { closed: None, folded, ..self.for_watchers() }));
                self.put_away();
            }
        }
        Ok(())
    }

    /// The digest by which a case of before was dealt, whose beginning does not name one: the short one of then.
    fn digest_of_before(&self) -> String {
        let as_written = self.arranged_as.is_short().then_some(&self.arranged_as.digest);
        as_written.unwrap_or(&self.theme.old_digest).clone()
    }

    /// Somebody has the next chair.
    fn seat(&mut self, person: Person) {
        self.next_person = person.number.saturating_add(1);
        self.people.0.push(person);
    }

    /// A late guest has the chair of a bot.
    fn take_chair(&mut self, person: Person, key: Option<PublicKey>) -> Result<(), String> {
        let bot = self.arrangement.bots.iter().position(|bot| bot.suspect == person.suspect);
        let bot = bot.map(|at| self.arrangement.bots.remove(at)).ok_or("no bot has that chair")?;
        self.playing()?.take_chair(&person, bot.level, key)?;
        self.seat(person);
        Ok(())
    }

    /// What a case is dealt from, over a theme's files of this digest.
    fn laying(&self, digest: String) -> Laying<'_> {
        Laying {
            room: &self.room,
            key: self.key.public(),
            theme: &self.theme,
            digest,
            arrangement: &self.arrangement,
            people: &self.people,
            kept: &self.kept,
            deal: self.deal,
            first: self.number + 1,
        }
    }

    /// What a case begins from that nobody deals.
    fn undealt_beginning(&self) -> UndealtBeginning<'_> {
        UndealtBeginning {
            room: &self.room,
            key: self.key.public(),
            theme: &self.theme,
            arrangement: &self.arrangement,
            people: &self.people,
            deal: self.deal,
            first: self.number + 1,
        }
    }

    fn playing(&mut self) -> Result<&mut RoomTable, String> {
        self.table.as_mut().ok_or_else(|| "no case is played".into())
    }

    fn put_away(&mut self) {
        (self.table, self.undealt) = (None, None);
        self.deal += 1;
        self.people.0.retain(|person| !person.gone);
        self.marks.clear();
        self.written.clear();
    }
}
