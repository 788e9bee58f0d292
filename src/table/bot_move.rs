//! Lets bots think beside the frames, so that a long decision never holds a frame up.

use bevy::prelude::*;

use super::{
    background::{BackgroundJob, BackgroundTasks},
    states::Screen,
};
use crate::{resource::Begin, session::Session};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
};
use candlestick_rules::{Action, SeatId};

/// Decisions that are being made beside the frames.
#[derive(Resource, Debug, Default)]
pub(super) struct PendingBotMove {
    coming: Option<ComingDecisions>,
}

/// Decisions to come, and after how many actions of the case they follow.
#[derive(Debug)]
struct ComingDecisions {
    after: usize,
    job: BackgroundJob,
}

/// Whether the rest is played on without showing it, as only bots are left in the race.
#[derive(Resource, Debug, Default)]
pub struct FastForward(pub bool);

/// Decisions that are made ahead at once while the rest is played on.
const AHEAD: usize = 60;

pub(super) fn plugin(app: &mut App) {
    app.begin::<PendingBotMove>()
        .begin::<BackgroundTasks>()
        .begin::<FastForward>()
        .add_systems(Update, fast_forward.run_if(in_state(Screen::Play).and_then(|fast: Res<FastForward>| fast.0)))
        .add_systems(OnExit(Screen::Play), |mut fast: ResMut<FastForward>, mut pending: ResMut<PendingBotMove>| {
            (fast.0, *pending) = (false, PendingBotMove::default());
        });
}

impl PendingBotMove {
    /// Sets out to decide, unless that is under way already.
    pub fn begin(&mut self, session: &Session, tasks: &BackgroundTasks) {
        if let Some(case) = session.case() {
            self.ahead(case, tasks, 1);
        }
    }

    /// Whether something is being decided.
    pub const fn is_under_way(&self) -> bool {
        self.coming.is_some()
    }

    /// The bot's decision, once it is made.
    pub fn decision(&mut self, session: &Session, tasks: &BackgroundTasks) -> Option<(SeatId, Action)> {
        self.decisions(session, tasks, 1)?.first().copied()
    }

    /// Up to so many decisions of bots in a row, once they are made.
    fn decisions(&mut self, session: &Session, tasks: &BackgroundTasks, most: usize) -> Option<Vec<(SeatId, Action)>> {
        let case = session.case()?;
        let result = self.ahead(case, tasks, most).job.done()?;
        self.coming = None;
        if let JobResult::Bots(decisions) = result {
            return Some(decisions);
        }
        // No case may stall: what cannot be decided by message is decided from the case itself.
        error!("the bots' job came to nothing: {result:?}");
        Some(case.clone().play_bots(1))
    }

    /// The decisions that are being made for the case as it is.
    fn ahead(&mut self, case: &Case, tasks: &BackgroundTasks, most: usize) -> &mut ComingDecisions {
        let after = case.log().actions.len();
        let coming = self.coming.take().filter(|coming| coming.after == after);
        let begin = || {
            let job = Job::Bots { log: case.job_log(), most };
            ComingDecisions { after, job: tasks.start(job, case.theme()) }
        };
        self.coming.insert(coming.unwrap_or_else(begin))
    }
}

/// Plays on without showing it until a person is to act or the case is closed.
fn fast_forward(
    mut session: ResMut<Session>,
    mut fast: ResMut<FastForward>,
    mut pending: ResMut<PendingBotMove>,
    tasks: Res<BackgroundTasks>,
) {
    if session.bot_to_act() {
        let Some(decisions) = pending.decisions(&session, &tasks, AHEAD) else { return };
        if decisions.is_empty() {
            fast.0 = false;
            return;
        }
        session.fast_forward(&decisions);
    }
    fast.0 = session.bot_to_act();
}
