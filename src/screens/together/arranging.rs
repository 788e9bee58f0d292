//! Lets a room's host choose what is played there.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use bevy_egui::egui::Ui;

use super::{
    bot_levels::{self, is_free},
    parts::{TogetherScreen, choices_of, why},
    state::TogetherChoice,
    terms::{LIMITS, STAND_INS, WATCH_DELAYS, has_corner_rooms},
};
use crate::{
    screens::Themes,
    ui::{
        tabs,
        widgets::{Button, counted, icon_button, segmented, switch},
    },
};
use candlestick_game::Help;
use candlestick_online::protocol::{Arrangement, BotChair, Lobby};
use candlestick_rules::SuspectId;
use candlestick_themes::{MessageKey, Theme, key};

/// Shows all that the host may choose; answers what is to be arranged instead.
pub(super) fn show(
    ui: &mut Ui,
    lobby: &Lobby,
    themes: &Themes,
    theme: &Theme,
    shared: &TogetherScreen,
) -> Option<TogetherChoice> {
    let mut wanted = lobby.arrangement.clone();
    if let Some(other) = other_themes(ui, themes, theme, shared) {
        // Under its name a room's may be at hand: brought is one's own.
        let own = shared.own.themes().find(|own| own.id == other.id);
        wanted = for_theme(&lobby.arrangement, lobby, own.unwrap_or(other));
        if own.is_some() {
            return Some(TogetherChoice::Bring(Box::new(wanted)));
        }
    }
    ui.add_space(4.0);
    if !wanted.blind {
        bots(ui, lobby, &mut wanted, theme, shared);
        ui.add_space(4.0);
        options(ui, lobby, &mut wanted, theme, shared);
        ui.add_space(4.0);
    }
    nobody_deals(ui, lobby, &mut wanted, theme, shared);
    helps(ui, &mut wanted, shared);
    if !wanted.blind {
        times(ui, &mut wanted, shared);
    }
    door(ui, &mut wanted, shared);
    (wanted != lobby.arrangement).then(|| TogetherChoice::Arrange(Box::new(wanted)))
}

/// Whether others may still sit down.
fn door(ui: &mut Ui, wanted: &mut Arrangement, shared: &TogetherScreen) {
    let response = switch(ui, &mut wanted.closed, &shared.words.say(key!("together-door")));
    shared.targets.mark("together.door", &response);
    why(ui, &shared.words.say(key!("together-door-why")));
}

/// The other themes that a server has, and those that one can bring, two beside each other; answers the one that was
/// pressed.
fn other_themes<'a>(ui: &mut Ui, themes: &'a Themes, theme: &Theme, shared: &TogetherScreen) -> Option<&'a Arc<Theme>> {
    let builtin = candlestick_themes::builtin_ids();
    let can_be = |other: &Theme| builtin.contains(&other.id.as_str()) || shared.own.pack(&other.id).is_some();
    let is_other = |other: &&Arc<Theme>| other.id != theme.id && can_be(other);
    let others: Vec<_> = themes.all().iter().filter(is_other).collect();
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
    let mut wanted = Arrangement { theme: theme.id.clone(), bots: Vec::new(), ..arrangement.clone() };
    wanted.blind &= wanted.may_need_no_dealer(&theme.edition);
    let most = usize::from(theme.edition.profile.max_seats);
    for bot in arrangement.bots.iter().take(most.saturating_sub(lobby.people.len())) {
        let Some(suspect) = free(lobby, &wanted, theme) else { break };
        wanted.bots.push(BotChair { suspect, ..bot.clone() });
    }
    wanted
}

/// The first suspect whom nobody has.
fn free(lobby: &Lobby, wanted: &Arrangement, theme: &Theme) -> Option<SuspectId> {
    let people = suspects_of(lobby);
    (0..theme.edition.cards.suspects).map(SuspectId).find(|suspect| is_free(*suspect, &people, &wanted.bots))
}

/// The suspects of all people in a lobby.
fn suspects_of(lobby: &Lobby) -> Vec<SuspectId> {
    lobby.people.iter().map(|one| one.suspect).collect()
}

/// The same where nobody deals: without all that a dealer has to tell.
fn without_dealer(arrangement: &Arrangement) -> Arrangement {
    let plain = Arrangement { bots: Vec::new(), deck: false, powers: false, ..arrangement.clone() };
    Arrangement { limit: None, watch_delay: 0, blind: true, ..plain }
}

/// Whether nobody deals, with what that means, where the theme can be played so.
fn nobody_deals(ui: &mut Ui, lobby: &Lobby, wanted: &mut Arrangement, theme: &Theme, shared: &TogetherScreen) {
    let without = without_dealer(wanted);
    let people = lobby.people.len().max(usize::from(theme.edition.profile.min_seats).max(2));
    if !wanted.blind && !without.needs_no_dealer(&theme.edition, people) {
        return;
    }
    let mut on = wanted.blind;
    let response = switch(ui, &mut on, &shared.words.say(key!("together-blind")));
    shared.targets.mark("together.blind", &response);
    why(ui, &shared.words.say(key!("together-blind-why")));
    if on != wanted.blind {
        *wanted = if on { without } else { Arrangement { blind: false, ..wanted.clone() } };
    }
}

