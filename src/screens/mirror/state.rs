//! The page as text: whether anybody reads it, what it shows, and what was done in it.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Arc, Mutex},
};

use bevy::prelude::Resource;
use bevy_egui::egui::{Event, Rect, accesskit::NodeId};
use candlestick_themes::ForeignWords;
use serde::{Deserialize, Serialize};

use super::node::Node;
use crate::ui::ScreenTarget;

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
pub(super) struct MirrorInbox(Arc<Mutex<Vec<String>>>);

impl MirrorInbox {
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
    /// The widgets that something can be done with in the page, and where they are in the picture, as tests ask.
    worked: HashSet<u64>,
    places: Vec<Rect>,
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
    /// Whether a case is watched again.
    pub watched: bool,
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

    /// Knows from now on what can be done in the page as it is sent; `bounds`: where widgets are in the picture.
    pub(super) fn note(&mut self, nodes: &[Node], bounds: &[(NodeId, Rect)]) {
        self.worked.clear();
        nodes.iter().for_each(|node| node.note_worked(&mut self.worked));
        let places = bounds.iter().filter(|(id, _)| self.worked.contains(&id.0));
        self.places = places.map(|(_, at)| *at).collect();
    }

    /// Whether a target of the picture has its element in the page: that of its own widget. Of what is a place alone it is the
    /// one in the very same place, as it may lie on something larger that has one.
    pub(in crate::screens) fn holds(&self, target: &ScreenTarget) -> bool {
        match target.widget {
            Some(widget) => self.worked.contains(&widget.accesskit_id().0),
            None => self.places.iter().any(|at| is_same(*at, target.rect)),
        }
    }
}

/// How far the edges of one place may be apart by rounding, in points.
const ROUNDED: f32 = 1.0;

fn is_same(one: Rect, other: Rect) -> bool {
    let apart = (one.min - other.min).abs().max((one.max - other.max).abs());
    apart.max_elem() <= ROUNDED
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Id, RawInput, Sense, WidgetInfo, WidgetType, pos2, vec2};

    use super::*;
    use crate::{screens::mirror::widgets::widgets, ui::ScreenTargets};

    #[test]
    fn what_has_no_element_is_missing_though_it_lies_on_something_that_has_one() {
        let (ctx, targets) = (Context::default(), ScreenTargets::default());
        ctx.enable_accesskit();
        let plate = Rect::from_min_size(pos2(10.0, 10.0), vec2(100.0, 60.0));
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let whole = ui.interact(plate, Id::new("plate"), Sense::click());
            whole.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, "A plate"));
            targets.mark("plate", &whole);
            targets.put("place of the plate", plate, true);
            // Both lie in the middle of the plate, and say nothing to whoever reads.
            targets.mark("silent", &ui.interact(plate.shrink(8.0), Id::new("silent"), Sense::click()));
            targets.put("place on the plate", plate.shrink(20.0), true);
            let off = ui.interact(plate.translate(vec2(0.0, 90.0)), Id::new("off"), Sense::click());
            off.widget_info(|| WidgetInfo::labeled(WidgetType::Button, false, "Not now"));
            ctx.accesskit_node_builder(off.id, bevy_egui::egui::accesskit::Node::set_disabled);
            targets.mark("off", &off);
        });
        output.textures_delta.clear();
        let found = widgets(&ctx, output.platform_output.accesskit_update.take().unwrap());
        let mut mirror = Mirror::default();
        mirror.note(&found.nodes, &found.bounds);
        let missing = targets.take().into_iter().filter(|target| !mirror.holds(target));
        let missing: Vec<_> = missing.map(|target| target.name).collect();
        assert_eq!(missing, ["silent", "place on the plate", "off"]);
        // The widgets stay, and the page shows none of them.
        mirror.note(&[], &found.bounds);
        let plate = ScreenTarget { name: "plate".into(), rect: plate, on: true, whole: true, widget: None };
        assert!(!mirror.holds(&plate), "it was dropped on its way into the page");
    }

    #[test]
    fn what_the_page_tells_is_understood() {
        let understood = |told: &str| serde_json::from_str::<PageDeed>(told).ok();
        assert_eq!(understood(r#"{"kind":"close"}"#), Some(PageDeed::Close));
        assert_eq!(understood(r#"{"kind":"line","text":"hand"}"#), Some(PageDeed::Line { text: "hand".into() }));
        assert_eq!(understood(r#"{"kind":"dance"}"#), None);
    }
}
