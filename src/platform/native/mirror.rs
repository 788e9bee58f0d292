//! The window's empty stand-in for the page as text, which only browsers have; see `platform/web/mirror.rs`.

/// The window tells its widgets to screen readers by itself.
pub const HAS_MIRROR: bool = false;

/// Nothing to do: there is none.
pub const fn open_mirror() {}

/// Nothing to do: nobody reads.
pub const fn write_mirror(_: u16, _: bool, _: &str) {}

/// Nothing to do: nobody reads.
pub fn begin_mirror(_: impl Fn(String) + 'static) {}

/// Nothing to do: nobody is invited.
pub const fn invite_to_mirror(_: &str, _: &str) {}

/// Nothing to do: nobody reads.
pub const fn show_mirror(_: &str) {}
