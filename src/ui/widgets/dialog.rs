//! A window over everything else.

use bevy_egui::egui::{Context, Id, Modal, ModalResponse, ScrollArea, Ui, accesskit::Role};

use super::{
    foot::{height_before, remember_height},
    frame::{scrim, sheet},
};
use crate::ui::{scale, style::touch};

/// What the frame takes of the width, and what stays free of the screen beside it, in points.
const AROUND: f32 = 56.0;

/// A window over everything else, as wide as `widest` (with texts of the usual size) or the screen allows; where it is held in a
/// hand, a finger presses in it. Escape and a press beside it ask for it to be closed (`should_close`); until then no key and no
/// press goes elsewhere.
pub fn dialog<R>(
    ctx: &Context,
    id: Id,
    (widest, held): (f32, bool),
    inside: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let width = (ctx.content_rect().width() - AROUND).min(scale::widest(widest));
    Modal::new(id).frame(sheet()).backdrop_color(scrim()).show(ctx, |ui| {
        // To a reader it is a dialog, and what lies behind it is out of reach.
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_modal();
        });
        touch(ui, held);
        ui.set_width(width);
        inside(ui)
    })
}

/// The least height of a list, and what stays free above and below such a window, in points.
const LEAST: f32 = 60.0;
const FREE: f32 = 16.0;

/// A list in such a window, as high as what stands in it, up to `most`, from the first frame on: left to itself it grows frame
/// by frame, and what stands below it runs away from whoever presses it.
pub fn scrolled(most: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(most).min_scrolled_height(most)
}

/// The list at such a window's end, below what stands there so far, as high as the screen allows.
pub fn list_at_end(ui: &Ui) -> ScrollArea {
    scrolled(room_for_list(ui, 0.0))
}

/// How high a list may be in such a window below what stands there so far, and above a foot so high, without the gaps between.
fn room_for_list(ui: &Ui, foot: f32) -> f32 {
    let gaps = 3.0 * ui.spacing().item_spacing.y;
    let taken = ui.min_rect().height() + foot + gaps + sheet().total_margin().sum().y;
    (ui.ctx().content_rect().height() - taken - FREE).max(LEAST)
}

/// What stays in sight at the lower end of such a window while the list above it goes on. The list has what the foot leaves by
/// how high it was before.
#[derive(Debug)]
pub struct DialogFoot {
    id: Id,
    height: f32,
}

impl DialogFoot {
    /// The foot of the window that this place is in.
    pub fn of(ui: &Ui) -> Self {
        let id = ui.id().with("dialog-foot");
        Self { id, height: height_before(ui, id) }
    }

    /// The list above it.
    pub fn list(&self, ui: &Ui) -> ScrollArea {
        scrolled(room_for_list(ui, self.height))
    }

    /// Shows what stands in it, once the list is shown.
    pub fn show<R>(self, ui: &mut Ui, show: impl FnOnce(&mut Ui) -> R) -> R {
        let above = ui.min_rect().bottom();
        let shown = show(ui);
        remember_height(ui, self.id, (self.height, ui.min_rect().bottom() - above));
        shown
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;

    #[test]
    fn a_reader_is_told_that_a_dialog_is_one() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        ctx.enable_accesskit();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            dialog(ui.ctx(), Id::new("sure"), (300.0, false), |ui| ui.label("Are you sure?"));
        });
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update.expect("a reader reads");
        let dialogs: Vec<_> = update.nodes.iter().filter(|(_, node)| node.role() == Role::Dialog).collect();
        assert!(dialogs.len() == 1 && dialogs[0].1.is_modal(), "{dialogs:?}");
        assert!(!dialogs[0].1.children().is_empty(), "it holds what is in it");
    }
}
