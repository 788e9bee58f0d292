//! A room's lobby: its link, who sits there, what is played, and what is next.

use bevy_egui::egui::{Align, Layout, Ui};

use super::{
    arranging, beside, inviting,
    parts::{TogetherScreen, said},
    people,
    room::JoinedRoom,
    sentences,
    state::{TogetherChoice, TogetherState},
    table_screen, terms,
};
use crate::{
    screens::Themes,
    ui::{
        differences_card,
        style::LOW,
        widgets::{Button, ButtonKind, plate, subheading, switch},
    },
};
use candlestick_online::protocol::{Code, Lobby, MOST_BLIND, PersonId};
use candlestick_themes::{Phrase, Theme, Words, key, list_of};

/// Shows the lobby, or what is to be told while there is none.
pub(super) fn show(
    ui: &mut Ui,
    room: &JoinedRoom,
    state: &mut TogetherState,
    themes: &Themes,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let layout = Layout::top_down(Align::Min);
    ui.with_layout(layout, |ui| {
        if let Some(line) = sentences::line(room, shared.words) {
            said(ui, &line);
            ui.add_space(6.0);
        }
        if let Some(later) = sentences::later(room, shared.words) {
            said(ui, &later);
            ui.add_space(6.0);
        }
        let theme = room.own.client.room_theme()?;
        if room.is_table() && room.own.client.lobby().is_some() {
            return table_screen::lobby(ui, room, theme, shared);
        }
        let mut chosen = None;
        let wide = ui.available_width();
        let mut part = |ui: &mut Ui, add: &mut dyn FnMut(&mut Ui) -> Option<TogetherChoice>| {
            let picked = plate().show(ui, |ui| {
                ui.set_width((wide - 24.0).max(0.0));
                add(ui)
            });
            ui.add_space(8.0);
            chosen = picked.inner.or(chosen.take());
        };
        let Some(lobby) = room.own.client.lobby() else {
            part(ui, &mut |ui| people::show(ui, room, theme, shared));
            return chosen;
        };
        let seated = room.own.client.you().is_some();
        // Whoever comes by a link sits down first, or watches; either can bring others.
        if !seated {
            part(ui, &mut |ui| chair(ui, room, state, theme, shared));
        }
        part(ui, &mut |ui| people::show(ui, room, theme, shared));
        part(ui, &mut |ui| invitation(ui, room, state, shared));
        if seated {
            part(ui, &mut |ui| chair(ui, room, state, theme, shared));
            part(ui, &mut |ui| beside::show(ui, room, state, theme, shared));
        }
        part(ui, &mut |ui| case(ui, room, lobby, themes, theme, shared));
        part(ui, &mut |ui| apart(ui, lobby, theme, shared));
        chosen
    })
    .inner
}

/// The link that friends come in by, or the one to the chair of somebody at this device.
fn invitation(
    ui: &mut Ui,
    room: &JoinedRoom,
    state: &TogetherState,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let chairs = inviting::chairs(room, shared.words);
    let shown = state.chair.filter(|shown| chairs.iter().any(|(person, _)| person == shown));
    let mut chosen = match shown {
        Some(person) => inviting::chair(ui, room, person, shared),
        None => inviting::show(ui, room, shared),
    };
    for (person, title) in chairs {
        let mut on = shown == Some(person);
        let response = switch(ui, &mut on, &title);
        let target =
            if room.own.is(person) { "together.device".to_owned() } else { format!("together.device.{person}") };
        shared.targets.mark(target, &response);
        let choice = TogetherChoice::ShowChair(on.then_some(person));
        chosen = response.changed().then_some(choice).or(chosen);
    }
    chosen
}

