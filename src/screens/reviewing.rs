//! Opens the review of a closed case, works it out seat by seat off the frame, and carries out what is wanted of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    case::{
        errand::{Errand, Outcome},
        review::{Review, SeatReview},
    },
    rules::SeatId,
    table::{Screen, Thinking},
    ui::{Art, Spots},
};

use super::{
    Notices, Prompted, Speech, Themes,
    flow::whole,
    gallery::Gallery,
    page,
    review::{self, ReviewChoice, ReviewState},
    shelf::Shelf,
};

/// The review that is shown, and what is still being worked out.
#[derive(Resource, Debug, Default)]
pub(super) struct Reviewing {
    state: Option<ReviewState>,
    done: Vec<SeatReview>,
    task: Option<Thinking<SeatReview>>,
    back: Screen,
}

impl Reviewing {
    /// Lays a closed case out to look back at, by its place from the oldest; `back` is where the way leads afterwards.
    ///
    /// # Errors
    /// Why it can't be played again, in words.
    pub(super) fn open(
        &mut self,
        (shelf, at): (&Shelf, usize),
        themes: &Themes,
        words: &Speech,
        back: Screen,
    ) -> Result<(), String> {
        let case = shelf.case(at, themes, &words.0);
        let case = case.map_err(|why| words.0.with("reviewing-none", &[("why", (&why).into())]))?;
        let mut state = ReviewState::new(Arc::new(case), &words.0);
        state.which = (at + 1, shelf.len());
        *self = Self { state: Some(state), back, ..Self::default() };
        Ok(())
    }

    /// Whether something is being worked out.
    pub(super) fn is_thinking(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.review.is_none() || state.proof.is_thinking())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reviewing>()
        .add_systems(Update, work.run_if(in_state(Screen::Review)))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Review)));
}

/// One seat after the other, so that the page breathes between them.
fn work(mut reviewing: ResMut<Reviewing>) {
    let reviewing = reviewing.bypass_change_detection();
    let Some(state) = reviewing.state.as_mut().filter(|state| state.review.is_none()) else { return };
    if let Some(task) = &mut reviewing.task {
        if let Some(seat) = task.done() {
            reviewing.done.push(seat);
            reviewing.task = None;
        }
        return;
    }
    let next = reviewing.done.len();
    if next >= state.case.log.seats.len() {
        state.review = Some(Review::outline(&state.case).with_seats(std::mem::take(&mut reviewing.done)));
        return;
    }
    let (case, seat) = (Arc::clone(&state.case), SeatId(next as u8));
    let errand = || Errand::Review { log: state.case.log.clone(), seat };
    let take = |outcome| if let Outcome::Review(seat) = outcome { Some(seat) } else { None };
    reviewing.task = Some(Thinking::begin(errand, take, move || SeatReview::of(&case, seat)));
}

fn show(
    mut contexts: EguiContexts,
    mut reviewing: ResMut<Reviewing>,
    (words, art, spots): (Res<Speech>, Res<Art>, Res<Spots>),
    (shelf, themes): (Res<Shelf>, Res<Themes>),
    mut gallery: ResMut<Gallery>,
    mut prompted: ResMut<Prompted>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let reviewing = reviewing.bypass_change_detection();
    let Some(state) = &mut reviewing.state else {
        next.set(Screen::Title);
        return Ok(());
    };
    gallery.want(&state.case.theme);
    prompted.0.clear();
    match review::show(&mut whole(&ctx), state, (&words.0, &art, &spots)) {
        Some(ReviewChoice::Copy(text)) => {
            ctx.copy_text(text);
            state.told = Some(words.0.say("note-copied"));
        }
        Some(ReviewChoice::Save) => {
            let name = format!("candlestick-case-{}.json", state.case.log.seed);
            state.told = Some(match page::save_text(&name, &state.case.log.to_json()) {
                Ok(place) => words.0.with("note-saved", &[("place", (&place).into())]),
                Err(fault) => fault.to_string(),
            });
        }
        Some(ReviewChoice::Other(n)) => {
            let back = reviewing.back;
            if let Err(why) = reviewing.open((&shelf, n - 1), &themes, &words, back)
                && let Some(state) = &mut reviewing.state
            {
                state.told = Some(why);
            }
        }
        Some(ReviewChoice::Back) => {
            notices.0.clear();
            next.set(reviewing.back);
        }
        None => {}
    }
    Ok(())
}
