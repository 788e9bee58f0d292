//! Finds counter-deals ("it could still be …"): whole deals that fit everything seen and in which something said is
//! wrong.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    Facts, Holder, Knowledge, Possession,
    fact::{asked_after, facts_in},
    knowledge::Deal,
};
use candlestick_rules::{CardId, CardSet, SeatId, View};

impl Knowledge {
    /// What could be known if the card were with the holder; none where it cannot be.
    #[must_use]
    pub fn supposing(&self, card: CardId, holder: Holder) -> Option<Self> {
        if self.cell(card, holder) == Possession::No {
            return None;
        }
        let mut facts = self.facts().clone();
        match holder {
            Holder::Seat(seat) => facts.has(seat, card),
            Holder::CaseFile => facts.in_case_file(card),
            Holder::Room(_) | Holder::Side(_) => facts.lies(holder, card),
            // It does: what may lie there is seen at the start.
            Holder::FaceUp => {}
        }
        Some(self.with(facts))
    }

    /// A deal that fits everything known and has the card elsewhere than with the holder: elsewhere as likely as it is
    /// there. None where it certainly is with the holder, or where nothing fits.
    #[must_use]
    pub fn counter_deal(&self, card: CardId, holder: Holder, rng: &mut ChaCha8Rng) -> Option<Deal> {
        let elsewhere = holders(self.facts()).into_iter().filter(|other| *other != holder);
        let mut open: Vec<_> = elsewhere.filter(|other| self.cell(card, *other) != Possession::No).collect();
        let mut left = rng.random::<f64>() * open.iter().map(|other| self.probability(card, *other)).sum::<f64>();
        // The one that is drawn first, then the others: odds that are estimated may be wrong.
        let drawn = open.iter().position(|other| {
            left -= self.probability(card, *other);
            left < 0.0
        });
        open.rotate_left(drawn.unwrap_or(0));
        open.into_iter().find_map(|other| self.supposing(card, other)?.sample(rng))
    }
}

/// Wherever a card can be.
fn holders(facts: &Facts) -> Vec<Holder> {
    let seats = (0..facts.sizes.len() as u8).map(|seat| Holder::Seat(SeatId(seat)));
    let table = facts.seen.iter().map(|(holder, _)| *holder).chain(facts.unseen.iter().copied());
    seats.chain([Holder::CaseFile]).chain(table).collect()
}

/// Whether a deal fits everything that the view's seat saw: every card is dealt once, to hands and places of the right
/// size, and each single event is true of it. Asks the events alone and shares nothing with what counts deals.
#[must_use]
pub fn deal_fits(view: &View, deal: &Deal) -> bool {
    let laid = deal.room_cards.iter().map(|(_, card)| *card).chain(deal.side_cards.iter().copied());
    let rest: Vec<_> = laid.chain(view.edition.cards.cards(deal.case_file)).chain(deal.face_up.iter()).collect();
    let all: Vec<_> = deal.hands.iter().flat_map(|hand| hand.iter()).chain(rest).collect();
    let once = all.len() == usize::from(view.edition.cards.total());
    let every = all.into_iter().collect::<CardSet>() == view.edition.cards.all();
    let hands = deal.hands.len() == view.seats.len()
        && deal.hands.iter().zip(&view.seats).all(|(hand, seat)| hand.len() == usize::from(seat.hand_size));
    let mut rooms: Vec<_> = deal.room_cards.iter().map(|(room, _)| *room).collect();
    let mut places = view.room_cards.clone();
    rooms.sort_unstable();
    places.sort_unstable();
    let table = rooms == places
        && deal.side_cards.len() == usize::from(view.side_cards)
        && deal.face_up == view.face_up
        && (view.me.index() >= view.seats.len() || deal.hand(view.me) == view.hand);
    once && every && hands && table && events_fit(view, deal)
}

