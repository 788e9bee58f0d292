//! The cases of this device: kept after every action, listed, named, searched, sent and taken in.

pub(super) mod at_table;
pub(super) mod cases;
mod endings;
mod entry;
pub(super) mod import;
mod keeping;
pub(super) mod names;
mod parts;
pub(super) mod resume;
mod rows;
mod state;
pub(super) mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{replay::state::OpenReplay, review::open_review::OpenReview, window::style_once};
use crate::{
    resource::Begin,
    session::{OwnMarks, Saving, Session},
    table::Screen,
};

use self::{
    at_table::AtTable,
    cases::CaseLibrary,
    resume::{CaseNote, Resumable},
};
pub use self::{
    state::{CaseDetail, CaseEntry, LibraryChoice, LibraryState},
    view::show,
};

pub(super) fn plugin(app: &mut App) {
    app.begin::<CaseLibrary>()
        .begin::<AtTable>()
        .begin::<Resumable>()
        .begin::<CaseNote>()
        .begin::<systems::Browsing>()
        .begin::<Saving>()
        .begin::<endings::KeptEndings>()
        .add_systems(PreStartup, endings::recall)
        .begin::<OwnMarks>()
        .add_systems(Update, resume::look.run_if(in_state(Screen::Title)))
        .add_systems(Update, (keeping::keep, keeping::keep_proof).chain().run_if(resource_exists::<Session>))
        .add_systems(
            Update,
            (
                endings::look_back.run_if(in_state(Screen::Review).and_then(resource_changed::<OpenReview>)),
                endings::watch.run_if(in_state(Screen::Play).and_then(resource_changed::<OpenReplay>)),
                endings::keep,
            )
                .chain(),
        )
        .add_systems(OnEnter(Screen::Library), systems::open)
        .add_systems(EguiPrimaryContextPass, systems::show.after(style_once).run_if(in_state(Screen::Library)));
}
