//! In test mode: finds texts of the interface that are written over one another, or that something beside them stands over.

use bevy_egui::egui::{
    Rect, Shape, Vec2,
    epaint::{ClippedShape, TextShape},
};

use crate::ui::widgets::draw;

/// How much of two lines' ink may share a place, of the height of the smaller one, and in points beside each other: boxes of
/// ink touch where a letter reaches below its line and the next line's reaches up.
const OVER: f32 = 0.3;
const BESIDE: f32 = 2.0;
/// What is so many lines high stands over others and not beside them.
const LINES: f32 = 4.0;

/// What is painted, in its order.
enum Painted {
    /// A line of text, and where its ink is, in points.
    Line(String, Rect, Clip),
    /// A place where nothing that was painted before is seen any more; of a sign, as a lesson's arrow, without what it belongs to.
    Cover(Rect, Option<Clip>),
}

/// What something is painted in: the list, the panel or the dialog that it belongs to.
type Clip = Rect;

/// The lines of text among what egui is about to paint that others are written over, with nothing between them, each with what
/// stands over it, and those of which a part is behind something in the same list or panel; and where.
#[must_use]
pub fn in_shapes(shapes: &[ClippedShape], window: Rect) -> Vec<(String, Rect)> {
    let mut painted = Vec::new();
    for ClippedShape { clip_rect, shape } in shapes {
        add(shape, (*clip_rect, clip_rect.intersect(window)), &mut painted);
    }
    let lines = painted.iter().enumerate().filter_map(|(n, painted)| match painted {
        Painted::Line(words, ink, clip) => Some((n, words, *ink, *clip)),
        Painted::Cover(..) => None,
    });
    let over = lines.flat_map(|(n, words, ink, clip)| {
        let under = under(&painted[..n], words, ink);
        let over = under.into_iter().map(move |(under, at)| (format!("{under} | {words}"), at));
        let hidden = half_hidden(&painted[n..], ink, clip);
        over.chain(hidden.map(move |at| (format!("{words} | …"), at)))
    });
    over.collect()
}

/// Where a part of a line is behind what was painted after it in the same list or panel. What hides all of a line is a ground of
/// its own, and what is many lines high a dialog over it all.
fn half_hidden(after: &[Painted], ink: Rect, clip: Clip) -> Option<Rect> {
    let over = after.iter().find_map(|painted| {
        let Painted::Cover(cover, of) = painted else { return None };
        let both = cover.intersect(ink);
        let is_over = both.width() > BESIDE && both.height() > OVER * ink.height();
        (*of == Some(clip) && is_over).then_some((*cover, both))
    });
    let is_beside = |cover: &Rect| !cover.contains_rect(ink) && cover.height() < LINES * ink.height();
    over.filter(|(cover, _)| is_beside(cover)).map(|(_, both)| both)
}

/// The lines among what was painted before one that it is written over, and where both are; what comes last is looked at first.
fn under<'a>(painted: &'a [Painted], words: &str, ink: Rect) -> Vec<(&'a str, Rect)> {
    let (mut covers, mut found) = (Vec::new(), Vec::new());
    for before in painted.iter().rev() {
        match before {
            Painted::Cover(cover, _) => covers.push(*cover),
            Painted::Line(other, under, _) => {
                let both = under.intersect(ink);
                let least = under.height().min(ink.height());
                // A text's own shadow is no other text.
                let is_over = other != words && both.width() > BESIDE && both.height() > OVER * least;
                if is_over && !covers.iter().any(|cover: &Rect| cover.contains_rect(both)) {
                    found.push((other.as_str(), both));
                }
            }
        }
    }
    found
}

fn add(shape: &Shape, (clip, seen): (Clip, Rect), painted: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, (clip, seen), painted)),
        Shape::Text(text) if is_painted(text) => painted.extend(lines(text, (clip, seen))),
        _ => {
            let of = matches!(shape, Shape::Rect(_) | Shape::Mesh(_)).then_some(clip);
            painted.extend(covered(shape).map(|rect| Painted::Cover(rect.expand(1.0).intersect(seen), of)));
        }
    }
}

