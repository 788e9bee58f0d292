//! A request that the keyboard focus goes to the notebook as soon as it is shown.

use bevy_egui::egui::{Context, Id};

fn id() -> Id {
    Id::new("notebook-led")
}

/// The first cell that is shown from now on has the keyboard.
pub fn lead(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(id(), true));
}

/// Whether it is this cell.
pub(super) fn take(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp::<bool>(id()).unwrap_or_default())
}
