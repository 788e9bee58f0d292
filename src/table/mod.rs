//! The table one sees: the ECS world of tokens, weapons, rooms, squares, cards, dice and players, and how it is painted.

mod arrange;
mod auto_show;
mod background;
mod bot_move;
mod breath;
mod camera;
mod clock;
mod components;
mod dealing;
mod dress;
mod easing;
mod event_animations;
mod event_lengths;
mod fade;
mod flight;
mod geometry;
mod highlight;
mod hurried;
mod hurry;
mod motion;
mod moving;
mod pace;
mod picking;
mod pictures;
mod reload;
mod sound;
mod spawn;
mod spotlight;
mod states;
mod table_painting;
mod take_back;
mod tint;
mod trail;
mod turn;
mod turn_ring;

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};

pub use self::{
    auto_show::AutoShow,
    background::{BackgroundJob, BackgroundTasks},
    bot_move::FastForward,
    camera::{BoardRect, TableCamera},
    clock::LONGEST_FRAME,
    components::{
        CardPiece, CorridorSquare, Die, Hand, HeldBy, InCaseFile, InRoom, Occupants, OnSquare, OutOfRace, Player,
        RoomSpace, Token, TokensOnSquare, TurnRing, WeaponPiece,
    },
    event_lengths::LONGEST_EVENT,
    fade::Fade,
    geometry::{CELL, from_cells},
    hurry::{EndAnimation, RunOn, SkipAnimation},
    moving::Moving,
    pace::{Motion, MotionPace},
    picking::{BoardKeys, BoardPointer, Selected, bounds, middle, place_under, tappable},
    pictures::{Faces, Pictures, PlainFace},
    reload::{CaseExchanged, CaseRenewed, ThemeChanged},
    sound::{Cue, Cued, Hearing, SoundSettings, Sounded, cue_of},
    states::{Screen, TurnPhase},
    table_painting::TablePainting,
    turn::{TableWait, TableWaiting},
};
pub(crate) use clock::painting_time;
#[cfg(test)]
pub(crate) use picking::plugin as picking_plugin;

/// The world of the table and the systems that drive a case; needs no window and no GPU.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        clock::plugin,
        states::plugin,
        pace::plugin,
        reload::plugin,
        spawn::plugin,
        turn::plugin,
        take_back::plugin,
        bot_move::plugin,
        (hurry::plugin, event_animations::plugin),
        sound::plugin,
        arrange::plugin,
        (motion::plugin, fade::plugin),
        turn_ring::plugin,
    ));
}

/// An app with the table's world and systems but without window, panels or pictures, in which whole cases play. A frame
/// is so short there that handing its systems to other threads takes longer than running them.
pub fn headless() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin)).insert_resource(BackgroundTasks::in_the_frame());
    app.add_plugins(plugin);
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}

/// What makes the table visible: pictures, camera, highlights, flying cards and the pointer.
pub fn visible_plugin(app: &mut App) {
    app.add_plugins((
        (table_painting::plugin, dress::plugin),
        camera::plugin,
        (highlight::plugin, trail::plugin),
        picking::plugin,
        flight::plugin,
        (dealing::plugin, breath::plugin),
        spotlight::plugin,
        turn_ring::visible_plugin,
    ));
}
