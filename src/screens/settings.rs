//! Keeps the settings: motion, the theme that was played last, sound, the language, how words are shown, the keys.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Favourite, Notices, language::ChosenLanguage};
use crate::{
    resource::Begin,
    table::{AutoShow, Motion, SoundSettings},
    ui::{keys::Keys, text_options::TextOptions},
};
use candlestick_game::store;

/// Name of the entry that holds the settings.
const SETTINGS: &str = "settings";

/// Whether characters are heard at the table.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TableTalk(pub bool);

impl Default for TableTalk {
    fn default() -> Self {
        Self(true)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Notices>().begin::<TableTalk>().add_systems(PreStartup, recall_settings).add_systems(
        Update,
        keep_settings.run_if(
            resource_changed::<Motion>
                .or_else(resource_changed::<Favourite>)
                .or_else(resource_changed::<SoundSettings>)
                .or_else(resource_changed::<TableTalk>)
                .or_else(resource_changed::<TextOptions>)
                .or_else(resource_changed::<AutoShow>)
                .or_else(resource_changed::<Keys>)
                .or_else(resource_changed::<ChosenLanguage>),
        ),
    );
}

/// What is kept beside the cases.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Settings {
    /// The motion setting; the system is followed where none was kept.
    pace: String,
    theme: String,
    sound: SoundSettings,
    language: ChosenLanguage,
    reading: TextOptions,
    /// Whether characters say nothing at the table.
    silent: bool,
    /// Whether a card is shown by itself where only one fits.
    auto_show: bool,
    keys: Keys,
}

impl Settings {
    /// From text; earlier versions kept the pace alone, as one word.
    fn from_text(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| Self { pace: text.trim().to_owned(), ..Self::default() })
    }
}

fn recall_settings(
    mut motion: ResMut<Motion>,
    mut favourite: ResMut<Favourite>,
    mut sound: ResMut<SoundSettings>,
    mut language: ResMut<ChosenLanguage>,
    mut talk: ResMut<TableTalk>,
    mut reading: ResMut<TextOptions>,
    (mut auto_show, mut keys): (ResMut<AutoShow>, ResMut<Keys>),
) {
    let Ok(Some(text)) = store::load(SETTINGS) else { return };
    let kept = Settings::from_text(&text);
    *motion = Motion::of_key(&kept.pace).unwrap_or_default();
    favourite.0 = kept.theme;
    *sound = kept.sound;
    *language = kept.language;
    talk.0 = !kept.silent;
    *reading = kept.reading;
    auto_show.0 = kept.auto_show;
    *keys = kept.keys;
}

fn keep_settings(
    motion: Res<Motion>,
    favourite: Res<Favourite>,
    sound: Res<SoundSettings>,
    language: Res<ChosenLanguage>,
    talk: Res<TableTalk>,
    reading: Res<TextOptions>,
    (auto_show, keys): (Res<AutoShow>, Res<Keys>),
) {
    let settings = Settings {
        pace: motion.key().to_owned(),
        theme: favourite.0.clone(),
        sound: *sound,
        language: language.clone(),
        reading: *reading,
        silent: !talk.0,
        auto_show: auto_show.0,
        keys: *keys,
    };
    let written = serde_json::to_string(&settings).map_err(|fault| fault.to_string());
    if let Err(fault) = written.and_then(|text| store::save(SETTINGS, &text).map_err(|fault| fault.to_string())) {
        warn!("{fault}");
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Key;

    use super::*;
    use crate::table::MotionPace;
    use crate::ui::keys::{KeySet, Shortcut};
    use candlestick_themes::palette::Sight;

    #[test]
    fn settings_of_an_earlier_version_are_still_read() {
        let old = Settings::from_text("quick\n");
        assert_eq!((old.pace.as_str(), old.theme.as_str(), old.sound), ("quick", "", SoundSettings::default()));
        let new = Settings::from_text(r#"{"pace":"off","theme":"manor"}"#);
        assert_eq!((new.pace.as_str(), new.theme.as_str(), new.sound), ("off", "manor", SoundSettings::default()));
        assert_eq!(new.keys, Keys::default());
        let motion = |text| Motion::of_key(&Settings::from_text(text).pace).unwrap_or_default();
        assert_eq!(motion("quick\n"), Motion::Chosen(MotionPace::Quick), "what was kept wins over the system");
        assert_eq!(motion(r#"{"pace":"full"}"#), Motion::Chosen(MotionPace::Full));
        assert_eq!(motion(r#"{"theme":"manor"}"#), Motion::AsSystem);
    }

    #[test]
    fn the_sound_setting_is_kept_whole_and_read_in_part() {
        let sound = SoundSettings { volume: 25, muted: true, only_my_turn: true, ambience: false };
        let kept = serde_json::to_string(&Settings { sound, ..Settings::default() }).unwrap();
        assert_eq!(Settings::from_text(&kept).sound, sound);
        let part = Settings::from_text(r#"{"pace":"off","sound":{"muted":true}}"#);
        assert_eq!(part.sound, SoundSettings { muted: true, ..SoundSettings::default() });
    }

    #[test]
    fn how_one_reads_is_kept_whole_and_read_as_earlier_versions_kept_it() {
        let reading = TextOptions { size: 140, strong: true, sight: Sight::Tritan, plain: true };
        let kept = serde_json::to_string(&Settings { reading, ..Settings::default() }).unwrap();
        assert_eq!(Settings::from_text(&kept).reading, reading);
        let before = Settings::from_text(r#"{"pace":"off","reading":{"size":120,"strong":true}}"#);
        assert_eq!(before.reading, TextOptions { size: 120, strong: true, ..TextOptions::default() });
    }

    #[test]
    fn keys_are_kept_with_the_other_settings() {
        let mut keys = Keys::of_set(KeySet::One);
        keys.change(Shortcut::Roll, Key::PageDown);
        let kept = serde_json::to_string(&Settings { keys, ..Settings::default() }).unwrap();
        assert_eq!(Settings::from_text(&kept).keys, keys);
    }
}
