//! Shows the review of a closed case, has it worked out, and carries out what is wanted of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{
    empty,
    open_review::{self, OpenReview},
    state::{ReviewChoice, ReviewPart, ReviewState},
    view,
};
use crate::{
    platform,
    screens::{
        Notices, Prompted, Speech, Themes,
        library::cases::CaseLibrary,
        library::import::import,
        library::names::link_of,
        opening::Opening,
        picture_loading::PictureLoading,
        practice::retry::Retry,
        replay::state::{OpenReplay, WatchedCase},
        seat_reviews::SeatReviews,
        together::at_hand::RoomAtHand,
        window::whole,
    },
    table::{BackgroundTasks, Screen},
    ui::{Art, ScreenTargets},
};
use candlestick_game::{FaultText, ReadRecord, Record, review::Review};
use candlestick_rules::SeatId;
use candlestick_themes::{Words, key};

/// Works out the review of the case that is shown.
pub(super) fn work(
    mut open_review: ResMut<OpenReview>,
    mut seats: ResMut<SeatReviews>,
    tasks: Res<BackgroundTasks>,
    words: Res<Speech>,
) {
    let shown = open_review.state.as_ref().filter(|state| state.review.is_none());
    let Some(case) = shown.map(|state| Arc::clone(&state.case)) else { return };
    match seats.work(&case, &tasks, &words.0) {
        Ok(Some(seats)) => {
            let review = Review::outline(&case).with_seats(seats.to_vec());
            if let Some(state) = &mut open_review.state {
                state.review = Some(review);
            }
        }
        Ok(None) => {}
        Err(why) => open_review.tell(Some(why)),
    }
}

/// Looks for the proof that a person has asked for.
pub(super) fn prove(mut open_review: ResMut<OpenReview>, tasks: Res<BackgroundTasks>, words: Res<Speech>) {
    if let Some(state) = &mut open_review.state {
        state.prove(&tasks, &words.0);
    }
}

/// Works out what a person wants to find, or to see of another question; goes to the stops once they are there.
pub(super) fn find(
    mut open_review: ResMut<OpenReview>,
    mut retry: ResMut<Retry>,
    (tasks, words, library): (Res<BackgroundTasks>, Res<Speech>, Res<CaseLibrary>),
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(state) = &mut open_review.state else { return };
    if state.part == ReviewPart::Deal {
        if state.comparison.is_fresh() {
            state.comparison.lay_out(&state.case, library.listing().cases.iter().map(|kept| &kept.record));
        }
        state.comparison.work(&state.case, &tasks, &words.0);
    }
    if let Some(instead) = state.instead.as_mut().filter(|instead| instead.is_counting()) {
        instead.work(&state.case, &tasks);
    }
    let seats = state.review.as_ref().map_or(&[][..], |review| &review.seats);
    match state.stops.work((&state.case, seats), &tasks, &words.0) {
        Ok(None) => {}
        Ok(Some(stops)) if stops.is_empty() => state.told = Some(words.0.say(key!("lookback-no-stops"))),
        Ok(Some(stops)) => {
            state.told = None;
            retry.begin(state.case.theme(), stops);
            next.set(Screen::Practice);
        }
        Err(why) => state.told = Some(why),
    }
}

/// What came of the stops that a person has gone through.
pub(super) fn tell_found(mut open_review: ResMut<OpenReview>, mut retry: ResMut<Retry>, words: Res<Speech>) {
    if let Some((found, of)) = retry.take_result().filter(|(_, of)| *of > 0) {
        let told = words.0.with(key!("lookback-found"), &[("found", found.into()), ("of", of.into())]);
        open_review.tell(Some(told));
    }
}

