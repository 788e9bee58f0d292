//! The one entry, native and browser: opens the game, or runs the command line.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    match candlestick::cli::parse() {
        #[cfg(feature = "app")]
        candlestick::cli::Command::Play(_) => {
            open();
            std::process::ExitCode::SUCCESS
        }
        command => candlestick::cli::run(command),
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    #[cfg(feature = "app")]
    open();
}

#[cfg(feature = "app")]
fn open() {
    use bevy::prelude::*;
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(Window {
                title: "Candlestick".into(),
                canvas: Some("#game-canvas".into()),
                fit_canvas_to_parent: true,
                prevent_default_event_handling: true,
                ..default()
            }),
            ..default()
        }))
        .add_plugins(bevy_egui::EguiPlugin::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, Msaa::Off));
        })
        .run();
}
