//! The settings that a Linux desktop tells programs over D-Bus: what it asks of motion.

use std::collections::HashMap;

use bevy::tasks::futures_lite::{StreamExt, future::block_on, pin};
use zbus::{
    Connection, Proxy, Result,
    zvariant::{OwnedValue, Value},
};

/// Where desktops tell it that agree on one name for it.
const SHARED: (&str, &str) = ("org.freedesktop.appearance", "reduced-motion");
/// Where GNOME tells it, and whoever follows GNOME's settings.
const GNOME: (&str, &str) = ("org.gnome.desktop.interface", "enable-animations");

/// What was told so far.
#[derive(Debug, Clone, Copy, Default)]
struct Wishes {
    shared: bool,
    gnome: bool,
}

impl Wishes {
    /// Takes up a setting; what is none of these, or of another type, changes nothing.
    fn note(&mut self, space: &str, key: &str, value: &Value) {
        match value {
            Value::U32(wish) if (space, key) == SHARED => self.shared = *wish == 1,
            Value::Bool(animations) if (space, key) == GNOME => self.gnome = !animations,
            _ => {}
        }
    }

    const fn reduced(self) -> bool {
        self.shared || self.gnome
    }
}

/// Tells what the desktop asks for now and whenever that changes, for as long as the bus lasts; nothing where nobody there
/// knows of it.
pub(super) fn follow(told: impl FnMut(bool)) {
    if let Err(fault) = block_on(listen(told)) {
        bevy::log::debug!("the desktop does not tell what it asks of motion: {fault}");
    }
}

async fn listen(mut told: impl FnMut(bool)) -> Result<()> {
    let bus = Connection::session().await?;
    let place =
        ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings");
    let settings = Proxy::new(&bus, place.0, place.1, place.2).await?;
    // Before asking, so that no change falls between.
    let changes = settings.receive_signal("SettingChanged").await?;
    let all: HashMap<String, HashMap<String, OwnedValue>> =
        settings.call("ReadAll", &(vec![SHARED.0, GNOME.0],)).await?;
    let mut wishes = Wishes::default();
    for (space, keys) in &all {
        for (key, value) in keys {
            wishes.note(space, key, value);
        }
    }
    told(wishes.reduced());
    pin!(changes);
    while let Some(change) = changes.next().await {
        let (space, key, value): (String, String, OwnedValue) = change.body().deserialize()?;
        wishes.note(&space, &key, &value);
        told(wishes.reduced());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn little_motion_is_asked_for_under_either_name_and_by_nothing_else() {
        let told = |all: &[((&str, &str), Value)]| {
            let mut wishes = Wishes::default();
            all.iter().for_each(|((space, key), value)| wishes.note(space, key, value));
            wishes.reduced()
        };
        assert!(!told(&[]));
        assert!(told(&[(SHARED, Value::U32(1))]) && !told(&[(SHARED, Value::U32(0))]));
        assert!(told(&[(GNOME, Value::Bool(false))]) && !told(&[(GNOME, Value::Bool(true))]));
        assert!(told(&[(SHARED, Value::U32(1)), (GNOME, Value::Bool(true))]));
        assert!(!told(&[(GNOME, Value::Bool(false)), (GNOME, Value::Bool(true))]), "it was taken back");
        assert!(!told(&[((GNOME.0, "cursor-blink"), Value::Bool(false)), (SHARED, Value::Bool(true))]));
    }
}
