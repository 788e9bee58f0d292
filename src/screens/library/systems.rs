//! Shows the library, and does what is chosen in it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Context};

use super::{
    cases::{CaseLibrary, played},
    import::import,
    names::{file_name, link_of},
    resume::taken_up,
    state::{CaseDetail, CaseEntry, LibraryChoice, LibraryState},
    view,
};
use crate::{
    platform,
    screens::{
        Themes, export,
        menu_context::MenuContext,
        replay::state::{OpenReplay, WatchedCase},
        review::open_review::OpenReview,
        window::whole,
    },
    table::Screen,
};
use candlestick_game::{
    FaultText, Record,
    library::{CaseId, KeptCase},
};
use candlestick_rules::SeatId;
use candlestick_themes::{Words, key};

/// What the library shows.
#[derive(Resource, Debug, Default)]
pub(super) struct Browsing(pub LibraryState);

/// Reads the cases anew.
pub(super) fn open(mut browsing: ResMut<Browsing>, mut cases: ResMut<CaseLibrary>, mut lobby: MenuContext) {
    let told = cases.refresh().err().map(|fault| fault.say(&lobby.words.0)).or(lobby.notices.0.pop());
    let LibraryState { listed, sought, .. } = std::mem::take(&mut browsing.0);
    browsing.0 = LibraryState { listed, sought, told, pick: platform::CAN_PICK_CASES, ..LibraryState::default() };
    list(&mut browsing.0, &cases, &lobby.themes, &lobby.words.0);
}

fn list(state: &mut LibraryState, cases: &CaseLibrary, themes: &Themes, words: &Words) {
    let entry = |kept: &KeptCase| CaseEntry::of(kept, cases.endings().is_hidden(kept.id), themes, words);
    state.entries = cases.listing().cases.iter().map(entry).collect();
    let unseen = cases.listing().cases.iter().any(|kept| cases.endings().is_unseen(kept.id));
    state.hide_endings = unseen.then_some(cases.endings().hide);
}

/// Shows it, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut browsing: ResMut<Browsing>,
    mut cases: ResMut<CaseLibrary>,
    mut lobby: MenuContext,
    (mut open_review, mut open_replay): (ResMut<OpenReview>, ResMut<OpenReplay>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if cases.is_changed() || lobby.themes.is_changed() {
        list(&mut browsing.0, &cases, &lobby.themes, &lobby.words.0);
    }
    if let Some(told) = lobby.notices.0.pop() {
        browsing.0.told = Some(told);
    }
    let shared = (&lobby.words.0, &*lobby.art, &*lobby.targets);
    let chosen = view::show(&mut whole(&ctx, Screen::Library), &mut browsing.0, shared);
    let Some(choice) = chosen else { return Ok(()) };
    // What was chosen is seen in the next frame.
    ctx.request_repaint();
    let state = &mut browsing.0;
    match choice {
        LibraryChoice::Back => lobby.next.set(Screen::Title),
        LibraryChoice::Insight => lobby.next.set(Screen::Insight),
        LibraryChoice::Open(id) => {
            state.told = enter(id, &cases, &mut lobby, (&mut open_review, Screen::Library)).err();
        }
        LibraryChoice::Watch => state.told = watch(state, &cases, &mut lobby, &mut open_replay).err(),
        LibraryChoice::HideEndings(hide) => cases.endings_mut().hide = hide,
        LibraryChoice::Pick => platform::pick_case(),
        LibraryChoice::TakePasted => take_pasted(state, &mut cases, &lobby),
        LibraryChoice::Name | LibraryChoice::CopyLink | LibraryChoice::Save | LibraryChoice::Remove => {
            state.told = Some(change(choice, state, &mut cases, &ctx, &lobby.words.0));
        }
        LibraryChoice::Show(CaseDetail::Link(_)) => unfold_link(state, &cases, Record::shared, CaseDetail::Link),
        LibraryChoice::Show(CaseDetail::Deal(_)) => unfold_link(state, &cases, Record::same_deal, CaseDetail::Deal),
        choice => state.carry_out(choice),
    }
    Ok(())
}

