//! A whole turn by a gamepad alone: dice, a place by the board, a room by the panel, a question, and the end of the turn.

use std::sync::Arc;

use bevy::input::InputPlugin;
use bevy_egui::{
    egui::{Event, Modifiers, RawInput, Rect, pos2, vec2},
    input::{EguiWantsInput, write_egui_wants_input_system},
};

use super::super::*;
use crate::{
    screens::play::keyboard,
    session::Decide,
    table::{MotionPace, headless, picking_plugin},
    ui::{Art, Intent, PanelContext, ScreenTarget, ScreenTargets, actions},
};
use candlestick_game::{Case, Controller, Help, Level, Marks, NotebookAssist, Seat};
use candlestick_rules::{Action, Choice, Phase, Place, SeatId, Setup, SuspectId};
use candlestick_themes::{self as theme, Theme, Words};

pub(super) const ME: SeatId = SeatId(0);

/// The table with its keyboard, a gamepad and the panel of what can be done, without a window.
pub(super) struct TestTable {
    pub app: App,
    pub input: Entity,
    pub targets: Vec<ScreenTarget>,
}

/// A case of an edition, with everything that it has, for a person and two bots.
pub(super) fn opened(theme: &Arc<Theme>, seed: u64) -> Case {
    let bots = ["Bea", "Cy"].map(|name| Seat::bot(name, Level::Novice));
    let seats = [Seat::new("Ann", Controller::Person)].into_iter().chain(bots).collect();
    Case::new(Arc::clone(theme), Setup::new((0..3).map(SuspectId).collect()), seats, seed).unwrap()
}

/// A case in which the person begins, and whose first dice draw no card and lead into a room.
pub(super) fn case() -> Case {
    let theme = Arc::new(theme::builtin("classic-2016").unwrap());
    let leads = |case: &Case| {
        let mut rolled = case.clone();
        let begins = case.game().actor() == Some(ME) && rolled.apply(ME, Action::Roll).is_ok();
        let rooms =
            |choice: &Choice| matches!(choice, Choice::Go(ends) if ends.iter().any(|end| end.place.room().is_some()));
        begins && rolled.game().phase() == Phase::Move && rolled.game().choices(ME).iter().any(rooms)
    };
    (0..).map(|seed| opened(&theme, seed)).find(leads).unwrap()
}

impl TestTable {
    pub fn laid(case: Case) -> Self {
        let mut app = headless();
        app.add_plugins((InputPlugin, picking_plugin, keyboard::plugin)).add_message::<RequestRedraw>();
        app.add_plugins(presses);
        app.insert_resource(MotionPace::Off)
            .begin::<EguiWantsInput>()
            .add_systems(PreUpdate, pass_on.after(InputSystems))
            .add_systems(Last, write_egui_wants_input_system);
        app.insert_resource(Session::new(case));
        let input = app.world_mut().spawn((EguiInput::default(), EguiContext::default())).id();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        let mut table = Self { app, input, targets: Vec::new() };
        crate::ui::style::apply(&table.ctx());
        (0..6).for_each(|_| table.frame());
        table
    }

    fn ctx(&mut self) -> egui::Context {
        self.app.world_mut().get_mut::<EguiContext>(self.input).unwrap().get_mut().clone()
    }

    /// A frame of the table, and one of the panel; what is pressed there is decided.
    pub fn frame(&mut self) {
        self.app.update();
        let events = std::mem::take(&mut self.app.world_mut().get_mut::<EguiInput>(self.input).unwrap().events);
        let (ctx, mut intents) = (self.ctx(), Vec::new());
        let (session, selected) = (self.app.world().resource::<Session>(), self.app.world().resource::<Selected>());
        let (view, targets) = (session.view(), ScreenTargets::default());
        let assist = NotebookAssist::new(view, Help::CrossOff, None);
        let context = PanelContext {
            theme: session.theme(),
            words: &Words::english(),
            art: &Art::default(),
            view,
            seats: session.seats(),
            names: None,
            away: &[],
            marks: &Marks::default(),
            assist: &assist,
            cell: None,
            why: None,
            told: None,
            selected: selected.chosen,
            planned: None,
            would_show: None,
            take_back: false,
            coach: None,
            busy: !session.at_rest(),
            stands: false,
            elsewhere: false,
            shared: false,
            narrow: false,
            board_hidden: false,
            targets: &targets,
        };
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(420.0, 1600.0)));
        let mut output = ctx.run_ui(RawInput { events, screen_rect, ..RawInput::default() }, |ui| {
            actions::show(ui, &context, &mut intents);
            actions::windows(ui.ctx(), &context, &mut intents);
        });
        // egui wants it said that nobody draws these fonts.
        output.textures_delta.clear();
        self.targets = targets.take();
        for intent in intents {
            match intent {
                Intent::Decide(action) => drop(self.app.world_mut().write_message(Decide(action))),
                Intent::Select(place) => self.app.world_mut().resource_mut::<Selected>().chosen = place,
                _ => {}
            }
        }
    }

    pub fn press(&mut self, button: PadButton) {
        self.app.world().resource::<PadInbox>().0.lock().unwrap().push(PadEvent::Pressed(button));
        (0..4).for_each(|_| self.frame());
    }

    /// The target that has the keyboard.
    pub fn focus(&mut self) -> Option<String> {
        let focused = self.ctx().memory(egui::Memory::focused)?;
        self.targets.iter().find(|target| target.widget == Some(focused)).map(|target| target.name.clone())
    }

    pub fn is_there(&self, name: &str) -> bool {
        self.targets.iter().any(|target| target.on && target.name.starts_with(name))
    }

    /// Goes by the trigger to a target that begins so, and presses it.
    fn press_at(&mut self, name: &str) {
        for _ in 0..60 {
            if self.focus().is_some_and(|focus| focus.starts_with(name)) {
                return self.press(PadButton::South);
            }
            self.press(PadButton::RightTrigger);
        }
        let there: Vec<_> = self.targets.iter().map(|target| target.name.as_str()).collect();
        panic!("the trigger does not lead to {name}: {there:?}");
    }

    pub fn done(&self) -> Vec<(SeatId, Action)> {
        self.app.world().resource::<Session>().log().unwrap().actions.clone()
    }
}

