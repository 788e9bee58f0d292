//! Lights up where one can go, and shows the way to the chosen place.

use bevy::prelude::*;

use candlestick_rules::{Place, View};

use super::{
    dress::tint,
    geometry::{CELL, cells_of, from_cells},
    picking::{Selected, middle},
    pictures::TablePictures,
    states::Screen,
    turn::TableSet,
};
use crate::session::{Session, places, ways};
use candlestick_themes::palette;

/// A cell that is lit up.
#[derive(Component, Debug)]
struct Light(Place);

/// A dot on the way to the chosen place.
#[derive(Component, Debug)]
struct Dot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            light.run_if(resource_exists_and_changed::<Session>),
            shade.run_if(resource_exists_and_changed::<Session>.or_else(resource_changed::<Selected>)),
            dots.run_if(resource_exists_and_changed::<Session>.or_else(resource_changed::<Selected>)),
        )
            .chain()
            .after(TableSet::Move)
            .run_if(in_state(Screen::Play)),
    );
}

/// One sprite for every cell that can be gone to.
fn light(mut commands: Commands, session: Res<Session>, pictures: Res<TablePictures>, lights: Query<(Entity, &Light)>) {
    let view = session.view();
    let open = if session.at_rest() { places(view) } else { Vec::new() };
    for (entity, light) in &lights {
        if !open.contains(&light.0) {
            commands.entity(entity).despawn();
        }
    }
    let board = &view.edition.board;
    for place in open.into_iter().filter(|place| !lights.iter().any(|(_, light)| light.0 == *place)) {
        let square = place.room().is_none();
        for (row, col) in cells_of(board, place) {
            let at = from_cells(board, (f32::from(col) + 0.5, f32::from(row) + 0.5));
            let sprite = Sprite {
                image: if square { pictures.glow.clone() } else { Handle::default() },
                color: colour(place, false),
                custom_size: Some(Vec2::splat(CELL)),
                ..default()
            };
            let bundle = (Name::new("Light"), Light(place), sprite, Transform::from_translation(at.extend(2.0)));
            commands.spawn((bundle, DespawnOnExit(Screen::Play)));
        }
    }
}

/// How a place that can be gone to is lit.
fn colour(place: Place, chosen: bool) -> Color {
    let square = place.room().is_none();
    match (square, chosen) {
        (true, true) => tint(palette::CANDLE, 1.0),
        (true, false) => tint(palette::REACH, 0.85),
        (false, true) => tint(palette::CANDLE, 0.4),
        (false, false) => tint(palette::REACH, 0.28),
    }
}

/// The chosen and the hovered place are brighter.
fn shade(selected: Res<Selected>, mut lights: Query<(&Light, &mut Sprite)>) {
    for (light, mut sprite) in &mut lights {
        sprite.color = colour(light.0, selected.shown() == Some(light.0));
    }
}

fn dots(
    mut commands: Commands,
    session: Res<Session>,
    selected: Res<Selected>,
    pictures: Res<TablePictures>,
    old: Query<Entity, With<Dot>>,
) {
    for dot in &old {
        commands.entity(dot).despawn();
    }
    let view = session.view();
    let Some(place) = selected.shown().filter(|_| session.at_rest()) else { return };
    for at in way_to(view, place) {
        let sprite = Sprite {
            image: pictures.dot.clone(),
            color: tint(palette::NIGHT, 0.85),
            custom_size: Some(Vec2::splat(CELL * 0.42)),
            ..default()
        };
        let bundle = (Name::new("Step"), Dot, sprite, Transform::from_translation(at.extend(3.0)));
        commands.spawn((bundle, DespawnOnExit(Screen::Play)));
    }
}

/// The squares of the canonical path.
fn way_to(view: &View, place: Place) -> Vec<Vec2> {
    let way = ways(view).into_iter().find(|way| way.place == place);
    let path = way.map(|way| way.path).unwrap_or_default();
    path.iter().filter(|step| step.room().is_none()).map(|step| middle(&view.edition.board, *step)).collect()
}
