//! Every built-in theme painted once, with and without what is written and drawn on its floors.

use std::{fs, path::Path, sync::OnceLock};

use candlestick_painter::{
    self as paint, Fonts, Picture,
    layout::{Area, RoomLayout},
};
use candlestick_rules::{Cell, Place, RoomId, SquareId, SuspectId};
use candlestick_themes::{Colour, Theme, builtin, builtin_ids, palette::Sight};

use super::measure::{Lab, Seen};
use crate::fonts;

/// Pixels of a board's cell in the game where a point is a pixel.
pub const CELL: u32 = 48;
/// How many times smaller a picture is made.
pub const EIGHTH: u32 = 8;

/// A theme and its pictures.
pub struct PaintedTheme {
    pub theme: Theme,
    /// The board as it is seen.
    pub board: Picture,
    /// The same without names and pictograms.
    pub bare_board: Picture,
    /// That as it is seen.
    pub bare: Seen,
}

/// What a token can be seen against.
pub struct TokenGround {
    pub name: String,
    /// The middle of a token that stands there.
    pub at: (f32, f32),
    /// Its width in cells.
    pub size: f32,
    /// The pixels of the bare ground.
    pub pixels: Vec<Lab>,
}

/// All built-in themes, also those of lessons.
pub fn all() -> &'static [PaintedTheme] {
    static ALL: OnceLock<Vec<PaintedTheme>> = OnceLock::new();
    ALL.get_or_init(|| builtin_ids().into_iter().chain(["first-case"]).map(PaintedTheme::new).collect())
}

/// The same in colours as strong as they can be.
pub fn strong() -> &'static [PaintedTheme] {
    static ALL: OnceLock<Vec<PaintedTheme>> = OnceLock::new();
    ALL.get_or_init(|| {
        let themes = builtin_ids().into_iter().chain(["first-case"]).map(|id| builtin(id).expect("a sound theme"));
        themes.map(|theme| PaintedTheme::of(theme.for_eyes(Sight::Usual, true))).collect()
    })
}

/// A picture of the assets folder.
pub fn picture(path: &str) -> Option<Picture> {
    Picture::from_png(&fs::read(Path::new("../../assets").join(path)).ok()?)
}

/// The letters of a theme, those of names in its own face, as in the game.
pub fn letters(theme: &Theme) -> Fonts {
    let own = theme.house.names.file().map(|file| fs::read(Path::new("../../assets").join(file)).expect("a face"));
    Fonts::of(theme, own.as_deref())
}

/// A picture as the game tints it: its own colours times another, and its alpha times a part.
pub fn tinted(picture: &Picture, Colour(by): Colour, alpha: f32) -> Picture {
    let mut tinted = picture.clone();
    for pixel in tinted.rgba.chunks_exact_mut(4) {
        for (part, by) in pixel.iter_mut().zip(by) {
            *part = (u16::from(*part) * u16::from(by) / 255) as u8;
        }
        pixel[3] = (f32::from(pixel[3]) * alpha).round() as u8;
    }
    tinted
}

impl PaintedTheme {
    fn new(id: &str) -> Self {
        Self::of(builtin(id).expect("a sound theme"))
    }

    fn of(theme: Theme) -> Self {
        let board = paint::board(&theme, CELL, &letters(&theme), &picture);
        let bare_board = paint::board(&theme, CELL, &Fonts::default(), &|_| None);
        let bare = Seen::new(&bare_board, CELL as f32, paint::margin(CELL) as f32);
        Self { theme, board, bare_board, bare }
    }

    /// A suspect's token with its portrait.
    pub fn token(&self, suspect: SuspectId, size: u32) -> Picture {
        let look = &self.theme.suspects[suspect.index()];
        paint::token(&self.theme, suspect, size, picture(&look.picture).as_ref(), &fonts())
    }

    /// All suspects.
    pub fn suspects(&self) -> impl Iterator<Item = SuspectId> {
        (0..self.theme.suspects.len() as u8).map(SuspectId)
    }

