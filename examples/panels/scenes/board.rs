//! Shows the board of a scene's table where the panels leave it: as the gallery has it painted, with what stands on it, and with
//! the names and marks that the play screen has over it.

use std::iter;

use bevy::math;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Ui, Vec2, layers::ShapeIdx, pos2};
use candlestick::{
    screens::play::PlayLayout,
    session::looks_ahead,
    table::{BoardRect, CELL, from_cells},
    ui::{
        PanelContext,
        board_marks::{self, BoardMarks},
        board_names,
    },
};
use candlestick_painter::{
    MARGIN,
    layout::{Area, RoomLayout},
};
use candlestick_rules::{Board, Place, RoomId};

/// What is painted of a theme: the board, a suspect's token or a weapon.
pub enum PaintedPiece {
    Board,
    Token(usize),
    Weapon(usize),
}

impl PaintedPiece {
    /// The name by which panels ask for it.
    pub fn of(&self, theme: &str) -> String {
        match self {
            Self::Board => format!("painted/{theme}/board"),
            Self::Token(n) => format!("painted/{theme}/token-{n}"),
            Self::Weapon(n) => format!("painted/{theme}/weapon-{n}"),
        }
    }
}

/// The whole of a picture.
const WHOLE: Rect = Rect { min: Pos2::ZERO, max: pos2(1.0, 1.0) };

/// The board on a screen.
struct Ground<'a> {
    board: &'a Board,
    rect: BoardRect,
}

impl Ground<'_> {
    fn point(&self, cells: (f32, f32)) -> Pos2 {
        let at = self.rect.to_window(self.board, from_cells(self.board, cells));
        pos2(at.x, at.y)
    }

    fn area(&self, Area { x, y, w, h }: Area) -> Rect {
        Rect::from_two_pos(self.point((x, y)), self.point((x + w, y + h)))
    }

    fn place(&self, at: Place) -> Option<Rect> {
        let math::Rect { min, max } = self.rect.of_place(self.board, at)?;
        Some(Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y)))
    }

    /// How large a cell is, in points.
    fn cell(&self) -> f32 {
        CELL / self.rect.scale(self.board)
    }

    fn whole(&self) -> Rect {
        let (width, height) = (f32::from(self.board.cols()), f32::from(self.board.rows()));
        self.area(Area { x: -MARGIN, y: -MARGIN, w: width + 2.0 * MARGIN, h: height + 2.0 * MARGIN })
    }

    /// The place of each of several pieces, by where they are; none of those that stand nowhere.
    fn stand(
        &self,
        at: &[Option<Place>],
        in_room: impl Fn(RoomId, usize, usize) -> (f32, f32, f32),
    ) -> Vec<Option<Rect>> {
        let one = |(n, place): (usize, &Option<Place>)| {
            let place = (*place)?;
            let Some(room) = place.room() else { return self.place(place) };
            let is_there = |other: &&Option<Place>| **other == Some(place);
            let (before, all) = (at[..n].iter().filter(is_there).count(), at.iter().filter(is_there).count());
            let (x, y, size) = in_room(room, before, all);
            Some(Rect::from_center_size(self.point((x, y)), Vec2::splat(size * self.cell())))
        };
        at.iter().enumerate().map(one).collect()
    }
}

/// Shows it behind the panels, in the place of `behind`; nothing where the gallery has none. `sizes` are those of the rooms' painted
/// names, in cells.
pub fn show(
    ui: &Ui,
    behind: ShapeIdx,
    (context, watched): (&PanelContext, bool),
    laid: &PlayLayout,
    sizes: impl FnOnce() -> Vec<f32>,
) {
    let (id, view) = (&context.theme.id, context.view);
    let Some(picture) = context.art.get(&PaintedPiece::Board.of(id)) else { return };
    let (stage, seen) = (laid.stage, laid.board.rect);
    if !(stage.is_positive() && seen.is_positive()) {
        return;
    }
    let stage = math::Rect::new(stage.min.x, stage.min.y, stage.max.x, stage.max.y);
    let open = math::Rect::new(seen.min.x, seen.min.y, seen.max.x, seen.max.y);
    let board = &view.edition.board;
    let ground = Ground { board, rect: BoardRect::whole(stage).open_in(open) };
    let tokens: Vec<_> = view.tokens.iter().map(|place| Some(*place)).collect();
    let weapons: Vec<_> = view.weapons.iter().map(|room| room.map(Place::Room)).collect();
    let tokens = ground.stand(&tokens, |room, n, all| {
        let layout = RoomLayout::new(board, room);
        let (x, y) = layout.token_places(all)[n];
        (x, y, layout.token_size(all))
    });
    let weapons = ground.stand(&weapons, |room, n, all| {
        let layout = RoomLayout::new(board, room);
        let (x, y) = layout.weapon_places(all)[n];
        (x, y, layout.weapon_size(all))
    });
    let piece = |of: PaintedPiece, rect: Option<Rect>| {
        Some(Shape::image(context.art.get(&of.of(id))?, rect?, WHOLE, Color32::WHITE))
    };
    let weapons = weapons.into_iter().enumerate().filter_map(|(n, rect)| piece(PaintedPiece::Weapon(n), rect));
    let tokens = tokens.into_iter().enumerate().filter_map(|(n, rect)| piece(PaintedPiece::Token(n), rect));
    let all = iter::once(Shape::image(picture, ground.whole(), WHOLE, Color32::WHITE)).chain(weapons).chain(tokens);
    ui.painter().set(behind, Shape::Vec(all.collect()));
    let (ctx, at, within) = (ui.ctx(), |at| ground.place(at), |area| ground.area(area));
    let names = board_names::show(ctx, context, seen, (&sizes(), ground.cell()), within);
    let ahead = !watched && looks_ahead(view, true);
    let marked = BoardMarks { way: context.selected, planned: context.planned, aimed: None, ahead };
    board_marks::show(ctx, context, seen, marked, &names, at, within);
}
