//! Works out what the person at the table can know, after each event and off the frame.

use std::sync::Arc;

use bevy::{platform::collections::HashMap, prelude::*};

use crate::table::{Screen, Session, Thinking};
use candlestick_deduction::Knowledge;
use candlestick_game::{
    Sure,
    jobs::{Job, JobResult},
};
use candlestick_rules::SeatId;

/// What follows for a seat, with the knowledge behind it where it was worked out here and can be added to.
type Known = (Option<Knowledge>, Sure);

/// The last that was worked out for each seat, and what is being worked out.
#[derive(Resource, Debug, Default)]
pub(super) struct Knowing {
    known: HashMap<SeatId, (Option<Arc<Knowledge>>, Arc<Sure>)>,
    task: Option<(SeatId, Thinking<Known>)>,
}

impl Knowing {
    /// The last that was worked out for a seat; it may be some events old.
    pub fn sure(&self, seat: SeatId) -> Option<Arc<Sure>> {
        self.known.get(&seat).map(|(_, sure)| Arc::clone(sure))
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
    if let Some((knowledge, sure)) = task.done() {
        knowing.task = None;
        knowing.known.insert(seat, (knowledge.map(Arc::new), Arc::new(sure)));
    }
}

/// Sets out to work out what the last event means, where the help level wants it.
fn ask(session: Res<Session>, mut knowing: ResMut<Knowing>) {
    let view = session.view();
    let wanted = session.marks().is_some_and(|marks| marks.help.needs_deduction());
    let last = knowing.known.get(&view.me);
    let known = last.is_some_and(|(_, sure)| sure.events == view.events.len());
    if !wanted || known || knowing.task.is_some() {
        return;
    }
    let before = last.and_then(|(knowledge, _)| knowledge.clone());
    let (view, seat) = (view.clone(), view.me);
    let here = move || {
        let knowledge = before.map_or_else(|| Knowledge::from_view(&view), |before| before.after_view(&view));
        let sure = Sure::new(&knowledge, &view);
        (Some(knowledge), sure)
    };
    let take = |result| if let JobResult::Sure(sure) = result { Some((None, sure)) } else { None };
    let task = Thinking::begin(|| Job::Sure { log: session.viewed_log(), seat }, take, here);
    knowing.task = Some((seat, task));
}
