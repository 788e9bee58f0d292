//! Gives no frame keys from both sides of a press or release of Shift, Control, Alt or the logo key, and none before a Tab.
//!
//! `bevy_egui` 0.42 takes the former as they are at a frame's end for all keys of the frame: Control+A that was pressed and let go
//! within one slow frame typed the letter "a", and Shift+Tab went on. egui moves the focus before all else that a frame's keys
//! do: Enter and then Tab pressed what Tab leads to.

use bevy::{
    ecs::message::MessageCursor,
    input::{
        InputSystems,
        keyboard::{Key, KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::EguiPreUpdateSet;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_message::<RequestRedraw>()
        .add_systems(PreUpdate, hold.before(InputSystems).before(EguiPreUpdateSet::ProcessInput));
}

/// Keeps what follows a change of these keys, or comes with another Tab, for the next frames. Where the keys go elsewhere, as with
/// another window, nothing is kept: what was pressed here is let go there.
fn hold(
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut seen: Local<MessageCursor<KeyboardInput>>,
    mut held: Local<Vec<KeyboardInput>>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut now = std::mem::take(&mut *held);
    let kept = now.len();
    now.extend(seen.read(&keys).cloned());
    let elsewhere = lost.read().count() > 0;
    let at = if elsewhere { now.len() } else { end_of_frame(&now) };
    if kept > 0 || at < now.len() {
        *held = now.split_off(at);
        // Those of the frame before were read by all, as each reads in every frame.
        keys.clear();
        keys.write_batch(now);
        seen.clear(&keys);
    }
    if !held.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// How many of these keys go together: to where, after another was pressed, one that is held beside others changes or Tab is
/// pressed.
fn end_of_frame(keys: &[KeyboardInput]) -> usize {
    let first = keys.iter().position(|key| key.state.is_pressed() && !is_modifier(key));
    let after = first.map_or(keys.len(), |first| first + 1);
    let is_tab = |key: &KeyboardInput| key.state.is_pressed() && key.logical_key == Key::Tab;
    let change = keys.iter().skip(after).position(|key| !key.repeat && (is_modifier(key) || is_tab(key)));
    change.map_or(keys.len(), |change| after + change)
}

/// Whether it is held beside others; those that `bevy_egui` knows.
const fn is_modifier(key: &KeyboardInput) -> bool {
    matches!(key.logical_key, Key::Shift | Key::Control | Key::Alt | Key::Super | Key::Meta)
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;
    use crate::resource::Begin;

    /// What each frame is told of keys.
    #[derive(Resource, Default)]
    struct Frames(Vec<String>);

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(plugin).begin::<Frames>().add_systems(
            Update,
            |mut keys: MessageReader<KeyboardInput>, mut frames: ResMut<Frames>| {
                let told = keys.read().map(|key| {
                    let name = match &key.logical_key {
                        Key::Character(letter) => letter.to_string(),
                        other => format!("{other:?}"),
                    };
                    format!("{name}{}", if key.state.is_pressed() { "+" } else { "-" })
                });
                frames.0.push(told.collect::<Vec<_>>().join(" "));
            },
        );
        app
    }

    /// Keys as `Control+` or `a-`, pressed or let go within one frame.
    fn press(app: &mut App, line: &str) {
        for word in line.split_whitespace() {
            let (name, sign) = word.split_at(word.len() - 1);
            let logical_key = match name {
                "Control" => Key::Control,
                "Shift" => Key::Shift,
                "Tab" => Key::Tab,
                "Enter" => Key::Enter,
                letter => Key::Character(letter.into()),
            };
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::KeyA,
                logical_key,
                state: if sign == "+" { ButtonState::Pressed } else { ButtonState::Released },
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
        }
    }

    /// What the next frames are told, to the first that is told nothing.
    fn frames(app: &mut App) -> Vec<String> {
        for _ in 0..20 {
            app.update();
            if app.world().resource::<Frames>().0.last().is_some_and(String::is_empty) {
                break;
            }
        }
        let mut told = std::mem::take(&mut app.world_mut().resource_mut::<Frames>().0);
        told.pop();
        told
    }

    #[test]
    fn a_chord_within_one_frame_is_still_one() {
        let mut app = app();
        press(&mut app, "Control+ a+ a- Control- b+ b-");
        assert_eq!(frames(&mut app), ["Control+ a+ a-", "Control- b+ b-"]);
        press(&mut app, "Shift+ Tab+ Tab- Shift- Shift+ Tab+ Tab- Shift-");
        assert_eq!(frames(&mut app), ["Shift+ Tab+ Tab-", "Shift- Shift+ Tab+ Tab-", "Shift-"]);
    }

    #[test]
    fn what_is_typed_before_a_chord_is_no_part_of_it_and_what_comes_meanwhile_stays_behind() {
        let mut app = app();
        press(&mut app, "x+ x- Control+ a+ a- Control-");
        app.update();
        press(&mut app, "y+ y-");
        assert_eq!(frames(&mut app), ["x+ x-", "Control+ a+ a-", "Control- y+ y-"]);
    }

    #[test]
    fn what_is_pressed_before_tab_is_done_before_tab_leads_elsewhere() {
        let mut app = app();
        press(&mut app, "Enter+ Enter- Tab+ Tab- Tab+ Tab- Enter+ Enter-");
        assert_eq!(frames(&mut app), ["Enter+ Enter-", "Tab+ Tab-", "Tab+ Tab- Enter+ Enter-"]);
        press(&mut app, "Shift+ Tab+ Tab- Tab+ Tab- Shift-");
        assert_eq!(frames(&mut app), ["Shift+ Tab+ Tab-", "Tab+ Tab-", "Shift-"]);
    }

    #[test]
    fn plain_keys_come_as_they_were_pressed_and_once() {
        let mut app = app();
        press(&mut app, "a+ a- b+ b- c+");
        app.update();
        press(&mut app, "c- Control+");
        app.update();
        press(&mut app, "v+ v-");
        app.update();
        press(&mut app, "Control-");
        assert_eq!(frames(&mut app), ["a+ a- b+ b- c+", "c- Control+", "v+ v-", "Control-"]);
    }

    #[test]
    fn where_the_keys_go_elsewhere_nothing_is_kept() {
        let mut app = app();
        press(&mut app, "Control+ a+ a- Control- b+");
        app.world_mut().write_message(KeyboardFocusLost);
        assert_eq!(frames(&mut app), ["Control+ a+ a- Control- b+"]);
    }

    #[test]
    fn while_keys_are_kept_another_frame_is_asked_for() {
        let mut app = app();
        press(&mut app, "Control+ a+ a- Control-");
        app.update();
        let asked =
            |app: &App| app.world().resource::<Messages<RequestRedraw>>().iter_current_update_messages().count();
        assert_eq!(asked(&app), 1);
        app.update();
        app.update();
        assert_eq!(asked(&app), 0);
    }
}
