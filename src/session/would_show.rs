//! Keeps which cards each seat would rather show, and to whom, fixed while others play. Nothing is shown by it alone.

use bevy::prelude::*;

use candlestick_rules::{CardId, Choice, Phase, SeatId, View};

/// What each seat has fixed, which is its own secret: cards in the order in which it would rather show them, for one who
/// asks or for anybody. It is not kept.
#[derive(Resource, Debug, Default)]
pub struct WouldShow(Vec<Fixed>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Fixed {
    seat: SeatId,
    asker: Option<SeatId>,
    card: CardId,
}

impl WouldShow {
    /// The order for an asker, or for anybody, as the view's own seat has fixed it; cards that it no longer holds are
    /// left out.
    pub fn order(&self, view: &View, asker: Option<SeatId>) -> impl Iterator<Item = CardId> {
        let (seat, hand) = (view.me, view.hand);
        let mine = self.0.iter().filter(move |fixed| fixed.seat == seat && fixed.asker == asker);
        mine.map(|fixed| fixed.card).filter(move |card| hand.contains(*card))
    }

    /// Puts a card of the hand last in an order, or takes it out where it is in.
    pub fn press(&mut self, view: &View, asker: Option<SeatId>, card: CardId) {
        let fixed = Fixed { seat: view.me, asker, card };
        let before = self.0.len();
        self.0.retain(|other| *other != fixed);
        if self.0.len() == before && view.hand.contains(card) {
            self.0.push(fixed);
        }
    }

    /// Has nothing fixed for an asker, or for anybody.
    pub fn clear(&mut self, view: &View, asker: Option<SeatId>) {
        self.0.retain(|fixed| fixed.seat != view.me || fixed.asker != asker);
    }

    /// The card that the view's seat would rather show to whoever asks it now: by what is fixed for the one who asks, else
    /// for anybody.
    #[must_use]
    pub fn ready(&self, view: &View) -> Option<CardId> {
        let asker = view.asker.filter(|_| matches!(view.phase, Phase::Refute(_)) && view.actor == Some(view.me))?;
        let fits = view.choices.iter().find_map(|choice| match choice {
            Choice::Show(cards) => Some(*cards),
            _ => None,
        })?;
        self.order(view, Some(asker)).chain(self.order(view, None)).find(|card| fits.contains(*card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, testing::opened};
    use candlestick_rules::{CardSet, Choices};

    fn view(me: u8) -> View {
        opened("classic-2016", 3, Level::Novice, 1).game().view(SeatId(me))
    }

    /// A view that is asked by a seat for the cards of its hand in these places.
    fn asked(me: u8, asker: u8, places: &[usize]) -> View {
        let mut view = view(me);
        let cards: Vec<_> = view.hand.iter().collect();
        let set = places.iter().fold(CardSet::default(), |set, at| set.or(CardSet::one(cards[*at])));
        (view.actor, view.asker, view.phase) = (Some(SeatId(me)), Some(SeatId(asker)), Phase::Refute(SeatId(me)));
        view.choices = Choices(vec![Choice::Show(set)]);
        view
    }

    #[test]
    fn what_is_fixed_for_the_one_who_asks_comes_before_what_is_fixed_for_anybody() {
        let mut would = WouldShow::default();
        let now = asked(0, 1, &[0, 1, 2]);
        let cards: Vec<_> = now.hand.iter().collect();
        assert_eq!(would.ready(&now), None);
        would.press(&now, None, cards[1]);
        would.press(&now, None, cards[0]);
        assert_eq!(would.ready(&now), Some(cards[1]));
        assert_eq!(would.ready(&asked(0, 1, &[0, 2])), Some(cards[0]));
        assert_eq!(would.ready(&asked(0, 1, &[2])), None, "nothing fixed fits");
        would.press(&now, Some(SeatId(1)), cards[2]);
        assert_eq!((would.ready(&now), would.ready(&asked(0, 2, &[0, 1, 2]))), (Some(cards[2]), Some(cards[1])));
        would.clear(&now, Some(SeatId(1)));
        would.press(&now, None, cards[1]);
        assert_eq!(would.ready(&now), Some(cards[0]));
    }

    #[test]
    fn it_is_ones_own_and_only_for_cards_that_one_holds_and_is_asked_for() {
        let mut would = WouldShow::default();
        let (mine, theirs) = (asked(0, 1, &[0, 1]), asked(1, 0, &[0, 1]));
        let card = mine.hand.iter().next().unwrap();
        would.press(&mine, None, theirs.hand.iter().next().unwrap());
        assert_eq!(would.order(&mine, None).count(), 0);
        would.press(&mine, None, card);
        assert_eq!((would.order(&theirs, None).count(), would.ready(&theirs)), (0, None));
        assert_eq!(would.order(&view(SeatId::WATCHER.0), None).count(), 0);
        assert_eq!(would.ready(&view(0)), None, "nobody asks");
        let mut others = asked(0, 1, &[0]);
        others.actor = Some(SeatId(2));
        assert_eq!(would.ready(&others), None);
        let mut lost = asked(0, 1, &[0, 1]);
        lost.hand = CardSet::default();
        assert_eq!(would.ready(&lost), None);
    }
}
