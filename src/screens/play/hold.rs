//! Tracks a press that is held while others play: it runs on to whatever is asked next, and decides nothing of that.

use bevy_egui::egui::{Context, Event};

use crate::ui::{
    FingerHold, Intent,
    keys::{Shortcut, in_use},
    notebook::NotebookWish,
};

/// How long it is held, in seconds.
const HOLD: f64 = 0.4;
/// So long after something came up to be decided a press was meant for what stood there before, in seconds: nobody has
/// read it and pressed sooner.
const UNREAD: f64 = 0.25;
/// How far the pointer may go meanwhile, in points; farther it drags.
const STILL: f32 = 8.0;

/// What is kept from frame to frame.
#[derive(Debug, Default)]
pub(super) struct Hold {
    /// What is held, by the clock: frames may be few.
    since: Option<FingerHold>,
    /// Whether it has been held long enough.
    runs: bool,
    /// Whether this press was about what others do: letting go decides nothing.
    spent: bool,
    asked: AskedSince,
}

/// What the person has had of what is asked.
#[derive(Debug, Clone, Copy, Default)]
enum AskedSince {
    /// Others play, or something is being shown.
    #[default]
    Nothing,
    /// It is in this frame for the first time: nobody has seen it yet.
    Now,
    /// It has been in sight since then, by the clock.
    Since(f64),
}

impl AskedSince {
    /// The same in the next frame, in which one waits or is asked.
    const fn next(self, waits: bool, time: f64) -> Self {
        match self {
            _ if waits => Self::Nothing,
            Self::Nothing => Self::Now,
            Self::Now => Self::Since(time),
            Self::Since(_) => self,
        }
    }

    /// Whether a press now cannot be meant for it.
    fn is_unread(self, time: f64) -> bool {
        match self {
            Self::Nothing => false,
            Self::Now => true,
            Self::Since(since) => time - since < UNREAD,
        }
    }
}

impl Hold {
    /// Takes what is held in this frame, `on` the board or a button, while one `waits` or is asked something. Answers whether
    /// to run on.
    pub(super) fn look(&mut self, ctx: &Context, on: bool, waits: bool) -> bool {
        let skip = in_use(ctx, Shortcut::Skip);
        let (pointer, pressed, released, still, key, time) = ctx.input(|input| {
            let pointer = &input.pointer;
            let from = pointer.press_origin().zip(pointer.latest_pos());
            let still = from.is_some_and(|(from, at)| from.distance(at) < STILL);
            let (pressed, released) = (pointer.any_pressed(), pointer.any_released());
            (pointer.primary_down(), pressed, released, still, input.key_down(skip), input.time)
        });
        let asked = self.asked.next(waits, time);
        self.asked = asked;
        self.spent |= pressed && asked.is_unread(time);
        if matches!(asked, AskedSince::Now) {
            // It counts as seen from the frame after this one, which would else come with the press.
            ctx.request_repaint();
        }
        let key = key && !ctx.egui_wants_keyboard_input();
        if !pointer && !key {
            let spent = self.is_spent() || self.since.is_some() && !waits;
            *self = Self { spent: spent && released, asked, ..Self::default() };
            return false;
        }
        if !waits {
            *self = Self { spent: self.spent || self.since.is_some(), asked, ..Self::default() };
        }
        if !waits || self.spent {
            return false;
        }
        let held = self.runs || key || (on || self.since.is_some()) && still;
        // A tap that wakes the window is no hold, though the frame that it wakes still has the old time.
        self.since = held.then(|| self.since.unwrap_or_else(|| FingerHold::begin(time)));
        self.runs = self.since.as_mut().is_some_and(|held| held.seconds(time) >= HOLD);
        if held && !self.runs {
            ctx.request_repaint();
        }
        self.runs
    }

    /// What is held now decides nothing until it is let go of.
    pub(super) fn spent() -> Self {
        Self { spent: true, ..Self::default() }
    }

    /// Whether the press that ends now decides nothing.
    pub(super) const fn is_spent(&self) -> bool {
        self.runs || self.spent
    }

    /// Takes out of what is wanted the leaf that a press turns up which cannot be meant for what is asked: where the board was
    /// pressed the line of the last question may stand by now, and the log would lie over what there is to decide.
    pub(super) fn keep_leaf(&self, intents: &mut Vec<Intent>) {
        if self.spent {
            intents.retain(|intent| *intent != Intent::Notebook(NotebookWish::ShowLog));
        }
    }
}

