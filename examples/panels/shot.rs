//! Writes scenes as pictures, without a window.

use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, pos2, vec2};
use candlestick::ui::text_options::TextOptions;
use candlestick_raster::LinearCanvas;
use candlestick_themes::{PSEUDO, languages};
use tiny_skia::{IntSize, Pixmap};

use crate::{
    gallery::Gallery,
    scenes::{self, Scene, SceneLanguage},
    size,
    studio::{STANDS, Studio},
};

/// Writes every named scene, or all, at the given size, or at both usual ones; a language by its code and a size of texts in
/// percent are not the usual ones where they are given.
pub fn all(dir: &str, rest: &[&str]) {
    let percent = |text: &str| text.strip_suffix('%').and_then(|number| number.parse().ok());
    if let Some(size) = rest.iter().find_map(|text| percent(text)) {
        TextOptions { size, ..TextOptions::default() }.begin();
    }
    let is_language = |text: &str| text == PSEUDO || languages().iter().any(|language| language.code == text);
    let spoken = SceneLanguage::of(rest.iter().find(|text| is_language(text)).copied().unwrap_or("en"));
    let rest: Vec<&str> = rest.iter().filter(|text| percent(text).is_none() && !is_language(text)).copied().collect();
    let (sizes, names): (Vec<&str>, Vec<&str>) = rest.into_iter().partition(|text| size::read(text).is_some());
    let sizes = if sizes.is_empty() { vec!["1280x800", "390x844@2"] } else { sizes };
    let names = if names.is_empty() { scenes::NAMES.to_vec() } else { names };
    std::fs::create_dir_all(dir).ok();
    let gallery = Gallery::open(spoken.themes());
    for size in sizes {
        let Some((width, height, scale)) = size::read(size) else { continue };
        for name in &names {
            let mut parts = name.split('+');
            let scene = parts.next().unwrap_or_default();
            let Some(mut scene) = Scene::named(scene, &spoken) else {
                eprintln!("no scene {scene}");
                continue;
            };
            let mut studio = Studio::of(&mut scene, &gallery, vec2(width, height), scale);
            studio.settle();
            for name in parts {
                click(&mut studio, name);
                studio.settle();
            }
            let path = format!("{dir}/{}-{width}.png", name.replace(['+', ':'], "_"));
            write(&studio.drawing().paint(), &path);
        }
    }
}

/// Presses a target by its name, or `TAB`; only points at it where the name begins with `@`.
fn click(studio: &mut Studio<'_>, name: &str) {
    if name == "TAB" {
        let event =
            Event::Key { key: Key::Tab, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        return studio.frame(vec![event]);
    }
    let (rests, name) = name.strip_prefix('@').map_or((false, name), |name| (true, name));
    let Some(pos) = studio.targets.iter().rev().find(|it| it.name == name).map(|it| it.rect.center()) else {
        eprintln!("no target {name}");
        return;
    };
    let press =
        |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    studio.frame(vec![Event::PointerMoved(pos)]);
    if rests {
        return (0..STANDS).for_each(|_| studio.frame(Vec::new()));
    }
    studio.frame(vec![press(true)]);
    studio.frame(vec![press(false)]);
    (0..STANDS).for_each(|_| studio.frame(vec![Event::PointerMoved(pos2(-1.0, -1.0))]));
}

fn write(canvas: &LinearCanvas, path: &str) {
    let size = IntSize::from_wh(canvas.width as u32, canvas.height as u32);
    let pixmap = size.and_then(|size| Pixmap::from_vec(canvas.bytes(), size));
    match pixmap.map(|pixmap| pixmap.save_png(path)) {
        Some(Ok(())) => println!("{path}"),
        _ => eprintln!("could not write {path}"),
    }
}
