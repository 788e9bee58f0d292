//! Keeps the case after every action, offers it again on the title, and puts broken saves aside in plain words.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Favourite, Notices, Speech, Themes};
use crate::{
    session::{OwnMarks, Saving, Session, saved},
    table::{Pace, Screen, SoundSettings},
};
use candlestick_game::{Case, ReplayFault, SavedCase, store};
use candlestick_themes::{Arg, key};

/// Name of the entry that holds the case in progress.
const CASE: &str = "case";
/// Name of the entry that holds the settings.
const SETTINGS: &str = "settings";

/// The kept case that the title offers.
#[derive(Resource, Debug, Default)]
pub(super) struct Resumable(pub Option<(Case, SavedCase)>);

/// What is to be said of the kept case, where its theme is missing or has changed.
#[derive(Resource, Debug, Default)]
pub(super) struct CaseNote(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resumable>()
        .init_resource::<Notices>()
        .add_systems(PreStartup, recall_settings)
        .init_resource::<CaseNote>()
        .init_resource::<Stranded>()
        .init_resource::<Saving>()
        .init_resource::<OwnMarks>()
        .add_systems(Update, look_for_case.run_if(in_state(Screen::Title)))
        .add_systems(Update, keep_case.run_if(resource_exists::<Session>))
        .add_systems(
            Update,
            keep_settings.run_if(
                resource_changed::<Pace>
                    .or_else(resource_changed::<Favourite>)
                    .or_else(resource_changed::<SoundSettings>),
            ),
        );
}

/// Whether the kept case cannot be taken up for want of its theme, so that a new case must not write over it.
#[derive(Resource, Debug, Default)]
struct Stranded(bool);

/// Why a kept case cannot be taken up.
#[derive(Debug)]
enum Obstacle {
    /// It is none, or damaged.
    Broken(String),
    /// Its theme is not here, or is another now: it waits.
    Theme(String),
}

/// Reads the kept case, if there is one that can be played on; else one that was kept aside and can be by now.
fn look_for_case(
    mut resumable: ResMut<Resumable>,
    mut notices: ResMut<Notices>,
    (mut note, mut stranded): (ResMut<CaseNote>, ResMut<Stranded>),
    words: Res<Speech>,
    (screen, themes): (Res<State<Screen>>, Res<Themes>),
) {
    if !screen.is_changed() && !themes.is_changed() {
        return;
    }
    resumable.0 = None;
    note.0 = None;
    stranded.0 = false;
    let opened = match store::load(CASE) {
        Ok(Some(text)) => open_case(&text, &themes, &words),
        Ok(None) => match bring_back(&themes, &words) {
            Some(opened) => Ok(opened),
            None => return,
        },
        Err(fault) => return notices.0.push(fault.to_string()),
    };
    match opened {
        Ok((case, saved, remark)) => {
            resumable.0 = Some((case, saved));
            note.0 = remark;
        }
        Err(Obstacle::Theme(why)) => {
            stranded.0 = true;
            note.0 = Some(why);
        }
        Err(Obstacle::Broken(why)) => put_aside(&why, &mut notices, &words),
    }
}

/// A kept case, replayed to where it was, and as it was kept; with a remark where its theme has changed.
type Opened = (Case, SavedCase, Option<String>);

fn open_case(text: &str, themes: &Themes, words: &Speech) -> Result<Opened, Obstacle> {
    let mut saved = SavedCase::from_json(text).map_err(Obstacle::Broken)?;
    let id = saved.case.theme.id.clone();
    let theme = themes
        .with_id(&id)
        .ok_or_else(|| Obstacle::Theme(words.0.with(key!("save-theme-missing"), &[("theme", (&id).into())])))?;
    let title = [("theme", Arg::Text(&theme.title))];
    match Case::replay(Arc::clone(theme), saved.case.clone()) {
        Ok(case) => Ok((case, saved, None)),
        Err(ReplayFault::ThemeChanged { .. }) => {
            let case = Case::replay_changed(Arc::clone(theme), saved.case.clone())
                .map_err(|_| Obstacle::Theme(words.0.with(key!("save-theme-changed"), &title)))?;
            saved.case.clone_from(case.log());
            Ok((case, saved, Some(words.0.with(key!("save-theme-changed-fits"), &title))))
        }
        Err(fault) => Err(Obstacle::Broken(fault.to_string())),
    }
}

