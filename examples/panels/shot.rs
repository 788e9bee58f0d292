//! Writes scenes as pictures, without a window.

use std::{collections::HashMap, sync::Arc};

use bevy_egui::egui::{
    Color32, Context, Event, ImageData, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, TextureId, TexturesDelta,
    Vec2, epaint::Primitive, pos2, vec2,
};
use candlestick::ui::{Art, art_paths, jpeg_pixels, style, text_options::TextOptions};
use candlestick_themes::{self as theme, PSEUDO, languages};
use tiny_skia::{IntSize, Pixmap};

use crate::{
    raster::{LinearCanvas, Mipmaps, Texture},
    scenes::{self, Scene, SceneLanguage},
    size,
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
    for size in sizes {
        let Some((width, height, scale)) = size::read(size) else { continue };
        for name in &names {
            let mut parts = name.split('+');
            let scene = parts.next().unwrap_or_default();
            let clicks: Vec<_> = parts.collect();
            let mut studio = Studio::new(vec2(width, height), scale);
            let path = format!("{dir}/{}-{width}.png", name.replace(['+', ':'], "_"));
            studio.take((scene, &spoken), &clicks, &path);
        }
    }
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

/// An egui without a window.
struct Studio {
    ctx: Context,
    art: Art,
    textures: HashMap<TextureId, Mipmaps>,
    size: Vec2,
    scale: f32,
    time: f64,
    pointer: Option<Pos2>,
}

impl Studio {
    fn new(size: Vec2, scale: f32) -> Self {
        let ctx = Context::default();
        ctx.set_pixels_per_point(scale);
        style::apply(&ctx);
        let mut studio =
            Self { ctx, art: Art::default(), textures: HashMap::new(), size, scale, time: 0.0, pointer: None };
        for (n, path) in paths().into_iter().enumerate() {
            studio.load(n as u64, path);
        }
        studio
    }

    fn load(&mut self, n: u64, path: String) {
        let Some(pixmap) = picture(&path) else {
            eprintln!("no picture {path}");
            return;
        };
        let pixels = pixmap.pixels().iter();
        let pixels = pixels.map(|p| Color32::from_rgba_premultiplied(p.red(), p.green(), p.blue(), p.alpha()));
        let texture =
            Texture { width: pixmap.width() as usize, height: pixmap.height() as usize, pixels: pixels.collect() };
        self.textures.insert(TextureId::User(n), Mipmaps::of(texture));
        self.art.textures.insert(path, TextureId::User(n));
    }

    fn take(&mut self, (name, spoken): (&str, &Arc<SceneLanguage>), clicks: &[&str], path: &str) {
        let Some(mut scene) = Scene::named(name, spoken) else {
            eprintln!("no scene {name}");
            return;
        };
        let face = scene.face().and_then(|path| std::fs::read(format!("assets/{path}")).ok());
        style::letter(&self.ctx, face.as_deref(), None, []);
        (0..5).for_each(|_| drop(self.frame(&mut scene, Vec::new())));
        for click in clicks {
            self.click(&mut scene, click);
        }
        let mut canvas = None;
        // What is painted in parts is painted to the end.
        for frame in 0..60 {
            canvas = Some(self.frame(&mut scene, Vec::new()));
            if frame > 3 && !self.ctx.has_requested_repaint() {
                break;
            }
        }
        if let Some(shapes) = canvas {
            self.write(shapes, path);
        }
    }

    fn click(&mut self, scene: &mut Scene, name: &str) {
        if name == "TAB" {
            let key = Event::Key {
                key: Key::Tab,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            return drop(self.frame(scene, vec![key]));
        }
        let (rests, name) = name.strip_prefix('@').map_or((false, name), |name| (true, name));
        let Some(target) = scene.targets.take().into_iter().rev().find(|target| target.name == name) else {
            eprintln!("no target {name}");
            return;
        };
        let pos = target.rect.center();
        self.pointer = Some(pos);
        let press =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        drop(self.frame(scene, vec![Event::PointerMoved(pos)]));
        if rests {
            return (0..8).for_each(|_| drop(self.frame(scene, Vec::new())));
        }
        drop(self.frame(scene, vec![press(true)]));
        drop(self.frame(scene, vec![press(false)]));
        (0..8).for_each(|_| drop(self.frame(scene, vec![Event::PointerMoved(pos2(-1.0, -1.0))])));
    }

    /// Runs one frame; the time runs so fast that nothing fades any more at the end.
    fn frame(&mut self, scene: &mut Scene, events: Vec<Event>) -> Vec<(Rect, Primitive)> {
        self.time += 0.4;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let _ = scene.targets.take();
        let art = &self.art;
        let ctx = self.ctx.clone();
        let output = ctx.run_ui(input, |ui| scene.show(ui, art));
        let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
        self.update(output.textures_delta);
        primitives.into_iter().map(|one| (one.clip_rect, one.primitive)).collect()
    }

    fn update(&mut self, mut delta: TexturesDelta) {
        let parts = delta.set.iter().flat_map(|(id, parts)| parts.iter().map(move |part| (*id, part.clone())));
        for (id, delta) in parts {
            let ImageData::Color(image) = delta.image;
            let (width, height) = (image.size[0], image.size[1]);
            let Some([left, top]) = delta.pos else {
                let texture = Texture { width, height, pixels: image.pixels.clone() };
                self.textures.insert(id, Mipmaps::plain(texture));
                continue;
            };
            if let Some(Mipmaps(levels)) = self.textures.get_mut(&id)
                && let Some(texture) = levels.first_mut()
            {
                for y in 0..height {
                    let to = (top + y) * texture.width + left;
                    texture.pixels[to..to + width].copy_from_slice(&image.pixels[y * width..(y + 1) * width]);
                }
            }
        }
        delta.clear();
    }

    fn write(&self, shapes: Vec<(Rect, Primitive)>, path: &str) {
        let size = self.size * self.scale;
        let mut canvas = LinearCanvas::new(size.x as usize, size.y as usize);
        for (clip, primitive) in shapes {
            if let Primitive::Mesh(mesh) = primitive
                && let Some(texture) = self.textures.get(&mesh.texture_id)
            {
                canvas.fill(&mesh, texture, clip, self.scale);
            }
        }
        let size = IntSize::from_wh(canvas.width as u32, canvas.height as u32);
        let pixmap = size.and_then(|size| Pixmap::from_vec(canvas.bytes(), size));
        match pixmap.map(|pixmap| pixmap.save_png(path)) {
            Some(Ok(())) => println!("{path}"),
            _ => eprintln!("could not write {path}"),
        }
    }
}
