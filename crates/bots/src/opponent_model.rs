//! Rates how likely a rival's hand makes what that rival asked, and what it showed: observations, which are no proof.
//!
//! Most players seldom name a card of their own while much is open; others name two of their own to corner a third. Which
//! kind of player a rival is, is not known either: a hand is weighed by how well it explains all its owner's questions
//! together, as asked by one kind or another.

use candlestick_deduction::asked_after;
use candlestick_rules::{AccuseWhere, CardCounts, CardId, CardSet, Category, Event, SeatId, View};

/// A kind of player.
struct Habit {
    /// How common it is, before anything was asked.
    common: f64,
    /// How much likelier than another card of the category it names an own one, by how often it has asked before.
    own: [f64; STAGES],
    /// The same of the room in which it stands: one asks there as the ways allow.
    stands: [f64; STAGES],
}

/// Questions after which a player asks no differently any more.
const STAGES: usize = 6;
/// From never to two out of three. What they name was counted over contests of our own policies and of bots from
/// elsewhere (`docs/bots.md`), the rooms over cases at the board.
const HABITS: [Habit; 5] = [
    Habit { common: 0.3, own: [0.02; STAGES], stands: SELDOM_THERE },
    Habit { common: 0.3, own: [0.02, 0.04, 0.12, 0.3, 0.6, 1.0], stands: SELDOM_THERE },
    Habit { common: 0.15, own: [0.5, 0.5, 0.4, 0.3, 0.3, 0.3], stands: SELDOM_THERE },
    Habit { common: 0.1, own: [1.2, 1.5, 1.5, 2.0, 2.0, 2.0], stands: [1.0; STAGES] },
    Habit { common: 0.15, own: [4.0, 4.0, 4.0, 3.0, 2.5, 2.0], stands: [1.5; STAGES] },
];
const SELDOM_THERE: [f64; STAGES] = [0.4, 0.5, 0.7, 0.9, 0.9, 0.9];
/// How likely a card is asked for again that was shown before, by the number of the question.
const AGAIN: [f64; STAGES] = [0.12, 0.4, 0.85, 0.9, 1.0, 1.0];
/// How likely one is not to accuse whose question nobody could answer and who holds none of the three.
const UNSAID: f64 = 0.03;

/// What a seat asked once.
struct PastQuestion {
    /// A suspect, a weapon and a room.
    cards: [CardId; 3],
    stage: usize,
    /// It has not walked: it may have named any room.
    anywhere: bool,
}

/// A card that was asked for once more, after a seat had shown its asker one of these; it was hardly that card.
struct Again {
    card: CardId,
    asked: CardSet,
    weight: f64,
}

/// What one seat did.
#[derive(Default)]
struct SeatDeeds {
    asked: Vec<PastQuestion>,
    again: Vec<Again>,
    /// Questions that nobody answered and after which it did not accuse.
    unrefuted: Vec<CardSet>,
    walked: bool,
}

/// Every rival's doings, and what they say about hands.
pub(super) struct OpponentModel {
    seats: Vec<SeatDeeds>,
    cards: CardCounts,
}

impl OpponentModel {
    /// What a seat saw the others do.
    pub fn new(view: &View) -> Self {
        let cards = view.edition.cards;
        let mut model = Self { seats: view.seats.iter().map(|_| SeatDeeds::default()).collect(), cards };
        let mut shown: Vec<(SeatId, SeatId, CardSet)> = Vec::new();
        // Elsewhere who asked in vain may not be sure, or not be where one accuses.
        let tells =
            view.edition.profile.accuse == AccuseWhere::Anywhere && view.room_cards.is_empty() && view.side_cards == 0;
        let (mut asked, mut unable) = (None, 0);
        for event in &view.events {
            match event {
                Event::Moved { seat, .. } => model.seats[seat.index()].walked = true,
                Event::Suggested { seat, triple } => {
                    unable = 0;
                    if *seat != view.me {
                        model.asked(*seat, cards.cards(*triple), &shown);
                    }
                }
                Event::Shown { by, to, card: None } => {
                    shown.extend(asked.map(|asked| (*by, *to, asked)));
                }
                Event::CannotRefute { .. } => unable += 1,
                // Whoever refused by a card or power may hold one.
                Event::NobodyShowed { asker } if tells && *asker != view.me && unable + 1 >= view.seats.len() => {
                    model.seats[asker.index()].unrefuted.extend(asked);
                }
                Event::Accused { seat, .. } => drop(model.seats[seat.index()].unrefuted.pop()),
                _ => {}
            }
            asked = asked_after(event, cards, asked);
        }
        model
    }

    fn asked(&mut self, seat: SeatId, cards: [CardId; 3], shown: &[(SeatId, SeatId, CardSet)]) {
        let doings = &mut self.seats[seat.index()];
        let stage = doings.asked.len().min(STAGES - 1);
        doings.asked.push(PastQuestion { cards, stage, anywhere: !doings.walked });
        let weight = AGAIN[stage];
        for card in cards.into_iter().take(2) {
            for (by, _, asked) in shown.iter().filter(|(_, to, asked)| *to == seat && asked.contains(card)) {
                self.seats[by.index()].again.push(Again { card, asked: *asked, weight });
            }
        }
    }

