//! Counts how a policy asks: how gladly it names cards of its own, question by question.

use serde::Serialize;

use candlestick_rules::{CardCounts, CardSet, Category, Triple};
use candlestick_themes::{Words, key};

/// Questions that are told apart; the last stands for all further ones.
const STAGES: usize = 6;

/// Cards named in the n-th questions of games.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct NamedCards {
    own: f64,
    others: f64,
    /// How many of the cards would have been own ones, and how many not, were all as gladly named.
    even_own: f64,
    even_others: f64,
}

/// The questions of one policy.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Habits([NamedCards; STAGES]);

impl Habits {
    /// It asked this as its question of that number (from 0), with this hand.
    pub fn note(&mut self, cards: CardCounts, number: usize, asked: Triple, hand: CardSet) {
        let named = &mut self.0[number.min(STAGES - 1)];
        for (card, category) in cards.cards(asked).into_iter().zip(Category::ALL) {
            let all = cards.set_of(category);
            let share = hand.and(all).len() as f64 / all.len().max(1) as f64;
            *if hand.contains(card) { &mut named.own } else { &mut named.others } += 1.0;
            named.even_own += share;
            named.even_others += 1.0 - share;
        }
    }

    /// Those of another worker, or another seat.
    pub fn add(&mut self, other: &Self) {
        for (named, more) in self.0.iter_mut().zip(&other.0) {
            named.own += more.own;
            named.others += more.others;
            named.even_own += more.even_own;
            named.even_others += more.even_others;
        }
    }

    /// How much likelier an own card is named than another of its category, by the number of the question; none where
    /// too little was asked to say.
    pub fn odds(&self) -> [Option<f64>; STAGES] {
        self.0.map(|named| {
            let odds = (named.own / named.others) / (named.even_own / named.even_others);
            // To millionths: the last digits of a sum depend on which thread counted what.
            odds.is_finite().then_some((odds * 1e6).round() / 1e6)
        })
    }

    /// A sentence, if anything was asked.
    pub fn line(&self, policy: &str, words: &Words) -> Option<String> {
        let odds = self.odds();
        odds.iter().any(Option::is_some).then(|| {
            let told = odds
                .map(|odds| odds.map_or_else(|| "–".to_owned(), |odds| words.decimal(&format!("{odds:.3}"))))
                .join(" ");
            words.with(key!("cli-arena-habits"), &[("policy", policy.into()), ("odds", (&told).into())])
        })
    }
}

impl Serialize for Habits {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.odds().serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_rules::CardId;

    const CARDS: CardCounts = CardCounts { suspects: 6, weapons: 6, rooms: 9 };

    fn asked(cards: [u8; 3]) -> Triple {
        CARDS.triple(cards.map(CardId))
    }

    #[test]
    fn own_cards_named_as_often_as_others_have_odds_of_one() {
        // Two of six suspects, two of six weapons and three of nine rooms are own ones: a third of all.
        let hand: CardSet = [0, 1, 6, 7, 12, 13, 14].map(CardId).into_iter().collect();
        let mut habits = Habits::default();
        for cards in [[0, 8, 15], [2, 6, 16], [3, 9, 12]] {
            habits.note(CARDS, 0, asked(cards), hand);
        }
        let first = habits.odds()[0].unwrap();
        assert!((first - 1.0).abs() < 1e-9, "{first}");
        assert_eq!(habits.odds()[1], None);
        // Late questions are counted together; two own ones to one other are four times as gladly named.
        habits.note(CARDS, 7, asked([0, 6, 15]), hand);
        habits.note(CARDS, 40, asked([1, 7, 16]), hand);
        let late = habits.odds()[STAGES - 1].unwrap();
        assert!((late - 4.0).abs() < 1e-9, "{late}");
    }

    #[test]
    fn habits_are_told_once_something_was_asked() {
        let (words, mut habits) = (Words::english(), Habits::default());
        assert_eq!(habits.line("fewest", &words), None);
        habits.note(CARDS, 0, asked([0, 6, 12]), [1].map(CardId).into_iter().collect());
        let line = habits.line("fewest", &words).unwrap();
        assert!(line.contains("fewest") && line.contains("0.000 –"), "{line}");
    }
}
