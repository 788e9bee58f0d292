//! Dims and brightens the board a little, like candlelight, only while something moves anyway.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{moving::Moving, pace::MotionPace, states::Screen, turn::TableSet};

/// What the candle lights: the board's picture.
#[derive(Component, Debug)]
pub(super) struct Candlelit;

/// How much of the light goes at most, as a part of it.
const DIM: f32 = 0.03;
/// Seconds from the brightest to the next time.
const BREATH: f32 = 4.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, breathe.after(TableSet::Move).run_if(in_state(Screen::Play)));
}

/// No frame is drawn for it: where nothing else moves the light stays as it is, and goes on from there.
fn breathe(
    (time, pace): (Res<Time>, Res<MotionPace>),
    moving: Moving,
    mut breath: Local<f32>,
    mut lit: Query<&mut Sprite, With<Candlelit>>,
) {
    match *pace {
        MotionPace::Full if moving.any() => *breath = (*breath + time.delta_secs() / BREATH).fract(),
        MotionPace::Full => return,
        MotionPace::Quick | MotionPace::Reduced | MotionPace::Off => *breath = 0.0,
    }
    let light = light(*breath);
    for mut sprite in &mut lit {
        let colour = Color::linear_rgb(light, light, light);
        if sprite.color != colour {
            sprite.color = colour;
        }
    }
}

/// The light at a part of the breath, 1 at its ends.
fn light(breath: f32) -> f32 {
    1.0 - DIM * (0.5 - 0.5 * (breath * TAU).cos())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::motion::Glide;

    fn lit(app: &mut App) -> f32 {
        let mut boards = app.world_mut().query_filtered::<&Sprite, With<Candlelit>>();
        boards.single(app.world()).map(|sprite| sprite.color.to_linear().red).expect("there is one board")
    }

    /// The light in every frame of twelve seconds, in which something moves or nothing does.
    fn watch(pace: MotionPace, moves: bool) -> Vec<f32> {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).insert_resource(pace).add_systems(Update, breathe);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        app.world_mut().spawn((Candlelit, Sprite::default()));
        if moves {
            app.world_mut().spawn((Transform::default(), Glide::new(Vec2::ZERO, Vec2::ONE, 1000.0)));
        }
        (0..240)
            .map(|_| {
                app.update();
                lit(&mut app)
            })
            .collect()
    }

    #[test]
    fn the_light_goes_and_comes_by_three_parts_in_a_hundred_while_something_moves_and_else_not_at_all() {
        let lights = watch(MotionPace::Full, true);
        let (least, most) = lights.iter().fold((1.0_f32, 0.0_f32), |(a, b), light| (a.min(*light), b.max(*light)));
        assert!((0.9699..0.975).contains(&least) && most <= 1.0 && most > 0.999, "{least} to {most}");
        let steps = lights.windows(2).map(|pair| (pair[0] - pair[1]).abs());
        assert!(steps.fold(0.0, f32::max) < 0.002, "no frame is seen to differ from the next");
        for (pace, moves) in
            [(MotionPace::Full, false), (MotionPace::Quick, true), (MotionPace::Reduced, true), (MotionPace::Off, true)]
        {
            assert!(watch(pace, moves).iter().all(|light| (*light - 1.0).abs() < 1e-6), "{pace:?}, moves: {moves}");
        }
    }
}
