//! Holds all of a room that follows from its log.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use candlestick_game::ThemeStamp;
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;

use super::{
    body::{ArrangedTheme, EntryBody, LoggedDeed, Vouched},
    people::{People, Person},
    table::{Authorship, Laying, RoomTable},
    undealt::{UndealtBeginning, UndealtCase},
};
use crate::{
    deal,
    digest::Digest,
    port::{LogEntry, RoomFault},
    protocol::{Arrangement, BroughtTheme, Lobby, PersonId, ThemeAssembly, ThemePart},
    sign::SigningKey,
};

/// The themes that a room may be played with, by id.
pub(super) type ThemesById = BTreeMap<String, Arc<Theme>>;

/// Most bytes that a person may write beside a case (marks, names, arrangements, pauses), until the next.
const MOST_WRITTEN: usize = 1 << 20;

/// Most bytes of marks, names and themes that a room may have beside its cases.
const MOST_BESIDE: usize = 16 << 20;

/// How many bytes of them each decision makes room for, so that whoever plays on may mark on: a person's marks have less.
const ROOM_MADE: usize = 2 << 10;

/// What a room is: the same log gives the same.
#[derive(Debug, Clone)]
pub(super) struct RoomState {
    pub(super) room: String,
    /// What the secrets of all deals follow from. Never told.
    kept: Digest,
    /// What signs all that the room tells.
    pub(super) key: SigningKey,
    pub(super) themes: ThemesById,
    /// Themes that the host has brought, by id; they are among the others too.
    pub(super) brought: BTreeMap<String, BroughtTheme>,
    /// The parts of one that is being brought.
    pub(super) bringing: Option<ThemeAssembly>,
    /// How many parts were brought in all.
    pub(super) parts: usize,
    pub(super) theme: Arc<Theme>,
    pub(super) arrangement: Arrangement,
    pub(super) people: People,
    /// The number of whoever sits down next.
    pub(super) next_person: PersonId,
    /// Which case this is for, or which one is played.
    pub(super) deal: u32,
    pub(super) table: Option<RoomTable>,
    /// The case that is played, where nobody deals it.
    pub(super) undealt: Option<UndealtCase>,
    /// The room as it was when it put away the last case that was closed: whoever was away is still told its verdict.
    pub(super) closed: Option<Arc<Self>>,
    pub(super) marks: BTreeMap<PersonId, String>,
    /// How much was told to all.
    pub(super) number: u64,
    /// The number of the next entry.
    pub(super) seq: u64,
    /// How many bytes of marks, names and themes the log has, less what cases have made room for.
    pub(super) beside: usize,
    /// How many bytes people have written beside the case, since the last one was put away.
    written: BTreeMap<PersonId, usize>,
    /// What people asked for that was done.
    done: BTreeSet<(PersonId, String)>,
}

impl RoomState {
    /// The room that a first entry makes.
    pub(super) fn first(entry: &LogEntry, themes: ThemesById) -> Result<Self, RoomFault> {
        let line = EntryBody::read(&entry.body).map_err(|why| RoomFault::Entry { seq: entry.seq, why })?;
        let LoggedDeed::Created { room, kept, name, suspect, token, arranged } = line.done else {
            return Err(RoomFault::Entry { seq: entry.seq, why: "it does not make a room".into() });
        };
        let theme = named(&themes, &arranged.theme)?;
        let host = Person::new(0, name, suspect, token);
        Ok(Self {
            room,
            key: SigningKey::of_room(&kept),
            kept,
            themes,
            brought: BTreeMap::new(),
            bringing: None,
            parts: 0,
            theme,
            arrangement: arranged.arrangement,
            people: People(vec![host]),
            next_person: 1,
            deal: 0,
            table: None,
            undealt: None,
            closed: None,
            marks: BTreeMap::new(),
            number: 1,
            seq: entry.seq + 1,
            beside: 0,
            written: BTreeMap::new(),
            done: BTreeSet::new(),
        })
    }

    /// Takes the next entry.
    pub(super) fn take(&mut self, entry: &LogEntry) -> Result<(), RoomFault> {
        self.takes(entry, Self::follow)
    }

