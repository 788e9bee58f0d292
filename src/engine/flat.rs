//! Draws cameras of two dimensions, in place of the engine's `CorePipelinePlugin`, which brings those of three as well:
//! depth passes, transparency in any order, and a shader that is read once for each format that a texture may have.

use std::path::Path;

use bevy::{
    asset::io::embedded::EmbeddedAssetRegistry,
    core_pipeline::{
        FullscreenShader, blit::BlitPlugin, core_2d::Core2dPlugin, schedule::camera_driver,
        tonemapping::TonemappingPlugin, upscaling::UpscalingPlugin,
    },
    prelude::*,
    render::{
        RenderApp,
        renderer::{PendingCommandBuffers, RenderGraph, RenderGraphSystems, RenderQueue},
    },
};

/// Where the engine's own passes look for the shader of the whole screen, among what is built into the program.
const FULLSCREEN: &str = "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl";

/// The shader of a pass that maps bright colours onto what a screen can show. No camera here is that bright, so it is never
/// run; but the engine makes it ready for each.
const TONEMAPPING: &str = "bevy_core_pipeline/tonemapping/tonemapping.wgsl";

/// The passes of a camera of two dimensions, and what they need.
pub(super) struct FlatPipelinePlugin;

impl Plugin for FlatPipelinePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        carry_shaders(app.world());
        let Some(render_app) = app.get_sub_app_mut(RenderApp) else { return };
        let fullscreen = FullscreenShader::from_world(render_app.world_mut());
        render_app.insert_resource(fullscreen).add_systems(
            RenderGraph,
            (camera_driver.in_set(RenderGraphSystems::Render), submit.in_set(RenderGraphSystems::Submit)),
        );
    }
}

/// Puts the shader of the whole screen where the engine looks for it, and in the place of one that is never run one that is never
/// compiled: that takes a tenth of a page's time until its title.
fn carry_shaders(world: &World) {
    let registry = world.resource::<EmbeddedAssetRegistry>();
    registry.insert_asset(FULLSCREEN.into(), Path::new(FULLSCREEN), include_bytes!("fullscreen.wgsl"));
    registry.insert_asset(TONEMAPPING.into(), Path::new(TONEMAPPING), include_bytes!("tonemapping.wgsl"));
}

/// Gives what the cameras have drawn to the graphics card. A window without a camera would have to be cleared here besides:
/// there is none.
fn submit(world: &mut World) {
    let drawn = world.resource_mut::<PendingCommandBuffers>().take();
    if !drawn.is_empty() {
        world.resource::<RenderQueue>().submit(drawn);
    }
}

#[cfg(test)]
mod tests {
    use bevy::asset::AssetPlugin;

    use super::*;

    #[test]
    fn the_shader_of_the_whole_screen_lies_where_the_engine_looks_for_it() {
        let mut app = App::new();
        app.add_plugins((TaskPoolPlugin::default(), AssetPlugin::default())).init_asset::<Shader>();
        carry_shaders(app.world());
        let shader = FullscreenShader::from_world(app.world_mut()).shader();
        assert_eq!(shader.path().map(bevy::asset::AssetPath::path), Some(Path::new(FULLSCREEN)));
    }
}
