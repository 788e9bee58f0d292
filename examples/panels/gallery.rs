//! Every picture of the game and of its themes, decoded without an engine.

use std::{collections::HashMap, sync::Arc, thread};

use bevy_egui::egui::{Color32, TextureId};
use candlestick::ui::{Art, art_paths, jpeg_pixels};
use candlestick_raster::{Mipmaps, Texture};
use candlestick_themes as theme;
use tiny_skia::{IntSize, Pixmap};

use crate::scenes;

/// All pictures, and the names by which panels ask for them.
pub struct Gallery {
    pub art: Art,
    pub pictures: HashMap<TextureId, Mipmaps>,
}

/// Every picture of the game and of its themes that is there.
pub fn paths() -> Vec<String> {
    let mut paths: Vec<_> = art_paths().map(String::from).collect();
    for theme in theme::builtin_ids().into_iter().map(scenes::theme_of) {
        paths.extend(theme.card_pictures().filter(|path| theme::has_picture(path)).map(str::to_owned));
    }
    paths
}

/// A picture by its path below the assets folder.
pub fn picture(path: &str) -> Option<Pixmap> {
    let bytes = std::fs::read(format!("assets/{path}")).ok()?;
    if path.ends_with(".png") {
        return Pixmap::decode_png(&bytes).ok();
    }
    // Opaque, so nothing is multiplied in.
    let (width, height, pixels) = jpeg_pixels(&bytes).ok()?;
    Pixmap::from_vec(pixels, IntSize::from_wh(width, height)?)
}

fn texture(path: &str) -> Option<Mipmaps> {
    let pixmap = picture(path)?;
    let pixels = pixmap.pixels().iter();
    let pixels = pixels.map(|p| Color32::from_rgba_premultiplied(p.red(), p.green(), p.blue(), p.alpha()));
    let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
    Some(Mipmaps::of(Texture { width, height, pixels: pixels.collect() }))
}

impl Gallery {
    /// Decodes them all, on all cores.
    pub fn open() -> Arc<Self> {
        let (mut art, paths) = (Art::default(), paths());
        let part = paths.len().div_ceil(thread::available_parallelism().map_or(1, Into::into));
        let decode = |(part, paths): (usize, &[String])| {
            let numbered = paths.iter().enumerate().map(|(n, path)| ((part + n) as u64, path));
            let told = numbered.map(|(n, path)| (n, path.clone(), texture(path)));
            told.collect::<Vec<_>>()
        };
        let decoded: Vec<_> = thread::scope(|scope| {
            let parts = paths.chunks(part.max(1)).enumerate().map(|(n, paths)| (n * part, paths));
            let threads: Vec<_> = parts.map(|part| scope.spawn(move || decode(part))).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        });
        let mut pictures = HashMap::new();
        for (n, path, texture) in decoded {
            let Some(texture) = texture else {
                eprintln!("no picture {path}");
                continue;
            };
            pictures.insert(TextureId::User(n), texture);
            art.textures.insert(path, TextureId::User(n));
        }
        Arc::new(Self { art, pictures })
    }
}
