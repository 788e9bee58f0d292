//! Tracks where the mouse rests and how long a finger has been held: when a plate is due, and for what.

use std::time::Duration;

use bevy_egui::egui::{Context, Id, InputState};

use super::offer::Offer;
use crate::{table::LONGEST_FRAME, ui::finger::FingerHold};
use candlestick_game::inspect::Subject;

/// How long a mouse rests before the first plate comes, in seconds; the next ones come at once.
const REST: f32 = 0.35;
/// The longest time that a frame counts for, in seconds.
const LONGEST: f32 = LONGEST_FRAME.as_secs_f32();
/// How long a finger is held, in seconds.
const HOLD: f64 = 0.4;

/// What is kept from frame to frame.
#[derive(Debug, Clone, Default)]
struct PointerRest {
    /// What the pointer is on in this frame.
    pointed: Option<Offer>,
    /// What the mouse rests on, and for how long.
    on: Option<(Subject, f32)>,
    /// What was pressed with the mouse: no plate comes for it until the mouse has been elsewhere.
    hushed: Option<Subject>,
    /// How long a finger is held on one point; none when it moved or nothing is held.
    hold: Option<FingerHold>,
    /// Whether the finger has been held long enough in this frame.
    ripe: bool,
    /// Whether this touch was for looking, so that lifting the finger is no press.
    spent: bool,
    /// What a finger asked about: it stays until the next press.
    pinned: Option<Offer>,
    /// Whether a plate was shown in the frame before.
    shown: bool,
}

fn id() -> Id {
    Id::new("inspect")
}

fn with<R>(ctx: &Context, change: impl FnOnce(&mut PointerRest) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default::<PointerRest>(id())))
}

/// How long a frame counts: the first one after a sleep would seem to have lasted all the while.
fn frame_time(input: &InputState) -> f32 {
    input.unstable_dt.min(LONGEST)
}

/// Begins a frame.
pub fn begin(ctx: &Context) {
    let (touches, time, still) = ctx.input(|input| {
        let still = input.pointer.could_any_button_be_click() && input.multi_touch().is_none();
        (input.any_touches(), input.time, still)
    });
    let (pressed, down, released) =
        ctx.input(|input| (input.pointer.any_pressed(), input.pointer.any_down(), input.pointer.any_released()));
    let waits = with(ctx, |now| {
        (now.ripe, now.pointed) = (false, None);
        now.spent &= down || released;
        if pressed {
            now.hushed = now.on.map(|(subject, _)| subject).filter(|_| !touches);
            (now.pinned, now.spent, now.on) = (None, false, None);
            now.hold = (touches && still).then(|| FingerHold::begin(time));
            return now.hold.is_some();
        }
        let Some(mut hold) = now.hold.filter(|_| down && still) else {
            now.hold = None;
            return false;
        };
        now.ripe = hold.seconds(time) >= HOLD;
        now.spent |= now.ripe;
        now.hold = (!now.ripe).then_some(hold);
        !now.ripe
    });
    if waits {
        ctx.request_repaint();
    }
}

/// The pointer is on this.
pub(super) fn point(ctx: &Context, offer: Offer) {
    with(ctx, |now| now.pointed = Some(offer));
}

/// Whether the touch that ends now was for looking and is no press.
#[must_use]
pub fn held(ctx: &Context) -> bool {
    with(ctx, |now| now.spent)
}

/// Whether a plate stands beside something.
#[must_use]
pub fn shown(ctx: &Context) -> bool {
    with(ctx, |now| now.shown)
}

/// Nothing is looked at any more, as when other eyes come.
pub fn clear(ctx: &Context) {
    with(ctx, |now| *now = PointerRest::default());
}

/// What a plate is due for.
pub(super) fn rested(ctx: &Context) -> Option<Offer> {
    let (touches, down, time) = ctx.input(|input| (input.any_touches(), input.pointer.any_down(), frame_time(input)));
    let (due, wait) = with(ctx, |now| {
        if now.ripe {
            now.pinned = now.pointed;
        }
        let due = if now.pinned.is_some() || touches { (now.pinned, None) } else { now.mouse(down, time) };
        now.shown = due.0.is_some();
        due
    });
    if let Some(wait) = wait {
        ctx.request_repaint_after(Duration::from_secs_f32(wait));
    }
    due
}