/// Shows the review, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut open_review: ResMut<OpenReview>,
    (words, art, targets): (Res<Speech>, Res<Art>, Res<ScreenTargets>),
    (mut library, themes): (ResMut<CaseLibrary>, Res<Themes>),
    mut loading: ResMut<PictureLoading>,
    (mut open_replay, mut opening): (ResMut<OpenReplay>, ResMut<Opening>),
    (mut prompted, together): (ResMut<Prompted>, Option<Res<RoomAtHand>>),
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shared = (&words.0, &*art, &*targets);
    let of_room = |state: &ReviewState| {
        let kept = open_review::kept(state, &library).is_some_and(|id| library.has_proof(id));
        kept || together.as_ref().is_some_and(|room| room.has_record(&state.case))
    };
    let changed =
        open_review.state.as_ref().filter(|state| state.of_room != of_room(state)).map(|state| !state.of_room);
    if let Some(of_room) = changed {
        open_review.note_room(of_room);
    }
    if open_review.saves_room() && open_review.save_room(together.as_deref(), &library, &words.0) {
        ctx.request_repaint();
    }
    let chosen = if let Some(state) = &open_review.state {
        loading.want(state.case.theme());
        prompted.ask(state.told.clone().unwrap_or_default());
        view::show(&mut whole(&ctx, Screen::Review), state, shared)
    } else {
        prompted.ask(words.0.say(key!("lookback-empty")));
        empty::show_empty(
            &mut whole(&ctx, Screen::Review),
            open_review.told.as_deref(),
            platform::CAN_PICK_CASES,
            shared,
        )
    };
    let Some(choice) = chosen else { return Ok(()) };
    // What was chosen is seen in the next frame.
    ctx.request_repaint();
    match choice {
        ReviewChoice::Copy(text) => {
            ctx.copy_text(text);
            open_review.tell(Some(words.0.say(key!("note-copied"))));
        }
        ReviewChoice::SendDeal => {
            if let Some(state) = &open_review.state {
                ctx.copy_text(comparing_text(state, &words.0));
            }
            open_review.tell(Some(words.0.say(key!("note-copied"))));
        }
        ReviewChoice::TakePasted => take_pasted(&mut open_review, &mut library, (&themes, &words.0)),
        ReviewChoice::Save => open_review.save(&words.0),
        ReviewChoice::SaveRoom => {
            open_review.save_room(together.as_deref(), &library, &words.0);
        }
        ReviewChoice::Other(n) => {
            if let Err(why) = open_review.open(n, &library, &themes, &words) {
                open_review.tell(Some(why));
            }
        }
        ReviewChoice::Open => platform::pick_case(),
        ReviewChoice::Watch => watch(&mut open_review, &library, (&mut open_replay, &mut opening), &words.0),
        ReviewChoice::Back => {
            notices.0.clear();
            open_review.file = None;
            next.set(open_review.back);
        }
        choice => open_review.look(&choice),
    }
    Ok(())
}

/// Lays the case on the table to be watched, with the eyes of the seat that is looked at.
fn watch(
    open_review: &mut OpenReview,
    library: &CaseLibrary,
    (open_replay, opening): (&mut OpenReplay, &mut Opening),
    words: &Words,
) {
    let Some(state) = &open_review.state else { return };
    let (at, eyes) = (state.watch_from(), SeatId(state.seat as u8));
    let kept = library.closed_at(state.which.n - 1).filter(|_| state.which.file_name().is_none());
    match state.case.as_of(at) {
        Ok(case) => {
            let watched = WatchedCase::new(Arc::clone(&state.case), at, eyes, Screen::Review);
            open_replay.begin(match kept {
                Some(kept) => watched.kept(kept),
                None => watched,
            });
            opening.watch(case, eyes);
        }
        Err(fault) => open_review.tell(Some(fault.say(words))),
    }
}

/// What friends who have the same deal are sent: how the case ended, and the case itself as a link.
fn comparing_text(state: &ReviewState, words: &Words) -> String {
    let record = Record::of(&state.case);
    let turns = state.case.game().turn_number();
    let values = [("theme", (&state.case.theme().title).into()), ("turns", turns.into())];
    format!("{}\n{}", words.with(key!("deal-sent"), &values), link_of(&record))
}

/// Takes in what a friend sent, where it is a closed case of the same deal.
fn take_pasted(open_review: &mut OpenReview, library: &mut CaseLibrary, (themes, words): (&Themes, &Words)) {
    let Some(state) = &mut open_review.state else { return };
    let pasted = state.comparison.pasted.clone().unwrap_or_default();
    let record = match ReadRecord::from_any(pasted.as_bytes()) {
        Ok(read) => read.record,
        Err(fault) => {
            state.told = Some(fault.say(words));
            return;
        }
    };
    if !record.log.is_same_deal(state.case.log()) {
        state.told = Some(words.say(key!("deal-other")));
        return;
    }
    match import(pasted.as_bytes(), library, themes, words) {
        Ok(imported) if imported.case.is_closed() => {
            state.told = None;
            state.comparison.pasted = None;
            state.comparison.lay_out(&state.case, library.listing().cases.iter().map(|kept| &kept.record));
        }
        Ok(_) => state.told = Some(words.say(key!("deal-open"))),
        Err(why) => state.told = Some(why),
    }
}
