//! Turns a click, tap or key on the board into a choice.

use bevy::prelude::*;

use candlestick_painter::layout::{Area, RoomLayout};
use candlestick_rules::{Board, Place, View};

use super::{
    geometry::{cells_of, to_cell},
    hurry::EndAnimation,
    states::Screen,
};
use crate::{
    resource::Begin,
    session::{Decide, Plans, Script, Session, action_at, is_either, is_plannable, places, plannable},
};

/// What the pointer does on the board this frame, in world units; written by the play screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct BoardPointer {
    /// Where it hovers.
    pub hover: Option<Vec2>,
    /// Where it was pressed and released.
    pub clicked: Option<Vec2>,
    /// Whether it is a finger: then the first tap only shows the way.
    pub finger: bool,
}

/// Whether keys are for the board this frame; written by the play screen.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BoardKeys(pub bool);

/// The destination that is chosen but not decided, the one under the pointer, and the one that could be planned.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Selected {
    /// By tap or keyboard.
    pub chosen: Option<Place>,
    /// Under the pointer.
    pub hovered: Option<Place>,
    /// Where Enter would plan to go: by keyboard, while others play. Never gone to by itself once that can be decided.
    pub aimed: Option<Place>,
}

impl Selected {
    /// The one whose way is shown.
    #[must_use]
    pub fn shown(&self) -> Option<Place> {
        self.hovered.or(self.chosen)
    }
}

/// How far beside a square a tap still means it, in cells.
const REACH: f32 = 1.4;

pub(crate) fn plugin(app: &mut App) {
    app.begin::<BoardPointer>().begin::<BoardKeys>().begin::<Selected>().begin::<Plans>().add_systems(
        Update,
        (forget, plan, point, (hurry_on, aim, steer).chain().run_if(|keys: Res<BoardKeys>| keys.0))
            .chain()
            .run_if(in_state(Screen::Play)),
    );
}

/// A choice that is no longer on offer is forgotten.
fn forget(session: Res<Session>, script: Res<Script>, plans: Res<Plans>, mut selected: ResMut<Selected>) {
    let stays = |place| script.lets_plan(&session) && is_plannable(session.view(), &plans, place);
    if selected.aimed.is_some_and(|place| !stays(place)) {
        selected.aimed = None;
    }
    let gone = |place: Option<Place>| place.is_some_and(|place| action_at(session.view(), place).is_none());
    if gone(selected.chosen) {
        selected.chosen = None;
    }
    if gone(selected.hovered) {
        selected.hovered = None;
    }
}

/// While others play, a press on a place means to go there next, or no longer, and ends nothing; where nothing can be planned,
/// it ends what is being shown.
fn plan(
    pointer: Res<BoardPointer>,
    session: Res<Session>,
    script: Res<Script>,
    mut plans: ResMut<Plans>,
    mut end: MessageWriter<EndAnimation>,
) {
    let Some(at) = pointer.clicked else { return };
    let view = session.view();
    let place = place_under(&view.edition.board, at).filter(|_| script.lets_plan(&session));
    if let Some(place) = place.filter(|place| is_plannable(view, &plans, *place)) {
        plans.press(view, place);
    } else if session.shows_what_may_end() {
        end.write_default();
    }
}

/// Enter ends what is being shown, unless it plans; the key that a person has for it is the play screen's.
fn hurry_on(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    session: Res<Session>,
    selected: Res<Selected>,
    mut end: MessageWriter<EndAnimation>,
) {
    let pressed = keys.is_some_and(|keys| keys.just_pressed(KeyCode::Enter));
    if pressed && selected.aimed.is_none() && session.shows_what_may_end() {
        end.write_default();
    }
}

fn point(
    pointer: Res<BoardPointer>,
    session: Res<Session>,
    mut selected: ResMut<Selected>,
    mut decide: MessageWriter<Decide>,
) {
    let view = session.view();
    let under = |at: Option<Vec2>| at.filter(|_| session.at_rest()).and_then(|at| target(view, at));
    let hovered = under(pointer.hover);
    if selected.hovered != hovered {
        selected.hovered = hovered;
    }
    let Some(place) = under(pointer.clicked) else { return };
    if (pointer.finger || is_either(view, place)) && selected.chosen != Some(place) {
        selected.chosen = Some(place);
    } else if let Some(action) = action_at(view, place) {
        decide.write(Decide(action));
    }
}

/// The place meant by a point: the one under it, else the nearest square in reach.
fn target(view: &View, at: Vec2) -> Option<Place> {
    let board = &view.edition.board;
    let places = places(view);
    let exact = place_under(board, at);
    if let Some(place) = exact.filter(|place| places.contains(place)) {
        return Some(place);
    }
    if exact.is_some_and(|place| place.room().is_some()) {
        return None;
    }
    let near =
        places.into_iter().filter(|place| place.room().is_none()).map(|place| (place, distance(board, place, at)));
    near.filter(|(_, distance)| *distance <= REACH).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
}

