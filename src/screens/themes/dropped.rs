//! Themes that were dropped on the window: a sound one is kept, of any other the faults are told.

use std::{path::Path, sync::Arc};

use super::state::OwnThemes;
use crate::platform::{self, Arrival};
use candlestick_game::theme_store::ThemeNews;
use candlestick_themes::{ThemeFault, Words};

/// What lies there, as an arrival. A sound theme is kept in the folder; of any other only its faults
/// are told, as there is nothing of it to come back to.
pub(super) fn arrival(own: &OwnThemes, path: &Path, words: &Words) -> Arrival {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let line = |fault: &ThemeFault| {
        if fault.file == name { fault.say(words) } else { format!("{name}/{}", fault.say(words)) }
    };
    let checked = platform::read_theme(path).and_then(|pack| match own.user_themes.id_fault("", &pack.id) {
        Some(fault) => Err(vec![ThemeFault { file: name.clone(), ..fault }]),
        None => Ok((pack.theme()?, pack)),
    });
    match checked {
        Ok((theme, pack)) => {
            let news = ThemeNews::Found { place: pack.id.clone(), checked: Ok((Arc::new(theme), Arc::new(pack))) };
            Arrival::Theme { news, given: true }
        }
        Err(faults) => Arrival::Trouble(faults.iter().map(line).collect::<Vec<_>>().join("\n")),
    }
}
