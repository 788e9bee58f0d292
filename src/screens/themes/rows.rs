//! The list of the user's themes, each with its state and what can be done with it, and the ways to add one.

use bevy_egui::egui::{Id, Label, RichText, Ui};

use super::parts::{ThemePanelContext, ThemesChoice};
use crate::ui::scale::Size;
use crate::ui::{
    button_of,
    style::{body, bold},
    widgets::{Button, ButtonKind, icon_button, plate, told_first},
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

/// Under which it is remembered which theme is to be removed.
const TO_GO: &str = "theme-to-remove";

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
        let says = |ui: &mut Ui| {
            if !context.narrow {
                told(ui, title, &state);
            }
        };
        let text = words.say(key!("themes-play"));
        let read = button_of(words, &text, title);
        let play = Button::new(&text).read_as(&read);
        let play = theme.filter(|_| context.ways.may_play).map(|theme| (theme, play));
        let gap = ui.spacing().item_spacing.x;
        let wide = play.map_or(0.0, |(_, play)| play.natural_width(ui) + gap);
        let end = wide + if context.ways.keeps { remove_width(ui, context, place) } else { 0.0 };
        told_first(ui, end, says, |ui| {
            if let Some((theme, play)) = play {
                let play = play.show(ui);
                context.targets.mark(format!("themes.play.{}", theme.id), &play);
                chosen = play.clicked().then(|| ThemesChoice::Play(theme.id.clone()));
            }
            if context.ways.keeps {
                chosen = remove(ui, context, place, title).or(chosen.take());
            }
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

/// Whether it was asked once to remove this theme.
fn is_to_go(ui: &Ui, place: &str) -> bool {
    ui.data(|data| data.get_temp::<String>(Id::new(TO_GO))).is_some_and(|asked| asked == place)
}

/// How wide the button is by which a theme is removed, in points.
fn remove_width(ui: &Ui, context: &ThemePanelContext, place: &str) -> f32 {
    match is_to_go(ui, place) {
        true => Button::new(&context.words.say(key!("themes-remove-sure"))).natural_width(ui),
        false => ui.spacing().interact_size.y,
    }
}

/// Removing is asked twice.
fn remove(ui: &mut Ui, context: &ThemePanelContext, place: &str, title: &str) -> Option<ThemesChoice> {
    let asked = is_to_go(ui, place);
    let response = if asked {
        let text = context.words.say(key!("themes-remove-sure"));
        Button::new(&text).read_as(&button_of(context.words, &text, title)).kind(ButtonKind::Danger).show(ui)
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
    ui.data_mut(|data| data.insert_temp(Id::new(TO_GO), now));
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
