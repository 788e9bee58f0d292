//! Arrows at the board's edges to places that can be gone to and are out of sight: a press brings the nearest there.

use bevy_egui::egui::{self, Align2, Rect, Shape, Stroke, vec2};

use super::lens::Lens;
use crate::{
    session::places,
    ui::{
        PanelContext,
        style::{FINGER, veil},
        widgets::icon_button,
    },
};
use candlestick_rules::Place;
use candlestick_themes::{MessageKey, key, palette};

/// Each edge: its target, its words, where on the board's rectangle it is, and which way its arrow points.
type BoardEdge = (&'static str, MessageKey, Align2, egui::Vec2);

/// From one place along an edge to the next that is tried for an arrow, in points.
const STEP: f32 = 4.0;

/// In the order of [`Lens::beyond`].
const EDGES: [BoardEdge; 4] = [
    ("board.beyond.left", key!("board-beyond-left"), Align2::LEFT_CENTER, vec2(-1.0, 0.0)),
    ("board.beyond.right", key!("board-beyond-right"), Align2::RIGHT_CENTER, vec2(1.0, 0.0)),
    ("board.beyond.up", key!("board-beyond-up"), Align2::CENTER_TOP, vec2(0.0, -1.0)),
    ("board.beyond.down", key!("board-beyond-down"), Align2::CENTER_BOTTOM, vec2(0.0, 1.0)),
];

/// Shows them over the rectangle in which the board is seen; `at` says where a place is there.
pub(super) fn show(
    ctx: &egui::Context,
    context: &PanelContext,
    board: Rect,
    lens: &mut Lens,
    at: impl Fn(Place) -> Option<Rect>,
) {
    // Under a sheet there is nothing to lead to.
    if board.height() < FINGER {
        return;
    }
    let cells = &context.view.edition.board;
    let beyond = lens.beyond(cells);
    if beyond.iter().all(Option::is_none) {
        return;
    }
    let squares = places(context.view).into_iter().filter(|place| place.room().is_none());
    let pressed: Vec<_> = squares.filter_map(at).collect();
    for (edge, at) in EDGES.iter().zip(beyond) {
        if let Some(at) = at
            && arrow(ctx, context, free(board.shrink(2.0), edge, &pressed), edge)
        {
            lens.bring(cells, at);
        }
    }
}

/// Where along its edge an arrow covers least of the squares that can be pressed, as near to the middle as that is.
fn free(board: Rect, (_, _, align, way): &BoardEdge, pressed: &[Rect]) -> Rect {
    let middle = align.anchor_size(align.pos_in_rect(&board), vec2(FINGER, FINGER));
    let along = vec2(way.y.abs(), way.x.abs());
    // Corners are left to the arrows of the other edges.
    let most = ((board.size() * along).length() / 2.0 - 1.5 * FINGER).max(0.0);
    let covered = |rect: Rect| {
        let parts = pressed.iter().map(|one| one.intersect(rect)).filter(Rect::is_positive);
        parts.map(|part| part.area()).sum::<f32>()
    };
    let asides = (0..).map(|n| n as f32 * STEP).take_while(|aside| *aside <= most);
    let tried = asides.flat_map(|aside| [aside, -aside]).map(|aside| middle.translate(along * aside));
    // Of equals the first, which is the nearest to the middle.
    let least = tried.map(|rect| (covered(rect), rect)).min_by(|(a, _), (b, _)| a.total_cmp(b));
    least.map_or(middle, |(_, rect)| rect)
}

/// One arrow in its place; answers whether it was pressed.
fn arrow(ctx: &egui::Context, context: &PanelContext, place: Rect, edge: &BoardEdge) -> bool {
    let (target, words, _, way) = edge;
    let area = egui::Area::new(egui::Id::new(*target)).fixed_pos(place.min).order(egui::Order::Middle);
    let shown = area.show(ctx, |ui| {
        ui.spacing_mut().interact_size.y = FINGER;
        let response = icon_button(ui, None, &context.words.say(*words));
        context.targets.mark(*target, &response);
        let (middle, across) = (response.rect.center(), vec2(way.y, way.x));
        let point = |along: f32, aside: f32| middle + *way * along + across * aside;
        let line = vec![point(-4.0, -9.0), point(5.0, 0.0), point(-4.0, 9.0)];
        ui.painter().add(Shape::line(line, Stroke::new(3.0, veil(palette::REACH, 1.0))));
        response.clicked()
    });
    shown.inner
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn an_arrow_stands_in_the_middle_of_its_edge_or_beside_what_can_be_pressed_there() {
        let board = Rect::from_min_size(pos2(0.0, 100.0), vec2(360.0, 260.0));
        for edge in &EDGES {
            let middle = free(board, edge, &[]);
            assert!(board.contains_rect(middle), "{}", edge.0);
            let square = Rect::from_center_size(middle.center(), vec2(44.0, 44.0));
            let beside = free(board, edge, &[square]);
            assert!(board.contains_rect(beside), "{}", edge.0);
            assert!(!beside.intersect(square.shrink(0.1)).is_positive(), "{} covers the square", edge.0);
            let along = vec2(edge.3.y.abs(), edge.3.x.abs());
            assert_eq!((beside.center() - middle.center()) * (vec2(1.0, 1.0) - along), egui::Vec2::ZERO, "{}", edge.0);
        }
        let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(1_000.0, 1_000.0));
        assert_eq!(free(board, &EDGES[0], &[all]), free(board, &EDGES[0], &[]), "where all is covered, the middle");
    }
}
