//! The two-letter codes of the cards of the original game, as contests of bots name them.

use candlestick_rules::CardCounts;

/// The cards that have codes.
pub(super) const CARDS: CardCounts = CardCounts { suspects: 6, weapons: 6, rooms: 9 };

/// The codes in card order: suspects, weapons, rooms.
pub(super) const CODES: [&str; 21] = [
    "Gr", "Mu", "Pe", "Pl", "Sc", "Wh", "Ca", "Kn", "Pi", "Re", "Ro", "Wr", "Ba", "Bi", "Co", "Di", "Ha", "Ki", "Li",
    "Lo", "St",
];
