//! A line that one types into.

use bevy_egui::egui::{Align, Margin, Response, RichText, TextEdit, Ui, vec2};

use candlestick_themes::palette;

/// Shows it as wide as there is room, with a hint while nothing is typed; takes so many letters at most.
pub fn line(ui: &mut Ui, text: &mut String, hint: &str, most: usize) -> Response {
    let height = ui.spacing().interact_size.y;
    let edit = TextEdit::singleline(text)
        .hint_text(RichText::new(hint).color(palette::ASH))
        .desired_width(f32::INFINITY)
        .char_limit(most)
        .vertical_align(Align::Center)
        .min_size(vec2(0.0, height))
        .margin(Margin::symmetric(8, 4));
    ui.add(edit)
}