    /// Takes the next entry, of a case that is put away and told to nobody any more: its decisions are not played again.
    pub(super) fn take_of_old(&mut self, entry: &LogEntry) -> Result<(), RoomFault> {
        self.takes(entry, |state, done| match done {
            LoggedDeed::Acted { .. } => {
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
            self.done.insert((person, entry.nonce.clone()));
        }
        Ok(())
    }

    /// Counts what an entry takes of what may be written beside cases.
    fn weigh(&mut self, entry: &LogEntry, done: &LoggedDeed) {
        let bytes = entry.body.len();
        if done.counts_for_its_room() {
            self.beside = self.beside.saturating_add(bytes);
        }
        if let LoggedDeed::Acted { .. } | LoggedDeed::Posted { .. } = done {
            self.beside = self.beside.saturating_sub(ROOM_MADE);
        }
        if let Some(person) = entry.seat.filter(|_| done.counts_for_its_person()) {
            let written = self.written.entry(person).or_default();
            *written = written.saturating_add(bytes);
        }
    }

    /// Whether so much has not been written yet that somebody may do this too.
    pub(super) fn has_room_for(&self, who: Option<PersonId>, done: &LoggedDeed) -> bool {
        let written = who.and_then(|person| self.written.get(&person)).copied().unwrap_or_default();
        let own = !done.counts_for_its_person() || written < MOST_WRITTEN;
        own && (!done.counts_for_its_room() || self.beside < MOST_BESIDE)
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

    /// The room as those know it who only watch: nobody's marks, and nobody's deeds by name.
    pub(super) fn for_watchers(&self) -> Self {
        Self { marks: BTreeMap::new(), done: BTreeSet::new(), ..self.clone() }
    }

    /// The same before the case that has just begun.
    pub(super) fn before_its_case(&self) -> Self {
        Self { table: None, number: self.number - 1, ..self.for_watchers() }
    }

    fn arrange(&mut self, arranged: ArrangedTheme) -> Result<(), RoomFault> {
        self.theme = named(&self.themes, &arranged.theme)?;
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

    /// A part of a theme that was brought.
    pub(super) fn part(&self, id: &str, part: usize) -> Option<ThemePart> {
        ThemePart::of(id, &self.brought.get(id)?.zip, part)
    }

    fn change(&mut self, done: LoggedDeed) -> Result<(), String> {
        match done {
            LoggedDeed::Brought(part) => self.bring(&part)?,
            LoggedDeed::Created { .. } | LoggedDeed::Arranged(_) => return Err("it makes a room that is made".into()),
            LoggedDeed::Sat { person, name, suspect, token } => {
                self.people.0.push(Person::new(person, name, suspect, token));
                self.next_person = person.saturating_add(1);
            }
            LoggedDeed::Took { person, name, suspect, token, key } => {
                let bot = self.arrangement.bots.iter().position(|bot| bot.suspect == suspect);
                let bot = bot.map(|at| self.arrangement.bots.remove(at)).ok_or("no bot has that chair")?;
                let person = Person::new(person, name, suspect, token);
                self.playing()?.take_chair(&person, bot.level, key)?;
                self.next_person = person.number.saturating_add(1);
                self.people.0.push(person);
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
                let laying = Laying {
                    room: &self.room,
                    key: self.key.public(),
                    theme: &self.theme,
                    digest: theme.unwrap_or_else(|| self.theme.old_digest.clone()),
                    arrangement: &self.arrangement,
                    people: &self.people,
                    kept: &self.kept,
                    deal: self.deal,
                    first: self.number + 1,
                };
                self.table = Some(RoomTable::lay(laying, setup, shares, keys)?);
            }
            LoggedDeed::BegunUndealt { setup, keys, theme } => {
                let beginning = UndealtBeginning {
                    room: &self.room,
                    key: self.key.public(),
                    theme: &self.theme,
                    arrangement: &self.arrangement,
                    people: &self.people,
                    deal: self.deal,
                    first: self.number + 1,
                };
                self.undealt = Some(UndealtCase::begin(&beginning, setup, keys, theme)?);
            }
            LoggedDeed::Posted { seat, post } => {
                let undealt = self.undealt.as_mut().ok_or("no case is played that nobody deals")?;
                undealt.adds(seat, post);
            }
            LoggedDeed::Acted { decision, seat, action, by, signature } => {
                self.playing()?.act(decision, seat, action, Authorship { by, signature })?;
            }
            LoggedDeed::Marked { person, text } => {
                self.marks.insert(person, text);
            }
            LoggedDeed::Paused => self.playing()?.paused = true,
            LoggedDeed::Resumed => self.playing()?.paused = false,
            LoggedDeed::Rematched => {
                self.closed = Some(Arc::new(Self { closed: None, ..self.for_watchers() }));
                self.put_away();
            }
        }
        Ok(())
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

    /// Whether a case is on the table.
    pub(super) const fn has_case(&self) -> bool {
        self.table.is_some() || self.undealt.is_some()
    }

    /// Whether somebody's deed of that name was done.
    pub(super) fn was_done(&self, person: PersonId, nonce: &str) -> bool {
        self.done.contains(&(person, nonce.to_owned()))
    }

    /// The first suspect without a chair.
    pub(super) fn free_suspect(&self) -> Option<SuspectId> {
        (0..self.theme.edition.cards.suspects).map(SuspectId).find(|suspect| self.is_free(*suspect))
    }

    /// Whether there is such a suspect, and neither a person nor a bot has its chair.
    pub(super) fn is_free(&self, suspect: SuspectId) -> bool {
        suspect.0 < self.theme.edition.cards.suspects
            && self.people.of_suspect(suspect).is_none()
            && self.arrangement.bots.iter().all(|bot| bot.suspect != suspect)
    }

    /// The lobby as everybody sees it, but for what is live in it.
    pub(super) fn lobby(&self) -> Lobby {
        Lobby {
            number: self.number,
            deal: self.deal,
            commitment: deal::commitment(&deal::secret(&self.kept, self.deal)),
            theme: ThemeStamp::of(&self.theme),
            arrangement: self.arrangement.clone(),
            people: self.people.for_lobby(),
            commitments: Vec::new(),
            keys: Vec::new(),
            sharing: false,
        }
    }
}

/// The theme of a stamp.
fn named(themes: &ThemesById, stamp: &ThemeStamp) -> Result<Arc<Theme>, RoomFault> {
    let theme = themes.get(&stamp.id).filter(|theme| stamp.is_of(theme));
    theme.cloned().ok_or_else(|| RoomFault::NoTheme { id: stamp.id.clone(), digest: stamp.digest.clone() })
}
