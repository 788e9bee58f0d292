//! Loading, title, setup, play, verdict: Bevy states, one file a screen.