/// As the window does it: what the keyboard tells is told to egui as well.
fn pass_on(mut keys: MessageReader<KeyboardInput>, mut inputs: Query<&mut EguiInput>) {
    for KeyboardInput { logical_key, state, .. } in keys.read() {
        let key = match logical_key {
            Key::ArrowUp => egui::Key::ArrowUp,
            Key::ArrowDown => egui::Key::ArrowDown,
            Key::ArrowLeft => egui::Key::ArrowLeft,
            Key::ArrowRight => egui::Key::ArrowRight,
            Key::Enter => egui::Key::Enter,
            _ => egui::Key::Escape,
        };
        let pressed = state.is_pressed();
        for mut input in &mut inputs {
            input.events.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        }
    }
}

#[test]
fn a_whole_turn_is_played_by_a_gamepad_alone() {
    let mut table = TestTable::laid(case());
    assert!(table.is_there("act.roll"), "the person begins");
    table.press_at("act.roll");
    assert!(table.is_there("act.go."), "{:?}", table.done());
    // Out of the panel the directions are the board's: each leads to a place that can be gone to.
    table.press(PadButton::East);
    let ways = [PadButton::Up, PadButton::Left, PadButton::Right, PadButton::Down];
    let chosen = ways.into_iter().find_map(|way| {
        table.press(way);
        table.app.world().resource::<Selected>().chosen
    });
    assert!(chosen.is_some(), "no direction chooses a place");
    assert!(table.is_there("act.go.selected") && table.done().len() == 1, "it is chosen and not yet gone to");
    // Into a room by its tile.
    let room = |target: &&ScreenTarget| {
        target.name.strip_prefix("act.go.").is_some_and(|rest| !rest.starts_with("square") && rest != "selected")
    };
    let room = table.targets.iter().find(room).unwrap().name.clone();
    table.press_at(&room);
    assert!(matches!(table.done().last(), Some((ME, Action::Go(Place::Room(_))))), "{:?}", table.done());
    table.press_at("act.suspect.");
    table.press_at("act.weapon.");
    table.press_at("act.suggest");
    for _ in 0..2_000 {
        if table.is_there("act.end-turn") {
            break;
        }
        table.frame();
    }
    assert!(table.done().iter().any(|done| matches!(done, (ME, Action::Suggest { .. }))), "{:?}", table.done());
    table.press_at("act.end-turn");
    let mine: Vec<_> = table.done().into_iter().take_while(|(_, action)| *action != Action::EndTurn).collect();
    assert!(mine.len() >= 3 && table.done().contains(&(ME, Action::EndTurn)), "{:?}", table.done());
}

#[test]
fn while_others_play_a_gamepad_plans_on_the_board_and_with_nothing_chosen_its_button_leads_to_what_can_be_pressed() {
    let mut table = TestTable::laid(case());
    let waits = |table: &TestTable| {
        let session = table.app.world().resource::<Session>();
        session.view().turn_seat != ME && !session.animations().is_empty()
    };
    // What bots do after one's turn is shown for as long as it takes, which no frame of this test ends.
    for _ in 0..400 {
        let session = table.app.world().resource::<Session>();
        let asked = session.at_rest() && session.actor() == Some(ME);
        let mut actions = session.view().choices.actions(session.view().edition.cards).into_iter();
        let action = actions.find(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp)).filter(|_| asked);
        let pace = if action.is_some() { MotionPace::Full } else { MotionPace::Off };
        table.app.insert_resource(pace);
        if let Some(action) = action {
            table.app.world_mut().write_message(Decide(action));
        }
        (0..3).for_each(|_| table.frame());
        if waits(&table) {
            break;
        }
    }
    assert!(waits(&table), "nobody else plays");
    let ways = [PadButton::Up, PadButton::Left, PadButton::Right, PadButton::Down];
    let aimed = ways.into_iter().find_map(|way| {
        table.press(way);
        table.app.world().resource::<Selected>().aimed
    });
    assert!(aimed.is_some() && table.focus().is_none(), "no direction leads to a place");
    table.press(PadButton::South);
    let plan = |table: &TestTable| {
        let world = table.app.world();
        world.resource::<crate::session::Plans>().of(world.resource::<Session>().view())
    };
    assert_eq!(plan(&table), aimed);
    assert_eq!(table.app.world().resource::<Selected>().aimed, None);
    table.press(PadButton::South);
    assert_eq!(plan(&table), aimed, "one press is one");
}
