//! The panels of the user's themes: all of them with the ways to add one, and the faults that are to be mended.

use bevy_egui::egui::{
    Align, Align2, Context, Id, Label, Layout, Modal, Order, RichText, ScrollArea, Ui, Window, vec2,
};

use super::{OwnThemes, source};
use crate::{
    case::{Waits, theme_store::Entry},
    table::palette,
    theme::{ThemeFault, Words},
    ui::{
        Art, Spots,
        style::{bold, touch},
        widgets::{Button, Kind, hairline, heading, icon_button, plate, scrim, sheet, subheading},
    },
};

/// Which of the panels is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Panel {
    /// None.
    #[default]
    Closed,
    /// All themes, over everything.
    Themes,
    /// What is to be mended and what waits, beside whatever else is shown.
    Faults,
}

/// What was chosen in a panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThemesChoice {
    /// Close the panel.
    Close,
    /// Play the theme of this id.
    Play(String),
    /// Take the theme at this place away.
    Remove(String),
    /// Pick files: a folder, or zips.
    Pick {
        /// Whether a whole folder is picked.
        folder: bool,
    },
    /// Open the themes folder.
    OpenFolder,
}

/// What the parts of the panels share.
struct Desk<'a> {
    own: &'a OwnThemes,
    words: &'a Words,
    art: &'a Art,
    spots: &'a Spots,
    narrow: bool,
    /// Whether a theme can be chosen from here: not while a case is under way.
    may_play: bool,
}

/// Shows the panel that is open.
pub(super) fn show(
    ctx: &Context,
    own: &OwnThemes,
    words: &Words,
    art: &Art,
    spots: &Spots,
    may_play: bool,
) -> Option<ThemesChoice> {
    let room = ctx.content_rect().size();
    let narrow = room.x < 700.0;
    let desk = Desk { own, words, art, spots, narrow, may_play };
    match own.panel {
        Panel::Closed => None,
        Panel::Themes => {
            let modal = Modal::new(Id::new("own-themes")).frame(sheet()).backdrop_color(scrim());
            let shown = modal.show(ctx, |ui| {
                touch(ui, narrow);
                ui.set_width((room.x - 56.0).min(640.0));
                heading(ui, &words.say("themes-title"));
                hairline(ui);
                let most = room.y - if narrow { 260.0 } else { 210.0 };
                let chosen =
                    ScrollArea::vertical().max_height(most).auto_shrink([false, true]).show(ui, |ui| all(ui, &desk));
                hairline(ui);
                foot(ui, &desk).or(chosen.inner)
            });
            shown.inner.or_else(|| shown.backdrop_response.clicked().then_some(ThemesChoice::Close))
        }
        Panel::Faults => {
            let window = Window::new("faults")
                .title_bar(false)
                .resizable(false)
                .order(Order::Foreground)
                .frame(sheet())
                .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -10.0));
            let shown = window.show(ctx, |ui| {
                touch(ui, narrow);
                ui.set_width((room.x - 56.0).min(640.0));
                ScrollArea::vertical()
                    .max_height(room.y * 0.36)
                    .auto_shrink([false, true])
                    .show(ui, |ui| news(ui, &desk));
                hairline(ui);
                foot(ui, &desk)
            });
            shown.and_then(|shown| shown.inner).flatten()
        }
    }
}

/// Every theme, the ways to add one, and what is to be mended.
fn all(ui: &mut Ui, desk: &Desk) -> Option<ThemesChoice> {
    let mut chosen = None;
    if desk.own.shelf.entries().next().is_none() {
        ui.label(RichText::new(desk.words.say("themes-none")).color(palette::PARCHMENT_SHADE));
    }
    for (place, entry) in desk.own.shelf.entries() {
        chosen = row(ui, desk, place, entry).or(chosen);
    }
    ui.add_space(6.0);
    chosen = ways_to_add(ui, desk).or(chosen);
    ui.add_space(6.0);
    news(ui, desk);
    chosen
}

/// One theme: its name and state, and what can be done with it.
fn row(ui: &mut Ui, desk: &Desk, place: &str, entry: &Entry) -> Option<ThemesChoice> {
    let (words, mut chosen) = (desk.words, None);
    let theme = entry.theme();
    let title = theme.map_or(place, |theme| theme.title.as_str());
    plate().show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_width(ui.available_width());
            let buttons = if desk.narrow { 150.0 } else { 170.0 };
            ui.allocate_ui(vec2(ui.available_width() - buttons, 0.0), |ui| {
                ui.vertical(|ui| {
                    ui.add(Label::new(RichText::new(title).font(bold(15.0)).color(palette::IVORY)).truncate());
                    let state = RichText::new(state_of(desk, entry)).size(13.5).color(palette::PARCHMENT_SHADE);
                    ui.add(Label::new(state).truncate());
                });
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if source::KEEPS {
                    chosen = remove(ui, desk, place, title);
                }
                if let Some(theme) = theme.filter(|_| desk.may_play) {
                    let play = Button::new(&words.say("themes-play")).kind(Kind::Primary).show(ui);
                    desk.spots.mark(format!("themes.play.{}", theme.id), &play);
                    if play.clicked() {
                        chosen = Some(ThemesChoice::Play(theme.id.clone()));
                    }
                }
            });
        });
    });
    chosen
}

fn state_of(desk: &Desk, entry: &Entry) -> String {
    let faults = [("faults", entry.faults.len().into())];
    match (entry.faults.is_empty(), entry.sound.is_some()) {
        (true, _) => desk.words.say("themes-ready"),
        (false, true) => desk.words.with("themes-as-before", &faults),
        (false, false) => desk.words.with("themes-broken", &faults),
    }
}

