//! In test mode: finds where words and signs stand that nothing covers, so that a picture tells how well they are read.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput,
    egui::{Color32, Rect, Shape, TextureId, epaint::ClippedShape},
};

use super::Launch;
use crate::ui::widgets::draw::{self, UNTINTED};

/// What has at least this alpha hides or dims what lies below it, as a scrim does.
const COVERS: u8 = 90;

/// How large a sign is, in points: smaller ones are dots, larger ones pictures.
const SIGN: std::ops::RangeInclusive<f32> = 9.0..=48.0;

/// The least side of a line that is a part of a drawn sign, as the notebook's marks are, and its thinnest stroke, in points:
/// what is flatter or thinner divides.
const LINE: (f32, f32) = (7.0, 1.5);

/// Words of the last frame, and their ink's place in points; a sign has no words.
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
        shown.0.extend(in_shapes(output.0.iter().flat_map(|output| &output.shapes), window));
    }
}

/// Words and signs among what egui is about to paint into a window, and their ink's place in points; a sign has no words.
#[must_use]
pub fn in_shapes<'a>(shapes: impl IntoIterator<Item = &'a ClippedShape>, window: Rect) -> Vec<(String, Rect)> {
    let mut shown = Vec::new();
    for ClippedShape { clip_rect, shape } in shapes {
        gather(shape, clip_rect.intersect(window), &mut shown);
    }
    shown
}

fn gather(shape: &Shape, seen: Rect, shown: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, seen, shown)),
        Shape::Text(text) => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            // Words that turn are pictures.
            if text.fallback_color.a() > 0 && text.angle == 0.0 && seen.contains_rect(ink) && ink.is_positive() {
                shown.push((draw::as_written(text.galley.text()), ink));
            }
        }
        other => {
            if let Some(rect) = covered(other) {
                let rect = rect.intersect(seen);
                shown.retain(|(_, ink)| !rect.intersects(*ink));
            }
            shown.extend(
                sign(other)
                    .or_else(|| line(other))
                    .filter(|rect| seen.contains_rect(*rect))
                    .map(|rect| (String::new(), rect)),
            );
        }
    }
}

/// Where a sign is drawn: a small picture that a colour of the palette is laid over, unlike a portrait.
fn sign(shape: &Shape) -> Option<Rect> {
    let Shape::Mesh(mesh) = shape else { return None };
    let [first, .., last] = &*mesh.vertices else { return None };
    let is_picture = mesh.texture_id != TextureId::default() && mesh.vertices.len() == 4;
    let rect = Rect::from_two_pos(first.pos, last.pos);
    let is_small = SIGN.contains(&rect.width()) && SIGN.contains(&rect.height());
    (is_picture && is_small && first.color != UNTINTED && first.color.a() > 0).then_some(rect)
}

/// Where a line of a drawn sign stands.
fn line(shape: &Shape) -> Option<Rect> {
    let (least, thinnest) = LINE;
    let is_line = match shape {
        Shape::LineSegment { stroke, .. } => stroke.width >= thinnest,
        Shape::Path(path) => !path.closed && path.stroke.width >= thinnest,
        _ => false,
    };
    let rect = shape.visual_bounding_rect();
    let (short, long) = (rect.width().min(rect.height()), rect.width().max(rect.height()));
    (is_line && short >= least && long <= *SIGN.end()).then_some(rect)
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
    use bevy_egui::egui::{Context, FontId, RawInput, Stroke, pos2, vec2};

    #[test]
    fn signs_are_small_pictures_in_a_colour_of_the_palette() {
        let picture = |side: f32, tint: Color32| {
            let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(1.0, 1.0));
            Shape::image(TextureId::User(1), Rect::from_min_size(pos2(4.0, 4.0), vec2(side, side)), whole, tint)
        };
        let ivory = candlestick_themes::palette::IVORY.into();
        let mut shown = Vec::new();
        let seen = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 100.0));
        [picture(20.0, ivory), picture(20.0, UNTINTED), picture(80.0, ivory), picture(4.0, ivory)]
            .iter()
            .for_each(|shape| shown.extend(sign(shape)));
        assert_eq!(shown, [Rect::from_min_size(pos2(4.0, 4.0), vec2(20.0, 20.0))]);
        let mut words = Vec::new();
        gather(&picture(20.0, ivory), seen, &mut words);
        assert_eq!(words, [(String::new(), shown[0])]);
        gather(&Shape::rect_filled(seen, 0.0, ivory), seen, &mut words);
        assert_eq!(words, [], "something lies over it");
    }

    #[test]
    fn a_slanting_line_of_some_strength_is_a_part_of_a_sign_and_a_rule_is_none() {
        let drawn = |x: f32, y: f32, strength: f32| {
            line(&Shape::line_segment([pos2(4.0, 4.0), pos2(x, y)], Stroke::new(strength, Color32::WHITE)))
        };
        assert_eq!(drawn(16.0, 16.0, 2.0), Some(Rect::from_min_max(pos2(4.0, 4.0), pos2(16.0, 16.0)).expand(1.0)));
        assert_eq!(drawn(200.0, 4.0, 2.0), None, "it divides");
        assert_eq!(drawn(16.0, 16.0, 1.0), None, "too thin");
        assert_eq!(drawn(90.0, 90.0, 2.0), None, "scenery");
    }

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
