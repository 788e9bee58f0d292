//! Gamepads of the window: a thread listens to them and sleeps until one does something.

use crate::platform::PadEvent;

/// From now on `heard` is told what gamepads do; without the library for them nothing is.
pub fn begin_pads(heard: impl Fn(PadEvent) + Send + 'static) {
    #[cfg(feature = "pads")]
    {
        let thread = std::thread::Builder::new().name("gamepads".into());
        // Where there is no thread for them the game goes on without.
        drop(thread.spawn(move || listening::listen(&heard)));
    }
    #[cfg(not(feature = "pads"))]
    drop(heard);
}

/// Listening to gamepads.
#[cfg(feature = "pads")]
mod listening {
    use std::time::{Duration, Instant};

    use gilrs::{Axis, Button, EventType, Gilrs};

    use crate::platform::{PadButton, PadEvent};

    /// How far a stick goes until it counts, and how far back until it does no more.
    const FAR: f32 = 0.55;
    const NEAR: f32 = 0.35;
    /// When a direction that is held counts again, and each time after that.
    const FIRST: Duration = Duration::from_millis(420);
    const NEXT: Duration = Duration::from_millis(130);

    /// Listens until the game ends; where gamepads cannot be had it ends at once.
    pub(super) fn listen(heard: &dyn Fn(PadEvent)) {
        let Ok(mut pads) = Gilrs::new() else { return };
        let mut held = Held::default();
        let there = |pads: &Gilrs| heard(PadEvent::There(u32::try_from(pads.gamepads().count()).unwrap_or(u32::MAX)));
        there(&pads);
        loop {
            let event = pads.next_event_blocking(held.wait(Instant::now()));
            let now = Instant::now();
            match event.map(|event| event.event) {
                Some(EventType::Connected | EventType::Disconnected) => {
                    held = Held::default();
                    there(&pads);
                }
                Some(EventType::ButtonPressed(button, _)) => {
                    if let Some(button) = of_button(button) {
                        held.press(button, now);
                        heard(PadEvent::Pressed(button));
                    }
                }
                Some(EventType::ButtonReleased(button, _)) => {
                    if let Some(button) = of_button(button) {
                        held.release(button);
                    }
                }
                Some(EventType::AxisChanged(axis, value, _)) => {
                    for (button, by) in of_axis(axis, value) {
                        if held.lean(button, by, now) {
                            heard(PadEvent::Pressed(button));
                        }
                    }
                }
                _ => {}
            }
            for button in held.due(now) {
                heard(PadEvent::Pressed(button));
            }
        }
    }

    const fn of_button(button: Button) -> Option<PadButton> {
        Some(match button {
            Button::South => PadButton::South,
            Button::East => PadButton::East,
            Button::West => PadButton::West,
            Button::North => PadButton::North,
            Button::LeftTrigger => PadButton::LeftShoulder,
            Button::RightTrigger => PadButton::RightShoulder,
            Button::LeftTrigger2 => PadButton::LeftTrigger,
            Button::RightTrigger2 => PadButton::RightTrigger,
            Button::Start => PadButton::Start,
            Button::DPadUp => PadButton::Up,
            Button::DPadDown => PadButton::Down,
            Button::DPadLeft => PadButton::Left,
            Button::DPadRight => PadButton::Right,
            _ => return None,
        })
    }

    /// Both directions of the left stick's axis, and how far it leans to each.
    fn of_axis(axis: Axis, value: f32) -> impl Iterator<Item = (PadButton, f32)> {
        let both = match axis {
            Axis::LeftStickX => Some([(PadButton::Right, value), (PadButton::Left, -value)]),
            Axis::LeftStickY => Some([(PadButton::Up, value), (PadButton::Down, -value)]),
            _ => None,
        };
        both.into_iter().flatten()
    }

    /// The directions that are held, and when each counts again.
    #[derive(Debug, Default)]
    struct Held(Vec<(PadButton, Instant)>);

    impl Held {
        fn press(&mut self, button: PadButton, now: Instant) {
            self.release(button);
            if matches!(button, PadButton::Up | PadButton::Down | PadButton::Left | PadButton::Right) {
                self.0.push((button, now + FIRST));
            }
        }

        fn release(&mut self, button: PadButton) {
            self.0.retain(|(other, _)| *other != button);
        }

        /// Whether the stick leans so far to a direction as never before since it was upright.
        fn lean(&mut self, button: PadButton, by: f32, now: Instant) -> bool {
            let is_held = self.0.iter().any(|(other, _)| *other == button);
            if is_held && by < NEAR {
                self.release(button);
            } else if !is_held && by > FAR {
                self.press(button, now);
                return true;
            }
            false
        }

        /// How long nothing counts again; without end where nothing is held.
        fn wait(&self, now: Instant) -> Option<Duration> {
            self.0.iter().map(|(_, due)| due.saturating_duration_since(now)).min()
        }

        /// What counts again now.
        fn due(&mut self, now: Instant) -> Vec<PadButton> {
            let mut all = Vec::new();
            for (button, due) in &mut self.0 {
                if *due <= now {
                    *due = now + NEXT;
                    all.push(*button);
                }
            }
            all
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_direction_that_is_held_counts_again_and_one_that_was_let_go_does_not() {
            let (mut held, now) = (Held::default(), Instant::now());
            held.press(PadButton::South, now);
            assert_eq!(held.wait(now), None);
            held.press(PadButton::Up, now);
            assert_eq!((held.wait(now), held.due(now)), (Some(FIRST), vec![]));
            assert_eq!(held.due(now + FIRST), [PadButton::Up]);
            assert_eq!(held.due(now + FIRST), []);
            assert_eq!(held.due(now + FIRST + NEXT), [PadButton::Up]);
            held.release(PadButton::Up);
            assert_eq!((held.wait(now), held.due(now + FIRST * 9)), (None, vec![]));
        }

        #[test]
        fn a_stick_counts_once_as_it_leans_far_and_again_only_after_it_stood_up() {
            let (mut held, now) = (Held::default(), Instant::now());
            let mut leans = |by| held.lean(PadButton::Left, by, now);
            assert_eq!(
                [0.4, 0.6, 0.9, 0.5, 0.6, 0.2, 0.6].map(&mut leans),
                [false, true, false, false, false, false, true]
            );
        }
    }
}