/// One's own name and suspect.
fn chair(
    ui: &mut Ui,
    room: &JoinedRoom,
    state: &mut TogetherState,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let words = shared.words;
    let seated = room.own.client.you().is_some();
    if !seated && room.own.client.lobby().is_some_and(|lobby| lobby.arrangement.closed) {
        said(ui, &sentences::refused(Code::Closed, words));
        return None;
    }
    let typed = people::name(ui, state, shared);
    let now = room.own.client.you().map(|me| sentences::name_of(room, me)).unwrap_or_default();
    let renamed = seated && typed.lost_focus() && ![now.as_str(), ""].contains(&state.name.trim());
    let lobby = room.own.client.lobby()?;
    let suspect = people::suspects(ui, lobby, (room.own.client.you(), "together.suspect"), theme, shared);
    let mut chosen = suspect.map(|suspect| TogetherChoice::Sit(Some(suspect)));
    if seated {
        let response = Button::new(&words.say(key!("together-stand"))).icon(shared.art.icon("footsteps")).show(ui);
        shared.targets.mark("together.stand", &response);
        chosen = response.clicked().then_some(TogetherChoice::Stand).or(chosen);
        ui.add_space(4.0);
        chosen = inviting::own_link(ui, room, shared).or(chosen);
    } else {
        let kind = if room.is_stopped() { ButtonKind::Plain } else { ButtonKind::Primary };
        let button =
            Button::new(&words.say(key!("together-sit"))).kind(kind).icon(shared.art.icon("person")).wide().show(ui);
        shared.targets.mark("together.sit", &button);
        chosen = button.clicked().then_some(TogetherChoice::Sit(None)).or(chosen);
        if !room.own.client.presence().table {
            chosen = table_screen::offer(ui, true, shared).or(chosen);
        }
    }
    chosen.or_else(|| renamed.then_some(TogetherChoice::Sit(None)))
}

/// What is played: for the host to choose, for the others to read.
fn case(
    ui: &mut Ui,
    room: &JoinedRoom,
    lobby: &Lobby,
    themes: &Themes,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    subheading(ui, &shared.words.say(key!("together-case")));
    said(ui, &theme.title.to_string());
    if room.me().is_some_and(|(_, host)| host) && !lobby.sharing {
        return arranging::show(ui, lobby, themes, theme, shared);
    }
    terms::show(ui, lobby, theme, shared);
    None
}

/// What the edition does otherwise than the plain game, and the way to its rules.
fn apart(ui: &mut Ui, lobby: &Lobby, theme: &Theme, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let shown = differences_card(ui, theme, &lobby.setup(), (shared.words, shared.art));
    shared.targets.put("together.differs", shown.intersect(ui.clip_rect()), true);
    let button = Button::new(&shared.words.say(key!("menu-rules"))).icon(shared.art.icon("book")).show(ui);
    shared.targets.mark("together.rules", &button);
    button.clicked().then_some(TogetherChoice::Rules)
}

/// What is next: to begin, to wait, to the table, to go on here; and the ways out.
pub(super) fn foot(ui: &mut Ui, room: &JoinedRoom, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let words = shared.words;
    let mut chosen = None;
    let mut button = |ui: &mut Ui, key, icon, kind, target: &str, enabled, choice| {
        let text = words.say(key);
        let response = Button::new(&text).kind(kind).icon(shared.art.icon(icon)).wide().enabled(enabled).show(ui);
        shared.targets.mark(target, &response);
        chosen = response.clicked().then_some(choice).or(chosen.take());
    };
    if let Some(way_on) = sentences::way_on(room) {
        let choice = TogetherChoice::Reconnect;
        button(ui, way_on, "play", ButtonKind::Primary, "together.reconnect", true, choice);
    }
    let host = room.me().is_some_and(|(_, host)| host);
    if let (Some(lobby), Some(theme)) = (room.own.client.lobby(), room.own.client.room_theme()) {
        let hindered = hindrance(room, lobby, theme, shared);
        if let Some(told) = &hindered {
            said(ui, told);
        }
        if host {
            let can = hindered.is_none() && room.is_open();
            // Whoever has no chair yet sits down first.
            let kind = if room.own.client.you().is_some() { ButtonKind::Primary } else { ButtonKind::Plain };
            let away = absent(room, lobby);
            let offers = room.is_open() && !lobby.sharing && is_enough_without(&away, lobby, theme);
            // On its side a phone has room beside, not below.
            let beside = offers && ui.ctx().content_rect().height() < LOW;
            let begins = ui.columns(if beside { 2 } else { 1 }, |sides| {
                let (start, choice) = (key!("together-start"), TogetherChoice::Start);
                button(&mut sides[0], start, "envelope", kind, "together.start", can, choice);
                let last = sides.len() - 1;
                offers.then(|| without(&mut sides[last], &away, shared)).flatten()
            });
            chosen = begins.or(chosen);
        }
    } else if let Some(table) = room.own.client.table() {
        let kind = if room.is_stopped() { ButtonKind::Plain } else { ButtonKind::Primary };
        button(ui, key!("together-resume"), "play", kind, "together.table", true, TogetherChoice::Table);
        if table.is_over() && host {
            button(
                ui,
                key!("together-rematch"),
                "shuffle",
                ButtonKind::Plain,
                "together.rematch",
                true,
                TogetherChoice::Rematch,
            );
        }
    }
    ui.columns(2, |sides| {
        let text = words.say(key!("together-back"));
        let back = Button::new(&text).icon(shared.art.icon("home")).leaves().wide().show(&mut sides[0]);
        shared.targets.mark("together.back", &back);
        let leave =
            Button::new(&words.say(key!("together-leave"))).icon(shared.art.icon("door")).wide().show(&mut sides[1]);
        shared.targets.mark("together.leave", &leave);
        let ways = back.clicked().then_some(TogetherChoice::Back).or(leave.clicked().then_some(TogetherChoice::Leave));
        chosen = ways.or(chosen.take());
    });
    chosen
}

