//! Proves that what was missed was certain, from the log as its seat had seen it by then.

use super::{Missed, Review};
use crate::{
    Case,
    why::{ProofTelling, Reason, explain},
};
use candlestick_deduction::{
    Holder,
    proof::{Proof, ProofTable, why_all},
};
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::Words;

impl Missed {
    /// The number of the event, from 0, at which the seat could have known.
    #[must_use]
    pub const fn event(&self) -> usize {
        match self {
            Self::CouldAccuse { event, .. } | Self::NamedKnown { event, .. } => *event,
        }
    }

    /// The turn.
    #[must_use]
    pub const fn turn(&self) -> u32 {
        match self {
            Self::CouldAccuse { turn, .. } | Self::NamedKnown { turn, .. } => *turn,
        }
    }

    /// Where which cards certainly were.
    #[must_use]
    pub fn facts(&self, case: &Case) -> Vec<(CardId, Holder)> {
        match self {
            Self::NamedKnown { card, holder, .. } => vec![(*card, *holder)],
            Self::CouldAccuse { .. } => {
                let cards = case.game().edition().cards.cards(case.game().truth().case_file);
                cards.map(|card| (card, Holder::CaseFile)).to_vec()
            }
        }
    }

    /// A proof for each card that it is about. The events that they name are those of the seat's view.
    #[must_use]
    pub fn proofs(&self, case: &Case, seat: SeatId) -> Vec<Proof> {
        why_all(&case.game().view(seat), self.event(), &self.facts(case))
    }

    /// The proofs in plain words.
    #[must_use]
    pub fn reasons(&self, case: &Case, seat: SeatId, words: &Words) -> Vec<Reason> {
        let view = case.game().view(seat);
        let names: Vec<_> = case.log().seats.iter().map(|seat| seat.name.clone()).collect();
        let table = ProofTable::of(&view);
        let telling =
            ProofTelling { theme: case.theme(), words, names: &names, me: seat, table: &table, events: &view.events };
        self.proofs(case, seat).iter().flat_map(|proof| explain(proof, &telling)).collect()
    }
}

impl Review {
    /// Everything, with the reasons why what was missed was certain.
    #[must_use]
    pub fn to_text_with_reasons(&self, case: &Case, words: &Words) -> String {
        let mut lines = vec![self.to_text(case.theme(), words)];
        for seat in &self.seats {
            for missed in &seat.missed {
                lines.push(String::new());
                lines.push(format!("{}: {}", seat.who(case.theme()), missed.line(case.theme(), words)));
                let reasons = missed.reasons(case, seat.seat, words);
                lines.extend(
                    reasons.into_iter().map(|reason| format!("{}- {}", "  ".repeat(reason.depth + 1), reason.text)),
                );
            }
        }
        lines.join("\n")
    }
}
