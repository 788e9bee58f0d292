//! Asks whether the system wants little motion: on Linux the desktop is asked beside the frames, elsewhere nobody is.

use std::sync::atomic::{AtomicBool, Ordering};

/// What the system asked for last.
static REDUCED: AtomicBool = AtomicBool::new(false);

/// Whether the system asks for little motion; not before it has answered, nor where it is not asked.
#[must_use]
pub fn reduces_motion() -> bool {
    REDUCED.load(Ordering::Relaxed)
}

/// Asks the system, and to be woken whenever it thinks otherwise of motion.
#[cfg(target_os = "linux")]
pub fn tell_of_motion(wake: impl Fn() + Send + 'static) {
    let follow = move || {
        super::portal::follow(|reduced| {
            if REDUCED.swap(reduced, Ordering::Relaxed) != reduced {
                wake();
            }
        });
    };
    if let Err(fault) = std::thread::Builder::new().name("motion".to_owned()).spawn(follow) {
        bevy::log::warn!("what the system asks of motion is not followed: {fault}");
    }
}

/// Nothing to do: what would ask macOS or Windows could not be tried on either (docs/access.md).
#[cfg(not(target_os = "linux"))]
pub fn tell_of_motion(_: impl Fn() + Send + 'static) {}
