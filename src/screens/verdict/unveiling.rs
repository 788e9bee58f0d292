//! The envelope is opened card by card; any press opens it at once.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::egui::{self, Event};

use crate::table::{Cue, Cued, LONGEST_BEAT, Pace};

/// Seconds until the first card comes out, from one card to the next, and from the last to the words, at full pace.
const FIRST: f32 = 0.7;
const NEXT: f32 = LONGEST_BEAT;
const LAST: f32 = 0.9;
/// Seconds that a card takes to slide out, and the words to come.
const SLIDE: f32 = 0.45;

/// How far the envelope has been opened.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Unveiling {
    /// Seconds since the verdict came up, at full pace.
    passed: f32,
    /// Whether cards slide out; else they fade in.
    pub slides: bool,
}

impl Default for Unveiling {
    fn default() -> Self {
        Self::DONE
    }
}

impl Unveiling {
    /// All is open.
    pub const DONE: Self = Self { passed: f32::INFINITY, slides: true };
    /// Nothing is open yet.
    const BEGUN: Self = Self { passed: 0.0, slides: true };

    /// How far a card of the case file is out, 0 to 1.
    #[must_use]
    pub fn card(self, n: usize) -> f32 {
        ((self.passed - FIRST - NEXT * n as f32) / SLIDE).clamp(0.0, 1.0)
    }

    /// How far the words about it are seen, 0 to 1.
    #[must_use]
    pub fn words(self) -> f32 {
        ((self.passed - FIRST - 2.0 * NEXT - LAST) / SLIDE).clamp(0.0, 1.0)
    }

    /// Whether all is open.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.words() >= 1.0
    }

    /// How many cards have begun to come out.
    fn begun(self) -> usize {
        (0..3).filter(|n| self.card(*n) > 0.0).count()
    }
}

/// Where nothing is to move, the envelope is open at once.
pub(super) fn begin(mut unveiling: ResMut<Unveiling>, pace: Res<Pace>) {
    *unveiling = if *pace == Pace::Off { Unveiling::DONE } else { Unveiling::BEGUN };
    unveiling.slides = pace.moves();
}

/// Goes on with the time, and to the end at any press.
pub(super) fn go_on(
    mut unveiling: ResMut<Unveiling>,
    (time, pace): (Res<Time>, Res<Pace>),
    mut contexts: bevy_egui::EguiContexts,
    mut cues: MessageWriter<Cued>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if unveiling.is_done() {
        return Ok(());
    }
    let before = unveiling.begun();
    let hurried = contexts.ctx_mut()?.input(|input| input.events.iter().any(hurries));
    let scale = pace.scale(1.0);
    unveiling.passed += if scale > 0.0 { time.delta_secs() / scale } else { f32::INFINITY };
    if hurried {
        *unveiling = Unveiling::DONE;
    } else if unveiling.begun() > before {
        cues.write(Cued(Cue::Card));
    }
    redraw.write(RequestRedraw);
    Ok(())
}

/// Whether this is a press of whatever kind.
const fn hurries(event: &Event) -> bool {
    matches!(event, Event::PointerButton { pressed: true, .. } | Event::Key { pressed: true, repeat: false, .. })
        || matches!(event, Event::Touch { phase: egui::TouchPhase::Start, .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_come_out_one_after_the_other_and_the_words_last_within_a_second_and_a_half_each() {
        let at = |passed| Unveiling { passed, ..Unveiling::BEGUN };
        assert_eq!((at(0.0).begun(), at(0.0).words()), (0, 0.0));
        let mut moments = Vec::new();
        let mut last = Unveiling::BEGUN;
        for step in 0..600 {
            let now = at(step as f32 / 100.0);
            if now.begun() > last.begun() || now.words() > 0.0 && last.words() == 0.0 {
                moments.push((step, now.begun(), now.words() > 0.0));
            }
            last = now;
        }
        assert!(last.is_done() && Unveiling::DONE.is_done());
        let order: Vec<_> = moments.iter().map(|(_, begun, words)| (*begun, *words)).collect();
        assert_eq!(order, [(1, false), (2, false), (3, false), (3, true)]);
        let waits = moments.windows(2).map(|pair| pair[1].0 - pair[0].0);
        assert!(moments[0].0 <= 150 && waits.clone().all(|wait| wait <= 150), "{:?}", waits.collect::<Vec<_>>());
    }
}
