//! A room's lobby: its link, who sits there, and what the host arranges.

use std::sync::Arc;

use bevy_egui::egui::{Align, Layout, Ui};

use super::{
    beside, inviting,
    parts::{TogetherScreen, said, why},
    people,
    room::InRoom,
    sentences,
    state::{TogetherChoice, TogetherState},
};
use crate::{
    screens::Themes,
    ui::{
        tabs,
        widgets::{Button, Kind, icon_button, plate, subheading, switch},
    },
};
use candlestick_game::{Help, Level};
use candlestick_online::protocol::{Arrangement, BotChair, Lobby};
use candlestick_rules::SuspectId;
use candlestick_themes::{MessageKey, Theme, key};

/// How long somebody may be away before a bot stands in, in seconds.
const STAND_INS: [u32; 4] = [30, 90, 600, 86_400];
/// How long a decision may take, in seconds; none is for ever.
const LIMITS: [Option<u32>; 4] = [None, Some(30), Some(90), Some(600)];

/// How much later whoever watches may be told, in minutes; 0 is at once.
const WATCH_DELAYS: [u32; 4] = [0, 1, 3, 10];

const LEVELS: [(Level, MessageKey, &str); 3] = [
    (Level::Novice, key!("setup-level-novice"), "together.bots.novice"),
    (Level::Detective, key!("setup-level-detective"), "together.bots.detective"),
    (Level::Master, key!("setup-level-master"), "together.bots.master"),
];

/// The theme that is played with, as this program has it.
fn theme_of<'a>(room: &InRoom, themes: &'a Themes) -> Option<&'a Arc<Theme>> {
    let id = match (room.own.client.lobby(), room.own.client.table()) {
        (Some(lobby), _) => &lobby.theme.id,
        (None, Some(table)) => &table.theme().id,
        (None, None) => return None,
    };
    themes.with_id(id)
}

/// Shows the lobby, or what is to be told while there is none.
pub(super) fn show(
    ui: &mut Ui,
    room: &InRoom,
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
        let theme = theme_of(room, themes)?;
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
        part(ui, &mut |ui| arrangement(ui, room, lobby, themes, theme, shared));
        chosen
    })
    .inner
}

/// The link that friends come in by, or the one to the chair of somebody at this device.
fn invitation(ui: &mut Ui, room: &InRoom, state: &TogetherState, shared: &TogetherScreen) -> Option<TogetherChoice> {
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
    room: &InRoom,
    state: &mut TogetherState,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let words = shared.words;
    let typed = people::name(ui, state, shared);
    let seated = room.own.client.you().is_some();
    let now = room.own.client.you().map(|me| sentences::name_of(room, me)).unwrap_or_default();
    let renamed = seated && typed.lost_focus() && ![now.as_str(), ""].contains(&state.name.trim());
    let lobby = room.own.client.lobby()?;
    let suspect = people::suspects(ui, lobby, (room.own.client.you(), "together.suspect"), theme, shared);
    let mut chosen = suspect.map(|suspect| TogetherChoice::Sit(Some(suspect)));
    if seated {
        let response = Button::new(&words.say(key!("together-stand"))).icon(shared.art.icon("footsteps")).show(ui);
        shared.targets.mark("together.stand", &response);
        chosen = response.clicked().then_some(TogetherChoice::Stand).or(chosen);
    } else {
        let kind = if room.is_ended() { Kind::Plain } else { Kind::Primary };
        let button =
            Button::new(&words.say(key!("together-sit"))).kind(kind).icon(shared.art.icon("person")).wide().show(ui);
        shared.targets.mark("together.sit", &button);
        chosen = button.clicked().then_some(TogetherChoice::Sit(None)).or(chosen);
    }
    chosen.or_else(|| renamed.then_some(TogetherChoice::Sit(None)))
}

