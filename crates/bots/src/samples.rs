//! Deals that could be the truth, and what a question or a look would tell on average over them.

use std::sync::LazyLock;

use rand_chacha::ChaCha8Rng;

use super::posterior_sampler::PosteriorSampler;
use candlestick_deduction::{Deal, Knowledge};
use candlestick_rules::{CardCounts, CardId, CardSet, RoomId, SeatId, Triple, View};

/// How many deals are drawn.
const DEALS: usize = 480;

/// One deal in parts that 2 to 6 equal outcomes share evenly.
const WHOLE: u32 = 60;
/// Most different outcomes of a question or look.
const OUTCOMES: usize = 64;

/// n ln n for every weight that can come.
static N_LN_N: LazyLock<Vec<f64>> = LazyLock::new(|| {
    (0..=DEALS as u32 * WHOLE).map(|n| if n == 0 { 0.0 } else { f64::from(n) * f64::from(n).ln() }).collect()
});

/// What a question or look tells.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Gain {
    /// The mean loss of uncertainty about the case file, in nats.
    pub nats: f64,
    /// By how much the chance to name the case file grows on average.
    pub hit: f64,
}

impl Gain {
    /// Both together, where a chance to name the case file counts so many nats.
    pub fn worth(self, hit: f64) -> f64 {
        self.nats + hit * self.hit
    }
}

/// Possible deals.
pub(super) struct Samples {
    deals: Vec<Deal>,
    /// Orders of the deals in which equal case files, or equal cards of one category, stand together, with the key.
    orders: Vec<Vec<(u32, u32)>>,
    /// The order by whole case files.
    files: Vec<(u32, u32)>,
    left: Vec<SeatId>,
    /// Places at the side at one of whose cards this seat looks when nobody answers it.
    sides: Vec<u8>,
}

impl Samples {
    /// Draws deals, evenly or as one reads the others.
    pub fn draw(view: &View, knowledge: &Knowledge, reads: bool, rng: &mut ChaCha8Rng) -> Self {
        let deals: Vec<_> = if reads {
            PosteriorSampler::new(view, knowledge).draw(knowledge, DEALS, rng)
        } else {
            (0..DEALS).filter_map(|_| knowledge.sample(rng)).collect()
        };
        let sides = knowledge.facts().unseen_sides();
        Self::of(view.edition.cards, deals, view.left_of(view.me).collect(), sides)
    }

    /// These deals; `left` answer, in this order, and where nobody does, a card at one of these `sides` is looked at.
    pub fn of(cards: CardCounts, deals: Vec<Deal>, left: Vec<SeatId>, sides: Vec<u8>) -> Self {
        let sorted = |key: &dyn Fn(&Deal) -> u32| {
            let mut order: Vec<_> = deals.iter().enumerate().map(|(n, deal)| (key(deal), n as u32)).collect();
            order.sort_unstable();
            order
        };
        let key = |deal: &Deal| cards.cards(deal.case_file).iter().fold(0, |key, card| key << 8 | u32::from(card.0));
        let files = sorted(&key);
        let distinct = files.chunk_by(|a, b| a.0 == b.0).count();
        let orders = if distinct * 3 <= deals.len() {
            vec![files.clone()]
        } else {
            (0..3).map(|part| sorted(&|deal: &Deal| u32::from(cards.cards(deal.case_file)[part].0))).collect()
        };
        Self { orders, files, left, sides, deals }
    }

    /// The deals.
    pub fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// The likeliest case file and its share of the deals.
    pub fn likeliest(&self) -> Option<(Triple, f64)> {
        let most = self.files.chunk_by(|a, b| a.0 == b.0).max_by_key(|same| same.len())?;
        let deal = &self.deals[most[0].1 as usize];
        Some((deal.case_file, most.len() as f64 / self.deals.len() as f64))
    }

    /// What the refutation of a question tells. The card shown is any that matches; where nobody shows one, the card at
    /// the side is seen.
    pub fn question(&self, asked: [CardId; 3]) -> Gain {
        let set: CardSet = asked.into_iter().collect();
        let seats = self.left.len() + 1;
        let shown = 1 + asked.len() * seats;
        self.gain(|deal, add| {
            let first = self.left.iter().find(|seat| !deal.hand(**seat).and(set).is_empty());
            let Some(seat) = first else { return self.look(deal, shown, add) };
            let matching = deal.hand(*seat).and(set);
            let share = WHOLE / matching.len().max(1) as u32;
            for (n, _) in asked.iter().enumerate().filter(|(_, card)| matching.contains(**card)) {
                add(1 + n * seats + seat.index(), share);
            }
        })
    }

