//! The panels around the board, laid out for a window or a phone.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Sense};
use candlestick_themes::{MessageKey, key, palette};

use super::state::Tab;
use crate::ui::keys::Shortcut;
use crate::ui::scale::round;
use crate::ui::style::LOW;
use crate::ui::{
    Intent, LogLine, PanelContext, actions, hand, last_question, log, notebook, prompt, seats, tabs, things, widgets,
};
use candlestick_rules::Phase;

/// Height that the notebook keeps beside a choice; beside a question's many tiles.
const NOTEBOOK: (f32, f32) = (265.0, 195.0);
/// In windows lower than this the choice and the notebook take turns: both at once would be cut.
const ONE_AT_A_TIME: f32 = 700.0;

/// As high as choices below the board ever are.
const DESK: f32 = 460.0;

/// The room that the menu's button takes in the corner of the board.
const MENU_BUTTON: f32 = 40.0;

/// The board's share of a phone's height: none beside the notebook, less while a person picks from a list.
fn board_share(context: &PanelContext, tab: Tab) -> f32 {
    match tab {
        Tab::Notebook => return 0.0,
        Tab::Log => return 0.3,
        // A lesson's plate is higher than a prompt, and the cards below it are what it is about.
        Tab::Hand if context.coach.is_some() => return 0.46,
        Tab::Act | Tab::Hand | Tab::Things => {}
    }
    let mine = context.view.actor == Some(context.view.me) && !context.busy;
    match context.view.phase {
        Phase::Roll | Phase::Move | Phase::Conclude | Phase::Over => 0.56,
        _ if mine => 0.36,
        _ => 0.56,
    }
}

/// The tabs where one thing is shown at a time.
const PHONE_TABS: [(Tab, MessageKey, &str); 4] = [
    (Tab::Act, key!("tab-act"), "tab.act"),
    (Tab::Notebook, key!("tab-notebook"), "tab.notebook"),
    (Tab::Hand, key!("tab-hand"), "tab.hand"),
    (Tab::Log, key!("tab-log"), "tab.log"),
];

/// The panels around the board.
pub(super) struct Panels<'a> {
    pub context: &'a PanelContext<'a>,
    pub lines: &'a [LogLine],
    /// Whether the case is only watched, so that nothing can be done.
    pub watched: bool,
}

