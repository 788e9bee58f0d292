//! The camera that fits the board into the part of the window that the panels leave free.

use bevy::{
    camera::ScalingMode,
    core_pipeline::{Core2d, tonemapping::Tonemapping},
    prelude::*,
    render::camera::CameraRenderGraph,
    window::PrimaryWindow,
};

use super::{
    geometry::{CELL, board_size},
    picking::{middle, tappable},
    states::Screen,
};
use crate::{resource::Begin, session::Session};
use candlestick_rules::{Board, Place};
use candlestick_themes::palette;

/// Where the board goes and what of it is seen there; written by the play screen.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct BoardRect {
    /// In the window's logical pixels.
    pub rect: Rect,
    /// How much larger it is than when the whole board fits; 1 or more.
    pub zoom: f32,
    /// The world position in the middle of the rectangle; the board's middle where all of it fits.
    pub at: Vec2,
    /// What of the rectangle nothing lies over: a phone's sheet may cover the rest.
    pub open: Rect,
}

impl Default for BoardRect {
    fn default() -> Self {
        Self::whole(Rect::default())
    }
}

/// The one camera; egui draws on it as well.
#[derive(Component, Debug)]
pub struct TableCamera;

/// Free space around the board, in cells.
const MARGIN: f32 = candlestick_painter::MARGIN + 0.1;

pub(super) fn plugin(app: &mut App) {
    app.begin::<BoardRect>()
        .insert_resource(ClearColor(super::tint::tint(palette::NIGHT, 1.0)))
        .add_systems(Startup, spawn_camera)
        .add_systems(PostUpdate, see_sprites.run_if(any_with_component::<Sprite>))
        .add_systems(PostUpdate, fit.run_if(in_state(Screen::Play)).before(TransformSystems::Propagate));
}

fn spawn_camera(mut commands: Commands) {
    let projection = Projection::Orthographic(OrthographicProjection {
        scaling_mode: ScalingMode::WindowSize,
        ..OrthographicProjection::default_2d()
    });
    commands.spawn((
        Name::new("Camera"),
        Camera::default(),
        CameraRenderGraph::new(Core2d),
        Msaa::Off,
        projection,
        TableCamera,
    ));
}

/// Has the camera draw sprites from the first one on. `Camera2d` is what makes the engine read and compile their shader, which
/// the title would wait for; panels are drawn without.
fn see_sprites(mut commands: Commands, camera: Single<Entity, (With<TableCamera>, Without<Camera2d>)>) {
    // Of views that say nothing of tone mapping the engine draws no sprite.
    commands.entity(*camera).insert((Camera2d, Tonemapping::None));
}

impl BoardRect {
    /// The whole board in a rectangle.
    #[must_use]
    pub const fn whole(rect: Rect) -> Self {
        Self { rect, zoom: 1.0, at: Vec2::ZERO, open: rect }
    }

    /// The same where something lies over all but this part of the window.
    #[must_use]
    pub fn open_in(self, part: Rect) -> Self {
        Self { open: self.rect.intersect(part), ..self }
    }

    /// So much larger, and with a world position as near to its middle as can be without showing what is beyond the
    /// board where the board itself could be seen.
    #[must_use]
    pub fn looking_at(self, board: &Board, zoom: f32, at: Vec2) -> Self {
        let looks = Self { zoom: zoom.max(1.0), ..self };
        let seen = looks.rect.size() * looks.scale(board);
        let most = ((whole_size(board) - seen) / 2.0).max(Vec2::ZERO);
        Self { at: at.clamp(-most, most), ..looks }
    }

    /// The zoom at which the board is as wide as the rectangle.
    #[must_use]
    pub fn zoom_to_width(&self, board: &Board) -> f32 {
        let (size, room) = (whole_size(board), self.room());
        (size / room).max_element() / (size.x / room.x)
    }

    /// World units for each logical pixel.
    #[must_use]
    pub fn scale(&self, board: &Board) -> f32 {
        (whole_size(board) / self.room()).max_element() / self.zoom
    }

    /// How far what is seen reaches from its middle, in world units.
    #[must_use]
    pub fn half(&self, board: &Board) -> Vec2 {
        self.room() * self.scale(board) / 2.0
    }

    /// How large the whole board is drawn, in the window's logical pixels.
    #[must_use]
    pub fn drawn(&self, board: &Board) -> Vec2 {
        whole_size(board) / self.scale(board)
    }

    fn room(&self) -> Vec2 {
        self.rect.size().max(Vec2::splat(1.0))
    }

    /// Where a place is in the window, if its middle is in sight: a square, or as much about the middle of a room.
    #[must_use]
    pub fn of_place(&self, board: &Board, place: Place) -> Option<Rect> {
        let at = self.to_window(board, middle(board, place));
        let side = CELL / self.scale(board);
        self.open.contains(at).then(|| Rect::from_center_size(at, Vec2::splat(side)))
    }

