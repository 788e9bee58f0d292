//! Playing together by link: the way into a room, its lobby, and who is here while a case is played.

mod aloud;
mod arranging;
pub(super) mod at_hand;
mod attention;
pub(super) mod bar;
mod beside;
mod bot_levels;
mod by_words;
mod chairs;
mod choosing;
mod connected;
mod ending;
mod entering;
mod entropy;
mod fairness;
mod follow;
mod gathering;
pub(super) mod invited;
mod inviting;
mod marks;
mod params;
mod parts;
mod people;
pub(super) mod room;
mod seating;
mod sentences;
mod sheet;
mod span;
mod spoken;
mod state;
mod systems;
mod tab;
mod table_screen;
mod terms;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod trouble;
mod view;
mod way_in;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Speech, Themes, themes::state::OwnThemes};
use crate::{resource::Begin, table::Screen};

use self::{at_hand::RoomAtHand, invited::Invited};

pub(super) fn plugin(app: &mut App) {
    app.begin::<RoomAtHand>()
        .begin::<Invited>()
        .begin::<state::TogetherState>()
        .begin::<attention::AttentionCalls>()
        .add_systems(PreStartup, systems::recall)
        .add_systems(
            Update,
            (
                (follow::talk, follow::take_themes, follow::tell, follow::lay, ending::open_up, attention::call)
                    .chain(),
                follow::prepare.run_if(in_state(Screen::Together)),
                marks::keep,
                follow::relearn.run_if(resource_changed::<Themes>.or_else(resource_changed::<Speech>)),
            )
                .run_if(not(in_state(Screen::Loading)))
                .run_if(|room: Res<RoomAtHand>| room.is_in_one()),
        )
        .add_systems(
            Update,
            // What is still seen of a room's case is seen with its theme.
            follow::take_back_themes
                .run_if(|own: Res<OwnThemes>, room: Res<RoomAtHand>| own.has_lent() && !room.is_in_one())
                .run_if(not(in_state(Screen::Play)
                    .or_else(in_state(Screen::Verdict))
                    .or_else(in_state(Screen::Review)))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                systems::show.run_if(in_state(Screen::Together)),
                sheet::show.run_if(not(in_state(Screen::Together)).and_then(|room: Res<RoomAtHand>| room.is_in_one())),
            ),
        )
        .add_systems(OnEnter(Screen::Play), follow::is_laid)
        .add_systems(OnEnter(Screen::Title), systems::follow_link)
        .add_systems(OnEnter(Screen::Together), systems::enter);
}
