//! Has the system point to the window, as it does where a program wants to be looked at.

use bevy::{prelude::Entity, winit::WINIT_WINDOWS};

/// Points to a window that nobody looks at, or no more. On the main thread, which alone has the windows.
pub fn point_to(window: Entity, points: bool) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(window) {
            // The quieter of two ways, whose names the engine does not pass on.
            window.request_user_attention(points.then(Default::default));
        }
    });
}
