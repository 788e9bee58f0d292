//! Shows over the board what holds the case up or who is away, what somebody has just said, and the way to the room and
//! back.

use bevy_egui::egui::{Align2, Area, Context, Frame, Margin, Order, Panel, Rect, ScrollArea, Ui, pos2, vec2};

use super::{aloud, at_hand::RoomAtHand, room::JoinedRoom, sentences};
use crate::ui::{
    Art, ScreenTargets, live,
    scale::round,
    style::{self, veil},
    widgets::{Button, icon_button, plate},
};
use candlestick_themes::{Words, key, palette};

/// Lower than this the board has no room for it.
pub(in crate::screens) const LOWEST: f32 = 100.0;
/// Of the height that is left, what the strip has at most.
const STRIP: f32 = 0.3;

/// What it is given.
pub(in crate::screens) struct RoomBar<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    /// Whether the window is as narrow as a phone's.
    pub narrow: bool,
}

/// Where there is room for what is told beside the panels.
pub enum BesideBoard<'a> {
    /// Over the board, which has this place.
    Over(&'a Context, Rect),
    /// On a strip of its own below a phone's sheet, where that leaves the board no room.
    Below(&'a mut Ui),
}

/// Shows what is told where there is room for it, and over the board the way to the room, where a room's case is on the table.
pub(in crate::screens) fn show(at_hand: &mut RoomAtHand, place: BesideBoard, bar: &RoomBar) {
    match place {
        BesideBoard::Over(ctx, board) => over(ctx, at_hand, board, bar),
        BesideBoard::Below(ui) => strip(ui, at_hand, bar),
    }
}

fn over(ctx: &Context, at_hand: &mut RoomAtHand, board: Rect, bar: &RoomBar) {
    let Some(room) = at_hand.get() else { return };
    let (mut again, mut pressed) = (false, false);
    let bare = board.height() < LOWEST;
    if let Some(news) = RoomNews::of(room, bar) {
        let at =
            if bare { ctx.content_rect().center_top() + vec2(0.0, 4.0) } else { board.center_top() + vec2(0.0, 8.0) };
        let width = (ctx.content_rect().width().min(board.width().max(240.0)) - 120.0).max(160.0);
        // Many words in large letters are scrolled rather than shown over what stands below the board.
        let height = board.height().max(LOWEST) - 24.0;
        Area::new("room-told".into()).pivot(Align2::CENTER_TOP).fixed_pos(at).order(Order::Middle).show(ctx, |ui| {
            let frame = Frame::new().fill(veil(palette::NIGHT, 0.88)).corner_radius(round::PLATE);
            frame.inner_margin(Margin::symmetric(10, 4)).show(ui, |ui| {
                ui.set_max_width(width);
                again = ScrollArea::vertical().max_height(height).show(ui, |ui| news.show(ui, room, bar)).inner;
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

/// Shows what is told on a strip at the lower end, where no board is seen or too little of it; nothing while there is nothing to tell.
fn strip(ui: &mut Ui, at_hand: &mut RoomAtHand, bar: &RoomBar) {
    let Some(room) = at_hand.get() else { return };
    let Some(news) = RoomNews::of(room, bar) else { return };
    let most = ui.available_height() * STRIP;
    let shown = Panel::bottom("room-strip").frame(plate()).resizable(false).show_separator_line(false).show(ui, |ui| {
        ScrollArea::vertical().max_height(most).auto_shrink([false, true]).show(ui, |ui| news.show(ui, room, bar)).inner
    });
    at_hand.comes_back |= shown.inner;
}

/// What holds the case up, beside what somebody may have said.
struct RoomNews(Vec<sentences::RoomSentence>);

impl RoomNews {
    /// What there is to tell of a room; none where that is nothing.
    fn of(room: &JoinedRoom, bar: &RoomBar) -> Option<Self> {
        let state = sentences::state(room, bar.words);
        (room.said().is_some() || !state.is_empty()).then_some(Self(state))
    }

    /// Shows it; answers whether the way back was pressed.
    fn show(&self, ui: &mut Ui, room: &JoinedRoom, bar: &RoomBar) -> bool {
        if let Some(said) = room.said() {
            said.show(ui);
        }
        for told in &self.0 {
            live::heard_about(&aloud::line(ui, &told.text), told.name, &told.text, &told.about);
        }
        let Some(way_on) = sentences::way_on(room) else { return false };
        // The gold is at the table's own act.
        let response = Button::new(&bar.words.say(way_on)).icon(bar.art.icon("play")).show(ui);
        bar.targets.mark("room.reconnect", &response);
        response.clicked()
    }
}
