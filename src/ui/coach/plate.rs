//! The plate with the step's words, where the prompt stands in other cases.

use bevy_egui::egui::{
    Color32, FontId, Frame, Label, Margin, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2,
};

use super::Coach;
use crate::ui::scale::{Size, round};
use crate::ui::{
    PanelContext, live,
    style::{body, bold, mix, veil},
    widgets::draw,
};
use candlestick_themes::{key, palette};

/// Shows the words, what is said of a wrong try or to whoever hesitates, and how far one has come.
pub fn show(ui: &mut Ui, context: &PanelContext, coach: &Coach) {
    let frame = Frame::new()
        .fill(mix(palette::WALNUT, palette::NIGHT, 0.35))
        .stroke(Stroke::new(1.5, palette::BRASS))
        .corner_radius(round::PLATE)
        .inner_margin(Margin::symmetric(12, if context.narrow { 6 } else { 10 }));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        draw::glow(
            ui.painter(),
            ui.max_rect().left_top() + vec2(12.0, 14.0),
            vec2(70.0, 40.0),
            veil(palette::CANDLE, 0.18),
        );
        say(ui, &coach.say, bold(Size::LEAD), palette::CANDLE);
        if let Some(wrong) = &coach.wrong {
            say(ui, wrong, body(Size::TEXT), palette::IVORY);
        } else if let Some(hint) = &coach.hint {
            say(ui, hint, body(Size::TEXT), palette::PARCHMENT);
        }
        progress(ui, context, coach);
    });
    context.targets.put("prompt", shown.response.rect, true);
}

fn say(ui: &mut Ui, text: &str, font: FontId, ink: impl Into<Color32>) {
    live::polite(&ui.add(Label::new(RichText::new(text).font(font).color(ink)).wrap()));
}

/// A light for each step; those that are done burn.
fn progress(ui: &mut Ui, context: &PanelContext, coach: &Coach) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    let values = [("done", coach.done.into()), ("of", coach.of.into())];
    let told = context.words.with(key!("lesson-progress"), &values);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, told.clone()));
    let each = (rect.width() / coach.of.max(1) as f32).min(14.0);
    for step in 0..coach.of {
        let at = rect.left_center() + vec2(each * (step as f32 + 0.5), 0.0);
        let (reach, light) = match step.cmp(&coach.done) {
            std::cmp::Ordering::Less => (2.5, palette::CANDLE.into()),
            std::cmp::Ordering::Equal => (3.5, palette::BRASS.into()),
            std::cmp::Ordering::Greater => (2.5, veil(palette::PARCHMENT, 0.25)),
        };
        ui.painter().circle_filled(at, reach, light);
    }
}
