//! Cards that flip across the table to whoever is shown them.

use bevy::prelude::*;

use candlestick_rules::CardId;

use super::{
    easing::{arrive, ease, leave},
    fade::FADE,
    pictures::CardPictures,
    states::Screen,
    turn::TableSet,
};

/// A card on its way.
#[derive(Component, Debug)]
pub struct Flight {
    from: Vec2,
    to: Vec2,
    face: Option<CardId>,
    elapsed: f32,
    length: f32,
    /// Seconds until it leaves.
    delay: f32,
    /// Whether it only fades: out where it was, in where it goes.
    fades: bool,
}

/// How a card lies at a moment of its flight.
#[derive(Debug, Clone, Copy)]
struct Pose {
    at: Vec2,
    scale: f32,
    /// How far it is turned over, from -1, its back, to 1, its face.
    turn: f32,
    /// How opaque it is.
    seen: f32,
}

impl Flight {
    /// A flight of `length` seconds; with a face it goes to the middle of the table, large.
    pub const fn new(from: Vec2, to: Vec2, face: Option<CardId>, length: f32) -> Self {
        Self { from, to, face, elapsed: 0.0, length, delay: 0.0, fades: false }
    }

    /// The same flight, `delay` seconds later.
    pub const fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// The same without going from place to place.
    pub const fn fading(mut self, fades: bool) -> Self {
        self.fades = fades;
        self
    }

    /// It is over.
    pub const fn end(&mut self) {
        (self.delay, self.elapsed) = (0.0, f32::MAX);
    }

    /// Seconds until it leaves.
    #[cfg(test)]
    pub const fn delay(&self) -> f32 {
        self.delay
    }

    fn pose(&self) -> Pose {
        if self.fades {
            return self.faded();
        }
        let part = (self.elapsed / self.length).clamp(0.0, 1.0);
        if self.face.is_none() {
            let lift = (part * std::f32::consts::PI).sin();
            let at = self.from.lerp(self.to, ease(part));
            return Pose { at, scale: 0.55 + 0.25 * lift, turn: -1.0, seen: 1.0 };
        }
        let there = arrive((part / 0.3).min(1.0));
        let gone = leave(((part - 0.85) / 0.15).clamp(0.0, 1.0));
        let at = self.from.lerp(Vec2::ZERO, there).lerp(self.to, gone);
        let turn = ease(((part - 0.15) / 0.25).clamp(0.0, 1.0)) * 2.0 - 1.0;
        Pose { at, scale: 0.55 + 1.45 * (there - gone), turn, seen: 1.0 }
    }

    /// A face in the middle of the table; a back first where it was, then where it goes.
    fn faded(&self) -> Pose {
        let there = self.face.is_some() || self.elapsed * 2.0 >= self.length;
        let (begun, until) = match (self.face, there) {
            (Some(_), _) => (0.0, self.length),
            (None, false) => (0.0, self.length / 2.0),
            (None, true) => (self.length / 2.0, self.length),
        };
        let fade = FADE.min((until - begun) / 2.0).max(f32::EPSILON);
        let seen = ((self.elapsed - begun) / fade).min((until - self.elapsed) / fade).clamp(0.0, 1.0);
        match self.face {
            Some(_) => Pose { at: Vec2::ZERO, scale: 2.0, turn: 1.0, seen },
            None => Pose { at: if there { self.to } else { self.from }, scale: 0.7, turn: -1.0, seen },
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // After the table was laid anew: what was flying then is gone.
    app.add_systems(Update, fly.after(TableSet::Decide).run_if(in_state(Screen::Play)));
}

fn fly(
    mut commands: Commands,
    time: Res<Time>,
    pictures: Res<CardPictures>,
    mut cards: Query<(Entity, &mut Transform, &mut Sprite, &mut Visibility, &mut Flight)>,
) {
    for (entity, mut transform, mut sprite, mut visible, mut flight) in &mut cards {
        let left = time.delta_secs() - flight.delay;
        flight.delay = (-left).max(0.0);
        flight.elapsed += left.max(0.0);
        if flight.delay > 0.0 {
            continue;
        }
        if flight.elapsed >= flight.length {
            *visible = Visibility::Hidden;
            commands.entity(entity).remove::<Flight>();
            continue;
        }
        let Pose { at, scale, turn, seen } = flight.pose();
        *visible = Visibility::Visible;
        transform.translation = at.extend(40.0);
        transform.scale = Vec3::new(scale * turn.abs().max(0.03), scale, 1.0);
        sprite.color.set_alpha(seen);
        let face = flight.face.filter(|_| turn > 0.0);
        sprite.image = face.map_or_else(|| pictures.back.clone(), |card| pictures.face(card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The poses of a flight of a second.
    fn poses(face: Option<CardId>, fades: bool) -> Vec<Pose> {
        let flight =
            |part| Flight { elapsed: part, ..Flight::new(Vec2::X * 100.0, Vec2::X * 900.0, face, 1.0).fading(fades) };
        (0..=100).map(|part| flight(part as f32 / 100.0).pose()).collect()
    }

    #[test]
    fn a_card_that_fades_is_nowhere_between_and_is_not_seen_where_it_changes_places() {
        for (face, places) in [(None, vec![100.0, 900.0]), (Some(CardId(0)), vec![0.0])] {
            let poses = poses(face, true);
            assert!(poses.iter().all(|pose| places.contains(&pose.at.x)), "{poses:?}");
            let jumps = poses.windows(2).filter(|pair| pair[0].at != pair[1].at);
            assert!(jumps.clone().all(|pair| pair[0].seen < 0.15 && pair[1].seen < 0.15), "{poses:?}");
            assert_eq!(jumps.count(), places.len() - 1);
            assert!(poses[0].seen < 0.01 && poses[100].seen < 0.01 && poses[25].seen > 0.99);
        }
    }

    #[test]
    fn a_face_comes_fast_and_stays_to_be_read_and_a_card_that_flies_is_always_seen() {
        let poses = poses(Some(CardId(0)), false);
        assert!(poses.iter().all(|pose| (pose.seen - 1.0).abs() < 1e-6));
        assert!(poses[15].at.x < 20.0 && poses[92].at.x < 300.0, "{:?} {:?}", poses[15], poses[92]);
        assert!(poses[40..80].iter().all(|pose| pose.scale > 1.95 && pose.turn > 0.99));
    }
}
