//! Moves the candle's light round the table: it rests on the token of whoever is asked, shows or asks.

use bevy::prelude::*;

use candlestick_rules::{Event, SeatId};

use super::{
    components::Token, event_animations::share_shown, geometry::CELL, pace::MotionPace, pictures::TablePictures,
    states::Screen, tint::tint, turn::TableSet,
};
use crate::session::Session;
use candlestick_themes::palette;

/// The light; it is there only while it is seen.
#[derive(Component, Debug, Default)]
pub struct Spotlight {
    /// How bright, 0 to 1.
    glow: f32,
    /// Whether it comes up, or is up.
    rises: bool,
    /// Seconds since it last began to.
    since: f32,
}

/// How fast it comes near what it goes to, and how fast it dims, per second.
const NEARER: f32 = 12.0;
const DIMMER: f32 = 5.0;
/// Seconds from one time that it comes up to the next at least: what flashes more than three times a second can bring on a
/// seizure, however fast the events are that somebody hurries through.
const APART: f32 = 0.36;
/// Its width, in cells.
const WIDTH: f32 = 3.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, shine.after(TableSet::Move).run_if(in_state(Screen::Play)));
}

impl Spotlight {
    /// Comes up or dims; where it has just come up it stays so, rather than dim and come up again.
    fn shine(&mut self, wanted: bool, rests: bool, passed: f32) {
        let rises = if self.rises { wanted || !rests } else { wanted && rests };
        if rises && !self.rises {
            self.since = 0.0;
        }
        self.rises = rises;
        let change = if rises { DIMMER } else { -DIMMER };
        self.glow = (self.glow + change * passed).clamp(0.0, 1.0);
    }
}

/// Whom the event that is being shown is about; where several pass, one after the other.
fn looked_at(session: &Session, pace: MotionPace) -> Option<SeatId> {
    let animation = session.animations().front()?;
    match animation.event {
        Event::CannotRefute { seat } => {
            let all = session.told_together();
            let share = share_shown(animation, session.viewer(), pace);
            let at = (share * all.len() as f32) as usize;
            Some(all.get(at.min(all.len().saturating_sub(1))).copied().unwrap_or(seat))
        }
        Event::Suggested { seat, .. } | Event::Accused { seat, .. } | Event::TurnStarted { seat, .. } => Some(seat),
        Event::Shown { by, .. } | Event::NothingToShow { seat: by, .. } => Some(by),
        _ => None,
    }
}

fn shine(
    mut commands: Commands,
    (session, pace, time): (Res<Session>, Res<MotionPace>, Res<Time>),
    pictures: Res<TablePictures>,
    tokens: Query<(&Token, &Transform), Without<Spotlight>>,
    mut lights: Query<(Entity, &mut Spotlight, &mut Transform, &mut Sprite)>,
) {
    let seat = looked_at(&session, *pace).filter(|_| *pace != MotionPace::Off);
    let suspect = seat.and_then(|seat| session.view().seats.get(seat.index())).map(|seat| seat.suspect);
    let token = suspect.and_then(|suspect| tokens.iter().find(|(token, _)| token.0 == suspect));
    let to = token.map(|(_, transform)| transform.translation.truncate());
    let Ok((entity, mut light, mut transform, mut sprite)) = lights.single_mut() else {
        if let Some(to) = to {
            let image = pictures.glow.clone();
            let sprite = Sprite {
                image,
                custom_size: Some(Vec2::splat(CELL * WIDTH)),
                color: tint(palette::CANDLE, 0.0),
                ..default()
            };
            let bundle = (
                Name::new("Spotlight"),
                Spotlight { rises: true, ..default() },
                sprite,
                Transform::from_translation(to.extend(11.0)),
            );
            commands.spawn((bundle, DespawnOnExit(Screen::Play)));
        }
        return;
    };
    let passed = time.delta_secs();
    light.since += passed;
    let rests = light.since >= APART || *pace == MotionPace::Off;
    let from = transform.translation.truncate();
    let elsewhere = to.is_some_and(|to| !pace.moves() && to != from);
    if elsewhere && rests {
        // Where nothing goes from place to place it comes up anew.
        (light.glow, light.rises) = (0.0, false);
    }
    light.shine(to.is_some(), rests, passed);
    if let Some(to) = to.filter(|_| pace.moves()) {
        let at = from.lerp(to, 1.0 - (-NEARER * passed).exp());
        transform.translation = at.extend(11.0);
    } else if let Some(to) = to.filter(|_| rests) {
        transform.translation = to.extend(11.0);
    } else if to.is_none() && light.glow == 0.0 && rests {
        commands.entity(entity).despawn();
    }
    sprite.color = tint(palette::CANDLE, 0.9 * light.glow);
}

#[cfg(test)]
mod tests {
    use crate::resource::Begin;
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::{EndAnimation, headless};
    use candlestick_game::{Level, testing::opened};

