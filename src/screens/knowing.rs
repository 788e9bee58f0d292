//! Works out what the person at the table can know, after each event and off the frame.

use std::sync::Arc;

use bevy::{platform::collections::HashMap, prelude::*};

use crate::session::{OwnMarks, Session};
use crate::table::{BackgroundJob, BackgroundTasks, Screen};
use candlestick_game::{
    Deductions,
    jobs::{Job, JobResult},
};
use candlestick_rules::SeatId;

/// The last that was worked out for each seat, and what is being worked out.
#[derive(Resource, Debug, Default)]
pub(super) struct Knowing {
    known: HashMap<SeatId, Arc<Deductions>>,
    task: Option<Task>,
    /// What came to nothing and is not tried again: the seat and how many events it had seen.
    failed: Option<(SeatId, usize)>,
}

/// What is being worked out: for whom, after how many events.
#[derive(Debug)]
struct Task {
    seat: SeatId,
    events: usize,
    job: BackgroundJob,
}

impl Knowing {
    /// The last that was worked out for a seat; it may be some events old.
    pub fn sure(&self, seat: SeatId) -> Option<Arc<Deductions>> {
        self.known.get(&seat).cloned()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Knowing>()
        .add_systems(OnEnter(Screen::Play), forget)
        .add_systems(Update, (take, ask).chain().run_if(in_state(Screen::Play)));
}

/// Another case: nothing of the last one holds.
fn forget(mut knowing: ResMut<Knowing>) {
    *knowing = Knowing::default();
}

/// Takes what is done.
fn take(mut knowing: ResMut<Knowing>) {
    let knowing = knowing.bypass_change_detection();
    let Some(result) = knowing.task.as_mut().and_then(|task| task.job.done()) else { return };
    let Some(Task { seat, events, .. }) = knowing.task.take() else { return };
    if let JobResult::Deductions(sure) = result {
        knowing.known.insert(seat, Arc::new(sure));
    } else {
        error!("the deductions came to nothing: {result:?}");
        knowing.failed = Some((seat, events));
    }
}

/// Sets out to work out what the last event means, where the help level wants it.
fn ask(session: Res<Session>, marks: Res<OwnMarks>, mut knowing: ResMut<Knowing>, tasks: Res<BackgroundTasks>) {
    let view = session.view();
    let (seat, events) = (view.me, view.events.len());
    let wanted = marks.of(session.viewer()).is_some_and(|marks| marks.help.needs_deduction());
    let known = knowing.known.get(&seat).is_some_and(|sure| sure.events == events);
    if !wanted || known || knowing.task.is_some() || knowing.failed == Some((seat, events)) {
        return;
    }
    let job = tasks.start(Job::Deductions { log: session.viewed_log(), seat }, session.theme());
    knowing.task = Some(Task { seat, events, job });
}
