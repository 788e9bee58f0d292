//! The windows that some scenes have over the board, with what they keep between frames.

use bevy_egui::egui::{Context, Rect};
use candlestick::ui::{
    self, Intent, PanelContext,
    keys::Keys,
    keys_sheet::{self, KeysState, ListedKeys},
    menu::{MenuOf, Preferences},
};
use candlestick_rules::{Event, SeatId};

/// What the windows keep from frame to frame.
pub(super) struct Windows {
    keys: (Keys, KeysState),
    pub(super) wanted: Preferences,
    open: bool,
}

impl Windows {
    /// As they are when they have just been opened.
    pub(super) fn open() -> Self {
        Self { keys: (Keys::default(), KeysState::default()), wanted: Preferences::default(), open: true }
    }

    /// Shows the one that the scene of this name has, if any.
    pub(super) fn show(
        &mut self,
        name: &str,
        ctx: &Context,
        context: &PanelContext,
        board: Rect,
        intents: &mut Vec<Intent>,
    ) {
        let (words, targets) = (context.words, context.targets);
        match name {
            "curtain" => ui::curtain::show(ctx, context, SeatId(0), intents),
            "rules" => ui::rules_panel::show(ctx, context.theme, words, &mut self.open, targets),
            "menu" => {
                let of = MenuOf { may_give_up: true, in_room: false, seal: "3f2a 91c0 77de 0b12" };
                ui::menu::show(ctx, words, context.art, &mut self.open, &mut self.wanted, of, targets);
            }
            "keys" if self.open => {
                let (keys, state) = &mut self.keys;
                let listed = ListedKeys { text: true, pad: true };
                self.open = keys_sheet::show(ctx, (words, targets), keys, state, listed);
            }
            "banner" | "banner-card" => banner(name, ctx, context, board),
            _ => {}
        }
    }
}

/// The latest announcement of the kind that the scene is about.
fn banner(name: &str, ctx: &Context, context: &PanelContext, board: Rect) {
    let wanted = |event: &&Event| match event {
        Event::Suggested { .. } => name == "banner",
        Event::Drawn { .. } => name == "banner-card",
        _ => false,
    };
    if let Some(event) = context.view.events.iter().rev().find(wanted) {
        ui::banner::show(ctx, context, event, &[], board);
    }
}
