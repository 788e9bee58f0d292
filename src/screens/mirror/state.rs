//! The page as text: whether anybody reads it, what it shows, and what was done in it.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use bevy::prelude::Resource;
use bevy_egui::egui::{Event, Rect};
use candlestick_themes::ForeignWords;
use serde::{Deserialize, Serialize};

use super::node::Node;

/// What somebody did in the page as text, as the browser's side tells it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum PageDeed {
    /// From now on somebody reads it.
    On,
    /// Nobody does any more.
    Off,
    /// Typed a command, or pressed what stands for one.
    Line { text: String },
    /// Began a command, and wants to know how it could go on.
    Begin { text: String },
    /// Pressed a widget of the picture.
    Press { id: String },
    /// Wrote into a line of the picture.
    Write { id: String, text: String },
    /// Set a number of the picture.
    Set { id: String, value: f64 },
    /// Wants the dialog closed that is open.
    Close,
}

/// What egui is told in a frame.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ReaderInput {
    /// These events.
    Events(Vec<Event>),
    /// That the line which is written in is left.
    Leave,
    /// These events, as long as a dialog is open: in the picture they would do something else.
    InDialog(Vec<Event>),
}

/// What was done and not looked at yet; whoever hears of it may be called outside of a frame.
#[derive(Resource, Debug, Clone, Default)]
pub(super) struct Inbox(Arc<Mutex<Vec<String>>>);

impl Inbox {
    pub(super) fn put(&self, told: String) {
        if let Ok(mut all) = self.0.lock() {
            all.push(told);
        }
    }

    pub(super) fn take(&self) -> Vec<String> {
        self.0.lock().map(|mut all| std::mem::take(&mut *all)).unwrap_or_default()
    }
}

/// The page as text. Nothing of it is worked out while nobody reads it.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Mirror {
    on: bool,
    /// Commands that were typed, for the screen that understands them.
    lines: VecDeque<String>,
    /// The beginning of a command that is being typed.
    pub begun: String,
    /// What the screen tells of itself, beside the widgets that it shows.
    table: Option<ScreenText>,
    /// What egui is told, a frame each.
    pub(super) told: VecDeque<ReaderInput>,
    /// What was sent last.
    pub(super) sent: String,
    /// Where widgets are that can be pressed in the page, as tests ask.
    pub(super) bounds: Vec<Rect>,
    /// What themes say in another language than the page.
    pub(super) foreign: Vec<ForeignWords>,
}

/// What a single key of the page does, outside of fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::screens) enum KeyDoes {
    /// Types this command.
    Line(String),
    /// Leads to a part of the page: `notebook`, `deeds`, `type`.
    Lead(&'static str),
}

/// What a screen tells of itself.
#[derive(Debug, Clone, Default, PartialEq)]
pub(in crate::screens) struct ScreenText {
    /// It, in elements.
    pub nodes: Vec<Node>,
    /// Single keys, by the sign that each writes, and what they do.
    pub keys: Vec<(String, KeyDoes)>,
    /// What single keys do, in words.
    pub keys_told: String,
    /// Whether the widgets of the picture are as much to be read as this.
    pub widgets_too: bool,
}

impl Mirror {
    /// Whether somebody reads it.
    pub(in crate::screens) const fn is_on(&self) -> bool {
        self.on
    }

    /// The next command that was typed.
    pub(in crate::screens) fn next_line(&mut self) -> Option<String> {
        self.lines.pop_front()
    }

    /// Shows what a screen tells of itself, from now on.
    pub(in crate::screens) fn put(&mut self, table: ScreenText) {
        self.table = Some(table);
    }

    /// Shows nothing of a screen but its widgets; what was typed for it is forgotten.
    pub(in crate::screens) fn clear(&mut self) {
        self.table = None;
        self.begun.clear();
        self.lines.clear();
    }

    pub(super) const fn table(&self) -> Option<&ScreenText> {
        self.table.as_ref()
    }

    pub(super) fn turn(&mut self, on: bool) {
        *self = Self { on, foreign: std::mem::take(&mut self.foreign), ..Self::default() };
    }

    pub(super) fn type_line(&mut self, text: String) {
        self.begun.clear();
        self.lines.push_back(text);
    }

    /// Whether a place of the picture has its element in the page.
    pub(in crate::screens) fn holds(&self, rect: Rect) -> bool {
        self.bounds.iter().any(|bounds| bounds.expand(1.0).contains(rect.center()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_tells_is_understood() {
        let understood = |told: &str| serde_json::from_str::<PageDeed>(told).ok();
        assert_eq!(understood(r#"{"kind":"close"}"#), Some(PageDeed::Close));
        assert_eq!(understood(r#"{"kind":"line","text":"hand"}"#), Some(PageDeed::Line { text: "hand".into() }));
        assert_eq!(understood(r#"{"kind":"dance"}"#), None);
    }
}