    /// Where a token stands in each room and on two squares of the corridor.
    pub fn grounds(&self) -> Vec<TokenGround> {
        let board = &self.theme.edition.board;
        let rooms = board.rooms().zip(&self.theme.rooms).map(|(room, look)| {
            let layout = RoomLayout::new(board, room);
            let (at, size) = (layout.token_places(1)[0], layout.token_size(1));
            TokenGround { name: look.name.clone(), at, size, pixels: self.floor(room) }
        });
        let squares = board.square_ids().filter(|square| self.plain(*square)).take(2).map(|square| {
            let at = board.square(square);
            let (x, y) = (f32::from(at.col), f32::from(at.row));
            let tile = self.bare.area(Area { x: x + 0.25, y: y + 0.25, w: 0.5, h: 0.5 });
            let name = format!("square {},{}", at.row, at.col);
            TokenGround { name, at: (x + 0.5, y + 0.5), size: 1.0, pixels: tile }
        });
        rooms.chain(squares).collect()
    }

    /// The furniture on which tokens come to stand where many are in a room: of each piece the token that covers most of it.
    pub fn furnished(&self) -> Vec<TokenGround> {
        let board = &self.theme.edition.board;
        let rooms = board.rooms().zip(&self.theme.rooms);
        let pieces = rooms.flat_map(|(room, look)| {
            paint::furniture(&self.theme, room).into_iter().map(move |piece| (room, look, piece))
        });
        let stood_on = pieces.filter_map(|(room, look, piece)| {
            let (at, size) = covering(&RoomLayout::new(board, room), piece.area, self.theme.suspects.len())?;
            let name = format!("{:?} in {}", piece.kind, look.name);
            Some(TokenGround { name, at, size, pixels: self.bare.area(piece.area) })
        });
        stood_on.collect()
    }

    /// The corridor's squares that nothing is painted on.
    pub fn plain(&self, square: SquareId) -> bool {
        let board = &self.theme.edition.board;
        let start = board.starts().contains(&square);
        let door = board.doors_at(square).next().is_some();
        let special = board.special().contains(&square) || board.passage_from(Place::Square(square)).is_some();
        !(start || door || special || board.marked(square))
    }

    /// The pixels of a room's floor: the middle halves of its cells where nothing else is painted and no light falls in.
    pub fn floor(&self, room: RoomId) -> Vec<Lab> {
        let board = &self.theme.edition.board;
        let doors: Vec<_> = board
            .doors_of(room)
            .filter_map(|door| {
                let (at, (down, right)) = (board.square(door.square), door.side.step());
                Some((at.row.checked_add_signed(down as i16)?, at.col.checked_add_signed(right as i16)?))
            })
            .collect();
        let passage = self.passage_of(room);
        let cells = board.places_of(Cell::Room(room)).filter(|cell| !doors.contains(cell));
        let middles =
            cells.map(|(row, col)| Area { x: f32::from(col) + 0.25, y: f32::from(row) + 0.25, w: 0.5, h: 0.5 });
        let free = middles.filter(|area| passage.is_none_or(|passage| !area.touches(passage)));
        free.flat_map(|area| self.bare.area(area)).collect()
    }

    /// Where the sign of a room's passage is painted.
    fn passage_of(&self, room: RoomId) -> Option<Area> {
        let board = &self.theme.edition.board;
        let layout = RoomLayout::new(board, room);
        let half = layout.passage_size / 2.0 + 0.1;
        let (x, y) = (layout.passage.0 - half, layout.passage.1 - half);
        board.passage(room).map(|_| Area { x, y, w: 2.0 * half, h: 2.0 * half })
    }

    /// How much the lightness of each two pixels differs that lie side by side on a room's floor, lines between tiles and
    /// boards too: of its cells that touch no wall and nothing that is drawn on the floor. None of the centre, which is drawn.
    pub fn steps(&self, room: RoomId) -> Vec<f32> {
        static BARE: OnceLock<Vec<(String, Seen)>> = OnceLock::new();
        let unfurnished = |stage: &Self| {
            let mut theme = stage.theme.clone();
            theme.rooms.iter_mut().for_each(|look| look.furniture.clear());
            let board = paint::board(&theme, CELL, &Fonts::default(), &|_| None);
            (theme.id, Seen::new(&board, CELL as f32, paint::margin(CELL) as f32))
        };
        let bare = BARE.get_or_init(|| all().iter().map(unfurnished).collect());
        let board = &self.theme.edition.board;
        let Some((_, seen)) = bare.iter().find(|(id, _)| *id == self.theme.id) else { return Vec::new() };
        if board.start_room() == Some(room) || board.centre() == Some(room) {
            return Vec::new();
        }
        let inner = |&(row, col): &(u16, u16)| {
            let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
            let near = |(down, right)| row.checked_add_signed(down).zip(col.checked_add_signed(right));
            around.map(near).all(|at| at.is_some_and(|(row, col)| board.cell(row, col) == Cell::Room(room)))
        };
        let passage = self.passage_of(room);
        let areas = board.places_of(Cell::Room(room)).filter(inner);
        let areas = areas.map(|(row, col)| Area { x: f32::from(col), y: f32::from(row), w: 1.0, h: 1.0 });
        let free = areas.filter(|area| passage.is_none_or(|passage| !area.touches(passage)));
        free.flat_map(|area| neighbours(&seen.area(area), CELL as usize)).collect()
    }

