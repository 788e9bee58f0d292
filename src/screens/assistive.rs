//! The window for screen readers: egui's widgets are published by `bevy_egui`, and what a reader presses comes in here.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui::Event};

use crate::resource::Begin;

/// Whether a screen reader, or what presses buttons like one, reads the window.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(super) struct Assistive(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.begin::<Assistive>().add_message::<ActionRequest>().add_systems(
        PreUpdate,
        (notice, carry).after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// Whoever begins to read wants a frame with everything in it.
fn notice(
    requested: Option<Res<AccessibilityRequested>>,
    mut assistive: ResMut<Assistive>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if assistive.set_if_neq(Assistive(requested.is_some_and(|requested| requested.get()))) {
        redraw.write(RequestRedraw);
    }
}

/// Tells egui what was asked for, as its own press.
fn carry(
    mut asked: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for ActionRequest(request) in asked.read() {
        for mut input in &mut inputs {
            input.events.push(Event::AccessKitActionRequest(request.clone()));
        }
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::accesskit::{Action, ActionRequest as Request, NodeId, TreeId};

    use super::*;

    #[test]
    fn what_a_reader_presses_is_told_to_egui_once() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins(plugin);
        let input = app.world_mut().spawn(EguiInput::default()).id();
        let target_node = NodeId(7);
        let request = Request { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
        app.world_mut().write_message(ActionRequest(request.clone()));
        app.update();
        app.update();
        let told = &app.world().entity(input).get::<EguiInput>().unwrap().events;
        assert_eq!(*told, [Event::AccessKitActionRequest(request)]);
    }
}
