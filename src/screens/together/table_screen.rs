//! A screen that shows the table to all who sit around it: how one becomes it, and its lobby, to be read from a chair.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui};

use super::{
    params::Together,
    parts::{TogetherScreen, said, why},
    people,
    room::JoinedRoom,
    state::TogetherChoice,
};
use crate::ui::{
    qr::qr,
    scale::Size,
    style::bold,
    widgets::{Button, heading, plate, subheading},
};
use candlestick_online::{Handle, Link, protocol::Deed};
use candlestick_themes::{Theme, key, palette};

/// The widest pattern, in points.
const PATTERN: f32 = 420.0;
/// Of a window's height, what the pattern has at most.
const SHARE: f32 = 0.55;
/// From this width on, in points, those who sit here stand beside the pattern.
const BESIDE: f32 = 700.0;

/// The button that makes this screen the table, and what that is.
pub(super) fn offer(ui: &mut Ui, enabled: bool, shared: &TogetherScreen) -> Option<TogetherChoice> {
    ui.add_space(4.0);
    let text = shared.words.say(key!("together-be-table"));
    let response = Button::new(&text).icon(shared.art.icon("eye")).wide().enabled(enabled).show(ui);
    shared.targets.mark("together.be-table", &response);
    why(ui, &shared.words.say(key!("together-be-table-why")));
    response.clicked().then_some(TogetherChoice::BeTable)
}

/// Its lobby: the way in, and who sits there.
pub(super) fn lobby(ui: &mut Ui, room: &JoinedRoom, theme: &Theme, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let height = ui.ctx().content_rect().height() * SHARE;
    if ui.available_width() < BESIDE {
        let chosen = plate().show(ui, |ui| way_in(ui, room, height, shared)).inner;
        ui.add_space(8.0);
        plate().show(ui, |ui| around(ui, room, theme, shared));
        return chosen;
    }
    ui.columns(2, |sides| {
        let chosen = plate().show(&mut sides[0], |ui| way_in(ui, room, height, shared)).inner;
        plate().show(&mut sides[1], |ui| around(ui, room, theme, shared));
        chosen
    })
}

/// The room's link as a pattern, and its four words in large letters.
fn way_in(ui: &mut Ui, room: &JoinedRoom, height: f32, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let (words, name) = (shared.words, &room.own.client.link().room);
    let link = room.server.link(&Link::invitation(name));
    heading(ui, &words.say(key!("together-table-join")));
    let most = ui.available_width().min(PATTERN).min(height);
    ui.with_layout(Layout::top_down(Align::Center), |ui| qr(ui, &link, most, &words.say(key!("together-qr"))));
    if let Some(handle) = Handle::of(name) {
        let server = room.server.to_string();
        subheading(ui, &words.with(key!("together-table-words"), &[("server", (&server).into())]));
        let four = RichText::new(handle.words()).font(bold(Size::HEAD)).color(palette::CANDLE);
        ui.add(Label::new(four).wrap());
    }
    let copy = Button::new(&words.say(key!("together-copy"))).icon(shared.art.icon("scroll")).wide().show(ui);
    shared.targets.mark("together.copy", &copy);
    copy.clicked().then_some(TogetherChoice::Copy { text: link, own: false })
}

/// Who sits here, and what is played.
fn around(ui: &mut Ui, room: &JoinedRoom, theme: &Theme, shared: &TogetherScreen) {
    let words = shared.words;
    // Nobody is sent away from here: it has no host's rights.
    let _ = people::show(ui, room, theme, shared);
    if room.own.client.lobby().is_some_and(|lobby| lobby.people.is_empty()) {
        said(ui, &words.say(key!("together-table-first")));
    }
    ui.add_space(6.0);
    subheading(ui, &words.say(key!("together-case")));
    said(ui, &theme.title.to_string());
}

impl Together<'_> {
    /// This screen shows the table: of the room that it is in, else of the one whose link or words are typed, else of one
    /// that is opened for it.
    pub(super) fn be_table(&mut self) {
        self.state.as_table = true;
        if let Some((server, room)) = self.at_hand.get().map(|room| (room.server.to_string(), room.own.client.link())) {
            let link = Link::table(&room.room);
            self.state.server = server;
            return self.go_in_by(link);
        }
        if self.state.link.trim().is_empty() {
            self.open();
        } else {
            self.enter();
        }
    }

    /// Goes into a room that was opened for it, and leaves the chair of whoever opens one.
    pub(super) fn stand_up(&mut self) {
        if let Some(room) = self.at_hand.get_mut().filter(|room| room.is_table()) {
            room.ask(Deed::Stand, self.tasks.signal());
        }
    }
}