/// Who sits there and is away, with their names.
fn absent<'a>(room: &JoinedRoom, lobby: &'a Lobby) -> Vec<(PersonId, &'a str)> {
    let away = lobby.people.iter().filter(|one| room.away.contains_key(&one.person));
    away.map(|one| (one.person, one.name.as_str())).collect()
}

/// Their names in one list.
fn names(people: &[(PersonId, &str)], words: &Words) -> Phrase {
    let names: Vec<_> = people.iter().map(|(_, name)| (*name).to_owned()).collect();
    list_of(&names, words)
}

/// Whether the case can begin without who is away: enough are left.
fn is_enough_without(away: &[(PersonId, &str)], lobby: &Lobby, theme: &Theme) -> bool {
    let left = (lobby.people.len() + lobby.arrangement.bots.len()).saturating_sub(away.len());
    !away.is_empty() && left >= usize::from(theme.edition.profile.min_seats)
}

/// The host's way to begin without who is away.
fn without(ui: &mut Ui, away: &[(PersonId, &str)], shared: &TogetherScreen) -> Option<TogetherChoice> {
    let text = shared.words.with(key!("together-start-without"), &[("who", (&names(away, shared.words)).into())]);
    let response = Button::new(&text).icon(shared.art.icon("envelope")).wide().show(ui);
    shared.targets.mark("together.start-without", &response);
    let whom = || away.iter().map(|(person, _)| *person).collect();
    response.clicked().then(|| TogetherChoice::StartWithout(whom()))
}

/// Why the case does not begin yet.
fn hindrance(room: &JoinedRoom, lobby: &Lobby, theme: &Theme, shared: &TogetherScreen) -> Option<String> {
    let words = shared.words;
    if lobby.sharing {
        return Some(words.say(key!("together-sharing")));
    }
    let seats = lobby.people.len() + lobby.arrangement.bots.len();
    let profile = &theme.edition.profile;
    let (least, most) = (usize::from(profile.min_seats), usize::from(profile.max_seats));
    let most = if lobby.arrangement.blind { most.min(MOST_BLIND) } else { most };
    if seats < least {
        return Some(words.with(key!("together-too-few"), &[("count", (least - seats).into())]));
    }
    if seats > most {
        return Some(words.with(key!("together-too-many"), &[("count", (seats - most).into())]));
    }
    let host = room.own.client.presence().host;
    let is_host = host.is_some() && room.own.client.you() == host;
    let away = absent(room, lobby);
    if !away.is_empty() {
        // Only whoever can begin without them is told so.
        let without = is_host && is_enough_without(&away, lobby, theme);
        let key = if without { key!("together-start-away") } else { key!("together-away-all") };
        let (count, who) = (away.len(), names(&away, words));
        return Some(words.with(key, &[("count", count.into()), ("who", (&who).into())]));
    }
    let host = host.filter(|_| !is_host)?;
    Some(words.with(key!("together-waits"), &[("name", (&sentences::name_of(room, host)).into())]))
}
