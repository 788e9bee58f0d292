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

use crate::screens::{self, Launch, Themes};
use candlestick_themes as theme;

/// The size of the window when it opens, in logical pixels.
const SIZE: (u32, u32) = (1280, 800);

/// Opens the game and returns when it is closed (in the browser: at once, the page goes on).
pub fn open(launch: Launch) {
    #[cfg(target_arch = "wasm32")]
    std::panic::set_hook(Box::new(|panic| screens::fatal(&panic.to_string())));
    App::new()
        .add_plugins(
            DefaultPlugins
                .set(window())
                .set(AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: assets(), ..default() })
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
        resolution: SIZE.into(),
        ..default()
    };
    WindowPlugin { primary_window: Some(window), ..default() }
}

/// The assets folder: beside the program, as packages have it, else in the folder one is in.
#[cfg(not(target_arch = "wasm32"))]
fn assets() -> String {
    let program = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join("assets")));
    let here = std::env::current_dir().ok().map(|here| here.join("assets"));
    let found = program.into_iter().chain(here).find(|folder| folder.is_dir());
    found.map_or_else(|| "assets".into(), |folder| folder.display().to_string())
}

/// The assets folder beside the page.
#[cfg(target_arch = "wasm32")]
fn assets() -> String {
    "assets".into()
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
