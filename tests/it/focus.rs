//! Every made-up table and screen by the Tab key alone: all is reached, in the order in which it is read, and seen to be.

use std::collections::BTreeSet;

use bevy_egui::egui::{Id, Key, Memory, Rect, Shape, Vec2, epaint::ClippedShape};
use candlestick::ui::ScreenTarget;

use crate::{
    cut_words::{DESK, PHONE, art, laying},
    frames::Frames,
    scenes::{self, Scene, SceneLanguage},
};

/// More stops than any screen has.
const MOST: usize = 700;
/// How far beyond a widget what shows the keyboard there may be drawn, in points.
const ROUND: f32 = 7.0;

/// Strikes Tab. The next widget has the keyboard in that frame already; what scrolls there takes more of them, and so does
/// beginning anew.
fn press_tab(frames: &mut Frames) {
    frames.strike(Key::Tab);
    let stands = |stop| frames.target(stop).is_none_or(|target| target.whole);
    if !frames.focused().is_some_and(stands) {
        frames.settle();
    }
}

/// What is drawn on and right round a place.
fn drawn(shapes: &[ClippedShape], place: Rect) -> Vec<&Shape> {
    let near = place.expand(ROUND);
    let drawn = shapes.iter().filter(|one| {
        let seen = one.shape.visual_bounding_rect().intersect(one.clip_rect);
        seen.is_positive() && seen.intersects(near)
    });
    drawn.map(|one| &one.shape).collect()
}

/// A screen on which nothing has the keyboard.
struct Bare {
    shapes: Vec<ClippedShape>,
    targets: Vec<ScreenTarget>,
}

impl Bare {
    fn of(walk: &Frames) -> Self {
        Self { shapes: walk.shapes.clone(), targets: walk.targets.clone() }
    }
}

/// What is wrong with a walk by Tab through a scene, from where nothing has the keyboard until it comes round.
fn faults(walk: &mut Frames) -> Vec<String> {
    let bare = Bare::of(walk);
    let (mut found, mut stops, mut kinds): (_, Vec<Id>, _) = (Vec::new(), Vec::new(), BTreeSet::new());
    loop {
        press_tab(walk);
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
            } else if kinds.insert(kind(&target.name)) && !is_seen(walk, &bare, &target) {
                found.push(format!("{} does not show that it has the keyboard", target.name));
            }
            let before = stops.last().and_then(|before| walk.target(*before));
            found.extend(
                before.filter(|before| goes_back(before.rect, target.rect)).map(|before| {
                    format!("{} comes after {}, and stands above or left of it", target.name, before.name)
                }),
            );
        }
        stops.push(stop);
    }
    // What lies under an open dialog is not to be reached.
    let dialog = walk.ctx.memory(Memory::top_modal_layer);
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
fn is_seen(walk: &mut Frames, bare: &Bare, target: &ScreenTarget) -> bool {
    // What stands where it stood when nothing had the keyboard is held to how it was drawn then.
    if bare.targets.contains(target) && drawn(&walk.shapes, target.rect) != drawn(&bare.shapes, target.rect) {
        return true;
    }
    let Some(stop) = target.widget else { return false };
    walk.settle();
    // Where it has come to stand, as what scrolls there may still have been under way.
    let place = walk.target(stop).map_or(target.rect, |target| target.rect);
    let with = walk.shapes.clone();
    walk.ctx.memory_mut(|memory| memory.surrender_focus(stop));
    walk.settle();
    let is_seen = drawn(&walk.shapes, place) != drawn(&with, place);
    walk.ctx.memory_mut(|memory| memory.request_focus(stop));
    walk.settle();
    is_seen
}

/// Whether what comes after stands above what came before, in its column, or left of it in its row.
fn goes_back(before: Rect, after: Rect) -> bool {
    let beside = after.left() >= before.right() || after.right() <= before.left();
    let left = after.right() <= before.left() + 1.0 && is_row(before, after);
    left || !beside && after.bottom() <= before.top() + 1.0
}

/// Whether two stand in one row: each has its middle between the upper and the lower edge of the other, so that what is much
/// higher, as a column beside a button, is in no row with it.
fn is_row(one: Rect, other: Rect) -> bool {
    one.y_range().contains(other.center().y) && other.y_range().contains(one.center().y)
}

/// What is wrong with the walks through every scene in a window of this size.
fn walks(size: Vec2) -> Vec<String> {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let mut found = Vec::new();
    for name in scenes::NAMES {
        let scene = Scene::named(name, &spoken).expect("a scene of this name");
        let _laying = laying();
        let mut walk = Frames::of(scene, &art, size);
        found.extend(faults(&mut walk).into_iter().map(|fault| format!("{name} at {}x{}: {fault}", size.x, size.y)));
    }
    found
}

#[test]
fn tab_goes_through_every_scene_as_it_is_read_and_is_seen_where_it_is() {
    let found = walks(DESK);
    assert!(found.is_empty(), "by the Tab key:\n{}", found.join("\n"));
}

#[test]
fn the_same_holds_on_a_phone() {
    let found = walks(PHONE);
    assert!(found.is_empty(), "by the Tab key:\n{}", found.join("\n"));
}
