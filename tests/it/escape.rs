//! Every made-up table and screen by the Escape key: it closes what is open, and else leads a step back.

use std::collections::BTreeSet;

use bevy_egui::egui::{Key, Vec2};

use crate::{
    cut_words::{DESK, PHONE, art, laying},
    frames::Frames,
    scenes::{self, Scene, SceneLanguage},
};

/// What a screen answers that is left, or of which a part is closed.
const LEFT: [&str; 3] = ["Back", "Title", "Show(Ways)"];
/// The table's own, from which Escape leads to the menu, and the title, from which nothing leads back.
fn is_left(name: &str) -> bool {
    let left =
        ["library", "setup", "verdict", "review", "daily", "practice", "position", "together", "lobby", "insight"];
    left.iter().any(|one| name.starts_with(one))
}

/// What is wrong with Escape on a scene as it is shown first.
fn fault(name: &str, frames: &mut Frames) -> Option<String> {
    let dialog = frames.has_dialog();
    frames.strike(Key::Escape);
    frames.settle();
    match (name, dialog) {
        // It hides somebody's cards until they say that they are there.
        ("curtain", _) => (!frames.has_dialog()).then(|| "it lifts the curtain".to_owned()),
        (_, true) => frames.has_dialog().then(|| "the dialog stays".to_owned()),
        _ if !is_left(name) => None,
        _ => {
            let chosen = &frames.scene.chosen;
            let left = chosen.iter().any(|one| LEFT.contains(&one.as_str()));
            (!left).then(|| format!("it is not left: {chosen:?}"))
        }
    }
}

/// Looks at every scene in a window of this size.
fn each(size: Vec2, mut look: impl FnMut(&str, &mut Frames)) {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    for name in scenes::NAMES {
        let scene = Scene::named(name, &spoken).expect("a scene of this name");
        let _laying = laying();
        look(name, &mut Frames::of(scene, &art, size));
    }
}

#[test]
fn escape_closes_what_is_open_and_else_leads_back_from_every_screen() {
    let mut found = Vec::new();
    for size in [PHONE, DESK] {
        each(size, |name, frames| {
            let place = format!("{name} at {}x{}", size.x, size.y);
            found.extend(fault(name, frames).map(|fault| format!("{place}: {fault}")));
        });
    }
    assert!(found.is_empty(), "by Escape:\n{}", found.join("\n"));
}

/// Of what opens the same: tiles, cells of the notebook.
fn kind(name: &str) -> String {
    let parts: Vec<_> = name.split('.').collect();
    if parts.len() > 2 { format!("{}.{}.", parts[0], parts[1]) } else { name.to_owned() }
}

/// Presses what was not pressed yet of what is seen in a scene; whatever opens over it is to be closed by Escape.
fn press_all(
    name: &str,
    frames: &mut Frames,
    pressed: &mut BTreeSet<String>,
    opened: &mut BTreeSet<String>,
) -> Vec<String> {
    let mut found = Vec::new();
    if frames.has_dialog() {
        return found;
    }
    let all: Vec<_> = frames.targets.iter().map(|target| target.name.clone()).collect();
    for target in all {
        let Some(place) = frames.targets.iter().find(|one| one.name == target && one.on && one.whole) else { continue };
        let at = place.rect.center();
        if place.widget.is_none() || !pressed.insert(kind(&target)) {
            continue;
        }
        frames.press(at);
        if frames.has_dialog() {
            frames.strike(Key::Escape);
            frames.settle();
            opened.insert(target.clone());
            if frames.has_dialog() {
                found.push(format!("{name}: what {target} opens stays"));
                break;
            }
        }
    }
    found
}

#[test]
fn escape_closes_every_dialog_that_anything_opens() {
    let (mut pressed, mut opened, mut found) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    each(DESK, |name, frames| found.extend(press_all(name, frames, &mut pressed, &mut opened)));
    assert!(found.is_empty(), "by Escape:\n{}", found.join("\n"));
    println!("opened a dialog: {opened:?}, of {} that were pressed", pressed.len());
    for one in ["act.accuse", "act.give-up", "position.more"] {
        assert!(opened.contains(one), "{one} opens no dialog: {opened:?}");
    }
}