/// What is played: for the host to choose, for the others to read.
fn arrangement(
    ui: &mut Ui,
    room: &InRoom,
    lobby: &Lobby,
    themes: &Themes,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let words = shared.words;
    let is_host = room.me().is_some_and(|(_, host)| host) && !lobby.sharing;
    let mut wanted = lobby.arrangement.clone();
    subheading(ui, &words.say(key!("together-case")));
    said(ui, &theme.title.to_string());
    if !is_host {
        let count = words.with(key!("together-bot-count"), &[("count", lobby.arrangement.bots.len().into())]);
        why(ui, &count);
        return None;
    }
    if let Some(other) = other_themes(ui, themes, theme, shared) {
        wanted = for_theme(&lobby.arrangement, lobby, other);
        if shared.own.pack(&other.id).is_some() {
            return Some(TogetherChoice::Bring(Box::new(wanted)));
        }
    }
    ui.add_space(4.0);
    bots(ui, lobby, &mut wanted, theme, shared);
    ui.add_space(4.0);
    options(ui, lobby, &mut wanted, theme, shared);
    ui.add_space(4.0);
    helps(ui, &mut wanted, shared);
    times(ui, &mut wanted, shared);
    (wanted != lobby.arrangement).then(|| TogetherChoice::Arrange(Box::new(wanted)))
}

/// The other themes that a server has, and those that one can bring, two beside each other; answers the one that was
/// pressed.
fn other_themes<'a>(ui: &mut Ui, themes: &'a Themes, theme: &Theme, shared: &TogetherScreen) -> Option<&'a Arc<Theme>> {
    let builtin = candlestick_themes::builtin_ids();
    let can_be = |other: &Theme| builtin.contains(&other.id.as_str()) || shared.own.pack(&other.id).is_some();
    let is_other = |other: &&Arc<Theme>| other.id != theme.id && can_be(other);
    let others: Vec<_> = themes.0.iter().filter(is_other).collect();
    let mut chosen = None;
    for pair in others.chunks(2) {
        ui.columns(2, |sides| {
            for (side, other) in sides.iter_mut().zip(pair) {
                let response = Button::new(&other.title).wide().show(side);
                shared.targets.mark(format!("together.theme.{}", other.id), &response);
                chosen = response.clicked().then_some(*other).or(chosen);
            }
        });
    }
    chosen
}

/// The same for another theme: its chairs are others.
fn for_theme(arrangement: &Arrangement, lobby: &Lobby, theme: &Theme) -> Arrangement {
    let bots = arrangement.bots.len();
    let mut wanted = Arrangement { theme: theme.id.clone(), bots: Vec::new(), ..arrangement.clone() };
    let most = usize::from(theme.edition.profile.max_seats);
    let level = arrangement.bots.first().map_or(Level::Detective, |bot| bot.level);
    while wanted.bots.len() < bots && lobby.people.len() + wanted.bots.len() < most {
        let names: Vec<_> = arrangement.bots.iter().map(|bot| bot.name.clone()).collect();
        let Some(suspect) = free(lobby, &wanted, theme) else { break };
        let name = names.get(wanted.bots.len()).cloned().unwrap_or_default();
        wanted.bots.push(BotChair { suspect, level, name });
    }
    wanted
}

/// The first suspect whom nobody has.
fn free(lobby: &Lobby, wanted: &Arrangement, theme: &Theme) -> Option<SuspectId> {
    (0..theme.edition.cards.suspects).map(SuspectId).find(|suspect| {
        lobby.people.iter().all(|one| one.suspect != *suspect) && wanted.bots.iter().all(|bot| bot.suspect != *suspect)
    })
}

