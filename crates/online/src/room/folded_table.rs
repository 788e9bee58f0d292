//! Keeps a closed case for whoever was away at its verdict, by what was decided in it: what follows from that is most of its
//! memory, and is worked out again where somebody is told.

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
    pub(super) fn of(table: RoomTable) -> Self {
        let Ok(case) = table.case.as_of(0) else { return Self::unfoldable(table) };
        let mut folded = Self { begun: table.clone(), actions: table.case.log().actions.clone() };
        folded.begun.case = case;
        let again = folded.unfolded().case;
        let same = again.game().events() == table.case.game().events() && again.log() == table.case.log();
        if same { folded } else { Self::unfoldable(table) }
    }

    const fn unfoldable(table: RoomTable) -> Self {
        Self { begun: table, actions: Vec::new() }
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