/// Plays on, or looks back.
///
/// # Errors
/// Why neither can be done, in words.
pub(in crate::screens) fn enter(
    id: CaseId,
    cases: &CaseLibrary,
    lobby: &mut MenuContext,
    (open_review, back): (&mut OpenReview, Screen),
) -> Result<(), String> {
    let gone = || lobby.words.0.say(key!("lookback-gone"));
    let kept = cases.kept(id).ok_or_else(gone)?.clone();
    if let Some(at) = cases.closed_place(id) {
        open_review.look_at(at + 1, cases, &lobby.themes, &lobby.words, back)?;
        lobby.next.set(Screen::Review);
        return Ok(());
    }
    let (case, _) = taken_up(&kept, &lobby.themes, &lobby.words.0)?;
    lobby.opening.resume(case, &kept, &mut lobby.notices);
    Ok(())
}

/// Watches the closed case that is unfolded from its beginning, so that nothing of its end is told before.
fn watch(
    state: &LibraryState,
    cases: &CaseLibrary,
    lobby: &mut MenuContext,
    open_replay: &mut OpenReplay,
) -> Result<(), String> {
    let kept = state.chosen().and_then(|id| cases.kept(id)).filter(|kept| kept.record.is_closed());
    let kept = kept.ok_or_else(|| lobby.words.0.say(key!("lookback-gone")))?;
    let case = Arc::new(played(&kept.record, &lobby.themes, &lobby.words.0)?);
    let begun = case.as_of(0).map_err(|fault| fault.say(&lobby.words.0))?;
    let watched = WatchedCase::new(case, 0, SeatId(0), Screen::Library).kept(kept);
    open_replay.begin(if cases.endings().is_hidden(kept.id) { watched.unspoilt() } else { watched });
    lobby.opening.watch(begun, SeatId(0));
    Ok(())
}

/// Takes what was pasted into the library.
fn take_pasted(state: &mut LibraryState, cases: &mut CaseLibrary, lobby: &MenuContext) {
    let Some(pasted) = &state.pasted else { return };
    match import(pasted.as_bytes(), cases, &lobby.themes, &lobby.words.0) {
        Ok(taken) => {
            let key = if taken.known { key!("library-known") } else { key!("library-taken") };
            state.told = Some(lobby.words.0.say(key));
            state.pasted = None;
            state.unfolded = Some((taken.id, CaseDetail::default()));
        }
        Err(why) => state.told = Some(lobby.words.0.with(key!("library-not-taken"), &[("why", (&why).into())])),
    }
}

/// Changes, copies or saves the case that is unfolded; answers what became of it.
fn change(
    choice: LibraryChoice,
    state: &mut LibraryState,
    cases: &mut CaseLibrary,
    ctx: &Context,
    words: &Words,
) -> String {
    let Some(kept) = state.chosen().and_then(|id| cases.kept(id)).cloned() else {
        return words.say(key!("lookback-gone"));
    };
    let done = match (choice, state.unfolded.take()) {
        (LibraryChoice::Name, Some((id, CaseDetail::Naming(title)))) => {
            let title = title.trim().chars().take(Record::MOST_TITLE).collect();
            let record = Record { title, ..kept.record };
            let named = cases.keep(Some(id), &record).and_then(|_| cases.refresh());
            named.map(|()| words.say(key!("library-named")))
        }
        (LibraryChoice::CopyLink, unfolded) => {
            if let Some((_, CaseDetail::Link(link) | CaseDetail::Deal(link))) = &unfolded {
                ctx.copy_text(link.clone());
            }
            state.unfolded = unfolded;
            Ok(words.say(key!("note-copied")))
        }
        (LibraryChoice::Remove, Some((id, _))) => cases.remove(id).map(|()| words.say(key!("library-removed"))),
        (_, unfolded) => {
            state.unfolded = unfolded;
            Ok(export::save_as(&file_name(&kept.record), &kept.record.to_text(), words))
        }
    };
    done.unwrap_or_else(|fault| fault.say(words))
}

/// Shows the link of what others get of the case that is unfolded.
fn unfold_link(
    state: &mut LibraryState,
    cases: &CaseLibrary,
    given: impl Fn(&Record) -> Record,
    shown: impl Fn(String) -> CaseDetail,
) {
    if let Some(kept) = state.chosen().and_then(|id| cases.kept(id)) {
        state.carry_out(LibraryChoice::Show(shown(link_of(&given(&kept.record)))));
    }
}