impl PointerRest {
    /// What the mouse has rested on for long enough, or how long it is still to rest.
    fn mouse(&mut self, down: bool, time: f32) -> (Option<Offer>, Option<f32>) {
        let Some(offer) = self.pointed.filter(|_| !down) else {
            self.on = None;
            return (None, None);
        };
        if self.hushed == Some(offer.subject) {
            return (None, None);
        }
        self.hushed = None;
        let rested = match self.on {
            Some((subject, rested)) if subject == offer.subject => rested + time,
            _ if self.shown => REST,
            _ => 0.0,
        };
        self.on = Some((offer.subject, rested));
        // A frame that comes after a sleep counts for less than it lasted, so a few are asked for.
        if rested >= REST { (Some(offer), None) } else { (None, Some((REST - rested).min(LONGEST))) }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{
        Event, Modifiers, PointerButton, Pos2, RawInput, Rect, TouchDeviceId, TouchId, TouchPhase, pos2,
    };

    use super::*;
    use candlestick_rules::SuspectId;

    const ONE: Subject = Subject::Suspect(SuspectId(1));
    const TWO: Subject = Subject::Suspect(SuspectId(2));

    /// A frame of a twentieth of a second; what is offered on the left is the first, on the right the second.
    fn frame(ctx: &Context, time: &mut f64, events: Vec<Event>) -> Option<Subject> {
        *time += 0.05;
        let input = RawInput { time: Some(*time), events, ..RawInput::default() };
        let mut due = None;
        ctx.run_ui(input, |ui| {
            let ctx = ui.ctx();
            begin(ctx);
            if let Some(at) = ctx.pointer_interact_pos().or(ctx.pointer_hover_pos()) {
                let subject = if at.x < 50.0 { ONE } else { TWO };
                point(ctx, Offer { subject, at: Rect::from_center_size(at, bevy_egui::egui::Vec2::splat(9.0)) });
            }
            due = rested(ctx);
        })
        .textures_delta
        .clear();
        due.map(|offer| offer.subject)
    }

    fn press(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    fn touch(pos: Pos2, phase: TouchPhase) -> Event {
        Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos, force: None }
    }

    #[test]
    fn a_mouse_that_rests_brings_the_plate_and_a_press_sends_it_away() {
        let (ctx, mut time, left, right) = (Context::default(), 0.0, pos2(10.0, 10.0), pos2(90.0, 10.0));
        let mut go = |events| frame(&ctx, &mut time, events);
        assert_eq!(go(vec![Event::PointerMoved(left)]), None);
        let shown = (0..12).position(|_| go(vec![]) == Some(ONE)).expect("it comes");
        assert!((5..=9).contains(&shown), "{shown}");
        assert_eq!(go(vec![Event::PointerMoved(right)]), Some(TWO), "the next comes at once");
        assert_eq!(go(vec![press(right, true)]), None);
        assert_eq!(go(vec![press(right, false)]), None);
        assert!((0..20).all(|_| go(vec![]).is_none()), "what was pressed is left alone");
        go(vec![Event::PointerMoved(left)]);
        assert!((0..12).any(|_| go(vec![]) == Some(ONE)));
        assert!(!held(&ctx));
    }

    #[test]
    fn a_held_finger_brings_the_plate_which_stays_and_lifting_it_is_no_press() {
        let (ctx, mut time, at) = (Context::default(), 0.0, pos2(10.0, 10.0));
        let mut go = |events| frame(&ctx, &mut time, events);
        go(vec![touch(at, TouchPhase::Start), Event::PointerMoved(at), press(at, true)]);
        let shown = (0..14).position(|_| go(vec![]) == Some(ONE)).expect("it comes");
        assert!((6..=9).contains(&shown), "{shown}");
        assert!(held(&ctx));
        assert_eq!(go(vec![touch(at, TouchPhase::End), press(at, false), Event::PointerGone]), Some(ONE));
        assert!(held(&ctx), "lifting the finger is no press");
        assert!((0..20).all(|_| go(vec![]) == Some(ONE)), "it stays to be read");
        assert_eq!(go(vec![touch(at, TouchPhase::Start), Event::PointerMoved(at), press(at, true)]), None);
        go(vec![touch(at, TouchPhase::End), press(at, false), Event::PointerGone]);
        assert!(!held(&ctx), "a tap is a press");
    }

    #[test]
    fn a_tap_that_wakes_the_window_is_a_press() {
        let (ctx, mut time, at) = (Context::default(), 0.0, pos2(10.0, 10.0));
        frame(&ctx, &mut time, vec![]);
        // The first frame after a sleep has the old time.
        frame(&ctx, &mut time, vec![touch(at, TouchPhase::Start), Event::PointerMoved(at), press(at, true)]);
        time += 20.0;
        let mut go = |events| frame(&ctx, &mut time, events);
        assert_eq!(go(vec![]), None);
        go(vec![touch(at, TouchPhase::End), press(at, false), Event::PointerGone]);
        assert!(!held(&ctx));
    }

    #[test]
    fn a_finger_that_drags_asks_for_nothing() {
        let (ctx, mut time, at) = (Context::default(), 0.0, pos2(10.0, 10.0));
        let mut go = |events| frame(&ctx, &mut time, events);
        go(vec![touch(at, TouchPhase::Start), Event::PointerMoved(at), press(at, true)]);
        let moved = pos2(10.0, 40.0);
        go(vec![touch(moved, TouchPhase::Move), Event::PointerMoved(moved)]);
        assert!((0..20).all(|_| go(vec![]).is_none()));
        assert!(!held(&ctx));
    }
}
