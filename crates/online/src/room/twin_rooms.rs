//! Goes on, for tests, with two rooms by one log: one as dealt, the other with two cards in each other's place.

use candlestick_rules::{CardId, SeatId};

use super::{
    body::EntryBody,
    exchange::{hidden, knows, swapped},
    parts::{Pending, Room},
    room_outputs::RoomOutputs,
    state::RoomState,
    table::RoomTable,
    watched::WatchersView,
};
use crate::{
    port::{ConnectionId, Input, LogEntry, Output, RoomFault, ThemeProvider},
    protocol::PersonId,
};

/// For tests: a room that goes on by entries that stand in a log, and beside it the same room with two cards of its case
/// exchanged, to which the very same happens.
///
/// What was decided cannot be decided once more where the cards lie otherwise. So the other room plays nothing: after each
/// entry it is what the first is, with the cards exchanged in all that has happened, and tells that. Who is connected, what
/// is under way, and when which bot is due it has of its own.
#[derive(Debug)]
pub struct TwinRooms {
    dealt: Room,
    other: Room,
    /// Which cards are exchanged, of all that somebody cannot tell apart.
    choice: usize,
    /// Those, once a case is played.
    pair: Option<(CardId, CardId)>,
}

impl TwinRooms {
    /// Rooms of a log to which nobody is connected, where what was written `later` came one after the other, each at its
    /// moment, and it is `now`. Any number is a `choice` of two cards.
    ///
    /// # Errors
    /// The first entry that cannot be taken, or a theme that is not there.
    pub fn open<'a>(
        log: &[LogEntry],
        later: impl IntoIterator<Item = (u64, &'a LogEntry)>,
        (now, choice): (u64, usize),
        themes: &dyn ThemeProvider,
    ) -> Result<Self, RoomFault> {
        let mut dealt = Room::open(log.to_vec(), now, themes)?;
        for (at, entry) in later {
            dealt.watched.goes_on(at);
            dealt.takes(&mut again(entry, None)?, at)?;
        }
        dealt.watched.goes_on(now);
        let dealt = Room::with_nobody(dealt.state, dealt.watched, now);
        let other = Room::with_nobody(dealt.state.clone(), WatchersView::default(), now);
        let mut rooms = Self { dealt, other, choice, pair: None };
        rooms.follows();
        Ok(rooms)
    }

    /// Both take an input; what each wants done.
    pub fn handle(&mut self, now: u64, input: &Input) -> [Vec<Output>; 2] {
        let due = self.dealt.watched.goes_on(now);
        if !due.is_empty() {
            self.follows();
        }
        self.each(|room, out| {
            room.tells_due(&due, now, out);
            out.0.extend(room.handle(now, input.clone()));
        })
    }

    /// The next entry is on the disk, and both tell it; what each wants done.
    ///
    /// # Errors
    /// When it cannot be taken.
    pub fn takes(&mut self, now: u64, entry: &LogEntry) -> Result<[Vec<Output>; 2], RoomFault> {
        let mut pending = again(entry, entry.seat.and_then(|person| self.dealt.live.of(person)))?;
        let before = self.dealt.events();
        self.dealt.takes(&mut pending, now)?;
        self.follows();
        let told = self.each(|room, out| {
            // What it wanted to write itself never was.
            room.pending = None;
            room.tells(&pending, before, now, out);
        });
        let [dealt, other] = self.handle(now, &Input::Tick);
        let [mut told, mut told_otherwise] = told;
        told.extend(dealt);
        told_otherwise.extend(other);
        Ok([told, told_otherwise])
    }

    /// When they are to be told a tick.
    #[must_use]
    pub const fn wake(&self) -> Option<u64> {
        self.dealt.wake
    }

    /// Whether the cards are exchanged in a case that is not closed: else the two are the same.
    #[must_use]
    pub fn is_exchanged(&self) -> bool {
        self.pair.is_some() && self.dealt.state.table.as_ref().is_some_and(|table| !table.case.is_closed())
    }

