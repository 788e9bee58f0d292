//! Advice on cards that lead to cards: a deck that is gone through at one go, because each card lets draw another.

use super::remarks::Lints;
use crate::{Value, message};
use candlestick_rules::{DieFace, Effect, SquareMark, UsedCards};

impl Lints<'_> {
    /// Tells a deck of which each card brings on average one further card or more. The referee ends such a turn when
    /// the deck was gone through once; until then nobody else plays.
    pub(super) fn chains(&mut self) {
        let edition = &self.theme.edition;
        if edition.profile.used_cards == UsedCards::Gone {
            return;
        }
        // Kept cards may all be in somebody's hand.
        let drawn: Vec<_> = edition.deck.iter().zip(&self.theme.deck).filter(|(card, _)| !card.is_kept()).collect();
        let all: u32 = drawn.iter().map(|(card, _)| u32::from(card.count)).sum();
        let brought: f64 = drawn.iter().map(|(card, _)| f64::from(card.count) * self.further(card.effect)).sum();
        if all == 0 || brought < f64::from(all) {
            return;
        }
        let worst = drawn.iter().max_by(|(a, _), (b, _)| {
            let weight = |effect, count: u8| self.further(effect) * f64::from(count);
            weight(a.effect, a.count).total_cmp(&weight(b.effect, b.count))
        });
        let Some((_, look)) = worst else { return };
        let more = Value::Decimal(format!("{:.1}", brought / f64::from(all)));
        let message = message!("check-chain", more = more, card = &look.title);
        let id = look.id.clone();
        self.entry("deck.cards", &id, "do", message);
    }

    /// The further cards that a card brings: by a roll or turn more, or by a question that moves another's token.
    fn further(&self, effect: Effect) -> f64 {
        let profile = &self.theme.edition.profile;
        let share = |die: &Vec<DieFace>| die.iter().filter(|face| face.draws).count() as f64 / die.len().max(1) as f64;
        let by_dice: f64 = profile.dice.iter().map(share).sum();
        let board = &self.theme.edition.board;
        let marks = profile.mark == SquareMark::Draw && board.square_ids().any(|square| board.marked(square));
        let asked = if profile.draw_when_pulled { 1.0 } else { 0.0 };
        match effect {
            // A move ends on a mark or in a room, where one asks.
            Effect::RollAgain | Effect::ExtraTurn => by_dice + f64::max(asked, if marks { 1.0 } else { 0.0 }),
            Effect::AskAnywhere | Effect::GoAnyRoom | Effect::GoToRoom { .. } => asked,
            _ => 0.0,
        }
    }
}
