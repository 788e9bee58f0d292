//! What lies below an open dialog is hidden from the window's screen readers: pressing it does nothing.

use std::collections::HashMap;

use bevy_egui::egui::{
    accesskit::{NodeId, TreeUpdate},
    accesskit_root_id,
};

/// Hides all that does not stand in one of these layers.
pub(super) fn hide_below(update: &mut TreeUpdate, open: &[NodeId]) {
    let children: HashMap<_, _> = update.nodes.iter().map(|(id, node)| (*id, node.children())).collect();
    let mut below = Vec::new();
    look(accesskit_root_id().accesskit_id(), &children, open, &mut below);
    for (_, node) in update.nodes.iter_mut().filter(|(id, _)| below.contains(id)) {
        node.set_hidden();
    }
}

/// Whether a node is open or holds one that is; of those that hold one, the others go below.
fn look(id: NodeId, children: &HashMap<NodeId, &[NodeId]>, open: &[NodeId], below: &mut Vec<NodeId>) -> bool {
    if open.contains(&id) {
        return true;
    }
    let inside = children.get(&id).copied().unwrap_or_default();
    let (holding, others): (Vec<_>, Vec<_>) =
        inside.iter().copied().partition(|child| look(*child, children, open, below));
    if !holding.is_empty() {
        below.extend(others);
    }
    !holding.is_empty()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Id, Modal, RawInput, accesskit::Node};

    use super::*;
    use crate::ui::dialog_layers::above_dialog;

    /// What a reader meets, from the top.
    fn met(nodes: &HashMap<NodeId, Node>, id: NodeId, found: &mut Vec<String>) {
        let Some(node) = nodes.get(&id).filter(|node| !node.is_hidden()) else { return };
        found.extend(node.label().or_else(|| node.value()).filter(|said| !said.is_empty()).map(str::to_owned));
        node.children().iter().for_each(|child| met(nodes, *child, found));
    }

    fn read(ctx: &Context, dialog: bool) -> Vec<String> {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let _ = ui.button("Behind");
            ui.horizontal(|ui| ui.label("Words behind"));
            if dialog {
                Modal::new(Id::new("dialog")).show(ui.ctx(), |ui| ui.button("Before"));
            }
        });
        // egui wants it said that nobody draws these fonts.
        output.textures_delta.clear();
        let mut update = output.platform_output.accesskit_update.take().expect("a tree for readers");
        if let Some(open) = above_dialog(ctx) {
            hide_below(&mut update, &open);
        }
        let mut found = Vec::new();
        met(&update.nodes.into_iter().collect(), accesskit_root_id().accesskit_id(), &mut found);
        found
    }

    #[test]
    fn behind_a_dialog_nothing_is_read_until_it_is_closed() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        let seen = [false, true, true, true, false, false].map(|dialog| read(&ctx, dialog));
        assert_eq!(seen[0], ["Behind", "Words behind"]);
        assert_eq!(seen[3], ["Before"]);
        assert_eq!(seen[5], ["Behind", "Words behind"]);
    }
}
