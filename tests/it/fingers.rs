//! What a finger presses is as large as a finger, on every made-up table and screen, on phones and tablets.

use std::collections::BTreeSet;

use bevy_egui::egui::{Rect, Vec2, vec2};
use candlestick::ui::{Art, ScreenTarget, scale::set_text_size, style::FINGER};

use crate::{
    cut_words::{Page, SIZES, art, laying},
    frames::Frames,
    scenes::{self, Scene, SceneLanguage},
};

/// How large texts are, in percent, in windows of all sizes; besides, a tablet on its side with the usual size.
const PERCENTS: [u16; 2] = [100, 200];
const TABLET_ASIDE: Page = (vec2(1024.0, 768.0), 100);
/// What rounding may take.
const ROUNDED: f32 = 0.6;
/// What is smaller, each with what stands for it in docs/access.md ("Sizes of what is pressed"): places of the board, the
/// notebook's cells and what turns its columns.
const SMALLER: [&str; 2] = ["board.", "note."];
/// What marks a place and is no control of its own: the prompt, faces and plates of players, a heading of the rules.
const PLACES: [&str; 4] = ["prompt", "seat.", "seats.", "rules.entry."];
/// The same by their whole names: the last line of the log, one's cards, what an edition does otherwise, and what a lesson's
/// arrow points at, which is held to a finger's size where it is pressed.
const MARKED: [&str; 4] = ["log.last", "hand", "together.differs", "lesson.arrow"];
/// Of the notebook, what is a button all the same.
const BUTTONS: [&str; 5] = ["note.help", "note.undo", "note.redo", "note.copy", "note.why"];

/// Whether it is to be as large as a finger: what can be pressed, is seen whole, and is none of the smaller ones.
fn is_meant(target: &ScreenTarget, screen: Rect) -> bool {
    let named = |names: &[&str]| names.iter().any(|name| target.name.starts_with(name));
    let is_smaller = named(&SMALLER) && !named(&BUTTONS);
    let is_place = named(&PLACES) || MARKED.contains(&target.name.as_str());
    target.on && target.whole && !is_smaller && !is_place && screen.contains_rect(target.rect)
}

/// What is too small for a finger in a scene, each kind once.
fn small(scene: Scene, art: &Art, size: Vec2) -> (BTreeSet<String>, usize) {
    let mut walk = Frames::of(scene, art, size);
    walk.touch();
    let screen = Rect::from_min_size(Default::default(), size);
    let meant: Vec<_> = walk.targets.iter().filter(|target| is_meant(target, screen)).collect();
    let small = meant.iter().filter(|target| target.rect.size().min_elem() < FINGER - ROUNDED);
    let told = small.map(|target| {
        let kind: String = target.name.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        format!("{kind} {:.0}x{:.0}", target.rect.width(), target.rect.height())
    });
    (told.collect(), meant.len())
}

#[test]
fn a_finger_has_room_on_all_that_it_presses() {
    let (spoken, art) = (SceneLanguage::of("en"), art());
    let (mut found, mut looked) = (Vec::new(), 0);
    let pages = SIZES.into_iter().flat_map(|size| PERCENTS.map(|percent| (size, percent)));
    for (size, percent) in pages.chain([TABLET_ASIDE]) {
        let _laying = laying();
        set_text_size(percent);
        for name in scenes::NAMES {
            let scene = Scene::named(name, &spoken).expect("a scene of this name");
            let (small, meant) = small(scene, &art, size);
            looked += meant;
            found.extend(small.into_iter().map(|what| format!("{name} at {}x{}: {what}", size.x, size.y)));
        }
    }
    assert!(found.is_empty(), "too small for a finger:\n{}", found.join("\n"));
    assert!(looked > 3_000, "{looked} places");
}

#[test]
fn what_more_of_a_case_has_comes_into_sight_on_the_narrowest_phone_in_large_letters() {
    let (spoken, art) = (SceneLanguage::of("de"), art());
    let _laying = laying();
    let mut hidden = Vec::new();
    for height in [640.0, 600.0, 560.0, 520.0] {
        set_text_size(200);
        let scene = Scene::named("library", &spoken).expect("a scene of this name");
        let mut frames = Frames::of(scene, &art, vec2(360.0, height));
        let at = |frames: &Frames, name: &str| {
            let target = frames.targets.iter().find(|one| one.name == name && one.rect.is_positive());
            target.map(|one| one.rect)
        };
        let Some(more) = at(&frames, "library.more") else { continue };
        frames.press(more.center());
        (0..20).for_each(|_| frames.settle());
        if at(&frames, "library.remove").or(at(&frames, "library.link")).is_none() {
            hidden.push(height);
        }
    }
    assert_eq!(hidden, [0.0_f32; 0], "heights of the window, in points");
}
