//! Remembers which cell a seat pressed last.

use bevy_egui::egui::{Context, Id};

use crate::ui::own_id::own_id;
use candlestick_game::Column;
use candlestick_rules::{CardId, View};

fn touched_key(view: &View) -> Id {
    own_id("note-touched", view)
}

/// Remembers the cell that was pressed last.
pub(super) fn touched(ctx: &Context, view: &View, cell: (CardId, Column)) {
    ctx.data_mut(|data| data.insert_temp(touched_key(view), cell));
}

/// The cell that this seat pressed last.
pub(super) fn last_touched(ctx: &Context, view: &View) -> Option<(CardId, Column)> {
    ctx.data(|data| data.get_temp(touched_key(view)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::SeatId;

    #[test]
    fn the_cell_that_one_pressed_is_nothing_to_whoever_has_the_device_next() {
        let deal = |seed| opened("classic-2016", 3, Level::Novice, seed);
        let (ctx, cell) = (Context::default(), (CardId(4), Column::CaseFile));
        let (here, next_case) = (deal(1), deal(2));
        touched(&ctx, &here.game().view(SeatId(0)), cell);
        assert_eq!(last_touched(&ctx, &here.game().view(SeatId(0))), Some(cell));
        assert_eq!(last_touched(&ctx, &here.game().view(SeatId(1))), None);
        assert_eq!(last_touched(&ctx, &next_case.game().view(SeatId(0))), None);
    }
}
