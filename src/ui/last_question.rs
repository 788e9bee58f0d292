//! One line that keeps the last question and its answers in sight; a press opens the log.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Intent, PanelContext,
    asked::{self, Answer, Asked},
    notebook::Wish,
    style::{body, bold, mix, veil},
    widgets::{disc, draw, focus_ring},
};
use crate::ui::scale::{Size, round};
use candlestick_rules::SeatId;
use candlestick_themes::{describe, palette};

/// Height of the line.
const HEIGHT: f32 = 24.0;
/// Radius of the faces.
const FACE: f32 = 9.0;
/// Width of an answer: a face and its sign.
const ANSWER: f32 = 34.0;

/// Shows the line, once something has been asked. A lesson tells by itself what was asked.
pub fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let Some(asked) = asked::last(context.view).filter(|_| context.coach.is_none()) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, sentences(context)));
    context.spots.mark("last-question", &response);
    paint(ui, context, &asked, rect, response.hovered() || response.has_focus());
    focus_ring(ui, &response, round::PLATE);
    if response.clicked() {
        intents.push(Intent::Notebook(Wish::ShowLog));
    }
    response.on_hover_text(sentences(context));
}

fn paint(ui: &Ui, context: &PanelContext, asked: &Asked, rect: Rect, lit: bool) {
    let painter = ui.painter();
    let ground = if lit { palette::WALNUT_LIGHT.into() } else { veil(palette::NIGHT, 0.5) };
    painter.rect_filled(rect, round::PLATE, ground);
    let face = |seat: SeatId, at: Pos2| {
        let rim = mix(palette::BRASS, palette::WALNUT, 0.3);
        disc(painter, context.theme, context.art, context.suspect(seat), at, FACE, rim);
    };
    let y = rect.center().y;
    face(asked.asker, pos2(rect.left() + FACE + 3.0, y));
    let right = rect.right() - ANSWER * asked.answers.len() as f32 - 4.0;
    for (n, (seat, answer)) in asked.answers.iter().enumerate() {
        let at = pos2(right + ANSWER * n as f32 + FACE + 2.0, y);
        face(*seat, at);
        sign(ui, context, *answer, at + vec2(FACE + 8.0, 0.0));
    }
    let left = rect.left() + 2.0 * FACE + 9.0;
    names(ui, context, asked, Rect::from_x_y_ranges(left..=right - 4.0, rect.y_range()));
}

/// The three cards; one that the person saw shown is lit.
fn names(ui: &Ui, context: &PanelContext, asked: &Asked, rect: Rect) {
    let cards = context.view.edition.cards.cards(asked.triple);
    let shown = asked.answers.iter().find_map(|(_, answer)| match answer {
        Answer::Showed(card) => *card,
        _ => None,
    });
    let width = rect.width() / 3.0;
    for (n, card) in cards.into_iter().enumerate() {
        let name = super::widgets::Tile::of(context.theme, card).name;
        let (font, ink): (_, Color32) = if shown == Some(card) {
            (bold(Size::FOOT), palette::CANDLE.into())
        } else {
            (body(Size::FOOT), palette::PARCHMENT.into())
        };
        let at = pos2(rect.left() + width * n as f32, rect.center().y);
        draw::write(ui.painter(), at, Align2::LEFT_CENTER, name, &font, ink, width - 5.0);
    }
}

fn sign(ui: &Ui, context: &PanelContext, answer: Answer, at: Pos2) {
    let (icon, ink) = match answer {
        Answer::None => ("minus", palette::ASH),
        Answer::Showed(_) => ("cards", palette::CANDLE),
        Answer::PassedOn | Answer::Refused => ("skip", palette::CANDLE),
    };
    if let Some(texture) = context.art.icon(icon) {
        ui.painter().image(texture, Rect::from_center_size(at, Vec2::splat(12.0)), draw::WHOLE, ink.into());
    }
}

/// The lines of the log that it stands for.
fn sentences(context: &PanelContext) -> String {
    let names = super::seat_names(context.theme, context.view);
    let me = Some(context.view.me).filter(|_| context.plays());
    let lines = asked::lines(context.view).map(|event| describe(event, context.theme, context.words, &names, me));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}
