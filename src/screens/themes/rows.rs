//! The list of the user's themes, each with its state and what can be done with it, and the ways to add one.

use bevy_egui::egui::{Align, Id, Label, Layout, RichText, Ui, vec2};

use super::parts::{ThemePanelContext, ThemesChoice};
use crate::ui::scale::Size;
use crate::ui::{
    style::{body, bold},
    widgets::{Button, ButtonKind, icon_button, plate},
};
use candlestick_game::theme_store::UserTheme;
use candlestick_themes::{MessageKey, key, palette};

/// Shows every theme and the ways to add one.
pub(super) fn show(ui: &mut Ui, context: &ThemePanelContext) -> Option<ThemesChoice> {
    let mut chosen = None;
    if context.own.user_themes.entries().next().is_none() {
        ui.label(RichText::new(context.words.say(key!("themes-none"))).color(palette::PARCHMENT_SHADE));
    }
    for (place, entry) in context.own.user_themes.entries() {
        chosen = row(ui, context, place, entry).or(chosen);
    }
    ui.add_space(6.0);
    chosen = ways_to_add(ui, context).or(chosen);
    ui.add_space(6.0);
    chosen
}

/// Height of a theme's two lines, in points.
const TEXT: f32 = 40.0;
/// Width of what stands beside them, in points.
const BUTTONS: f32 = 170.0;

/// One theme: its name and state, and what can be done with it.
fn row(ui: &mut Ui, context: &ThemePanelContext, place: &str, entry: &UserTheme) -> Option<ThemesChoice> {
    let (words, mut chosen) = (context.words, None);
    let theme = entry.theme();
    let title = theme.map_or(place, |theme| theme.title.as_str());
    let state = state_of(context, entry);
    plate().show(ui, |ui| {
        if context.narrow {
            ui.set_width(ui.available_width());
            told(ui, title, &state);
        }
        ui.horizontal(|ui| {
            ui.set_width(ui.available_width());
            if !context.narrow {
                let text = vec2(ui.available_width() - BUTTONS, TEXT);
                ui.allocate_ui_with_layout(text, Layout::top_down(Align::Min), |ui| told(ui, title, &state));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if context.ways.keeps {
                    chosen = remove(ui, context, place, title);
                }
                if let Some(theme) = theme.filter(|_| context.ways.may_play) {
                    let play = Button::new(&words.say(key!("themes-play"))).show(ui);
                    context.targets.mark(format!("themes.play.{}", theme.id), &play);
                    if play.clicked() {
                        chosen = Some(ThemesChoice::Play(theme.id.clone()));
                    }
                }
            });
        });
    });
    chosen
}

/// A theme's name and how it stands.
fn told(ui: &mut Ui, title: &str, state: &str) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add(Label::new(RichText::new(title).font(bold(Size::TEXT)).color(palette::IVORY)).wrap());
    ui.add(Label::new(RichText::new(state).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE)).wrap());
}

fn state_of(context: &ThemePanelContext, entry: &UserTheme) -> String {
    let faults = [("faults", entry.faults.len().into())];
    match (entry.faults.is_empty(), entry.sound.is_some()) {
        (true, _) => context.words.say(key!("themes-ready")),
        (false, true) => context.words.with(key!("themes-as-before"), &faults),
        (false, false) => context.words.with(key!("themes-broken"), &faults),
    }
}

/// Removing is asked twice.
fn remove(ui: &mut Ui, context: &ThemePanelContext, place: &str, title: &str) -> Option<ThemesChoice> {
    let key = Id::new("theme-to-remove");
    let asked = ui.data(|data| data.get_temp::<String>(key)).is_some_and(|asked| asked == place);
    let response = if asked {
        Button::new(&context.words.say(key!("themes-remove-sure"))).kind(ButtonKind::Danger).show(ui)
    } else {
        icon_button(
            ui,
            context.art.icon("cross"),
            &context.words.with(key!("themes-remove"), &[("theme", title.into())]),
        )
    };
    context.targets.mark(format!("themes.remove.{place}{}", if asked { ".sure" } else { "" }), &response);
    if !response.clicked() {
        return None;
    }
    let now = if asked { String::new() } else { place.to_owned() };
    ui.data_mut(|data| data.insert_temp(key, now));
    asked.then(|| ThemesChoice::Remove(place.to_owned()))
}

/// Where a theme is put: into the folder, or onto the page.
fn ways_to_add(ui: &mut Ui, context: &ThemePanelContext) -> Option<ThemesChoice> {
    let (words, mut chosen) = (context.words, None);
    let mut way = |ui: &mut Ui, key: MessageKey, icon: &str, target: &str, choice: ThemesChoice| {
        let response = Button::new(&words.say(key)).icon(context.art.icon(icon)).show(ui);
        context.targets.mark(target, &response);
        if response.clicked() {
            chosen = Some(choice);
        }
    };
    if context.ways.keeps {
        ui.label(RichText::new(words.say(key!("themes-drop"))).color(palette::PARCHMENT));
        ui.horizontal_wrapped(|ui| {
            way(ui, key!("themes-pick-zip"), "plus", "themes.pick-zip", ThemesChoice::Pick { folder: false });
            if context.ways.folders {
                way(ui, key!("themes-pick-folder"), "plus", "themes.pick-folder", ThemesChoice::Pick { folder: true });
            }
        });
    } else if let Some(folder) = &context.own.folder {
        let folder = folder.display().to_string();
        ui.label(RichText::new(words.say(key!("themes-folder"))).color(palette::PARCHMENT));
        ui.add(
            Label::new(RichText::new(&folder).font(bold(Size::TEXT)).color(palette::CANDLE)).selectable(true).wrap(),
        );
        ui.horizontal_wrapped(|ui| {
            way(ui, key!("themes-folder-open"), "door", "themes.folder.open", ThemesChoice::OpenFolder);
            let copy = Button::new(&words.say(key!("themes-folder-copy"))).icon(context.art.icon("cards")).show(ui);
            context.targets.mark("themes.folder.copy", &copy);
            if copy.clicked() {
                ui.ctx().copy_text(folder.clone());
            }
        });
        ui.label(
            RichText::new(words.say(key!("themes-starter"))).font(body(Size::FOOT)).color(palette::PARCHMENT_SHADE),
        );
    }
    chosen
}
