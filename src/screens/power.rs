//! Draws only when something moves: asleep while a person or a bot thinks, continuous while something is shown.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowResized, WindowScaleFactorChanged},
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::platform;
use crate::{
    resource::Begin,
    session::{OwnMarks, Session},
    table::{BackgroundTasks, Moving, Screen, TablePainting, TableWait, TableWaiting},
};

use super::{
    assistive::Assistive, file_import::state::FileImport, lessons::Teaching, opening::Opening,
    picture_loading::PictureLoading, themes::state::OwnThemes, together::at_hand::RoomAtHand,
};

/// The least wait for something that is due.
const SHORTEST: Duration = Duration::from_millis(10);
/// How long nothing is drawn when nothing happens.
const QUIET: Duration = Duration::from_secs(platform::LONGEST_SLEEP);
/// The same while a screen reader reads the window: what it presses wakes nobody.
const READ: Duration = Duration::from_millis(100);

/// Frames still to be drawn after the last change, so that every late consequence is seen.
#[derive(Resource, Debug, Default)]
struct Awake(u8);

pub(super) fn plugin(app: &mut App) {
    app.begin::<Awake>()
        .insert_resource(settings(UpdateMode::Continuous))
        .add_systems(PreStartup, wake_on_results)
        .add_systems(
            PreUpdate,
            drop_same_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, (stay_awake, choose_mode).chain());
}

/// The event loop sleeps while nobody but a bot or a deduction is busy: each result wakes it.
fn wake_on_results(tasks: Res<BackgroundTasks>, wake: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(wake) = wake.map(|wake| (**wake).clone()) {
        // The loop ends with the game only.
        tasks.wake_with(move || wake.send_event(WinitUserEvent::WakeUp).unwrap_or_default());
    }
}

/// `bevy_egui` 0.42 tells the held modifier keys anew each frame, and egui draws again after every event: only a
/// change may count, or nothing ever rests.
fn drop_same_modifiers(mut inputs: Query<&mut EguiInput>, mut held: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}

