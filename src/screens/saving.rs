//! Keeps the case after every action, offers it again on the title, and puts broken saves aside in plain words.

use std::sync::Arc;

use bevy::prelude::*;

use crate::{
    case::{Case, SavedCase, store},
    rules::Phase,
    table::{Pace, Screen, Session},
    theme::Arg,
};

use super::{Notices, Resumable, Speech, Themes};

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
        .add_systems(Update, keep_settings.run_if(resource_changed::<Pace>));
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
    let over = session.case().game.phase() == Phase::Over;
    let done = if over {
        store::remove(CASE)
    } else {
        let saved = SavedCase { case: session.case().log.clone(), marks: session.all_marks().to_vec() };
        store::save(CASE, &saved.to_json())
    };
    if let Err(fault) = done
        && !std::mem::replace(&mut *failed, true)
    {
        warn!("{fault}");
        notices.0.push(fault.to_string());
    }
}

fn recall_settings(mut pace: ResMut<Pace>) {
    if let Ok(Some(text)) = store::load(SETTINGS)
        && let Some(kept) = Pace::ALL.into_iter().find(|pace| pace.key() == text.trim())
    {
        *pace = kept;
    }
}

fn keep_settings(pace: Res<Pace>) {
    if let Err(fault) = store::save(SETTINGS, pace.key()) {
        warn!("{fault}");
    }
}
