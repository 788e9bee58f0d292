//! In test mode: words of which a part is not shown, for want of room.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput,
    egui::{Rect, Shape, epaint::ClippedShape},
};

use super::Launch;

/// How far ink may stand over an edge, in points: letters lean a little out of their boxes.
const OVER: f32 = 1.5;

/// The texts of the last frame that were shortened, or stand beyond what can be seen to the left or right.
#[derive(Resource, Debug, Default)]
pub(super) struct CutText(pub Vec<String>);

/// Looks through all that egui is about to paint.
pub(super) fn find(
    launch: Res<Launch>,
    mut cut: ResMut<CutText>,
    mut outputs: Query<(&mut EguiContext, &EguiFullOutput)>,
) {
    if !launch.targets {
        return;
    }
    cut.0.clear();
    for (mut context, output) in &mut outputs {
        let window = context.get_mut().content_rect();
        let shapes = output.0.iter().flat_map(|output| &output.shapes);
        for ClippedShape { clip_rect, shape } in shapes {
            gather(shape, clip_rect.intersect(window), &mut cut.0);
        }
    }
    cut.0.sort();
    cut.0.dedup();
}

fn gather(shape: &Shape, seen: Rect, cut: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, seen, cut)),
        Shape::Text(text) => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            let is_seen = text.fallback_color.a() > 0 && seen.intersects(ink);
            let is_over = ink.left() < seen.left() - OVER || ink.right() > seen.right() + OVER;
            if is_seen && (text.galley.elided || is_over) {
                cut.push(text.galley.text().to_owned());
            }
        }
        _ => {}
    }
}