/// Whether the key that ends what is being shown went down, and nothing else has the keyboard.
pub(super) fn is_struck(ctx: &Context) -> bool {
    let skip = in_use(ctx, Shortcut::Skip);
    let down = |event: &Event| matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if *key == skip);
    !ctx.egui_wants_keyboard_input() && ctx.input(|input| input.events.iter().any(down))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Key, Modifiers, PointerButton, Pos2, RawInput, pos2};

    use super::*;

    const AT: Pos2 = pos2(40.0, 40.0);

    fn button(pressed: bool) -> Event {
        Event::PointerButton { pos: AT, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    fn space(pressed: bool) -> Event {
        Event::Key { key: Key::Space, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    /// Somebody at the table, a frame each twentieth of a second.
    #[derive(Default)]
    struct Person {
        ctx: Context,
        hold: Hold,
        time: f64,
    }

    impl Person {
        /// A frame in which this happens and one waits or not; whether it runs on.
        fn frame(&mut self, events: Vec<Event>, waits: bool) -> bool {
            self.time += 0.05;
            let input = RawInput { time: Some(self.time), events, ..RawInput::default() };
            let (hold, mut runs) = (&mut self.hold, false);
            self.ctx.run_ui(input, |ui| runs = hold.look(ui.ctx(), true, waits)).textures_delta.clear();
            runs
        }
    }

    #[test]
    fn a_hold_runs_on_after_a_moment_until_one_is_asked_and_letting_go_decides_nothing() {
        for (down, up) in [(button(true), button(false)), (space(true), space(false))] {
            let mut person = Person::default();
            let pointer = matches!(down, Event::PointerButton { .. });
            person.frame(vec![Event::PointerMoved(AT)], true);
            assert!(!person.frame(vec![down], true));
            let begun = (0..20).position(|_| person.frame(vec![], true)).expect("it runs");
            assert!((6..=9).contains(&begun), "{begun}");
            assert!(person.frame(vec![], true));
            assert!((0..5).all(|_| !person.frame(vec![], false)), "asked, it stops");
            assert!((0..20).all(|_| !person.frame(vec![], true)), "and begins again only with another press");
            person.frame(vec![up], false);
            assert_eq!(person.hold.is_spent(), pointer, "what is let go of is no press");
            person.frame(vec![], false);
            assert!(!person.hold.is_spent());
        }
    }

    #[test]
    fn a_press_before_what_is_asked_could_be_read_decides_nothing_of_it() {
        for frames in 0..5 {
            let mut person = Person::default();
            person.frame(vec![Event::PointerMoved(AT)], true);
            (0..frames).for_each(|_| assert!(!person.frame(vec![], false)));
            assert!(frames != 1 || person.ctx.has_requested_repaint(), "the next frame comes without a press");
            person.frame(vec![button(true), button(false)], false);
            assert!(person.hold.is_spent(), "a tap {frames} frames after it came up");
            person.frame(vec![], false);
            assert!(!person.hold.is_spent());
            (0..5).for_each(|_| assert!(!person.frame(vec![], false)));
            person.frame(vec![button(true)], false);
            person.frame(vec![button(false)], false);
            assert!(!person.hold.is_spent(), "by now it has been read");
        }
    }

    #[test]
    fn a_tap_that_wakes_the_window_does_not_run_on_and_is_a_press() {
        let mut person = Person::default();
        person.frame(vec![Event::PointerMoved(AT)], true);
        person.frame(vec![button(true)], true);
        // Nothing was drawn for so long: only the frame after the one that was woken tells the time.
        person.time += 30.0;
        assert!(!person.frame(vec![], true) && !person.frame(vec![], true));
        person.frame(vec![button(false)], true);
        assert!(!person.hold.is_spent(), "it plans, or ends what is shown");
    }

    #[test]
    fn a_press_that_cannot_be_meant_for_what_is_asked_opens_no_log_over_it() {
        let log = || Intent::Notebook(NotebookWish::ShowLog);
        let mut person = Person::default();
        person.frame(vec![Event::PointerMoved(AT)], true);
        let mut tap = |frames: usize| {
            (0..frames).for_each(|_| assert!(!person.frame(vec![], false)));
            person.frame(vec![button(true), button(false)], false);
            let mut intents = vec![Intent::Leave, log()];
            person.hold.keep_leaf(&mut intents);
            intents
        };
        assert_eq!(tap(0), [Intent::Leave], "in the frame in which it is asked");
        assert_eq!(tap(2), [Intent::Leave], "a tenth of a second later");
        assert_eq!(tap(8), [Intent::Leave, log()], "by now it has been read");
    }

    #[test]
    fn a_short_press_and_one_that_drags_do_not_run_on() {
        let mut person = Person::default();
        person.frame(vec![Event::PointerMoved(AT), button(true)], true);
        assert!((0..4).all(|_| !person.frame(vec![], true)));
        person.frame(vec![button(false)], true);
        assert!(!person.hold.is_spent(), "a press is a press");
        person.frame(vec![button(true)], true);
        person.frame(vec![Event::PointerMoved(AT * 2.0)], true);
        assert!((0..20).all(|_| !person.frame(vec![], true)));
    }

    #[test]
    fn a_press_that_began_while_others_played_decides_nothing_when_the_turn_has_come() {
        let mut person = Person::default();
        person.frame(vec![Event::PointerMoved(AT), button(true)], true);
        person.frame(vec![], true);
        person.frame(vec![button(false)], false);
        assert!(person.hold.is_spent(), "let go in the very frame in which the turn came");
        person.frame(vec![button(true)], true);
        person.frame(vec![], false);
        person.frame(vec![button(false)], false);
        assert!(person.hold.is_spent());
    }
}
