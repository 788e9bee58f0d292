//! The way into a room: one's name, a new room, a link that one was sent, and the rooms one was in.

use bevy_egui::egui::{Align, Layout, Ui};

use super::{
    parts::{TogetherScreen, said, why},
    state::{TogetherChoice, TogetherState},
    table_screen,
};
use crate::{
    platform,
    ui::widgets::{Button, ButtonKind, line, plate, subheading},
};
use candlestick_online::protocol::MAX_NAME;
use candlestick_themes::{key, list_of};

/// Most letters of a link or an address that is typed.
const LONGEST: usize = 400;

/// Shows it.
pub(super) fn show(ui: &mut Ui, state: &mut TogetherState, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let words = shared.words;
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        said(ui, &words.say(key!("together-what")));
        ui.add_space(6.0);
        let mut chosen = plate().show(ui, |ui| open(ui, state, shared)).inner;
        ui.add_space(8.0);
        chosen = plate().show(ui, |ui| enter(ui, state, shared)).inner.or(chosen);
        if state.chairs.iter().next().is_some() {
            ui.add_space(8.0);
            chosen = plate().show(ui, |ui| chairs(ui, state, shared)).inner.or(chosen);
        }
        chosen
    })
    .inner
}

fn open(ui: &mut Ui, state: &mut TogetherState, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let words = shared.words;
    subheading(ui, &words.say(key!("together-name")));
    let hint = words.say(key!("together-name-hint"));
    shared.targets.mark("together.name", &line(ui, &mut state.name, &hint, MAX_NAME));
    if platform::address().is_empty() {
        subheading(ui, &words.say(key!("together-server")));
        let hint = words.say(key!("together-server-hint"));
        shared.targets.mark("together.server", &line(ui, &mut state.server, &hint, LONGEST));
    }
    ui.add_space(4.0);
    let opening = state.opening.is_some();
    let text = words.say(if opening { key!("together-opening") } else { key!("together-open") });
    let button = Button::new(&text).kind(ButtonKind::Primary).icon(shared.art.icon("door")).wide().enabled(!opening);
    let response = button.show(ui);
    shared.targets.mark("together.open", &response);
    let chosen = response.clicked().then_some(TogetherChoice::Open);
    table_screen::offer(ui, !opening && state.finding.is_none(), shared).or(chosen)
}

fn enter(ui: &mut Ui, state: &mut TogetherState, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let words = shared.words;
    subheading(ui, &words.say(key!("together-join")));
    let hint = words.say(key!("together-link-hint"));
    shared.targets.mark("together.link", &line(ui, &mut state.link, &hint, LONGEST));
    ui.add_space(4.0);
    let text = words.say(key!("together-enter"));
    let button = Button::new(&text).icon(shared.art.icon("passage")).wide().enabled(state.finding.is_none());
    let response = button.show(ui);
    shared.targets.mark("together.enter", &response);
    response.clicked().then_some(TogetherChoice::Enter)
}

fn chairs(ui: &mut Ui, state: &TogetherState, shared: &TogetherScreen) -> Option<TogetherChoice> {
    subheading(ui, &shared.words.say(key!("together-chairs")));
    let mut chosen = None;
    for (n, chair) in state.chairs.iter().enumerate() {
        let Some(link) = chair.link() else { continue };
        let short: String = link.room.chars().take(6).collect();
        let names = list_of(&chair.names(), shared.words);
        let values = [("name", (&names).into()), ("room", (&short).into())];
        let text = shared.words.with(key!("together-chair"), &values);
        let response = Button::new(&text).icon(shared.art.icon("person")).wide().show(ui);
        shared.targets.mark(format!("together.chair.{n}"), &response);
        chosen = response.clicked().then_some(TogetherChoice::Chair(n)).or(chosen);
        why(ui, &chair.server.to_string());
    }
    chosen
}

/// Back to the title.
pub(super) fn foot(ui: &mut Ui, shared: &TogetherScreen) -> Option<TogetherChoice> {
    let text = shared.words.say(key!("together-back"));
    let response = Button::new(&text).icon(shared.art.icon("home")).leaves().show(ui);
    shared.targets.mark("together.back", &response);
    response.clicked().then_some(TogetherChoice::Back)
}
