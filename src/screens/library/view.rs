//! The library: the list of cases with a field to search it, and the ways to take one in.

use bevy_egui::egui::{CentralPanel, Frame, Label, Margin, Rect, RichText, ScrollArea, Ui};

use super::{
    parts::{LibraryScreen, line},
    rows,
    state::{CaseFilter, LibraryChoice, LibraryState},
};
use crate::ui::{
    Art, ScreenTargets, live,
    scale::{Size, widest},
    style::{body, compact, has_room_for_title, touch},
    tabs,
    widgets::{Backdrop, ButtonKind, Foot, hairline, plate, screen_title, switch},
};
use candlestick_themes::{Words, key, palette};

/// The widest list, in points.
const WIDEST: f32 = 860.0;

/// Shows the library over the whole window.
pub fn show(
    ui: &mut Ui,
    state: &mut LibraryState,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Option<LibraryChoice> {
    let room = ui.max_rect();
    let shared = LibraryScreen { words, art, targets, narrow: compact(room) };
    touch(ui, shared.narrow);
    Backdrop::READING.show(ui, art);
    let lower = Foot::of(ui, "library-foot");
    let chosen = lower.above(ui, |ui| above(ui, state, &shared, room));
    lower.show(ui, |ui| foot(ui, state, &shared)).or(chosen)
}

fn above(ui: &mut Ui, state: &mut LibraryState, shared: &LibraryScreen, room: Rect) -> Option<LibraryChoice> {
    let margin = Margin::symmetric(if shared.narrow { 10 } else { 24 }, 8);
    let shown = CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        touch(ui, shared.narrow);
        if has_room_for_title(room) {
            ui.vertical_centered(|ui| {
                let size = if shared.narrow { Size::TITLE } else { Size::GRAND };
                screen_title(ui, &shared.words.say(key!("library-title")), size);
            });
            hairline(ui);
        }
        let shown = ui.vertical_centered(|ui| {
            ui.set_max_width(ui.available_width().min(widest(WIDEST)));
            middle(ui, state, shared)
        });
        shown.inner
    });
    shown.inner
}

/// What is sought, and the list; an invitation where there is none.
fn middle(ui: &mut Ui, state: &mut LibraryState, shared: &LibraryScreen) -> Option<LibraryChoice> {
    if state.entries.is_empty() {
        ui.add_space(24.0);
        plate().show(ui, |ui| said(ui, &shared.words.say(key!("library-empty"))));
        return None;
    }
    let mut chosen = choosing(ui, state, shared);
    ui.add_space(6.0);
    let ids: Vec<_> = state.found().cloned().collect();
    ScrollArea::vertical().id_salt("cases").auto_shrink([false, false]).show(ui, |ui| {
        for entry in &ids {
            chosen = rows::show(ui, entry, &mut state.unfolded, shared).or(chosen.take());
            ui.add_space(6.0);
        }
        if ids.is_empty() {
            said(ui, &shared.words.say(key!("library-none-found")));
        }
    });
    chosen
}

/// Which cases are listed, and what is sought in them.
fn choosing(ui: &mut Ui, state: &mut LibraryState, shared: &LibraryScreen) -> Option<LibraryChoice> {
    let all = [
        (CaseFilter::All, key!("library-all"), "library.all"),
        (CaseFilter::Open, key!("library-open"), "library.open"),
        (CaseFilter::Closed, key!("library-closed"), "library.closed"),
    ];
    let chosen = tabs(ui, (shared.words, shared.targets), &all, Some(state.listed)).map(LibraryChoice::List);
    line(ui, &mut state.sought, &shared.words.say(key!("library-search")), ("library.search", shared), usize::MAX);
    if let Some(hide) = &mut state.hide_endings {
        let shown = switch(ui, hide, &shared.words.say(key!("keeping-hide-endings")));
        shared.targets.mark("library.hide-endings", &shown);
        return shown.changed().then_some(LibraryChoice::HideEndings(*hide)).or(chosen);
    }
    chosen
}

/// A sentence in the middle of the screen.
fn said(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).color(palette::PARCHMENT)).wrap());
}

/// What is told, the field for what is pasted, and the ways on from here.
fn foot(ui: &mut Ui, state: &mut LibraryState, shared: &LibraryScreen) -> Option<LibraryChoice> {
    touch(ui, shared.narrow);
    let shown = ui.vertical_centered(|ui| {
        ui.set_max_width(ui.available_width().min(widest(WIDEST)));
        if let Some(told) = &state.told {
            let text = RichText::new(told).font(body(Size::FOOT)).color(palette::CANDLE);
            live::heard(&ui.add(Label::new(text).wrap()), "library.told", told);
        }
        let kind = if state.acts_on_a_case() { ButtonKind::Plain } else { ButtonKind::Primary };
        match &mut state.pasted {
            Some(pasted) => pasting(ui, pasted, kind, shared),
            None => ways(ui, state.pick, kind, shared),
        }
    });
    shown.inner
}

/// The field for a text or link, and what is done with it.
fn pasting(ui: &mut Ui, pasted: &mut String, kind: ButtonKind, shared: &LibraryScreen) -> Option<LibraryChoice> {
    line(ui, pasted, &shared.words.say(key!("library-paste-hint")), ("library.pasted", shared), usize::MAX);
    let take = (key!("library-take"), "envelope", kind, "library.take", LibraryChoice::TakePasted);
    let back = (key!("library-not-now"), "door", ButtonKind::Plain, "library.not-now", LibraryChoice::Paste(false));
    rows::ways(ui, shared, vec![take, back])
}

fn ways(ui: &mut Ui, pick: bool, kind: ButtonKind, shared: &LibraryScreen) -> Option<LibraryChoice> {
    let paste = (key!("library-paste"), "scroll", ButtonKind::Plain, "library.paste", LibraryChoice::Paste(true));
    let file = (key!("lookback-open"), "envelope", ButtonKind::Plain, "library.pick", LibraryChoice::Pick);
    let insight = (key!("insight-title"), "eye", ButtonKind::Plain, "library.insight", LibraryChoice::Insight);
    let back = (key!("lookback-leave"), "home", kind, "library.leave", LibraryChoice::Back);
    let mut all = vec![paste, insight, back];
    if pick {
        all.insert(1, file);
    }
    rows::ways(ui, shared, all)
}
