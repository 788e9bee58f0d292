//! Every made-up table and screen of the panels' tool, as whoever hears it has it: what is pressed there is told, in words.

use std::collections::{BTreeMap, HashMap};

use bevy_egui::egui::{
    Context, Pos2, RawInput, Rect, Vec2,
    accesskit::{Action, Node, NodeId, Role},
    accesskit_root_id,
};
use candlestick::ui::{Art, ScreenTarget, dialog_layers::above_dialog, style};

use crate::{
    cut_words::{DESK, PHONE, art, laying},
    scenes::{self, Scene, SceneLanguage},
};

/// Frames until all stands where it stays.
const FRAMES: usize = 4;
/// Seconds between two.
const PACE: f64 = 0.4;

/// Whether something can be done with a widget by what is told of it.
fn is_told(widget: &Node) -> bool {
    let named = widget.label().or(widget.placeholder()).is_some_and(|label| !label.trim().is_empty());
    let works = match widget.role() {
        Role::TextInput | Role::MultilineTextInput | Role::Slider | Role::SpinButton => true,
        _ => named && widget.supports_action(Action::Click),
    };
    works && !widget.is_disabled()
}

/// A scene as it is heard in one frame.
struct Heard {
    ctx: Context,
    told: HashMap<NodeId, Node>,
    targets: Vec<ScreenTarget>,
}

impl Heard {
    /// A scene once it stands.
    fn of(scene: &mut Scene, art: &Art, size: Vec2) -> Self {
        let ctx = Context::default();
        style::apply(&ctx);
        ctx.enable_accesskit();
        let mut heard = Self { ctx, told: HashMap::new(), targets: Vec::new() };
        for n in 0..FRAMES {
            drop(scene.targets.take());
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
            let input = RawInput { screen_rect, time: Some(n as f64 * PACE), ..RawInput::default() };
            let mut output = heard.ctx.run_ui(input, |ui| scene.show(ui, art));
            output.textures_delta.clear();
            heard.told = output.platform_output.accesskit_update.expect("a reader reads").nodes.into_iter().collect();
        }
        heard.targets = scene.targets.take();
        heard
    }

    /// All that is told, in its order; nothing of what lies below a dialog.
    fn read(&self) -> Vec<Told<'_>> {
        let roots = above_dialog(&self.ctx).unwrap_or_else(|| vec![accesskit_root_id().accesskit_id()]);
        let mut left: Vec<_> = roots.into_iter().rev().map(|root| (root, Vec::new())).collect();
        let mut read = Vec::new();
        while let Some((id, within)) = left.pop() {
            let Some(node) = self.told.get(&id) else { continue };
            let inside: Vec<_> = within.iter().copied().chain([id]).collect();
            left.extend(node.children().iter().rev().map(|child| (*child, inside.clone())));
            read.push(Told { node, within });
        }
        read
    }

    /// The name of the innermost group that something stands in.
    fn group(&self, told: &Told) -> Option<&str> {
        let around = told.within.iter().rev().filter_map(|id| self.told.get(id));
        around.filter(|node| node.role() == Role::Group).find_map(Node::label)
    }
}

/// What is told, and in what it stands, the outermost first.
struct Told<'a> {
    node: &'a Node,
    within: Vec<NodeId>,
}

/// What can be pressed in a scene and is not told.
fn untold(heard: &Heard) -> Vec<String> {
    let is_untold = |widget: NodeId| heard.told.get(&widget).is_none_or(|widget| !is_told(widget));
    let targets = heard.targets.iter().filter(|target| target.on);
    let untold = targets.filter(|target| target.widget.is_some_and(|id| is_untold(id.accesskit_id())));
    untold.map(|one| one.name.clone()).collect()
}

/// What two things are called that can be used and do not stand in groups of different names: to hear which is which, one would
/// have to hear what stands around.
fn alike(heard: &Heard) -> Vec<String> {
    let mut met = BTreeMap::new();
    for told in heard.read().iter().filter(|told| is_told(told.node)) {
        let node = told.node;
        *met.entry((heard.group(told), node.label().or(node.placeholder()).unwrap_or_default())).or_insert(0) += 1;
    }
    let found = met.into_iter().filter(|(_, count)| *count > 1);
    found.map(|((group, name), count)| format!("{count} × {name:?} in {group:?}")).collect()
}

/// What some look at every scene finds, on a phone and at a desk.
fn found_in_scenes(look: impl Fn(&Heard) -> Vec<String>) -> String {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let mut found = Vec::new();
    for name in scenes::NAMES {
        let mut scene = Scene::named(name, &spoken).expect("a scene of this name");
        let _laying = laying();
        for size in [PHONE, DESK] {
            let faults = look(&Heard::of(&mut scene, &art, size));
            if !faults.is_empty() {
                found.push(format!("{name} at {}x{}: {}", size.x, size.y, faults.join(", ")));
            }
        }
    }
    found.join("\n")
}

#[test]
fn what_is_pressed_in_any_scene_is_told_to_whoever_hears_it() {
    let found = found_in_scenes(untold);
    assert!(found.is_empty(), "no element:\n{found}");
}

#[test]
fn no_two_things_that_are_pressed_in_any_scene_are_called_alike() {
    let found = found_in_scenes(alike);
    assert!(found.is_empty(), "called alike:\n{found}");
}