    /// The board at an eighth of its size.
    pub fn eighth(&self) -> Seen {
        let small = self.board.resized(self.board.width / EIGHTH, self.board.height / EIGHTH).expect("a picture");
        let margin = (paint::margin(CELL) / EIGHTH) as f32;
        Seen::new(&small, (CELL / EIGHTH) as f32, margin)
    }

    /// The same of what is about a token that is laid there, its middle in cells.
    pub fn eighth_about(&self, token: &Picture, (x, y): (f32, f32)) -> Seen {
        let margin = paint::margin(CELL);
        let to = |at: f32| (at * CELL as f32 + margin as f32) as u32;
        // Whole pixels of the small picture, as if all of the board were made small.
        let from = |middle: u32| (middle.saturating_sub(AROUND)) / EIGHTH * EIGHTH;
        let (left, top) = (from(to(x)), from(to(y)));
        let (right, low) = ((left + 2 * AROUND).min(self.board.width), (top + 2 * AROUND).min(self.board.height));
        let mut part = cut(&self.board, (left, top), ((right - left) / EIGHTH * EIGHTH, (low - top) / EIGHTH * EIGHTH));
        part.lay(token, (to(x) - left - token.width / 2, to(y) - top - token.height / 2));
        let small = part.resized(part.width / EIGHTH, part.height / EIGHTH).expect("a picture");
        let origin = |from: u32| (margin as f32 - from as f32) / EIGHTH as f32;
        Seen::from(&small, (CELL / EIGHTH) as f32, (origin(left), origin(top)))
    }
}

/// How far the picture about a token reaches, in pixels of the board.
const AROUND: u32 = 2 * CELL;

/// How much each pixel's lightness differs from the one to its right and the one below.
fn neighbours(pixels: &[Lab], width: usize) -> Vec<f32> {
    let rows: Vec<&[Lab]> = pixels.chunks_exact(width).collect();
    let across = rows.iter().flat_map(|row| row.windows(2).map(|two| (two[0][0] - two[1][0]).abs()));
    let down = rows.windows(2).flat_map(|two| two[0].iter().zip(two[1]).map(|(a, b)| (a[0] - b[0]).abs()));
    across.chain(down).collect()
}

/// A part of a picture: its corner and its size.
fn cut(picture: &Picture, (left, top): (u32, u32), (width, height): (u32, u32)) -> Picture {
    let row = |row: u32| {
        let from = ((row * picture.width + left) * 4) as usize;
        &picture.rgba[from..from + (width * 4) as usize]
    };
    Picture { width, height, rgba: (top..top + height).flat_map(row).copied().collect() }
}

/// The token that covers most of an area, of all that may stand in a room together: its middle and its width.
fn covering(layout: &RoomLayout, area: Area, most: usize) -> Option<((f32, f32), f32)> {
    let places = |count: usize| {
        let size = layout.token_size(count);
        layout.token_places(count).into_iter().map(move |at| (at, size))
    };
    let covered = |((x, y), size): ((f32, f32), f32)| {
        let over = |from: f32, long: f32, middle: f32| {
            ((from + long).min(middle + size / 2.0) - from.max(middle - size / 2.0)).max(0.0)
        };
        over(area.x, area.w, x) * over(area.y, area.h, y)
    };
    let best = (1..=most).flat_map(places).max_by(|a, b| covered(*a).total_cmp(&covered(*b)))?;
    (covered(best) > 0.0).then_some(best)
}
