//! Decides who has the keyboard on the play screen: the board, or a panel over or beside it.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui::LayerId, input::EguiWantsInput};

use crate::table::{BoardKeys, Screen};

pub(in crate::screens) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, give_keys.run_if(in_state(Screen::Play)));
}

/// Keys are for the board unless a widget has the focus, a popup is open, or a dialog lies over everything.
fn give_keys(wants: Res<EguiWantsInput>, mut contexts: Query<&mut EguiContext>, mut keys: ResMut<BoardKeys>) {
    let free = |mut context: Mut<EguiContext>| {
        context.get_mut().memory(|memory| memory.is_above_modal_layer(LayerId::background()))
    };
    let dialog = contexts.iter_mut().any(|context| !free(context));
    keys.set_if_neq(BoardKeys(!dialog && !wants.wants_any_keyboard_input()));
}

#[cfg(test)]
mod tests {
    use crate::resource::Begin;
    use std::sync::Arc;

    use bevy_egui::{
        egui::{Id, Modal, RawInput, Ui},
        input::write_egui_wants_input_system,
    };

    use super::*;
    use crate::session::{Decide, Session, places};
    use crate::table::{MotionPace, Selected, headless, picking_plugin};
    use candlestick_game::{Case, Controller, Seat};
    use candlestick_rules::{Action, Phase, Setup, SuspectId};
    use candlestick_themes as theme;

    /// A person's case after the roll, with a destination chosen; panels, but no window.
    fn app() -> App {
        let theme = Arc::new(theme::builtin("classic-2016").unwrap());
        let rolled = |seed| {
            let seats = ["Ann", "Bea"].map(|name| Seat::new(name, Controller::Person)).to_vec();
            let setup = Setup::new(vec![SuspectId(0), SuspectId(1)]);
            let mut case = Case::new(Arc::clone(&theme), setup, seats, seed).unwrap();
            case.apply(case.game().actor().unwrap(), Action::Roll).unwrap();
            case
        };
        let case = (0..).map(rolled).find(|case| case.game().phase() == Phase::Move).unwrap();
        let mut app = headless();
        app.add_plugins((picking_plugin, plugin)).begin::<ButtonInput<KeyCode>>();
        app.insert_resource(MotionPace::Off).begin::<EguiWantsInput>().add_systems(Last, write_egui_wants_input_system);
        app.insert_resource(Session::new(case)).world_mut().spawn(EguiContext::default());
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        for _ in 0..500 {
            app.update();
            app.world_mut().resource_mut::<Session>().lift_curtain();
        }
        assert!(app.world().resource::<Session>().at_rest());
        let place = places(app.world().resource::<Session>().view())[0];
        app.world_mut().resource_mut::<Selected>().chosen = Some(place);
        app
    }

    /// Frames with these panels; in the last one the key is pressed. Answers what was decided on the board.
    fn press(app: &mut App, key: KeyCode, mut panels: impl FnMut(&mut Ui)) -> Vec<Action> {
        let mut contexts = app.world_mut().query::<&mut EguiContext>();
        let ctx = contexts.single_mut(app.world_mut()).unwrap().get_mut().clone();
        for _ in 0..3 {
            // egui wants it said that nobody draws these fonts.
            ctx.run_ui(RawInput::default(), &mut panels).textures_delta.clear();
            app.update();
        }
        let mut decided = app.world().resource::<Messages<Decide>>().get_cursor_current();
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(key);
        app.update();
        let messages = app.world().resource::<Messages<Decide>>();
        decided.read(messages).map(|Decide(action)| *action).collect()
    }

    #[test]
    fn enter_walks_the_token_while_no_panel_has_the_keyboard() {
        let decided = press(&mut app(), KeyCode::Enter, |ui| {
            let _ = ui.button("Roll");
        });
        assert_eq!(decided.len(), 1, "{decided:?}");
    }

    #[test]
    fn enter_on_a_focused_button_does_not_walk_the_token() {
        let decided = press(&mut app(), KeyCode::Enter, |ui| ui.button("Roll").request_focus());
        assert_eq!(decided, []);
    }

    #[test]
    fn no_key_reaches_the_board_behind_a_dialog() {
        let dialog = |ui: &mut Ui| {
            Modal::new(Id::new("menu")).show(ui.ctx(), |ui| ui.button("Resume"));
        };
        let mut app = app();
        assert_eq!(press(&mut app, KeyCode::Enter, dialog), []);
        let before = *app.world().resource::<Selected>();
        for arrow in [KeyCode::ArrowUp, KeyCode::ArrowDown, KeyCode::ArrowLeft, KeyCode::ArrowRight] {
            press(&mut app, arrow, dialog);
            assert_eq!(*app.world().resource::<Selected>(), before, "{arrow:?}");
        }
    }
}
