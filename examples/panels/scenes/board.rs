//! Shows the board of a scene's table where the panels leave it: as the gallery has it painted, with what stands on it, and with
//! the names and marks that the play screen has over it.

use std::iter;

use bevy_egui::egui::{Color32, Rect, Shape, Ui, layers::ShapeIdx};
use candlestick::{
    screens::play::{OnScreen, PlayLayout},
    session::looks_ahead,
    ui::{
        PanelContext,
        board_marks::{self, BoardMarks},
        board_names,
        widgets::draw,
    },
};
use candlestick_painter::{
    MARGIN,
    layout::{Area, RoomLayout},
};
use candlestick_rules::Place;

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

/// The places of several pieces by where they are, each in its room or square; none of those that stand nowhere. `in_room` says
/// where the middle of the n-th of so many in a room is and how wide it is, in cells.
fn stand(
    at: &[Option<Place>],
    (ground, context): (&OnScreen, &PanelContext),
    in_room: impl Fn(&RoomLayout, usize, usize) -> ((f32, f32), f32),
) -> Vec<Option<Rect>> {
    let one = |(n, place): (usize, &Option<Place>)| {
        let place = (*place)?;
        let Some(room) = place.room() else { return ground.of_place(context, place) };
        let is_there = |other: &&Option<Place>| **other == Some(place);
        let (before, all) = (at[..n].iter().filter(is_there).count(), at.iter().filter(is_there).count());
        let ((x, y), size) = in_room(&RoomLayout::new(&context.view.edition.board, room), before, all);
        let area = Area { x: x - size / 2.0, y: y - size / 2.0, w: size, h: size };
        Some(ground.of_area(context, area))
    };
    at.iter().enumerate().map(one).collect()
}

/// Shows it behind the panels, in the place of `behind`; nothing where the gallery has none. `sizes` are those of the rooms' painted
/// names, in cells.
pub fn show<'a>(
    ui: &Ui,
    behind: ShapeIdx,
    (context, watched): (&PanelContext, bool),
    laid: &PlayLayout,
    sizes: impl FnOnce() -> &'a [f32],
) {
    let (id, view, seen) = (&context.theme.id, context.view, laid.board.rect);
    let Some(picture) = context.art.get(&PaintedPiece::Board.of(id)) else { return };
    if !(laid.stage.is_positive() && seen.is_positive()) {
        return;
    }
    let (board, ground) = (&view.edition.board, OnScreen::whole(ui.ctx(), laid));
    let (width, height) = (f32::from(board.cols()), f32::from(board.rows()));
    let whole = Area { x: -MARGIN, y: -MARGIN, w: width + 2.0 * MARGIN, h: height + 2.0 * MARGIN };
    let tokens: Vec<_> = view.tokens.iter().copied().map(Some).collect();
    let weapons: Vec<_> = view.weapons.iter().map(|room| room.map(Place::Room)).collect();
    let on = (&ground, context);
    let tokens = stand(&tokens, on, |room, n, all| (room.token_places(all)[n], room.token_size(all)));
    let weapons = stand(&weapons, on, |room, n, all| (room.weapon_places(all)[n], room.weapon_size(all)));
    let tokens = tokens.into_iter().enumerate().map(|(n, rect)| (PaintedPiece::Token(n), rect));
    let weapons = weapons.into_iter().enumerate().map(|(n, rect)| (PaintedPiece::Weapon(n), rect));
    let image = |picture, rect| Shape::image(picture, rect, draw::WHOLE, Color32::WHITE);
    let pieces = weapons.chain(tokens);
    let pieces = pieces.filter_map(|(piece, rect)| Some(image(context.art.get(&piece.of(id))?, rect?)));
    let all = iter::once(image(picture, ground.of_area(context, whole))).chain(pieces).collect();
    ui.painter().set(behind, Shape::Vec(all));
    let (at, within) = (|at| ground.of_place(context, at), |area| ground.of_area(context, area));
    let names = board_names::show(ui.ctx(), context, seen, (sizes(), ground.cell(board)), within);
    let ahead = !watched && looks_ahead(view, true);
    let marked = BoardMarks { way: context.selected, planned: context.planned, aimed: None, ahead };
    board_marks::show(ui.ctx(), context, seen, marked, &names, at, within);
}
