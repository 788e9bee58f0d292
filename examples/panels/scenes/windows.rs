//! The windows that some scenes have over the board, with what they keep between frames.

use bevy_egui::egui::{Context, Rect};
use candlestick::ui::{
    self, Intent, PanelContext,
    command_line::{self, CommandLine, CommandLineOf},
    keys::Keys,
    keys_sheet::{self, KeysState, ListedKeys},
    menu::{MenuOf, Preferences},
    text_options::TextOptions,
};
use candlestick_game::inspect::Inspector;
use candlestick_rules::{Event, SeatId};

/// What the windows keep from frame to frame.
pub(super) struct Windows {
    keys: (Keys, KeysState),
    typed: CommandLine,
    pub(super) wanted: Preferences,
    pub(super) reading: TextOptions,
    pub(super) open: bool,
}

impl Windows {
    /// As they are when they have just been opened.
    pub(super) fn open() -> Self {
        let typed = CommandLine::opened();
        let keys = (Keys::default(), KeysState::default());
        Self { keys, typed, wanted: Preferences::default(), reading: TextOptions::default(), open: true }
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
                let of = MenuOf { may_give_up: true, in_room: false, may_type: true, seal: "3f2a 91c0 77de 0b12" };
                ui::menu::show(ctx, words, context.art, &mut self.open, &mut self.wanted, of, targets);
            }
            "keys" if self.open => {
                let (keys, state) = &mut self.keys;
                let listed = ListedKeys { text: true, pad: true };
                self.open = keys_sheet::show(ctx, (words, targets), keys, state, listed);
            }
            "command" | "command-sure" => self.command(name, ctx, context),
            "banner" | "banner-card" => banner(name, ctx, context, board),
            _ => {}
        }
    }

    /// The command line with what was asked last, or with what waits for a yes.
    fn command(&mut self, name: &str, ctx: &Context, context: &PanelContext) {
        let PanelContext { theme, words, view, seats, assist, marks, targets, .. } = *context;
        let eyes = Inspector { theme, words, view, seats, assist, marks };
        let labels: Vec<_> = eyes.table().controls.into_iter().map(|control| control.label).collect();
        let (yes_no, label) = ([String::new(), String::new()], labels.last().cloned().unwrap_or_default());
        let (ends, response) = match name {
            "command" => (eyes.complete(""), eyes.table().who_is_where),
            _ => (Vec::new(), Vec::new()),
        };
        let sure = (name == "command-sure").then_some((label.as_str(), &yes_no));
        let of = CommandLineOf { words, targets, ends: &ends, response: &response, sure };
        let _ = command_line::show(ctx, &mut self.typed, &of);
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
