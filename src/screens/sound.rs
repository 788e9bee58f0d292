//! Plays the cues of the table, the theme's ambience while a case is at the table, and turned pages between screens.

use bevy::prelude::*;

use super::loading::is_seen;
use crate::{
    platform,
    session::Session,
    table::{Cue, Cued, Hearing, Screen, SoundSettings, Sounded},
};
use candlestick_themes::Ambience;

/// How much softer than the cues the ambience is.
const AMBIENCE: f32 = 0.08;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn_pages)
        .add_systems(Last, (load.run_if(is_seen), play, choose_ambience).chain().after(Hearing));
}

/// Fetches the cues once the first screen has been seen, or when sound is wanted after all; nobody waits for them.
fn load(mut commands: Commands, settings: Res<SoundSettings>, mut done: Local<bool>) {
    if !*done && !settings.muted {
        *done = true;
        platform::load_sounds(&mut commands, Cue::ALL.map(Cue::sound).to_vec());
    }
}

/// From screen to screen a page is turned, but not to the first.
fn turn_pages(mut turned: MessageReader<StateTransitionEvent<Screen>>, mut cued: MessageWriter<Cued>) {
    let told = turned.read().filter(|turn| turn.exited.is_some_and(|from| from != Screen::Loading));
    cued.write_batch(told.filter(|turn| turn.exited != turn.entered).map(|_| Cued(Cue::Page)));
}

fn play(mut commands: Commands, mut sounded: MessageReader<Sounded>, settings: Res<SoundSettings>) {
    for Sounded(cue) in sounded.read() {
        platform::play_sound(&mut commands, cue.sound(), settings.gain());
    }
}

/// What should be heard below the cues, and how loud.
type WantedSound = Option<(&'static str, f32)>;

fn choose_ambience(
    mut commands: Commands,
    (screen, session): (Res<State<Screen>>, Option<Res<Session>>),
    settings: Res<SoundSettings>,
    mut now: Local<WantedSound>,
) {
    let theme = session.filter(|_| *screen.get() == Screen::Play).map(|session| session.theme().ambience);
    let wanted = theme.filter(|_| settings.lets_ambience()).and_then(Ambience::sound);
    let wanted = wanted.map(|name| (name, settings.gain() * AMBIENCE));
    if *now != wanted {
        *now = wanted;
        platform::play_ambience(&mut commands, wanted.map(|(name, _)| name), wanted.map_or(0.0, |(_, gain)| gain));
    }
}
