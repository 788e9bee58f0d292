//! The camera that fits the board into the part of the window that the panels leave free.

use bevy::{camera::ScalingMode, prelude::*, window::PrimaryWindow};

use super::{
    geometry::{CELL, board_size},
    states::Screen,
};
use crate::session::Session;
use candlestick_themes::palette;

/// Where the board goes, in the window's logical pixels; written by the play screen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct BoardRect(pub Rect);

/// The one camera; egui draws on it as well.
#[derive(Component, Debug)]
pub struct TableCamera;

/// Free space around the board, in cells.
const MARGIN: f32 = candlestick_painter::MARGIN + 0.1;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardRect>()
        .insert_resource(ClearColor(super::dress::tint(palette::NIGHT, 1.0)))
        .add_systems(Startup, spawn_camera)
        .add_systems(PostUpdate, fit.run_if(in_state(Screen::Play)).before(TransformSystems::Propagate));
}

fn spawn_camera(mut commands: Commands) {
    let projection = Projection::Orthographic(OrthographicProjection {
        scaling_mode: ScalingMode::WindowSize,
        ..OrthographicProjection::default_2d()
    });
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off, projection, TableCamera));
}

impl BoardRect {
    /// World units for each logical pixel.
    #[must_use]
    pub fn scale(&self, board: &candlestick_rules::Board) -> f32 {
        let size = board_size(board) + Vec2::splat(2.0 * MARGIN * CELL);
        let room = self.0.size().max(Vec2::splat(1.0));
        (size / room).max_element()
    }

    /// The world position under a point of the window.
    #[must_use]
    pub fn to_world(&self, board: &candlestick_rules::Board, at: Vec2) -> Vec2 {
        (at - self.0.center()) * self.scale(board) * Vec2::new(1.0, -1.0)
    }

    /// The point of the window over a world position.
    #[must_use]
    pub fn to_window(&self, board: &candlestick_rules::Board, at: Vec2) -> Vec2 {
        at / self.scale(board) * Vec2::new(1.0, -1.0) + self.0.center()
    }
}

fn fit(
    rect: Res<BoardRect>,
    session: Res<Session>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut camera: Single<(&mut Transform, &mut Projection), With<TableCamera>>,
) {
    let scale = rect.scale(&session.view().edition.board);
    let middle = Vec2::new(window.width(), window.height()) / 2.0;
    let offset = (middle - rect.0.center()) * scale * Vec2::new(1.0, -1.0);
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