/// Takes back a case that was kept aside, where its theme is here now.
fn bring_back(themes: &Themes, words: &Speech) -> Option<Opened> {
    for name in store::aside_names(CASE) {
        let Ok(Some(text)) = store::load(&name) else { continue };
        let Ok(opened) = open_case(&text, themes, words) else { continue };
        // Moved only when it is safe in its place.
        if store::save(CASE, &text).is_ok() {
            if let Err(fault) = store::remove(&name) {
                warn!("{fault}");
            }
            return Some(opened);
        }
    }
    None
}

fn put_aside(why: &str, notices: &mut Notices, words: &Speech) {
    let notice = match store::set_aside(CASE) {
        Ok(place) => words.0.with(key!("save-put-aside"), &[("why", Arg::Text(why)), ("place", Arg::Text(&place))]),
        Err(fault) => fault.to_string(),
    };
    notices.0.push(notice);
}

/// Writes after every action; a closed case is no longer in progress.
fn keep_case(
    (session, marks): (Res<Session>, Res<OwnMarks>),
    mut saving: ResMut<Saving>,
    mut notices: ResMut<Notices>,
    mut stranded: ResMut<Stranded>,
    words: Res<Speech>,
    mut failed: Local<bool>,
) {
    if !saving.take_due(&session, &marks) {
        return;
    }
    if stranded.0 {
        stranded.0 = false;
        match store::set_aside(CASE) {
            Ok(place) => notices.0.push(words.0.with(key!("save-waits-aside"), &[("place", Arg::Text(&place))])),
            // What cannot be moved is not written over either.
            Err(fault) => {
                stranded.0 = true;
                return notices.0.push(fault.to_string());
            }
        }
    }
    let over = session.is_over();
    let done = if over { store::remove(CASE) } else { store::save(CASE, &saved(&session, &marks).to_json()) };
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
    sound: SoundSettings,
}

impl Settings {
    /// From text; earlier versions kept the pace alone, as one word.
    fn from_text(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|_| Self { pace: text.trim().to_owned(), ..Self::default() })
    }
}

fn recall_settings(mut pace: ResMut<Pace>, mut favourite: ResMut<Favourite>, mut sound: ResMut<SoundSettings>) {
    let Ok(Some(text)) = store::load(SETTINGS) else { return };
    let kept = Settings::from_text(&text);
    if let Some(kept) = Pace::ALL.into_iter().find(|pace| pace.key() == kept.pace) {
        *pace = kept;
    }
    favourite.0 = kept.theme;
    *sound = kept.sound;
}

fn keep_settings(pace: Res<Pace>, favourite: Res<Favourite>, sound: Res<SoundSettings>) {
    let settings = Settings { pace: pace.key().to_owned(), theme: favourite.0.clone(), sound: *sound };
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
        assert_eq!((old.pace.as_str(), old.theme.as_str(), old.sound), ("quick", "", SoundSettings::default()));
        let new = Settings::from_text(r#"{"pace":"off","theme":"manor"}"#);
        assert_eq!((new.pace.as_str(), new.theme.as_str(), new.sound), ("off", "manor", SoundSettings::default()));
    }

    #[test]
    fn the_sound_setting_is_kept_whole_and_read_in_part() {
        let sound = SoundSettings { volume: 25, muted: true, only_my_turn: true, ambience: false };
        let kept = serde_json::to_string(&Settings { sound, ..Settings::default() }).unwrap();
        assert_eq!(Settings::from_text(&kept).sound, sound);
        let part = Settings::from_text(r#"{"pace":"off","sound":{"muted":true}}"#);
        assert_eq!(part.sound, SoundSettings { muted: true, ..SoundSettings::default() });
    }
}