/// How many bots, and how well they play.
fn bots(ui: &mut Ui, lobby: &Lobby, wanted: &mut Arrangement, theme: &Theme, shared: &TogetherScreen) {
    let words = shared.words;
    let seats = lobby.people.len() + wanted.bots.len();
    let level = wanted.bots.first().map_or(wanted.stand_in, |bot| bot.level);
    ui.horizontal(|ui| {
        subheading(ui, &words.say(key!("together-bots")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let can_add = seats < usize::from(theme.edition.profile.max_seats);
            ui.add_enabled_ui(can_add, |ui| {
                let more = icon_button(ui, shared.art.icon("plus"), &words.say(key!("together-more-bots")));
                shared.targets.mark("together.more-bots", &more);
                if let Some(suspect) = free(lobby, wanted, theme).filter(|_| more.clicked()) {
                    let names = words.say(key!("setup-bot-names"));
                    let known: Vec<_> = wanted.bots.iter().map(|bot| bot.name.clone()).collect();
                    let mut names = names.split(',').map(str::trim);
                    let name = names.find(|name| known.iter().all(|other| other != name));
                    let name = name.map_or_else(|| words.say(key!("together-bots")), str::to_owned);
                    wanted.bots.push(BotChair { suspect, level, name });
                }
            });
            said_count(ui, wanted.bots.len(), shared);
            ui.add_enabled_ui(!wanted.bots.is_empty(), |ui| {
                let fewer = icon_button(ui, shared.art.icon("minus"), &words.say(key!("together-fewer-bots")));
                shared.targets.mark("together.fewer-bots", &fewer);
                if fewer.clicked() {
                    wanted.bots.pop();
                }
            });
        });
    });
    if wanted.bots.is_empty() {
        return;
    }
    if let Some(level) = tabs(ui, (words, shared.targets), &LEVELS, Some(level)) {
        wanted.stand_in = level;
        wanted.bots.iter_mut().for_each(|bot| bot.level = level);
    }
}

fn said_count(ui: &mut Ui, count: usize, shared: &TogetherScreen) {
    said(ui, &shared.words.with(key!("together-bot-count"), &[("count", count.into())]));
}

/// What the theme can do, as on one device.
fn options(ui: &mut Ui, lobby: &Lobby, wanted: &mut Arrangement, theme: &Theme, shared: &TogetherScreen) {
    let (words, edition) = (shared.words, &theme.edition);
    if !edition.deck.is_empty() {
        let text = words.with(key!("setup-deck"), &[("deck", (&theme.deck_name).into())]);
        shared.targets.mark("together.deck", &switch(ui, &mut wanted.deck, &text));
    }
    if !edition.powers.is_empty() {
        shared.targets.mark("together.powers", &switch(ui, &mut wanted.powers, &words.say(key!("setup-powers"))));
    }
    let two = lobby.people.len() + wanted.bots.len() == 2 && edition.profile.two_side_room_cards > 0;
    if two {
        shared.targets.mark("together.corner", &switch(ui, &mut wanted.corner_rooms, &words.say(key!("setup-corner"))));
    }
}

/// How much the notebook helps everybody at most.
fn helps(ui: &mut Ui, wanted: &mut Arrangement, shared: &TogetherScreen) {
    why(ui, &shared.words.say(key!("together-help")));
    let all = Help::ALL.map(|help| (help, help.sentence(), format!("together.help.{}", help.key())));
    if let Some(help) = tabs(ui, (shared.words, shared.targets), &all, Some(wanted.help)) {
        wanted.help = help;
    }
}

/// How long somebody may be away, how long a decision may take, and how much later whoever watches is told.
fn times(ui: &mut Ui, wanted: &mut Arrangement, shared: &TogetherScreen) {
    let words = shared.words;
    let after = |seconds: u32| words.with(key!("together-after"), &[("seconds", seconds.into())]);
    why(ui, &words.say(key!("together-stand-in")));
    let chosen = choices(
        ui,
        STAND_INS.map(after),
        STAND_INS.iter().position(|one| *one == wanted.stand_in_after),
        ("together.stand-in", shared),
    );
    if let Some(n) = chosen {
        wanted.stand_in_after = STAND_INS[n];
    }
    why(ui, &words.say(key!("together-limit")));
    let named = LIMITS.map(|limit| limit.map_or_else(|| words.say(key!("together-limit-none")), after));
    let chosen = choices(ui, named, LIMITS.iter().position(|one| *one == wanted.limit), ("together.limit", shared));
    if let Some(n) = chosen {
        wanted.limit = LIMITS[n];
    }
    why(ui, &words.say(key!("together-watch-delay")));
    let later = |minutes: u32| words.with(key!("together-watch-later"), &[("minutes", minutes.into())]);
    let at = WATCH_DELAYS.iter().position(|minutes| minutes * 60 == wanted.watch_delay);
    if let Some(n) = choices(ui, WATCH_DELAYS.map(later), at, ("together.watch-delay", shared)) {
        wanted.watch_delay = WATCH_DELAYS[n] * 60;
    }
}

