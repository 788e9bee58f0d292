//! Gamepads: what is pressed there is told to the game as the key that does the same, so that there is one way for both.

use std::sync::{Arc, Mutex};

use bevy::{
    input::{
        ButtonState, InputSystems,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};

use crate::{
    platform::{self, PadButton, PadEvent},
    resource::Begin,
    session::{Script, Session, places},
    table::{BoardKeys, EndAnimation, Screen, Selected},
    ui::keys::{Keys, Shortcut},
};

/// Whether gamepads are there.
#[derive(Resource, Debug, Default)]
pub(super) struct Pads(u32);

impl Pads {
    /// Whether one is.
    pub const fn are_there(&self) -> bool {
        self.0 > 0
    }
}

/// What gamepads told and nobody looked at yet; it is told outside of a frame.
#[derive(Resource, Debug, Clone, Default)]
struct PadInbox(Arc<Mutex<Vec<PadEvent>>>);

/// Keys that egui alone is to hear of in this frame.
#[derive(Resource, Debug, Default)]
struct Struck(Vec<(egui::Key, egui::Modifiers)>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(presses).add_systems(Startup, begin);
}

/// What is made of what gamepads tell, whoever puts it into the inbox.
fn presses(app: &mut App) {
    app.begin::<Pads>()
        .begin::<PadInbox>()
        .begin::<Struck>()
        .begin::<Keys>()
        .add_message::<KeyboardInput>()
        .add_message::<EndAnimation>()
        .add_systems(
            PreUpdate,
            (
                hear.before(InputSystems).before(EguiPreUpdateSet::ProcessInput),
                strike.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            )
                .chain(),
        );
}

/// From now on gamepads are heard; each press wakes the event loop.
fn begin(inbox: Res<PadInbox>, wake: Option<Res<EventLoopProxyWrapper>>) {
    let (inbox, wake) = (inbox.clone(), wake.map(|wake| (**wake).clone()));
    platform::begin_pads(move |event| {
        if let Ok(mut all) = inbox.0.lock() {
            all.push(event);
        }
        if let Some(wake) = &wake {
            // The loop ends with the game only.
            wake.send_event(WinitUserEvent::WakeUp).unwrap_or_default();
        }
    });
}

/// What a press stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Means {
    /// A key that is always the same, for the board as well as for widgets.
    Fixed(KeyCode),
    /// To the next widget, or to the one before.
    Step { back: bool },
    /// A person's own key for something; the second with Shift.
    Own(Shortcut, bool),
    /// What is being shown ends, whatever has the keyboard.
    End,
    /// The menu, whatever has the keyboard.
    Menu,
}

/// Where the keyboard is, as far as a press depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Where {
    /// A widget has it.
    widget: bool,
    /// The board has it, and there is somewhere to go, or to plan to go.
    board: bool,
    /// A place on the board is chosen, or could be planned.
    chosen: bool,
}

const fn means(button: PadButton, at: Where) -> Means {
    let nowhere = !at.widget && !at.board;
    match button {
        PadButton::Up | PadButton::Left if nowhere => Means::Step { back: true },
        PadButton::Down | PadButton::Right if nowhere => Means::Step { back: false },
        PadButton::Up => Means::Fixed(KeyCode::ArrowUp),
        PadButton::Down => Means::Fixed(KeyCode::ArrowDown),
        PadButton::Left => Means::Fixed(KeyCode::ArrowLeft),
        PadButton::Right => Means::Fixed(KeyCode::ArrowRight),
        // With nothing to press yet, it takes one to the first that can be.
        PadButton::South if !at.widget && !at.chosen => Means::Step { back: false },
        PadButton::South => Means::Fixed(KeyCode::Enter),
        PadButton::East => Means::Fixed(KeyCode::Escape),
        PadButton::West => Means::End,
        PadButton::North => Means::Own(Shortcut::Notebook, false),
        PadButton::LeftShoulder => Means::Own(Shortcut::Leaf, true),
        PadButton::RightShoulder => Means::Own(Shortcut::Leaf, false),
        PadButton::LeftTrigger => Means::Step { back: true },
        PadButton::RightTrigger => Means::Step { back: false },
        PadButton::Start => Means::Menu,
    }
}

