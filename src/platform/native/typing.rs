//! The window's empty stand-in for what is typed without a keyboard; see `platform/web/typing.rs`.

/// Nothing to do: whoever has a window has keys.
pub const fn open_keyboard() {}

/// Nothing to do: the event loop hears all that is typed.
pub fn on_typing(_: impl Fn() + 'static) {}
