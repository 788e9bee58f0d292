//! Which columns stand on the sheet: all of them, or on a phone with many players some at a time.

use bevy_egui::egui::{Id, Rect, Ui, pos2, vec2};

use super::{
    foot::{Face, small_button},
    grid::Sheet,
};
use crate::ui::PanelContext;
use candlestick_game::Column;
use candlestick_rules::SeatId;

/// The narrowest cell that a finger hits.
const FINGER: f32 = 34.0;

/// Some of the players between one's own column and the case file's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Part {
    /// The first of them that is shown.
    from: usize,
    /// How many are shown at a time.
    most: usize,
    /// How many there are.
    of: usize,
}

/// The columns to show in a width: one's own and the case file's always, and those players between them that fit.
pub(super) fn columns(ui: &Ui, context: &PanelContext, width: f32) -> (Vec<Column>, Option<Part>) {
    let me = context.view.me;
    let (mine, others): (Vec<SeatId>, Vec<SeatId>) = if context.plays() {
        (vec![me], context.view.left_of(me).collect())
    } else {
        (Vec::new(), context.all_seats().collect())
    };
    let fits = ((width / FINGER) as usize).saturating_sub(mine.len() + 1).max(1);
    let part = (context.narrow && others.len() > fits).then(|| Part {
        from: begin(ui, context),
        most: fits,
        of: others.len(),
    });
    let shown = part.map_or(others.as_slice(), |part| part.of(&others));
    let seats = mine.iter().chain(shown).copied().map(Column::Seat);
    (seats.chain([Column::CaseFile]).collect(), part)
}

fn key(context: &PanelContext) -> Id {
    Id::new(("note-columns", context.view.me.0, context.view.hand.bits()))
}

fn begin(ui: &Ui, context: &PanelContext) -> usize {
    ui.data(|data| data.get_temp(key(context))).unwrap_or(0)
}

impl Part {
    /// Those that are shown; the last ones fill the sheet too.
    fn of<T>(self, all: &[T]) -> &[T] {
        let from = self.from.min(self.of - self.most);
        &all[from..from + self.most]
    }

    /// The first one of the part before or after this.
    fn turned(self, on: bool) -> usize {
        let last = self.of - self.most;
        let from = self.from.min(last);
        if on { (from + self.most).min(last) } else { from.saturating_sub(self.most) }
    }
}

impl Sheet<'_> {
    /// The ways to the players that are not on the sheet, in the place of its title.
    pub(super) fn turn_columns(&self, ui: &Ui, part: Part, place: Rect) {
        let icon = self.context.art.icon("play");
        let side = vec2((place.width() / 2.0 - 3.0).min(52.0), place.height() - 6.0);
        for (n, (on, key, spot)) in
            [(false, "note-players-before", "note.players.before"), (true, "note-players-after", "note.players.after")]
                .into_iter()
                .enumerate()
        {
            let at = pos2(place.left() + n as f32 * (side.x + 4.0), place.top() + 3.0);
            let rect = Rect::from_min_size(at, side);
            let label = self.context.words.say(key);
            let enabled = part.turned(on) != part.from;
            let face = Face { icon, mirrored: !on, enabled, ..Face::of(&label) };
            let response = small_button(ui, rect, key, face);
            self.context.spots.put(spot, rect, enabled);
            if response.clicked() {
                ui.data_mut(|data| data.insert_temp(self::key(self.context), part.turned(on)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Part;

    #[test]
    fn every_player_comes_up_and_the_sheet_is_always_full() {
        let all: Vec<usize> = (0..9).collect();
        let mut part = Part { from: 0, most: 4, of: 9 };
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