    /// How likely a hand makes what its seat did; only the ratio of two such numbers of one seat means anything.
    pub fn weight(&self, seat: usize, hand: CardSet) -> f64 {
        let Some(doings) = self.seats.get(seat) else { return 1.0 };
        let own = Category::ALL.map(|category| hand.and(self.cards.set_of(category)).len() as f64);
        let mut likely = [1.0; HABITS.len()];
        for asked in &doings.asked {
            let named = asked.cards.map(|card| hand.contains(card));
            for (likely, habit) in likely.iter_mut().zip(&HABITS) {
                *likely *= self.chance(habit, asked, named, own);
            }
        }
        let asked: f64 = HABITS.iter().zip(likely).map(|(habit, likely)| habit.common * likely).sum();
        let again: f64 = doings.again.iter().map(|again| again.weigh(hand)).product();
        let unsaid = doings.unrefuted.iter().filter(|asked| hand.and(**asked).is_empty()).count();
        asked * again * UNSAID.powi(unsaid as i32)
    }

    /// How likely a question is, asked by this kind of player with so many own cards of each category, of which it named
    /// these.
    fn chance(&self, habit: &Habit, asked: &PastQuestion, named: [bool; 3], own: [f64; 3]) -> f64 {
        let (person, room) = (habit.own[asked.stage], habit.stands[asked.stage]);
        let chance = |n: usize| {
            let odds = if n == 2 && !asked.anywhere { room } else { person };
            let all = f64::from(self.cards.of(Category::ALL[n]));
            let likelier = if named[n] { odds } else { 1.0 };
            likelier * all / (all + (odds - 1.0) * own[n])
        };
        chance(0) * chance(1) * chance(2)
    }
}

impl Again {
    fn weigh(&self, hand: CardSet) -> f64 {
        let matching = hand.and(self.asked);
        if matching.contains(self.card) { 1.0 - (1.0 - self.weight) / matching.len() as f64 } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_deduction::testing::{case, street};
    use candlestick_rules::{Edition, Triple};

    const ASKER: SeatId = SeatId(1);

    /// What seat 0 of three sees once its left neighbour has asked these, each answered by the third.
    fn view(questions: &[[u8; 3]]) -> View {
        let mut view = case(&street(6, 6, 9), 3, false, 1).view(SeatId(0));
        for asked in questions {
            let triple = triple(&view.edition, *asked);
            view.events.push(Event::Suggested { seat: ASKER, triple });
            view.events.push(Event::Shown { by: SeatId(2), to: ASKER, card: None });
        }
        view
    }

    fn triple(edition: &Edition, [suspect, weapon, room]: [u8; 3]) -> Triple {
        edition.cards.triple([CardId(suspect), CardId(6 + weapon), CardId(12 + room)])
    }

    fn hand(cards: &[u8]) -> CardSet {
        cards.iter().map(|card| CardId(*card)).collect()
    }

    #[test]
    fn a_first_question_speaks_against_its_cards_in_the_asker_s_hand() {
        let model = OpponentModel::new(&view(&[[0, 0, 0]]));
        let (asked, other) = (hand(&[0, 7, 8, 13, 14, 15]), hand(&[1, 7, 8, 13, 14, 15]));
        assert!(model.weight(1, asked) < 0.3 * model.weight(1, other));
        assert_eq!(model.weight(2, other), 1.0);
    }

    #[test]
    fn who_is_known_to_name_own_cards_is_expected_to_do_it_again() {
        // Hands that hold two cards of each of three questions make it likelier that the fourth has own cards too.
        let model = OpponentModel::new(&view(&[[0, 0, 0], [0, 1, 1], [0, 2, 1], [1, 0, 2]]));
        let corners = hand(&[0, 6, 7, 8, 13, 20]);
        let (with, without) = (corners.or(hand(&[1])), corners.or(hand(&[2])));
        assert!(model.weight(1, with) > model.weight(1, without));
    }

    #[test]
    fn who_does_not_accuse_after_a_question_without_an_answer_holds_one_of_its_cards() {
        let mut view = view(&[]);
        let asked = triple(&view.edition, [0, 0, 0]);
        view.events.push(Event::Suggested { seat: ASKER, triple: asked });
        view.events.push(Event::NobodyShowed { asker: ASKER });
        view.events.insert(view.events.len() - 1, Event::CannotRefute { seat: SeatId(2) });
        view.events.insert(view.events.len() - 1, Event::CannotRefute { seat: SeatId(0) });
        let (one, none) = (hand(&[0, 7, 8, 13, 14, 15]), hand(&[1, 7, 8, 13, 14, 15]));
        let model = OpponentModel::new(&view);
        assert!(model.weight(1, one) > 5.0 * model.weight(1, none));
        view.events.push(Event::Accused { seat: ASKER, triple: asked, right: false });
        let model = OpponentModel::new(&view);
        assert!(model.weight(1, one) < model.weight(1, none));
    }

    #[test]
    fn a_card_that_is_asked_for_again_was_hardly_the_one_shown() {
        let model = OpponentModel::new(&view(&[[0, 0, 0], [0, 1, 1]]));
        let (again, other) = (hand(&[0, 10, 11, 15, 16, 17]), hand(&[1, 10, 11, 15, 16, 17]));
        assert!(model.weight(2, again) < model.weight(2, other));
        // With another card of the question it may have shown that one.
        assert!(model.weight(2, again.or(hand(&[6]))) > model.weight(2, again));
    }
}
