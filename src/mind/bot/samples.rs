//! Deals drawn from what is possible, and what a question would tell on average over them.

use rand_chacha::ChaCha8Rng;

use crate::{
    mind::{Deal, Knowledge},
    rules::{CardId, CardSet, RoomId, SeatId, Triple, View},
};

/// How many deals are drawn.
const DEALS: usize = 240;
/// Up to so many different case files the question is how well they are told apart together, beyond it each category.
const FEW: usize = 40;

/// Possible deals, drawn evenly.
pub(super) struct Samples {
    deals: Vec<Deal>,
    /// For each deal, the number of its case file; and of its suspect, weapon and room card.
    files: Vec<[usize; 4]>,
    few: bool,
    left: Vec<SeatId>,
}

impl Samples {
    /// Draws deals.
    pub fn draw(view: &View, knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Self {
        let deals: Vec<_> = (0..DEALS).filter_map(|_| knowledge.sample(rng)).collect();
        let mut triples: Vec<_> = deals.iter().map(|deal| deal.case_file).collect();
        triples.sort_unstable();
        triples.dedup();
        let cards = view.edition.cards;
        let number = |triple: Triple| {
            let [suspect, weapon, room] = cards.cards(triple).map(CardId::index);
            [triples.partition_point(|other| *other < triple), suspect, weapon, room]
        };
        let files = deals.iter().map(|deal| number(deal.case_file)).collect();
        Self { files, few: triples.len() <= FEW, left: view.left_of(view.me).collect(), deals }
    }

    /// What the answer to a question tells about the case file, in nats. The card shown is any that matches.
    pub fn question(&self, asked: CardSet) -> f64 {
        self.gain(|deal, add| {
            let first = self.left.iter().find(|seat| !deal.hand(**seat).and(asked).is_empty());
            let Some(seat) = first else { return add(0, 1.0) };
            let matching = deal.hand(*seat).and(asked);
            for card in matching.iter() {
                add(1 + card.index() * 64 + seat.index(), 1.0 / matching.len() as f64);
            }
        })
    }

    /// What the card face down in a room tells.
    pub fn room_card(&self, room: RoomId) -> f64 {
        self.gain(|deal, add| {
            if let Some(card) = deal.room_card(room) {
                add(card.index(), 1.0);
            }
        })
    }

    /// What a random card of a hand tells.
    pub fn peek(&self, seat: SeatId) -> f64 {
        self.gain(|deal, add| {
            let hand = deal.hand(seat);
            for card in hand.iter() {
                add(card.index(), 1.0 / hand.len() as f64);
            }
        })
    }

    /// What naming a card to all tells.
    pub fn name(&self, card: CardId) -> f64 {
        self.gain(|deal, add| add(deal.holder(card).map_or(0, |seat| 1 + seat.index()), 1.0))
    }

    /// The mean loss of uncertainty when `outcomes` tells each deal's outcomes and their chances.
    fn gain(&self, outcomes: impl Fn(&Deal, &mut dyn FnMut(usize, f64))) -> f64 {
        let mut seen: Vec<(usize, usize, f64)> = Vec::with_capacity(self.deals.len() * 2);
        for (n, deal) in self.deals.iter().enumerate() {
            outcomes(deal, &mut |outcome, chance| seen.push((outcome, n, chance)));
        }
        let parts: &[usize] = if self.few { &[0] } else { &[1, 2, 3] };
        parts.iter().map(|part| self.gain_of(*part, &seen)).sum()
    }

    fn gain_of(&self, part: usize, seen: &[(usize, usize, f64)]) -> f64 {
        let mut joint: Vec<_> =
            seen.iter().map(|(outcome, n, chance)| (*outcome, self.files[*n][part], *chance)).collect();
        joint.sort_unstable_by_key(|(outcome, file, _)| (*outcome, *file));
        let before = entropy(&self.files, part);
        let all = self.deals.len().max(1) as f64;
        let both = grouped(joint.iter().map(|(outcome, file, chance)| ((*outcome, *file), *chance)), all);
        let alone = grouped(joint.iter().map(|(outcome, _, chance)| (*outcome, *chance)), all);
        before - (both - alone)
    }
}

/// The entropy of the case file's part over the deals.
fn entropy(files: &[[usize; 4]], part: usize) -> f64 {
    let mut values: Vec<_> = files.iter().map(|file| file[part]).collect();
    values.sort_unstable();
    grouped(values.into_iter().map(|value| (value, 1.0)), files.len().max(1) as f64)
}

/// The entropy of weights that come sorted by their key.
fn grouped<K: PartialEq>(weights: impl Iterator<Item = (K, f64)>, all: f64) -> f64 {
    let (mut sum, mut run, mut last) = (0.0, 0.0, None);
    let term = |run: f64| if run > 0.0 { -(run / all) * (run / all).ln() } else { 0.0 };
    for (key, weight) in weights {
        if last.as_ref() != Some(&key) {
            sum += term(run);
            run = 0.0;
            last = Some(key);
        }
        run += weight;
    }
    sum + term(run)
}
