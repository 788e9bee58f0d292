//! The language that is spoken, chosen or as the system has it: when it changes, everything is said anew at once.

use std::sync::Arc;

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use serde::{Deserialize, Serialize};

use super::{Notices, Speech, Themes};
use crate::{
    platform::{self, PackFetch},
    resource::Begin,
    table::ThemeChanged,
    ui::text_options::TextOptions,
};
use candlestick_themes::{ENGLISH, LanguagePack, PSEUDO, Words, key, languages, spoken};

/// The language that somebody chose, by its code; `None` follows the system.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChosenLanguage(pub Option<String>);

impl ChosenLanguage {
    /// The code of the language that is to be spoken: the chosen one, else the first of the system's that the game
    /// speaks, else English.
    #[must_use]
    pub fn code(&self) -> &'static str {
        let system = platform::languages();
        spoken(self.0.iter().chain(&system).map(String::as_str))
    }
}

/// The language that could not be had, so that it is not asked for without end.
#[derive(Resource, Debug, Default)]
struct Refused(Option<&'static str>);

pub(super) fn plugin(app: &mut App) {
    app.begin::<ChosenLanguage>().begin::<Refused>().add_systems(Startup, begin).add_systems(PreUpdate, speak);
}

/// Whoever has fetched a language's words wakes the event loop.
fn begin(wake: Option<Res<EventLoopProxyWrapper>>) {
    let wake = wake.map(|wake| (**wake).clone());
    platform::tell_of_packs(move || wake.as_ref().is_none_or(|wake| wake.send_event(WinitUserEvent::WakeUp).is_ok()));
}

/// Speaks the chosen language as soon as its words are there.
fn speak(
    chosen: Res<ChosenLanguage>,
    reading: Res<TextOptions>,
    mut refused: ResMut<Refused>,
    mut speech: ResMut<Speech>,
    mut themes: ResMut<Themes>,
    mut changed: MessageWriter<ThemeChanged>,
    mut notices: ResMut<Notices>,
) {
    let code = chosen.code();
    if chosen.is_changed() {
        refused.0 = None;
    }
    if code == speech.0.language() || refused.0 == Some(code) {
        return;
    }
    match words_of(code) {
        None => {}
        Some(Ok(words)) => {
            for theme in themes.all_mut() {
                *theme = Arc::new(theme.in_language(&words).for_eyes(reading.sight, reading.strong));
                changed.write(ThemeChanged(Arc::clone(theme)));
            }
            speech.0 = words;
        }
        Some(Err(why)) => {
            refused.0 = Some(code);
            let language = languages().iter().find(|language| language.code == code).map_or(code, |known| known.name);
            let values = [("language", language.into()), ("why", (&why).into())];
            notices.0.push(speech.0.with(key!("language-refused"), &values));
        }
    }
}

/// The words of a language; `None` while they are fetched.
fn words_of(code: &'static str) -> Option<Result<Words, String>> {
    if [ENGLISH, PSEUDO].contains(&code) {
        return Some(Ok(Words::carried(code)));
    }
    match platform::language_pack(code) {
        PackFetch::Coming => None,
        PackFetch::Text(text) => {
            Some(LanguagePack::parse(&text).map(|pack| Words::of(Arc::new(pack))).map_err(|fault| fault.to_string()))
        }
        PackFetch::Failed(why) => Some(Err(why)),
    }
}
