//! Lights up where one can go, and shows the way to the chosen place.

use bevy::prelude::*;

use candlestick_painter::layout::{Area, RoomLayout};
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

/// One sprite for every cell that can be gone to, or what of it lies beside a room's name.
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
        for area in lit(board, place) {
            let at = from_cells(board, area.middle());
            let sprite = Sprite {
                image: if square { pictures.glow.clone() } else { Handle::default() },
                color: colour(place, false),
                custom_size: Some(Vec2::new(area.w, area.h) * CELL),
                ..default()
            };
            let bundle = (Name::new("Light"), Light(place), sprite, Transform::from_translation(at.extend(2.0)));
            commands.spawn((bundle, DespawnOnExit(Screen::Play)));
        }
    }
}

/// What of a place is lit, in cells: all of it but a room's name, which is read as it was painted.
fn lit(board: &Board, place: Place) -> Vec<Area> {
    let cells = cells_of(board, place).into_iter();
    let cells = cells.map(|(row, col)| Area { x: f32::from(col), y: f32::from(row), w: 1.0, h: 1.0 });
    let name = place.room().map(|room| RoomLayout::new(board, room).name);
    name.map_or_else(|| cells.clone().collect(), |name| cells.clone().flat_map(|cell| without(cell, name)).collect())
}

/// What is left of a rectangle beside another: above it, below it, to its left and to its right.
fn without(cell: Area, name: Area) -> Vec<Area> {
    if !cell.touches(name) {
        return vec![cell];
    }
    let (right, bottom) = (cell.x + cell.w, cell.y + cell.h);
    let [left_edge, right_edge] = [name.x, name.x + name.w].map(|x| x.clamp(cell.x, right));
    let [top_edge, bottom_edge] = [name.y, name.y + name.h].map(|y| y.clamp(cell.y, bottom));
    let between = bottom_edge - top_edge;
    let parts = [
        Area { h: top_edge - cell.y, ..cell },
        Area { y: bottom_edge, h: bottom - bottom_edge, ..cell },
        Area { y: top_edge, w: left_edge - cell.x, h: between, ..cell },
        Area { x: right_edge, y: top_edge, w: right - right_edge, h: between },
    ];
    parts.into_iter().filter(|part| part.w > 1e-3 && part.h > 1e-3).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::{builtin, builtin_ids, contrast};

    fn size(areas: &[Area]) -> f32 {
        areas.iter().map(|area| area.w * area.h).sum()
    }

    #[test]
    fn the_name_of_a_lit_room_stands_on_its_own_floor_with_a_contrast_of_three() {
        for id in builtin_ids() {
            let theme = builtin(id).expect("built in");
            let board = &theme.edition.board;
            for room in board.rooms() {
                let (place, name) = (Place::Room(room), RoomLayout::new(board, room).name);
                let lit = lit(board, place);
                assert!(!lit.iter().any(|area| area.touches(name)), "{id} {room:?}");
                let whole = cells_of(board, place).len() as f32;
                let left = whole - name.w * name.h;
                assert!((size(&lit) - left).abs() < 0.01 && left > whole / 2.0, "{id} {room:?}: {left} of {whole}");
                let ratio = contrast(theme.rooms[room.index()].colour, palette::IVORY);
                assert!(ratio >= 3.0, "{id} {room:?}: {ratio:.2} to 1");
            }
        }
    }

    #[test]
    fn a_square_is_lit_as_a_whole() {
        let theme = builtin("classic-2016").expect("built in");
        let board = &theme.edition.board;
        let square = board.square_ids().next().expect("a square");
        assert_eq!(lit(board, Place::Square(square)).len(), cells_of(board, Place::Square(square)).len());
    }
}
