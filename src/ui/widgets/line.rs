//! A text field of one line, with a hint and a limit of letters.

use bevy_egui::egui::{Align, FontId, Margin, Response, RichText, TextEdit, TextStyle, Ui, vec2};

use super::draw::fitted;
use candlestick_themes::palette;

/// What stays free beside the letters, in points.
const BESIDE: i8 = 8;

/// Shows it as wide as there is room, with a hint while nothing is typed; takes so many letters at most.
pub fn line(ui: &mut Ui, text: &mut String, hint: &str, most: usize) -> Response {
    let width = ui.available_width();
    line_so_wide(ui, width, text, hint, most)
}

/// The same, so wide in points.
pub fn line_so_wide(ui: &mut Ui, width: f32, text: &mut String, hint: &str, most: usize) -> Response {
    let height = ui.spacing().interact_size.y;
    let inner = width - 2.0 * f32::from(BESIDE);
    let font = TextStyle::Body.resolve(ui.style());
    // A hint becomes smaller before it is cut.
    let size = if text.is_empty() { hint_size(ui, hint, &font, inner) } else { font.size };
    let edit = TextEdit::singleline(text)
        .hint_text(RichText::new(hint).size(size).color(palette::ASH))
        .desired_width(width)
        .char_limit(most)
        .vertical_align(Align::Center)
        .min_size(vec2(0.0, height))
        .margin(Margin::symmetric(BESIDE, 4));
    ui.add(edit)
}

/// What a screen reader calls a line without a hint, or a slider.
pub fn called(edit: &Response, words: String) {
    edit.ctx.accesskit_node_builder(edit.id, |node| node.set_label(words));
}

fn hint_size(ui: &Ui, hint: &str, font: &FontId, width: f32) -> f32 {
    let galley = fitted(ui.painter(), hint, font, palette::ASH.into(), width);
    galley.job.sections.first().map_or(font.size, |section| section.format.font_id.size)
}
