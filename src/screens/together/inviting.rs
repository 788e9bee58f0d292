//! Shows how others come into the room, and oneself on another device: a link to copy, its QR code and the room's four
//! words.

use bevy_egui::egui::Ui;

use super::{
    parts::{TogetherScreen, said, why},
    room::JoinedRoom,
    sentences,
    state::TogetherChoice,
};
use crate::{
    platform,
    ui::{
        qr::qr,
        widgets::{Button, subheading},
    },
};
use candlestick_online::{Handle, Link, protocol::PersonId};
use candlestick_themes::{Words, key};

/// The widest pattern, in points.
const PATTERN: f32 = 220.0;

/// Those at this device who have a chair that another device could take, and what the way there is called.
pub(super) fn chairs(room: &JoinedRoom, words: &Words) -> Vec<(PersonId, String)> {
    let able = room.everybody().filter(|one| one.client.link().token.is_some());
    able.filter_map(|one| one.client.you()).map(|person| (person, title(room, person, words))).collect()
}

fn title(room: &JoinedRoom, person: PersonId, words: &Words) -> String {
    if room.own.is(person) {
        return words.say(key!("together-device"));
    }
    words.with(key!("together-beside-device"), &[("name", (&sentences::name_of(room, person)).into())])
}

/// The link that friends come in by, and the room's words.
pub(super) fn show(ui: &mut Ui, room: &JoinedRoom, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let (words, name) = (shared.words, &room.own.client.link().room);
    let link = room.server.link(&Link::invitation(name));
    let begun = room.own.client.table().is_some();
    subheading(ui, &words.say(if begun { key!("together-invite-now") } else { key!("together-invite") }));
    why(ui, &link);
    if let Some(handle) = Handle::of(name) {
        said(ui, &words.with(key!("together-words"), &[("words", (&handle.words()).into())]));
    }
    to_take(ui, link, false, shared)
}

/// The link to the chair of somebody at this device, for another one.
pub(super) fn chair(
    ui: &mut Ui,
    room: &JoinedRoom,
    person: PersonId,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let one = room.everybody().find(|one| one.is(person) && one.client.link().token.is_some())?;
    let link = room.server.link(one.client.link());
    subheading(ui, &title(room, person, shared.words));
    why(ui, &shared.words.say(key!("together-device-why")));
    to_take(ui, link, true, shared)
}

/// That one's own link has the chair again when this device is lost, with the way to keep it.
pub(super) fn own_link(ui: &mut Ui, room: &JoinedRoom, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let link = room.own.client.link();
    link.token.as_ref()?;
    why(ui, &shared.words.say(key!("together-own-link")));
    let button = Button::new(&shared.words.say(key!("together-copy-own"))).icon(shared.art.icon("lock")).show(ui);
    shared.targets.mark("together.copy-own", &button);
    button.clicked().then(|| TogetherChoice::Copy { text: room.server.link(link), own: true })
}

/// A link to be copied, or read by a phone's camera; whether it opens somebody's chair.
fn to_take(ui: &mut Ui, text: String, own: bool, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let words = shared.words;
    let copy = Button::new(&words.say(key!("together-copy"))).icon(shared.art.icon("scroll")).wide().show(ui);
    shared.targets.mark("together.copy", &copy);
    ui.vertical_centered(|ui| qr(ui, &text, ui.available_width().min(PATTERN), &words.say(key!("together-qr"))));
    let sends = platform::CAN_SEND && own && {
        let button =
            Button::new(&words.say(key!("together-send-own"))).icon(shared.art.icon("passage")).wide().show(ui);
        shared.targets.mark("together.send", &button);
        button.clicked()
    };
    if sends {
        return Some(TogetherChoice::Send(text));
    }
    copy.clicked().then_some(TogetherChoice::Copy { text, own })
}
