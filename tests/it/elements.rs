//! Every made-up table and screen of the panels' tool, as whoever hears it has it: what is pressed there is told, in words.

use std::{collections::HashMap, sync::PoisonError};

use bevy_egui::egui::{
    Context, Pos2, RawInput, Rect, Vec2,
    accesskit::{Action, Node, NodeId, Role},
};
use candlestick::ui::{Art, style};

use crate::{
    cut_words::{DESK, LAYING, PHONE, art},
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

/// What can be pressed in a scene and is not told.
fn untold(scene: &mut Scene, art: &Art, size: Vec2) -> Vec<String> {
    let ctx = Context::default();
    style::apply(&ctx);
    ctx.enable_accesskit();
    let mut told: HashMap<NodeId, Node> = HashMap::new();
    for n in 0..FRAMES {
        drop(scene.targets.take());
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
        let input = RawInput { screen_rect, time: Some(n as f64 * PACE), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| scene.show(ui, art));
        output.textures_delta.clear();
        told = output.platform_output.accesskit_update.expect("a reader reads").nodes.into_iter().collect();
    }
    let is_untold = |widget: NodeId| told.get(&widget).is_none_or(|widget| !is_told(widget));
    let targets = scene.targets.take().into_iter().filter(|target| target.on);
    targets.filter(|target| target.widget.is_some_and(|id| is_untold(id.accesskit_id()))).map(|one| one.name).collect()
}

#[test]
fn what_is_pressed_in_any_scene_is_told_to_whoever_hears_it() {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let mut found = Vec::new();
    for name in scenes::NAMES {
        let mut scene = Scene::named(name, &spoken).expect("a scene of this name");
        let _laying = LAYING.read().unwrap_or_else(PoisonError::into_inner);
        for size in [PHONE, DESK] {
            let missing = untold(&mut scene, &art, size);
            if !missing.is_empty() {
                found.push(format!("{name} at {}x{}: {}", size.x, size.y, missing.join(" ")));
            }
        }
    }
    assert!(found.is_empty(), "no element:\n{}", found.join("\n"));
}
