//! Tests what bots do with the cards and powers of Doctor Who, in windows that no other edition has.

use candlestick_bots::{Level, decide};
use candlestick_rules::{Action, CardSet, Game, SeatId, Truth};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{
    movers::{self, about_to_go_back, shut_in},
    table::Table,
};

#[test]
fn a_bot_that_knows_takes_itself_back_and_accuses_and_one_that_does_not_takes_another() {
    for level in Level::ALL {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let mut decides = |table: &mut Table| {
            let action = decide(&table.game.view(SeatId(0)), level, &mut chance);
            table.act(action);
            action
        };
        let mut table = movers::table(3, &[]);
        let truth = table.game.truth().clone();
        // Seat 0 holds everything that the case file does not.
        let all = table.edition().cards.all().without(table.edition().cards.set(truth.case_file));
        let hands = vec![all, CardSet::EMPTY, CardSet::EMPTY];
        let (edition, setup) = (table.game.edition().clone(), table.game.setup().clone());
        let mut deals = (0..).map(|seed| {
            let truth = Truth { hands: hands.clone(), face_up: CardSet::EMPTY, ..truth.clone() };
            Game::with_deal(edition.clone(), setup.clone(), truth, seed).unwrap()
        });
        let mut unknowing = table.clone();
        table.game = deals.find(|game| game.turn_seat() == SeatId(0)).unwrap();
        about_to_go_back(&mut table);
        let (wibbly, clara) = (table.deck_card("wibbly"), table.suspect("clara"));
        assert_eq!(decides(&mut table), Action::PlayCard(wibbly), "{level:?}");
        assert_eq!(decides(&mut table), Action::ChooseToken(clara), "{level:?}");
        assert_eq!(decides(&mut table), Action::Accuse(truth.case_file), "{level:?}");
        about_to_go_back(&mut unknowing);
        unknowing.act(Action::PlayCard(wibbly));
        let sent = decides(&mut unknowing);
        assert!(matches!(sent, Action::ChooseToken(suspect) if suspect != clara), "{level:?}: {sent:?}");
    }
}

#[test]
fn a_bot_without_such_a_card_says_that_it_is_stuck() {
    let mut table = movers::table(3, &[]);
    shut_in(&mut table, 0, "spoilers");
    assert!(table.offers(Action::Decline));
    for level in Level::ALL {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        assert_eq!(decide(&table.game.view(SeatId(0)), level, &mut chance), Action::Decline, "{level:?}");
    }
}