/// Where the keyboard is now.
#[derive(bevy::ecs::system::SystemParam)]
struct Keyboard<'w, 's> {
    contexts: Query<'w, 's, &'static mut EguiContext>,
    screen: Option<Res<'w, State<Screen>>>,
    session: Option<Res<'w, Session>>,
    script: Option<Res<'w, Script>>,
    board: Option<Res<'w, BoardKeys>>,
    selected: Option<Res<'w, Selected>>,
}

impl Keyboard<'_, '_> {
    /// Whether something is being shown that can be ended.
    fn shows(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.shows_what_may_end())
    }

    fn at(&mut self) -> Where {
        let focused = |mut context: Mut<EguiContext>| context.get_mut().memory(|memory| memory.focused().is_some());
        let widget = self.contexts.iter_mut().any(focused);
        let plays = self.screen.as_ref().is_some_and(|screen| *screen.get() == Screen::Play);
        let free = plays && self.board.as_ref().is_some_and(|keys| keys.0);
        let session = self.session.as_ref().filter(|_| free);
        let goes = session.is_some_and(|session| session.at_rest() && !places(session.view()).is_empty());
        let plans = session.is_some_and(|session| self.plans(session));
        let selected = self.selected.as_ref();
        let chosen = goes && selected.is_some_and(|selected| selected.chosen.is_some());
        let aimed = plans && selected.is_some_and(|selected| selected.aimed.is_some());
        Where { widget, board: goes || plans, chosen: chosen || aimed }
    }

    /// Whether one waits and may plan; whoever is asked something goes to what is asked.
    fn plans(&self, session: &Session) -> bool {
        let asked = session.at_rest() && session.view().actor == Some(session.view().me);
        !asked && self.script.as_ref().is_some_and(|script| script.lets_plan(session))
    }
}

/// Tells keys of what was pressed since; what is pressed while another program has the keyboard is not for the game.
fn hear(
    inbox: Res<PadInbox>,
    (mut pads, mut struck, keys): (ResMut<Pads>, ResMut<Struck>, Res<Keys>),
    mut keyboard: Keyboard,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    (mut keys_out, mut ends): (MessageWriter<KeyboardInput>, MessageWriter<EndAnimation>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let told = inbox.0.lock().map(|mut all| std::mem::take(&mut *all)).unwrap_or_default();
    let (window, listens) =
        windows.iter().next().map_or((Entity::PLACEHOLDER, true), |(entity, window)| (entity, window.focused));
    for event in told {
        redraw.write(RequestRedraw);
        let button = match event {
            PadEvent::There(count) => {
                pads.0 = count;
                continue;
            }
            PadEvent::Pressed(_) if !listens => continue,
            PadEvent::Pressed(button) => button,
        };
        let at = keyboard.at();
        match means(button, at) {
            Means::Fixed(code) => press(code, window, &mut keys_out),
            Means::Step { back } => {
                let modifiers = if back { egui::Modifiers::SHIFT } else { egui::Modifiers::NONE };
                struck.0.push((egui::Key::Tab, modifiers));
            }
            Means::Own(of, shift) => {
                let modifiers = if shift { egui::Modifiers::SHIFT } else { egui::Modifiers::NONE };
                struck.0.push((keys.key(of), modifiers));
            }
            Means::End => {
                if keyboard.shows() {
                    ends.write_default();
                }
            }
            Means::Menu => {
                press(KeyCode::Escape, window, &mut keys_out);
                // What had the keyboard lets go of it first.
                if at.widget
                    && let Ok(mut all) = inbox.0.lock()
                {
                    all.push(event);
                }
            }
        }
    }
}

/// A key goes down and up.
fn press(key_code: KeyCode, window: Entity, keys: &mut MessageWriter<KeyboardInput>) {
    let logical_key = match key_code {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        _ => Key::Escape,
    };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = logical_key.clone();
        keys.write(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
    }
}

/// Tells egui of what is for it alone.
fn strike(mut struck: ResMut<Struck>, mut inputs: Query<&mut EguiInput>) {
    for (key, modifiers) in struck.0.drain(..) {
        for mut input in &mut inputs {
            for pressed in [true, false] {
                input.events.push(egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            }
        }
    }
}

#[cfg(test)]
mod tests;
