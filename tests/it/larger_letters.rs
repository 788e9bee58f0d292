//! Whoever wants texts twice as large finds no word smaller than before on a screen that has the room.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use bevy_egui::egui::{Shape, Vec2, epaint::ClippedShape, vec2};
use candlestick::ui::{Art, scale::set_text_size};

use crate::{
    cut_words::{art, laying},
    frames::Frames,
    scenes::{self, Scene, SceneLanguage},
};

/// Screens with room for texts twice as large, and the language in which each is looked at.
const WIDE: [(Vec2, &str); 2] = [(vec2(1280.0, 800.0), "en"), (vec2(1920.0, 1080.0), "de")];
/// In a window as narrow, in points, the small board of "Looking back" shrinks beside larger texts, and its names with it.
const SMALL_BOARD: f32 = 1280.0;
/// What fitting letters into a drawn thing may take, in points.
const ROUNDED: f32 = 0.6;

/// Every text among these, with its smallest letters in points.
fn letters<'a>(shapes: impl IntoIterator<Item = &'a Shape>, found: &mut BTreeMap<String, f32>) {
    for shape in shapes {
        match shape {
            Shape::Vec(inside) => letters(inside, found),
            Shape::Text(text) if text.opacity_factor > 0.0 => {
                let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                let smallest = sizes.fold(f32::INFINITY, f32::min);
                let known = found.entry(text.galley.text().to_owned()).or_insert(smallest);
                *known = known.min(smallest);
            }
            _ => {}
        }
    }
}

/// The texts of a scene with their smallest letters, where texts are so large, in percent.
fn laid(name: &str, spoken: &Arc<SceneLanguage>, (art, size): (&Art, Vec2), percent: u16) -> BTreeMap<String, f32> {
    set_text_size(percent);
    let mut frames = Frames::of(Scene::named(name, spoken).expect("a scene of this name"), art, size);
    frames.settle();
    let shapes: &Vec<ClippedShape> = &frames.shapes;
    let mut found = BTreeMap::new();
    letters(shapes.iter().map(|clipped| &clipped.shape), &mut found);
    found
}

#[test]
fn with_texts_twice_as_large_no_word_is_smaller_than_before_on_a_wide_screen() {
    let art = art();
    let _laying = laying();
    let (mut smaller, mut larger) = (BTreeSet::new(), 0);
    for (window, language) in WIDE {
        let spoken = SceneLanguage::of(language);
        for name in scenes::NAMES.iter().filter(|name| window.x > SMALL_BOARD || !name.starts_with("review")) {
            let [usual, twice] = [100, 200].map(|percent| laid(name, &spoken, (&art, window), percent));
            // The two letters of a token are as large as it is, which takes what the texts leave.
            for (text, size) in usual.iter().filter(|(text, _)| text.chars().count() > 2) {
                let Some(now) = twice.get(text) else { continue };
                larger += u32::from(*now > size * 1.9);
                if *now < size - ROUNDED {
                    smaller.insert(format!(
                        "{name} at {}x{}: {text:?} has {now:.1} points, before {size:.1}",
                        window.x, window.y
                    ));
                }
            }
        }
    }
    assert!(smaller.is_empty(), "smaller:\n{}", Vec::from_iter(smaller).join("\n"));
    assert!(larger > 2_000, "{larger}");
}
