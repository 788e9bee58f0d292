//! Moves every piece to where its relationships say it is: squares, and places in rooms that never overlap.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    components::{CardPiece, CorridorSquare, Die, HeldBy, InRoom, OnSquare, RoomSpace, Token, WeaponPiece},
    fade::Fade,
    geometry::{from_cells, square_centre},
    hurried::Hurried,
    motion::{Glide, Pulled, Tumble, Walk},
    pace::MotionPace,
    reload::LayTable,
    turn::TableSet,
};
use crate::{resource::Begin, session::Session};
use candlestick_painter::layout::{self, RoomLayout};
use candlestick_rules::{Board, RoomId};

/// Where a piece belongs now.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
struct Home(Vec2);

/// Where things go on this table's board.
#[derive(Resource, Debug, Default)]
pub(super) struct Layouts {
    rooms: Vec<RoomLayout>,
    /// How large weapons are that lie beside the squares, and where each lies, in cells.
    shelf: (f32, Vec<(f32, f32)>),
    /// The tray in the closed block inside the house, if there is one.
    tray: Option<Vec2>,
}

impl Layouts {
    /// Where the deck lies and dice roll: the tray, else the middle of the board.
    pub(super) fn middle(&self) -> Vec2 {
        self.tray.unwrap_or(Vec2::ZERO)
    }

    /// Where a room's secret passage is, or a card that lies there.
    pub(super) fn passage(&self, board: &Board, room: RoomId) -> Option<Vec2> {
        self.rooms.get(room.index()).map(|layout| from_cells(board, layout.passage))
    }
}

/// How long a piece glides to its place, and one that is pulled, in seconds at full pace.
const GLIDE: f32 = 0.45;
const PULL: f32 = 0.7;
/// How much later each sets out of those that go at once.
const STAGGER: f32 = 0.03;

pub(super) fn plugin(app: &mut App) {
    app.begin::<Layouts>()
        .add_systems(LayTable, measure)
        .add_systems(Update, (arrange_squares, arrange_rooms, arrange_beside, lay_dice).in_set(TableSet::Move));
}

fn measure(session: Res<Session>, mut layouts: ResMut<Layouts>) {
    let edition = &session.view().edition;
    let board = &edition.board;
    let (_, size, places) = layout::shelf(board, usize::from(edition.cards.weapons));
    *layouts = Layouts {
        rooms: board.rooms().map(|room| RoomLayout::new(board, room)).collect(),
        shelf: (size, places),
        tray: layout::centre(board).map(|centre| from_cells(board, centre.tray.middle())),
    };
}

/// Sends pieces home: at once the first time or in a hurry, later by a glide or a fade.
#[derive(SystemParam)]
struct Sending<'w, 's> {
    commands: Commands<'w, 's>,
    pace: Res<'w, MotionPace>,
    hurried: Res<'w, Hurried>,
    /// How many have set out in this frame.
    order: Local<'s, usize>,
    pulled: Query<'w, 's, (), With<Pulled>>,
}

impl Sending<'_, '_> {
    /// The pace at which pieces go in this frame.
    fn pace(&self) -> MotionPace {
        if self.hurried.0 { MotionPace::Off } else { *self.pace }
    }

    fn send(&mut self, piece: Entity, transform: &mut Transform, home: Option<&Home>, to: Vec2, pace: MotionPace) {
        if home.is_some_and(|home| home.0 == to) {
            return;
        }
        let (from, z) = (transform.translation.truncate(), transform.translation.z);
        let pulled = self.pulled.contains(piece);
        let mut piece = self.commands.entity(piece);
        piece.insert(Home(to)).remove::<Pulled>();
        if pace.moves() && home.is_some() {
            let glide = Glide::new(from, to, pace.scale(if pulled { PULL } else { GLIDE }));
            piece.insert(glide.after(pace.scale(STAGGER) * *self.order as f32));
            *self.order += 1;
            return;
        }
        transform.translation = to.extend(z);
        piece.remove::<Glide>();
        if pace == MotionPace::Reduced && home.is_some() {
            piece.entry::<Fade>().and_modify(move |mut fade| fade.again(from)).or_insert(Fade::from(from));
        }
    }
}

/// The width of a token on a square, in cells.
const ON_SQUARE: f32 = 1.0;

