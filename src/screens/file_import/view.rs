//! Shows what is told of a given file over a screen that has no line for it.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Key, Label, Order, RichText, Window, vec2},
};

use super::state::FileImport;
use crate::{
    screens::Speech,
    ui::{
        ScreenTargets, live,
        scale::widest,
        style::touch,
        widgets::{Button, pressed, sheet},
    },
};
use candlestick_themes::{key, palette};

/// What is told over the screen, until it is closed.
pub(super) fn tell(
    mut contexts: EguiContexts,
    mut file_import: ResMut<FileImport>,
    (words, targets): (Res<Speech>, Res<ScreenTargets>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(told) = &file_import.told else { return Ok(()) };
    let room = ctx.content_rect().size();
    let window = Window::new("file-import")
        .title_bar(false)
        .resizable(false)
        .order(Order::Foreground)
        .frame(sheet())
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0));
    let window = window.show(&ctx, |ui| {
        touch(ui, room.x < 700.0);
        ui.set_width((room.x - 56.0).min(widest(420.0)));
        let shown = ui.add(Label::new(RichText::new(told).color(palette::PARCHMENT)).selectable(true).wrap());
        live::heard(&shown, "file-import.told", told);
        ui.add_space(4.0);
        let close = Button::new(&words.0.say(key!("file-import-close"))).wide().show(ui);
        targets.mark("file-import.close", &close);
        close.clicked() || pressed(ui, Key::Escape)
    });
    if window.and_then(|window| window.inner).unwrap_or(false) {
        file_import.told = None;
    }
    Ok(())
}
