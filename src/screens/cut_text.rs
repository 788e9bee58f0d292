//! In test mode: finds texts of the interface that are cut off because there is too little room for them.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput,
    egui::{Rect, Shape, epaint::ClippedShape},
};

use super::{Launch, overlapping_text};
use crate::ui::widgets::draw;

/// How far ink may stand over an edge before its text counts as cut off, in points. Slanted and overhanging letters (f, j)
/// and smoothed rims reach a little out of the boxes that egui lays them in; of a letter that is cut off more is missing.
const OVER: f32 = 1.5;

/// The texts of the last frame that were shortened, or broken in the middle of a word, or stand beyond what can be seen to the
/// left or right, or over the window's upper or lower edge, or are higher than the place where they are shown, or have others
/// written over them; and where their ink is, in points. What goes on below the edge of a list is drawn in.
#[derive(Resource, Debug, Default)]
pub(super) struct CutText(pub Vec<(String, Rect)>);

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
        cut.0.extend(output.0.iter().flat_map(|output| {
            let over = overlapping_text::in_shapes(&output.shapes, window);
            in_shapes(&output.shapes, window).into_iter().chain(over)
        }));
    }
    cut.0.sort_by(|(one, _), (other, _)| one.cmp(other));
    cut.0.dedup_by(|(one, _), (other, _)| one == other);
}

/// Such texts among what egui is about to paint into a window.
#[must_use]
pub fn in_shapes(shapes: &[ClippedShape], window: Rect) -> Vec<(String, Rect)> {
    let mut cut = Vec::new();
    let mut clips: Vec<Rect> = Vec::new();
    for ClippedShape { clip_rect, .. } in shapes {
        if !clips.contains(clip_rect) {
            clips.push(*clip_rect);
        }
    }
    for ClippedShape { clip_rect, shape } in shapes {
        gather(shape, *clip_rect, (window, &clips), &mut cut);
    }
    cut
}

/// Whether a place that is too low is so because the list that it is in ends there, and goes on by being scrolled.
fn is_at_an_end(clip: Rect, all: &[Rect], height: f32) -> bool {
    let same = |one: f32, other: f32| (one - other).abs() < 0.5;
    all.iter().any(|list| {
        let holds = list.x_range().contains(clip.center().x) && list.y_range().contains(clip.center().y);
        let end = same(list.bottom(), clip.bottom()) || same(list.top(), clip.top());
        holds && end && list.height() > 2.0 * height
    })
}

fn gather(shape: &Shape, clip: Rect, (window, clips): (Rect, &[Rect]), cut: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, (window, clips), cut)),
        Shape::Text(text) => {
            let (ink, seen) = (text.galley.mesh_bounds.translate(text.pos.to_vec2()), clip.intersect(window));
            let is_seen = text.fallback_color.a() > 0 && seen.intersects(ink);
            let beside = ink.left() < seen.left() - OVER || ink.right() > seen.right() + OVER;
            // A list that reaches beyond the window goes on there.
            let lists = clip.top() > window.top() || clip.bottom() < window.bottom();
            let over = !lists && (ink.top() < window.top() - OVER || ink.bottom() > window.bottom() + OVER);
            let one_line = text.galley.rows.len() == 1;
            let higher =
                one_line && ink.height() > clip.height() + 2.0 * OVER && !is_at_an_end(clip, clips, ink.height());
            if is_seen && (text.galley.elided || beside || over || higher || draw::has_broken_word(&text.galley)) {
                cut.push((draw::as_written(text.galley.text()), ink));
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Context, FontId, RawInput, pos2, vec2};

    use super::*;

    #[test]
    fn a_word_that_goes_on_in_the_next_row_is_cut_but_not_one_that_is_parted_by_a_hyphen_or_a_line() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        let broken = |words: &str, width: f32| {
            let mut broken = false;
            ctx.run_ui(RawInput::default(), |ui| {
                let galley = ui.painter().layout(words.into(), FontId::proportional(16.0), Color32::WHITE, width);
                broken = draw::has_broken_word(&galley);
            })
            .textures_delta
            .clear();
            broken
        };
        assert!(broken("Billardzimmer", 40.0));
        for (words, width) in
            [("Billardzimmer", 400.0), ("in dem Saal", 60.0), ("Billard-zimmer", 80.0), ("Billard\nzimmer", 400.0)]
        {
            assert!(!broken(words, width), "{words}");
        }
    }

    #[test]
    fn words_are_cut_beside_what_is_seen_over_the_window_and_in_too_low_a_place_but_not_at_the_end_of_a_list() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 100.0));
        let list = Rect::from_min_size(pos2(0.0, 20.0), vec2(300.0, 60.0));
        let low = Rect::from_min_size(pos2(0.0, 20.0), vec2(300.0, 5.0));
        // A field that a list has scrolled over its edge.
        let half = Rect::from_min_max(pos2(5.0, 75.0), pos2(200.0, 80.0));
        let clips = [window, list, half];
        let places = [
            ("whole", pos2(10.0, 40.0), window),
            ("beside", pos2(280.0, 40.0), window),
            ("over", pos2(10.0, 90.0), window),
            ("list", pos2(10.0, 72.0), list),
            ("low", pos2(10.0, 25.0), low.translate(vec2(0.0, 10.0))),
            ("half", pos2(10.0, 72.0), half),
        ];
        let mut cut = Vec::new();
        ctx.run_ui(RawInput::default(), |ui| {
            for (words, at, clip) in places {
                let galley = ui.painter().layout_no_wrap(words.into(), FontId::proportional(16.0), Color32::WHITE);
                gather(&Shape::galley(at, galley, Color32::WHITE), clip, (window, &clips), &mut cut);
            }
        })
        .textures_delta
        .clear();
        let words: Vec<_> = cut.iter().map(|(words, _)| words.as_str()).collect();
        assert_eq!(words, ["beside", "over", "low"]);
    }
}
