//! What is typed on glass, where there is no key: its letters wake the game, and a line that gets the focus opens the keyboard.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::EguiOutput;

use crate::platform;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, wake_on_typing).add_systems(Last, open_keyboard);
}

/// Such letters come past the event loop.
fn wake_on_typing(wake: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(wake) = wake.map(|wake| (**wake).clone()) {
        platform::on_typing(move || wake.send_event(WinitUserEvent::WakeUp).unwrap_or_default());
    }
}

/// `bevy_egui` 0.42 opens it at a touch by what the frame before had, so at the second one.
fn open_keyboard(outputs: Query<&EguiOutput>, mut was_written: Local<bool>) {
    let is_written = outputs.iter().any(|output| output.platform_output.ime.is_some());
    if is_written && !*was_written {
        platform::open_keyboard();
    }
    *was_written = is_written;
}