/// The room or square under a world position.
#[must_use]
pub fn place_under(board: &Board, at: Vec2) -> Option<Place> {
    let (row, col) = to_cell(board, at);
    let (row, col) = u16::try_from(row).ok().zip(u16::try_from(col).ok())?;
    match board.cell(row, col) {
        candlestick_rules::Cell::Room(room) => Some(Place::Room(room)),
        candlestick_rules::Cell::Corridor => board.square_at(row, col).map(Place::Square),
        candlestick_rules::Cell::Void => None,
    }
}

/// Distance from a place's middle, in cells.
fn distance(board: &Board, place: Place, at: Vec2) -> f32 {
    middle(board, place).distance(at) / super::geometry::CELL
}

/// The middle of a place in world units.
#[must_use]
pub fn middle(board: &Board, place: Place) -> Vec2 {
    let cells = cells_of(board, place);
    let sum =
        cells.iter().fold(Vec2::ZERO, |sum, &(row, col)| sum + Vec2::new(f32::from(col) + 0.5, f32::from(row) + 0.5));
    let mean = sum / cells.len().max(1) as f32;
    super::geometry::from_cells(board, (mean.x, mean.y))
}

/// The rectangle round a place, in world units.
#[must_use]
pub fn bounds(board: &Board, place: Place) -> Rect {
    let cells = cells_of(board, place).into_iter().map(|(row, col)| {
        let corner =
            |down: u16, right: u16| super::geometry::from_cells(board, (f32::from(col + right), f32::from(row + down)));
        Rect::from_corners(corner(0, 0), corner(1, 1))
    });
    cells.reduce(|all, cell| all.union(cell)).unwrap_or_default()
}

/// What of a place can be tapped in one piece, in world units: a square, or the largest rectangle in a room.
#[must_use]
pub fn tappable(board: &Board, place: Place) -> Rect {
    let Some(room) = place.room() else {
        return Rect::from_center_size(middle(board, place), Vec2::splat(super::geometry::CELL));
    };
    let Area { x, y, w, h } = RoomLayout::new(board, room).inner;
    let corner = |x, y| super::geometry::from_cells(board, (x, y));
    Rect::from_corners(corner(x, y), corner(x + w, y + h))
}

/// The arrow key that went down, as a direction.
fn arrow(keys: &ButtonInput<KeyCode>) -> Option<Vec2> {
    let arrows = [
        (KeyCode::ArrowUp, Vec2::Y),
        (KeyCode::ArrowDown, Vec2::NEG_Y),
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
    ];
    arrows.into_iter().find(|(key, _)| keys.just_pressed(*key)).map(|(_, way)| way)
}

/// While others play, arrow keys aim at what can be planned by direction; Enter means to go there next, or no longer.
fn aim(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    session: Res<Session>,
    script: Res<Script>,
    mut selected: ResMut<Selected>,
    mut plans: ResMut<Plans>,
) {
    let Some(keys) = keys.filter(|_| script.lets_plan(&session)) else { return };
    let view = session.view();
    if let Some(way) = arrow(&keys) {
        let from = selected.aimed.unwrap_or_else(|| view.my_place());
        let open = plannable(view, &plans);
        selected.aimed = next_that_way(&view.edition.board, &open, from, way).or(selected.aimed);
    }
    // The next Enter is for what is shown again.
    if keys.just_pressed(KeyCode::Enter)
        && let Some(place) = selected.aimed.take()
    {
        plans.press(view, place);
    }
}

/// Arrow keys choose among the destinations by direction; Enter goes.
fn steer(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    session: Res<Session>,
    mut selected: ResMut<Selected>,
    mut decide: MessageWriter<Decide>,
) {
    let Some(keys) = keys.filter(|_| session.at_rest()) else { return };
    let view = session.view();
    if let Some(way) = arrow(&keys) {
        let from = selected.chosen.unwrap_or_else(|| view.my_place());
        selected.chosen = next_that_way(&view.edition.board, &places(view), from, way).or(selected.chosen);
    }
    if keys.just_pressed(KeyCode::Enter)
        && let Some(action) = selected.chosen.and_then(|place| action_at(view, place))
    {
        decide.write(Decide(action));
    }
}

/// The nearest of some places in a direction; those well off the line count as farther.
fn next_that_way(board: &Board, open: &[Place], from: Place, way: Vec2) -> Option<Place> {
    let origin = middle(board, from);
    let ahead = open.iter().copied().filter(|place| *place != from).filter_map(|place| {
        let to = middle(board, place) - origin;
        let along = to.dot(way);
        (along > 1.0).then(|| (place, along + 2.5 * to.perp_dot(way).abs()))
    });
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests;
