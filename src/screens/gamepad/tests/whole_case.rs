//! A whole case to its verdict by a gamepad alone, and by the keyboard alone: every decision of the person is made by going to what
//! stands for it and pressing it there.

use super::super::*;
use super::turn::{ME, TestTable};
use candlestick_rules::Action;

/// What is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hands {
    /// The triggers and the lower button.
    Pad,
    /// Tab and Enter.
    Keys,
}

/// Decisions of the person before the accusation, and frames of the whole case at most.
const BEFORE: usize = 6;
const MOST: u32 = 60_000;
/// As many steps lead round all that can be pressed.
const ROUND: usize = 80;
/// First to last: what brings the case forward before what passes the time.
const FIRST: [&str; 15] = [
    "act.show.",
    "act.reveal.",
    "act.left.",
    "act.choose.",
    "act.name.",
    "act.token.",
    "act.side.",
    "act.jump.",
    "act.passage",
    "act.join",
    "act.draw",
    "act.roll",
    "act.stay",
    "act.end-turn",
    "act.decline",
];

impl Hands {
    /// On to the next thing that can be pressed.
    fn step(self, table: &mut TestTable) {
        match self {
            Self::Pad => table.press(PadButton::RightTrigger),
            Self::Keys => {
                for pressed in [true, false] {
                    let (key, modifiers) = (egui::Key::Tab, egui::Modifiers::NONE);
                    let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
                    table.app.world_mut().get_mut::<EguiInput>(table.input).unwrap().events.push(event);
                }
                (0..3).for_each(|_| table.frame());
            }
        }
    }

    /// Presses what one is on.
    fn confirm(self, table: &mut TestTable) {
        match self {
            Self::Pad => table.press(PadButton::South),
            Self::Keys => {
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    table.app.world_mut().write_message(KeyboardInput {
                        key_code: KeyCode::Enter,
                        logical_key: Key::Enter,
                        state,
                        text: None,
                        repeat: false,
                        window: Entity::PLACEHOLDER,
                    });
                }
                (0..4).for_each(|_| table.frame());
            }
        }
    }

    /// Goes to the first thing whose name begins so, and presses it.
    fn press_at(self, table: &mut TestTable, name: &str) {
        for _ in 0..ROUND {
            if table.focus().is_some_and(|focus| focus.starts_with(name)) {
                return self.confirm(table);
            }
            self.step(table);
        }
        let there: Vec<_> = table.targets.iter().map(|target| target.name.as_str()).collect();
        panic!("{self:?}: nothing leads to {name}: {there:?}");
    }

    /// One decision of the person.
    fn decide(self, table: &mut TestTable, accuses: bool) {
        let before = table.done().len();
        if accuses && table.is_there("act.accuse") {
            for name in ["act.accuse", "act.accuse.suspect.", "act.accuse.weapon.", "act.accuse.room."] {
                self.press_at(table, name);
            }
            self.press_at(table, "act.accuse.confirm");
        } else if table.is_there("act.suspect.") {
            ["act.suspect.", "act.weapon.", "act.suggest"].into_iter().for_each(|name| self.press_at(table, name));
        } else if let Some(room) = room(table) {
            self.press_at(table, &room);
        } else if table.is_there("act.go.square.next") {
            self.press_at(table, "act.go.square.next");
            self.press_at(table, "act.go.selected");
        } else {
            let there = |name: &&str| table.is_there(name);
            let name = FIRST.into_iter().find(there).unwrap_or_else(|| panic!("nothing fits of {:?}", table.targets));
            self.press_at(table, name);
        }
        for _ in 0..40 {
            if table.done().len() > before {
                return;
            }
            table.frame();
        }
        panic!("{self:?}: nothing came of it after {:?}", table.done().last());
    }

    /// Plays a case to its verdict.
    fn play_out(self) {
        let mut table = TestTable::laid();
        let mut frames = 0;
        while !table.app.world().resource::<Session>().is_over() {
            frames += 1;
            assert!(frames < MOST, "{self:?}: the case goes on after {} decisions", table.done().len());
            if !is_mine(&table) {
                table.app.update();
                continue;
            }
            table.frame();
            let mine: Vec<_> = table.done().into_iter().filter(|(seat, _)| *seat == ME).collect();
            let accused = mine.iter().any(|(_, action)| matches!(action, Action::Accuse(_)));
            if is_mine(&table) {
                self.decide(&mut table, mine.len() >= BEFORE && !accused);
            }
        }
        let done = table.done();
        let made = |wanted: fn(&Action) -> bool| done.iter().any(|(seat, action)| *seat == ME && wanted(action));
        assert!(made(|action| matches!(action, Action::Suggest { .. })), "{self:?}: {done:?}");
        assert!(made(|action| matches!(action, Action::Accuse(_))), "{self:?}: {done:?}");
    }
}

/// Whether the person is to decide, and all that happened before was shown.
fn is_mine(table: &TestTable) -> bool {
    let session = table.app.world().resource::<Session>();
    session.at_rest() && session.view().actor == Some(ME)
}

/// A room that can be gone to by its tile.
fn room(table: &TestTable) -> Option<String> {
    let room = |name: &&str| {
        name.strip_prefix("act.go.")
            .is_some_and(|rest| !["square", "selected", "planned"].iter().any(|no| rest.starts_with(no)))
    };
    table.targets.iter().map(|target| target.name.as_str()).find(room).map(str::to_owned)
}

#[test]
fn a_whole_case_is_played_by_a_gamepad_alone() {
    Hands::Pad.play_out();
}

#[test]
fn a_whole_case_is_played_by_the_keyboard_alone() {
    Hands::Keys.play_out();
}
