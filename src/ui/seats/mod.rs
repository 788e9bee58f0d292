//! The strip of players in seat order: who they are, how many cards they hold, whose turn it is, who is out.

mod badges;
mod measure;
mod paint;

use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use self::measure::{WIDE, is_low, measure};
use super::{
    PanelContext, inspect,
    style::{LOW, veil},
};
use crate::ui::scale::round;
use candlestick_game::inspect::Subject;
use candlestick_rules::SeatId;
use candlestick_themes::{capitalised, key, palette};

/// Shows every player.
pub fn show(ui: &mut Ui, context: &PanelContext) {
    let seats: Vec<_> = context.all_seats().collect();
    let (columns, gap, size) =
        measure(ui.available_width(), seats.len(), context.narrow, ui.ctx().content_rect().height() < LOW);
    let row = size.y + 8.0;
    let rows = seats.chunks(columns.max(1));
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), row * rows.len() as f32), Sense::hover());
    for (n, row_of) in rows.enumerate() {
        let total = (size.x + gap) * row_of.len() as f32 - gap;
        let left = strip.center().x - total / 2.0;
        for (column, seat) in row_of.iter().enumerate() {
            let at = pos2(left + column as f32 * (size.x + gap), strip.top() + 8.0 + row * n as f32);
            player(ui, context, *seat, Rect::from_min_size(at, size));
        }
    }
}

fn player(ui: &mut Ui, context: &PanelContext, seat: SeatId, rect: Rect) {
    let response = ui.interact(rect, ui.id().with(("player", seat.0)), Sense::hover());
    let subject = Subject::Suspect(context.suspect(seat));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told(context, seat, subject)));
    inspect::offer(&response, subject);
    context.targets.put(format!("seat.{}", seat.0), rect, true);
    let known = &context.view.seats[seat.index()];
    paint::ground(ui, context, seat, rect, known.out);
    if rect.width() >= WIDE {
        paint::wide(ui, context, seat, rect, known.out);
    } else if is_low(rect) {
        paint::low(ui, context, seat, rect, known.out);
    } else {
        paint::tall(ui, context, seat, rect, known.out);
    }
    if known.out {
        ui.painter().rect_filled(rect, round::PLATE, veil(palette::NIGHT, 0.2));
    }
    badges::corner(ui, context, seat, rect);
    if context.view.turn_seat == seat && context.view.actor.is_some() {
        badges::turn(ui, context, rect);
    }
}

/// What is told of a player, and that they are away.
fn told(context: &PanelContext, seat: SeatId, subject: Subject) -> String {
    let away = context.is_away(seat).then(|| capitalised(context.words.say(key!("seat-away"))));
    [context.inspector().look_at(subject).text()].into_iter().chain(away).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{
        prompt::tests::{case, on_table},
        style,
    };
    use bevy_egui::egui::{Context, RawInput};
    use candlestick_themes::Words;

    #[test]
    fn whoever_is_away_is_told_so_at_their_own_plate() {
        let (case, words, ctx) = (case(), Words::english(), Context::default());
        style::apply(&ctx);
        ctx.enable_accesskit();
        let mut output = on_table(&case, &case.game().view(SeatId(0)), &words, false, |context| {
            let context = PanelContext { away: &[SeatId(2)], ..*context };
            ctx.run_ui(RawInput::default(), |ui| show(ui, &context))
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.take().expect("a tree");
        let plates: Vec<_> = tree.nodes.iter().filter_map(|(_, node)| node.value().or_else(|| node.label())).collect();
        let away = capitalised(words.say(key!("seat-away")));
        let told: Vec<_> = plates.iter().map(|text| text.ends_with(&format!("\n{away}"))).collect();
        assert_eq!(told, [false, false, true], "{plates:?}");
    }
}
