//! The turn machine's systems: mirror the referee's phase, take decisions by their door, and ask whoever is to act.

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    auto_show::{self, AutoShow},
    background::BackgroundTasks,
    bot_move::{FastForward, PendingBotMove},
    clock::LONGEST_FRAME,
    pace::MotionPace,
    states::{Screen, TurnPhase},
};
use crate::{
    resource::Begin,
    session::{Decide, PlaybackStatus, Script, Session, WouldShow, take_decisions},
};

/// How long a bot waits before it acts, in seconds at full pace, so that one can follow.
const THINKING: f32 = 0.06;

/// Time since the table came to rest, in seconds.
#[derive(Resource, Debug, Default)]
struct TableRest(f32);

/// The steps of one frame, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum TableSet {
    /// Decisions of people and bots.
    Decide,
    /// What is shown is ended where somebody wants it.
    Hurry,
    /// What happened is told, animation by animation.
    Tell,
    /// Pieces go where they belong.
    Move,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Decide>()
        .begin::<TableRest>()
        .begin::<Script>()
        .begin::<AutoShow>()
        .begin::<WouldShow>()
        .configure_sets(
            Update,
            (TableSet::Decide, TableSet::Hurry, TableSet::Tell, TableSet::Move).chain().run_if(in_state(Screen::Play)),
        )
        .add_systems(
            Update,
            (
                (auto_show::show_by_itself, take_decisions, think_ahead, ask_bots.run_if(bot_may_act))
                    .chain()
                    .run_if(not(scripted)),
                play_script.run_if(scripted),
            )
                .chain()
                .in_set(TableSet::Decide),
        )
        .add_systems(Update, mirror_phase.after(TableSet::Tell).run_if(in_state(Screen::Play)));
}

/// Whether a script says what the others do.
fn scripted(script: Res<Script>) -> bool {
    script.is_under_way()
}

/// The next decision of the script, when what came before it has been shown. A lesson that was read has been played through,
/// so none is refused.
fn play_script(mut session: ResMut<Session>, mut script: ResMut<Script>) {
    if script.is_waiting()
        && session.at_rest()
        && let Some((seat, action)) = script.next()
        && let Err(refusal) = session.apply(seat, action)
    {
        error!("a decision of the script was refused: {refusal}");
    }
}

/// A bot acts only in a phase of the turn, never while something is being shown.
fn bot_may_act(phase: Option<Res<State<TurnPhase>>>, session: Option<Res<Session>>, fast: Res<FastForward>) -> bool {
    let deciding = !fast.0 && phase.is_some_and(|phase| !matches!(phase.get(), TurnPhase::Showing | TurnPhase::Over));
    deciding && session.is_some_and(|session| session.at_rest() && session.bot_to_act())
}

/// A bot thinks while what happened before is still being shown.
fn think_ahead(
    session: Option<Res<Session>>,
    fast: Res<FastForward>,
    mut pending: ResMut<PendingBotMove>,
    tasks: Res<BackgroundTasks>,
) {
    if let Some(session) = session
        && !fast.0
        && session.bot_to_act()
    {
        pending.begin(&session, &tasks);
    }
}

fn ask_bots(
    mut session: ResMut<Session>,
    time: Res<Time>,
    pace: Res<MotionPace>,
    mut resting: ResMut<TableRest>,
    mut pending: ResMut<PendingBotMove>,
    tasks: Res<BackgroundTasks>,
) {
    resting.0 += time.delta_secs();
    if resting.0 < pace.scale(THINKING) {
        return;
    }
    let Some((seat, action)) = pending.decision(&session, &tasks) else { return };
    resting.0 = 0.0;
    if let Err(refusal) = session.apply(seat, action) {
        error!("a bot's decision was refused: {refusal}");
    }
}

/// What the case on the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableWait {
    /// For nothing: it goes on with each frame.
    Nothing,
    /// For this long, as the bot that is to act may not act yet.
    Time(Duration),
    /// For a person, or for the result of a job, which wakes the event loop.
    Somebody,
}

/// Tells what the case on the table waits for.
#[derive(SystemParam)]
pub struct TableWaiting<'w> {
    session: Option<Res<'w, Session>>,
    pending: Res<'w, PendingBotMove>,
    resting: Res<'w, TableRest>,
    pace: Res<'w, MotionPace>,
    race: Res<'w, FastForward>,
    script: Res<'w, Script>,
    auto: Res<'w, AutoShow>,
    would_show: Res<'w, WouldShow>,
}

impl TableWaiting<'_> {
    /// What it waits for after this frame.
    #[must_use]
    pub fn what(&self) -> TableWait {
        let Some(session) = self.session.as_deref() else { return TableWait::Somebody };
        if self.script.is_under_way() {
            let goes_on = session.playback_status() == PlaybackStatus::Pending || self.script.is_waiting();
            return if goes_on { TableWait::Nothing } else { TableWait::Somebody };
        }
        if auto_show::due(*self.auto, session, &self.would_show).is_some() {
            return TableWait::Time(LONGEST_FRAME);
        }
        let bot = session.at_rest() && session.bot_to_act();
        if session.playback_status() == PlaybackStatus::Pending || bot && !self.pending.is_under_way() {
            return TableWait::Nothing;
        }
        let left = self.pace.scale(THINKING) - self.resting.0;
        if bot && left > 0.0 && !self.race.0 {
            TableWait::Time(Duration::from_secs_f32(left).min(LONGEST_FRAME))
        } else {
            TableWait::Somebody
        }
    }
}

/// The sub-state follows the referee whenever the table has come to rest.
fn mirror_phase(session: Res<Session>, phase: Option<Res<State<TurnPhase>>>, mut next: ResMut<NextState<TurnPhase>>) {
    let resting = session.playback_status() == PlaybackStatus::All;
    let wanted = if resting { session.phase().into() } else { TurnPhase::Showing };
    if phase.is_some_and(|phase| *phase.get() != wanted) {
        next.set(wanted);
    }
}
