//! Checks the room's case after the verdict: it is opened here, dealt and played again, and held against what was told
//! to everybody who plays at this device.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::{Case, jobs::JobResult, record::Commitment};
use candlestick_online::{
    audit::{Audit, AuditFindings, Cheat, Testimony},
    client::ClosedCase,
    protocol::Revealed,
};
use candlestick_rules::SeatId;
use candlestick_themes::Theme;

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
    /// Its bots think again, and what others here were told is looked through.
    Under(Box<Under>),
    /// What came of it, or how the room was not honest.
    Done(Result<AuditFindings, Cheat>),
}

/// How many signatures are looked at in a frame, for each who plays here: a page takes some tenths of a millisecond for one.
const A_FRAME: usize = 8;

/// A check that is under way: so much of it in each frame that nobody sees it.
#[derive(Debug)]
struct Under {
    own: Audit,
    job: BackgroundJob,
    theme: Arc<Theme>,
    /// Of whoever plays beside one: those who wait, one of whom is begun in a frame, and those who are begun.
    waiting: VecDeque<(Testimony, Revealed)>,
    beside: Vec<Audit>,
    /// What the bots decided again.
    again: Option<JobResult>,
    /// Whether there is more to look through before that is asked for.
    more: bool,
}

impl Fairness {
    /// Begins the check of a closed case, also of what whoever plays beside was told and shown at its end; what does not even
    /// begin well is not opened.
    pub(super) fn begin<'a>(
        own: &'a ClosedCase,
        beside: impl Iterator<Item = &'a ClosedCase>,
        tasks: &BackgroundTasks,
    ) -> Self {
        let (seal, theme) = (Some(own.table().seal()), Arc::clone(own.table().theme()));
        let Some((told, revealed)) = own.dealt() else { return Self::undealt(own, beside) };
        let waiting =
            beside.filter_map(ClosedCase::dealt).map(|(told, opened)| (told.clone(), opened.clone())).collect();
        match Audit::begin(told, revealed, &theme) {
            Err(cheat) => Self { seal, state: Checking::Done(Err(cheat)), opened: None },
            Ok(own) => {
                let (opened, job) = (Some(own.case().clone()), tasks.start(own.job(), &theme));
                let under = Under { own, job, theme, waiting, beside: Vec::new(), again: None, more: true };
                Self { seal, state: Checking::Under(Box::new(under)), opened }
            }
        }
    }

    /// A case that nobody dealt: each client has checked every post as it came, and has played it again once it lay open.
    fn undealt<'a>(own: &'a ClosedCase, beside: impl Iterator<Item = &'a ClosedCase>) -> Self {
        let broken =
            std::iter::once(own).chain(beside).filter_map(ClosedCase::undealt).find_map(|case| case.as_ref().err());
        let opened = own.undealt().and_then(|case| case.as_ref().ok()).filter(|_| broken.is_none()).cloned();
        let found = match broken {
            Some(why) => Err(Cheat::NoCase(why.clone())),
            None => Ok(AuditFindings::of_undealt(own.table().me() != SeatId::WATCHER)),
        };
        Self { seal: Some(own.table().seal()), state: Checking::Done(found), opened }
    }

    /// Whether it is of this case.
    pub fn is_of(&self, seal: Commitment) -> bool {
        self.seal == Some(seal)
    }

    /// The whole case, once the room has opened it; none of another.
    pub fn opened(&self, seal: Commitment) -> Option<&Case> {
        self.opened.as_ref().filter(|_| self.is_of(seal))
    }

    /// Whether it is being checked.
    pub const fn is_under_way(&self) -> bool {
        matches!(self.state, Checking::Under(_))
    }

    /// What came of the check.
    pub const fn found(&self) -> Option<&Result<AuditFindings, Cheat>> {
        if let Checking::Done(found) = &self.state { Some(found) } else { None }
    }

    /// Goes on with it; answers whether a frame is wanted to go on further.
    pub(super) fn follow(&mut self) -> bool {
        let Checking::Under(under) = &mut self.state else { return false };
        if let Err(cheat) = under.goes_on() {
            self.state = Checking::Done(Err(cheat));
            return true;
        }
        if under.more || under.again.is_none() {
            return under.more;
        }
        if let Checking::Under(under) = std::mem::take(&mut self.state) {
            self.state = Checking::Done(under.ends());
        }
        true
    }
}

impl Under {
    /// Looks at some signatures, or begins with what one more of those beside was told; and takes what the bots decide again,
    /// once it is worked out.
    fn goes_on(&mut self) -> Result<(), Cheat> {
        let everybody = std::iter::once(&mut self.own).chain(&mut self.beside);
        self.more = everybody.fold(false, |more, audit| audit.goes_on(A_FRAME) | more);
        if let Some((told, revealed)) = self.waiting.pop_front() {
            self.beside.push(Audit::begin(&told, &revealed, &self.theme)?);
            self.more = true;
        }
        self.again = self.again.take().or_else(|| self.job.done());
        Ok(())
    }

    /// Holds what was decided again against what everybody here was told: one case, and so the same bots for all.
    fn ends(self) -> Result<AuditFindings, Cheat> {
        match self.again {
            Some(JobResult::BotsAgain(again)) => {
                let found = self.own.finish(&again)?;
                self.beside.into_iter().try_for_each(|audit| audit.finish(&again).map(drop))?;
                Ok(found)
            }
            other => Err(Cheat::NoCase(format!("its bots could not be asked again: {other:?}"))),
        }
    }
}
