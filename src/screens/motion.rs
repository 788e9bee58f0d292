//! Sets the table's pace by the motion setting, or by the system or browser where nothing was chosen.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::WindowFocused,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use crate::{
    platform,
    table::{Motion, MotionPace},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (begin, ask))
        .add_systems(PreUpdate, (ask.run_if(on_message::<WindowFocused>), follow).chain());
}

/// Whoever sees the system's wish change wakes the event loop.
fn begin(wake: Option<Res<EventLoopProxyWrapper>>) {
    let wake = wake.map(|wake| (**wake).clone());
    platform::tell_of_motion(move || {
        if let Some(wake) = &wake {
            // The loop ends with the game only.
            wake.send_event(WinitUserEvent::WakeUp).unwrap_or_default();
        }
    });
}

/// Whoever comes back to the window may have changed what the system wants, where it does not tell that by itself.
fn ask(_main_thread: NonSendMarker) {
    platform::ask_of_motion();
}

fn follow(motion: Res<Motion>, mut pace: ResMut<MotionPace>) {
    pace.set_if_neq(motion.pace(platform::reduces_motion()));
}
