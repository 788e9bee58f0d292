//! Puts a room together from its parts: makes a new one, and opens one again from its log.

use std::collections::VecDeque;

use candlestick_blind::BlindTable;

use super::{
    admission::first_entry,
    body::{EntryBody, LoggedDeed},
    bots::Bots,
    deed_outcome::Rules,
    effects::Effects,
    entry_names::EntryNames,
    in_place::StandInNotice,
    live::Live,
    roll_call::RollCall,
    room_limits::RoomLimits,
    state::RoomState,
    tell::Teller,
    watched::WatchersView,
};
use crate::{
    port::{ConnectionId, CreateRoom, Created, LogEntry, RoomFault, ThemeProvider},
    protocol::{Deed, PersonId},
};

/// One room: lobby, case, verdict, and again.
///
/// ```
/// use candlestick_online::{BuiltinThemes, CreateRoom, Room};
///
/// let (themes, entropy) = (BuiltinThemes::default(), [7; 64]); // sixty-four drawn bytes
/// let host = CreateRoom { name: "Ada".into(), ..CreateRoom::default() };
/// let (room, first, created) = Room::create(host, entropy, 0, &themes).expect("there is such a theme");
/// assert!(room.is_idle() && created.room.len() == 20);
/// // Once `first` is on the disk, the room can be opened again from it at any time.
/// assert!(Room::open(vec![first], 0, &themes).is_ok());
/// ```
#[derive(Debug)]
pub struct Room {
    pub(super) state: RoomState,
    pub(super) live: Live,
    pub(super) watched: WatchersView,
    pub(super) bots: Bots,
    pub(super) waiting: VecDeque<WaitingDeed>,
    pub(super) pending: Option<Pending>,
    /// The moment that was asked for last.
    pub(super) wake: Option<u64>,
    /// What was last told of a bot in somebody's place.
    pub(super) in_place: StandInNotice,
    /// Names that the room may not give what it does itself.
    pub(super) names: EntryNames,
    pub(super) roll: RollCall,
    /// Another server has the room, or its log cannot be written.
    pub(super) over: bool,
}

/// A deed that waits for its turn.
#[derive(Debug)]
pub(super) struct WaitingDeed {
    pub(super) connection: ConnectionId,
    pub(super) person: Option<PersonId>,
    pub(super) nonce: String,
    pub(super) deed: Deed,
    /// In which case it was asked for, where it is for that one alone.
    pub(super) deal: Option<u32>,
}

/// An entry that is being appended.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) entry: LogEntry,
    pub(super) done: LoggedDeed,
    pub(super) from: Option<ConnectionId>,
    pub(super) nonce: String,
    /// The table that has heard the post, where it is one.
    pub(super) heard: Option<BlindTable>,
}

impl Room {
    /// Makes a room. Its first entry is to be appended before anybody hears of it.
    ///
    /// # Errors
    /// When the name or the theme cannot be taken.
    pub fn create(
        request: CreateRoom,
        entropy: [u8; 64],
        now: u64,
        themes: &dyn ThemeProvider,
    ) -> Result<(Self, LogEntry, Created), RoomFault> {
        let (entry, created) = first_entry(request, entropy, now, themes)?;
        let room = Self::open(vec![entry.clone()], now, themes)?;
        Ok((room, entry, created))
    }

    /// Opens a room again from its log: it is as it was, with nobody here.
    ///
    /// # Errors
    /// The first entry that cannot be taken, or a theme that is not there.
    pub fn open(entries: Vec<LogEntry>, now: u64, themes: &dyn ThemeProvider) -> Result<Self, RoomFault> {
        let themes = themes.themes().into_iter().map(|theme| (theme.id.clone(), theme)).collect();
        let (first, later) = entries.split_first().ok_or(RoomFault::Empty)?;
        let mut state = RoomState::first(first, themes)?;
        let mut watched = WatchersView::default();
        let (old, later) = later.split_at(of_old(later));
        old.iter().try_for_each(|entry| state.take_of_old(entry))?;
        for entry in later {
            let before_case = state.table.is_none();
            state.take(entry)?;
            if before_case && state.table.is_some() {
                watched = WatchersView::begins(&state);
            }
        }
        // What was checked before it was written is checked once more, of the case that goes on alone.
        if let Some(fault) = state.undealt.as_mut().and_then(|undealt| undealt.catches_up().err()) {
            return Err(RoomFault::Entry { seq: state.seq.saturating_sub(1), why: fault.to_string() });
        }
        // What watchers have been told is not known any more: nobody is told anything too early.
        if state.table.as_ref().is_some_and(|table| !table.case.is_closed()) {
            watched.leaps(&state, now);
        } else {
            watched.ends(&state);
        }
        Ok(Self { names: EntryNames::of(&entries), ..Self::with_nobody(state, watched, now) })
    }

    /// The same with other limits, before anybody is connected.
    #[must_use]
    pub const fn within(mut self, limits: RoomLimits) -> Self {
        self.live.limits = limits;
        self
    }

    /// A room to which nobody is connected.
    pub(super) fn with_nobody(state: RoomState, watched: WatchersView, now: u64) -> Self {
        let live = Live::nobody(&state.people, now);
        let (bots, waiting, in_place) = (Bots::default(), VecDeque::new(), StandInNotice::default());
        let (names, roll) = (EntryNames::default(), RollCall::new(now));
        Self { state, live, watched, bots, waiting, pending: None, wake: None, in_place, names, roll, over: false }
    }

    /// The room's name, as links and hellos have it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.state.room
    }

    /// How many entries of its log it has taken. Where the log has more, and none is being appended here, another server
    /// has gone on with the room.
    #[must_use]
    pub const fn entries(&self) -> u64 {
        self.state.seq
    }

    /// Whether nobody is connected and nothing is under way: it may be dropped from memory, the log has all of it.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.live.connections.is_empty() && self.pending.is_none() && self.waiting.is_empty()
    }

    pub(super) fn teller(&self, now: u64) -> Teller<'_> {
        let watched = self.watched.known();
        Teller { state: &self.state, live: &self.live, watched, in_place: self.in_place, now }
    }

    pub(super) const fn effects(&mut self, now: u64) -> Effects<'_> {
        let (live, watched) = (&mut self.live, &mut self.watched);
        Effects { state: &self.state, live, watched, in_place: self.in_place, now }
    }

    pub(super) const fn rules(&self) -> Rules<'_> {
        Rules { state: &self.state, live: &self.live }
    }
}

/// How many entries are of cases that nobody is told any more: the last that was closed is kept for whoever was away at its
/// verdict, so all up to the one that put away the one before it.
fn of_old(entries: &[LogEntry]) -> usize {
    let mut away = (1..=entries.len())
        .rev()
        .filter(|at| entries.get(at - 1).is_some_and(|entry| EntryBody::puts_away(&entry.body)));
    away.nth(1).unwrap_or_default()
}
