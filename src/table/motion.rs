//! Motion: gliding, walking and tumbling. Only looks; nothing here decides anything.

use bevy::prelude::*;

use super::turn::TableSet;

/// Moves straight to a place.
#[derive(Component, Debug)]
pub struct Glide {
    from: Vec2,
    to: Vec2,
    elapsed: f32,
    length: f32,
}

impl Glide {
    /// A glide of `length` seconds.
    pub const fn new(from: Vec2, to: Vec2, length: f32) -> Self {
        Self { from, to, elapsed: 0.0, length }
    }
}

/// Walks from point to point.
#[derive(Component, Debug)]
pub struct Walk {
    start: Option<Vec2>,
    points: Vec<Vec2>,
    elapsed: f32,
    step: f32,
}

impl Walk {
    /// A walk with `step` seconds to each point; it starts where the token stands.
    pub const fn new(points: Vec<Vec2>, step: f32) -> Self {
        Self { start: None, points, elapsed: 0.0, step }
    }
}

/// A die that rolls before it lies still.
#[derive(Component, Debug)]
pub struct Tumble {
    /// The face on which it ends.
    pub face: u8,
    /// Seconds so far.
    pub elapsed: f32,
    /// Seconds altogether.
    pub length: f32,
}

impl Tumble {
    /// A roll of `length` seconds that ends on `face`.
    pub const fn new(face: u8, length: f32) -> Self {
        Self { face, elapsed: 0.0, length }
    }

    /// How much of its motion is left, from 1 to 0; it lies still for the last part, to be read.
    fn left(&self) -> f32 {
        let part = if self.length > 0.0 { self.elapsed / self.length } else { 1.0 };
        1.0 - (part * 1.6).clamp(0.0, 1.0)
    }

    /// How far it is from where it comes to lie, in world units: thrown from the right, it bounces twice, lower each time.
    pub fn away(&self) -> Vec2 {
        let left = self.left();
        let bounce = (left * 2.5 * std::f32::consts::PI).sin().abs() * left;
        Vec2::new(left * left * 130.0, bounce * 70.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (glide, walk, tumble).in_set(TableSet::Move));
}

/// From 0 to 1, slow at both ends.
pub(super) fn ease(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

fn glide(mut commands: Commands, time: Res<Time>, mut gliding: Query<(Entity, &mut Transform, &mut Glide)>) {
    for (entity, mut transform, mut glide) in &mut gliding {
        glide.elapsed += time.delta_secs();
        let part = if glide.length > 0.0 { glide.elapsed / glide.length } else { 1.0 };
        let at = glide.from.lerp(glide.to, ease(part));
        transform.translation = at.extend(transform.translation.z);
        if part >= 1.0 {
            commands.entity(entity).remove::<Glide>();
        }
    }
}

fn walk(time: Res<Time>, mut walking: Query<(&mut Transform, &mut Walk)>) {
    for (mut transform, mut walk) in &mut walking {
        let start = *walk.start.get_or_insert(transform.translation.truncate());
        walk.elapsed += time.delta_secs();
        let done = (walk.elapsed / walk.step) as usize;
        let Some(&to) = walk.points.get(done) else { continue };
        let from = if done == 0 { start } else { walk.points[done - 1] };
        let part = (walk.elapsed / walk.step).fract();
        let hop = (part * std::f32::consts::PI).sin() * 6.0;
        transform.translation = (from.lerp(to, part) + Vec2::Y * hop).extend(transform.translation.z);
    }
}

fn tumble(mut commands: Commands, time: Res<Time>, mut dice: Query<(Entity, &mut Transform, &mut Tumble)>) {
    for (entity, mut transform, mut tumble) in &mut dice {
        tumble.elapsed += time.delta_secs();
        let left = tumble.left();
        // A turn ends square, so that the die lies straight.
        transform.rotation = Quat::from_rotation_z(left * left * 3.0 * std::f32::consts::PI);
        transform.scale = Vec3::splat(1.0 + left * 0.35);
        if tumble.elapsed >= tumble.length {
            commands.entity(entity).remove::<Tumble>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_comes_from_the_right_bounces_lower_each_time_and_lies_still_to_be_read() {
        let at = |part: f32| Tumble { face: 0, elapsed: part, length: 1.0 }.away();
        assert!(at(0.0).x > 100.0);
        assert_eq!((at(0.7), at(1.0)), (Vec2::ZERO, Vec2::ZERO));
        let way: Vec<_> = (0..=100).map(|n| at(n as f32 / 100.0)).collect();
        assert!(way.windows(2).all(|pair| pair[1].x <= pair[0].x && pair[1].y >= 0.0));
        let tops = way.windows(3).filter(|three| three[1].y > three[0].y && three[1].y >= three[2].y);
        let tops: Vec<_> = tops.map(|three| three[1].y).collect();
        assert!(tops.len() >= 2 && tops.windows(2).all(|pair| pair[1] < pair[0]), "{tops:?}");
    }
}
