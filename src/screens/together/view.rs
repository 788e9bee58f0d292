//! The screen of playing together: the way in, or the lobby of the room that one is in.

use bevy_egui::egui::{CentralPanel, Frame, Margin, ScrollArea, Ui};

use super::{
    aloud, gathering,
    params::Together,
    parts::TogetherScreen,
    people,
    room::JoinedRoom,
    sentences,
    state::{TogetherChoice, TogetherState},
    way_in,
};
use crate::screens::Themes;
use crate::ui::{
    live, rules_panel,
    scale::{Size, widest},
    style::{compact, has_room_for_title, is_cramped, touch},
    widgets::{Backdrop, Foot, hairline, screen_title},
};
use candlestick_themes::key;

/// The widest column, in points.
const WIDEST: f32 = 560.0;
/// The same on a screen that shows the table, which is read from a chair.
const WIDEST_TABLE: f32 = 1_100.0;

/// What whoever hears the screen is told of it.
pub(super) fn screen_text(together: &Together) -> String {
    let words = &together.lobby.words.0;
    if let Some(told) = &together.state.told {
        return told.clone();
    }
    let Some(room) = together.at_hand.get() else { return words.say(key!("together-what")) };
    let line = sentences::line(room, words);
    line.unwrap_or_else(|| words.with(key!("together-room"), &[("room", (&room.own.client.link().room).into())]))
}

/// What was said, and the ways on and out.
fn foot(
    ui: &mut Ui,
    joined: Option<&JoinedRoom>,
    state: &TogetherState,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    match (joined.and_then(JoinedRoom::said), &state.told) {
        (Some(said), _) => said.show(ui),
        // The page says it as what is told of the screen.
        (None, Some(told)) => live::polite(&aloud::line(ui, told)),
        (None, None) => {}
    }
    match joined {
        Some(room) => gathering::foot(ui, room, shared),
        None => way_in::foot(ui, shared),
    }
}

/// Shows it over the whole window: the lobby of this room, or the way into one.
pub(super) fn show(
    ui: &mut Ui,
    joined: Option<&JoinedRoom>,
    state: &mut TogetherState,
    themes: &Themes,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let room = ui.max_rect();
    let narrow = compact(room);
    touch(ui, narrow);
    Backdrop::READING.show(ui, shared.art);
    let (lower, mut picked) = (Foot::of(ui, "together-foot"), None);
    let margin = Margin::symmetric(if narrow { 10 } else { 24 }, 8);
    let mut above = |ui: &mut Ui| {
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            touch(ui, narrow);
            ScrollArea::vertical().id_salt("together").auto_shrink([false, false]).show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    let table = joined.is_some_and(JoinedRoom::is_table);
                    ui.set_max_width(ui.available_width().min(widest(if table { WIDEST_TABLE } else { WIDEST })));
                    if has_room_for_title(room) {
                        let size = if narrow { Size::TITLE } else { Size::GRAND };
                        let title = shared.words.say(key!("together-title"));
                        screen_title(ui, &title, size);
                        hairline(ui);
                    }
                    picked = match joined {
                        Some(room) => gathering::show(ui, room, state, themes, shared),
                        None => way_in::show(ui, state, shared),
                    };
                    if is_cramped(room) {
                        ui.add_space(8.0);
                        picked = foot(ui, joined, state, shared).or(picked.take());
                    }
                });
            });
        });
    };
    if is_cramped(room) {
        above(ui);
    } else {
        lower.above(ui, above);
    }
    let mut chosen = picked;
    if !is_cramped(room) {
        lower.show(ui, |ui| {
            touch(ui, narrow);
            ui.vertical_centered(|ui| {
                ui.set_max_width(ui.available_width().min(widest(WIDEST)));
                chosen = foot(ui, joined, state, shared).or(chosen.take());
            });
        });
    }
    if let Some(theme) = joined.and_then(|room| room.own.client.room_theme()) {
        rules_panel::show(ui.ctx(), theme, shared.words, &mut state.rules, shared.targets);
    }
    let asked = joined.and_then(|room| people::sending_away(ui.ctx(), room, state, shared));
    asked.or(chosen)
}
