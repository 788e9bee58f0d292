//! After the verdict: the room's case is opened here, dealt and played again, and held against what was told.

use bevy::prelude::*;

use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::{Case, jobs::JobResult, record::Commitment};
use candlestick_online::{
    audit::{Audit, Cheat, Found, Testimony},
    client::RemoteTable,
    protocol::Revealed,
};

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
    /// Its bots think again.
    Under(Box<(Audit, BackgroundJob)>),
    /// What came of it, or how the room was not honest.
    Done(Result<Found, Cheat>),
}

impl Fairness {
    /// Begins the check of a closed case, also by what was told to whoever plays beside; what does not even begin well is
    /// not opened.
    pub(super) fn begin<'a>(
        (revealed, told): (&Revealed, &Testimony),
        mut beside: impl Iterator<Item = &'a Testimony>,
        table: &RemoteTable,
        tasks: &BackgroundTasks,
    ) -> Self {
        let seal = Some(table.seal());
        let begun = Audit::begin(told, revealed, table.theme());
        let begun = begun.and_then(|audit| {
            beside.try_for_each(|told| Audit::begin(told, revealed, table.theme()).map(drop))?;
            Ok(audit)
        });
        match begun {
            Err(cheat) => Self { seal, state: Checking::Done(Err(cheat)), opened: None },
            Ok(audit) => {
                let (opened, job) = (Some(audit.case().clone()), tasks.start(audit.job(), table.theme()));
                Self { seal, state: Checking::Under(Box::new((audit, job))), opened }
            }
        }
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
    pub const fn found(&self) -> Option<&Result<Found, Cheat>> {
        if let Checking::Done(found) = &self.state { Some(found) } else { None }
    }

    /// Takes what the bots decide again, once it is worked out.
    pub(super) fn follow(&mut self) {
        let Checking::Under(under) = &mut self.state else { return };
        let Some(result) = under.1.done() else { return };
        let Checking::Under(under) = std::mem::take(&mut self.state) else { return };
        self.state = Checking::Done(match result {
            JobResult::BotsAgain(again) => under.0.finish(&again),
            other => Err(Cheat::NoCase(format!("its bots could not be asked again: {other:?}"))),
        });
    }
}
