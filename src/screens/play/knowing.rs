//! Works out what the person at the table can know, after each event and off the frame.

use std::sync::Arc;

use bevy::{platform::collections::HashMap, prelude::*};

use crate::{
    resource::Begin,
    session::{OwnMarks, Session},
    table::{BackgroundJob, BackgroundTasks, CaseExchanged, Screen},
};
use candlestick_game::{
    Deductions,
    jobs::{Job, JobResult},
};
use candlestick_rules::SeatId;

/// The last that was worked out for each seat; changed only when something new is known.
#[derive(Resource, Debug, Default)]
pub(super) struct SeatDeductions(HashMap<SeatId, Arc<Deductions>>);

/// What is asked for, which is looked at in each frame.
#[derive(Resource, Debug, Default)]
struct Deducing {
    task: Option<DeductionInProgress>,
    /// What came to nothing and is not tried again: the seat and how many events it had seen.
    failed: Option<(SeatId, usize)>,
}

/// What is being worked out: for whom, after how many events.
#[derive(Debug)]
struct DeductionInProgress {
    seat: SeatId,
    events: usize,
    job: BackgroundJob,
}

impl SeatDeductions {
    /// The last that was worked out for a seat; it may be some events old.
    pub fn sure(&self, seat: SeatId) -> Option<Arc<Deductions>> {
        self.0.get(&seat).cloned()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<SeatDeductions>().begin::<Deducing>().add_systems(OnEnter(Screen::Play), forget).add_systems(
        Update,
        (forget.run_if(on_message::<CaseExchanged>), take, ask).chain().run_if(in_state(Screen::Play)),
    );
}

/// Another case: nothing of the last one holds.
fn forget(mut knowing: ResMut<SeatDeductions>, mut deducing: ResMut<Deducing>) {
    *knowing = SeatDeductions::default();
    *deducing = Deducing::default();
}

/// Takes what is done.
fn take(mut knowing: ResMut<SeatDeductions>, mut deducing: ResMut<Deducing>) {
    let Some(result) = deducing.task.as_mut().and_then(|task| task.job.done()) else { return };
    let Some(DeductionInProgress { seat, events, .. }) = deducing.task.take() else { return };
    if let JobResult::Deductions(sure) = result {
        knowing.0.insert(seat, Arc::new(sure));
    } else {
        error!("the deductions came to nothing: {result:?}");
        deducing.failed = Some((seat, events));
    }
}

/// Sets out to work out what the last event means, where the help level wants it.
fn ask(
    (session, marks): (Res<Session>, Res<OwnMarks>),
    (knowing, mut deducing): (Res<SeatDeductions>, ResMut<Deducing>),
    tasks: Res<BackgroundTasks>,
) {
    let view = session.view();
    let (seat, events) = (view.me, view.events.len());
    let wanted = marks.of(session.viewer()).is_some_and(|marks| marks.help.needs_deduction());
    let known = knowing.0.get(&seat).is_some_and(|sure| sure.events == events);
    if !wanted || known || deducing.task.is_some() || deducing.failed == Some((seat, events)) {
        return;
    }
    let job = tasks.start(Job::Deductions(session.eyes()), session.theme());
    deducing.task = Some(DeductionInProgress { seat, events, job });
}
