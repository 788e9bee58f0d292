//! Works out what the person at the table can know, after each event and off the frame.

use std::sync::Arc;

use bevy::{
    platform::collections::HashMap,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use crate::{
    case::Sure,
    rules::SeatId,
    table::{Screen, Session},
};

/// The last that was worked out for each seat, and what is being worked out.
#[derive(Resource, Debug, Default)]
pub(super) struct Knowing {
    known: HashMap<SeatId, Arc<Sure>>,
    task: Option<(SeatId, Task<Sure>)>,
}

impl Knowing {
    /// The last that was worked out for a seat; it may be some events old.
    pub fn sure(&self, seat: SeatId) -> Option<Arc<Sure>> {
        self.known.get(&seat).cloned()
    }

    /// Whether something is being worked out.
    pub const fn is_thinking(&self) -> bool {
        self.task.is_some()
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
    let Some((seat, task)) = &mut knowing.bypass_change_detection().task else { return };
    let seat = *seat;
    if let Some(sure) = check_ready(task) {
        knowing.task = None;
        knowing.known.insert(seat, Arc::new(sure));
    }
}

/// Sets out to work out what the last event means, where the help level wants it.
fn ask(session: Res<Session>, mut knowing: ResMut<Knowing>) {
    let view = session.view();
    let wanted = session.marks().is_some_and(|marks| marks.help.needs_deduction());
    let known = knowing.known.get(&view.me).is_some_and(|sure| sure.events == view.events.len());
    if !wanted || known || knowing.task.is_some() {
        return;
    }
    let view = view.clone();
    let seat = view.me;
    let task = AsyncComputeTaskPool::get().spawn(async move { Sure::from_view(&view) });
    knowing.task = Some((seat, task));
}
