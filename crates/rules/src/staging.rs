//! Setting the scene by hand, for tests: a given deal, loaded dice, a stacked deck, tokens put somewhere, cards exchanged.

use std::sync::Arc;

use super::{
    CardCounts, CardId, CardSet, DeckCardId, Edition, Game, Phase, Place, Secret, Seed, Setup, SetupFault, SuspectId,
    Triple, Truth, game::Streams, secrets::Truthful,
};

impl Game {
    /// A case with a given truth, for tests; seats, dice and deck as in [`Game::new`].
    ///
    /// # Errors
    /// When the setup doesn't fit the edition.
    pub fn with_deal(
        edition: Arc<Edition>,
        setup: Setup,
        truth: Truth,
        seed: impl Into<Seed>,
    ) -> Result<Self, SetupFault> {
        edition.check(&setup)?;
        Ok(Self::with_truth(edition, setup, truth, Streams::new(seed.into())))
    }

    /// Makes the next dice fall as given (face indices), for tests and demonstrations.
    pub fn load_dice(&mut self, rolls: impl IntoIterator<Item = Vec<u8>>) {
        self.loaded_dice.extend(rolls);
    }

    /// Puts these cards on top of the deck in this order, for tests and demonstrations.
    pub fn stack_deck(&mut self, top: &[DeckCardId]) {
        self.put_on_top(top);
    }

    /// Puts a token somewhere before anything else happens, for tests. No event tells of it.
    pub fn put_token(&mut self, suspect: SuspectId, place: Place) {
        self.tokens[suspect.index()] = place;
        if self.phase == Phase::Move {
            self.turn.moves = self.move_choices();
        }
        self.refresh_choices();
    }

    /// The same public history with two hidden cards exchanged wherever nobody but their holders can tell:
    /// what a view must not depend on. The two are of one category. Only for proofs; the result is not meant to be
    /// played on.
    #[must_use]
    pub fn with_swapped(&self, a: CardId, b: CardId) -> Self {
        let mut other = self.clone();
        other.truth = self.truth.swapped(self.edition.cards, a, b);
        for (_, card) in &mut other.turn.to_left {
            *card = swap(*card, a, b);
        }
        if let Some((.., card)) = &mut other.turn.shown {
            *card = swap(*card, a, b);
        }
        other.revealed = self.revealed.swapped(a, b);
        for event in &mut other.events {
            event.truthful(|field| field.swap(self.edition.cards, a, b));
        }
        other.refresh_choices();
        other
    }
}

impl Truthful<'_> {
    /// Exchanges two cards in this field of an event, whoever may see it.
    fn swap(self, cards: CardCounts, a: CardId, b: CardId) {
        match self {
            Self::Card(card) | Self::Secret(Secret::Card(Some(card), _), _) => *card = swap(*card, a, b),
            Self::Cards(hand) | Self::Secret(Secret::Hand(Some(hand), _), _) => *hand = hand.swapped(a, b),
            Self::CaseFile(triple) | Self::Secret(Secret::CaseFile(Some(triple)), _) => {
                *triple = triple.swapped(cards, a, b);
            }
            // Taken out, or from the deck.
            Self::Secret(
                Secret::Card(None, _) | Secret::Hand(None, _) | Secret::CaseFile(None) | Secret::DeckCard(_),
                _,
            ) => {}
        }
    }
}

impl Triple {
    /// The same triple with two cards of one category exchanged.
    fn swapped(self, cards: CardCounts, a: CardId, b: CardId) -> Self {
        cards.triple(cards.cards(self).map(|card| swap(card, a, b)))
    }
}

impl CardSet {
    /// The same set with two cards exchanged.
    fn swapped(self, a: CardId, b: CardId) -> Self {
        self.iter().map(|card| swap(card, a, b)).collect()
    }
}

impl Truth {
    /// The same truth with two cards exchanged wherever they are.
    fn swapped(&self, cards: CardCounts, a: CardId, b: CardId) -> Self {
        let swap = |card| swap(card, a, b);
        Self {
            case_file: self.case_file.swapped(cards, a, b),
            hands: self.hands.iter().map(|hand| hand.swapped(a, b)).collect(),
            room_cards: self.room_cards.iter().map(|&(room, card)| (room, swap(card))).collect(),
            side_cards: self.side_cards.iter().map(|&card| swap(card)).collect(),
            face_up: self.face_up.swapped(a, b),
        }
    }
}

/// `card` with `a` and `b` exchanged.
const fn swap(card: CardId, a: CardId, b: CardId) -> CardId {
    if card.0 == a.0 {
        b
    } else if card.0 == b.0 {
        a
    } else {
        card
    }
}
