//! A whole case of each edition to its verdict by a gamepad alone, and by the keyboard alone: every decision of the person is made by
//! going to what stands for it and pressing it there.

use std::sync::Arc;

use super::super::*;
use super::turn::{ME, TestTable, opened};
use crate::session::ways;
use candlestick_game::{Case, seat_queries::accusing_place};
use candlestick_rules::{Action, Distances, Place};
use candlestick_themes::{builtin, builtin_ids};

/// What is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hands {
    /// The triggers and the lower button.
    Pad,
    /// Tab and Enter.
    Keys,
}

/// Decisions of the person before the accusation at least, and frames of the whole case at most.
const BEFORE: usize = 6;
const MOST: u32 = 150_000;
/// As many steps lead round all that can be pressed, and through all squares that can be gone to.
const ROUND: usize = 80;
const SQUARES: usize = 120;
/// Cases of an edition that are tried: bots may be quicker than the person, and some cards take a player out.
const CASES: u64 = 8;
/// First to last: what brings the case forward before what passes the time.
const FIRST: [&str; 19] = [
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
    "act.square-passage",
    "act.via.",
    "act.stay",
    "act.end-turn",
    "act.decline",
    "act.play.",
    "act.power",
];
/// What leads elsewhere than to the place where one accuses.
const ASTRAY: [&str; 4] = ["act.passage", "act.join", "act.square-passage", "act.stay"];

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

    /// Goes through the squares that can be gone to until one is chosen, and there.
    fn walk(self, table: &mut TestTable, to: Place) {
        for _ in 0..SQUARES {
            if table.app.world().resource::<Selected>().chosen == Some(to) && table.is_there("act.go.selected") {
                return self.press_at(table, "act.go.selected");
            }
            self.press_at(table, "act.go.square.next");
        }
        panic!("{self:?}: the squares do not lead to {to:?}");
    }

    /// One decision of the person, who may want to accuse.
    fn decide(self, table: &mut TestTable, accuses: bool) {
        let before = table.done().len();
        if accuses && table.is_there("act.accuse") {
            for name in ["act.accuse", "act.accuse.suspect.", "act.accuse.weapon.", "act.accuse.room."] {
                self.press_at(table, name);
            }
            self.press_at(table, "act.accuse.confirm");
        } else if table.is_there("act.suspect.") {
            // A card may let one ask anywhere: then the room is picked, too.
            let parts = ["act.suspect.", "act.weapon.", "act.room."].into_iter().filter(|part| table.is_there(part));
            parts.collect::<Vec<_>>().into_iter().for_each(|part| self.press_at(table, part));
            self.press_at(table, "act.suggest");
        } else {
            match goal(table, accuses) {
                Some(Place::Room(room)) => {
                    let theme = table.app.world().resource::<Session>().theme();
                    let tile = format!("act.go.{}", theme.rooms[room.index()].id);
                    self.press_at(table, &tile);
                }
                Some(square) => self.walk(table, square),
                None => self.press_at(table, other(table, accuses)),
            }
        }
        for _ in 0..40 {
            if table.done().len() > before {
                return;
            }
            table.frame();
        }
        panic!("{self:?}: nothing came of it after {:?}", table.done().last());
    }

    /// Plays a case to its verdict; whether the person asked and accused before it was over.
    fn play_out(self, case: Case) -> bool {
        let mut table = TestTable::laid(case);
        let mut frames = 0;
        while !table.app.world().resource::<Session>().is_over() {
            frames += 1;
            assert!(frames < MOST, "{self:?}: the case goes on after {} decisions", table.done().len());
            if !is_mine(&table) {
                table.app.update();
                continue;
            }
            table.frame();
            if is_mine(&table) {
                let mine = decided(&table);
                let wants = mine.len() >= BEFORE && mine.iter().any(is_question) && !mine.iter().any(is_accusation);
                self.decide(&mut table, wants);
            }
        }
        let mine = decided(&table);
        mine.iter().any(is_question) && mine.iter().any(is_accusation)
    }
}

