//! Shows the review of a closed case, has it worked out, and carries out what is wanted of it.

use candlestick_themes::key;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{empty, reviewing::Reviewing, state::ReviewChoice, view};
use crate::{
    platform,
    screens::{
        Notices, Prompted, Speech, Themes, closed_cases::ClosedCases, gallery::Gallery, seat_reviews::SeatReviews,
        window::whole,
    },
    table::{BackgroundTasks, Screen},
    ui::{Art, ScreenTargets},
};
use candlestick_game::review::Review;

/// Works out the review of the case that is shown.
pub(super) fn work(mut reviewing: ResMut<Reviewing>, mut seats: ResMut<SeatReviews>, tasks: Res<BackgroundTasks>) {
    let shown = reviewing.state.as_ref().filter(|state| state.review.is_none());
    let Some(case) = shown.map(|state| Arc::clone(&state.case)) else { return };
    match seats.work(&case, &tasks) {
        Ok(Some(seats)) => {
            let review = Review::outline(&case).with_seats(seats.to_vec());
            if let Some(state) = &mut reviewing.state {
                state.review = Some(review);
            }
        }
        Ok(None) => {}
        Err(why) => reviewing.tell(Some(why)),
    }
}

/// Looks for the proof that a person has asked for.
pub(super) fn prove(mut reviewing: ResMut<Reviewing>, tasks: Res<BackgroundTasks>, words: Res<Speech>) {
    if let Some(state) = &mut reviewing.state {
        state.prove(&tasks, &words.0);
    }
}

/// Shows the review, and does what is chosen.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut reviewing: ResMut<Reviewing>,
    (words, art, spots): (Res<Speech>, Res<Art>, Res<ScreenTargets>),
    (shelf, themes): (Res<ClosedCases>, Res<Themes>),
    mut gallery: ResMut<Gallery>,
    mut prompted: ResMut<Prompted>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shared = (&words.0, &*art, &*spots);
    let chosen = if let Some(state) = &reviewing.state {
        gallery.want(&state.case.theme);
        prompted.0.clear();
        view::show(&mut whole(&ctx, Screen::Review), state, shared)
    } else {
        prompted.0 = words.0.say(key!("reviewing-empty"));
        empty::show_empty(&mut whole(&ctx, Screen::Review), reviewing.told.as_deref(), platform::CAN_PICK_CASES, shared)
    };
    let Some(choice) = chosen else { return Ok(()) };
    // What was chosen is seen in the next frame.
    ctx.request_repaint();
    match choice {
        ReviewChoice::Copy(text) => {
            ctx.copy_text(text);
            reviewing.tell(Some(words.0.say(key!("note-copied"))));
        }
        ReviewChoice::Save => reviewing.save(&words.0),
        ReviewChoice::Other(n) => {
            if let Err(why) = reviewing.open(n, &shelf, &themes, &words) {
                reviewing.tell(Some(why));
            }
        }
        ReviewChoice::Open => platform::pick_case(),
        ReviewChoice::Back => {
            notices.0.clear();
            reviewing.file = None;
            next.set(reviewing.back);
        }
        choice => reviewing.look(&choice),
    }
    Ok(())
}