    /// Whose connection it is; none where nobody is connected by it, and within it none of a watcher's.
    #[must_use]
    pub fn person(&self, connection: ConnectionId) -> Option<Option<PersonId>> {
        self.dealt.live.connections.get(&connection).map(|known| known.person)
    }

    /// Whether those who watch are told of the case later than those who play.
    #[must_use]
    pub fn is_watched_later(&self) -> bool {
        self.dealt.watched.known().is_some()
    }

    /// Whether this person, or whoever watches, may know by now where one of the two cards lies.
    #[must_use]
    pub fn can_tell(&self, person: Option<PersonId>) -> bool {
        let later = self.dealt.watched.known().filter(|_| person.is_none());
        let told = later.unwrap_or(&self.dealt.state).table.as_ref().zip(self.pair);
        told.is_some_and(|(table, (a, b))| {
            let (game, me) = (table.case.game(), table.seat_of(person));
            table.case.is_closed() || knows(game, me, a) || knows(game, me, b)
        })
    }

    /// The same to both.
    fn each(&mut self, does: impl Fn(&mut Room, &mut RoomOutputs)) -> [Vec<Output>; 2] {
        [&mut self.dealt, &mut self.other].map(|room| {
            let mut out = RoomOutputs::default();
            does(room, &mut out);
            out.0
        })
    }

    /// The other room is what the first is by now, and its watchers know what those of the first know.
    fn follows(&mut self) {
        let before = self.pair.map(|_| &self.other.state);
        let pair = self.pair.or_else(|| pair_of(self.dealt.state.table.as_ref()?, self.choice));
        let state = exchanged_on(&self.dealt.state, pair, before);
        let known = self.dealt.watched.known();
        let known = known.map(|known| exchanged_on(known, pair, before.and(self.other.watched.known())));
        self.other.watched = known.map(|known| self.dealt.watched.knowing(known)).unwrap_or_default();
        (self.other.state, self.pair) = (state, pair);
    }
}

/// What is told of an entry that stands in a log, done by that connection.
fn again(entry: &LogEntry, from: Option<ConnectionId>) -> Result<Pending, RoomFault> {
    let line = EntryBody::read(&entry.body).map_err(|why| RoomFault::Entry { seq: entry.seq, why })?;
    Ok(Pending { entry: entry.clone(), done: line.done, from, nonce: entry.nonce.clone(), heard: None })
}

/// A room with two cards exchanged; `before` is the same a few entries before.
fn exchanged_on(state: &RoomState, pair: Option<(CardId, CardId)>, before: Option<&RoomState>) -> RoomState {
    let Some(mut other) = pair.and_then(|pair| swapped(state, pair)) else { return state.clone() };
    let before = before.filter(|before| before.deal == state.deal).and_then(|before| before.table.as_ref());
    if let Some(table) = &mut other.table {
        match before {
            Some(before) => table.chain_on(before),
            None => table.chain_again(),
        }
    }
    other
}

/// Two cards of a category that one of the people, or whoever watches, cannot tell apart, and that are another deal where
/// they are exchanged; none where there are no two, and of a closed case.
fn pair_of(table: &RoomTable, choice: usize) -> Option<(CardId, CardId)> {
    let game = Some(table.case.game()).filter(|_| !table.case.is_closed())?;
    let people = table.people.iter().flatten().map(|person| table.seat_of(Some(*person)));
    let viewers: Vec<_> = people.chain([SeatId::WATCHER]).collect();
    let (choice, viewer) = (choice / viewers.len(), viewers.get(choice % viewers.len())?);
    let all = hidden(game, *viewer);
    let pairs = all.iter().flat_map(|of_one| of_one.iter().flat_map(|a| of_one.iter().map(|b| (*a, *b))));
    let pairs: Vec<_> = pairs.filter(|(a, b)| a < b).collect();
    let first = choice % pairs.len().max(1);
    let (before, from) = pairs.split_at_checked(first)?;
    let is_other = |(a, b): &(CardId, CardId)| game.with_swapped(*a, *b).truth() != game.truth();
    from.iter().chain(before).copied().find(is_other)
}
