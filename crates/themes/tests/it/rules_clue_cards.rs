//! The magnifying glass and the nine Clue cards.

use crate::common::*;
use candlestick_rules::{
    Action, CardId, CardSet, Category, DeckCardId, Effect, Event, Game, MoveKind, Phase, SeatId, Setup,
};

const NAME_A_WEAPON: Effect = Effect::NameAndReveal { category: Category::Weapon };

/// Scarlett of three or more rolls one magnifying glass and draws this card.
fn drawn(seats: u8, effect: Effect, given: &[(u8, CardId)]) -> Game {
    let mut game = table_with(seats, given);
    game.stack_deck(&[deck_card(effect)]);
    roll(&mut game, 1, 4);
    game
}

fn cards_drawn(events: &[Event]) -> Vec<DeckCardId> {
    let card = |event: &Event| if let Event::Drawn { card, .. } = event { Some(*card) } else { None };
    events.iter().filter_map(card).collect()
}

#[test]
fn a_magnifying_glass_draws_one_card_which_all_hear() {
    let game = drawn(3, Effect::ExtraTurn, &[]);
    let drawn = Event::Drawn { seat: SeatId(0), card: deck_card(Effect::ExtraTurn) };
    for seat in game.seats() {
        assert!(game.view(seat).events.contains(&drawn));
    }
}

#[test]
fn without_a_magnifying_glass_nothing_is_drawn() {
    let mut game = table(3);
    let events = roll(&mut game, 2, 4);
    assert_eq!((cards_drawn(&events).len(), game.phase()), (0, Phase::Move));
}

