//! A window over everything else.

use bevy_egui::egui::{Context, Id, Modal, ModalResponse, ScrollArea, Ui};

use super::frame::{scrim, sheet};
use crate::ui::style::touch;

/// What the frame takes of the width, and what stays free of the screen beside it, in points.
const AROUND: f32 = 56.0;

/// A window over everything else, as wide as `widest` or the screen allows; where it is held in a hand, a finger presses in
/// it. Escape and a press beside it ask for it to be closed (`should_close`); until then no key and no press goes elsewhere.
pub fn dialog<R>(
    ctx: &Context,
    id: Id,
    (widest, held): (f32, bool),
    inside: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let width = (ctx.content_rect().width() - AROUND).min(widest);
    Modal::new(id).frame(sheet()).backdrop_color(scrim()).show(ctx, |ui| {
        touch(ui, held);
        ui.set_width(width);
        inside(ui)
    })
}

/// A list in such a window, as high as what stands in it, up to `most`, from the first frame on: left to itself it grows frame
/// by frame, and what stands below it runs away from whoever presses it.
pub fn scrolled(most: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(most).min_scrolled_height(most)
}
