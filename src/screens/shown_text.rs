//! In test mode: where words stand that nothing covers, so that a picture tells how well they are read.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput,
    egui::{Color32, Rect, Shape, epaint::ClippedShape},
};

use super::Launch;

/// What has at least this alpha hides or dims what lies below it, as a scrim does.
const COVERS: u8 = 90;

/// Words of the last frame, and their ink's place in points.
#[derive(Resource, Debug, Default)]
pub(super) struct ShownText(pub Vec<(String, Rect)>);

/// Looks through all that egui is about to paint, in its order: what comes later lies above.
pub(super) fn find(
    launch: Res<Launch>,
    mut shown: ResMut<ShownText>,
    mut outputs: Query<(&mut EguiContext, &EguiFullOutput)>,
) {
    if !launch.texts {
        return;
    }
    shown.0.clear();
    for (mut context, output) in &mut outputs {
        let window = context.get_mut().content_rect();
        let shapes = output.0.iter().flat_map(|output| &output.shapes);
        for ClippedShape { clip_rect, shape } in shapes {
            gather(shape, clip_rect.intersect(window), &mut shown.0);
        }
    }
}

fn gather(shape: &Shape, seen: Rect, shown: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, seen, shown)),
        Shape::Text(text) => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            // Words that turn are pictures.
            if text.fallback_color.a() > 0 && text.angle == 0.0 && seen.contains_rect(ink) && ink.is_positive() {
                shown.push((text.galley.text().to_owned(), ink));
            }
        }
        other => {
            if let Some(rect) = covered(other) {
                let rect = rect.intersect(seen);
                shown.retain(|(_, ink)| !rect.intersects(*ink));
            }
        }
    }
}

/// What a shape hides of all that lies below it.
fn covered(shape: &Shape) -> Option<Rect> {
    let hides = |fill: Color32| fill.a() >= COVERS;
    let is_filled = match shape {
        Shape::Rect(rect) => hides(rect.fill) || rect.brush.is_some(),
        Shape::Circle(circle) => hides(circle.fill),
        Shape::Path(path) => path.closed && hides(path.fill),
        Shape::Mesh(mesh) => mesh.vertices.iter().any(|vertex| hides(vertex.color)),
        _ => false,
    };
    is_filled.then(|| shape.visual_bounding_rect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, FontId, RawInput, pos2, vec2};

    #[test]
    fn words_are_found_where_they_stand_unless_something_lies_above_them() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        let mut shapes = Vec::new();
        ctx.run_ui(RawInput::default(), |ui| {
            let text = |at, words: &str| {
                let galley = ui.painter().layout_no_wrap(words.into(), FontId::proportional(16.0), Color32::WHITE);
                Shape::galley(at, galley, Color32::WHITE)
            };
            shapes = vec![
                text(pos2(10.0, 10.0), "hidden"),
                text(pos2(10.0, 60.0), "veiled"),
                Shape::rect_filled(Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 40.0)), 0.0, Color32::BLACK),
                Shape::rect_filled(
                    Rect::from_min_size(pos2(0.0, 50.0), vec2(300.0, 40.0)),
                    0.0,
                    Color32::from_black_alpha(40),
                ),
                text(pos2(10.0, 10.0), "above"),
                text(pos2(900.0, 10.0), "outside"),
            ];
        })
        .textures_delta
        .clear();
        let mut shown = Vec::new();
        let seen = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 100.0));
        shapes.iter().for_each(|shape| gather(shape, seen, &mut shown));
        let words: Vec<_> = shown.iter().map(|(words, _)| words.as_str()).collect();
        assert_eq!(words, ["veiled", "above"]);
        assert!(shown[1].1.min.x >= 9.0 && shown[1].1.min.y >= 10.0, "{:?}", shown[1].1);
    }
}
