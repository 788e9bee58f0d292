//! The window for screen readers: egui's widgets are published by `bevy_egui`, and what a reader presses comes in here.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet,
    egui::{Event, accesskit::TreeUpdate},
};

use super::{Speech, speech::heading};
use crate::{
    resource::Begin,
    session::Session,
    table::Screen,
    ui::{dialog_layers::above_dialog, tables},
};

mod dialogs;
mod table_nodes;

/// Whether a screen reader, or what presses buttons like one, reads the window.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(super) struct Assistive(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.begin::<Assistive>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (notice, carry).after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            finish_tree
                .run_if(|assistive: Res<Assistive>| assistive.0)
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Whoever begins to read wants a frame with everything in it, tables as such among it.
fn notice(
    requested: Option<Res<AccessibilityRequested>>,
    mut assistive: ResMut<Assistive>,
    mut contexts: Query<&mut EguiContext>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let reads = requested.is_some_and(|requested| requested.get());
    let turned = assistive.set_if_neq(Assistive(reads));
    if turned {
        redraw.write(RequestRedraw);
    }
    // A context may come after who reads; on the page nobody reads so, and tables are wanted there by others.
    if turned || reads {
        for mut context in &mut contexts {
            let context = context.get_mut();
            if tables::is_wanted(context) != reads {
                tables::want(context, reads);
            }
        }
    }
}

/// The window is called by its screen's heading, what stands in tables is told as such, and nothing of what lies below a dialog.
fn finish_tree(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    speech: Res<Speech>,
    mut outputs: Query<(&mut EguiContext, &mut EguiFullOutput)>,
) {
    let watched = session.is_some_and(|session| session.is_watched());
    for (mut context, mut output) in &mut outputs {
        let Some(output) = output.0.as_mut() else { continue };
        if let Some(update) = &mut output.platform_output.accesskit_update {
            name_window(update, &heading(*screen.get(), watched, &speech.0));
            let context = context.get_mut();
            table_nodes::lay(update, &tables::take(context));
            if let Some(open) = above_dialog(context) {
                dialogs::hide_below(update, &open);
            }
        }
    }
}

/// Readers say the window's name wherever nothing in it has the focus, so also whenever another screen comes.
fn name_window(update: &mut TreeUpdate, name: &str) {
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else { return };
    if let Some((_, node)) = update.nodes.iter_mut().find(|(id, _)| *id == root) {
        node.set_label(name);
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
    use bevy_egui::egui::{
        Context, RawInput,
        accesskit::{Action, ActionRequest as Request, NodeId, Role, TreeId},
    };

    use super::*;

    #[test]
    fn tables_are_told_as_such_while_somebody_reads_the_window() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins(plugin).begin::<AccessibilityRequested>();
        app.begin::<Speech>().insert_resource(State::new(Screen::Title));
        let context = app.world_mut().spawn(EguiContext::default()).id();
        let wanted = |reads| {
            app.world().resource::<AccessibilityRequested>().set(reads);
            app.update();
            tables::is_wanted(app.world_mut().get_mut::<EguiContext>(context).unwrap().get_mut())
        };
        assert_eq!([false, true, true, false].map(wanted), [false, true, true, false]);
    }

    #[test]
    fn the_window_is_called_by_what_its_screen_is_headed_by() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let mut output = ctx.run_ui(RawInput::default(), |ui| _ = ui.button("Open the case"));
        output.textures_delta.clear();
        let mut update = output.platform_output.accesskit_update.expect("somebody reads");
        name_window(&mut update, "A new case");
        let named = update.nodes.iter().filter(|(_, node)| node.label() == Some("A new case"));
        assert_eq!(named.map(|(_, node)| node.role()).collect::<Vec<_>>(), [Role::Window]);
    }

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
