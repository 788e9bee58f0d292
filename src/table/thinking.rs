//! Bots think beside the frames where there are threads, so that a long thought never holds a frame up.

#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::{platform::time::Instant, prelude::*};

use super::{session::Session, states::Screen};
use crate::rules::{Action, SeatId};

/// Where bots think. What they decide is the same.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Thinks {
    /// In the frame: whoever drives the frames need not wait.
    #[default]
    InFrame,
    /// On another thread. A page has none, so there it is as in the frame.
    Aside,
}

/// Decisions that are being made beside the frames.
#[derive(Resource, Debug, Default)]
pub(super) struct Thought {
    #[cfg(not(target_arch = "wasm32"))]
    coming: Option<Coming>,
}

/// Decisions to come, and after how many actions of the case they follow.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug)]
struct Coming {
    after: usize,
    decisions: Task<Vec<(SeatId, Action)>>,
}

/// Whether the rest is played on without showing it, as only bots are left in the race.
#[derive(Resource, Debug, Default)]
pub struct Race(pub bool);

/// Decisions that are made ahead at once while the rest is played on.
#[cfg(not(target_arch = "wasm32"))]
const AHEAD: usize = 60;

/// Time in a frame for playing on where there is no other thread, in milliseconds.
const SLICE: u128 = 12;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinks>()
        .init_resource::<Thought>()
        .init_resource::<Race>()
        .add_systems(Update, race.run_if(in_state(Screen::Play).and_then(|race: Res<Race>| race.0)))
        .add_systems(OnExit(Screen::Play), |mut race: ResMut<Race>, mut thought: ResMut<Thought>| {
            (race.0, *thought) = (false, Thought::default());
        });
}

impl Thought {
    /// Begins to think where there is another thread.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn begin(&mut self, session: &Session) {
        let after = session.log().actions.len();
        if self.coming.as_ref().is_none_or(|coming| coming.after != after) {
            self.spawn(session, 1);
        }
    }

    #[cfg(target_arch = "wasm32")]
    pub fn begin(&mut self, _: &Session) {}

    /// The bot's decision, once it is made.
    pub fn decision(&mut self, session: &Session, thinks: Thinks) -> Option<(SeatId, Action)> {
        self.decisions(session, thinks, 1)?.first().copied()
    }

    /// Up to so many decisions of bots in a row, once they are made.
    #[cfg(not(target_arch = "wasm32"))]
    fn decisions(&mut self, session: &Session, thinks: Thinks, most: usize) -> Option<Vec<(SeatId, Action)>> {
        if thinks == Thinks::InFrame {
            return Some(session.bots_ahead().play(most));
        }
        let after = session.log().actions.len();
        if self.coming.as_ref().is_none_or(|coming| coming.after != after) {
            self.spawn(session, most);
        }
        let made = check_ready(&mut self.coming.as_mut()?.decisions)?;
        self.coming = None;
        Some(made)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn spawn(&mut self, session: &Session, most: usize) {
        let (after, ahead) = (session.log().actions.len(), session.bots_ahead());
        let decisions = AsyncComputeTaskPool::get().spawn(async move { ahead.play(most) });
        self.coming = Some(Coming { after, decisions });
    }

    #[cfg(target_arch = "wasm32")]
    fn decisions(&mut self, session: &Session, _: Thinks, most: usize) -> Option<Vec<(SeatId, Action)>> {
        Some(session.bots_ahead().play(most))
    }
}

/// Plays on without showing it until a person is to act or the case is closed.
fn race(mut session: ResMut<Session>, mut race: ResMut<Race>, mut thought: ResMut<Thought>, thinks: Res<Thinks>) {
    let began = Instant::now();
    while session.bot_to_act() && began.elapsed().as_millis() < SLICE {
        #[cfg(not(target_arch = "wasm32"))]
        let most = if *thinks == Thinks::Aside { AHEAD } else { 1 };
        #[cfg(target_arch = "wasm32")]
        let most = 1;
        let Some(decisions) = thought.decisions(&session, *thinks, most) else { break };
        if decisions.is_empty() {
            race.0 = false;
            return;
        }
        session.fast_forward(&decisions);
    }
    race.0 = session.bot_to_act();
}
