//! The user's themes, which of them are sound, and what is wrong with the others.

use std::{collections::BTreeMap, sync::Arc};

use super::theme_news::ThemeNews;
use candlestick_themes::{Theme, ThemeFault, ThemePack, is_builtin, message};

/// What news changed among the user's themes.
#[derive(Debug, Clone)]
pub enum Change {
    /// A theme came, or its files changed; it is sound.
    Theme(Arc<Theme>),
    /// A theme's files have faults. What was there before stays.
    Broken,
    /// A theme is no longer there, by its id; `None` where there was no sound one.
    Gone(Option<String>),
}

/// One of the user's themes.
#[derive(Debug, Clone, Default)]
pub struct UserTheme {
    /// As it was when it was last sound, with its pictures.
    pub sound: Option<(Arc<Theme>, Arc<ThemePack>)>,
    /// The faults of its files as they are now; none when they are sound.
    pub faults: Vec<ThemeFault>,
}

/// The user's themes, by the name of their folder or zip.
#[derive(Debug, Clone, Default)]
pub struct UserThemes {
    entries: BTreeMap<String, UserTheme>,
}

impl UserThemes {
    /// Takes up what became of a theme's files. A theme stays as it was when they have faults.
    pub fn take(&mut self, news: ThemeNews) -> Change {
        match news {
            ThemeNews::Gone { place } => {
                let entry = self.entries.remove(&place);
                Change::Gone(entry.and_then(|entry| entry.sound).map(|(theme, _)| theme.id.clone()))
            }
            ThemeNews::Found { place, checked } => {
                let checked = checked.and_then(|found| match self.id_fault(&place, &found.0.id) {
                    Some(fault) => Err(vec![fault]),
                    None => Ok(found),
                });
                let entry = self.entries.entry(place).or_default();
                match checked {
                    Ok((theme, pack)) => {
                        *entry = UserTheme { sound: Some((Arc::clone(&theme), pack)), faults: Vec::new() };
                        Change::Theme(theme)
                    }
                    Err(faults) => {
                        entry.faults = faults;
                        Change::Broken
                    }
                }
            }
        }
    }

    /// Why a theme at this place cannot have this id: saves name their theme by it, so there is only one of each.
    #[must_use]
    pub fn id_fault(&self, place: &str, id: &str) -> Option<ThemeFault> {
        let message = if is_builtin(id) {
            message!("check-called-builtin", id = id)
        } else {
            let mut others = self.entries.iter().filter(|(other, _)| *other != place);
            let (other, _) = others.find(|(_, entry)| entry.theme().is_some_and(|theme| theme.id == id))?;
            message!("check-called-other", other = other, id = id)
        };
        Some(ThemeFault { file: place.to_owned(), line: 1, column: 1, length: 1, message })
    }

    /// Every theme's place and what is there, by place.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &UserTheme)> {
        self.entries.iter().map(|(place, entry)| (place.as_str(), entry))
    }

    /// The sound themes.
    pub fn themes(&self) -> impl Iterator<Item = &Arc<Theme>> {
        self.entries.values().filter_map(UserTheme::theme)
    }

    /// The files of a sound theme by its id, with its place.
    #[must_use]
    pub fn pack(&self, id: &str) -> Option<(&str, &Arc<ThemePack>)> {
        self.entries().find_map(|(place, entry)| {
            let (theme, pack) = entry.sound.as_ref()?;
            (theme.id == id).then_some((place, pack))
        })
    }

    /// Faults of all themes, each with its theme's place.
    pub fn faults(&self) -> impl Iterator<Item = (&str, &ThemeFault)> {
        self.entries().flat_map(|(place, entry)| entry.faults.iter().map(move |fault| (place, fault)))
    }

    /// Forgets faults of themes that were never sound; there is nothing to keep of them.
    pub fn forget_broken(&mut self) {
        self.entries.retain(|_, entry| entry.sound.is_some());
        self.entries.values_mut().for_each(|entry| entry.faults.clear());
    }
}

impl UserTheme {
    /// The theme as it was when it was last sound.
    #[must_use]
    pub fn theme(&self) -> Option<&Arc<Theme>> {
        self.sound.as_ref().map(|(theme, _)| theme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin_files;

    fn pack(id: &str, change: impl FnOnce(String) -> String) -> ThemePack {
        let mut files = builtin_files("classic-2016").unwrap();
        files.theme_toml = change(files.theme_toml);
        ThemePack { id: id.into(), files, ..ThemePack::default() }
    }

    fn broken(id: &str) -> ThemePack {
        pack(id, |text| text.replacen("players", "playrs", 1))
    }

    #[test]
    fn a_broken_edit_keeps_the_last_sound_theme_and_tells_the_fault_with_its_place() {
        let mut user_themes = UserThemes::default();
        let change = user_themes.take(ThemeNews::found("manor", Ok(pack("manor", |text| text))));
        assert!(matches!(change, Change::Theme(theme) if theme.id == "manor"));
        assert!(matches!(user_themes.take(ThemeNews::found("manor", Ok(broken("manor")))), Change::Broken));
        assert_eq!(user_themes.themes().count(), 1);
        let faults: Vec<_> = user_themes.faults().map(|(place, fault)| format!("{place}/{fault}")).collect();
        assert!(
            faults.iter().any(|fault| fault.contains("manor/theme.toml:") && fault.contains("playrs")),
            "{faults:?}"
        );
        user_themes
            .take(ThemeNews::found("manor", Ok(pack("manor", |text| text.replace("Miss Scarlett", "Miss Ruby")))));
        assert_eq!(user_themes.faults().count(), 0);
        assert_eq!(user_themes.themes().next().unwrap().suspects[0].name, "Miss Ruby");
    }

    #[test]
    fn a_theme_that_was_never_sound_is_told_but_not_offered() {
        let mut user_themes = UserThemes::default();
        user_themes.take(ThemeNews::found("manor", Ok(broken("manor"))));
        assert_eq!(user_themes.themes().count(), 0);
        assert_ne!(user_themes.faults().count(), 0);
        assert!(matches!(user_themes.take(ThemeNews::Gone { place: "manor".into() }), Change::Gone(None)));
        assert_eq!(user_themes.faults().count(), 0);
    }

    #[test]
    fn no_two_themes_have_the_same_id() {
        let mut user_themes = UserThemes::default();
        user_themes.take(ThemeNews::found("classic-2016", Ok(pack("classic-2016", |text| text))));
        assert_eq!(user_themes.themes().count(), 0);
        assert!(user_themes.faults().next().unwrap().1.message.contains("built-in"));
        user_themes.take(ThemeNews::found("manor", Ok(pack("manor", |text| text))));
        user_themes.take(ThemeNews::found("manor.zip", Ok(pack("manor", |text| text))));
        assert_eq!(user_themes.themes().count(), 1);
        assert!(
            user_themes
                .faults()
                .any(|(place, fault)| place == "manor.zip" && fault.message.contains("manor is called"))
        );
    }
}
