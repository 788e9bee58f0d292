//! A small plain board: rooms in their colours with tokens and weapons in them, for looking back at a case.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    Art,
    style::{bold, lettered, mix},
    widgets::{draw, token_dot},
};
use crate::ui::scale::{Size, round};
use candlestick_rules::{Board, Cell, Event, Place, RoomId, SuspectId, WeaponId};
use candlestick_themes::{Colour, Theme, palette};

/// The largest letters of a room's name, and the largest token, half its width, in points; on a board so large that these
/// look lost they grow with it.
const LARGEST_NAME: f32 = 13.0;
const LARGEST_PIECE: f32 = 11.0;

/// Where everything stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PiecePlaces {
    /// The place of each suspect's token.
    pub tokens: Vec<Place>,
    /// The room of each weapon; none for those beside the board.
    pub weapons: Vec<Option<RoomId>>,
}

impl PiecePlaces {
    /// Where everything stands after some events, from the first on.
    #[must_use]
    pub fn after(events: &[Event]) -> Self {
        let mut now = Self::default();
        for event in events {
            now.take(event);
        }
        now
    }

    fn take(&mut self, event: &Event) {
        let mut put = |suspect: &SuspectId, place: Place| {
            if let Some(token) = self.tokens.get_mut(suspect.index()) {
                *token = place;
            }
        };
        match event {
            Event::Opened(opening) => {
                *self = Self { tokens: opening.tokens.clone(), weapons: opening.weapons.clone() };
            }
            Event::Moved { suspect, path, .. } => {
                if let Some(end) = path.last() {
                    put(suspect, *end);
                }
            }
            Event::TokenPulled { suspect, to, .. } => put(suspect, Place::Room(*to)),
            Event::TokenSent { suspect, to, .. } => put(suspect, *to),
            Event::WeaponPulled { weapon, to, .. } => {
                if let Some(room) = self.weapons.get_mut(weapon.index()) {
                    *room = Some(*to);
                }
            }
            _ => {}
        }
    }
}

/// Shows the board as large as the size allows; `text` says to screen readers what is seen on it, and is made for them alone.
pub fn show(ui: &mut Ui, theme: &Theme, art: &Art, standing: &PiecePlaces, size: Vec2, text: impl Fn() -> String) {
    let board = &theme.edition.board;
    let shape = vec2(f32::from(board.cols()), f32::from(board.rows()));
    let cell = (size.x / shape.x).min(size.y / shape.y).max(3.0);
    let (rect, response) = ui.allocate_exact_size(shape * cell, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, text()));
    let painter = ui.painter();
    painter.rect_filled(rect, round::SMALL, mix(palette::NIGHT, palette::WALNUT, 0.7));
    ground(painter, theme, rect.min, cell);
    for room in board.rooms() {
        room_name(painter, theme, room, rect.min, cell);
    }
    pieces(painter, theme, art, standing, rect.min, cell);
}

fn ground(painter: &Painter, theme: &Theme, corner: Pos2, cell: f32) {
    let board = &theme.edition.board;
    let floors: Vec<_> = theme.rooms.iter().map(|look| floor(look.colour).0).collect();
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            let at = Rect::from_min_size(corner + vec2(f32::from(col), f32::from(row)) * cell, Vec2::splat(cell));
            match board.cell(row, col) {
                Cell::Room(room) => {
                    if let Some(floor) = floors.get(room.index()) {
                        painter.rect_filled(at.expand(0.3), round::SQUARE, *floor);
                    }
                }
                Cell::Corridor => {
                    painter.rect_filled(
                        at.shrink(cell * 0.04),
                        round::SQUARE,
                        mix(palette::TILE, palette::NIGHT, 0.35),
                    );
                }
                Cell::Void => {}
            }
        }
    }
}

/// A room's floor, and the colour of its name on it.
fn floor(colour: Colour) -> (Color32, Color32) {
    lettered(mix(colour, palette::NIGHT, 0.25))
}

