//! Measures what a question is worth: how much its refutation tells about the case file on average, over deals drawn
//! evenly.

use std::collections::BTreeMap;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use candlestick_deduction::{Deal, Holder, Knowledge};
use candlestick_rules::{CardCounts, CardSet, Category, Refuters, RoomId, SeatId, SuspectId, Triple, WeaponId};

/// Deals drawn for one question.
const DEALS: usize = 400;

/// How uncertain suspect, weapon and room of the case file are together, in bits.
pub(crate) fn uncertainty(known: &Knowledge) -> f64 {
    let cards = known.facts().cards();
    let entropy = |category| -> f64 {
        let odds = cards.set_of(category).iter().map(|card| known.probability(card, Holder::CaseFile));
        odds.filter(|chance| *chance > 0.0).map(|chance| -chance * chance.log2()).sum()
    };
    Category::ALL.into_iter().map(entropy).sum()
}

/// Deals that the asker cannot rule out, and who would be asked in which order.
pub(crate) struct DrawnDeals {
    cards: CardCounts,
    refuters: Refuters,
    deals: Vec<Deal>,
    /// For each deal a number that decides which of several cards is shown.
    whims: Vec<usize>,
    order: Vec<SeatId>,
}

impl DrawnDeals {
    /// Draws deals from what the asker knows; `order` are the seats that are asked one after the other.
    pub fn new(known: &Knowledge, order: Vec<SeatId>, refuters: Refuters, rng: &mut ChaCha8Rng) -> Self {
        let deals: Vec<_> = (0..DEALS).filter_map(|_| known.sample(rng)).collect();
        let whims = deals.iter().map(|_| rng.random_range(0..60_u32) as usize).collect();
        Self { cards: known.facts().cards(), refuters, deals, whims, order }
    }

    /// The question in a room that is worth most.
    pub fn best(&self, room: RoomId) -> Option<(Triple, f64)> {
        self.all(room).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Every question in a room with what it is worth.
    pub fn all(&self, room: RoomId) -> impl Iterator<Item = (Triple, f64)> {
        let cards = self.cards;
        let suspects = (0..cards.suspects).map(SuspectId);
        let all = suspects.flat_map(move |suspect| {
            (0..cards.weapons).map(move |weapon| Triple { suspect, weapon: WeaponId(weapon), room })
        });
        all.map(|asked| (asked, self.worth(asked)))
    }

    /// What the refutation of a question tells about the case file on average, in bits: for each category the
    /// information that refutation and card have in common, less what so few deals would show by chance (Miller and
    /// Madow).
    pub fn worth(&self, asked: Triple) -> f64 {
        let cards = self.cards;
        let asked = cards.set(asked);
        let refutations: Vec<_> =
            self.deals.iter().zip(&self.whims).map(|(deal, whim)| self.refutation(deal, *whim, asked)).collect();
        let numbers = number(&refutations);
        let of = |category: usize| -> f64 {
            let files: Vec<_> = self.deals.iter().map(|deal| cards.cards(deal.case_file)[category].index()).collect();
            shared(&numbers, &files)
        };
        (0..3).map(of).sum()
    }

    /// In what share of the deals nobody shows a card, from 0 to 1.
    pub fn unrefuted(&self, asked: Triple) -> f64 {
        let asked = self.cards.set(asked);
        let nobody = |deal: &&Deal| self.order.iter().all(|seat| deal.hand(*seat).and(asked).is_empty());
        self.deals.iter().filter(nobody).count() as f64 / self.deals.len().max(1) as f64
    }

    /// What the asker sees: who shows which card, seat by seat as far as the question goes.
    fn refutation(&self, deal: &Deal, whim: usize, asked: CardSet) -> Vec<u8> {
        let mut seen = Vec::new();
        for seat in &self.order {
            let matching = deal.hand(*seat).and(asked);
            let shown = matching.nth(whim % matching.len().max(1));
            seen.push(shown.map_or(u8::MAX, |card| card.0));
            if shown.is_some() && self.refuters == Refuters::FirstHolder {
                break;
            }
        }
        seen
    }
}

/// Numbers for what is the same.
fn number(refutations: &[Vec<u8>]) -> Vec<usize> {
    let mut numbers = BTreeMap::new();
    refutations
        .iter()
        .map(|refutation| {
            let next = numbers.len();
            *numbers.entry(refutation).or_insert(next)
        })
        .collect()
}

/// What two values have in common over all draws, in bits.
fn shared(a: &[usize], b: &[usize]) -> f64 {
    let pairs: Vec<_> = a.iter().zip(b).map(|(a, b)| a * 256 + b).collect();
    let all = a.len().max(1) as f64;
    let entropy = |values: &[usize]| {
        let mut counts = BTreeMap::new();
        values.iter().for_each(|value| *counts.entry(*value).or_insert(0_u32) += 1);
        let plain: f64 = counts.values().map(|count| f64::from(*count) / all).map(|share| -share * share.log2()).sum();
        plain + (counts.len().max(1) - 1) as f64 / (2.0 * all * std::f64::consts::LN_2)
    };
    (entropy(a) + entropy(b) - entropy(&pairs)).max(0.0)
}
