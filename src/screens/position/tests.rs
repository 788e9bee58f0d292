//! A real table on its screen, pressed as a person presses it, without a window.

use std::sync::Arc;

use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, RawInput, Rect, pos2, vec2};

use super::{PositionChoice, PositionState, PositionWindow, show};
use crate::ui::{Art, ScreenTargets, style};
use candlestick_game::position::{Happening, RealTable, TableEditor};
use candlestick_game::question::Refutation;
use candlestick_rules::{CardSet, SeatId};
use candlestick_themes::{Theme, Words};

/// Somebody at the screen of a real table.
struct Person {
    ctx: Context,
    words: Words,
    themes: Vec<Arc<Theme>>,
    state: PositionState,
    targets: ScreenTargets,
    size: (f32, f32),
    presses: usize,
}

impl Person {
    fn new(table: RealTable, size: (f32, f32)) -> Self {
        let (ctx, words, themes) = (Context::default(), Words::english(), vec![Arc::clone(&table.theme)]);
        style::apply(&ctx);
        let state = PositionState::new(TableEditor::of(table));
        let mut person = Self { ctx, words, themes, state, targets: ScreenTargets::default(), size, presses: 0 };
        (0..4).for_each(|_| person.frame(Vec::new()));
        person
    }

    fn frame(&mut self, events: Vec<Event>) {
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(self.size.0, self.size.1)));
        let input = RawInput { screen_rect, events, focused: true, ..RawInput::default() };
        let (ctx, art, mut chosen) = (self.ctx.clone(), Art::default(), Vec::new());
        let mut output = ctx.run_ui(input, |ui| {
            let _ = self.targets.take();
            chosen = show(ui, &self.state, &self.themes, (&self.words, &art, &self.targets));
        });
        output.textures_delta.clear();
        for choice in chosen {
            self.state.carry_out(choice, &self.themes, &self.words);
        }
    }

    fn press(&mut self, name: &str) {
        let target = self.targets.find(name).unwrap_or_else(|| panic!("{name} is not on the screen"));
        let pos = target.center();
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        self.frame(vec![Event::PointerMoved(pos)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        self.frame(vec![Event::PointerGone]);
        self.presses += 1;
    }

    fn picks(&mut self, cards: [usize; 3]) {
        let table = self.state.table().clone();
        for (category, n) in candlestick_rules::Category::ALL.into_iter().zip(cards) {
            let strange = |card: &candlestick_rules::CardId| !table.start.hand.contains(*card);
            let card = table.cards_of(category).filter(strange).nth(n).unwrap();
            self.press(&format!("position.pick.{}", table.theme.card_key(card)));
        }
    }

    fn refutations(&self) -> Vec<(SeatId, Refutation)> {
        match self.state.table().happenings.last() {
            Some(Happening::Question { refutations, .. }) => refutations.clone(),
            other => panic!("{other:?}"),
        }
    }
}

/// A table of four of the 2016 edition, laid but for `missing` cards of the hand.
fn table(missing: usize) -> RealTable {
    let theme = Arc::new(candlestick_themes::builtin("classic-2016").unwrap());
    let mut table = RealTable::new(&theme, 4);
    let size = table.start.hand_size() - missing;
    table.start.hand = table.cards().all().iter().skip(1).step_by(4).take(size).collect::<CardSet>();
    table
}

#[test]
fn a_question_that_everybody_passed_is_written_down_in_five_presses() {
    for size in [(1280.0, 800.0), (390.0, 844.0)] {
        let mut person = Person::new(table(0), size);
        person.picks([0, 0, 0]);
        person.press("position.nobody");
        person.press("position.enter");
        assert_eq!((person.presses, person.refutations().len()), (5, 3), "{size:?}");
        assert!(person.refutations().iter().all(|(_, refutation)| *refutation == Refutation::CannotRefute));
        assert_eq!(person.state.draft.by, SeatId(1), "the next one probably asks next");
    }
}

#[test]
fn whoever_showed_is_one_press_and_all_before_passed() {
    let mut person = Person::new(table(0), (390.0, 844.0));
    person.press("position.by.1");
    person.picks([0, 1, 2]);
    person.press("position.answer.3.showed");
    person.press("position.enter");
    assert_eq!(person.refutations(), [(SeatId(2), Refutation::CannotRefute), (SeatId(3), Refutation::Showed(None))]);
}

#[test]
fn what_cannot_be_is_named_kept_changed_and_taken_back() {
    let mut person = Person::new(table(0), (1280.0, 800.0));
    person.press("position.by.1");
    person.picks([0, 0, 0]);
    person.press("position.answer.2.showed");
    person.press("position.enter");
    person.press("position.by.1");
    person.picks([0, 0, 0]);
    person.press("position.nobody");
    person.press("position.enter");
    let told = super::happened::refusal(&person.state, &person.words).expect("it cannot be");
    assert!(told.starts_with("Question 2 is impossible") && told.contains("passed"), "{told}");
    assert_eq!((person.state.table().happenings.len(), person.state.table().counted().len()), (2, 1));
    person.press("position.edit.1");
    person.press("position.answer.2.showed");
    person.press("position.enter");
    assert_eq!((super::happened::refusal(&person.state, &person.words), person.state.editing), (None, None));
    person.press("position.undo");
    assert!(super::happened::refusal(&person.state, &person.words).is_some());
    person.press("position.remove.1");
    assert_eq!(person.state.table().happenings.len(), 1);
}

#[test]
fn a_table_begins_once_it_is_wholly_laid_and_starts_anew_only_when_asked_twice() {
    let mut person = Person::new(table(1), (1280.0, 800.0));
    assert!(!person.state.kept.begun);
    person.press("position.begin");
    assert!(!person.state.kept.begun, "a card of the hand is missing");
    let open = person.state.table().cards().all().without(person.state.table().start.hand).nth(0).unwrap();
    let key = person.state.table().theme.card_key(open).to_owned();
    person.press(&format!("position.hand.{key}"));
    person.press("position.begin");
    assert!(person.state.kept.begun);
    person.picks([0, 0, 0]);
    person.press("position.nobody");
    person.press("position.enter");
    person.state.carry_out(PositionChoice::Window(Some(PositionWindow::Anew)), &person.themes, &person.words);
    assert_eq!(person.state.table().happenings.len(), 1);
    person.state.carry_out(PositionChoice::Anew, &person.themes, &person.words);
    assert!(person.state.table().happenings.is_empty() && !person.state.kept.begun);
}

#[test]
fn every_certain_cell_says_why_and_the_sheet_grows_as_things_happen() {
    let mut person = Person::new(table(0), (1280.0, 800.0));
    person.state.work_out(&person.words);
    person.picks([0, 0, 0]);
    person.press("position.nobody");
    person.press("position.enter");
    person.state.work_out(&person.words);
    let known = person.state.known().expect("it was worked out");
    assert_eq!(known.certain_since, Some(1));
    let (triple, odds) = known.likely[0];
    assert!((odds - 1.0).abs() < 1e-6);
    let card = person.state.table().cards().suspect(triple.suspect);
    let look = crate::ui::notebook::NotebookWish::LookAt(Some((card, candlestick_game::Column::CaseFile)));
    person.state.carry_out(PositionChoice::Notebook(look), &person.themes, &person.words);
    person.state.work_out(&person.words);
    let why = person.state.sheet.why.as_ref().expect("it says why");
    assert!(why.lines.len() > 1 && !why.events.is_empty(), "{why:?}");
}

#[test]
fn whatever_can_be_pressed_is_as_large_as_a_finger_on_a_phone() {
    for missing in [0, 1] {
        let person = Person::new(table(missing), (390.0, 844.0));
        let targets = person.targets.take();
        let low: Vec<_> = targets
            .iter()
            .filter(|target| target.name.starts_with("position.") && target.rect.max.y < 700.0)
            .filter(|target| target.rect.height() < 43.5 || target.rect.width() < 43.5 || target.rect.right() > 390.0)
            .collect();
        assert!(targets.len() > 20 && low.is_empty(), "{low:?}");
    }
}

#[test]
fn on_a_tablet_that_is_held_upright_the_sheet_lies_beside_one_of_the_other_parts() {
    for size in [(768.0, 1024.0), (834.0, 1112.0), (912.0, 1368.0)] {
        let mut person = Person::new(table(0), size);
        for tab in ["tells", "happened", "write"] {
            person.press(&format!("position.{tab}"));
            let targets = person.targets.take();
            let inside = |name: &str| {
                targets
                    .iter()
                    .filter(|target| target.name.starts_with(name))
                    .all(|target| target.rect.left() >= 0.0 && target.rect.right() <= size.0)
            };
            let there = |name: &str| targets.iter().any(|target| target.name.starts_with(name));
            assert!(there("note.help") && there("position.tells") && !there("position.sheet"), "{size:?}, {tab}");
            assert_eq!(there("position.entry."), tab == "write", "{size:?}, {tab}");
            assert!(inside("position.") && inside("note."), "{size:?}, {tab}: {targets:?}");
            person.frame(Vec::new());
        }
    }
}
