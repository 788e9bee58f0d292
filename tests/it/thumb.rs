//! What a phone that is held in one hand has within its thumb's reach: all that decides something.

use bevy_egui::egui::{Vec2, vec2};
use candlestick::ui::Art;

use crate::{
    cut_words::{art, laying},
    frames::Frames,
    scenes::{self, Scene, SceneLanguage},
};

/// Phones upright, the smallest and a usual one, in points.
const UPRIGHT: [Vec2; 2] = [vec2(360.0, 640.0), vec2(390.0, 844.0)];
/// From here down a thumb reaches, as a share of the height: the lower three fifths.
const REACH: f32 = 0.4;
/// What stands above that decides nothing of the case: the board to look at, who sits where, and the ways to the menu and to a room.
const TO_LOOK_AT: [&str; 4] = ["board.", "seat.", "menu.open", "room.open"];
/// A table's scenes whose sheet is pushed up to be read, as a lesson's notebook and the hand beside a table's own screen are, over
/// which something else lies to be read or typed in, or that are looked back at.
const READ: [&str; 10] =
    ["rules", "menu", "keys", "command", "note-", "replay", "room-sheet", "room-hand", "lesson-mark", "lesson-why"];

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
        let _laying = laying();
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

/// The ways on and out of screens that are no table, by what the names of their scenes begin with.
const WAYS: [(&str, &[&str]); 6] = [
    ("setup", &["setup.back", "setup.start"]),
    ("verdict", &["verdict.again", "verdict.review", "verdict.new-case", "verdict.title"]),
    ("together", &["together.back"]),
    ("lobby", &["together.back", "together.leave"]),
    ("lobby-host", &["together.start"]),
    ("insight", &["insight.leave", "insight.practise"]),
];

#[test]
fn a_thumb_reaches_the_ways_on_from_the_setup_the_verdict_and_the_lobby() {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let (mut found, mut looked) = (Vec::new(), 0);
    for name in scenes::NAMES {
        let ways: Vec<_> = WAYS.iter().filter(|(of, _)| name.starts_with(of)).flat_map(|(_, ways)| *ways).collect();
        if ways.is_empty() {
            continue;
        }
        let _laying = laying();
        for size in UPRIGHT {
            let walk = Frames::of(Scene::named(name, &spoken).expect("a scene of this name"), &art, size);
            for way in &ways {
                let down = walk.targets.iter().find(|one| one.name == **way).map(|one| one.rect.center().y / size.y);
                looked += 1;
                if down.is_none_or(|down| !(REACH..1.0).contains(&down)) {
                    found.push(format!("{name} at {}x{}: {way} at {down:?}", size.x, size.y));
                }
            }
        }
    }
    assert!(found.is_empty(), "out of a thumb's reach:\n{}", found.join("\n"));
    assert!(looked > 40, "{looked} ways");
}