/// Where the person goes on foot: to where one accuses, else into a room in which one asks, else to a square.
fn goal(table: &TestTable, accuses: bool) -> Option<Place> {
    let view = table.app.world().resource::<Session>().view();
    let ends = ways(view).into_iter().filter(|way| matches!(way.action, Action::Go(_)));
    let ends: Vec<_> = ends.map(|way| way.place).collect();
    let centre = accusing_place(view);
    if let Some(centre) = centre.filter(|_| accuses) {
        let distances = Distances::new(&view.edition, &view.blocked().unwrap_or_default());
        let far = |end: &Place| distances.between(*end, Place::Room(centre)).unwrap_or(u32::MAX);
        return ends.into_iter().min_by_key(far);
    }
    let asks = |place: &&Place| place.room().is_some_and(|room| Some(room) != centre);
    ends.iter().find(asks).or(ends.iter().min()).copied()
}

/// What is pressed where nobody walks.
fn other(table: &TestTable, accuses: bool) -> &'static str {
    let there = |name: &&str| table.is_there(name);
    let view = table.app.world().resource::<Session>().view();
    let ahead = accuses && accusing_place(view).is_some();
    let straight = FIRST.into_iter().filter(|name| !ahead || !ASTRAY.contains(name)).find(there);
    let found = straight.or_else(|| FIRST.into_iter().find(there));
    found.unwrap_or_else(|| panic!("nothing fits of {:?}", table.targets))
}

/// What the person decided so far.
fn decided(table: &TestTable) -> Vec<Action> {
    table.done().into_iter().filter(|(seat, _)| *seat == ME).map(|(_, action)| action).collect()
}

const fn is_question(action: &Action) -> bool {
    matches!(action, Action::Suggest { .. } | Action::AskAnywhere(_))
}

const fn is_accusation(action: &Action) -> bool {
    matches!(action, Action::Accuse(_))
}

/// Whether the person is to decide, and all that happened before was shown.
fn is_mine(table: &TestTable) -> bool {
    let session = table.app.world().resource::<Session>();
    session.at_rest() && session.view().actor == Some(ME)
}

/// Plays cases of an edition, until in one of them the person has asked and accused.
fn plays(hands: Hands, id: &str) {
    let theme = Arc::new(builtin(id).unwrap());
    let plays = |seed| hands.play_out(opened(&theme, seed));
    assert!((0..CASES).any(plays), "{hands:?}, {id}: in no case the person asked and accused");
}

/// A test for each edition and each way, so that they are played beside each other, and one that holds that none is left out.
macro_rules! whole_cases {
    ($($test:ident: $hands:ident, $id:literal;)+) => {
        $(
            #[test]
            fn $test() {
                plays(Hands::$hands, $id);
            }
        )+

        #[test]
        fn every_edition_is_played_by_the_keyboard_alone_and_by_a_gamepad_alone() {
            let played = [$((Hands::$hands, $id)),+];
            for hands in [Hands::Pad, Hands::Keys] {
                let ids: Vec<_> = played.iter().filter(|(by, _)| *by == hands).map(|(_, id)| *id).collect();
                assert_eq!(builtin_ids(), ids[..], "{hands:?}");
            }
        }
    };
}

whole_cases! {
    a_whole_case_of_the_glasshouse_is_played_by_the_keyboard_alone: Keys, "glasshouse";
    a_whole_case_of_classic_2016_is_played_by_the_keyboard_alone: Keys, "classic-2016";
    a_whole_case_of_classic_2011_is_played_by_the_keyboard_alone: Keys, "classic-2011";
    a_whole_case_of_doctor_who_is_played_by_the_keyboard_alone: Keys, "doctor-who";
    a_whole_case_of_the_big_bang_theory_is_played_by_the_keyboard_alone: Keys, "big-bang-theory";
    a_whole_case_of_master_detective_is_played_by_the_keyboard_alone: Keys, "master-detective";
    a_whole_case_of_forty_fathoms_is_played_by_the_keyboard_alone: Keys, "forty-fathoms";
    a_whole_case_of_the_glasshouse_is_played_by_a_gamepad_alone: Pad, "glasshouse";
    a_whole_case_of_classic_2016_is_played_by_a_gamepad_alone: Pad, "classic-2016";
    a_whole_case_of_classic_2011_is_played_by_a_gamepad_alone: Pad, "classic-2011";
    a_whole_case_of_doctor_who_is_played_by_a_gamepad_alone: Pad, "doctor-who";
    a_whole_case_of_the_big_bang_theory_is_played_by_a_gamepad_alone: Pad, "big-bang-theory";
    a_whole_case_of_master_detective_is_played_by_a_gamepad_alone: Pad, "master-detective";
    a_whole_case_of_forty_fathoms_is_played_by_a_gamepad_alone: Pad, "forty-fathoms";
}
