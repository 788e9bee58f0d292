//! Tests what a gamepad's buttons mean, and where the keyboard is.

mod turn;
mod whole_case;

use bevy::input::InputPlugin;

use super::*;

/// A table's keyboard without a window; what a gamepad told is put into the inbox, as a driver would. The machine's own driver is
/// left out: it would tell of the machine's own gamepads at any moment.
fn app() -> (App, Entity) {
    let mut app = App::new();
    app.add_plugins(InputPlugin).add_message::<RequestRedraw>().add_plugins(presses);
    let input = app.world_mut().spawn((EguiInput::default(), EguiContext::default())).id();
    app.update();
    (app, input)
}

fn press_pad(app: &mut App, button: PadButton) {
    app.world().resource::<PadInbox>().0.lock().unwrap().push(PadEvent::Pressed(button));
    app.update();
}

/// The keys that egui alone heard of, as they went down.
fn struck(app: &mut App, input: Entity) -> Vec<(egui::Key, bool)> {
    let mut input = app.world_mut().get_mut::<EguiInput>(input).unwrap();
    let down = |event: egui::Event| match event {
        egui::Event::Key { key, pressed: true, modifiers, .. } => Some((key, modifiers.shift)),
        _ => None,
    };
    std::mem::take(&mut input.events).into_iter().filter_map(down).collect()
}

fn down(app: &App) -> Vec<KeyCode> {
    app.world().resource::<ButtonInput<KeyCode>>().get_just_pressed().copied().collect()
}

#[test]
fn buttons_are_the_keys_that_do_the_same_and_follow_those_that_a_person_has_set() {
    let (mut app, input) = app();
    press_pad(&mut app, PadButton::East);
    assert_eq!((down(&app), struck(&mut app, input)), (vec![KeyCode::Escape], vec![]));
    press_pad(&mut app, PadButton::North);
    assert_eq!((down(&app), struck(&mut app, input)), (vec![], vec![(egui::Key::B, false)]));
    app.world_mut().resource_mut::<Keys>().change(Shortcut::Leaf, egui::Key::U);
    press_pad(&mut app, PadButton::LeftShoulder);
    press_pad(&mut app, PadButton::RightShoulder);
    assert_eq!(struck(&mut app, input), [(egui::Key::U, true), (egui::Key::U, false)]);
    press_pad(&mut app, PadButton::West);
    press_pad(&mut app, PadButton::LeftTrigger);
    assert_eq!(struck(&mut app, input), [(egui::Key::Tab, true)], "what is shown ends without a key");
    app.update();
    assert_eq!((down(&app), struck(&mut app, input)), (vec![], vec![]), "a press counts once");
}

#[test]
fn what_is_pressed_while_another_program_has_the_keyboard_does_nothing() {
    let (mut app, input) = app();
    let away = Window { focused: false, ..default() };
    let window = app.world_mut().spawn((away, PrimaryWindow)).id();
    for button in PadButton::STANDARD.into_iter().flatten() {
        press_pad(&mut app, button);
        assert_eq!((down(&app), struck(&mut app, input)), (vec![], vec![]), "{button:?}");
    }
    app.world().resource::<PadInbox>().0.lock().unwrap().push(PadEvent::There(1));
    app.update();
    assert!(app.world().resource::<Pads>().are_there(), "that one is there is heard all the same");
    app.world_mut().get_mut::<Window>(window).unwrap().focused = true;
    app.update();
    assert_eq!((down(&app), struck(&mut app, input)), (vec![], vec![]), "nothing is kept for later");
    press_pad(&mut app, PadButton::East);
    assert_eq!(down(&app), [KeyCode::Escape]);
}

#[test]
fn with_the_keyboard_nowhere_a_direction_leads_to_the_first_button_else_it_is_an_arrow() {
    let at = |widget, board, chosen| Where { widget, board, chosen };
    let nowhere = at(false, false, false);
    assert_eq!(means(PadButton::Down, nowhere), Means::Step { back: false });
    assert_eq!(means(PadButton::Left, nowhere), Means::Step { back: true });
    assert_eq!(means(PadButton::South, nowhere), Means::Step { back: false });
    for there in [at(true, false, false), at(false, true, false)] {
        assert_eq!(means(PadButton::Down, there), Means::Fixed(KeyCode::ArrowDown));
    }
    for there in [at(true, false, false), at(false, true, true)] {
        assert_eq!(means(PadButton::South, there), Means::Fixed(KeyCode::Enter));
    }
    assert_eq!(means(PadButton::South, at(false, true, false)), Means::Step { back: false });
}

#[test]
fn start_asks_for_the_menu_once_what_had_the_keyboard_has_let_go() {
    let (mut app, _) = app();
    press_pad(&mut app, PadButton::Start);
    assert_eq!(down(&app), [KeyCode::Escape]);
    app.update();
    assert_eq!(down(&app), []);
}

#[test]
fn the_keys_of_a_gamepad_are_listed_only_while_one_is_there() {
    let (mut app, _) = app();
    assert!(!app.world().resource::<Pads>().are_there());
    for count in [1, 0] {
        app.world().resource::<PadInbox>().0.lock().unwrap().push(PadEvent::There(count));
        app.update();
        assert_eq!(app.world().resource::<Pads>().are_there(), count == 1);
    }
}
