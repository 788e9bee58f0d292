//! The dice of the turn at the end of the prompt, so that what was rolled stays in sight.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::ui::scale::{Size, round};
use crate::ui::{PanelContext, style::bold, widgets::draw};
use candlestick_rules::{DieFace, Event, View};
use candlestick_themes::palette;

/// Side of a die.
const DIE: f32 = 20.0;
/// Between dice.
const GAP: f32 = 4.0;

/// The faces that lie since the turn began, one for each die; none before the roll.
pub(super) fn rolled(view: &View) -> Vec<DieFace> {
    let last = view.events.iter().rev().find_map(|event| match event {
        Event::Rolled { faces, .. } => Some(faces.as_slice()),
        Event::TurnStarted { .. } => Some(&[][..]),
        _ => None,
    });
    let dice = view.edition.profile.dice.iter().zip(last.unwrap_or_default());
    dice.filter_map(|(die, face)| die.get(usize::from(*face)).copied()).collect()
}

/// How much room they take.
pub(super) fn width(dice: &[DieFace]) -> f32 {
    (DIE + GAP) * dice.len() as f32
}

/// Paints them, the last one ending at the right of a rectangle.
pub(super) fn paint(ui: &Ui, context: &PanelContext, dice: &[DieFace], rect: Rect) {
    for (n, face) in dice.iter().rev().enumerate() {
        let at = pos2(rect.right() - 8.0 - DIE / 2.0 - (DIE + GAP) * n as f32, rect.center().y);
        die(ui.painter(), context, *face, at);
    }
}

fn die(painter: &Painter, context: &PanelContext, face: DieFace, at: Pos2) {
    let rect = Rect::from_center_size(at, Vec2::splat(DIE));
    painter.rect(rect, round::SMALL, palette::IVORY, Stroke::new(1.0, palette::INK), StrokeKind::Inside);
    if face.draws {
        if let Some(texture) = context.art.icon("magnifier") {
            painter.image(texture, rect.shrink(3.0), draw::WHOLE, palette::BLOOD.into());
        }
        return;
    }
    if face.steps > 6 {
        painter.text(at, Align2::CENTER_CENTER, face.steps.to_string(), bold(Size::FOOT), palette::INK.into());
        return;
    }
    for pip in pips(face.steps) {
        painter.circle_filled(at + pip * DIE * 0.26, 1.9, palette::INK);
    }
}

/// Where the pips of a face are, from -1 to 1 about its middle.
fn pips(count: u8) -> impl Iterator<Item = Vec2> {
    let corners = [vec2(-1.0, -1.0), vec2(1.0, 1.0), vec2(1.0, -1.0), vec2(-1.0, 1.0), vec2(-1.0, 0.0), vec2(1.0, 0.0)];
    let middle = (count % 2 == 1).then_some(Vec2::ZERO);
    corners.into_iter().take(usize::from(count - count % 2)).chain(middle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::{Action, SeatId};

    #[test]
    fn the_dice_of_the_turn_lie_until_the_next_begins() {
        let mut case = opened("classic-2016", 3, Level::Novice, 5);
        let dice = |case: &candlestick_game::Case| {
            rolled(&case.game().view(SeatId::WATCHER)).iter().map(|face| u32::from(face.steps)).sum::<u32>()
        };
        let (mut lay, mut fresh) = (0, 0);
        for _ in 0..60 {
            let Some((seat, action)) = case.bot_action() else { break };
            let before = (case.game().turn_number(), dice(&case));
            case.apply(seat, action).unwrap();
            let view = case.game().view(SeatId::WATCHER);
            if action == Action::Roll {
                let steps = view.events.iter().rev().find_map(|event| match event {
                    Event::Rolled { steps, .. } => Some(*steps),
                    _ => None,
                });
                assert_eq!(Some(dice(&case)), steps);
            } else if case.game().turn_number() == before.0 {
                assert_eq!(dice(&case), before.1);
                lay += usize::from(before.1 > 0);
            } else {
                assert_eq!(dice(&case), 0);
                fresh += 1;
            }
        }
        assert!(lay > 5 && fresh > 2, "{lay} {fresh}");
    }

    #[test]
    fn a_face_has_as_many_pips_as_steps() {
        assert!((0..=6).all(|steps| pips(steps).count() == usize::from(steps)));
    }
}
