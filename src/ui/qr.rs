//! Draws a link as a QR code, for cameras to read.

use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};
use qrcodegen::{QrCode, QrCodeEcc};

use super::scale::round;
use candlestick_themes::palette;

/// Light modules around the pattern, as cameras want them.
const QUIET: i32 = 4;
/// Least points of a module: finer ones are not read from a screen.
const LEAST: f32 = 2.0;

/// Draws a text as a QR code, at most so many points wide, and says what it is; answers whether there is room for one
/// that can be read.
pub fn qr(ui: &mut Ui, text: &str, most: f32, label: &str) -> bool {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return false };
    let modules = code.size() + 2 * QUIET;
    let module = (most / modules as f32).floor();
    if module < LEAST {
        return false;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(1.0, 1.0) * module * modules as f32, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, label));
    ui.painter().rect_filled(rect, round::SQUARE, palette::IVORY);
    for y in 0..code.size() {
        for (begin, end) in runs(&code, y) {
            let at = |x: i32, y: i32| rect.min + vec2((x + QUIET) as f32, (y + QUIET) as f32) * module;
            let dark = Rect::from_min_max(at(begin, y), at(end, y + 1));
            ui.painter().rect_filled(dark, round::SQUARE, palette::INK);
        }
    }
    true
}

/// The dark modules of a row, from where to where.
fn runs(code: &QrCode, y: i32) -> Vec<(i32, i32)> {
    let mut runs: Vec<(i32, i32)> = Vec::new();
    for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
        match runs.last_mut() {
            Some((_, end)) if *end == x => *end = x + 1,
            _ => runs.push((x, x + 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runs_of_a_row_are_its_dark_modules() {
        let code = QrCode::encode_text("https://example.org/#case=d0", QrCodeEcc::Low).unwrap();
        for y in 0..code.size() {
            let dark: Vec<_> = (0..code.size()).filter(|x| code.get_module(*x, y)).collect();
            assert_eq!(runs(&code, y).into_iter().flat_map(|(begin, end)| begin..end).collect::<Vec<_>>(), dark);
        }
    }
}
