//! The sheet with the keys, over any screen: from the menu, from the sheet for the eyes, or by its own key.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Speech, gamepad::Pads, window::style_once};
use crate::{
    platform,
    resource::Begin,
    table::Screen,
    ui::{
        ScreenTargets,
        keys::{Keys, Shortcut, struck_over_all},
        keys_sheet::{self, KeysState, ListedKeys},
    },
};

/// The sheet, over the title or the table.
#[derive(Resource, Debug, Default)]
pub(super) struct KeysList {
    /// Whether it is shown.
    pub open: bool,
    state: KeysState,
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Keys>().begin::<KeysList>().add_systems(
        EguiPrimaryContextPass,
        (begin, list).chain().after(style_once).run_if(not(in_state(Screen::Loading))),
    );
}

/// Widgets have the keys that are set, and call them as the language does.
fn begin(mut contexts: EguiContexts, keys: Res<Keys>, words: Res<Speech>) -> Result {
    if keys.is_changed() || words.is_changed() {
        keys.begin(contexts.ctx_mut()?, &words.0);
    }
    Ok(())
}

/// Opens the sheet by its key where nothing else has the keyboard, and shows it while it is open.
fn list(
    mut contexts: EguiContexts,
    mut list: ResMut<KeysList>,
    mut keys: ResMut<Keys>,
    (words, targets, pads): (Res<Speech>, Res<ScreenTargets>, Res<Pads>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !list.open && !struck_over_all(&ctx, Shortcut::Keys) {
        return Ok(());
    }
    let mut wanted = *keys;
    let listed = ListedKeys { text: !platform::CAN_QUIT, pad: pads.are_there() };
    list.open = keys_sheet::show(&ctx, (&words.0, &targets), &mut wanted, &mut list.state, listed);
    if !list.open {
        list.state = KeysState::default();
    }
    keys.set_if_neq(wanted);
    Ok(())
}
