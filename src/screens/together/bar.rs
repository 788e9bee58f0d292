//! Shows over the board what holds the case up or who is away, what somebody has just said, and the way to the room and
//! back.

use bevy_egui::egui::{Align2, Area, Context, Frame, Margin, Order, Rect, pos2, vec2};

use super::{aloud, at_hand::RoomAtHand, sentences};
use crate::ui::{
    Art, ScreenTargets, live,
    scale::round,
    style::{self, veil},
    widgets::{Button, icon_button},
};
use candlestick_themes::{Words, key, palette};

/// Lower than this the board has no room for it.
const LOWEST: f32 = 100.0;

/// What it is given.
pub(in crate::screens) struct RoomBar<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    /// Whether the window is as narrow as a phone's.
    pub narrow: bool,
}

/// Shows it where a room's case is on the table.
pub(in crate::screens) fn show(ctx: &Context, at_hand: &mut RoomAtHand, board: Rect, bar: &RoomBar) {
    let Some(room) = at_hand.get() else { return };
    let (said, state) = (room.said(), sentences::state(room, bar.words));
    let way_on = sentences::way_on(room);
    let (mut again, mut pressed) = (false, false);
    let bare = board.height() < LOWEST;
    if said.is_some() || !state.is_empty() {
        let at =
            if bare { ctx.content_rect().center_top() + vec2(0.0, 4.0) } else { board.center_top() + vec2(0.0, 8.0) };
        let width = (ctx.content_rect().width().min(board.width().max(240.0)) - 120.0).max(160.0);
        Area::new("room-told".into()).pivot(Align2::CENTER_TOP).fixed_pos(at).order(Order::Middle).show(ctx, |ui| {
            let frame = Frame::new().fill(veil(palette::NIGHT, 0.88)).corner_radius(round::PLATE);
            frame.inner_margin(Margin::symmetric(10, 4)).show(ui, |ui| {
                ui.set_max_width(width);
                if let Some(said) = said {
                    said.show(ui);
                }
                for told in &state {
                    live::heard_about(&aloud::line(ui, &told.text), told.name, &told.text, &told.about);
                }
                if let Some(way_on) = way_on {
                    let text = bar.words.say(way_on);
                    // The gold is at the table's own act.
                    let response = Button::new(&text).icon(bar.art.icon("play")).show(ui);
                    bar.targets.mark("room.reconnect", &response);
                    again = response.clicked();
                }
            });
        });
    }
    if !bare {
        let area = Area::new("room-button".into()).pivot(Align2::LEFT_BOTTOM).order(Order::Middle);
        area.fixed_pos(pos2(board.left() + 8.0, board.bottom() - 8.0)).show(ctx, |ui| {
            style::touch(ui, bar.narrow);
            let response = icon_button(ui, bar.art.icon("person"), &bar.words.say(key!("together-here")));
            bar.targets.mark("room.open", &response);
            pressed = response.clicked();
        });
    }
    if again {
        at_hand.comes_back = true;
    }
    if pressed {
        at_hand.open_sheet();
    }
}
