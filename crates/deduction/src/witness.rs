//! A deal out of the holder of each card, and one deal that fits what was told, found without counting.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{
    Holder,
    facts::{Facts, Mask},
    grid::Grid,
    search::solve,
};
use candlestick_rules::{CardId, CardSet, Truth};

/// Some deal that fits what was told; none where nothing fits. Found by one search, so not drawn evenly.
#[must_use]
pub fn some_deal(facts: &Facts, rng: &mut ChaCha8Rng) -> Option<Truth> {
    let holders = solve(Grid::new(facts).ok()?, rng)?;
    deal_of(facts, &holders, rng)
}

/// The deal in which each card is with its one holder; unseen cards on the table are spread by chance.
pub(super) fn deal_of(facts: &Facts, holders: &[Mask], rng: &mut ChaCha8Rng) -> Option<Truth> {
    let held = |holder: usize| -> CardSet {
        let cards = holders.iter().enumerate().filter(|(_, at)| **at == 1 << holder);
        cards.map(|(card, _)| CardId(card as u8)).collect()
    };
    let seats = facts.sizes.len();
    let in_case_file: Vec<_> = held(seats).iter().collect();
    let mut lying: Vec<_> = held(seats + 1).iter().collect();
    lying.shuffle(rng);
    let mut table = facts.seen.clone();
    table.extend(facts.unseen.iter().copied().zip(lying));
    table.sort_unstable();
    let mut deal = Truth {
        case_file: facts.cards.triple(in_case_file.try_into().ok()?),
        hands: (0..seats).map(held).collect(),
        room_cards: Vec::new(),
        side_cards: Vec::new(),
        face_up: CardSet::EMPTY,
    };
    for (holder, card) in table {
        match holder {
            Holder::Room(room) => deal.room_cards.push((room, card)),
            Holder::Side(_) => deal.side_cards.push(card),
            Holder::FaceUp => deal.face_up.insert(card),
            Holder::Seat(_) | Holder::CaseFile => {}
        }
    }
    Some(deal)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::{
        counter::deal_fits,
        testing::{played, street},
    };
    use candlestick_rules::SeatId;

    #[test]
    fn some_deal_fits_everything_that_was_told_and_none_is_found_where_nothing_fits() {
        for seed in 0..120 {
            let (cards, seats) = [((3, 3, 4), 3), ((4, 3, 5), 2), ((4, 4, 5), 4)][seed as usize % 3];
            let game = played(&street(cards.0, cards.1, cards.2), seats, seed, 30 + seed as u32);
            for seat in game.seats().chain([SeatId::WATCHER]) {
                let view = game.view(seat);
                let mut facts = Facts::from_view(&view);
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                let deal = some_deal(&facts, &mut rng).unwrap();
                assert!(deal_fits(&view, &deal), "{seat:?} {deal:?}");
                facts.nobody_holds(CardId(0));
                facts.not_in_case_file(CardId(0));
                let on_table = !view.room_cards.is_empty() || view.side_cards > 0;
                assert!(on_table || some_deal(&facts, &mut rng).is_none(), "{seat:?}");
            }
        }
    }
}
