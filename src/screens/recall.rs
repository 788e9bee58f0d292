//! Reads what screens keep on the device from day to day, so that nothing that is there is ever written over unread.

use std::fmt::Display;

use bevy::log::warn;

use candlestick_game::store;

/// What an entry holds, as `read` finds it, and whether it may be written from now on. What cannot be read is put aside first;
/// where even that fails, or the device denies its store, nothing may be written over it.
pub(super) fn recalled<T, F: Display>(name: &str, read: impl FnOnce(&str) -> Result<T, F>) -> (Option<T>, bool) {
    let text = match store::load(name) {
        Ok(Some(text)) => text,
        Ok(None) => return (None, true),
        Err(fault) => {
            warn!("{fault}");
            return (None, false);
        }
    };
    match read(&text) {
        Ok(found) => (Some(found), true),
        Err(fault) => {
            warn!("{name} could not be read: {fault}");
            let aside = store::set_aside(name);
            if let Err(fault) = &aside {
                warn!("{fault}");
            }
            (None, aside.is_ok())
        }
    }
}
