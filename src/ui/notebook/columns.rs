//! Chooses the columns that stand on the sheet: all of them, or on a phone with many players some at a time.

use bevy_egui::egui::{Id, Ui};

use crate::ui::{PanelContext, own_id::own_id};
use candlestick_game::Column;
use candlestick_rules::SeatId;

/// The narrowest cell that a finger hits.
const FINGER: f32 = 34.0;

/// Some of the players between one's own column and the case file's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ColumnWindow {
    /// The first of them that is shown.
    pub(super) from: usize,
    /// How many are shown at a time.
    most: usize,
    /// How many there are.
    of: usize,
}

/// The columns to show in a width: one's own and the case file's always, and those players between them that fit.
pub(super) fn columns(ui: &Ui, context: &PanelContext, width: f32) -> (Vec<Column>, Option<ColumnWindow>) {
    let me = context.view.me;
    let (mine, others): (Vec<SeatId>, Vec<SeatId>) = if context.plays() {
        (vec![me], context.view.left_of(me).collect())
    } else {
        (Vec::new(), context.all_seats().collect())
    };
    let fits = ((width / FINGER) as usize).saturating_sub(mine.len() + 1).max(1);
    let part = (context.narrow && others.len() > fits).then(|| ColumnWindow {
        from: begin(ui, context),
        most: fits,
        of: others.len(),
    });
    let shown = part.map_or(others.as_slice(), |part| part.of(&others));
    let seats = mine.iter().chain(shown).copied().map(Column::Seat);
    (seats.chain([Column::CaseFile]).collect(), part)
}

/// Where it is kept from which player on the sheet shows them.
pub(super) fn key(context: &PanelContext) -> Id {
    own_id("note-columns", context.view)
}

fn begin(ui: &Ui, context: &PanelContext) -> usize {
    ui.data(|data| data.get_temp(key(context))).unwrap_or(0)
}

impl ColumnWindow {
    /// Those that are shown; the last ones fill the sheet too.
    fn of<T>(self, all: &[T]) -> &[T] {
        let from = self.from.min(self.of - self.most);
        &all[from..from + self.most]
    }

    /// The first one of the part before or after this.
    pub(super) fn turned(self, on: bool) -> usize {
        let last = self.of - self.most;
        let from = self.from.min(last);
        if on { (from + self.most).min(last) } else { from.saturating_sub(self.most) }
    }
}

#[cfg(test)]
mod tests {
    use super::ColumnWindow;

    #[test]
    fn every_player_comes_up_and_the_sheet_is_always_full() {
        let all: Vec<usize> = (0..9).collect();
        let mut part = ColumnWindow { from: 0, most: 4, of: 9 };
        let mut seen = Vec::new();
        for _ in 0..3 {
            assert_eq!(part.of(&all).len(), 4);
            seen.extend(part.of(&all).iter().copied());
            part.from = part.turned(true);
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, all);
        assert_eq!(part.turned(true), part.from);
        part.from = part.turned(false);
        part.from = part.turned(false);
        assert_eq!((part.from, part.turned(false)), (0, 0));
    }
}