/// Removing is asked twice.
fn remove(ui: &mut Ui, desk: &Desk, place: &str, title: &str) -> Option<ThemesChoice> {
    let key = Id::new("theme-to-remove");
    let asked = ui.data(|data| data.get_temp::<String>(key)).is_some_and(|asked| asked == place);
    let response = if asked {
        Button::new(&desk.words.say("themes-remove-sure")).kind(Kind::Danger).show(ui)
    } else {
        icon_button(ui, desk.art.icon("cross"), &desk.words.with("themes-remove", &[("theme", title.into())]))
    };
    desk.spots.mark(format!("themes.remove.{place}"), &response);
    if !response.clicked() {
        return None;
    }
    let now = if asked { String::new() } else { place.to_owned() };
    ui.data_mut(|data| data.insert_temp(key, now));
    asked.then(|| ThemesChoice::Remove(place.to_owned()))
}

/// Where a theme is put: into the folder, or onto the page.
fn ways_to_add(ui: &mut Ui, desk: &Desk) -> Option<ThemesChoice> {
    let (words, mut chosen) = (desk.words, None);
    let mut way = |ui: &mut Ui, key: &str, icon: &str, spot: &str, choice: ThemesChoice| {
        let response = Button::new(&words.say(key)).icon(desk.art.icon(icon)).show(ui);
        desk.spots.mark(spot, &response);
        if response.clicked() {
            chosen = Some(choice);
        }
    };
    if source::KEEPS {
        ui.label(RichText::new(words.say("themes-drop")).color(palette::PARCHMENT));
        ui.horizontal_wrapped(|ui| {
            way(ui, "themes-pick-zip", "plus", "themes.pick-zip", ThemesChoice::Pick { folder: false });
            if source::can_pick_folders() {
                way(ui, "themes-pick-folder", "plus", "themes.pick-folder", ThemesChoice::Pick { folder: true });
            }
        });
    } else if let Some(folder) = &desk.own.folder {
        let folder = folder.display().to_string();
        ui.label(RichText::new(words.say("themes-folder")).color(palette::PARCHMENT));
        ui.add(Label::new(RichText::new(&folder).font(bold(14.0)).color(palette::CANDLE)).selectable(true).wrap());
        ui.horizontal_wrapped(|ui| {
            way(ui, "themes-folder-open", "door", "themes.folder.open", ThemesChoice::OpenFolder);
            let copy = Button::new(&words.say("themes-folder-copy")).icon(desk.art.icon("cards")).show(ui);
            desk.spots.mark("themes.folder.copy", &copy);
            if copy.clicked() {
                ui.ctx().copy_text(folder.clone());
            }
        });
        ui.label(RichText::new(words.say("themes-starter")).size(13.5).color(palette::PARCHMENT_SHADE));
    }
    chosen
}

/// What is to be mended, and what waits for the next case.
fn news(ui: &mut Ui, desk: &Desk) {
    let words = desk.words;
    let count = desk.own.fault_count();
    if count > 0 {
        subheading(ui, &words.with("themes-faults", &[("faults", count.into())]));
        for trouble in desk.own.troubles() {
            told(ui, "", trouble);
        }
        for (place, entry) in desk.own.shelf.entries().filter(|(_, entry)| !entry.faults.is_empty()) {
            ui.label(RichText::new(place).font(bold(15.0)).color(palette::IVORY));
            for fault in &entry.faults {
                told(ui, &place_of(fault), &fault.message);
            }
            if entry.sound.is_some() {
                ui.label(RichText::new(words.say("themes-kept")).size(13.5).color(palette::PARCHMENT_SHADE));
            }
        }
    }
    let waiting: Vec<_> = desk.own.waiting().collect();
    if !waiting.is_empty() {
        subheading(ui, &words.say("themes-waits-title"));
        for (theme, waits) in waiting {
            told(ui, "", &words.with(waits_key(waits), &[("theme", theme.into())]));
        }
    }
}

/// File, line and column of a fault.
fn place_of(fault: &ThemeFault) -> String {
    format!("{}:{}:{}", fault.file, fault.line, fault.column)
}

const fn waits_key(waits: Waits) -> &'static str {
    match waits {
        Waits::Cast => "themes-waits-cast",
        Waits::Board => "themes-waits-board",
        Waits::Rules => "themes-waits-rules",
    }
}

/// A place and a message, which can be marked to be copied.
fn told(ui: &mut Ui, place: &str, message: &str) {
    if !place.is_empty() {
        ui.add(Label::new(RichText::new(place).font(bold(14.0)).color(palette::CANDLE)).selectable(true).wrap());
    }
    ui.add(Label::new(RichText::new(message).color(palette::PARCHMENT)).selectable(true).wrap());
    ui.add_space(2.0);
}

/// Copy and close.
fn foot(ui: &mut Ui, desk: &Desk) -> Option<ThemesChoice> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        if desk.own.fault_count() > 0 {
            let copy = Button::new(&desk.words.say("themes-copy")).icon(desk.art.icon("cards")).show(ui);
            desk.spots.mark("themes.copy", &copy);
            if copy.clicked() {
                ui.ctx().copy_text(desk.own.faults_as_text());
            }
        }
        let close = Button::new(&desk.words.say("themes-close")).kind(Kind::Primary).wide().show(ui);
        desk.spots.mark("themes.close", &close);
        chosen = close.clicked().then_some(ThemesChoice::Close);
    });
    chosen
}
