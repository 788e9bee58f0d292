//! The least page of the same engine, features and profile: one egui label on a 2D camera. `script/bench web` holds the
//! game's page against it.

use bevy::{asset::AssetMetaCheck, prelude::*};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

/// Without letters of some kind egui draws none.
static LETTERS: &[u8] = include_bytes!("../../assets/fonts/body.ttf");

fn main() {
    let window = Window { canvas: Some("#game-canvas".into()), fit_canvas_to_parent: true, ..default() };
    App::new()
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: Some(window), ..default() })
                .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() }),
        )
        .add_plugins(EguiPlugin::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .add_systems(EguiPrimaryContextPass, show)
        .run();
}

/// The label; the page hears when it stands for the first time.
fn show(mut contexts: EguiContexts, mut frames: Local<u32>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if *frames == 0 {
        ctx.set_fonts(letters());
    }
    *frames += 1;
    // Fonts count from the frame after.
    if *frames > 1 {
        egui::Area::new("label".into()).show(&ctx, |ui| ui.label("An empty page"));
    }
    if *frames == 2 {
        tell();
    }
    Ok(())
}

fn letters() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::empty();
    fonts.font_data.insert("body".into(), egui::FontData::from_static(LETTERS).into());
    for family in [egui::FontFamily::Proportional, egui::FontFamily::Monospace] {
        fonts.families.insert(family, vec!["body".into()]);
    }
    fonts
}

/// Calls what the game calls when its title stands.
#[cfg(target_arch = "wasm32")]
fn tell() {
    let ready = js_sys::Reflect::get(&js_sys::global(), &"candlestickReady".into());
    if let Some(ready) = ready.ok().and_then(|ready| wasm_bindgen::JsCast::dyn_into::<js_sys::Function>(ready).ok()) {
        ready.call0(&wasm_bindgen::JsValue::NULL).ok();
    }
}

#[cfg(not(target_arch = "wasm32"))]
const fn tell() {}
