//! The row of tabs where not all panels fit, and the keys that turn them up.

use bevy_egui::egui::Ui;

use super::{needed::Needed, tab::Tab};
use crate::ui::{
    Intent, PanelContext,
    keys::Shortcut,
    notebook,
    style::touch,
    tabs_where,
    widgets::{struck, struck_with_shift},
};
use candlestick_themes::{MessageKey, key};

/// A tab: its panel, its words and its target.
pub(super) type TabLine = (Tab, MessageKey, &'static str);

/// The tabs where one thing is shown at a time.
pub(super) const ALL: [TabLine; 4] = [
    (Tab::Act, key!("tab-act"), "tab.act"),
    (Tab::Notebook, key!("tab-notebook"), "tab.notebook"),
    (Tab::Hand, key!("tab-hand"), "tab.hand"),
    (Tab::Log, key!("tab-log"), "tab.log"),
];

/// The same where another screen shows the table: the own cards lie below what is asked.
pub(super) const HAND_FIRST: [TabLine; 4] = [
    (Tab::Act, key!("tab-act"), "tab.act"),
    (Tab::Notebook, key!("tab-notebook"), "tab.notebook"),
    (Tab::Board, key!("tab-board"), "tab.board"),
    (Tab::Log, key!("tab-log"), "tab.log"),
];

/// Shows them, those that a lesson's step does not need dim; answers whether one was pressed, be it the one that is up.
pub(super) fn show(
    ui: &mut Ui,
    context: &PanelContext,
    needed: Needed,
    (tab, all): (&mut Tab, &[TabLine]),
    intents: &mut Vec<Intent>,
) -> bool {
    touch(ui, context.narrow);
    let up = *tab;
    let may = |to: Tab| needed.may_turn(to, up);
    let pressed = tabs_where(ui, (context.words, context.targets), all, Some(up), may);
    let pressed = pressed.or_else(|| by_key(ui, up, all, may));
    if let Some(pressed) = pressed.filter(|pressed| *pressed != up) {
        *tab = pressed;
        intents.push(Intent::TurnPage);
    }
    pressed.is_some()
}

/// The leaf that a key turns up, if it may: the notebook, with the keyboard in it, or the one after this; with Shift the one
/// before.
fn by_key(ui: &Ui, tab: Tab, all: &[TabLine], may: impl Fn(Tab) -> bool) -> Option<Tab> {
    let there = |wanted: Tab| all.iter().any(|(one, ..)| *one == wanted) && may(wanted);
    if there(Tab::Notebook) && struck(ui, Shortcut::Notebook) {
        notebook::lead(ui.ctx());
        return Some(Tab::Notebook);
    }
    let by = if struck_with_shift(ui, Shortcut::Leaf) {
        all.len() - 1
    } else if struck(ui, Shortcut::Leaf) {
        1
    } else {
        return None;
    };
    let at = all.iter().position(|(one, ..)| *one == tab)?;
    all.get((at + by) % all.len()).map(|(one, ..)| *one).filter(|one| may(*one))
}
