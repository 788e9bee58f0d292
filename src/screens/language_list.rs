//! The sheet “Language and text”, over the title or the table: languages, each by what it calls itself, and how words are shown.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Id},
};

use super::{
    keys_list::KeysList, language::ChosenLanguage, menu_context::MenuContext, mirror::Mirror, window::style_once,
};
use crate::{
    platform,
    resource::Begin,
    table::Screen,
    ui::{
        Art, ScreenTargets, live,
        text_options::{self, TextOptions},
        widgets::{Button, dialog, hairline, heading, list_at_end, subheading},
    },
};
use candlestick_themes::{Words, key, languages};

/// Whether the sheet with the languages is open, over the title or the table.
#[derive(Resource, Debug, Default)]
pub(super) struct LanguageList {
    /// Whether it is shown.
    pub open: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<LanguageList>()
        .add_systems(EguiPrimaryContextPass, list.after(style_once).run_if(not(in_state(Screen::Loading))));
}

/// Shows the list while it is open; the language changes as it is pressed.
fn list(
    mut contexts: EguiContexts,
    mut list: ResMut<LanguageList>,
    mut chosen: ResMut<ChosenLanguage>,
    (mut reading, mut keys, mirror): (ResMut<TextOptions>, ResMut<KeysList>, Res<Mirror>),
    lobby: MenuContext,
) -> Result {
    if !list.open {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let mut wanted = *reading;
    let with = (&lobby.words.0, &*lobby.art, &*lobby.targets);
    // The page as text has the way back at its head.
    let has_text = platform::HAS_MIRROR && !mirror.is_on();
    let (pressed, open, aside) = show(&ctx, chosen.0.as_deref(), &mut wanted, has_text, with);
    reading.set_if_neq(wanted);
    // Also where it is chosen already: one that could not be had is asked for again.
    if let Some(wanted) = pressed {
        chosen.0 = wanted;
    }
    list.open = open;
    match aside {
        Some(Aside::Keys) => keys.open = true,
        Some(Aside::Text) => platform::open_mirror(),
        None => {}
    }
    Ok(())
}

/// What the sheet is left for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aside {
    /// The list of keys.
    Keys,
    /// The page as text.
    Text,
}

/// What was pressed, `Some(None)` to follow the system; whether the list stays open; and what it is left for. `has_text` where it
/// leads to the page as text.
pub fn show(
    ctx: &Context,
    chosen: Option<&str>,
    wanted: &mut TextOptions,
    has_text: bool,
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> (Option<Option<String>>, bool, Option<Aside>) {
    let shown = dialog(ctx, Id::new("languages"), (300.0, true), |ui| {
        ui.vertical_centered(|ui| heading(ui, &words.say(key!("eyes-title"))));
        hairline(ui);
        let close = Button::new(&words.say(key!("language-close"))).icon(art.icon("check")).wide().show(ui);
        targets.mark("language.close", &close);
        let system = (None, words.say(key!("language-of-system")));
        let all = languages().iter().map(|language| (Some(language.code), language.name.to_owned()));
        let (mut pressed, mut aside) = (None, None);
        list_at_end(ui).show(ui, |ui| {
            // First what nobody finds who cannot read the rest.
            subheading(ui, &words.say(key!("language-title")));
            for (code, name) in [system].into_iter().chain(all) {
                let response = text_options::choice(ui, art, &name, code == chosen);
                targets.mark(format!("language.{}", code.unwrap_or("system")), &response);
                if let Some(code) = code {
                    live::in_language(&response, code);
                }
                if response.clicked() {
                    pressed = Some(code.map(str::to_owned));
                }
            }
            ui.add_space(6.0);
            let keys = Button::new(&words.say(key!("keys-title"))).icon(art.icon("gear")).wide().show(ui);
            targets.mark("language.keys", &keys);
            aside = keys.clicked().then_some(Aside::Keys);
            if has_text {
                ui.add_space(4.0);
                let text = Button::new(&words.say(key!("mirror-skip"))).icon(art.icon("scroll")).wide().show(ui);
                targets.mark("language.as-text", &text);
                aside = aside.or(text.clicked().then_some(Aside::Text));
            }
            ui.add_space(6.0);
            text_options::show(ui, words, art, wanted, targets);
        });
        (pressed, close.clicked(), aside)
    });
    let leave = shown.should_close();
    let (pressed, close, aside) = shown.inner;
    (pressed, !(leave || close || aside.is_some()), aside)
}
