//! Lights up where one can go, and shows the way to the chosen place.

use bevy::prelude::*;

use candlestick_painter::{layout::Area, room_bounds};
use candlestick_rules::{Board, Place, View};

use super::{
    geometry::{CELL, cells_of, from_cells},
    picking::{Selected, middle},
    pictures::TablePictures,
    states::Screen,
    tint::tint,
    turn::TableSet,
};
use crate::session::{Session, places, ways};
use candlestick_themes::palette;

/// What lights up a square or a room.
#[derive(Component, Debug)]
struct Light(Place, Strength);

/// How much of a light there is.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Strength {
    /// A wash over a floor that is still to be seen.
    Soft,
    /// What stands out from any ground.
    Bold,
}

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

/// One sprite for every square that can be gone to, and for every room.
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
        for (area, image, strength) in lit(board, place, &pictures) {
            let at = from_cells(board, area.middle());
            let size = Some(Vec2::new(area.w, area.h) * CELL);
            let sprite = Sprite { image, color: colour(strength, false), custom_size: size, ..default() };
            let bundle =
                (Name::new("Light"), Light(place, strength), sprite, Transform::from_translation(at.extend(2.0)));
            commands.spawn((bundle, DespawnOnExit(Screen::Play)));
        }
    }
}

/// What of a place is lit, in cells, how and how strongly: each of its squares, or all of a room but its name, which is read as
/// it was painted, and the room's edge.
fn lit(board: &Board, place: Place, pictures: &TablePictures) -> Vec<(Area, Handle<Image>, Strength)> {
    if let Some(room) = place.room() {
        let of_room = |all: &[Handle<Image>]| all.get(room.index()).cloned().unwrap_or_default();
        let bounds = room_bounds(board, room);
        return vec![
            (bounds, of_room(&pictures.lights), Strength::Soft),
            (bounds, of_room(&pictures.edges), Strength::Bold),
        ];
    }
    let cells = cells_of(board, place).into_iter();
    let cells = cells.map(|(row, col)| Area { x: f32::from(col), y: f32::from(row), w: 1.0, h: 1.0 });
    cells.map(|cell| (cell, pictures.reach.clone(), Strength::Bold)).collect()
}

/// How a place that can be gone to is lit; the painter's tests of signs know these.
fn colour(strength: Strength, chosen: bool) -> Color {
    match (strength, chosen) {
        (Strength::Bold, true) => tint(palette::CANDLE, 1.0),
        (Strength::Bold, false) => tint(palette::REACH, 0.85),
        (Strength::Soft, true) => tint(palette::CANDLE, 0.4),
        (Strength::Soft, false) => tint(palette::REACH, 0.28),
    }
}

/// The chosen and the hovered place are brighter.
fn shade(selected: Res<Selected>, mut lights: Query<(&Light, &mut Sprite)>) {
    for (light, mut sprite) in &mut lights {
        sprite.color = colour(light.1, selected.shown() == Some(light.0));
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

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::{builtin, builtin_ids, contrast};

    #[test]
    fn a_name_stands_on_its_own_floor_with_a_contrast_of_three_where_no_light_falls() {
        for id in builtin_ids() {
            for room in builtin(id).expect("built in").rooms {
                let ratio = contrast(room.colour, palette::IVORY);
                assert!(ratio >= 3.0, "{id} {}: {ratio:.2} to 1", room.name);
            }
        }
    }

    #[test]
    fn all_cells_of_a_place_are_lit() {
        let theme = builtin("classic-2016").expect("built in");
        let (board, pictures) = (&theme.edition.board, TablePictures::default());
        let square = Place::Square(board.square_ids().next().expect("a square"));
        assert_eq!(lit(board, square, &pictures).len(), cells_of(board, square).len());
        for room in board.rooms().map(Place::Room) {
            let lit = lit(board, room, &pictures);
            for (row, col) in cells_of(board, room) {
                let cell = Area { x: f32::from(col), y: f32::from(row), w: 1.0, h: 1.0 };
                assert!(lit.iter().any(|(area, ..)| area.touches(cell)), "{room:?} {row} {col}");
            }
        }
    }
}
