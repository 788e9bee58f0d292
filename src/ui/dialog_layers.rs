//! Which of egui's layers can be used while a dialog lies over the others.

use bevy_egui::egui::{Context, accesskit::NodeId};

/// What stands for the layers that can be used in the tree for readers; `None` while no dialog is open, when all can be.
#[must_use]
pub fn above_dialog(ctx: &Context) -> Option<Vec<NodeId>> {
    ctx.memory(|memory| {
        memory.top_modal_layer()?;
        let open = memory.layer_ids().filter(|layer| memory.is_above_modal_layer(*layer));
        Some(open.map(|layer| layer.id.accesskit_id()).collect())
    })
}
