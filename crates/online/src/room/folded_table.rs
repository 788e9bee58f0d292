//! Keeps a closed case for whoever was away at its verdict, by what was decided in it: what follows from that is most of its
//! memory, and is worked out again where somebody is told.

use std::sync::Arc;

use candlestick_game::Case;
use candlestick_rules::{Action, SeatId};

use super::table::RoomTable;

/// A case that was put away.
#[derive(Debug, Clone)]
pub(super) struct FoldedTable {
    /// The table with its case as it had begun; at its end where it cannot be folded.
    begun: RoomTable,
    /// What was decided since.
    actions: Vec<(SeatId, Action)>,
}

impl FoldedTable {
    /// Folds a table, where that is sure to come to the same again.
    pub(super) fn of(table: &RoomTable) -> Self {
        let (mut begun, log) = (table.clone(), table.case.log());
        let case = Case::new(Arc::clone(&table.case.theme), log.setup.clone(), log.seats.clone(), log.seed);
        let Ok(case) = case else { return Self { begun, actions: Vec::new() } };
        begun.case = case;
        let folded = Self { begun, actions: log.actions.clone() };
        let again = folded.unfolded();
        let same = again.case.game().events() == table.case.game().events() && again.case.log() == log;
        if same { folded } else { Self { begun: table.clone(), actions: Vec::new() } }
    }

    /// The table with its case at its end.
    pub(super) fn unfolded(&self) -> RoomTable {
        let mut table = self.begun.clone();
        for (seat, action) in &self.actions {
            if table.case.apply(*seat, *action).is_err() {
                break;
            }
        }
        table
    }

    /// Who sits there, and what was told under which number: all but its case, which stands where it began.
    pub(super) const fn without_case(&self) -> &RoomTable {
        &self.begun
    }
}
