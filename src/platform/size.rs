//! Sets how large the window opens.

/// The size of the window when it opens, in logical pixels.
pub const WINDOW_SIZE: (u32, u32) = (1280, 800);
