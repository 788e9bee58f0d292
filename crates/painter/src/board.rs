//! Paints a theme's whole board.

use super::{
    canvas::Canvas, centre, doors, ground::Ground, house, joins, lettering::Fonts, picture::Picture, squares, walls,
};
use candlestick_themes::Theme;

/// How far the painted board reaches beyond the grid on every side, in cells.
pub const MARGIN: f32 = 0.5;

/// The picture in the middle of the house.
const LOGO: &str = "art/logo.png";

/// Pixels around the grid in a board's picture.
#[must_use]
pub fn margin(cell: u32) -> u32 {
    (cell as f32 * MARGIN).round() as u32
}

/// The board with a number of pixels for each cell; `pictures` gives pictures by their path below the assets folder.
///
/// The picture is the grid plus [`margin`] pixels on every side.
#[must_use]
pub fn board(theme: &Theme, cell: u32, fonts: &Fonts, pictures: &dyn Fn(&str) -> Option<Picture>) -> Picture {
    let cell = cell.clamp(4, 256);
    let (plan, margin) = (&theme.edition.board, margin(cell));
    let (width, height) = (u32::from(plan.cols()) * cell + 2 * margin, u32::from(plan.rows()) * cell + 2 * margin);
    let Some(mut canvas) = Canvas::new(width, height, cell as f32, margin as f32) else { return Picture::nothing() };
    house::plate(&mut canvas, theme.house, (f32::from(plan.cols()), f32::from(plan.rows())), MARGIN);
    Ground::new(theme).paint(&mut canvas, margin);
    centre::paint(&mut canvas, plan, pictures(LOGO).as_ref());
    squares::paint(&mut canvas, theme, fonts);
    house::starts(&mut canvas, theme, fonts);
    doors::paint_under(&mut canvas, plan);
    walls::paint(&mut canvas, plan, theme.house);
    doors::paint_over(&mut canvas, plan);
    joins::paint(&mut canvas, plan);
    for room in plan.rooms() {
        let icon = theme.rooms.get(room.index()).and_then(|look| pictures(&look.picture));
        house::room(&mut canvas, theme, room, fonts, icon.as_ref());
    }
    canvas.picture()
}