    fn table(pace: MotionPace) -> App {
        let mut app = headless();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(25)));
        app.add_plugins(plugin).begin::<TablePictures>().insert_resource(pace);
        app.insert_resource(Session::new(opened("classic-2016", 4, Level::Novice, 3)));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app
    }

    /// Where the light is.
    fn light(app: &mut App) -> Option<Vec2> {
        let mut lights = app.world_mut().query_filtered::<&Transform, With<Spotlight>>();
        lights.single(app.world()).ok().map(|transform| transform.translation.truncate())
    }

    #[test]
    fn whoever_asks_passes_or_shows_stands_in_the_light() {
        let mut app = table(MotionPace::Full);
        let (mut lit, mut passes) = (0, Vec::new());
        for _ in 0..6000 {
            app.update();
            let session = app.world().resource::<Session>();
            let Some(animation) = session.animations().front().filter(|animation| animation.elapsed > 0.15) else {
                continue;
            };
            if let Event::CannotRefute { .. } = animation.event {
                passes.push(session.told_together().len());
            }
            let Some(seat) = looked_at(session, MotionPace::Full) else { continue };
            let suspect = session.view().seats[seat.index()].suspect;
            let mut tokens = app.world_mut().query::<(&Token, &Transform)>();
            let at =
                tokens.iter(app.world()).find(|(token, _)| token.0 == suspect).map(|(_, at)| at.translation.truncate());
            let Some(light) = light(&mut app) else { panic!("no light on seat {}", seat.index()) };
            lit += u32::from(at.is_some_and(|at| at.distance(light) < CELL * 2.0));
        }
        assert!(lit > 100 && passes.len() > 10, "{lit} frames lit, {} passes", passes.len());
    }

    /// How often at most a light comes up within a second, of its brightness in frames of 25 milliseconds; a tenth of it
    /// counts, as in the Web Content Accessibility Guidelines.
    fn flashes(glow: &[f32]) -> usize {
        const SEEN: f32 = 0.1;
        let (mut least, mut most, mut rises) = (f32::MAX, f32::MIN, Vec::new());
        let mut up = false;
        for (frame, now) in glow.iter().copied().enumerate() {
            (least, most) = (least.min(now), most.max(now));
            if !up && now > least + SEEN {
                (up, most) = (true, now);
                rises.push(frame);
            } else if up && now < most - SEEN {
                (up, least) = (false, now);
            }
        }
        let within = |from: &usize| rises.iter().filter(|frame| (*from..from + 40).contains(*frame)).count();
        rises.iter().map(within).max().unwrap_or(0)
    }

    #[test]
    fn a_light_that_comes_up_ten_times_a_second_is_counted_so() {
        let flicker: Vec<_> = (0..80).map(|frame| if frame % 4 < 2 { 0.0 } else { 0.5 }).collect();
        assert_eq!(flashes(&flicker), 10);
        let slow: Vec<_> = (0..80).map(|frame| if frame % 40 < 20 { 0.0 } else { 0.5 }).collect();
        assert_eq!(flashes(&slow), 1);
    }

    #[test]
    fn the_light_never_comes_up_more_than_three_times_a_second_however_one_hurries() {
        let mut most = Vec::new();
        for pace in [MotionPace::Full, MotionPace::Quick, MotionPace::Reduced] {
            // Frames between two presses that end what is shown; none where nobody presses.
            for every in [None, Some(2), Some(4), Some(7)] {
                let mut app = headless();
                app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(25)));
                app.add_plugins(plugin).begin::<TablePictures>().insert_resource(pace);
                app.insert_resource(Session::new(opened("master-detective", 10, Level::Novice, 3)));
                app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
                let mut glow = Vec::new();
                for frame in 0..1600 {
                    if every.is_some_and(|every| frame % every == 0) {
                        app.world_mut().write_message(EndAnimation);
                    }
                    app.update();
                    let mut lights = app.world_mut().query_filtered::<&Sprite, With<Spotlight>>();
                    glow.push(lights.single(app.world()).map_or(0.0, |sprite| sprite.color.alpha()));
                }
                let seen = every.is_some() || glow.iter().any(|now| *now > 0.5);
                assert!(seen, "{pace:?}: there is a light");
                most.push((pace, every, flashes(&glow)));
            }
        }
        assert!(most.iter().all(|(.., times)| *times <= 3), "times within a second: {most:?}");
    }

    #[test]
    fn no_light_is_left_behind_and_none_comes_where_nothing_moves() {
        let mut still = table(MotionPace::Off);
        for _ in 0..200 {
            still.update();
            assert_eq!(light(&mut still), None);
        }
        let mut app = table(MotionPace::Full);
        while light(&mut app).is_none() {
            app.update();
        }
        app.insert_resource(MotionPace::Off);
        (0..20).for_each(|_| app.update());
        assert_eq!(light(&mut app), None);
    }
}
