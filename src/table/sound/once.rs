//! Filters the cues that are heard: none twice in a frame, and none that the settings keep silent.

use bevy::prelude::*;

use super::{Cue, SoundSettings};

/// Something happened that has a cue.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cued(pub Cue);

/// A cue is heard.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sounded(pub Cue);

/// Lets each cue of the frame sound once, if it may.
pub(super) fn sound(mut cued: MessageReader<Cued>, settings: Res<SoundSettings>, mut sounded: MessageWriter<Sounded>) {
    let mut heard = Vec::new();
    for Cued(cue) in cued.read() {
        if !heard.contains(cue) && settings.lets(*cue) {
            heard.push(*cue);
            sounded.write(Sounded(*cue));
        }
    }
}
