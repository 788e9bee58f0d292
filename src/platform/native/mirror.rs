//! There is no page beside the window that could be read.

/// Nothing to do: nobody reads.
pub fn begin_mirror(_: impl Fn(String) + 'static) {}

/// Nothing to do: nobody is invited.
pub const fn invite_to_mirror(_: &str, _: &str) {}

/// Nothing to do: nobody reads.
pub const fn show_mirror(_: &str) {}
