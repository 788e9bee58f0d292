//! Builds the Bevy app: the same for the window and for the page.

use std::sync::Arc;

use bevy::{
    asset::AssetMetaCheck,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
};
use bevy_egui::EguiPlugin;

use crate::{
    platform,
    screens::{self, Launch, Themes},
};
use candlestick_themes as theme;

/// Opens the game and returns when it is closed (in the browser: at once, the page goes on).
pub fn open(launch: Launch) {
    platform::tell_panics();
    App::new()
        .add_plugins(
            DefaultPlugins
                .set(window())
                .set(AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: platform::assets(), ..default() })
                .set(LogPlugin { filter: "wgpu=error,naga=warn,bevy_render=warn".into(), ..default() })
                .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(graphics())), ..default() }),
        )
        .add_plugins(EguiPlugin::default())
        .insert_resource(launch)
        .insert_resource(themes())
        .add_plugins(screens::plugin)
        .run();
}

fn window() -> WindowPlugin {
    let window = Window {
        title: "Candlestick".into(),
        name: Some("candlestick".into()),
        canvas: Some("#game-canvas".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        resolution: platform::WINDOW_SIZE.into(),
        ..default()
    };
    WindowPlugin { primary_window: Some(window), ..default() }
}

/// Modest limits: whatever runs WebGL2 runs the game.
fn graphics() -> WgpuSettings {
    WgpuSettings::default()
}

/// The themes that the window offers; one with a fault is told and left out.
fn themes() -> Themes {
    let loaded = theme::builtin_ids().into_iter().filter_map(|id| match theme::builtin(id) {
        Ok(theme) => Some(Arc::new(theme)),
        Err(faults) => {
            for fault in faults {
                error!("{fault}");
            }
            None
        }
    });
    Themes(loaded.collect())
}