    /// What is seen where nobody answers: any card at the side that was not seen yet, as all are alike from outside; its
    /// outcome is `first` and the card's index.
    fn look(&self, deal: &Deal, first: usize, add: &mut dyn FnMut(usize, u32)) {
        let cards = self.sides.iter().filter_map(|place| deal.side_cards.get(usize::from(*place)));
        let share = WHOLE / cards.clone().count().max(1) as u32;
        if self.sides.is_empty() {
            add(0, WHOLE);
        }
        cards.for_each(|card| add(first + card.index(), share));
    }

    /// What the card face down in a room tells.
    pub fn room_card(&self, room: RoomId) -> f64 {
        let lying = |deal: &Deal, add: &mut dyn FnMut(usize, u32)| {
            if let Some(card) = deal.room_card(room) {
                add(card.index(), WHOLE);
            }
        };
        self.gain(lying).nats
    }

    /// What a random card of a hand tells.
    pub fn peek(&self, seat: SeatId) -> f64 {
        self.gain(|deal, add| {
            let hand = deal.hand(seat);
            hand.iter().for_each(|card| add(card.index(), WHOLE / hand.len().max(1) as u32));
        })
        .nats
    }

    /// What naming a card to all tells.
    pub fn name(&self, card: CardId) -> f64 {
        self.gain(|deal, add| add(deal.holder(card).map_or(0, |seat| 1 + seat.index()), WHOLE)).nats
    }

    /// What is gained when `outcomes` tells each deal's outcomes and their shares of [`WHOLE`].
    fn gain(&self, outcomes: impl Fn(&Deal, &mut dyn FnMut(usize, u32))) -> Gain {
        match self.orders.as_slice() {
            [files] => self.tally(files, &outcomes),
            parts => Gain { nats: parts.iter().map(|part| self.tally(part, &outcomes).nats).sum(), hit: 0.0 },
        }
    }

    /// The loss of uncertainty about an order's key, and the mean chance to name it afterwards.
    fn tally(&self, order: &[(u32, u32)], outcomes: &impl Fn(&Deal, &mut dyn FnMut(usize, u32))) -> Gain {
        let mut totals = [0_u32; OUTCOMES];
        let mut most = [0_u32; OUTCOMES];
        let (mut both, mut keys) = (0.0, 0.0);
        for same in order.chunk_by(|a, b| a.0 == b.0) {
            let mut here = [0_u32; OUTCOMES];
            let mut met = 0_u64;
            for (_, n) in same {
                outcomes(&self.deals[*n as usize], &mut |outcome, share| {
                    here[outcome % OUTCOMES] += share;
                    met |= 1 << (outcome % OUTCOMES);
                });
            }
            keys += n_ln_n(same.len() as u32 * WHOLE);
            while met != 0 {
                let outcome = met.trailing_zeros() as usize;
                met &= met - 1;
                both += n_ln_n(here[outcome]);
                totals[outcome] += here[outcome];
                most[outcome] = most[outcome].max(here[outcome]);
            }
        }
        let all = f64::from(self.deals.len().max(1) as u32 * WHOLE);
        let alone: f64 = totals.iter().map(|total| n_ln_n(*total)).sum();
        // H(key) - H(key | outcome), each sum being all times the negative entropy but for constants that cancel.
        let nats = (both - alone - keys + n_ln_n(self.deals.len() as u32 * WHOLE)) / all;
        let before = order.chunk_by(|a, b| a.0 == b.0).map(<[_]>::len).max().unwrap_or(0) as u32 * WHOLE;
        Gain { nats, hit: f64::from(most.iter().sum::<u32>().saturating_sub(before)) / all }
    }
}

fn n_ln_n(n: u32) -> f64 {
    N_LN_N.get(n as usize).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::SeedableRng;

    use super::*;
    use candlestick_deduction::testing::{case, street};
    use candlestick_rules::{Category, Edition, Game, Profile};

    /// A new case of two with so many cards in rooms and at the side.
    fn pair(in_rooms: u8, aside: u8) -> Game {
        let street = street(6, 6, 9);
        let two = Profile { two_side_room_cards: in_rooms, two_side_side_cards: aside, ..street.profile.clone() };
        case(&Arc::new(Edition { profile: two, ..(*street).clone() }), 2, false, 3)
    }

    /// What asking for three cards of one's own, which nobody can show, tells the first of two.
    fn unrefuted(game: &Game) -> Gain {
        let view = game.view(SeatId(0));
        let cards = view.edition.cards;
        let own = Category::ALL.map(|category| cards.set_of(category).and(view.hand).nth(0).unwrap());
        let knowledge = Knowledge::from_view(&view);
        Samples::draw(&view, &knowledge, true, &mut ChaCha8Rng::seed_from_u64(1)).question(own)
    }

    #[test]
    fn an_unanswered_question_is_worth_the_look_at_the_side_that_it_brings() {
        assert!(unrefuted(&pair(0, 4)).nats > 0.05, "{:?}", unrefuted(&pair(0, 4)));
        assert_eq!(unrefuted(&pair(4, 0)), Gain::default());
    }
}
