//! Sound in the window, by the engine. Where there is no device the engine says so once, and nothing is heard.

use bevy::{audio::Volume, platform::collections::HashMap, prelude::*, window::RequestRedraw};

/// Cues that sound at once at most.
const MOST_VOICES: usize = 8;
/// The speeds at which a bed is played at once: together they hardly ever repeat. A fifth lies between them, and little
/// more, so that a hum stays a hum.
const LAYERS: [f32; 2] = [1.0, 0.6657];

/// The sounds that have been asked for, by name.
#[derive(Resource, Debug, Default)]
struct LoadedSounds(HashMap<&'static str, Handle<AudioSource>>);

/// A cue that sounds.
#[derive(Component, Debug)]
struct Voice;

/// One layer of the ambience.
#[derive(Component, Debug)]
struct Bed;

/// Fetches sounds, so that none is late; without an engine for sound it does nothing, as do the others here.
pub fn load_sounds(commands: &mut Commands, names: Vec<&'static str>) {
    commands.queue(move |world: &mut World| {
        for name in names {
            shelved(world, name);
        }
    });
}

/// Plays a cue once; `gain` is from 0 to 1.
pub fn play_sound(commands: &mut Commands, name: &'static str, gain: f32) {
    commands.queue(move |world: &mut World| {
        let Some(source) = shelved(world, name) else { return };
        let voices: Vec<_> = world.query_filtered::<Entity, With<Voice>>().iter(world).collect();
        // Without a device none ever ends, and where very many sound at once the first may go.
        if let Some(oldest) = voices.first().filter(|_| voices.len() >= MOST_VOICES) {
            world.despawn(*oldest);
        }
        let settings = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(gain));
        world.spawn((Name::new(name), Voice, AudioPlayer::new(source), settings));
        // The engine plays it in the next frame, which must come.
        world.write_message(RequestRedraw);
    });
}

/// Lets this ambience go on from now on, or none.
pub fn play_ambience(commands: &mut Commands, name: Option<&'static str>, gain: f32) {
    commands.queue(move |world: &mut World| {
        let beds: Vec<_> = world.query_filtered::<Entity, With<Bed>>().iter(world).collect();
        for bed in beds {
            world.despawn(bed);
        }
        let Some((name, source)) = name.and_then(|name| Some((name, shelved(world, name)?))) else { return };
        for speed in LAYERS {
            let settings = PlaybackSettings::LOOP.with_volume(Volume::Linear(gain)).with_speed(speed);
            world.spawn((Name::new(name), Bed, AudioPlayer::new(source.clone()), settings));
        }
        world.write_message(RequestRedraw);
    });
}

/// A sound by name, from the assets; none where the engine has no sound.
fn shelved(world: &mut World, name: &'static str) -> Option<Handle<AudioSource>> {
    world.get_resource::<Assets<AudioSource>>()?;
    let server = world.get_resource::<AssetServer>()?.clone();
    let mut loaded = world.get_resource_or_init::<LoadedSounds>();
    Some(loaded.0.entry(name).or_insert_with(|| server.load(format!("sounds/{name}.wav"))).clone())
}
