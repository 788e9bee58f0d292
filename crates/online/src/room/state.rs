//! Holds all of a room that follows from its log.

use std::{collections::BTreeMap, sync::Arc};

use candlestick_game::ThemeStamp;
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;

use super::{
    body::{EntryBody, LoggedDeed},
    done_deeds::DoneDeeds,
    folded_table::FoldedTable,
    people::{People, Person},
    table::RoomTable,
    undealt::UndealtCase,
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

/// What a room is: the same log gives the same.
#[derive(Debug, Clone)]
pub(super) struct RoomState {
    pub(super) room: String,
    /// What the secrets of all deals follow from. Never told.
    pub(super) kept: Digest,
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
    /// The theme as the log names it.
    pub(super) arranged_as: ThemeStamp,
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
    /// In such a room that case, where it was dealt.
    pub(super) folded: Option<FoldedTable>,
    pub(super) marks: BTreeMap<PersonId, String>,
    /// How much was told to all.
    pub(super) number: u64,
    /// The number of the next entry.
    pub(super) seq: u64,
    /// How many bytes of marks, names and themes the log has, less what cases have made room for.
    pub(super) beside: usize,
    /// How many bytes people have written beside the case, since the last one was put away.
    pub(super) written: BTreeMap<PersonId, usize>,
    /// What people asked for that was done.
    pub(super) done: DoneDeeds,
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
            arranged_as: arranged.theme,
            arrangement: arranged.arrangement,
            people: People(vec![host]),
            next_person: 1,
            deal: 0,
            table: None,
            undealt: None,
            closed: None,
            folded: None,
            marks: BTreeMap::new(),
            number: 1,
            seq: entry.seq + 1,
            beside: 0,
            written: BTreeMap::new(),
            done: DoneDeeds::default(),
        })
    }

    /// Whether so much has not been written yet that somebody may do this too.
    pub(super) fn has_room_for(&self, who: Option<PersonId>, done: &LoggedDeed) -> bool {
        let written = who.and_then(|person| self.written.get(&person)).copied().unwrap_or_default();
        let own = !done.counts_for_its_person() || written < MOST_WRITTEN;
        own && (!done.counts_for_its_room() || self.beside < MOST_BESIDE)
    }

    /// The room as those know it who only watch: nobody's marks, and nobody's deeds by name.
    pub(super) fn for_watchers(&self) -> Self {
        Self { marks: BTreeMap::new(), done: DoneDeeds::default(), ..self.clone() }
    }

    /// The same before the case that has just begun.
    pub(super) fn before_its_case(&self) -> Self {
        Self { table: None, number: self.number - 1, ..self.for_watchers() }
    }

    /// A part of a theme that was brought.
    pub(super) fn part(&self, id: &str, part: usize) -> Option<ThemePart> {
        ThemePart::of(id, &self.brought.get(id)?.zip, part)
    }

    /// Whether a case is on the table.
    pub(super) const fn has_case(&self) -> bool {
        self.table.is_some() || self.undealt.is_some()
    }

    /// Whether somebody's deed of that name was done.
    pub(super) fn was_done(&self, person: PersonId, nonce: &str) -> bool {
        self.done.has(person, nonce)
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
pub(super) fn named(themes: &ThemesById, stamp: &ThemeStamp) -> Result<Arc<Theme>, RoomFault> {
    let theme = themes.get(&stamp.id).filter(|theme| stamp.is_of(theme));
    theme.cloned().ok_or_else(|| RoomFault::NoTheme { id: stamp.id.clone(), digest: stamp.digest.clone() })
}
