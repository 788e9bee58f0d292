//! Groups of choices that have a name of their own for whoever hears them, as what can be chosen is called alike in several.

use bevy_egui::egui::{Ui, accesskit::Role};

use super::widgets::subheading;

/// Shows some widgets as a group of this name: readers hear it as they come in, so that “30 seconds” may stand in two. To the eye
/// nothing is added; what is painted above them says the same.
pub fn named_group<R>(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Group);
            node.set_label(name);
        });
        add(ui)
    })
    .inner
}

/// The same under a small heading, which is the group's name.
pub fn headed_group<R>(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    subheading(ui, name);
    named_group(ui, name, add)
}
