//! How others come into the room, and oneself on another device: a link to copy, its QR code and the room's four words.

use bevy_egui::egui::Ui;

use super::{
    parts::{TogetherScreen, said, why},
    room::InRoom,
    state::TogetherChoice,
};
use crate::ui::{
    qr::qr,
    widgets::{Button, subheading},
};
use candlestick_online::{Handle, Link};
use candlestick_themes::key;

/// The widest pattern, in points.
const PATTERN: f32 = 220.0;

/// Whether one has a chair here that another device could take.
pub(super) const fn has_chair(room: &InRoom) -> bool {
    room.client.link().token.is_some()
}

/// The link that friends come in by, or with `own` the one to one's own chair.
pub(super) fn show(ui: &mut Ui, room: &InRoom, own: bool, stage: &TogetherScreen) -> Option<TogetherChoice> {
    let words = stage.words;
    let own = own && has_chair(room);
    let link = if own { room.client.link().clone() } else { Link::invitation(&room.client.link().room) };
    let link = room.server.link(&link);
    let invited = if room.client.table().is_some() { key!("together-invite-now") } else { key!("together-invite") };
    subheading(ui, &words.say(if own { key!("together-device") } else { invited }));
    if own {
        why(ui, &words.say(key!("together-device-why")));
    } else {
        why(ui, &link);
        if let Some(handle) = Handle::of(&room.client.link().room) {
            said(ui, &words.with(key!("together-words"), &[("words", (&handle.words()).into())]));
        }
    }
    let copy = Button::new(&words.say(key!("together-copy"))).icon(stage.art.icon("scroll")).wide().show(ui);
    stage.targets.mark("together.copy", &copy);
    ui.vertical_centered(|ui| qr(ui, &link, ui.available_width().min(PATTERN), &words.say(key!("together-qr"))));
    copy.clicked().then_some(TogetherChoice::Copy { text: link, own })
}
