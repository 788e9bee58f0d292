//! The parts of the engine that a flat table needs, by name. `DefaultPlugins` brings all of them, and a page carries, compiles
//! and starts what it never draws.

mod flat;

use bevy::{
    a11y::AccessibilityPlugin,
    app::{PanicHandlerPlugin, PluginGroupBuilder, TaskPoolPlugin},
    asset::AssetMetaCheck,
    camera::CameraPlugin,
    diagnostic::{DiagnosticsPlugin, FrameCountPlugin},
    image::ImagePlugin,
    input::InputPlugin,
    log::LogPlugin,
    mesh::MeshPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    sprite::SpritePlugin,
    sprite_render::SpriteRenderPlugin,
    state::app::StatesPlugin,
    time::TimePlugin,
    transform::TransformPlugin,
    winit::WinitPlugin,
};

use flat::FlatPipelinePlugin;

use crate::platform;

/// The engine for one window, in the order of `DefaultPlugins`: some parts look for what those before them have brought.
pub struct Engine {
    /// The window, or the page's canvas.
    pub window: Window,
}

impl PluginGroup for Engine {
    fn build(self) -> PluginGroupBuilder {
        let group = PluginGroupBuilder::start::<Self>()
            .add(PanicHandlerPlugin)
            .add(LogPlugin { filter: "wgpu=error,naga=warn,bevy_render=warn".into(), ..default() })
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(DiagnosticsPlugin)
            .add(InputPlugin)
            .add(WindowPlugin { primary_window: Some(self.window), ..default() })
            .add(AccessibilityPlugin);
        #[cfg(unix)]
        let group = group.add(bevy::app::TerminalCtrlCHandlerPlugin);
        let group = group
            .add(AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: platform::assets(), ..default() })
            .add(WinitPlugin::default())
            .add(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(graphics())), ..default() })
            .add(ImagePlugin::default())
            .add(MeshPlugin)
            .add(CameraPlugin);
        #[cfg(not(target_arch = "wasm32"))]
        let group = group.add(bevy::render::pipelined_rendering::PipelinedRenderingPlugin);
        let group = group.add(FlatPipelinePlugin).add(SpritePlugin).add(SpriteRenderPlugin);
        #[cfg(not(target_arch = "wasm32"))]
        let group = group.add(bevy::audio::AudioPlugin::default());
        group.add(StatesPlugin)
    }
}

/// Modest limits: whatever runs WebGL2 runs the game.
fn graphics() -> WgpuSettings {
    WgpuSettings::default()
}
