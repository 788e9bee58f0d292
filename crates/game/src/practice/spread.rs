//! Works out what a question would tell: every refutation that it can get with its exact chance, and what would then be
//! uncertain.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use candlestick_deduction::{Deal, Holder, Knowledge, Possession};
use candlestick_rules::{CardId, CardSet, Category, Event, Refuters, SeatId, Triple};

/// What each seat that is asked does, in order, as far as the question goes: the card it shows, or none.
pub type ShownInOrder = Vec<Option<CardId>>;

/// What the seats may do that are asked one question, one way of several.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PossibleRefutations {
    /// What the asked seats do.
    pub shown: ShownInOrder,
    /// How likely that is, from 0 to 1.
    pub chance: f64,
    /// How uncertain suspect, weapon and room are together after it, in bits.
    pub left: f64,
}

/// Every refutation that a question can get, as the asker must expect them.
///
/// Exact where the odds are ([`Knowledge::is_exact`]): each deal counts, and whoever can show several cards shows each as
/// often as another. Of who holds the three cards there are few ways, so no deal is drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RefutationSpread {
    asked: CardSet,
    /// The seats that are asked, one after the other.
    pub order: Vec<SeatId>,
    refuters: Refuters,
    /// How uncertain suspect, weapon and room are together before it, in bits.
    pub before: f64,
    /// All that the asked seats may do, in an order that is always the same.
    pub possible: Vec<PossibleRefutations>,
}

/// A way in which the cards of the question can be held.
struct CardHolding {
    known: Knowledge,
    chance: f64,
    hands: Vec<CardSet>,
}

impl RefutationSpread {
    /// The spread of a question by what the asker knows; `order` are the seats that are asked one after the other.
    #[must_use]
    pub fn of(known: &Knowledge, question: Triple, order: &[SeatId], refuters: Refuters) -> Self {
        let cards = known.facts().cards();
        let mut ways =
            vec![CardHolding { known: known.clone(), chance: 1.0, hands: vec![CardSet::EMPTY; order.len()] }];
        for card in cards.cards(question) {
            ways = ways.iter().flat_map(|way| way.split(card, order)).collect();
        }
        let mut sums: BTreeMap<ShownInOrder, (f64, Vec<f64>)> = BTreeMap::new();
        for way in &ways {
            let odds: Vec<_> = cards.all().iter().map(|card| way.known.probability(card, Holder::CaseFile)).collect();
            for (shown, share) in refutations(&way.hands, refuters) {
                let (chance, sum) = sums.entry(shown).or_insert_with(|| (0.0, vec![0.0; odds.len()]));
                *chance += way.chance * share;
                sum.iter_mut().zip(&odds).for_each(|(sum, odds)| *sum += way.chance * share * odds);
            }
        }
        let bits = |odds: &dyn Fn(CardId) -> f64| -> f64 {
            Category::ALL.iter().map(|category| entropy(cards.set_of(*category).iter().map(odds))).sum()
        };
        let told = |(shown, (chance, sum)): (ShownInOrder, (f64, Vec<f64>))| {
            let left = bits(&|card| sum.get(card.index()).copied().unwrap_or(0.0) / chance);
            PossibleRefutations { shown, chance, left }
        };
        Self {
            asked: cards.set(question),
            order: order.to_vec(),
            refuters,
            before: bits(&|card| known.probability(card, Holder::CaseFile)),
            possible: sums.into_iter().map(told).collect(),
        }
    }

    /// What the question tells on average, in bits.
    #[must_use]
    pub fn worth(&self) -> f64 {
        (self.before - self.possible.iter().map(|told| told.chance * told.left).sum::<f64>()).max(0.0)
    }

    /// What happens in one deal; whoever can show several cards shows the first.
    #[must_use]
    pub fn in_deal(&self, deal: &Deal) -> Option<&PossibleRefutations> {
        let hands: Vec<_> = self.order.iter().map(|seat| deal.hand(*seat).and(self.asked)).collect();
        let (shown, _) = refutations(&hands, self.refuters).into_iter().next()?;
        self.possible.iter().find(|told| told.shown == shown)
    }
}

impl CardHolding {
    /// The ways to hold one more card of the question.
    fn split(&self, card: CardId, order: &[SeatId]) -> Vec<Self> {
        let mut ways = Vec::new();
        for (n, seat) in order.iter().enumerate() {
            let share = self.known.probability(card, Holder::Seat(*seat));
            if let Some(known) = self.known.supposing(card, Holder::Seat(*seat)).filter(|_| share > 0.0) {
                let mut hands = self.hands.clone();
                hands[n].insert(card);
                ways.push(Self { known, chance: self.chance * share, hands });
            }
        }
        let mine = self.known.cell(card, Holder::Seat(self.known.me())) == Possession::Yes;
        let share = self.known.probability(card, Holder::CaseFile) + self.known.on_table(card);
        if mine || share > 0.0 {
            // As if the whole table had said that nobody holds it.
            let known = if mine { self.known.clone() } else { self.known.after(&Event::NobodyHolds { card }) };
            let chance = if mine { self.chance } else { self.chance * share };
            ways.push(Self { known, chance, hands: self.hands.clone() });
        }
        ways
    }
}

/// What the asked seats may do when they hold these of the three cards, and how often each.
fn refutations(hands: &[CardSet], refuters: Refuters) -> Vec<(ShownInOrder, f64)> {
    let mut all: Vec<(ShownInOrder, f64)> = vec![(Vec::new(), 1.0)];
    for hand in hands {
        let each = 1.0 / hand.len().max(1) as f64;
        let then = |shown: &ShownInOrder, card| shown.iter().copied().chain([card]).collect();
        let next = |(shown, share): &(ShownInOrder, f64)| -> Vec<(ShownInOrder, f64)> {
            if hand.is_empty() {
                return vec![(then(shown, None), *share)];
            }
            hand.iter().map(|card| (then(shown, Some(card)), share * each)).collect()
        };
        all = all.iter().flat_map(next).collect();
        if !hand.is_empty() && refuters == Refuters::FirstHolder {
            break;
        }
    }
    all
}

/// The uncertainty of some odds, in bits; of what is certain it is 0, without a sign.
fn entropy(odds: impl Iterator<Item = f64>) -> f64 {
    let bits: f64 = odds.filter(|chance| *chance > 0.0).map(|chance| -chance * chance.log2()).sum();
    if bits > 1e-9 { bits } else { 0.0 }
}
