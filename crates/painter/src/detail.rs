//! Small pictures of a board's parts, cut out of the board once it is painted.

use super::{
    board::{BoardPainting, margin},
    joins,
    layout::RoomLayout,
    lettering::Fonts,
    picture::Picture,
};
use candlestick_rules::Board;
use candlestick_themes::{BoardDetail, Theme};

/// How many cells a detail shows, across and down.
const SIZE: (u16, u16) = (9, 5);

/// How many cells a detail of a board shows, across and down: of a small board fewer.
#[must_use]
pub fn detail_shape(plan: &Board) -> (u16, u16) {
    (SIZE.0.min(plan.cols()), SIZE.1.min(plan.rows()))
}

/// A board that is painted part by part, to cut pictures of its details out of it.
pub struct DetailPainting {
    board: BoardPainting,
    cell: u32,
}

impl DetailPainting {
    /// An empty canvas for a theme's board, with a number of pixels for each cell.
    #[must_use]
    pub fn new(theme: &Theme, cell: u32) -> Self {
        Self { board: BoardPainting::new(theme, cell), cell }
    }

    /// Paints the next part; answers whether there are more. The theme must be the same each time.
    pub fn step(&mut self, theme: &Theme, fonts: &Fonts) -> bool {
        self.board.step(theme, fonts, &|_| None)
    }

    /// Each wanted detail as it is painted so far; nothing where the board has none.
    #[must_use]
    pub fn cut(&self, theme: &Theme, wanted: &[BoardDetail]) -> Vec<Option<Picture>> {
        let plan = &theme.edition.board;
        let whole = self.board.picture();
        let cut = |detail: &BoardDetail| middle(plan, *detail).map(|at| cut_out(&whole, plan, at, self.cell));
        wanted.iter().map(cut).collect()
    }
}

/// The middle of a detail, in cells from the grid's top left corner.
fn middle(plan: &Board, detail: BoardDetail) -> Option<(f32, f32)> {
    let of_square = |square| {
        let at = plan.square(square);
        (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5)
    };
    match detail {
        BoardDetail::Start => plan.starts().first().copied().map(of_square),
        BoardDetail::Door => plan.doors().first().map(|door| of_square(door.square)),
        BoardDetail::Passage => plan.passages().first().map(|(room, _)| RoomLayout::new(plan, *room).passage),
        BoardDetail::JoiningDoor => plan.joins().iter().find_map(|(one, other)| joins::middle(plan, *one, *other)),
        BoardDetail::Mark => plan.square_ids().find(|square| plan.marked(*square)).map(of_square),
        BoardDetail::Centre => plan.centre().map(|room| RoomLayout::new(plan, room).inner.middle()),
    }
}

/// The cells around a place; where the board ends, further in.
fn cut_out(whole: &Picture, plan: &Board, (x, y): (f32, f32), cell: u32) -> Picture {
    let first = |at: f32, most: u16, size: u16| {
        let last = f32::from(most.saturating_sub(size));
        (at - f32::from(size) / 2.0).round().clamp(0.0, last) as u32
    };
    let (across, down) = detail_shape(plan);
    let (left, top) = (first(x, plan.cols(), across), first(y, plan.rows(), down));
    let (width, height) = (u32::from(across) * cell, u32::from(down) * cell);
    let from = |n: u32| (margin(cell) + n * cell) as usize;
    let rows = (0..height as usize).flat_map(|row| {
        let start = ((from(top) + row) * whole.width as usize + from(left)) * 4;
        whole.rgba.get(start..start + width as usize * 4).unwrap_or_default().iter().copied()
    });
    Picture { width, height, rgba: rows.collect() }
}
