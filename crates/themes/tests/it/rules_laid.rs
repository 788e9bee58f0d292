//! A case laid by hand: it lies as it could be dealt, its dice and deck fall as laid, and everything else is told.

use std::sync::Arc;

use candlestick_rules::{
    Action, CardId, CardSet, CaseOpening, DeckCardId, Event, Game, Laid, LaidFault, MOST_ROLLS, Place, RoomId, SeatId,
    Setup, SquareId, SuspectId, Triple, WeaponId,
};
use candlestick_themes::builtin;

use crate::common::{ANSWER, DAGGER, KITCHEN, PLUM, ROPE, STUDY, act, at, cast, classic, setup, truth};

fn laid() -> Laid {
    let (dice, deck) = (vec![vec![1, 2], vec![4, 4]], vec![DeckCardId(7), DeckCardId(2)]);
    let tokens = vec![(SuspectId(0), Place::Room(KITCHEN)), (SuspectId(1), at(17, 11))];
    Laid {
        truth: truth(3, &[]),
        first: Some(SeatId(1)),
        dice,
        deck,
        tokens,
        weapons: vec![(ROPE, STUDY), (DAGGER, STUDY)],
    }
}

fn opened(laid: &Laid) -> Result<Game, LaidFault> {
    Game::laid(classic(), setup(&cast(3)), laid, 1)
}

#[test]
fn a_laid_case_lies_and_falls_as_it_was_laid_and_tells_so() {
    let laid = laid();
    let mut game = opened(&laid).unwrap();
    assert_eq!((game.truth(), game.turn_seat()), (&laid.truth, SeatId(1)));
    assert_eq!(
        (game.token(SuspectId(0)), game.weapon(ROPE), game.weapon(DAGGER)),
        (Place::Room(KITCHEN), Some(STUDY), Some(STUDY))
    );
    let Some(Event::Opened(opening)) = game.events().first() else { panic!("no opening") };
    let CaseOpening { first, tokens, weapons, .. } = &**opening;
    assert_eq!((*first, tokens[1], weapons[usize::from(ROPE.0)]), (SeatId(1), at(17, 11), Some(STUDY)));
    let told = act(&mut game, Action::Roll);
    assert!(told.contains(&Event::Rolled { seat: SeatId(1), faces: vec![1, 2], steps: 5 }), "{told:?}");
    while game.turn_number() == 1 {
        let seat = game.actor().unwrap();
        let action = game.choices(seat).actions(game.edition().cards)[0];
        act(&mut game, action);
    }
    let told = act(&mut game, Action::Roll);
    assert!(matches!(told.first(), Some(Event::Rolled { faces, .. }) if *faces == [4, 4]), "{told:?}");
}

#[test]
fn the_laid_cards_of_the_deck_are_drawn_first_and_none_is_lost() {
    // Magnifying glasses on both dice.
    let laid = Laid { dice: vec![vec![0, 0]], deck: vec![DeckCardId(8), DeckCardId(7)], ..laid() };
    let mut game = opened(&laid).unwrap();
    assert_eq!(game.view(SeatId(0)).deck_left, 9);
    let told = act(&mut game, Action::Roll);
    assert!(told.contains(&Event::Drawn { seat: SeatId(1), card: DeckCardId(8) }), "{told:?}");
    assert!(told.contains(&Event::Drawn { seat: SeatId(1), card: DeckCardId(7) }), "{told:?}");
}

#[test]
fn what_isnt_laid_is_as_the_seed_has_it() {
    let bare = Laid { first: None, dice: vec![], deck: vec![], tokens: vec![], weapons: vec![], ..laid() };
    let game = opened(&bare).unwrap();
    let dealt = Game::with_deal(classic(), setup(&cast(3)), bare.truth, 1).unwrap();
    assert_eq!(game, dealt);
}

