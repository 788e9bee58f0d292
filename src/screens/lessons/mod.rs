//! Lessons: the chapters on the title, the one that is being played on the table, and how far one has come.

mod chapters;
mod ended;
mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::window::style_once;
use crate::{resource::Begin, table::Screen};

pub(super) use self::state::{ChapterList, Did, LessonCourse};
pub use self::{
    chapters::{ChapterLine, ListChoice, show as show_chapters},
    ended::{EndChoice, show as show_end},
    state::Teaching,
    view::{lines as chapter_lines, next_after},
};

/// What lies over the table when a lesson is done.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct LessonEnd;

pub(super) fn plugin(app: &mut App) {
    app.begin::<Teaching>()
        .begin::<LessonCourse>()
        .begin::<ChapterList>()
        .add_message::<Did>()
        .add_systems(PreStartup, systems::recall)
        .add_systems(Update, systems::open.run_if(in_state(Screen::Title)))
        .add_systems(OnEnter(Screen::Play), systems::sit_down)
        .add_systems(OnExit(Screen::Play), systems::get_up)
        .add_systems(
            Update,
            systems::keep.run_if(resource_changed::<LessonCourse>.and_then(not(resource_added::<LessonCourse>))),
        )
        .add_systems(Update, (systems::follow, systems::wait).chain().run_if(systems::taught))
        .add_systems(
            EguiPrimaryContextPass,
            (
                view::list.after(style_once).run_if(in_state(Screen::Title)),
                view::end.in_set(LessonEnd).run_if(systems::taught),
            ),
        );
}
