//! Shows a scene in a window.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use candlestick::ui::{Art, style};

use crate::{
    gallery,
    scenes::{Scene, SceneLanguage},
    size,
};

/// Opens the window.
pub fn open(name: &str, size: Option<&str>) {
    let (width, height, _) = size.and_then(size::read).unwrap_or((1280.0, 800.0, 1.0));
    let Some(scene) = Scene::named(name, &SceneLanguage::of("en")) else { return };
    let window = Window {
        title: format!("Candlestick: {name}"),
        resolution: bevy::window::WindowResolution::new(width as u32, height as u32),
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .add_plugins(EguiPlugin::default())
        .insert_non_send(scene)
        .insert_resource(Art::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .add_systems(EguiPrimaryContextPass, show)
        .run();
}

/// Pictures are decoded here and given to egui; the game itself loads them through Bevy.
fn load(ctx: &egui::Context, art: &mut Art, kept: &mut Vec<egui::TextureHandle>) {
    style::apply(ctx);
    for path in gallery::paths() {
        let Some(pixmap) = gallery::picture(&path) else { continue };
        let size = [pixmap.width() as usize, pixmap.height() as usize];
        let image = egui::ColorImage::from_rgba_premultiplied(size, pixmap.data());
        let handle = ctx.load_texture(path.clone(), image, egui::TextureOptions::LINEAR);
        art.textures.insert(path, handle.id());
        kept.push(handle);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut scene: NonSendMut<Scene>,
    mut art: ResMut<Art>,
    mut kept: Local<Vec<egui::TextureHandle>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if kept.is_empty() {
        load(&ctx, &mut art, &mut kept);
        return Ok(());
    }
    let builder = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    let mut ui = egui::Ui::new(ctx.clone(), "window".into(), builder);
    scene.show(&mut ui, &art);
    let _ = scene.targets.take();
    Ok(())
}
