//! A case that a room referees, as this device was told of it.

use std::{
    ops::Range,
    sync::{Arc, Mutex, PoisonError},
};

use super::authority::Authority;
use candlestick_game::{Case, NotRenewed, Seat, ThemeStamp, jobs::Eyes, record::Commitment};
use candlestick_online::client::RemoteTable;
use candlestick_rules::{Action, Event, Phase, Refusal, SeatId, View, WrittenView};
use candlestick_themes::Theme;

/// What somebody at this device wants of the case in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionOnItsWay {
    /// This is decided.
    Decides(Action),
    /// The last decision is taken back.
    TakesBack,
}

/// Decisions on their way to a room; clones are the same.
#[derive(Debug, Clone, Default)]
pub struct DecisionOutbox(Arc<Mutex<Vec<(SeatId, DecisionOnItsWay)>>>);

impl DecisionOutbox {
    fn put(&self, seat: SeatId, what: DecisionOnItsWay) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((seat, what));
    }

    /// Whether nothing waits to be taken to the room.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// What was decided or taken back since this was last asked, and from which seat.
    #[must_use]
    pub fn take(&self) -> Vec<(SeatId, DecisionOnItsWay)> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A case elsewhere as it was last told. What is decided here is sent and changes nothing before the room tells it.
#[derive(Debug)]
pub struct RemoteCase {
    table: RemoteTable,
    /// The same case as it was told to whoever else plays at this device.
    beside: Vec<RemoteTable>,
    /// Takes decisions to the room.
    outbox: DecisionOutbox,
    /// Whether a decision is on its way.
    deciding: bool,
    revision: u64,
    /// The whole case, once the room has opened it.
    opened: Option<Box<Case>>,
}

impl RemoteCase {
    /// The case as it was told; `revision` is another number whenever that has changed.
    #[must_use]
    pub const fn new(table: RemoteTable, outbox: DecisionOutbox, deciding: bool, revision: u64) -> Self {
        Self { table, beside: Vec::new(), outbox, deciding, revision, opened: None }
    }

    /// The same with what was told to whoever else plays at this device, each as far as the first.
    #[must_use]
    pub fn beside(mut self, tables: Vec<RemoteTable>) -> Self {
        self.beside = tables;
        self
    }

    /// Everybody's who plays at this device.
    fn tables(&self) -> impl Iterator<Item = &RemoteTable> {
        std::iter::once(&self.table).chain(&self.beside)
    }

    /// What was told to whoever has a seat at this device.
    fn at(&self, seat: SeatId) -> Option<&RemoteTable> {
        self.tables().find(|table| table.me() == seat && seat != SeatId::WATCHER)
    }

    /// The same with the whole case, which the room has opened.
    #[must_use]
    pub fn opened(mut self, case: Option<Case>) -> Self {
        self.opened = case.map(Box::new);
        self
    }
}

impl Authority for RemoteCase {
    fn theme(&self) -> &Arc<Theme> {
        self.table.theme()
    }

    fn seats(&self) -> &[Seat] {
        self.table.seats()
    }

    fn view(&self, seat: SeatId) -> View {
        self.at(seat).unwrap_or(&self.table).view(seat)
    }

    fn seal(&self) -> Commitment {
        self.table.seal()
    }

    fn phase(&self) -> Phase {
        self.table.phase()
    }

    fn actor(&self) -> Option<SeatId> {
        self.table.actor()
    }

    fn turn_seat(&self) -> SeatId {
        self.table.turn_seat()
    }

    fn is_out(&self, seat: SeatId) -> bool {
        self.table.is_out(seat)
    }

    fn action_count(&self) -> usize {
        usize::try_from(self.table.decision()).unwrap_or(usize::MAX)
    }

    fn event_count(&self) -> usize {
        self.table.event_count()
    }

    fn events(&self, range: Range<usize>, seat: SeatId) -> Vec<Event> {
        self.at(seat).unwrap_or(&self.table).events(range, seat)
    }

    fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        let table = self.at(seat).filter(|_| !self.deciding).ok_or(Refusal::NotOffered { seat, action })?;
        table.refusal(action).map_or(Ok(()), Err)?;
        self.outbox.put(seat, DecisionOnItsWay::Decides(action));
        self.deciding = true;
        self.revision += 1;
        Ok(Vec::new())
    }

    fn may_take_back(&self, seat: SeatId) -> bool {
        !self.deciding && self.at(seat).is_some_and(RemoteTable::may_take_back)
    }

    fn take_back(&mut self, seat: SeatId) -> bool {
        if self.may_take_back(seat) {
            self.outbox.put(seat, DecisionOnItsWay::TakesBack);
            self.deciding = true;
            self.revision += 1;
        }
        false
    }

    fn takings_back(&self) -> Vec<usize> {
        self.table.taken_back().iter().map(|back| back.events).collect()
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    /// Whoever looks here; the other people look elsewhere.
    fn persons(&self) -> Vec<SeatId> {
        let mut seats: Vec<_> = self.tables().map(RemoteTable::me).filter(|seat| *seat != SeatId::WATCHER).collect();
        seats.sort_unstable();
        seats
    }

    fn case(&self) -> Option<&Case> {
        self.opened.as_deref()
    }

    fn is_elsewhere(&self) -> bool {
        true
    }

    fn is_deciding(&self) -> bool {
        self.deciding
    }

    fn eyes(&self, view: &View, _actions: usize) -> Eyes {
        let view = Box::new(WrittenView::from(view.clone()));
        Eyes::Told { theme: ThemeStamp::of(self.table.theme()), view }
    }

    /// Names may be another language's; all else goes on as it was agreed in the room.
    fn renew(&mut self, theme: &Arc<Theme>) -> Vec<NotRenewed> {
        self.table.tell_with(theme);
        self.beside.iter_mut().for_each(|table| table.tell_with(theme));
        self.revision += 1;
        Vec::new()
    }
}

#[cfg(test)]
mod tests;
