//! Lets more people join a room's lobby at this same device: each has a chair of their own, and they pass the device
//! round.

use bevy_egui::egui::Ui;

use super::{
    parts::{TogetherScreen, said, why},
    people,
    room::JoinedRoom,
    sentences,
    state::{TogetherChoice, TogetherState},
};
use crate::ui::{
    named_group,
    widgets::{Button, line, subheading},
};
use candlestick_online::protocol::{Lobby, MAX_NAME, PersonId};
use candlestick_themes::{Theme, key};

/// Shows those who sit here besides oneself, and a line for one more while there is room at the table.
pub(super) fn show(
    ui: &mut Ui,
    room: &JoinedRoom,
    state: &mut TogetherState,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let (lobby, words) = (room.own.client.lobby()?, shared.words);
    subheading(ui, &words.say(key!("together-beside")));
    why(ui, &words.say(key!("together-beside-why")));
    let mut chosen = None;
    for person in room.beside.iter().filter_map(|one| one.client.you()) {
        chosen = seated(ui, room, lobby, person, theme, shared).or(chosen);
    }
    let seats = lobby.people.len() + lobby.arrangement.bots.len();
    if lobby.sharing || seats >= usize::from(theme.edition.profile.max_seats) {
        return chosen;
    }
    let hint = words.say(key!("together-beside-hint"));
    shared.targets.mark("together.beside.name", &line(ui, &mut state.beside, &hint, MAX_NAME));
    let text = words.say(key!("together-beside-sit"));
    let button = Button::new(&text).icon(shared.art.icon("plus")).wide().enabled(room.is_open()).show(ui);
    shared.targets.mark("together.beside.sit", &button);
    button.clicked().then_some(TogetherChoice::SitBeside).or(chosen)
}

/// Somebody who sits here: as whom, and the way to stand up.
fn seated(
    ui: &mut Ui,
    room: &JoinedRoom,
    lobby: &Lobby,
    person: PersonId,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let name = sentences::name_of(room, person);
    said(ui, &name);
    let target = format!("together.beside.{person}.suspect");
    // Whoever has this device chooses among the same suspects.
    let suspects = |ui: &mut Ui| people::suspects(ui, lobby, (Some(person), &target), theme, shared);
    let suspect = named_group(ui, &name, suspects);
    let text = shared.words.with(key!("together-beside-stand"), &[("name", (&name).into())]);
    let stands = Button::new(&text).icon(shared.art.icon("footsteps")).show(ui);
    shared.targets.mark(format!("together.beside.{person}.stand"), &stands);
    ui.add_space(6.0);
    let moved = suspect.map(|suspect| TogetherChoice::MoveBeside(person, suspect));
    stands.clicked().then_some(TogetherChoice::StandBeside(person)).or(moved)
}