fn choices(
    ui: &mut Ui,
    labels: [String; 4],
    at: Option<usize>,
    (target, shared): (&str, &TogetherScreen),
) -> Option<usize> {
    let labels: Vec<_> = labels.iter().map(String::as_str).collect();
    let (pressed, responses) = crate::ui::widgets::segmented(ui, &labels, at);
    for (n, response) in responses.iter().enumerate() {
        shared.targets.mark(format!("{target}.{n}"), response);
    }
    pressed
}

/// What is next: to begin, to wait, to the table, to go on here; and the ways out.
pub(super) fn foot(ui: &mut Ui, room: &InRoom, themes: &Themes, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let words = shared.words;
    let mut chosen = None;
    let mut button = |ui: &mut Ui, key, icon, kind, target: &str, enabled, choice| {
        let text = words.say(key);
        let response = Button::new(&text).kind(kind).icon(shared.art.icon(icon)).wide().enabled(enabled).show(ui);
        shared.targets.mark(target, &response);
        chosen = response.clicked().then_some(choice).or(chosen.take());
    };
    if room.is_ended() {
        button(
            ui,
            key!("together-reconnect"),
            "play",
            Kind::Primary,
            "together.reconnect",
            true,
            TogetherChoice::Reconnect,
        );
    }
    let host = room.me().is_some_and(|(_, host)| host);
    if let (Some(lobby), Some(theme)) = (room.own.client.lobby(), theme_of(room, themes)) {
        let hindered = hindrance(room, lobby, theme, shared);
        if let Some(told) = &hindered {
            said(ui, told);
        }
        if host {
            let can = hindered.is_none() && room.is_open();
            // Whoever has no chair yet sits down first.
            let kind = if room.own.client.you().is_some() { Kind::Primary } else { Kind::Plain };
            button(ui, key!("together-start"), "envelope", kind, "together.start", can, TogetherChoice::Start);
        }
    } else if let Some(table) = room.own.client.table() {
        let kind = if room.is_ended() { Kind::Plain } else { Kind::Primary };
        button(ui, key!("together-resume"), "play", kind, "together.table", true, TogetherChoice::Table);
        if table.is_over() && host {
            button(
                ui,
                key!("together-rematch"),
                "shuffle",
                Kind::Plain,
                "together.rematch",
                true,
                TogetherChoice::Rematch,
            );
        }
    }
    ui.columns(2, |sides| {
        let back =
            Button::new(&words.say(key!("together-back"))).icon(shared.art.icon("home")).wide().show(&mut sides[0]);
        shared.targets.mark("together.back", &back);
        let leave =
            Button::new(&words.say(key!("together-leave"))).icon(shared.art.icon("door")).wide().show(&mut sides[1]);
        shared.targets.mark("together.leave", &leave);
        let ways = back.clicked().then_some(TogetherChoice::Back).or(leave.clicked().then_some(TogetherChoice::Leave));
        chosen = ways.or(chosen.take());
    });
    chosen
}

/// Why the case does not begin yet.
fn hindrance(room: &InRoom, lobby: &Lobby, theme: &Theme, shared: &TogetherScreen) -> Option<String> {
    let words = shared.words;
    if lobby.sharing {
        return Some(words.say(key!("together-sharing")));
    }
    let seats = lobby.people.len() + lobby.arrangement.bots.len();
    let profile = &theme.edition.profile;
    let (least, most) = (usize::from(profile.min_seats), usize::from(profile.max_seats));
    if seats < least {
        return Some(words.with(key!("together-too-few"), &[("count", (least - seats).into())]));
    }
    if seats > most {
        return Some(words.with(key!("together-too-many"), &[("count", (seats - most).into())]));
    }
    let host = room.own.client.presence().host?;
    if room.own.client.you() == Some(host) {
        return None;
    }
    Some(words.with(key!("together-waits"), &[("name", (&sentences::name_of(room, host)).into())]))
}