/// The middle of a room's cells and how wide they are, in cells.
fn middle(board: &Board, room: RoomId) -> (Vec2, f32) {
    let cells: Vec<_> = board.places_of(Cell::Room(room)).collect();
    let count = cells.len().max(1) as f32;
    let sum = cells.iter().fold(Vec2::ZERO, |sum, (row, col)| sum + vec2(f32::from(*col) + 0.5, f32::from(*row) + 0.5));
    let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    let right = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
    (sum / count, f32::from(right - left) + 1.0)
}

fn room_name(painter: &Painter, theme: &Theme, room: RoomId, corner: Pos2, cell: f32) {
    let Some(look) = theme.rooms.get(room.index()) else { return };
    let (middle, width) = middle(&theme.edition.board, room);
    let size = (cell * 0.85).clamp(8.0, LARGEST_NAME.max(cell * 0.5));
    // Its last line stands above the tokens, also where they are larger than squares.
    let at = corner + middle * cell - vec2(0.0, (cell - size / 2.0).max(radius(cell)));
    draw::write_name(
        painter,
        at,
        Align2::CENTER_BOTTOM,
        &look.name,
        &bold(Size::drawn(size)),
        floor(look.colour).1,
        width * cell,
    );
}

/// How large a token or a weapon is, which has to be read also on the smallest board: half its width.
fn radius(cell: f32) -> f32 {
    (cell * 0.48).clamp(6.5, LARGEST_PIECE.max(cell * 0.36))
}

fn pieces(painter: &Painter, theme: &Theme, art: &Art, standing: &PiecePlaces, corner: Pos2, cell: f32) {
    let board = &theme.edition.board;
    let radius = radius(cell);
    for (n, place) in standing.tokens.iter().enumerate() {
        let at = match place {
            Place::Square(square) => {
                let at = board.square(*square);
                corner + vec2(f32::from(at.col) + 0.5, f32::from(at.row) + 0.5) * cell
            }
            Place::Room(room) => {
                let here = standing.tokens.iter().filter(|other| *other == place).count();
                let before = standing.tokens[..n].iter().filter(|other| *other == place).count();
                corner + middle(board, *room).0 * cell + row_target(before, here, radius * 2.3)
            }
        };
        token_dot(painter, theme, SuspectId(n as u8), at, radius);
    }
    for (n, room) in standing.weapons.iter().enumerate() {
        let Some(room) = room else { continue };
        let here = standing.weapons.iter().filter(|other| **other == Some(*room)).count();
        let before = standing.weapons[..n].iter().filter(|other| **other == Some(*room)).count();
        let below = vec2(0.0, (cell * 1.3).max(radius * 1.9));
        let at = corner + middle(board, *room).0 * cell + below + row_target(before, here, radius * 2.3);
        let card = theme.edition.cards.weapon(WeaponId(n as u8));
        painter.circle(at, radius, palette::PARCHMENT, Stroke::new(1.0, palette::INK));
        if let Some(texture) = art.get(theme.card_picture(card)) {
            let tint: Color32 = palette::WALNUT.into();
            painter.image(texture, Rect::from_center_size(at, Vec2::splat(radius * 1.5)), draw::WHOLE, tint);
        }
    }
}

/// One of several targets in a row round the middle.
fn row_target(n: usize, of: usize, gap: f32) -> Vec2 {
    pos2((n as f32 - (of as f32 - 1.0) / 2.0) * gap, 0.0).to_vec2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_themes as theme;

    #[test]
    fn events_alone_tell_where_everything_stands() {
        for id in theme::builtin_ids() {
            let seats = theme::builtin(id).unwrap().edition.profile.min_seats.max(3);
            let mut case = opened(id, seats, Level::Novice, 5);
            for _ in 0..120 {
                let Some((seat, action)) = case.bot_action() else { break };
                case.apply(seat, action).unwrap();
                let view = case.game().view(candlestick_rules::SeatId::WATCHER);
                let standing = PiecePlaces::after(case.game().events());
                assert_eq!((standing.tokens, standing.weapons), (view.tokens, view.weapons), "{id}");
            }
        }
    }
}
