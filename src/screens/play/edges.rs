//! Arrows at the board's edges to places that can be gone to and are out of sight: a press brings the nearest there.

use bevy_egui::egui::{self, Align2, Rect, Shape, Stroke, vec2};

use super::lens::Lens;
use crate::ui::{
    PanelContext,
    style::{FINGER, veil},
    widgets::icon_button,
};
use candlestick_themes::{MessageKey, key, palette};

/// Each edge: its target, its words, where on the board's rectangle it is, and which way its arrow points.
type Edge = (&'static str, MessageKey, Align2, egui::Vec2);

/// In the order of [`Lens::beyond`].
const EDGES: [Edge; 4] = [
    ("board.beyond.left", key!("board-beyond-left"), Align2::LEFT_CENTER, vec2(-1.0, 0.0)),
    ("board.beyond.right", key!("board-beyond-right"), Align2::RIGHT_CENTER, vec2(1.0, 0.0)),
    ("board.beyond.up", key!("board-beyond-up"), Align2::CENTER_TOP, vec2(0.0, -1.0)),
    ("board.beyond.down", key!("board-beyond-down"), Align2::CENTER_BOTTOM, vec2(0.0, 1.0)),
];

/// Shows them over the rectangle in which the board is seen.
pub(super) fn show(ctx: &egui::Context, context: &PanelContext, board: Rect, lens: &mut Lens) {
    // Under a sheet there is nothing to lead to.
    if board.height() < FINGER {
        return;
    }
    let cells = &context.view.edition.board;
    for (edge, at) in EDGES.iter().zip(lens.beyond(cells)) {
        if let Some(at) = at
            && arrow(ctx, context, board, edge)
        {
            lens.bring(cells, at);
        }
    }
}

/// One arrow; answers whether it was pressed.
fn arrow(ctx: &egui::Context, context: &PanelContext, board: Rect, edge: &Edge) -> bool {
    let (target, words, align, way) = edge;
    let place = align.pos_in_rect(&board.shrink(2.0));
    let area = egui::Area::new(egui::Id::new(*target)).pivot(*align).fixed_pos(place).order(egui::Order::Middle);
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
