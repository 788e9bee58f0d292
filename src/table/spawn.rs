//! Lays the table: an entity for every token, weapon, room, square, card, die and player, from the view alone.

use bevy::prelude::*;

use candlestick_rules::{CardId, CardSet, Event, Place, RoomId, SeatId, SquareId, SuspectId, View, WeaponId};
use candlestick_themes::Theme;

use super::{
    components::{
        CardPiece, CorridorSquare, Die, HeldBy, InCaseFile, InRoom, OnSquare, OutOfRace, Player, RoomSpace, Token,
        WeaponPiece,
    },
    geometry::square_centre,
    reload::LayTable,
    states::Screen,
    turn::TableSet,
};
use crate::{resource::Begin, session::Session};

/// Which entity is which, by id.
#[derive(Resource, Debug, Default)]
pub struct Pieces {
    /// Rooms.
    pub rooms: Vec<Entity>,
    /// Corridor squares.
    pub squares: Vec<Entity>,
    /// Suspects' tokens.
    pub tokens: Vec<Entity>,
    /// Weapons.
    pub weapons: Vec<Entity>,
    /// Players.
    pub players: Vec<Entity>,
    /// Dice.
    pub dice: Vec<Entity>,
}

impl Pieces {
    /// The token of a suspect.
    #[must_use]
    pub fn token(&self, suspect: SuspectId) -> Entity {
        self.tokens[suspect.index()]
    }

    /// A weapon.
    #[must_use]
    pub fn weapon(&self, weapon: WeaponId) -> Entity {
        self.weapons[weapon.index()]
    }

    /// A room.
    #[must_use]
    pub fn room(&self, room: RoomId) -> Entity {
        self.rooms[room.index()]
    }

    /// A corridor square.
    #[must_use]
    pub fn square(&self, square: SquareId) -> Entity {
        self.squares[square.index()]
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: SeatId) -> Entity {
        self.players[seat.index()]
    }
}

/// Puts a token into a room or on a square.
pub(super) fn put(commands: &mut Commands, pieces: &Pieces, token: Entity, place: Place) {
    let mut token = commands.entity(token);
    match place {
        Place::Room(room) => token.remove::<OnSquare>().insert(InRoom(pieces.room(room))),
        Place::Square(square) => token.remove::<InRoom>().insert(OnSquare(pieces.square(square))),
    };
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Pieces>().add_systems(LayTable, lay_table).add_systems(
        Update,
        (mark_outs, know_faces)
            .after(TableSet::Tell)
            .run_if(in_state(Screen::Play).and_then(resource_exists_and_changed::<Session>)),
    );
}

pub(super) fn lay_table(mut commands: Commands, session: Res<Session>, mut pieces: ResMut<Pieces>) {
    let (view, theme) = (session.view(), session.theme());
    *pieces = Pieces::default();
    lay_places(&mut commands, view, theme, &mut pieces);
    lay_pieces(&mut commands, view, theme, &mut pieces);
    lay_players(&mut commands, &session, &mut pieces);
    lay_room_cards(&mut commands, view, &pieces);
    for _ in 0..3 {
        commands.spawn((named("Case file card"), CardPiece { face: None }, InCaseFile));
    }
}

/// What every entity of the table has.
fn named(name: impl Into<String>) -> impl Bundle {
    (Name::new(name.into()), Transform::default(), Visibility::default(), DespawnOnExit(Screen::Play))
}

fn lay_places(commands: &mut Commands, view: &View, theme: &Theme, pieces: &mut Pieces) {
    let board = &view.edition.board;
    for (room, look) in board.rooms().zip(&theme.rooms) {
        pieces.rooms.push(commands.spawn((named(&look.name), RoomSpace(room))).id());
    }
    for square in board.square_ids() {
        let at = board.square(square);
        let name = format!("Square {},{}", at.row, at.col);
        let entity = commands.spawn((named(name), CorridorSquare(square))).id();
        let centre = square_centre(board, square);
        commands.entity(entity).insert(Transform::from_translation(centre.extend(0.0)));
        pieces.squares.push(entity);
    }
}

fn lay_pieces(commands: &mut Commands, view: &View, theme: &Theme, pieces: &mut Pieces) {
    for (n, look) in theme.suspects.iter().enumerate() {
        let suspect = SuspectId(n as u8);
        let token = commands.spawn((named(&look.name), Token(suspect))).id();
        pieces.tokens.push(token);
        put(commands, pieces, token, view.tokens[n]);
    }
    for (n, look) in theme.weapons.iter().enumerate() {
        let weapon = commands.spawn((named(&look.name), WeaponPiece(WeaponId(n as u8)))).id();
        if let Some(room) = view.weapons[n] {
            commands.entity(weapon).insert(InRoom(pieces.room(room)));
        }
        pieces.weapons.push(weapon);
    }
    for n in 0..view.edition.profile.dice.len() as u8 {
        pieces.dice.push(commands.spawn((named(format!("Die {}", n + 1)), Die { number: n, face: 0 })).id());
    }
}

fn lay_players(commands: &mut Commands, session: &Session, pieces: &mut Pieces) {
    for (n, seat) in session.view().seats.iter().enumerate() {
        let name = session.seats()[n].name.clone();
        let player = commands.spawn((named(name.clone()), Player(SeatId(n as u8)))).id();
        pieces.players.push(player);
        for card in 0..seat.hand_size {
            let name = format!("{name}'s card {}", card + 1);
            commands.spawn((named(name), CardPiece { face: None }, HeldBy(player)));
        }
    }
}

fn lay_room_cards(commands: &mut Commands, view: &View, pieces: &Pieces) {
    for room in &view.room_cards {
        commands.spawn((named("Room card"), CardPiece { face: None }, InRoom(pieces.room(*room))));
    }
}

/// Players out of the race carry the mark.
fn mark_outs(mut commands: Commands, session: Res<Session>, players: Query<(Entity, &Player, Has<OutOfRace>)>) {
    for (entity, player, marked) in &players {
        let out = session.view().seats[player.0.index()].out;
        if out && !marked {
            commands.entity(entity).insert(OutOfRace);
        }
    }
}

/// Cards turn their faces to whoever is looking: the own hand and what is revealed to all; others stay face down.
fn know_faces(session: Res<Session>, players: Query<&Player>, mut cards: Query<(&HeldBy, &mut CardPiece)>) {
    let view = session.view();
    let mut known: Vec<Vec<CardId>> = (0..view.seats.len()).map(|seat| known_of(view, SeatId(seat as u8))).collect();
    for (held, mut card) in &mut cards {
        let Ok(player) = players.get(held.0) else { continue };
        let face = known[player.0.index()].pop();
        if card.face != face {
            card.face = face;
        }
    }
}

fn known_of(view: &View, seat: SeatId) -> Vec<CardId> {
    if seat == view.me {
        return view.hand.iter().collect();
    }
    let revealed = view.events.iter().filter_map(|event| match event {
        Event::Revealed { by, card } if *by == seat => Some(CardSet::one(*card)),
        Event::Eliminated { seat: out, hand, .. } if *out == seat => Some(*hand),
        _ => None,
    });
    revealed.fold(CardSet::EMPTY, CardSet::or).iter().collect()
}
