//! What a phone that is held in one hand has within its thumb's reach: all that decides something.

use std::sync::PoisonError;

use bevy_egui::egui::{Vec2, vec2};
use candlestick::ui::Art;

use crate::{
    cut_words::{LAYING, art},
    frames::Frames,
    scenes::{self, Scene, SceneLanguage},
};

/// Phones upright, the smallest and a usual one, in points.
const UPRIGHT: [Vec2; 2] = [vec2(360.0, 640.0), vec2(390.0, 844.0)];
/// From here down a thumb reaches, as a share of the height: the lower three fifths.
const REACH: f32 = 0.4;
/// What stands above that decides nothing of the case: the board to look at, who sits where, and the menu.
const TO_LOOK_AT: [&str; 3] = ["board.", "seat.", "menu.open"];
/// A table's scenes whose sheet is pushed up to be read, over which something else lies to be read or typed in, or that are looked
/// back at.
const READ: [&str; 6] = ["rules", "menu", "keys", "command", "note-", "replay"];

/// What decides something in a scene, and how far down each stands, as a share of the height.
fn decisions(scene: Scene, art: &Art, size: Vec2) -> Vec<(String, f32)> {
    let walk = Frames::of(scene, art, size);
    if !walk.targets.iter().any(|target| target.name == "menu.open") {
        return Vec::new();
    }
    let decides = walk.targets.iter().filter(|one| one.on && TO_LOOK_AT.iter().all(|what| !one.name.starts_with(what)));
    decides.map(|one| (one.name.clone(), one.rect.center().y / size.y)).collect()
}

#[test]
fn a_thumb_reaches_all_that_decides_something_at_a_table() {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let (mut found, mut tables) = (Vec::new(), 0);
    let read = |name: &str| READ.iter().any(|what| name.starts_with(what));
    for name in scenes::NAMES.iter().filter(|name| !read(name)) {
        let _laying = LAYING.read().unwrap_or_else(PoisonError::into_inner);
        for size in UPRIGHT {
            let scene = Scene::named(name, &spoken).expect("a scene of this name");
            let decisions = decisions(scene, &art, size);
            tables += usize::from(!decisions.is_empty());
            let far = decisions.into_iter().filter(|(_, down)| *down < REACH);
            found.extend(far.map(|(what, down)| format!("{name} at {}x{}: {what} at {down:.2}", size.x, size.y)));
        }
    }
    assert!(found.is_empty(), "out of a thumb's reach:\n{}", found.join("\n"));
    assert!(tables > 60, "{tables} tables");
}
