//! Asks whether the system wants little motion: the desktop of Linux tells it beside the frames, macOS and Windows are asked.

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

/// Nothing to do: elsewhere the system is asked ([`ask_of_motion`]).
#[cfg(not(target_os = "linux"))]
pub fn tell_of_motion(_: impl Fn() + Send + 'static) {}

/// Asks the system what it wants now. To be called on the main thread, as macOS has it.
#[cfg(any(target_os = "macos", windows))]
pub fn ask_of_motion() {
    use std::time::Duration;

    use mundy::{Interest, Preferences};

    const LONGEST: Duration = Duration::from_millis(200);
    if let Some(wishes) = Preferences::once_blocking(Interest::ReducedMotion, LONGEST) {
        REDUCED.store(wishes.reduced_motion.is_reduce(), Ordering::Relaxed);
    }
}

/// Nothing to do: the desktop of Linux tells it by itself, and any other system is not asked.
#[cfg(not(any(target_os = "macos", windows)))]
pub const fn ask_of_motion() {}
