//! Opens the envelope card by card; any press opens it at once, and so does one that is held since before the verdict.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::egui::{self, Event, InputState};

use crate::table::{Cue, Cued, LONGEST_EVENT, MotionPace};

/// Seconds until the first card comes out, from one card to the next, and from the last to the words, at full pace.
const FIRST: f32 = 0.7;
const NEXT: f32 = LONGEST_EVENT;
const LAST: f32 = 0.9;
/// Seconds that the envelope lies closed; it is open when the first card comes out.
const CLOSED: f32 = 0.2;
/// Seconds that a card takes to slide out, and the words to come.
const SLIDE: f32 = 0.45;
/// Seconds after which what has been held since before the verdict runs on to the end.
const HOLD: f32 = 0.4;

/// How far the envelope has been opened.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Unveiling {
    /// Seconds since the verdict came up, at full pace.
    passed: f32,
    /// Seconds that something has been held since then.
    held: f32,
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
    pub const DONE: Self = Self { passed: f32::INFINITY, held: 0.0, slides: true };
    /// Nothing is open yet.
    const BEGUN: Self = Self { passed: 0.0, held: 0.0, slides: true };

    /// How far the envelope's flap is open, 0 to 1; where nothing slides, wholly.
    #[must_use]
    pub fn flap(self) -> f32 {
        if self.slides { ((self.passed - CLOSED) / (FIRST - CLOSED)).clamp(0.0, 1.0) } else { 1.0 }
    }

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

    /// So many seconds later, at full pace and as they are felt, with what is pressed and held meanwhile.
    fn after(self, input: &InputState, full: f32, felt: f32) -> Self {
        let held = if is_held(input) { self.held + felt } else { 0.0 };
        if input.events.iter().any(hurries) || held >= HOLD {
            return Self::DONE;
        }
        Self { passed: self.passed + full, held, ..self }
    }
}

/// Where nothing is to move, the envelope is open at once.
pub(super) fn begin(mut unveiling: ResMut<Unveiling>, pace: Res<MotionPace>) {
    *unveiling = if *pace == MotionPace::Off { Unveiling::DONE } else { Unveiling::BEGUN };
    unveiling.slides = pace.moves();
}

/// Goes on with the time, and to the end at any press.
pub(super) fn go_on(
    mut unveiling: ResMut<Unveiling>,
    (time, pace): (Res<Time>, Res<MotionPace>),
    mut contexts: bevy_egui::EguiContexts,
    mut cues: MessageWriter<Cued>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if unveiling.is_done() {
        return Ok(());
    }
    let (before, felt, scale) = (unveiling.begun(), time.delta_secs(), pace.scale(1.0));
    let full = if scale > 0.0 { felt / scale } else { f32::INFINITY };
    *unveiling = contexts.ctx_mut()?.input(|input| unveiling.after(input, full, felt));
    // What is opened at once is not heard card by card.
    if !unveiling.is_done() && unveiling.begun() > before {
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

/// Whether a key, a button or a finger is held.
fn is_held(input: &InputState) -> bool {
    input.pointer.any_down() || input.any_touches() || !input.keys_down.is_empty()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{
        Context, Key, Modifiers, PointerButton, Pos2, RawInput, TouchDeviceId, TouchId, TouchPhase, pos2,
    };

    use super::*;

    const AT: Pos2 = pos2(40.0, 40.0);
    /// Seconds from frame to frame.
    const FRAME: f32 = 0.05;

    /// What somebody does, pressed and let go of: with a mouse, a finger, and any key.
    fn presses() -> [[Event; 2]; 3] {
        let press = |pressed| {
            let modifiers = Modifiers::NONE;
            let touch = Event::Touch {
                device_id: TouchDeviceId(0),
                id: TouchId(1),
                phase: if pressed { TouchPhase::Start } else { TouchPhase::End },
                pos: AT,
                force: None,
            };
            [
                Event::PointerButton { pos: AT, button: PointerButton::Secondary, pressed, modifiers },
                touch,
                Event::Key { key: Key::B, physical_key: None, pressed, repeat: false, modifiers },
            ]
        };
        let ([mouse, finger, key], [mouse_up, finger_up, key_up]) = (press(true), press(false));
        [[mouse, mouse_up], [finger, finger_up], [key, key_up]]
    }

    /// The envelope after a frame in which this happens.
    fn frame(ctx: &Context, before: Unveiling, events: Vec<Event>) -> Unveiling {
        let mut after = before;
        let input = RawInput { events, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| after = ui.ctx().input(|input| before.after(input, FRAME, FRAME)));
        output.textures_delta.clear();
        after
    }

    #[test]
    fn any_press_opens_the_envelope_at_once_and_letting_go_or_passing_over_it_does_not() {
        for [down, up] in presses() {
            let ctx = Context::default();
            let opening = frame(&ctx, Unveiling::BEGUN, vec![Event::PointerMoved(AT)]);
            assert!(!opening.is_done() && opening.passed > 0.0, "{opening:?}");
            assert_eq!(frame(&ctx, opening, vec![down.clone()]), Unveiling::DONE, "{down:?}");
            assert!(!frame(&ctx, opening, vec![up.clone()]).is_done(), "{up:?}");
        }
    }

    #[test]
    fn what_is_held_from_the_table_on_runs_on_to_the_end_after_a_moment() {
        for [down, up] in presses() {
            let ctx = Context::default();
            frame(&ctx, Unveiling::DONE, vec![down.clone()]);
            let mut opening = Unveiling::BEGUN;
            let frames = (0..40).position(|_| {
                opening = frame(&ctx, opening, Vec::new());
                opening.is_done()
            });
            assert!(frames.is_some_and(|frames| (6..=9).contains(&frames)), "{down:?}: {frames:?}");

            frame(&ctx, Unveiling::DONE, vec![up]);
            let let_go = (0..20).fold(Unveiling::BEGUN, |opening, _| frame(&ctx, opening, Vec::new()));
            assert!(!let_go.is_done(), "{down:?} was let go of: {let_go:?}");
        }
    }

    #[test]
    fn the_flap_is_open_before_a_card_comes_out_and_always_where_nothing_slides() {
        let at = |passed| Unveiling { passed, ..Unveiling::BEGUN };
        assert_eq!((at(0.0).flap(), at(FIRST).flap(), at(FIRST).begun()), (0.0, 1.0, 0));
        let half = at(f32::midpoint(CLOSED, FIRST)).flap();
        assert!((half - 0.5).abs() < 0.01, "{half}");
        assert_eq!((Unveiling::DONE.flap(), Unveiling { slides: false, ..at(0.0) }.flap()), (1.0, 1.0));
    }

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