#[test]
fn what_no_deal_and_no_dice_could_bring_about_is_refused() {
    let fault = |change: &dyn Fn(&mut Laid)| {
        let mut laid = laid();
        change(&mut laid);
        opened(&laid).unwrap_err()
    };
    let hand = |laid: &Laid, seat: usize, n| laid.truth.hands[seat].nth(n).unwrap();
    let card = hand(&laid(), 0, 0);
    assert_eq!(fault(&|laid| laid.truth.hands[1].insert(card)), LaidFault::Twice(card));
    assert_eq!(fault(&|laid| laid.truth.hands[0].remove(card)), LaidFault::Nowhere(card));
    assert_eq!(fault(&|laid| laid.truth.hands[0].insert(CardId(60))), LaidFault::NoSuchCard(CardId(60)));
    assert_eq!(fault(&|laid| laid.truth.side_cards.push(CardId(255))), LaidFault::NoSuchCard(CardId(255)));
    assert_eq!(fault(&|laid| laid.truth.hands.push(CardSet::EMPTY)), LaidFault::Hands { hands: 4, seats: 3 });
    let moved = |laid: &mut Laid| {
        laid.truth.hands[0].remove(card);
        laid.truth.hands[1].insert(card);
    };
    assert_eq!(fault(&moved), LaidFault::HandSize { seat: SeatId(0), given: 5, dealt: 6 });
    let aside = |laid: &mut Laid| {
        laid.truth.hands[0].remove(card);
        laid.truth.room_cards.push((KITCHEN, card));
    };
    assert_eq!(fault(&aside), LaidFault::Aside { place: "in rooms", given: 1, dealt: 0 });
    let far = Triple { suspect: PLUM, weapon: WeaponId(200), room: STUDY };
    assert_eq!(fault(&|laid| laid.truth.case_file = far), LaidFault::CaseFile);
    assert_eq!(fault(&|laid| laid.first = Some(SeatId(3))), LaidFault::First(SeatId(3)));
    assert_eq!(fault(&|laid| laid.dice.push(vec![1])), LaidFault::Dice { roll: 3 });
    assert_eq!(fault(&|laid| laid.dice[0][1] = 6), LaidFault::Dice { roll: 1 });
    assert_eq!(fault(&|laid| laid.dice = vec![vec![0, 0]; MOST_ROLLS + 1]), LaidFault::TooManyRolls(MOST_ROLLS + 1));
    assert_eq!(fault(&|laid| laid.deck.push(DeckCardId(2))), LaidFault::Deck(DeckCardId(2)));
    assert_eq!(fault(&|laid| laid.deck.push(DeckCardId(99))), LaidFault::Deck(DeckCardId(99)));
    assert_eq!(fault(&|laid| laid.tokens[0].1 = at(17, 11)), LaidFault::Token(SuspectId(1)));
    assert_eq!(fault(&|laid| laid.tokens[0].1 = Place::Square(SquareId(9999))), LaidFault::Token(SuspectId(0)));
    assert_eq!(fault(&|laid| laid.tokens[0].0 = SuspectId(99)), LaidFault::Token(SuspectId(99)));
    assert_eq!(fault(&|laid| laid.weapons[0].1 = RoomId(99)), LaidFault::Weapon(ROPE));
    let seats = Setup::new(vec![SuspectId(0), SuspectId(0), SuspectId(1)]);
    assert!(matches!(Game::laid(classic(), seats, &laid(), 1), Err(LaidFault::Setup(_))));
    assert_eq!(laid().truth.case_file, ANSWER);
}

#[test]
fn a_laid_case_of_two_has_its_cards_in_rooms_and_one_without_dice_has_no_rolls() {
    for id in ["classic-2016", "forty-fathoms", "glasshouse", "first-case"] {
        let edition = Arc::clone(&builtin(id).unwrap().edition);
        let seats = || Setup::new(cast(2));
        for seed in 0..5 {
            let dealt = Game::new(Arc::clone(&edition), seats(), seed).unwrap();
            let truth = dealt.truth().clone();
            let mut laid = Laid { truth, first: None, dice: vec![], deck: vec![], tokens: vec![], weapons: vec![] };
            assert_eq!(Game::laid(Arc::clone(&edition), seats(), &laid, seed).unwrap().truth(), dealt.truth());
            laid.truth.room_cards[0].0 = RoomId(250);
            assert_eq!(Game::laid(Arc::clone(&edition), seats(), &laid, seed), Err(LaidFault::Room(RoomId(250))));
            if edition.profile.dice.is_empty() {
                laid.truth = dealt.truth().clone();
                laid.dice = vec![vec![]];
                assert_eq!(Game::laid(Arc::clone(&edition), seats(), &laid, seed), Err(LaidFault::Dice { roll: 1 }));
            }
        }
    }
}

#[test]
fn rolls_laid_one_by_one_fall_in_turn_and_none_that_the_dice_cannot_show() {
    let mut game = opened(&Laid { dice: Vec::new(), ..laid() }).unwrap();
    let before = game.clone();
    for wrong in [vec![], vec![1], vec![1, 2, 3], vec![6, 0]] {
        assert_eq!(game.lay_roll(wrong), Err(LaidFault::Dice { roll: 1 }));
    }
    assert_eq!(game, before);
    game.lay_roll(vec![3, 5]).unwrap();
    let told = act(&mut game, Action::Roll);
    assert!(matches!(told.first(), Some(Event::Rolled { faces, .. }) if *faces == [3, 5]), "{told:?}");
}