impl Panels<'_> {
    /// The tabs where one thing is shown at a time; nothing is to be done where one only watches.
    fn phone_tabs(&self) -> &'static [(Tab, MessageKey, &'static str)] {
        if self.watched { &PHONE_TABS[1..] } else { &PHONE_TABS }
    }

    /// Whether the person at the table is to decide.
    fn mine(&self) -> bool {
        self.context.view.actor == Some(self.context.view.me) && !self.context.busy
    }

    /// Board at the left, everything else at the right.
    pub fn window(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) -> egui::Response {
        let screen = ui.available_rect_before_wrap();
        let board_shape = &self.context.view.edition.board;
        let shape = f32::from(board_shape.cols()) / f32::from(board_shape.rows());
        let width = (screen.width() - screen.height() * shape).clamp(400.0, 600.0).min(screen.width() * 0.48);
        egui::Panel::right("desk").exact_size(width).resizable(false).frame(widgets::plate()).show(ui, |ui| {
            seats::show(ui, self.context);
            prompt::show(ui, self.context);
            // On a phone that lies on its side the notebook needs every line.
            if screen.height() >= LOW || *tab != Tab::Notebook {
                last_question::show(ui, self.context, intents);
            }
            if screen.height() < ONE_AT_A_TIME {
                return self.one_at_a_time(ui, tab, intents);
            }
            egui::Panel::bottom("hand").frame(egui::Frame::NONE).show(ui, |ui| hand::show(ui, self.context));
            let asking = self.mine() && matches!(self.context.view.phase, Phase::Conclude | Phase::AskAnywhere(_));
            let notebook = if asking { NOTEBOOK.1 } else { NOTEBOOK.0 };
            let most = (ui.available_height() * 0.42).max(ui.available_height() - notebook);
            egui::ScrollArea::vertical().id_salt("act").max_height(most).show(ui, |ui| self.act(ui, intents));
            let mut all =
                vec![(Tab::Notebook, key!("tab-notebook"), "tab.notebook"), (Tab::Log, key!("tab-log"), "tab.log")];
            if things::are_there(self.context) {
                all.push((Tab::Things, key!("tab-table"), "tab.table"));
            }
            if !all.iter().any(|(one, ..)| one == tab) {
                *tab = Tab::Notebook;
            }
            self.tabs(ui, tab, &all, intents);
            self.content(ui, *tab, intents);
        });
        board(ui)
    }

    /// Board on top, one panel below, tabs at the bottom.
    pub fn phone(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) -> egui::Response {
        let (screen, ground) = (ui.available_rect_before_wrap(), ui.painter().add(egui::Shape::Noop));
        egui::Panel::top("seats").frame(widgets::plate()).show(ui, |ui| seats::show(ui, self.context));
        egui::Panel::bottom("tabs").frame(widgets::plate()).show(ui, |ui| {
            self.tabs(ui, tab, self.phone_tabs(), intents);
        });
        let room = ui.available_size();
        // As wide as the screen, always: what is asked slides over its lower part.
        let share = room.y * board_share(self.context, *tab);
        // On a tablet what is asked does not fill its part: the board has the rest.
        let board_height = if *tab == Tab::Act { share.max(room.y - DESK) } else { share };
        let height = room.y - board_height;
        egui::Panel::bottom("desk").exact_size(height).resizable(false).frame(widgets::plate()).show(ui, |ui| {
            if board_height < MENU_BUTTON {
                beside_the_menu(ui, |ui| prompt::show(ui, self.context));
            } else {
                prompt::show(ui, self.context);
            }
            last_question::show(ui, self.context, intents);
            match tab {
                Tab::Act => {
                    egui::ScrollArea::vertical().id_salt("act").show(ui, |ui| self.act(ui, intents));
                }
                other => self.content(ui, *other, intents),
            }
        });
        let board = board(ui);
        // The board goes on behind the plates: nothing of it shows at their rounded corners.
        let (above, rest) = screen.split_top_bottom_at_y(board.rect.top());
        let below = rest.with_min_y(board.rect.bottom());
        let dark = [above, below].map(|rect| egui::Shape::rect_filled(rect, round::SQUARE, palette::NIGHT));
        ui.painter().set(ground, egui::Shape::Vec(dark.to_vec()));
        board
    }

    /// In a low window, such as that of a phone held sideways: tabs at the bottom and one thing above them.
    fn one_at_a_time(&self, ui: &mut egui::Ui, tab: &mut Tab, intents: &mut Vec<Intent>) {
        if *tab == Tab::Things {
            *tab = Tab::Hand;
        }
        egui::Panel::bottom("tabs")
            .frame(egui::Frame::NONE)
            .show(ui, |ui| self.tabs(ui, tab, self.phone_tabs(), intents));
        match *tab {
            Tab::Act => {
                egui::ScrollArea::vertical().id_salt("act").show(ui, |ui| self.act(ui, intents));
            }
            other => self.content(ui, other, intents),
        }
    }

    fn tabs(&self, ui: &mut egui::Ui, tab: &mut Tab, all: &[(Tab, MessageKey, &str)], intents: &mut Vec<Intent>) {
        let pressed = tabs(ui, (self.context.words, self.context.spots), all, Some(*tab));
        if let Some(pressed) = pressed.or_else(|| by_key(ui, *tab, all)).filter(|pressed| pressed != tab) {
            *tab = pressed;
            intents.push(Intent::TurnPage);
        }
    }

    /// What can be done now.
    fn act(&self, ui: &mut egui::Ui, intents: &mut Vec<Intent>) {
        if self.watched {
            return;
        }
        actions::show(ui, self.context, intents);
    }

    fn content(&self, ui: &mut egui::Ui, tab: Tab, intents: &mut Vec<Intent>) {
        match tab {
            Tab::Notebook => notebook::show(ui, self.context, intents),
            Tab::Hand => {
                egui::ScrollArea::vertical().id_salt("hand").show(ui, |ui| {
                    hand::show(ui, self.context);
                    if things::are_there(self.context) {
                        ui.add_space(6.0);
                        things::show(ui, self.context);
                    }
                });
            }
            Tab::Things => {
                egui::ScrollArea::vertical()
                    .id_salt("things")
                    .auto_shrink(false)
                    .show(ui, |ui| things::show(ui, self.context));
            }
            Tab::Log => log::show(ui, self.context, self.lines),
            Tab::Act => {}
        }
    }
}

/// The leaf that a key turns up: the notebook, with the keyboard in it, or the one after this; with Shift the one before.
fn by_key(ui: &egui::Ui, tab: Tab, all: &[(Tab, MessageKey, &str)]) -> Option<Tab> {
    let there = |wanted: Tab| all.iter().map(|(one, ..)| *one).find(|one| *one == wanted);
    if there(Tab::Notebook).is_some() && widgets::struck(ui, Shortcut::Notebook) {
        notebook::lead(ui.ctx());
        return Some(Tab::Notebook);
    }
    let by = if widgets::struck_with_shift(ui, Shortcut::Leaf) {
        all.len() - 1
    } else if widgets::struck(ui, Shortcut::Leaf) {
        1
    } else {
        return None;
    };
    let at = all.iter().position(|(one, ..)| *one == tab)?;
    all.get((at + by) % all.len()).map(|(one, ..)| *one)
}

/// Where there is no board, the menu's button stands beside the prompt.
fn beside_the_menu(ui: &mut egui::Ui, inside: impl FnOnce(&mut egui::Ui)) {
    ui.horizontal_top(|ui| {
        ui.add_space(MENU_BUTTON - ui.spacing().item_spacing.x);
        ui.vertical(inside);
    });
}

/// What is left of the window is the board.
fn board(ui: &mut egui::Ui) -> egui::Response {
    let layout = Layout::top_down(Align::Center);
    let rect = ui.available_rect_before_wrap();
    // The board has keys of its own: Tab does not stop at it.
    ui.with_layout(layout, |ui| ui.allocate_rect(rect, Sense::CLICK | Sense::DRAG)).inner
}
