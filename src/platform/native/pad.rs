//! Gamepads of the window: none are read here.

use crate::platform::PadEvent;

/// Nothing to do: no gamepad is read.
pub fn begin_pads(_: impl Fn(PadEvent) + Send + 'static) {}
