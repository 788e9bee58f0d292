//! Works out what a real table tells the seat that looks: its sheet, the case file, and from when on an accusation was
//! certain.

use serde::{Deserialize, Serialize};

use super::real_table::RealTable;
use crate::Deductions;
use candlestick_deduction::proof::{Proof, ProofTable};
use candlestick_deduction::{Holder, Knowledge, proof};
use candlestick_rules::{CardId, Triple};

/// How many of the likeliest case files are told.
const LIKELY: usize = 3;

/// What a table tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableFindings {
    /// Certain facts and odds, cell by cell.
    pub sheet: Deductions,
    /// How many deals fit, as a decimal number; none where that is beyond counting.
    pub deals: Option<String>,
    /// The likeliest case files with their chances from 0 to 1, the likeliest first.
    pub likely: Vec<(Triple, f32)>,
    /// After how many happenings an accusation was certain.
    pub certain_since: Option<usize>,
}

impl RealTable {
    /// What can be known by the first happenings.
    #[must_use]
    pub fn known(&self, happenings: usize) -> Knowledge {
        Knowledge::from_view(&self.view(happenings))
    }

    /// What is told by all happenings that count. Takes up to a tenth of a second for each of a few steps.
    #[must_use]
    pub fn findings(&self) -> TableFindings {
        let count = self.counted().len();
        let view = self.view(count);
        let known = Knowledge::from_view(&view);
        let likely = known.triples().iter().take(LIKELY).map(|(triple, odds)| (*triple, *odds as f32)).collect();
        TableFindings {
            sheet: Deductions::new(&known, &view),
            deals: known.is_exact().then(|| known.all_deals().to_string()),
            likely,
            certain_since: known.case_file().map(|_| self.certain_since(count)),
        }
    }

    /// After how few happenings the case file was certain. It stays so, hence halving finds it.
    fn certain_since(&self, count: usize) -> usize {
        let (mut least, mut most) = (0, count);
        while least < most {
            let middle = usize::midpoint(least, most);
            if self.known(middle).case_file().is_some() {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        most
    }

    /// Why each of some cells is certain by all happenings that count: proofs that the checker has verified. They name
    /// events of the view.
    #[must_use]
    pub fn proofs(&self, cells: &[(CardId, Holder)]) -> Vec<Proof> {
        let view = self.view(self.counted().len());
        let table = ProofTable::of(&view);
        let proofs = proof::why_all(&view, view.events.len(), cells);
        proofs.into_iter().filter(|proof| proof::check(&table, &view.events, proof).is_ok()).collect()
    }
}