/// Pieces are pictures one cell wide; crowded rooms make them smaller.
fn resize(transform: &mut Mut<Transform>, cells: f32) {
    if transform.scale.x != cells {
        transform.scale = Vec3::splat(cells);
    }
}

fn arrange_squares(
    mut sending: Sending,
    session: Res<Session>,
    squares: Query<&CorridorSquare>,
    mut tokens: Query<(Entity, &OnSquare, &mut Transform, Option<&Home>), Without<Walk>>,
) {
    let board = &session.view().edition.board;
    *sending.order = 0;
    for (token, on, mut transform, home) in &mut tokens {
        let Ok(square) = squares.get(on.0) else { continue };
        let to = square_centre(board, square.0);
        resize(&mut transform, ON_SQUARE);
        let near = transform.translation.truncate().distance(to) < 8.0;
        let pace = if near { MotionPace::Off } else { sending.pace() };
        sending.send(token, &mut transform, home, to, pace);
    }
}

type Piece<'a> = (
    Entity,
    &'a InRoom,
    &'a mut Transform,
    Option<&'a Home>,
    Option<&'a Token>,
    Option<&'a WeaponPiece>,
    Option<&'a CardPiece>,
);

fn arrange_rooms(
    mut sending: Sending,
    session: Res<Session>,
    layouts: Res<Layouts>,
    rooms: Query<(Entity, &RoomSpace)>,
    mut pieces: Query<Piece, Without<Walk>>,
) {
    let (board, pace) = (&session.view().edition.board, sending.pace());
    *sending.order = 0;
    for (room, space) in &rooms {
        let Some(layout) = layouts.rooms.get(space.0.index()) else { continue };
        let mut here: Vec<_> = pieces.iter_mut().filter(|piece| piece.1.0 == room).collect();
        here.sort_by_key(|piece| (piece.4.map(|token| token.0), piece.5.map(|weapon| weapon.0)));
        let token_count = here.iter().filter(|piece| piece.4.is_some()).count();
        let weapon_count = here.iter().filter(|piece| piece.5.is_some()).count();
        let mut tokens = layout.token_places(token_count).into_iter();
        let mut weapons = layout.weapon_places(weapon_count).into_iter();
        let sizes = (layout.token_size(token_count), layout.weapon_size(weapon_count));
        for (entity, _, transform, home, token, weapon, card) in &mut here {
            if token.is_some() || weapon.is_some() {
                resize(transform, if token.is_some() { sizes.0 } else { sizes.1 });
            }
            let place = match (token, weapon, card) {
                (Some(_), ..) => tokens.next(),
                (_, Some(_), _) => weapons.next(),
                _ => Some(layout.passage),
            };
            let Some(place) = place else { continue };
            sending.send(*entity, transform, *home, from_cells(board, place), pace);
        }
    }
}

/// Weapons that nobody has named yet lie on the shelf beside the squares, each in its own place.
fn arrange_beside(
    mut sending: Sending,
    session: Res<Session>,
    layouts: Res<Layouts>,
    mut weapons: Query<(Entity, &WeaponPiece, &mut Transform, Option<&Home>), Without<InRoom>>,
) {
    let (board, (size, places)) = (&session.view().edition.board, &layouts.shelf);
    let pace = sending.pace();
    *sending.order = 0;
    for (entity, weapon, mut transform, home) in &mut weapons {
        let Some(place) = places.get(weapon.0.index()) else { continue };
        resize(&mut transform, *size);
        sending.send(entity, &mut transform, home, from_cells(board, *place), pace);
    }
}

/// The dice lie in the tray; where a board has none, they are there only while they roll, over its middle.
fn lay_dice(
    layouts: Res<Layouts>,
    mut dice: Query<(&Die, &mut Transform, &mut Visibility, Option<&Tumble>), Without<HeldBy>>,
) {
    for (die, mut transform, mut visible, rolls) in &mut dice {
        let to = layouts.middle() + Vec2::X * (f32::from(die.number) - 0.5) * super::geometry::CELL * 1.25;
        let to = to + rolls.map_or(Vec2::ZERO, Tumble::away);
        if transform.translation.truncate() != to {
            transform.translation = to.extend(20.0);
        }
        let wanted = if layouts.tray.is_some() || rolls.is_some() { Visibility::Inherited } else { Visibility::Hidden };
        if *visible != wanted {
            *visible = wanted;
        }
    }
}