fn events_fit(view: &View, deal: &Deal) -> bool {
    let mut asked = None;
    view.events.iter().all(|event| {
        let fits = facts_in(event, asked).iter().all(|fact| fact.fits(deal));
        asked = asked_after(event, view.edition.cards, asked);
        fits
    })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::testing::{played, street};

    /// Calls `look` with every cell of seats of many small cases, with what the seat knows and a generator.
    fn each_cell(mut look: impl FnMut(&View, &Knowledge, (CardId, Holder), &mut ChaCha8Rng)) {
        for (seed, (cards, seats)) in (0..60).zip([((3, 3, 4), 3), ((4, 3, 5), 2), ((4, 4, 5), 4)].into_iter().cycle())
        {
            let game = played(&street(cards.0, cards.1, cards.2), seats, seed, 30 + 4 * seed as u32);
            let view = game.view(SeatId((seed % u64::from(seats)) as u8));
            let known = Knowledge::from_view(&view);
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            for card in view.edition.cards.all().iter() {
                for holder in holders(known.facts()) {
                    look(&view, &known, (card, holder), &mut rng);
                }
            }
        }
    }

    fn is_at(deal: &Deal, card: CardId, holder: Holder, view: &View) -> bool {
        match holder {
            Holder::Seat(seat) => deal.hand(seat).contains(card),
            Holder::CaseFile => view.edition.cards.set(deal.case_file).contains(card),
            Holder::Room(room) => deal.room_card(room) == Some(card),
            Holder::Side(place) => deal.side_cards.get(usize::from(place)) == Some(&card),
            Holder::FaceUp => deal.face_up.contains(card),
        }
    }

    #[test]
    fn a_counter_deal_fits_every_fact_and_is_missing_only_where_the_card_certainly_is() {
        let (mut found, mut certain) = (0, 0);
        each_cell(|view, known, (card, holder), rng| {
            let sure = known.cell(card, holder) == Possession::Yes;
            match known.counter_deal(card, holder, rng) {
                Some(deal) => {
                    assert!(!sure && deal_fits(view, &deal), "{card:?} {holder:?} {deal:?}");
                    assert!(!is_at(&deal, card, holder, view), "{card:?} {holder:?} {deal:?}");
                    found += 1;
                }
                None => {
                    assert!(sure, "{card:?} {holder:?}");
                    certain += 1;
                }
            }
        });
        assert!(found > 1000 && certain > 100, "{found} {certain}");
    }

    #[test]
    fn what_is_supposed_has_the_card_there_and_as_many_deals_as_its_odds_say() {
        each_cell(|view, known, (card, holder), rng| {
            let Some(supposed) = known.supposing(card, holder) else {
                assert_eq!(known.cell(card, holder), Possession::No);
                return;
            };
            // Of cards face down on the table, deals tell the places apart as long as the cards are open, and no longer.
            if view.room_cards.is_empty() {
                let share = supposed.deals() as f64 / known.deals() as f64;
                assert!((share - known.probability(card, holder)).abs() < 1e-9, "{card:?} {holder:?} {share}");
            }
            let deal = supposed.sample(rng).unwrap();
            assert!(deal_fits(view, &deal) && is_at(&deal, card, holder, view));
        });
    }

    #[test]
    fn a_deal_with_two_cards_exchanged_that_the_seat_can_tell_apart_does_not_fit() {
        each_cell(|view, known, (card, holder), rng| {
            let (Some(mut deal), Holder::Seat(seat)) = (known.sample(rng), holder) else { return };
            let other = deal.hands.iter().position(|hand| hand.contains(card));
            let Some(other) = other.filter(|other| *other != seat.index()) else { return };
            let Some(back) = deal.hand(seat).nth(0) else { return };
            deal.hands[seat.index()].remove(back);
            deal.hands[seat.index()].insert(card);
            deal.hands[other].remove(card);
            deal.hands[other].insert(back);
            let thinkable = known.cell(card, holder) != Possession::No
                && known.cell(back, Holder::Seat(SeatId(other as u8))) != Possession::No;
            assert!(thinkable || !deal_fits(view, &deal), "{card:?} {holder:?}");
        });
    }
}
