//! A case that a room referees, as this device was told of it.

use std::{
    ops::Range,
    sync::{Arc, Mutex, PoisonError},
};

use super::authority::Authority;
use candlestick_game::{Case, Seat, ThemeStamp, Waits, jobs::Eyes, record::Commitment};
use candlestick_online::client::RemoteTable;
use candlestick_rules::{Action, Choices, Event, Phase, Refusal, SeatId, View, WrittenView};
use candlestick_themes::Theme;

/// Decisions on their way to a room; clones are the same.
#[derive(Debug, Clone, Default)]
pub struct Outbox(Arc<Mutex<Vec<Action>>>);

impl Outbox {
    fn put(&self, action: Action) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(action);
    }

    /// What was decided since this was last asked.
    #[must_use]
    pub fn take(&self) -> Vec<Action> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A case elsewhere as it was last told. What is decided here is sent and changes nothing before the room tells it.
#[derive(Debug)]
pub struct RemoteCase {
    table: RemoteTable,
    /// Takes decisions to the room.
    outbox: Outbox,
    /// Whether a decision is on its way, so that none is offered.
    deciding: bool,
    revision: u64,
    /// The whole case, once the room has opened it.
    opened: Option<Box<Case>>,
}

impl RemoteCase {
    /// The case as it was told; `revision` is another number whenever that has changed.
    #[must_use]
    pub const fn new(table: RemoteTable, outbox: Outbox, deciding: bool, revision: u64) -> Self {
        Self { table, outbox, deciding, revision, opened: None }
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
        let view = self.table.view(seat);
        if self.deciding { View { choices: Choices::default(), ..view } } else { view }
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
        self.table.events(range, seat)
    }

    fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        if self.deciding || seat != self.table.me() {
            return Err(Refusal::NotOffered { seat, action });
        }
        self.table.refusal(action).map_or(Ok(()), Err)?;
        self.outbox.put(action);
        self.deciding = true;
        self.revision += 1;
        Ok(Vec::new())
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    /// Whoever looks here; the other people look elsewhere.
    fn persons(&self) -> Vec<SeatId> {
        let me = self.table.me();
        if me == SeatId::WATCHER { Vec::new() } else { vec![me] }
    }

    fn case(&self) -> Option<&Case> {
        self.opened.as_deref()
    }

    fn is_elsewhere(&self) -> bool {
        true
    }

    fn eyes(&self, view: &View, _actions: usize) -> Eyes {
        let view = Box::new(WrittenView::from(view.clone()));
        Eyes::Told { theme: ThemeStamp::of(self.table.theme()), view }
    }

    /// Names may be another language's; all else goes on as it was agreed in the room.
    fn renew(&mut self, theme: &Arc<Theme>) -> Vec<Waits> {
        self.table.tell_with(theme);
        self.revision += 1;
        Vec::new()
    }
}