/// How many bots, and how well they play.
fn bots(ui: &mut Ui, lobby: &Lobby, wanted: &mut Arrangement, theme: &Theme, shared: &TogetherScreen) {
    let words = shared.words;
    let seats = lobby.people.len() + wanted.bots.len();
    let level = wanted.bots.last().map_or(wanted.stand_in, |bot| bot.level);
    let count = words.with(key!("together-bot-count"), &[("count", wanted.bots.len().into())]);
    counted(ui, &words.say(key!("together-bots")), &count, |ui, is_more| {
        if !is_more {
            ui.add_enabled_ui(!wanted.bots.is_empty(), |ui| {
                let fewer = icon_button(ui, shared.art.icon("minus"), &words.say(key!("together-fewer-bots")));
                shared.targets.mark("together.fewer-bots", &fewer);
                if fewer.clicked() {
                    wanted.bots.pop();
                }
            });
            return;
        }
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
    });
    if !wanted.bots.is_empty() {
        bot_levels::show(ui, wanted, (theme, &suspects_of(lobby)), shared);
    }
}

/// What the theme can do, as on one device.
fn options(ui: &mut Ui, lobby: &Lobby, wanted: &mut Arrangement, theme: &Theme, shared: &TogetherScreen) {
    let (words, edition) = (shared.words, &theme.edition);
    if !edition.deck.is_empty() {
        let text = words.with(key!("setup-deck"), &[("deck", (&theme.deck_phrase).into())]);
        shared.targets.mark("together.deck", &switch(ui, &mut wanted.deck, &text));
    }
    if !edition.powers.is_empty() {
        shared.targets.mark("together.powers", &switch(ui, &mut wanted.powers, &words.say(key!("setup-powers"))));
    }
    if has_corner_rooms(theme, lobby.people.len() + wanted.bots.len()) {
        shared.targets.mark("together.corner", &switch(ui, &mut wanted.corner_rooms, &words.say(key!("setup-corner"))));
    }
}

/// How much the notebook helps everybody at most.
fn helps(ui: &mut Ui, wanted: &mut Arrangement, shared: &TogetherScreen) {
    let name = shared.words.say(key!("together-help"));
    let all = Help::ALL.map(|help| (help, help.sentence(), format!("together.help.{}", help.key())));
    let pressed = choices_of(ui, &name, |ui| tabs(ui, (shared.words, shared.targets), &all, Some(wanted.help)));
    if let Some(help) = pressed {
        wanted.help = help;
    }
}

/// How long somebody may be away, how long a decision may take, and how much later whoever watches is told.
fn times(ui: &mut Ui, wanted: &mut Arrangement, shared: &TogetherScreen) {
    let words = shared.words;
    let after = |seconds: u32| words.with(key!("together-after"), &[("seconds", seconds.into())]);
    let at = STAND_INS.iter().position(|one| *one == wanted.stand_in_after);
    let told = (key!("together-stand-in"), "together.stand-in");
    if let Some(n) = choices(ui, told, STAND_INS.map(after), at, shared) {
        wanted.stand_in_after = STAND_INS[n];
    }
    let named = LIMITS.map(|limit| limit.map_or_else(|| words.say(key!("together-limit-none")), after));
    let at = LIMITS.iter().position(|one| *one == wanted.limit);
    if let Some(n) = choices(ui, (key!("together-limit"), "together.limit"), named, at, shared) {
        wanted.limit = LIMITS[n];
    }
    let later = |minutes: u32| words.with(key!("together-watch-later"), &[("minutes", minutes.into())]);
    let at = WATCH_DELAYS.iter().position(|minutes| minutes * 60 == wanted.watch_delay);
    let told = (key!("together-watch-delay"), "together.watch-delay");
    if let Some(n) = choices(ui, told, WATCH_DELAYS.map(later), at, shared) {
        wanted.watch_delay = WATCH_DELAYS[n] * 60;
    }
}

/// Four times under what they are for.
fn choices(
    ui: &mut Ui,
    (what, target): (MessageKey, &str),
    labels: [String; 4],
    at: Option<usize>,
    shared: &TogetherScreen,
) -> Option<usize> {
    let name = shared.words.say(what);
    let labels: Vec<_> = labels.iter().map(String::as_str).collect();
    let (pressed, responses) = choices_of(ui, &name, |ui| segmented(ui, &labels, at));
    for (n, response) in responses.iter().enumerate() {
        shared.targets.mark(format!("{target}.{n}"), response);
    }
    pressed
}