/// Whether anything of a text is seen, and it stands upright.
fn is_painted(text: &TextShape) -> bool {
    let inks = [Some(text.fallback_color), text.override_text_color];
    text.angle == 0.0 && text.opacity_factor > 0.0 && inks.into_iter().flatten().all(|ink| ink.a() > 0)
}

/// The lines of a text, as far as they are seen.
fn lines(text: &TextShape, (clip, seen): (Clip, Rect)) -> impl Iterator<Item = Painted> {
    text.galley.rows.iter().filter_map(move |placed| {
        let ink = placed.row.visuals.mesh_bounds.translate(placed.pos.to_vec2() + text.pos.to_vec2()).intersect(seen);
        let words = draw::as_written(&placed.row.text());
        (ink.is_positive() && !words.trim().is_empty()).then_some(Painted::Line(words, ink, clip))
    })
}

/// The place that a shape covers so that nothing below it is seen.
fn covered(shape: &Shape) -> Option<Rect> {
    match shape {
        Shape::Rect(rect) if rect.fill.is_opaque() => Some(rect.rect),
        // The square that it holds.
        Shape::Circle(circle) if circle.fill.is_opaque() => {
            Some(Rect::from_center_size(circle.center, Vec2::splat(circle.radius * std::f32::consts::SQRT_2)))
        }
        Shape::Path(path) if path.closed && path.fill.is_opaque() => Some(path.visual_bounding_rect()),
        Shape::Mesh(mesh) if mesh.vertices.iter().all(|vertex| vertex.color.is_opaque()) => Some(mesh.calc_bounds()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Context, FontId, Painter, RawInput, pos2, vec2};

    use super::*;

    /// The words that are found over others where these things are painted.
    fn found(paint: impl Fn(&Painter)) -> Vec<String> {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| paint(ui.painter()));
        output.textures_delta.clear();
        in_shapes(&output.shapes, ctx.content_rect()).into_iter().map(|(words, _)| words).collect()
    }

    fn write(painter: &Painter, at: (f32, f32), words: &str, ink: Color32) {
        let galley = painter.layout(words.to_owned(), FontId::proportional(16.0), ink, 200.0);
        painter.galley(pos2(at.0, at.1), galley, ink);
    }

    #[test]
    fn words_over_others_are_found_but_not_beside_or_below_them_and_not_a_shadow() {
        let ink = Color32::WHITE;
        let both = |apart: (f32, f32), words: &str| {
            found(|painter| {
                write(painter, (20.0, 20.0), "Billiard Room", ink);
                write(painter, (20.0 + apart.0, 20.0 + apart.1), words, ink);
            })
        };
        assert_eq!(both((30.0, 8.0), "Orchid"), ["Billiard Room | Orchid"]);
        for (apart, words) in [((110.0, 0.0), "Orchid"), ((0.0, 19.0), "Orchid"), ((1.0, 1.0), "Billiard Room")] {
            assert_eq!(both(apart, words), [""; 0], "{words} at {apart:?}");
        }
    }

    #[test]
    fn words_on_a_ground_that_lets_nothing_through_are_over_no_others() {
        let over = |ground: Color32| {
            found(|painter| {
                write(painter, (20.0, 20.0), "Billiard Room", Color32::WHITE);
                painter.rect_filled(Rect::from_min_size(pos2(15.0, 15.0), vec2(160.0, 40.0)), 0.0, ground);
                write(painter, (20.0, 20.0), "Orchid", Color32::WHITE);
            })
        };
        assert_eq!(over(Color32::BLACK), [""; 0]);
        assert_eq!(over(Color32::from_black_alpha(200)), ["Billiard Room | Orchid"]);
    }

    #[test]
    fn words_of_which_a_part_is_behind_a_button_are_found_but_not_behind_a_dialog() {
        let behind = |left: f32, height: f32| {
            found(|painter| {
                write(painter, (20.0, 20.0), "Bots", Color32::WHITE);
                painter.rect_filled(Rect::from_min_size(pos2(left, 10.0), vec2(60.0, height)), 0.0, Color32::BLACK);
            })
        };
        assert_eq!(behind(35.0, 40.0), ["Bots | …"]);
        for (left, height) in [(80.0, 40.0), (35.0, 200.0), (15.0, 40.0)] {
            assert_eq!(behind(left, height), [""; 0], "at {left}, {height} high");
        }
    }
}
