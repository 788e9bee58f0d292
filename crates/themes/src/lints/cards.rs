//! Advice on cards: hands for each number of players, and a deck that nothing draws or that draws nothing.

use super::remarks::Lints;
use crate::message;
use candlestick_rules::{Hands, SquareMark};

/// A hand smaller than this hardly plays.
const SMALL_HAND: u8 = 2;
/// Cards left over tell too much from this part of the dealt ones on: one face up for each so many dealt.
const LARGE_REST: u8 = 4;

impl Lints<'_> {
    pub(super) fn cards(&mut self) {
        self.hands();
        self.deck();
        self.deck_effects();
    }

    fn hands(&mut self) {
        for hands in self.theme.edition.hands() {
            let Hands { players, sizes, face_up, .. } = &hands;
            let (least, most) = (sizes.last().copied().unwrap_or(0), sizes.first().copied().unwrap_or(0));
            let dealt: u8 = sizes.iter().sum();
            if least < SMALL_HAND {
                let message =
                    message!("check-hands-small", players = *players, least = least, dealt = dealt, most = most);
                self.about("rules.players", message);
            } else if *face_up > dealt / LARGE_REST {
                let message = message!("check-hands-left", players = *players, left = *face_up, dealt = dealt);
                self.about("rules.players", message);
            }
        }
    }

    /// Whether anything draws the cards that there are, and whether there are any to draw.
    fn deck(&mut self) {
        let edition = &self.theme.edition;
        let profile = &edition.profile;
        let marks = edition.board.square_ids().any(|square| edition.board.marked(square));
        let dice = profile.dice.iter().flatten().any(|face| face.draws);
        let draws = dice || profile.draw_when_pulled || (marks && profile.mark == SquareMark::Draw);
        let nothing_marked = profile.mark != SquareMark::Plain && !marks;
        match (draws, edition.deck.is_empty()) {
            (true, true) if dice => {
                self.about("rules.dice", message!("check-deck-none-face"));
            }
            (true, true) => {
                self.about("rules", message!("check-deck-none"));
            }
            (false, false) => self.about("deck.cards", message!("check-deck-undrawn")),
            _ => {}
        }
        if nothing_marked {
            self.about("rules.mark", message!("check-marks-none"));
        }
        if marks && profile.mark == SquareMark::Plain {
            self.about("rules", message!("check-marks-idle"));
        }
    }

    /// Cards that can never do anything, and a deck without a name.
    fn deck_effects(&mut self) {
        let edition = &self.theme.edition;
        for (card, look) in edition.deck.iter().zip(&self.theme.deck) {
            if edition.profile.max_seats < 3 && edition.needs_three(card.effect) {
                let message = message!("check-card-three", card = &look.title);
                self.list.push(self.places.entry("deck.cards", &look.id, "do", message));
            }
        }
        if !edition.deck.is_empty() && !self.places.has("deck.name") {
            let message = message!("check-deck-name");
            self.about("deck", message);
        }
    }
}
