//! After the verdict: the room's case is opened here, dealt and played again, and held against what was told.

use std::{sync::Arc, time::Duration};

use bevy::{platform::time::Instant, prelude::*};

use candlestick_game::{Case, ReadRecord, record::Commitment};
use candlestick_online::{
    audit::{Audit, Cheat, Testimony},
    client::RemoteTable,
    protocol::Revealed,
};

/// The longest that a frame goes on checking.
const SLICE: Duration = Duration::from_millis(8);

/// How far the check of a closed case has come.
#[derive(Debug, Default)]
pub(super) struct Fairness {
    /// The seal of the case that is checked.
    seal: Option<Commitment>,
    state: Checking,
    /// The whole case, which the room has opened.
    opened: Option<Case>,
}

#[derive(Debug, Default)]
enum Checking {
    /// Nothing is opened yet.
    #[default]
    Sealed,
    Under(Box<Audit>),
    /// What came of it: decisions of one's own that were made elsewhere, or how the room was not honest.
    Done(Result<Vec<u64>, Cheat>),
}

impl Fairness {
    /// Begins the check of a closed case; what does not even begin well is not opened.
    pub(super) fn begin(revealed: &Revealed, told: &Testimony, table: &RemoteTable) -> Self {
        let seal = Some(table.seal());
        let audit = match Audit::begin(told, revealed, table.theme()) {
            Ok(audit) => audit,
            Err(cheat) => return Self { seal, state: Checking::Done(Err(cheat)), opened: None },
        };
        let read = ReadRecord::from_text(&revealed.record).map_err(|fault| fault.to_string());
        let replay = |read: ReadRecord| Case::replay(Arc::clone(table.theme()), read.record.log);
        let opened = read.and_then(|read| replay(read).map_err(|fault| fault.to_string()));
        let opened = opened.inspect_err(|fault| error!("the room's record cannot be played: {fault}")).ok();
        Self { seal, state: Checking::Under(Box::new(audit)), opened }
    }

    /// Whether it is of this case.
    pub fn is_of(&self, table: Option<&RemoteTable>) -> bool {
        self.seal.is_some() && self.seal == table.map(RemoteTable::seal)
    }

    /// The whole case, once the room has opened it.
    pub const fn opened(&self) -> Option<&Case> {
        self.opened.as_ref()
    }

    /// Whether it is being checked.
    pub const fn is_under_way(&self) -> bool {
        matches!(self.state, Checking::Under(_))
    }

    /// What came of the check.
    pub const fn found(&self) -> Option<&Result<Vec<u64>, Cheat>> {
        if let Checking::Done(found) = &self.state { Some(found) } else { None }
    }

    /// Checks for a slice of a frame.
    pub(super) fn step(&mut self) {
        let Checking::Under(audit) = &mut self.state else { return };
        let began = Instant::now();
        let found = loop {
            match audit.step() {
                Ok(true) if began.elapsed() < SLICE => {}
                Ok(true) => return,
                Ok(false) => break None,
                Err(cheat) => break Some(cheat),
            }
        };
        if let Checking::Under(audit) = std::mem::take(&mut self.state) {
            self.state = Checking::Done(found.map_or_else(|| audit.finish(), Err));
        }
    }
}
