//! Paints a theme's whole board.

use super::{
    canvas::Canvas, centre, doors, ground::GroundPainter, house, joins, lettering::Fonts, picture::Picture, squares,
    strong, walls,
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
    let mut painting = BoardPainting::new(theme, cell);
    while painting.step(theme, fonts, pictures) {}
    painting.picture()
}

/// A board that is painted part by part, for whoever has to do something else in between.
pub struct BoardPainting {
    canvas: Option<Canvas>,
    margin: u32,
    part: usize,
    /// The theme with its grounds stepped back, where colours are strong.
    strong: Option<Theme>,
}

impl BoardPainting {
    /// An empty canvas for a theme's board, with a number of pixels for each cell.
    #[must_use]
    pub fn new(theme: &Theme, cell: u32) -> Self {
        let cell = cell.clamp(4, 256);
        let (plan, margin) = (&theme.edition.board, margin(cell));
        let (width, height) = (u32::from(plan.cols()) * cell + 2 * margin, u32::from(plan.rows()) * cell + 2 * margin);
        let canvas = Canvas::new(width, height, cell as f32, margin as f32);
        let canvas = canvas.map(|canvas| canvas.strongly(theme.strong));
        Self { canvas, margin, part: 0, strong: strong::stepped_back(theme) }
    }

    /// Paints the next part; answers whether there are more. Theme and pictures must be the same each time.
    pub fn step(&mut self, theme: &Theme, fonts: &Fonts, pictures: &dyn Fn(&str) -> Option<Picture>) -> bool {
        let strong = self.strong.take();
        let more = self.paint(strong.as_ref().unwrap_or(theme), fonts, pictures);
        self.strong = strong;
        more
    }

    fn paint(&mut self, theme: &Theme, fonts: &Fonts, pictures: &dyn Fn(&str) -> Option<Picture>) -> bool {
        let Some(canvas) = &mut self.canvas else { return false };
        let plan = &theme.edition.board;
        let rows = usize::from(plan.rows());
        match self.part {
            0 => house::plate(canvas, theme.house, (f32::from(plan.cols()), f32::from(plan.rows())), MARGIN),
            row if row <= rows => GroundPainter::new(theme).paint_row(canvas, row as u16 - 1, self.margin),
            part => return self.furnish(part - rows - 1, theme, fonts, pictures),
        }
        self.part += 1;
        true
    }

    /// What stands on the ground.
    fn furnish(
        &mut self,
        part: usize,
        theme: &Theme,
        fonts: &Fonts,
        pictures: &dyn Fn(&str) -> Option<Picture>,
    ) -> bool {
        let Some(canvas) = &mut self.canvas else { return false };
        let plan = &theme.edition.board;
        match part {
            0 => centre::paint(canvas, plan, pictures(LOGO).as_ref()),
            1 => squares::paint(canvas, theme, fonts),
            2 => house::starts(canvas, theme, fonts),
            3 => doors::paint_under(canvas, plan),
            4 => walls::paint(canvas, plan, theme.house),
            5 => doors::paint_over(canvas, plan),
            6 => joins::paint(canvas, plan),
            part => {
                let Some(room) = plan.rooms().nth(part - 7) else { return false };
                let icon = theme.rooms.get(room.index()).and_then(|look| pictures(&look.picture));
                house::room(canvas, theme, room, fonts, icon.as_ref());
            }
        }
        self.part += 1;
        true
    }

    /// What was painted so far.
    #[must_use]
    pub fn picture(&self) -> Picture {
        self.canvas.as_ref().map_or_else(Picture::nothing, Canvas::picture)
    }
}
