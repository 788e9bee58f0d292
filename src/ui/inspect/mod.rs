//! A small plate beside whatever the mouse rests on or a finger is held on: what it is, and what is known of it.

mod offer;
mod plate;
mod resting;

use bevy_egui::egui::{Context, Rect, Response, Ui};

use super::PanelContext;
use candlestick_game::inspect::{Inspector, Subject};

use offer::Offer;
pub use resting::{begin, clear, held, shown};

/// Says what a widget is about, so that its plate comes when the pointer rests on it.
pub fn offer(response: &Response, subject: Subject) {
    offer_at(&response.ctx, response.contains_pointer(), response.rect, subject);
}

/// Says what one of many tiles is about: its plate stands beside all of them where there is room, and so covers none.
pub fn offer_among(ui: &Ui, response: &Response, subject: Subject) {
    let row = Rect::from_x_y_ranges(ui.max_rect().x_range(), response.rect.y_range());
    offer_at(ui.ctx(), response.contains_pointer(), row, subject);
}

/// Says what stands in a rectangle that the pointer is in, or not.
pub fn offer_at(ctx: &Context, pointed: bool, at: Rect, subject: Subject) {
    if pointed {
        resting::point(ctx, Offer { subject, at });
    }
}

/// Shows the plate, once everything of the frame has been offered; `board` is where the board is, if there is one.
pub fn show(ctx: &Context, context: &PanelContext, board: Option<Rect>) {
    let Some(offer) = resting::rested(ctx) else { return };
    let told = context.inspector().look_at(offer.subject);
    if told.tells() {
        plate::show(ctx, context, &told, offer.at, board);
    }
}

impl<'a> PanelContext<'a> {
    /// The eyes of the person at the table.
    pub(crate) const fn inspector(&self) -> Inspector<'a> {
        Inspector {
            theme: self.theme,
            words: self.words,
            view: self.view,
            seats: self.seats,
            assist: self.assist,
            marks: self.marks,
        }
    }
}
