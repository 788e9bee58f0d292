//! The cards of the extra deck: a small vocabulary of effects, each followed to its end before the next.

use rand::RngExt;

use super::{CardId, CardSet, DeckCardId, Effect, Event, Game, Phase, SeatId};

impl Game {
    /// Follows the drawn cards one after the other until one needs a decision or none is left.
    pub(super) fn follow_cards(&mut self) {
        while let Some(card) = self.turn.pending.pop_front() {
            let seat = self.turn.seat;
            self.events.push(Event::Drawn { seat, card });
            if let Some(phase) = self.follow(card) {
                self.phase = phase;
                return;
            }
        }
        self.begin_move();
    }

    /// What a card needs decided, if anything.
    fn follow(&mut self, card: DeckCardId) -> Option<Phase> {
        match self.edition.deck_card(card).effect {
            Effect::ChosenReveals | Effect::Peek => Some(Phase::ChooseSeat(card)),
            Effect::NameAndReveal { .. } => Some(Phase::NameCard(card)),
            Effect::LeftReveals => {
                let left = self.left_of(self.turn.seat).next()?;
                self.ask_to_reveal(left)
            }
            Effect::AllShowLeft => self.next_to_pass(),
            Effect::AnyRoom => {
                self.turn.any_room = true;
                None
            }
            Effect::ExtraTurn => {
                self.turn.again = true;
                None
            }
        }
    }

    fn ask_to_reveal(&mut self, seat: SeatId) -> Option<Phase> {
        if self.truth.hand(seat).is_empty() {
            self.events.push(Event::NothingToShow { seat });
            return None;
        }
        Some(Phase::Reveal(seat))
    }

    pub(super) fn choose_seat(&mut self, target: SeatId) {
        let seat = self.turn.seat;
        let Phase::ChooseSeat(card) = self.phase else { return };
        self.events.push(Event::Chose { seat, target });
        if self.edition.deck_card(card).effect == Effect::Peek {
            self.peek(seat, target);
            self.follow_cards();
        } else if let Some(phase) = self.ask_to_reveal(target) {
            self.phase = phase;
        }
    }

    fn peek(&mut self, by: SeatId, at: SeatId) {
        let hand = self.truth.hand(at);
        let n = self.streams.deck.random_range(0..hand.len() as u32);
        let card = hand.nth(n as usize);
        self.events.push(Event::Peeked { by, at, card });
    }

    /// Cards that a naming card may name.
    pub(super) fn nameable(&self, card: DeckCardId) -> CardSet {
        match self.edition.deck_card(card).effect {
            Effect::NameAndReveal { category } => self.edition.cards.set_of(category),
            _ => CardSet::EMPTY,
        }
    }

    pub(super) fn name_card(&mut self, card: CardId) {
        let seat = self.turn.seat;
        self.events.push(Event::Named { seat, card });
        match self.truth.holder(card) {
            Some(by) => self.reveal(by, card),
            None => {
                self.events.push(Event::NobodyHolds { card });
                self.follow_cards();
            }
        }
    }

    /// What a seat may reveal: not what all have seen, while there is another.
    pub(super) fn revealable(&self, seat: SeatId) -> CardSet {
        let hand = self.truth.hand(seat);
        let fresh = hand.without(self.revealed);
        if fresh.is_empty() { hand } else { fresh }
    }

    pub(super) fn reveal(&mut self, by: SeatId, card: CardId) {
        self.revealed.insert(card);
        self.events.push(Event::Revealed { by, card });
        self.follow_cards();
    }

    /// The next seat that is to choose a card for its left neighbour, from the acting seat's left round to itself.
    fn next_to_pass(&self) -> Option<Phase> {
        let acting = self.turn.seat;
        let chosen = |seat: SeatId| self.turn.to_left.iter().any(|(by, _)| *by == seat);
        let mut round = self.left_of(acting).chain([acting]);
        round.find(|seat| !chosen(*seat) && !self.truth.hand(*seat).is_empty()).map(Phase::PassLeft)
    }

    /// Collects the choices; only when all have chosen are the cards shown, all at once.
    pub(super) fn pass_left(&mut self, seat: SeatId, card: CardId) {
        self.turn.to_left.push((seat, card));
        if let Some(phase) = self.next_to_pass() {
            self.phase = phase;
            return;
        }
        for (by, card) in std::mem::take(&mut self.turn.to_left) {
            let Some(to) = self.left_of(by).next() else { continue };
            self.events.push(Event::PassedLeft { by, to, card: Some(card) });
        }
        self.follow_cards();
    }
}
