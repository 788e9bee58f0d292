//! Every made-up table and screen by the Tab key alone: all is reached, in the order in which it is read, and seen to be.

use std::{collections::BTreeSet, sync::PoisonError};

use bevy_egui::egui::{Context, Event, Id, Key, Modifiers, Pos2, RawInput, Rect, Shape, Vec2, epaint::ClippedShape};
use candlestick::ui::{Art, ScreenTarget, style};

use crate::{
    cut_words::{DESK, LAYING, art},
    scenes::{self, Scene, SceneLanguage},
};

/// Frames until all stands where it stays, and seconds between two.
const FRAMES: usize = 2;
const PACE: f64 = 0.4;
/// More stops than any screen has.
const MOST: usize = 700;
/// How far beyond a widget what shows the keyboard there may be drawn, in points.
const ROUND: f32 = 7.0;

/// A scene that is laid out frame by frame.
struct Walk<'a> {
    ctx: Context,
    scene: Scene,
    art: &'a Art,
    size: Vec2,
    frames: usize,
    shapes: Vec<ClippedShape>,
    targets: Vec<ScreenTarget>,
}

impl Walk<'_> {
    fn frame(&mut self, events: Vec<Event>) {
        drop(self.scene.targets.take());
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, self.size));
        let time = Some(self.frames as f64 * PACE);
        let input = RawInput { screen_rect, time, events, focused: true, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.scene.show(ui, self.art));
        output.textures_delta.clear();
        (self.shapes, self.targets) = (output.shapes, self.scene.targets.take());
        self.frames += 1;
    }

    fn settle(&mut self) {
        (0..FRAMES).for_each(|_| self.frame(Vec::new()));
    }

    fn press_tab(&mut self) {
        let tab = |pressed| Event::Key {
            key: Key::Tab,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![tab(true), tab(false)]);
        self.settle();
    }

    fn focused(&self) -> Option<Id> {
        self.ctx.memory(bevy_egui::egui::Memory::focused)
    }

    fn target(&self, widget: Id) -> Option<&ScreenTarget> {
        self.targets.iter().find(|target| target.widget == Some(widget))
    }

    /// What is drawn on and right round a place.
    fn drawn(&self, place: Rect) -> Vec<&Shape> {
        let near = place.expand(ROUND);
        let drawn = self.shapes.iter().filter(|one| {
            let seen = one.shape.visual_bounding_rect().intersect(one.clip_rect);
            seen.is_positive() && seen.intersects(near)
        });
        drawn.map(|one| &one.shape).collect()
    }
}

/// What is wrong with a walk by Tab through a scene, from where nothing has the keyboard until it comes round.
fn faults(walk: &mut Walk) -> Vec<String> {
    walk.settle();
    let (mut found, mut stops, mut kinds): (_, Vec<Id>, _) = (Vec::new(), Vec::new(), BTreeSet::new());
    loop {
        walk.press_tab();
        let Some(stop) = walk.focused() else { break };
        if stops.first() == Some(&stop) {
            break;
        }
        if stops.contains(&stop) || stops.len() > MOST {
            found.push("Tab does not come round".to_owned());
            break;
        }
        if let Some(target) = walk.target(stop).cloned() {
            if target.rect.intersect(walk.ctx.content_rect()).is_negative() {
                found.push(format!("{} has the keyboard out of sight", target.name));
            } else if kinds.insert(kind(&target.name)) && !is_seen(walk, stop, target.rect) {
                found.push(format!("{} does not show that it has the keyboard", target.name));
            }
            let before = stops.last().and_then(|before| walk.target(*before));
            found.extend(
                before
                    .filter(|before| goes_back(before.rect, target.rect))
                    .map(|before| format!("{} comes after {}, and stands above it", target.name, before.name)),
            );
        }
        stops.push(stop);
    }
    // What lies under an open dialog is not to be reached.
    let dialog = walk.ctx.memory(bevy_egui::egui::Memory::top_modal_layer);
    let at_hand =
        |id: Id| dialog.is_none() || walk.ctx.read_response(id).is_some_and(|one| Some(one.layer_id) == dialog);
    let missed = walk.targets.iter().filter(|target| target.on);
    let missed = missed.filter(|target| target.widget.is_some_and(|id| at_hand(id) && !stops.contains(&id)));
    found.extend(missed.map(|target| format!("{} is not reached", target.name)));
    found
}

/// What is one widget many times over: cells of the notebook, say. Names without what counts in them.
fn kind(name: &str) -> String {
    let (first, rest) = name.split_once('.').unwrap_or((name, ""));
    if first == "note" { format!("{first} {}", rest.split('.').count()) } else { name.to_owned() }
}

/// Whether something is drawn otherwise where a widget has the keyboard than where it has not.
fn is_seen(walk: &mut Walk, stop: Id, place: Rect) -> bool {
    let with: Vec<Shape> = walk.drawn(place).into_iter().cloned().collect();
    walk.ctx.memory_mut(|memory| memory.surrender_focus(stop));
    walk.settle();
    let is_seen = walk.drawn(place) != with.iter().collect::<Vec<_>>();
    walk.ctx.memory_mut(|memory| memory.request_focus(stop));
    walk.settle();
    is_seen
}

/// Whether what comes after stands above what came before, in its column.
fn goes_back(before: Rect, after: Rect) -> bool {
    let beside = after.left() >= before.right() || after.right() <= before.left();
    !beside && after.bottom() <= before.top() + 1.0
}

#[test]
fn tab_goes_through_every_scene_as_it_is_read_and_is_seen_where_it_is() {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let mut found = Vec::new();
    for name in scenes::NAMES {
        let scene = Scene::named(name, &spoken).expect("a scene of this name");
        let _laying = LAYING.lock().unwrap_or_else(PoisonError::into_inner);
        let ctx = Context::default();
        style::apply(&ctx);
        let (shapes, targets) = (Vec::new(), Vec::new());
        let mut walk = Walk { ctx, scene, art: &art, size: DESK, frames: 0, shapes, targets };
        found.extend(faults(&mut walk).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    assert!(found.is_empty(), "by the Tab key:\n{}", found.join("\n"));
}
