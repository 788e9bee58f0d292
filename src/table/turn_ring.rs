//! The ring of light under the token of whoever's turn it is.

use bevy::prelude::*;

use candlestick_painter::{TOKEN_MIDDLE, TURN_RING};
use candlestick_themes::palette;

use super::{
    components::TurnRing, geometry::CELL, pictures::TablePictures, spawn::Pieces, states::Screen, tint::tint,
    turn::TableSet,
};
use crate::session::Session;

/// How far below its token the ring lies; weapons lie lower.
const BELOW: f32 = -0.5;

pub(super) fn plugin(app: &mut App) {
    let turned = resource_exists_and_changed::<Session>.or_else(resource_changed::<Pieces>);
    app.add_systems(Update, move_ring.after(TableSet::Move).run_if(turned.and_then(in_state(Screen::Play))));
}

/// Gives the ring its picture; after it has moved, for then the one before is gone.
pub(super) fn visible_plugin(app: &mut App) {
    app.add_systems(Update, paint.after(move_ring).run_if(in_state(Screen::Play)));
}

/// The ring goes with the turn; a closed case has none.
fn move_ring(
    mut commands: Commands,
    session: Res<Session>,
    pieces: Res<Pieces>,
    rings: Query<(Entity, &ChildOf), With<TurnRing>>,
) {
    let view = session.view();
    let suspect = view.actor.map(|_| view.seats[view.turn_seat.index()].suspect);
    let token = suspect.and_then(|suspect| pieces.tokens.get(suspect.index()).copied());
    for (ring, _) in rings.iter().filter(|(_, of)| Some(of.parent()) != token) {
        commands.entity(ring).despawn();
    }
    let there = rings.iter().any(|(_, of)| Some(of.parent()) == token);
    if let Some(token) = token.filter(|_| !there) {
        let (x, y) = (TOKEN_MIDDLE.0 - 0.5, 0.5 - TOKEN_MIDDLE.1);
        let place = Transform::from_xyz(x * CELL, y * CELL, BELOW);
        commands.entity(token).with_child((Name::new("Turn"), TurnRing, place, Visibility::default()));
    }
}

fn paint(
    mut commands: Commands,
    pictures: Res<TablePictures>,
    rings: Query<Entity, (With<TurnRing>, Without<Sprite>)>,
) {
    for ring in &rings {
        let sprite = Sprite {
            image: pictures.ring.clone(),
            color: tint(palette::CANDLE, 1.0),
            custom_size: Some(Vec2::splat(CELL * TURN_RING)),
            ..default()
        };
        commands.entity(ring).insert(sprite);
    }
}
