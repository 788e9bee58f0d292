//! Gives the table's entities their pictures: the painted board, tokens, weapons, dice and cards.

use bevy::prelude::*;

use candlestick_painter::margin;
use candlestick_themes::palette;

use super::{
    breath::Candlelit,
    components::{CardPiece, Die, HeldBy, InRoom, OutOfRace, Player, Token, WeaponPiece},
    geometry::{CELL, board_size},
    motion::Tumble,
    pictures::{CardPictures, Faces, Pictures, TablePictures},
    reload::LayTable,
    states::Screen,
    table_painting::TablePainting,
    tint::tint,
};
use crate::{resource::Begin, session::Session};

pub(super) fn plugin(app: &mut App) {
    app.begin::<Pictures>()
        .begin::<TablePictures>()
        .begin::<CardPictures>()
        .add_systems(LayTable, dress.after(super::spawn::lay_table))
        .add_systems(Update, (turn_dice, grey_outs, show_room_cards).run_if(in_state(Screen::Play)));
}

fn dress(
    mut commands: Commands,
    session: Res<Session>,
    (pictures, faces): (Res<Pictures>, Res<Faces>),
    (mut painting, mut images): (ResMut<TablePainting>, ResMut<Assets<Image>>),
    mut shared: ResMut<TablePictures>,
    mut card_pictures: ResMut<CardPictures>,
    tokens: Query<(Entity, &Token)>,
    weapons: Query<(Entity, &WeaponPiece)>,
    cards: Query<Entity, With<CardPiece>>,
    dice: Query<(Entity, &Die)>,
) {
    let theme = session.theme();
    let painted = painting.painted(theme, &mut images, (&pictures, &faces));
    (*shared, *card_pictures) = (painted.shared, painted.cards);
    let size = board_size(&theme.edition.board) + Vec2::splat(2.0 * margin(CELL as u32) as f32);
    let board_sprite = sized(painted.board, size);
    let board = (Name::new("Board"), board_sprite, Candlelit, Transform::from_xyz(0.0, 0.0, 0.0));
    commands.spawn((board, DespawnOnExit(Screen::Play)));
    for (entity, token) in &tokens {
        let sprite = sized(painted.tokens[token.0.index()].clone(), Vec2::splat(CELL));
        commands.entity(entity).insert((sprite, Transform::from_xyz(0.0, 0.0, 12.0)));
    }
    for (entity, weapon) in &weapons {
        let sprite = sized(painted.weapons[weapon.0.index()].clone(), Vec2::splat(CELL));
        commands.entity(entity).insert((sprite, Transform::from_xyz(0.0, 0.0, 10.0)));
    }
    for (entity, die) in &dice {
        let face = shared.faces[usize::from(die.number)].first().cloned().unwrap_or_default();
        commands.entity(entity).insert(sized(face, Vec2::splat(CELL * 1.1)));
    }
    for entity in &cards {
        let sprite = sized(card_pictures.back.clone(), Vec2::new(CELL * 2.5, CELL * 3.5));
        commands.entity(entity).insert((sprite, Visibility::Hidden));
    }
}

fn sized(image: Handle<Image>, size: Vec2) -> Sprite {
    Sprite { image, custom_size: Some(size), ..default() }
}

/// A die shows its face; while it tumbles, any.
fn turn_dice(pictures: Res<TablePictures>, mut dice: Query<(&Die, &mut Sprite, Option<&Tumble>)>) {
    for (die, mut sprite, tumble) in &mut dice {
        let Some(faces) = pictures.faces.get(usize::from(die.number)) else { continue };
        let rolling = tumble.filter(|tumble| tumble.rolls());
        let shown = rolling
            .map_or(usize::from(die.face), |tumble| (tumble.elapsed * 14.0) as usize + usize::from(die.number) * 2);
        let face = &faces[shown % faces.len()];
        if sprite.image != *face {
            sprite.image = face.clone();
        }
    }
}

/// Tokens of players out of the race are greyed.
fn grey_outs(
    players: Query<&Player, Added<OutOfRace>>,
    session: Res<Session>,
    mut tokens: Query<(&Token, &mut Sprite)>,
) {
    for player in &players {
        let suspect = session.view().seats[player.0.index()].suspect;
        for (_, mut sprite) in tokens.iter_mut().filter(|(token, _)| token.0 == suspect) {
            sprite.color = tint(palette::SMOKE, 0.8);
        }
    }
}

/// Cards that lie in rooms show their backs, small.
fn show_room_cards(
    mut cards: Query<(&mut Visibility, &mut Transform), (With<CardPiece>, Added<InRoom>, Without<HeldBy>)>,
) {
    for (mut visible, mut transform) in &mut cards {
        *visible = Visibility::Inherited;
        transform.scale = Vec3::splat(0.32);
        transform.translation.z = 8.0;
    }
}
