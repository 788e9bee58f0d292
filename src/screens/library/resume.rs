//! Finds which open case the title offers, and what is to be told of cases that cannot be taken up.

use std::sync::Arc;

use bevy::prelude::*;

use super::cases::CaseLibrary;
use crate::{
    screens::{Notices, Speech, Themes},
    table::Screen,
};
use candlestick_game::{
    Case, FaultText, ReplayFault, each_said,
    library::{KeptCase, adopt},
    store,
};
use candlestick_themes::{Arg, Words, key};

/// The open case that the title offers: the one that was played last of those that can go on.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Resumable(pub Option<(Case, KeptCase)>);

/// What is to be said of the open case that was played last, where its theme is missing or has changed.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct CaseNote(pub Option<String>);

/// Looks for the case that the title offers, when the title comes up and when themes come and go.
pub(super) fn look(
    (mut cases, mut resumable): (ResMut<CaseLibrary>, ResMut<Resumable>),
    (mut notices, mut note): (ResMut<Notices>, ResMut<CaseNote>),
    words: Res<Speech>,
    (screen, themes): (Res<State<Screen>>, Res<Themes>),
    mut adopted: Local<bool>,
) {
    if !screen.is_changed() && !themes.is_changed() {
        return;
    }
    resumable.0 = None;
    note.0 = None;
    let first = !std::mem::replace(&mut *adopted, true);
    if first {
        take_over(&mut cases, &themes, (&words.0, &mut notices));
    }
    if let Err(fault) = cases.refresh() {
        return notices.0.push(fault.say(&words.0));
    }
    if first {
        notices.0.extend(damage_notices(&cases, &words.0));
    }
    for kept in cases.listing().cases.iter().filter(|kept| !kept.record.is_closed()) {
        match taken_up(kept, &themes, &words.0) {
            Ok((case, remark)) => {
                note.0 = note.0.take().or(remark);
                resumable.0 = Some((case, kept.clone()));
                return;
            }
            // Only the one that was played last is worth a word here; the list tells of each.
            Err(why) => note.0 = note.0.take().or(Some(why)),
        }
    }
}

/// The case, ready to go on, with a remark where its theme has changed.
pub(super) fn taken_up(kept: &KeptCase, themes: &Themes, words: &Words) -> Result<(Case, Option<String>), String> {
    let log = &kept.record.log;
    let missing = || words.with(key!("save-theme-missing"), &[("theme", (&log.theme.id).into())]);
    let theme = themes.with_id(&log.theme.id).ok_or_else(missing)?;
    let title = [("theme", Arg::Text(&theme.title))];
    match Case::replay(Arc::clone(theme), log.clone()) {
        Ok(case) => Ok((case, None)),
        Err(ReplayFault::ThemeChanged { .. }) => match Case::replay_changed(Arc::clone(theme), log.clone()) {
            Ok(case) => Ok((case, Some(words.with(key!("save-theme-changed-fits"), &title)))),
            Err(_) => Err(words.with(key!("save-theme-changed"), &title)),
        },
        Err(fault) => Err(fault.say(words)),
    }
}

/// Takes what earlier versions kept into the library; what of it can't be read is put aside and told.
fn take_over(cases: &mut CaseLibrary, themes: &Themes, (words, notices): (&Words, &mut Notices)) {
    match adopt(cases.library_mut(), |id| themes.with_id(id).map(Arc::clone)) {
        Ok(adopted) => {
            for (name, why) in adopted.left {
                notices.0.push(match store::set_aside(&name) {
                    Ok(place) => {
                        let why = why.say(words);
                        let values = [("why", Arg::Text(&why)), ("place", Arg::Text(&place))];
                        words.with(key!("save-put-aside"), &values)
                    }
                    Err(fault) => fault.say(words),
                });
            }
        }
        Err(fault) => notices.0.push(fault.say(words)),
    }
}

/// Cases that cannot be read, or of which the last word is damaged.
fn damage_notices(cases: &CaseLibrary, words: &Words) -> Vec<String> {
    let listing = cases.listing();
    let unreadable = listing.unreadable.iter().map(|(id, why)| {
        let (number, why) = (id.to_string(), each_said(why, words));
        words.with(key!("library-unreadable"), &[("number", Arg::Text(&number)), ("why", Arg::Text(&why))])
    });
    let torn = listing.cases.iter().filter(|kept| !kept.whole).map(|kept| {
        let number = kept.id.to_string();
        words.with(key!("library-torn"), &[("number", Arg::Text(&number))])
    });
    unreadable.chain(torn).collect()
}
