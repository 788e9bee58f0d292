//! An egui without a window, in which a scene is laid out frame by frame and painted at the end.

use std::{collections::HashMap, sync::Arc};

use bevy_egui::egui::{
    Context, Event, ImageData, Pos2, RawInput, Rect, TextureId, TexturesDelta, Vec2,
    epaint::{ClippedShape, Primitive},
};
use candlestick::ui::{ScreenTarget, style};
use candlestick_raster::{LinearCanvas, Mipmaps, Texture};

use crate::{gallery::Gallery, scenes::Scene};

/// Seconds between two frames: nothing fades any more at the end.
const PACE: f64 = 0.4;
/// Frames until a scene stands, and after which what still moves is taken as it is: what is painted in parts is painted to the end.
pub const STANDS: usize = 5;
const MOST: usize = 60;

/// A scene in a window of some size, in points, with some pixels a point.
pub struct Studio<'a> {
    scene: &'a mut Scene,
    pub ctx: Context,
    gallery: Arc<Gallery>,
    own: HashMap<TextureId, Mipmaps>,
    size: Vec2,
    scale: f32,
    time: f64,
    /// What the last frame drew, and what could be pressed in it.
    pub shapes: Vec<ClippedShape>,
    pub targets: Vec<ScreenTarget>,
}

/// What a frame drew, ready to be painted, on whichever thread.
pub struct Drawing {
    parts: Vec<(Rect, Primitive)>,
    own: HashMap<TextureId, Mipmaps>,
    gallery: Arc<Gallery>,
    size: Vec2,
    scale: f32,
}

impl<'a> Studio<'a> {
    /// Sets a scene up, of which nothing is drawn yet.
    pub fn of(scene: &'a mut Scene, gallery: &Arc<Gallery>, size: Vec2, scale: f32) -> Self {
        let ctx = Context::default();
        ctx.set_pixels_per_point(scale);
        style::apply(&ctx);
        let face = scene.face().and_then(|path| std::fs::read(format!("assets/{path}")).ok());
        style::letter(&ctx, face.as_deref(), None, []);
        let (gallery, own, time) = (Arc::clone(gallery), HashMap::new(), 0.0);
        Self { scene, ctx, gallery, own, size, scale, time, shapes: Vec::new(), targets: Vec::new() }
    }

    /// Goes on until nothing moves.
    pub fn settle(&mut self) {
        for frame in 0..MOST {
            self.frame(Vec::new());
            if frame >= STANDS && !self.ctx.has_requested_repaint() {
                break;
            }
        }
    }

    /// A frame in which this happens.
    pub fn frame(&mut self, events: Vec<Event>) {
        self.time += PACE;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let _ = self.scene.targets.take();
        let (scene, art) = (&mut *self.scene, &self.gallery.art);
        let output = self.ctx.run_ui(input, |ui| scene.show(ui, art));
        (self.shapes, self.targets) = (output.shapes, self.scene.targets.take());
        self.update(output.textures_delta);
    }

    fn update(&mut self, mut delta: TexturesDelta) {
        let parts = delta.set.iter().flat_map(|(id, parts)| parts.iter().map(move |part| (*id, part.clone())));
        for (id, delta) in parts {
            let ImageData::Color(image) = delta.image;
            let (width, height) = (image.size[0], image.size[1]);
            let Some([left, top]) = delta.pos else {
                let texture = Texture { width, height, pixels: image.pixels.clone() };
                self.own.insert(id, Mipmaps::plain(texture));
                continue;
            };
            if let Some(Mipmaps(levels)) = self.own.get_mut(&id)
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

    /// What stands there now.
    pub fn drawing(self) -> Drawing {
        let parts = self.ctx.tessellate(self.shapes, self.scale).into_iter();
        Drawing {
            parts: parts.map(|one| (one.clip_rect, one.primitive)).collect(),
            own: self.own,
            gallery: self.gallery,
            size: self.size,
            scale: self.scale,
        }
    }
}

impl Drawing {
    /// The picture of it.
    pub fn paint(&self) -> LinearCanvas {
        let size = self.size * self.scale;
        let mut canvas = LinearCanvas::new(size.x as usize, size.y as usize);
        for (clip, part) in &self.parts {
            let Primitive::Mesh(mesh) = part else { continue };
            let own = self.own.get(&mesh.texture_id);
            if let Some(texture) = own.or_else(|| self.gallery.pictures.get(&mesh.texture_id)) {
                canvas.fill(mesh, texture, *clip, self.scale);
            }
        }
        canvas
    }
}
