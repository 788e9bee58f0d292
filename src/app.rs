//! Builds the Bevy app: the same for the window and for the page.

use std::sync::Arc;

use bevy::{asset::AssetEventSystems, prelude::*};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet};

use crate::{
    engine::Engine,
    platform,
    screens::{self, Launch, Themes},
};
use candlestick_themes::{self as theme, Theme};

/// Opens the game and returns when it is closed (in the browser: at once, the page goes on).
pub fn open(launch: Launch) {
    platform::tell_panics();
    App::new()
        .add_plugins(Engine { window: window() })
        .add_plugins(EguiPlugin::default())
        // A letter that is written for the first time is there in the same frame: there may be no other for a while.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .insert_resource(launch)
        .insert_resource(Themes::by(themes))
        .add_plugins(screens::plugin)
        .run();
}

fn window() -> Window {
    Window {
        title: "Candlestick".into(),
        name: Some("candlestick".into()),
        canvas: Some("#game-canvas".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        resolution: platform::WINDOW_SIZE.into(),
        ..default()
    }
}

/// The themes that the window offers; one with a fault is told and left out.
fn themes() -> Vec<Arc<Theme>> {
    let loaded = theme::builtin_ids().into_iter().filter_map(|id| match theme::builtin(id) {
        Ok(theme) => Some(Arc::new(theme)),
        Err(faults) => {
            for fault in faults {
                error!("{fault}");
            }
            None
        }
    });
    loaded.collect()
}
