//! The keys where widgets find them.

use bevy_egui::egui::{Context, Id, Key};

use super::{shortcut::Shortcut, table::Keys};

fn id() -> Id {
    Id::new("keys-in-use")
}

impl Keys {
    /// From now on widgets have these keys.
    pub fn begin(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(id(), self));
    }
}

/// The key for something, as the person has it.
#[must_use]
pub fn in_use(ctx: &Context, of: Shortcut) -> Key {
    ctx.data(|data| data.get_temp::<Keys>(id())).unwrap_or_default().key(of)
}
