//! Fades a piece in where it is and its ghost out where it was, when motion is reduced so that nothing goes from place
//! to place.

use bevy::prelude::*;

use super::{states::Screen, turn::TableSet};

/// Seconds that it takes.
pub(super) const FADE: f32 = 0.18;

/// A piece that comes into sight.
#[derive(Component, Debug, Default)]
pub struct Fade {
    /// Where it was, if it leaves a ghost there.
    from: Option<Vec2>,
    elapsed: f32,
    /// How opaque it is otherwise; known once it has begun.
    whole: Option<f32>,
}

impl Fade {
    /// Comes into sight where it is, and goes where it was.
    pub const fn from(from: Vec2) -> Self {
        Self { from: Some(from), elapsed: 0.0, whole: None }
    }

    /// Does it once more while it is under way.
    pub fn again(&mut self, from: Vec2) {
        (self.from, self.elapsed) = (Some(from), 0.0);
    }
}

/// What is left of a piece for a moment where it was.
#[derive(Component, Debug)]
pub struct Ghost {
    elapsed: f32,
    whole: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (come, go).chain().after(TableSet::Move).run_if(in_state(Screen::Play)));
}

fn come(
    mut commands: Commands,
    time: Res<Time>,
    mut pieces: Query<(Entity, &mut Fade, &Transform, Option<&mut Sprite>)>,
) {
    for (entity, mut fade, transform, mut sprite) in &mut pieces {
        let seen = sprite.as_deref().map_or(1.0, |sprite| sprite.color.alpha());
        let whole = *fade.whole.get_or_insert(seen);
        if let Some((from, sprite)) = fade.from.take().zip(sprite.as_deref()) {
            let at = Transform { translation: from.extend(transform.translation.z - 0.1), ..*transform };
            let ghost = Ghost { elapsed: 0.0, whole };
            commands.spawn((Name::new("Ghost"), ghost, sprite.clone(), at, DespawnOnExit(Screen::Play)));
        }
        fade.elapsed += time.delta_secs();
        let part = (fade.elapsed / FADE).min(1.0);
        if let Some(sprite) = &mut sprite {
            sprite.color.set_alpha(whole * part);
        }
        if part >= 1.0 {
            commands.entity(entity).remove::<Fade>();
        }
    }
}

fn go(mut commands: Commands, time: Res<Time>, mut ghosts: Query<(Entity, &mut Ghost, &mut Sprite)>) {
    for (entity, mut ghost, mut sprite) in &mut ghosts {
        ghost.elapsed += time.delta_secs();
        let left = 1.0 - (ghost.elapsed / FADE).min(1.0);
        sprite.color.set_alpha(ghost.whole * left);
        if left == 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;

    #[test]
    fn a_piece_comes_as_its_ghost_goes_and_is_then_as_it_was() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).add_systems(Update, (come, go).chain());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(30)));
        let sprite = Sprite { color: Color::srgba(0.5, 0.5, 0.5, 0.8), ..default() };
        let piece = app.world_mut().spawn((sprite, Transform::default(), Fade::from(Vec2::X))).id();
        let alpha = |app: &App| app.world().get::<Sprite>(piece).map(|sprite| sprite.color.alpha()).expect("a sprite");
        let mut seen = Vec::new();
        for frame in 0..12 {
            app.update();
            if frame == 2 {
                // Somewhere else in the middle of it: no less is left of it in the end.
                app.world_mut().get_mut::<Fade>(piece).expect("under way").again(Vec2::Y);
            }
            let mut ghosts = app.world_mut().query::<&Ghost>();
            seen.push((alpha(&app), ghosts.iter(app.world()).count()));
        }
        assert!(seen[0].0 < 0.2 && seen[0].1 == 1, "{seen:?}");
        assert!(seen[3].0 < seen[2].0 && seen[3].1 == 2, "{seen:?}");
        assert_eq!(seen[11], (0.8, 0), "{seen:?}");
        assert!(app.world().get::<Fade>(piece).is_none());
    }
}
