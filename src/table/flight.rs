//! Cards that flip across the table to whoever is shown them.

use bevy::prelude::*;

use candlestick_rules::CardId;

use super::{event_animations::SkipAnimation, motion::ease, pictures::CardPictures, states::Screen, turn::TableSet};

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
}

impl Flight {
    /// A flight of `length` seconds; with a face it goes to the middle of the table, large.
    pub const fn new(from: Vec2, to: Vec2, face: Option<CardId>, length: f32) -> Self {
        Self { from, to, face, elapsed: 0.0, length, delay: 0.0 }
    }

    /// The same flight, `delay` seconds later.
    pub const fn after(mut self, delay: f32) -> Self {
        self.delay = delay;
        self
    }

    /// Seconds until it leaves.
    #[cfg(test)]
    pub const fn delay(&self) -> f32 {
        self.delay
    }

    /// Position, scale, and how far the card is turned over (-1 back to 1 face).
    fn pose(&self) -> (Vec2, f32, f32) {
        let part = (self.elapsed / self.length).clamp(0.0, 1.0);
        if self.face.is_none() {
            let lift = (part * std::f32::consts::PI).sin();
            return (self.from.lerp(self.to, ease(part)), 0.55 + 0.25 * lift, -1.0);
        }
        let there = ease((part / 0.3).min(1.0));
        let gone = ease(((part - 0.85) / 0.15).clamp(0.0, 1.0));
        let at = self.from.lerp(Vec2::ZERO, there).lerp(self.to, gone);
        let turn = ease(((part - 0.15) / 0.25).clamp(0.0, 1.0)) * 2.0 - 1.0;
        (at, 0.55 + 1.45 * (there - gone), turn)
    }
}

pub(super) fn plugin(app: &mut App) {
    // After the table was laid anew: what was flying then is gone.
    app.add_systems(Update, fly.after(TableSet::Decide).run_if(in_state(Screen::Play)));
}

fn fly(
    mut commands: Commands,
    time: Res<Time>,
    mut skips: MessageReader<SkipAnimation>,
    pictures: Res<CardPictures>,
    mut cards: Query<(Entity, &mut Transform, &mut Sprite, &mut Visibility, &mut Flight)>,
) {
    let skipped = skips.read().count() > 0;
    for (entity, mut transform, mut sprite, mut visible, mut flight) in &mut cards {
        let left = time.delta_secs() - flight.delay;
        flight.delay = (-left).max(0.0);
        flight.elapsed += left.max(0.0);
        if flight.delay > 0.0 && !skipped {
            continue;
        }
        if flight.elapsed >= flight.length || skipped {
            *visible = Visibility::Hidden;
            commands.entity(entity).remove::<Flight>();
            continue;
        }
        let (at, scale, turn) = flight.pose();
        *visible = Visibility::Visible;
        transform.translation = at.extend(40.0);
        transform.scale = Vec3::new(scale * turn.abs().max(0.03), scale, 1.0);
        let face = flight.face.filter(|_| turn > 0.0);
        sprite.image = face.map_or_else(|| pictures.back.clone(), |card| pictures.face(card));
    }
}
