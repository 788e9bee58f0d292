//! Every picture of the game and of its themes, decoded without an engine, and their boards and pieces, painted.

use std::{collections::HashMap, sync::Arc, thread};

use bevy_egui::egui::{Color32, TextureId};
use candlestick::ui::{Art, art_paths, jpeg_pixels};
use candlestick_painter::{self as paint, Fonts, Picture};
use candlestick_raster::{Mipmaps, Texture};
use candlestick_rules::{SuspectId, WeaponId};
use candlestick_themes::{self as theme, Theme};
use tiny_skia::{IntSize, Pixmap, PremultipliedColorU8};

use crate::scenes::{self, PaintedPiece};

/// Pixels of a board's cell, of a token and of a weapon: about as many as the densest picture shows.
const CELL: u32 = 36;
const TOKEN: u32 = 64;
const WEAPON: u32 = 48;

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

/// A picture of the game as the painter takes it.
fn straight(pixmap: &Pixmap) -> Picture {
    let pixels = pixmap.pixels().iter().map(PremultipliedColorU8::demultiply);
    let rgba = pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect();
    Picture { width: pixmap.width(), height: pixmap.height(), rgba }
}

/// What the painter painted as a texture.
fn painted(picture: &Picture) -> Mipmaps {
    let pixels = picture.rgba.chunks_exact(4);
    let pixels = pixels.map(|it| Color32::from_rgba_unmultiplied(it[0], it[1], it[2], it[3])).collect();
    Mipmaps::of(Texture { width: picture.width as usize, height: picture.height as usize, pixels })
}

/// A theme's board and pieces, by the names by which they are asked for.
fn pieces(theme: &Theme) -> Vec<(String, Mipmaps)> {
    let face = theme.house.names.file().and_then(|path| std::fs::read(format!("assets/{path}")).ok());
    let fonts = Fonts::of(theme, face.as_deref());
    let of = |path: &str| picture(path).map(|pixmap| straight(&pixmap));
    let board = (PaintedPiece::Board, paint::board(theme, CELL, &fonts, &of));
    let tokens = theme.suspects.iter().enumerate().map(|(n, look)| {
        let token = paint::token(theme, SuspectId(n as u8), TOKEN, of(&look.picture).as_ref(), &fonts);
        (PaintedPiece::Token(n), token)
    });
    let weapons = theme.weapons.iter().enumerate().map(|(n, look)| {
        let weapon = paint::weapon(theme, WeaponId(n as u8), WEAPON, of(&look.picture).as_ref());
        (PaintedPiece::Weapon(n), weapon)
    });
    let all = std::iter::once(board).chain(tokens).chain(weapons);
    all.map(|(piece, picture)| (piece.of(&theme.id), painted(&picture))).collect()
}

impl Gallery {
    /// Decodes them all, and paints the boards of these themes, on all cores.
    pub fn open(themes: &[Arc<Theme>]) -> Arc<Self> {
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
        let painted: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = themes.iter().map(|theme| scope.spawn(|| pieces(theme))).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        });
        for (n, (name, texture)) in painted.into_iter().enumerate() {
            let id = TextureId::User((paths.len() + n) as u64);
            pictures.insert(id, texture);
            art.textures.insert(name, id);
        }
        Arc::new(Self { art, pictures })
    }
}