    /// What of a place can be tapped, in the window: a square whose middle is in sight, or what is seen of a room if that
    /// is as large as a square.
    #[must_use]
    pub fn of_target(&self, board: &Board, place: Place) -> Option<Rect> {
        if place.room().is_none() {
            return self.of_place(board, place);
        }
        let whole = tappable(board, place);
        let whole = Rect::from_corners(self.to_window(board, whole.min), self.to_window(board, whole.max));
        let seen = whole.intersect(self.open);
        (seen.size().min_element() >= CELL / self.scale(board)).then_some(seen)
    }

    /// The world position under a point of the window.
    #[must_use]
    pub fn to_world(&self, board: &Board, at: Vec2) -> Vec2 {
        (at - self.rect.center()) * self.scale(board) * Vec2::new(1.0, -1.0) + self.at
    }

    /// The point of the window over a world position.
    #[must_use]
    pub fn to_window(&self, board: &Board, at: Vec2) -> Vec2 {
        (at - self.at) / self.scale(board) * Vec2::new(1.0, -1.0) + self.rect.center()
    }
}

/// The size of a board with the free space around it, in world units.
fn whole_size(board: &Board) -> Vec2 {
    board_size(board) + Vec2::splat(2.0 * MARGIN * CELL)
}

fn fit(
    rect: Res<BoardRect>,
    session: Res<Session>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut camera: Single<(&mut Transform, &mut Projection), With<TableCamera>>,
) {
    let board = &session.view().edition.board;
    let scale = rect.scale(board);
    let offset = rect.to_world(board, Vec2::new(window.width(), window.height()) / 2.0);
    let (transform, projection) = &mut *camera;
    let wanted = offset.extend(transform.translation.z);
    if transform.translation != wanted {
        transform.translation = wanted;
    }
    if let Projection::Orthographic(now) = &**projection
        && now.scale != scale
        && let Projection::Orthographic(projection) = &mut **projection
    {
        projection.scale = scale;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin;

    #[test]
    fn sprites_are_drawn_from_the_first_one_on() {
        let mut app = App::new();
        app.add_systems(Startup, spawn_camera);
        app.add_systems(PostUpdate, see_sprites.run_if(any_with_component::<Sprite>));
        let drawn = |app: &mut App| {
            app.update();
            app.world_mut()
                .query_filtered::<(), (With<TableCamera>, With<Camera2d>, With<Tonemapping>)>()
                .iter(app.world())
                .count()
        };
        assert_eq!(drawn(&mut app), 0);
        app.world_mut().spawn(Sprite::default());
        assert_eq!(drawn(&mut app), 1);
    }

    /// A phone's rectangle for the board of an edition.
    fn place(edition: &str) -> (Board, BoardRect) {
        let board = builtin(edition).expect("built in").edition.board.clone();
        (board, BoardRect::whole(Rect::new(0.0, 82.0, 360.0, 360.0)))
    }

    #[test]
    fn as_wide_as_the_rectangle_nothing_beyond_the_board_is_seen() {
        for edition in candlestick_themes::builtin_ids() {
            let (board, whole) = place(edition);
            let half = whole_size(&board) / 2.0;
            for corner in [Vec2::new(-9e3, 9e3), Vec2::new(9e3, -9e3), Vec2::ZERO] {
                let looks = whole.looking_at(&board, whole.zoom_to_width(&board), corner);
                let [left, right] = [looks.rect.min, looks.rect.max].map(|at| looks.to_world(&board, at));
                assert!((left.x + half.x).abs() < 0.1 && (right.x - half.x).abs() < 0.1, "{edition}: {left} {right}");
                let seen = left.y - right.y;
                assert!(seen > 2.0 * half.y || left.y <= half.y + 0.1 && right.y >= -half.y - 0.1, "{edition}");
            }
        }
    }

    #[test]
    fn what_lies_under_a_sheet_moves_nothing_and_is_no_place_to_be_pressed() {
        let (board, whole) = place("classic-2016");
        let covered = whole.open_in(Rect::new(0.0, 82.0, 360.0, 200.0));
        let rooms: Vec<_> = board.rooms().map(Place::Room).collect();
        let [above, below]: [Vec<_>; 2] = [true, false]
            .map(|above| rooms.iter().filter(|room| covered.of_place(&board, **room).is_some() == above).collect());
        assert!(!above.is_empty() && !below.is_empty());
        for room in above {
            assert_eq!(covered.of_place(&board, *room), whole.of_place(&board, *room));
        }
        for room in below {
            let shown = whole.of_place(&board, *room).expect("nothing lies over it");
            assert!(shown.center().y > 200.0, "{shown:?}");
            assert!(covered.of_target(&board, *room).is_none_or(|seen| seen.max.y <= 200.0));
        }
    }

    #[test]
    fn a_point_of_the_window_is_found_again_at_any_zoom() {
        let (board, whole) = place("classic-2016");
        let looks = whole.looking_at(&board, 2.0, Vec2::new(100.0, -80.0));
        let there = looks.to_world(&board, Vec2::new(33.0, 200.0));
        assert!(looks.to_window(&board, there).distance(Vec2::new(33.0, 200.0)) < 0.01);
        assert!((whole.scale(&board) / looks.scale(&board) - 2.0).abs() < 1e-5);
    }
}