#[test]
fn two_magnifying_glasses_draw_two_cards_followed_in_order() {
    let mut game = table(3);
    let (first, second) = (deck_card(Effect::Peek), deck_card(Effect::LeftReveals));
    game.stack_deck(&[first, second]);
    let events = roll(&mut game, 1, 1);
    assert_eq!(cards_drawn(&events), [first], "the second is read when the first is done");
    assert_eq!(game.phase(), Phase::ChooseSeat(first));
    let events = act(&mut game, Action::ChooseSeat(SeatId(2)));
    assert_eq!(cards_drawn(&events), [second]);
    assert_eq!(game.phase(), Phase::Reveal(SeatId(1)));
    let reveal = offered(&game)[0];
    act(&mut game, reveal);
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn a_used_card_goes_back_under_the_deck() {
    let mut game = table(3);
    // Cards that need no decision, so that the turn goes on by itself.
    let order = [Effect::AnyRoom, Effect::LeftReveals].map(deck_card);
    game.stack_deck(&order);
    let mut seen = Vec::new();
    for _ in 0..10 {
        seen.extend(cards_drawn(&roll(&mut game, 1, 4)));
        finish_turn(&mut game);
    }
    assert_eq!(seen[..2], order);
    let kinds: std::collections::BTreeSet<_> = seen[..9].iter().collect();
    assert_eq!(kinds.len(), 9, "all nine come before one comes again");
    assert_eq!(seen[9], seen[0]);
}

#[test]
fn cards_are_followed_before_the_move() {
    let game = drawn(3, Effect::Peek, &[]);
    assert!(walks(&game).is_empty() && !offers(&game, Action::Stay));
}

#[test]
fn without_the_deck_a_magnifying_glass_only_counts_one() {
    let plain = Setup { deck: false, ..setup(&cast(3)) };
    let mut game = Game::with_deal(classic(), plain, truth(3, &[]), 1).unwrap();
    let events = roll(&mut game, 1, 1);
    assert_eq!(events, [Event::Rolled { seat: SeatId(0), faces: vec![0, 0], steps: 2 }]);
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn card_1_a_chosen_player_reveals_one_card_of_their_choice_to_all() {
    let mut game = drawn(4, Effect::ChosenReveals, &[]);
    let others: Vec<_> = [1, 2, 3].map(|seat| Action::ChooseSeat(SeatId(seat))).into();
    assert_eq!(offered(&game), others);
    act(&mut game, Action::ChooseSeat(SeatId(2)));
    assert_eq!((game.phase(), game.actor()), (Phase::Reveal(SeatId(2)), Some(SeatId(2))));
    let hand: Vec<_> = game.truth().hand(SeatId(2)).iter().map(Action::Reveal).collect();
    assert_eq!(offered(&game), hand);
    let events = act(&mut game, hand[1]);
    let Action::Reveal(card) = hand[1] else { unreachable!() };
    let revealed = Event::Revealed { by: SeatId(2), card };
    assert_eq!(events.first(), Some(&revealed));
    assert!(game.seats().all(|seat| game.view(seat).events.contains(&revealed)));
    assert!(game.view(SeatId(3)).revealed.contains(card));
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn card_2_the_left_neighbour_reveals_one_card_to_all() {
    let mut game = drawn(4, Effect::LeftReveals, &[]);
    assert_eq!(game.phase(), Phase::Reveal(SeatId(1)));
    let reveal = offered(&game)[0];
    assert!(matches!(act(&mut game, reveal)[..], [Event::Revealed { by: SeatId(1), .. }]));
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn cards_3_to_5_name_a_suspect_a_weapon_or_a_room() {
    let cards = classic().cards;
    for category in Category::ALL {
        let game = drawn(3, Effect::NameAndReveal { category }, &[]);
        assert_eq!(game.actor(), Some(SeatId(0)));
        let nameable: Vec<_> = cards.set_of(category).iter().map(Action::NameCard).collect();
        assert_eq!(offered(&game), nameable);
    }
}

#[test]
fn whoever_holds_the_named_card_must_reveal_it() {
    let mut game = drawn(3, NAME_A_WEAPON, &[(2, weapon_card(ROPE))]);
    let events = act(&mut game, Action::NameCard(weapon_card(ROPE)));
    let named = Event::Named { seat: SeatId(0), card: weapon_card(ROPE) };
    assert_eq!(events, [named, Event::Revealed { by: SeatId(2), card: weapon_card(ROPE) }]);
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn when_nobody_holds_the_named_card_all_are_told_so() {
    let mut game = drawn(3, NAME_A_WEAPON, &[]);
    act(&mut game, Action::NameCard(weapon_card(WRENCH)));
    let nobody = Event::NobodyHolds { card: weapon_card(WRENCH) };
    assert!(game.seats().all(|seat| game.view(seat).events.contains(&nobody)));
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn a_named_card_that_lies_in_a_room_is_held_by_nobody() {
    let cards = classic().cards;
    let mut game = dealt(2, 2);
    let (_, card) = game.truth().room_cards[0];
    game.stack_deck(&[deck_card(Effect::NameAndReveal { category: cards.category(card) })]);
    roll(&mut game, 1, 4);
    let events = act(&mut game, Action::NameCard(card));
    assert!(events.contains(&Event::NobodyHolds { card }));
}

#[test]
fn one_may_name_ones_own_card_and_then_reveals_it() {
    let mut game = drawn(3, NAME_A_WEAPON, &[(0, weapon_card(ROPE))]);
    let events = act(&mut game, Action::NameCard(weapon_card(ROPE)));
    assert!(events.contains(&Event::Revealed { by: SeatId(0), card: weapon_card(ROPE) }));
}

#[test]
fn a_revealed_card_is_not_revealed_again_while_there_is_another() {
    let mut game = drawn(3, NAME_A_WEAPON, &[(1, weapon_card(ROPE))]);
    act(&mut game, Action::NameCard(weapon_card(ROPE)));
    finish_turn(&mut game);
    finish_turn(&mut game);
    finish_turn(&mut game);
    game.stack_deck(&[deck_card(Effect::LeftReveals)]);
    roll(&mut game, 1, 4);
    assert_eq!(game.phase(), Phase::Reveal(SeatId(1)));
    assert_eq!(offered(&game).len(), 5);
    assert!(!offers(&game, Action::Reveal(weapon_card(ROPE))));
}

#[test]
fn when_all_of_a_hand_is_revealed_any_card_may_be_revealed_again() {
    let mut game = table(6);
    for _ in 0..3 {
        game.stack_deck(&[deck_card(Effect::LeftReveals)]);
        roll(&mut game, 1, 4);
        let reveal = offered(&game)[0];
        act(&mut game, reveal);
        (0..6).for_each(|_| finish_turn(&mut game));
    }
    game.stack_deck(&[deck_card(Effect::LeftReveals)]);
    roll(&mut game, 1, 4);
    assert_eq!((game.phase(), offered(&game).len()), (Phase::Reveal(SeatId(1)), 3));
}

#[test]
fn card_6_everybody_secretly_shows_one_card_to_the_left() {
    let mut game = drawn(3, Effect::AllShowLeft, &[]);
    let mut chosen = Vec::new();
    for seat in [1, 2, 0] {
        assert_eq!(game.phase(), Phase::PassLeft(SeatId(seat)));
        assert_eq!(offered(&game).len(), 6);
        let choice = offered(&game)[2];
        let Action::PassLeft(card) = choice else { unreachable!() };
        chosen.push((SeatId(seat), card));
        let events = act(&mut game, choice);
        assert_eq!(events.is_empty(), seat != 0, "nothing is told until all have chosen");
    }
    for (by, card) in chosen {
        let to = SeatId((by.0 + 1) % 3);
        for me in game.seats() {
            let card = (me == by || me == to).then_some(card);
            assert!(game.view(me).events.contains(&Event::PassedLeft { by, to, card }));
        }
    }
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn what_one_chose_to_show_to_the_left_is_hidden_until_all_have_chosen() {
    let mut game = drawn(3, Effect::AllShowLeft, &[]);
    let mut other = game.clone();
    let (one, another) = (offered(&game)[0], offered(&game)[1]);
    act(&mut game, one);
    act(&mut other, another);
    let view = |game: &Game| serde_json::to_string(&game.view(SeatId(2))).unwrap();
    assert_eq!(view(&game), view(&other));
}

#[test]
fn wrong_accusers_take_part_when_all_show_to_the_left() {
    let mut game = table(3);
    act(&mut game, Action::Accuse(WRONG));
    game.stack_deck(&[deck_card(Effect::AllShowLeft)]);
    roll(&mut game, 1, 4);
    for seat in [2, 0, 1] {
        assert_eq!(game.phase(), Phase::PassLeft(SeatId(seat)));
        let pass = offered(&game)[0];
        act(&mut game, pass);
    }
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn card_7_one_looks_at_a_random_card_of_a_player_and_nobody_else_learns_which() {
    let mut seen = CardSet::EMPTY;
    for seed in 0..60 {
        let mut game = Game::with_deal(classic(), setup(&cast(3)), truth(3, &[]), seed).unwrap();
        game.stack_deck(&[deck_card(Effect::Peek)]);
        roll(&mut game, 1, 4);
        let hand = game.truth().hand(SeatId(2));
        let events = act(&mut game, Action::ChooseSeat(SeatId(2)));
        let Some(Event::Peeked { by, at, card: Some(card) }) = events.last().cloned() else { unreachable!() };
        assert!(hand.contains(card));
        seen.insert(card);
        for me in game.seats() {
            let card = (me == by).then_some(card);
            assert!(game.view(me).events.contains(&Event::Peeked { by, at, card }));
        }
        assert_eq!(game.phase(), Phase::Move);
    }
    assert_eq!(seen.len(), 6, "any card of the hand can turn up");
}

#[test]
fn wrong_accusers_can_be_chosen_by_cards() {
    let mut game = table(3);
    act(&mut game, Action::Accuse(WRONG));
    game.stack_deck(&[deck_card(Effect::Peek)]);
    roll(&mut game, 1, 4);
    assert!(offers(&game, Action::ChooseSeat(SeatId(0))));
}

#[test]
fn card_8_one_may_go_to_any_room_instead_of_walking_and_suggests_there() {
    let mut game = drawn(3, Effect::AnyRoom, &[]);
    assert_eq!(game.phase(), Phase::Move);
    assert!(!walks(&game).is_empty(), "walking is still possible");
    let rooms = offered(&game).iter().filter(|action| matches!(action, Action::Jump(_))).count();
    assert_eq!(rooms, 9);
    let from = game.token(SCARLETT);
    let events = act(&mut game, Action::Jump(CONSERVATORY));
    let path = vec![inside(CONSERVATORY)];
    assert_eq!(events, [Event::Moved { seat: SeatId(0), suspect: SCARLETT, from, path, kind: MoveKind::Card }]);
    assert_eq!(game.phase(), Phase::Suggest);
}

#[test]
fn card_8_leads_to_any_other_room_than_ones_own() {
    let mut game = table(3);
    game.put_token(SCARLETT, inside(HALL));
    game.stack_deck(&[deck_card(Effect::AnyRoom)]);
    roll(&mut game, 1, 4);
    assert!(!offers(&game, Action::Jump(HALL)) && offers(&game, Action::Jump(STUDY)) && offers(&game, Action::Stay));
}

#[test]
fn card_8_is_over_with_the_turn_it_was_drawn_on() {
    let mut game = drawn(3, Effect::AnyRoom, &[]);
    let walk = walks(&game)[0];
    act(&mut game, Action::Go(walk));
    finish_turn(&mut game);
    roll(&mut game, 2, 4);
    assert!(offered(&game).iter().all(|action| !matches!(action, Action::Jump(_))));
}

#[test]
fn card_8_with_a_second_icon_is_used_after_both_are_followed() {
    let mut game = table(3);
    game.stack_deck(&[deck_card(Effect::AnyRoom), deck_card(Effect::LeftReveals)]);
    roll(&mut game, 1, 1);
    assert_eq!(game.phase(), Phase::Reveal(SeatId(1)));
    let reveal = offered(&game)[0];
    act(&mut game, reveal);
    assert!(offers(&game, Action::Jump(STUDY)));
}

#[test]
fn card_8_frees_a_token_that_cannot_step() {
    let mut game = table(3);
    game.put_token(MUSTARD, at(23, 7));
    game.stack_deck(&[deck_card(Effect::AnyRoom)]);
    roll(&mut game, 1, 4);
    assert!(walks(&game).is_empty() && offers(&game, Action::Jump(STUDY)));
    // "May": one can also stay where one is.
    let mut stays = game.clone();
    let events = act(&mut stays, Action::Decline);
    assert_eq!((events, stays.phase()), (vec![Event::Stuck { seat: SeatId(0) }], Phase::Conclude));
}

#[test]
fn card_8_need_not_be_declined_where_one_can_walk_or_stay() {
    let game = drawn(3, Effect::AnyRoom, &[]);
    assert!(!offers(&game, Action::Decline));
    let mut game = table(3);
    game.put_token(SCARLETT, inside(HALL));
    game.stack_deck(&[deck_card(Effect::AnyRoom)]);
    roll(&mut game, 1, 4);
    assert!(!offers(&game, Action::Decline) && offers(&game, Action::Stay));
}

#[test]
fn the_only_player_who_can_be_picked_is_picked_without_asking() {
    let mut game = table(2);
    game.stack_deck(&[deck_card(Effect::ChosenReveals)]);
    let events = roll(&mut game, 1, 4);
    assert!(events.contains(&Event::Chose { seat: SeatId(0), target: SeatId(1) }), "{events:?}");
    assert_eq!(game.phase(), Phase::Reveal(SeatId(1)), "the card to reveal is still the owner's choice");
    let mut game = table(2);
    game.stack_deck(&[deck_card(Effect::Peek)]);
    let events = roll(&mut game, 1, 4);
    assert!(events.iter().any(|event| matches!(event, Event::Peeked { at: SeatId(1), .. })), "{events:?}");
    assert_eq!(game.phase(), Phase::Move);
}

#[test]
fn card_9_gives_another_turn_after_this_one_and_only_one() {
    let mut game = drawn(3, Effect::ExtraTurn, &[]);
    finish_turn(&mut game);
    assert_eq!((game.turn_seat(), game.turn_number(), game.phase()), (SeatId(0), 2, Phase::Roll));
    finish_turn(&mut game);
    assert_eq!(game.turn_seat(), SeatId(1));
}

#[test]
fn card_9_is_lost_by_a_wrong_accusation() {
    let mut game = drawn(3, Effect::ExtraTurn, &[]);
    act(&mut game, Action::Accuse(WRONG));
    assert_eq!(game.turn_seat(), SeatId(1));
}
