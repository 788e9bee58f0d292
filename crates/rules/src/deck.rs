//! The extra deck: drawing, keeping, laying aside, and the clock that puts a player out.

use rand::seq::SliceRandom;

use super::{CardId, DeckCardId, Effect, Event, Game, Phase, SeatId, UsedCards, task_stack::Task};

impl Game {
    /// Whether there is a card to draw, and the turn has not gone through the deck yet.
    pub(super) fn can_draw(&self) -> bool {
        self.turn.drawn < self.edition.deck_size() && !(self.deck.is_empty() && self.discards.is_empty())
    }

    /// The top card, after the used ones were shuffled if need be.
    fn take_top(&mut self) -> Option<DeckCardId> {
        if self.deck.is_empty() && !self.discards.is_empty() {
            let mut pile = std::mem::take(&mut self.discards);
            pile.shuffle(&mut self.streams.deck);
            self.deck.extend(pile);
            self.events.push(Event::Reshuffled);
        }
        self.deck.pop_front()
    }

    /// Draws a card: it is kept, or followed at once, or once the open question has ended.
    ///
    /// A turn, with the further turns that its cards bring, draws no more cards than the deck has: cards that lead to
    /// cards would go on for ever else, within one roll or with one player's turns only.
    pub(super) fn draw(&mut self, seat: SeatId) -> Option<Phase> {
        if !self.can_draw() {
            return None;
        }
        let card = self.take_top()?;
        self.turn.drawn += 1;
        let kind = *self.edition.deck_card(card);
        if kind.is_kept() {
            self.player_mut(seat).kept.push(card);
            self.events.push(Event::Kept { seat, card: Some(card) });
            return None;
        }
        self.events.push(Event::Drawn { seat, card });
        if kind.effect == Effect::Clock {
            self.tick(seat, card);
            return None;
        }
        self.lay_aside(card);
        if self.open_question().is_some() {
            self.turn.after_question(Task::Follow(seat, card));
            return None;
        }
        self.follow(seat, card)
    }

    /// Where a used card goes.
    pub(super) fn lay_aside(&mut self, card: DeckCardId) {
        match self.edition.profile.used_cards {
            UsedCards::Under => self.deck.push_back(card),
            UsedCards::Reshuffled => self.discards.push(card),
            UsedCards::Gone => self.gone[card.index()] += 1,
        }
    }

    /// A clock card lies open; the last of them puts its drawer out and is shuffled back.
    fn tick(&mut self, seat: SeatId, card: DeckCardId) {
        let clocks = self.edition.deck.iter().zip(&self.gone).filter(|(kind, _)| kind.effect == Effect::Clock);
        let left: u32 = clocks.map(|(kind, gone)| u32::from(kind.count) - u32::from(*gone)).sum();
        if left > 1 {
            self.gone[card.index()] += 1;
            return;
        }
        self.deck.push_back(card);
        self.deck.make_contiguous().shuffle(&mut self.streams.deck);
        self.eliminate(seat);
    }

    /// Out of the game: the hand lies open, kept cards are given up.
    fn eliminate(&mut self, seat: SeatId) {
        let hand = self.truth.hand(seat);
        let player = self.player_mut(seat);
        player.out = true;
        player.open = true;
        let kept = std::mem::take(&mut player.kept);
        kept.iter().for_each(|card| self.lay_aside(*card));
        self.revealed = self.revealed.or(hand);
        self.events.push(Event::Eliminated { seat, hand, kept });
    }

    /// A random hand card of one player for another's eyes.
    pub(super) fn peek(&mut self, by: SeatId, at: SeatId) {
        use rand::RngExt;
        let hand = self.truth.hand(at);
        let n = self.streams.deck.random_range(0..hand.len().max(1) as u32);
        let card: Option<CardId> = hand.nth(n as usize);
        self.events.push(Event::Peeked { by, at, card });
    }
}
