//! Finds where the board is on the screen: from egui's points to the window's and to the table's world, and back.

use bevy::prelude::*;
use bevy_egui::egui::{self, PointerButton};

use super::{
    lens::{Interest, Lens},
    panels::PlayLayout,
    play_context::{BoardPieces, Tokens},
};
use crate::{
    table::{BoardPointer, BoardRect, CELL, bounds, from_cells, place_under},
    ui::{PanelContext, inspect, is_finger},
};
use candlestick_game::inspect::Subject;
use candlestick_painter::layout::Area;
use candlestick_rules::{Board, Place, SeatId};

/// The least that a piece is hit by, in cells about its middle; it may be drawn smaller in a crowded room.
const HIT: f32 = 0.4;

/// Where the board is on the screen.
pub struct OnScreen {
    /// In the window's points.
    pub(super) rect: BoardRect,
    zoom: f32,
}

impl OnScreen {
    /// All of the board where the panels leave it.
    #[must_use]
    pub fn whole(ctx: &egui::Context, ground: &PlayLayout) -> Self {
        let zoom = ctx.zoom_factor();
        let in_window = |rect: egui::Rect| {
            let Rect { min, max } = Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y);
            Rect { min: min * zoom, max: max * zoom }
        };
        Self { rect: BoardRect::whole(in_window(ground.stage)).open_in(in_window(ground.board.rect)), zoom }
    }

    /// The same, seen through the lens.
    pub(super) fn of(
        ctx: &egui::Context,
        ground: &PlayLayout,
        context: &PanelContext,
        lens: &mut Lens,
        interest: impl FnOnce() -> Interest,
    ) -> Self {
        let Self { rect: whole, zoom } = Self::whole(ctx, ground);
        let cells = &context.view.edition.board;
        let (rect, moves) = lens.look(whole, cells, interest());
        // Taps that end what is shown do not enlarge.
        lens.handle(ctx, &ground.board, (rect, context.selected.is_some() || context.busy), cells);
        if moves {
            ctx.request_repaint();
        }
        Self { rect, zoom }
    }

    /// Where the token of a seat stands.
    pub(super) fn token_of(&self, context: &PanelContext, tokens: &Tokens, seat: SeatId) -> Option<egui::Pos2> {
        let suspect = context.view.setup.seats.get(seat.index())?;
        let (_, at) = tokens.iter().find(|(token, _)| token.0 == *suspect)?;
        Some(self.point(&context.view.edition.board, at.translation.truncate()))
    }

    /// Where a place of the board is, if it is in sight.
    #[must_use]
    pub fn of_place(&self, context: &PanelContext, at: Place) -> Option<egui::Rect> {
        let Rect { min, max } = self.rect.of_place(&context.view.edition.board, at)?;
        let [min, max] = [min, max].map(|at| egui::pos2(at.x, at.y) / self.zoom);
        Some(egui::Rect::from_min_max(min, max))
    }

    /// Where a rectangle in cells is.
    #[must_use]
    pub fn of_area(&self, context: &PanelContext, area: Area) -> egui::Rect {
        let board = &context.view.edition.board;
        let corner = |x, y| self.point(board, from_cells(board, (x, y)));
        egui::Rect::from_two_pos(corner(area.x, area.y), corner(area.x + area.w, area.y + area.h))
    }

    /// How large a cell is, in points.
    #[must_use]
    pub fn cell(&self, board: &Board) -> f32 {
        CELL / self.rect.scale(board) / self.zoom
    }

    /// What the pointer does on the board; a finger that was held only looked.
    pub(super) fn pointer(&self, ctx: &egui::Context, context: &PanelContext, board: &egui::Response) -> BoardPointer {
        let finger = is_finger(ctx);
        let to_world = |at: egui::Pos2| self.world(&context.view.edition.board, at);
        let clicked = board.clicked_by(PointerButton::Primary) && !inspect::held(ctx);
        let clicked = clicked.then(|| board.interact_pointer_pos()).flatten();
        BoardPointer {
            hover: board.hover_pos().filter(|_| !finger).map(to_world),
            clicked: clicked.map(to_world),
            finger,
        }
    }

    /// Whether a finger is held on something that it looks at so.
    pub(super) fn is_looked_at(&self, ctx: &egui::Context, context: &PanelContext, pieces: &BoardPieces) -> bool {
        let cells = &context.view.edition.board;
        let at = ctx.pointer_latest_pos().filter(|_| is_finger(ctx));
        at.is_some_and(|at| under(cells, pieces, self.world(cells, at)).is_some())
    }

    /// Offers what is under the pointer to be looked at.
    pub(super) fn offer(
        &self,
        ctx: &egui::Context,
        context: &PanelContext,
        board: &egui::Response,
        pieces: &BoardPieces,
    ) {
        let Some(at) = ctx.pointer_latest_pos().filter(|_| board.contains_pointer()) else { return };
        let cells = &context.view.edition.board;
        if let Some((subject, bounds)) = under(cells, pieces, self.world(cells, at)) {
            let rect = egui::Rect::from_two_pos(self.point(cells, bounds.min), self.point(cells, bounds.max));
            inspect::offer_at(ctx, true, rect.intersect(board.rect), subject);
        }
    }

    fn world(&self, board: &Board, at: egui::Pos2) -> Vec2 {
        self.rect.to_world(board, Vec2::new(at.x, at.y) * self.zoom)
    }

    fn point(&self, board: &Board, at: Vec2) -> egui::Pos2 {
        let at = self.rect.to_window(board, at) / self.zoom;
        egui::pos2(at.x, at.y)
    }
}

/// What is under a world position, and the rectangle round it: a token, a weapon, else the place.
fn under(board: &Board, pieces: &BoardPieces, at: Vec2) -> Option<(Subject, Rect)> {
    let hit = |piece: &Transform| piece.translation.truncate().distance(at) < CELL * (piece.scale.x / 2.0).max(HIT);
    let found = |subject: Subject, piece: &Transform| {
        (subject, Rect::from_center_size(piece.translation.truncate(), Vec2::splat(CELL * piece.scale.x)))
    };
    let token = pieces.tokens.iter().find(|(_, piece)| hit(piece));
    let token = token.map(|(token, piece)| found(Subject::Suspect(token.0), piece));
    let weapon = || pieces.weapons.iter().find(|(_, piece)| hit(piece));
    let weapon = || weapon().map(|(weapon, piece)| found(Subject::Weapon(weapon.0), piece));
    let place = || place_under(board, at).map(|place| (Subject::Place(place), bounds(board, place)));
    token.or_else(weapon).or_else(place)
}
