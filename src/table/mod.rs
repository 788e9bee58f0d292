//! The table one sees: the ECS world of tokens, weapons, rooms, squares, cards, dice and players, and how it is painted.

pub mod paint;
pub use crate::theme::palette;

#[cfg(feature = "app")]
mod arrange;
#[cfg(feature = "app")]
mod aside;
#[cfg(feature = "app")]
mod beats;
#[cfg(feature = "app")]
mod camera;
#[cfg(feature = "app")]
mod components;
#[cfg(feature = "app")]
mod dress;
#[cfg(feature = "app")]
mod flight;
#[cfg(feature = "app")]
mod geometry;
#[cfg(feature = "app")]
mod highlight;
#[cfg(feature = "app")]
mod motion;
#[cfg(feature = "app")]
mod pace;
#[cfg(feature = "app")]
mod picking;
#[cfg(feature = "app")]
mod reload;
#[cfg(feature = "app")]
mod session;
#[cfg(feature = "app")]
mod spawn;
#[cfg(feature = "app")]
mod states;
#[cfg(feature = "app")]
mod thinking;
#[cfg(feature = "app")]
mod turn;

#[cfg(feature = "app")]
pub use app::*;

#[cfg(feature = "app")]
mod app {
    use bevy::prelude::*;

    #[cfg(target_arch = "wasm32")]
    pub use super::aside::in_worker;
    pub use super::{
        aside::{Thinking, know_theme},
        beats::SkipBeats,
        camera::{BoardRect, TableCamera},
        components::{
            CardPiece, CorridorSquare, Die, Hand, HeldBy, InCaseFile, InRoom, Occupants, OnSquare, OutOfRace, Player,
            RoomSpace, Standing, Token, WeaponPiece,
        },
        dress::Pictures,
        geometry::CELL,
        motion::Moving,
        pace::Pace,
        picking::{BoardPointer, Selected, action_to, middle, places},
        reload::{CaseRenewed, ThemeChanged},
        session::{Session, Told},
        states::{Screen, TurnPhase},
        thinking::{Race, Thinks},
        turn::Decide,
    };

    /// The world of the table and the systems that drive a case; needs no window and no GPU.
    pub fn plugin(app: &mut App) {
        app.add_plugins((
            super::states::plugin,
            super::pace::plugin,
            super::reload::plugin,
            super::spawn::plugin,
            super::turn::plugin,
            super::thinking::plugin,
            super::beats::plugin,
            super::arrange::plugin,
            super::motion::plugin,
        ));
    }

    /// An app with the table's world and systems but without window, panels or pictures, in which whole cases play.
    pub fn headless() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin)).add_plugins(plugin);
        app
    }

    /// What makes the table visible: pictures, camera, highlights, flying cards and the pointer. Frames matter now, so
    /// bots think beside them.
    pub fn visible_plugin(app: &mut App) {
        app.insert_resource(Thinks::Aside).add_plugins((
            super::dress::plugin,
            super::camera::plugin,
            super::highlight::plugin,
            super::picking::plugin,
            super::flight::plugin,
        ));
    }
}
