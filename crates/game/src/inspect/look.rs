//! Looks at a subject: everybody sees its lines, and what is known of its card is the seat's own.

use super::{description::Description, inspector::Inspector, subject::Subject};
use candlestick_rules::Place;

impl Inspector<'_> {
    /// What there is to be told of a subject.
    #[must_use]
    pub fn look_at(&self, subject: Subject) -> Description {
        let mut told = match subject {
            Subject::Place(Place::Room(room)) => self.room(room),
            Subject::Place(Place::Square(square)) => self.square(square),
            Subject::Suspect(suspect) => self.suspect(suspect),
            Subject::Weapon(weapon) => self.weapon(weapon),
        };
        if let Some(card) = subject.card(self.view.edition.cards).filter(|_| self.plays()) {
            told.card = self.known(card);
        }
        told
    }
}