fn settings(mode: UpdateMode) -> WinitSettings {
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// After a change of screen or case, of the window's size, or the result of a job, a few more frames are drawn.
fn stay_awake(
    screen: Res<State<Screen>>,
    (session, marks): (Option<Res<Session>>, Res<OwnMarks>),
    (own, file_import, tasks): (Res<OwnThemes>, Res<FileImport>, Res<BackgroundTasks>),
    (mut resized, mut scaled): (MessageReader<WindowResized>, MessageReader<WindowScaleFactorChanged>),
    mut awake: ResMut<Awake>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The frame of the change itself still has the old size.
    let sized = resized.read().count() + scaled.read().count() > 0;
    let result_came = tasks.take_result_came();
    let changed = screen.is_changed()
        || marks.is_changed()
        || own.is_changed()
        || file_import.is_changed()
        || result_came
        || sized;
    if changed || session.is_some_and(|session| session.is_changed()) {
        awake.0 = 4;
    }
    if awake.0 > 0 {
        awake.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

fn choose_mode(
    screen: Res<State<Screen>>,
    waiting: TableWaiting,
    moving: Moving,
    (loading, opening, painting, teaching): (Res<PictureLoading>, Res<Opening>, Res<TablePainting>, Res<Teaching>),
    (assistive, room): (Res<Assistive>, Res<RoomAtHand>),
    mut winit: ResMut<WinitSettings>,
) {
    let coming = loading.is_waiting() || opening.is_pending() || painting.is_busy();
    let fetching = *screen.get() == Screen::Loading || coming;
    let table = if *screen.get() == Screen::Play { waiting.what() } else { TableWait::Somebody };
    // A hint comes to whoever hesitates: one more frame, when it is due.
    let mode = match (mode(fetching || moving.any(), table), teaching.hint_in()) {
        (sleeps, Some(left)) if sleeps == asleep(QUIET) => asleep(left.min(QUIET)),
        (mode, _) => mode,
    };
    // A room is asked whether it still lives, also while nobody does anything.
    let mode = match (mode, room.due_in()) {
        (UpdateMode::Reactive { wait, .. }, Some(due)) => asleep(due.min(wait).max(SHORTEST)),
        (mode, _) => mode,
    };
    let mode = if assistive.0 && mode != UpdateMode::Continuous { asleep(READ) } else { mode };
    if winit.focused_mode != mode {
        *winit = settings(mode);
    }
}

/// How often to draw. Results of jobs and arrivals wake the event loop, so nobody draws to wait for them.
const fn mode(moves: bool, table: TableWait) -> UpdateMode {
    match (moves, table) {
        (true, _) | (false, TableWait::Nothing) => UpdateMode::Continuous,
        (false, TableWait::Time(left)) => asleep(left),
        (false, TableWait::Somebody) => asleep(QUIET),
    }
}

/// Sleeps until something happens, for so long at most.
const fn asleep(wait: Duration) -> UpdateMode {
    UpdateMode::Reactive {
        wait,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::{FastForward, MotionPace, headless};
    use candlestick_game::{Level, testing::opened};

    /// A table of bots whose jobs these tasks do.
    fn table(tasks: BackgroundTasks, pace: MotionPace, fast_forward: bool) -> App {
        let mut app = headless();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.insert_resource(settings(UpdateMode::Continuous));
        app.insert_resource(tasks).insert_resource(pace).insert_resource(FastForward(fast_forward));
        app.insert_resource(Session::new(opened("classic-2016", 3, Level::Detective, 4)));
        app.begin::<PictureLoading>()
            .begin::<Opening>()
            .begin::<TablePainting>()
            .begin::<Teaching>()
            .begin::<Assistive>()
            .begin::<RoomAtHand>()
            .add_systems(Last, choose_mode);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app
    }

    fn chosen(app: &App) -> UpdateMode {
        app.world().resource::<WinitSettings>().focused_mode
    }

    fn done(app: &App) -> usize {
        app.world().resource::<Session>().action_count()
    }

    #[test]
    fn nothing_is_drawn_while_only_a_bot_thinks() {
        for (pace, fast_forward) in [(MotionPace::Off, false), (MotionPace::Full, false), (MotionPace::Full, true)] {
            let mut app = table(BackgroundTasks::that_never_finish(), pace, fast_forward);
            let frames = (1..50).find(|_| {
                app.update();
                chosen(&app) == asleep(QUIET)
            });
            assert!(frames.is_some(), "{pace:?}, fast_forward {fast_forward}: {:?}", chosen(&app));
            app.update();
            assert_eq!((chosen(&app), done(&app)), (asleep(QUIET), 0));
        }
    }

    #[test]
    fn bots_play_on_where_frames_come_only_as_the_mode_says_and_as_results_wake_the_loop() {
        for (pace, fast_forward) in [(MotionPace::Off, false), (MotionPace::Full, false), (MotionPace::Off, true)] {
            let (wake, woken) = mpsc::channel();
            let tasks = BackgroundTasks::default();
            tasks.wake_with(move || wake.send(()).unwrap_or_default());
            let mut app = table(tasks, pace, fast_forward);
            let mut slept = 0;
            while done(&app) < 12 {
                app.update();
                // A pause before a bot's action ends by its time; a longer sleep only by a result.
                slept += u32::from(chosen(&app) != UpdateMode::Continuous);
                if done(&app) < 12 && chosen(&app) == asleep(QUIET) {
                    assert!(
                        woken.recv_timeout(Duration::from_secs(120)).is_ok(),
                        "{pace:?}, fast_forward {fast_forward}: never woken"
                    );
                }
            }
            assert!(slept > 0, "{pace:?}, fast_forward {fast_forward}");
        }
    }

    #[test]
    fn after_another_size_of_the_window_a_few_more_frames_are_drawn() {
        let mut app = table(BackgroundTasks::that_never_finish(), MotionPace::Off, false);
        app.add_message::<WindowResized>()
            .add_message::<WindowScaleFactorChanged>()
            .add_message::<RequestRedraw>()
            .begin::<Awake>()
            .begin::<OwnMarks>()
            .begin::<OwnThemes>()
            .begin::<FileImport>()
            .add_systems(Last, stay_awake);
        let awake = |app: &mut App| {
            app.update();
            app.world().resource::<Awake>().0
        };
        assert!((0..20).any(|_| awake(&mut app) == 0), "it never rests");
        app.world_mut().write_message(WindowResized { window: Entity::PLACEHOLDER, width: 390.0, height: 844.0 });
        assert_eq!([awake(&mut app), awake(&mut app)], [3, 2]);
    }
}
