//! Keeps the case after every action, offers it again on the title, and puts broken saves aside in plain words.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    case::{Case, SavedCase, store},
    table::{Pace, Screen, Session},
    theme::Arg,
};

use super::{Favourite, Notices, Resumable, Speech, Themes};

/// Name of the entry that holds the case in progress.
const CASE: &str = "case";
/// Name of the entry that holds the settings.
const SETTINGS: &str = "settings";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resumable>()
        .init_resource::<Notices>()
        .add_systems(PreStartup, recall_settings)
        .add_systems(OnEnter(Screen::Title), look_for_case)
        .add_systems(Update, keep_case.run_if(resource_exists::<Session>))
        .add_systems(Update, keep_settings.run_if(resource_changed::<Pace>.or_else(resource_changed::<Favourite>)));
}

/// Reads the kept case, if there is one that can be played on.
fn look_for_case(
    mut resumable: ResMut<Resumable>,
    mut notices: ResMut<Notices>,
    words: Res<Speech>,
    themes: Res<Themes>,
) {
    resumable.0 = None;
    let text = match store::load(CASE) {
        Ok(Some(text)) => text,
        Ok(None) => return,
        Err(fault) => return notices.0.push(fault.to_string()),
    };
    match open_case(&text, &themes, &words) {
        Ok(saved) => resumable.0 = Some(saved),
        Err(why) => put_aside(&why, &mut notices, &words),
    }
}

/// A kept case, replayed to where it was.
fn open_case(text: &str, themes: &Themes, words: &Speech) -> Result<(Case, SavedCase), String> {
    let saved = SavedCase::from_json(text)?;
    let theme = themes.0.iter().find(|theme| theme.id == saved.case.theme.id);
    let missing = || words.0.with("save-theme-missing", &[("theme", Arg::Text(&saved.case.theme.id))]);
    let theme = theme.ok_or_else(missing)?;
    let case = Case::replay(Arc::clone(theme), saved.case.clone()).map_err(|fault| fault.to_string())?;
    Ok((case, saved))
}

fn put_aside(why: &str, notices: &mut Notices, words: &Speech) {
    let notice = match store::set_aside(CASE) {
        Ok(place) => words.0.with("save-put-aside", &[("why", Arg::Text(why)), ("place", Arg::Text(&place))]),
        Err(fault) => fault.to_string(),
    };
    notices.0.push(notice);
}

/// Writes after every action; a closed case is no longer in progress.
fn keep_case(mut session: ResMut<Session>, mut notices: ResMut<Notices>, mut failed: Local<bool>) {
    if !session.bypass_change_detection().take_unsaved() {
        return;
    }
    let over = session.is_over();
    let done = if over {
        store::remove(CASE)
    } else {
        let saved = SavedCase { case: session.log().clone(), marks: session.all_marks().to_vec() };
        store::save(CASE, &saved.to_json())
    };
    if let Err(fault) = done
        && !std::mem::replace(&mut *failed, true)
    {
        warn!("{fault}");
        notices.0.push(fault.to_string());
    }
}

/// What is kept beside the case.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Settings {
    pace: String,
    theme: String,
}

impl Settings {
    /// From text; earlier versions kept the pace alone, as one word.
    fn from_text(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| Self { pace: text.trim().to_owned(), theme: String::new() })
    }
}

fn recall_settings(mut pace: ResMut<Pace>, mut favourite: ResMut<Favourite>) {
    let Ok(Some(text)) = store::load(SETTINGS) else { return };
    let kept = Settings::from_text(&text);
    if let Some(kept) = Pace::ALL.into_iter().find(|pace| pace.key() == kept.pace) {
        *pace = kept;
    }
    favourite.0 = kept.theme;
}

fn keep_settings(pace: Res<Pace>, favourite: Res<Favourite>) {
    let settings = Settings { pace: pace.key().to_owned(), theme: favourite.0.clone() };
    let written = serde_json::to_string(&settings).map_err(|fault| fault.to_string());
    if let Err(fault) = written.and_then(|text| store::save(SETTINGS, &text).map_err(|fault| fault.to_string())) {
        warn!("{fault}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_earlier_version_are_still_read() {
        let old = Settings::from_text("quick\n");
        assert_eq!((old.pace.as_str(), old.theme.as_str()), ("quick", ""));
        let new = Settings::from_text(r#"{"pace":"off","theme":"manor"}"#);
        assert_eq!((new.pace.as_str(), new.theme.as_str()), ("off", "manor"));
    }
}
