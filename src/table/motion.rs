//! Motion: gliding, walking and tumbling. Only looks; nothing here decides anything.

use bevy::prelude::*;

use super::{easing::arrive, hurried::Hurried, turn::TableSet};

/// Moves straight to a place, fast at first: it arrives there.
#[derive(Component, Debug)]
pub struct Glide {
    from: Vec2,
    to: Vec2,
    /// Seconds so far; less than none while it waits for others to leave.
    elapsed: f32,
    length: f32,
}

impl Glide {
    /// A glide of `length` seconds.
    pub const fn new(from: Vec2, to: Vec2, length: f32) -> Self {
        Self { from, to, elapsed: 0.0, length }
    }

    /// The same, so many seconds later.
    pub const fn after(self, delay: f32) -> Self {
        Self { elapsed: -delay, ..self }
    }
}

/// A piece that a question has just pulled: it takes its time, so that it is seen to come.
#[derive(Component, Debug)]
pub struct Pulled;

/// Walks from point to point.
#[derive(Component, Debug)]
pub struct Walk {
    start: Option<Vec2>,
    points: Vec<Vec2>,
    elapsed: f32,
    length: f32,
    /// Whether it goes on from the last point, into a room.
    goes_on: bool,
}

impl Walk {
    /// A walk of `length` seconds; it starts where the token stands, and `goes_on` from the last point or stops there.
    pub const fn new(points: Vec<Vec2>, length: f32, goes_on: bool) -> Self {
        Self { start: None, points, elapsed: 0.0, length, goes_on }
    }

    /// How many points it has come, with the part of the next one: it sets out slowly, and slows down where it stops.
    fn progress(&self) -> f32 {
        let part = if self.length > 0.0 { (self.elapsed / self.length).min(1.0) } else { 1.0 };
        let ease = if self.goes_on { EaseFunction::SineIn } else { EaseFunction::SineInOut };
        ease.sample_clamped(part) * self.points.len() as f32
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
    /// Whether it only lies there, to be read.
    still: bool,
}

impl Tumble {
    /// A roll of `length` seconds that ends on `face`.
    pub const fn new(face: u8, length: f32) -> Self {
        Self { face, elapsed: 0.0, length, still: false }
    }

    /// The same without rolling.
    pub const fn lying(mut self, still: bool) -> Self {
        self.still = still;
        self
    }

    /// Whether its face is not to be read yet.
    pub fn rolls(&self) -> bool {
        !self.still && self.elapsed < self.length * 0.6
    }

    /// How much of its motion is left, from 1 to 0; it lies still for the last part, to be read.
    fn left(&self) -> f32 {
        let part = if self.length > 0.0 { self.elapsed / self.length } else { 1.0 };
        if self.still { 0.0 } else { 1.0 - (part * 1.6).clamp(0.0, 1.0) }
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

fn glide(
    mut commands: Commands,
    (time, hurried): (Res<Time>, Res<Hurried>),
    mut gliding: Query<(Entity, &mut Transform, &mut Glide)>,
) {
    for (entity, mut transform, mut glide) in &mut gliding {
        glide.elapsed = if hurried.0 { glide.length } else { glide.elapsed + time.delta_secs() };
        let part = if glide.length > 0.0 { glide.elapsed / glide.length } else { 1.0 };
        let at = glide.from.lerp(glide.to, arrive(part));
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
        let progress = walk.progress();
        let done = progress as usize;
        let Some(&to) = walk.points.get(done) else { continue };
        let from = if done == 0 { start } else { walk.points[done - 1] };
        let part = progress.fract();
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
    fn a_walk_sets_out_slowly_and_slows_down_where_it_stops_but_not_where_it_goes_on_into_a_room() {
        let steps = |goes_on| {
            let at = |n| Walk { elapsed: n as f32 / 10.0, ..Walk::new(vec![Vec2::ZERO; 5], 1.0, goes_on) }.progress();
            (0..10).map(|n| at(n + 1) - at(n)).collect::<Vec<_>>()
        };
        let (stops, on) = (steps(false), steps(true));
        assert!((stops.iter().sum::<f32>() - 5.0).abs() < 1e-4 && (on.iter().sum::<f32>() - 5.0).abs() < 1e-4);
        assert!(stops[..5].is_sorted() && stops[5..].is_sorted_by(|one, next| one >= next), "{stops:?}");
        assert!(on.is_sorted(), "{on:?}");
    }

    #[test]
    fn a_die_comes_from_the_right_bounces_lower_each_time_and_lies_still_to_be_read() {
        let at = |part: f32| Tumble { elapsed: part, ..Tumble::new(0, 1.0) }.away();
        assert!(at(0.0).x > 100.0);
        assert_eq!((at(0.7), at(1.0)), (Vec2::ZERO, Vec2::ZERO));
        let way: Vec<_> = (0..=100).map(|n| at(n as f32 / 100.0)).collect();
        assert!(way.windows(2).all(|pair| pair[1].x <= pair[0].x && pair[1].y >= 0.0));
        let tops = way.windows(3).filter(|three| three[1].y > three[0].y && three[1].y >= three[2].y);
        let tops: Vec<_> = tops.map(|three| three[1].y).collect();
        assert!(tops.len() >= 2 && tops.windows(2).all(|pair| pair[1] < pair[0]), "{tops:?}");
    }
}
