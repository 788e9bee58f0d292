//! The review of a closed case: what each seat could know when, what was missed, what better questions were worth.

mod chart;
mod comparison;
mod deal;
mod empty;
mod foot;
mod instead;
pub(super) mod open_review;
mod parts;
mod refutations;
mod seats;
mod state;
mod steps;
mod stops;
mod systems;
mod view;
mod which;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::{resource::Begin, table::Screen};

use self::open_review::OpenReview;
pub use self::{
    empty::show_empty,
    instead::OtherQuestion,
    state::{ReviewChoice, ReviewPart, ReviewState, WhichCase},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    let proving = |open_review: Res<OpenReview>| open_review.state.as_ref().is_some_and(ReviewState::is_proving);
    let finding = |open_review: Res<OpenReview>| open_review.state.as_ref().is_some_and(ReviewState::is_finding);
    app.begin::<OpenReview>()
        .add_systems(OnEnter(Screen::Review), systems::tell_found)
        .add_systems(
            Update,
            (systems::work, systems::prove.run_if(proving), systems::find.run_if(finding))
                .run_if(in_state(Screen::Review)),
        )
        .add_systems(EguiPrimaryContextPass, systems::show.run_if(in_state(Screen::Review)));
}
