//! Classic 2011: the Bonus cards, drawn by stopping on a marked square, read, followed and laid aside; and how piles are
//! shuffled again wherever they are.

use candlestick_rules::{Action, DeckCardId, Event, Game, MoveKind, Phase, Place, SeatId, Setup, SuspectId};
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::table::{Table, theme};

/// Seat 0 stops on a marked square and draws this card.
fn draw(card: &str) -> (Table, Vec<Event>) {
    let mut table = Table::new("classic-2011", 4, &[]);
    table.put(0, table.inside("game-room"));
    let top = table.deck_card(card);
    table.game.stack_deck(&[top]);
    table.roll(12);
    if card == "second-wind" {
        table.load(7);
    }
    let events = table.act(Action::Go(table.at(11, 7)));
    assert!(events.contains(&Event::Drawn { seat: SeatId(0), card: top }), "{events:?}");
    (table, events)
}

#[test]
fn there_are_thirteen() {
    let table = Table::new("classic-2011", 3, &[]);
    assert_eq!(table.edition().deck.iter().map(|card| card.count).sum::<u8>(), 13);
}

#[test]
fn a_fresh_trail_gives_another_turn() {
    let (mut table, _) = draw("fresh-trail");
    assert_eq!(table.phase(), Phase::Conclude);
    table.act(Action::EndTurn);
    assert_eq!((table.actor(), table.phase()), (Some(0), Phase::Roll));
    table.finish_turn();
    assert_ne!(table.game.turn_seat(), SeatId(0), "one turn more, not two");
}

#[test]
fn a_second_wind_rolls_and_moves_again() {
    let (table, events) = draw("second-wind");
    assert!(matches!(events.last(), Some(Event::Rolled { seat: SeatId(0), steps: 7, .. })));
    assert_eq!(table.phase(), Phase::Move);
    assert!(table.walks().contains(&table.inside("bedroom")));
}

#[test]
fn a_short_cut_leads_to_any_room_to_ask_there() {
    let (mut table, _) = draw("short-cut");
    assert_eq!(table.phase(), Phase::ChooseRoom(SeatId(0)));
    assert_eq!(table.offered().len(), 9, "not to the centre");
    let moved = table.act(Action::Jump(table.room("study")));
    assert!(matches!(moved[0], Event::Moved { kind: MoveKind::Card, .. }));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn a_word_aside_has_a_player_show_a_card_of_their_choice() {
    let (mut table, _) = draw("a-word-aside");
    table.act(Action::ChooseSeat(SeatId(2)));
    assert_eq!(table.phase(), Phase::ShowCard(SeatId(2)));
    let hand = table.game.truth().hands[2];
    assert_eq!(table.offered().len(), hand.len());
    let card = hand.nth(0);
    let events = table.act(Action::Show(card.unwrap()));
    assert_eq!(events[0], Event::ShownFreely { by: SeatId(2), to: SeatId(0), card });
    assert_eq!(events[0].seen_by(SeatId(1)), Event::ShownFreely { by: SeatId(2), to: SeatId(0), card: None });
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn the_loose_sleeve_shows_a_random_card_of_the_player_on_the_right() {
    let (table, events) = draw("loose-sleeve");
    let peeked = events.iter().find_map(|event| match event {
        Event::Peeked { by: SeatId(0), at: SeatId(3), card } => *card,
        _ => None,
    });
    assert!(table.game.truth().hands[3].contains(peeked.unwrap()));
}

#[test]
fn a_telephone_call_asks_about_any_room_from_where_one_stands() {
    let (mut table, _) = draw("telephone");
    assert_eq!(table.phase(), Phase::AskAnywhere(SeatId(0)));
    let place = table.game.token(table.game.suspect_of(SeatId(0)));
    let triple = table.triple("white", "rope", "study");
    table.act(Action::AskAnywhere(triple));
    assert_eq!(table.game.token(table.game.suspect_of(SeatId(0))), place);
    assert_eq!(table.game.token(triple.suspect), table.inside("study"));
    assert_eq!(table.game.weapon(triple.weapon), Some(triple.room));
}

#[test]
fn a_telephone_call_that_names_oneself_moves_one_there() {
    let (mut table, _) = draw("telephone");
    table.act(Action::AskAnywhere(table.triple("green", "rope", "study")));
    assert_eq!(table.game.token(table.suspect("green")), table.inside("study"));
    table.finish_turn();
    assert!(!table.game.view(SeatId(1)).seats[0].pulled, "nobody else moved it");
}

#[test]
fn sent_for_puts_another_token_back_in_the_centre() {
    let (mut table, events) = draw("sent-for");
    assert!(matches!(events.last(), Some(Event::NoEffect { .. })), "all others are in the centre still");
    let (mut again, _) = (table.clone(), ());
    table.finish_turn();
    again.put(1, again.inside("study"));
    again.finish_turn();
    again.until_turn_of(0);
    again.put(0, again.inside("game-room"));
    again.put(1, again.inside("study"));
    let top = again.deck_card("sent-for");
    again.game.stack_deck(&[top]);
    again.roll(12);
    again.act(Action::Go(again.at(11, 7)));
    assert!(again.offers(Action::ChooseToken(again.suspect("mustard"))));
    assert!(!again.offers(Action::ChooseToken(again.suspect("green"))), "another token, not one's own");
    let events = again.act(Action::ChooseToken(again.suspect("mustard")));
    assert!(matches!(events[0], Event::TokenSent { .. }));
    again.act(Action::EndTurn);
    assert_eq!(again.actor(), Some(1));
    assert!(again.offers(Action::Stay), "moved to the centre by another, it may stay there");
    again.act(Action::Stay);
    assert!(again.offers(Action::Accuse(again.triple("white", "rope", "courtyard"))));
    assert_eq!(again.phase(), Phase::Conclude, "and nobody is asked");
}

#[test]
fn called_back_leads_to_the_centre_where_one_may_accuse() {
    let (table, _) = draw("called-back");
    assert_eq!(table.game.token(table.suspect("green")), table.inside("centre"));
    assert!(table.offers(Action::Accuse(table.triple("white", "rope", "courtyard"))));
}

/// The cards drawn in one case, in order, a list for each time through the pile; three times through.
fn piles(id: &str, seed: u64) -> Vec<Vec<DeckCardId>> {
    let theme = theme(id);
    let setup = Setup::new((0..3).map(SuspectId).collect());
    let mut game = Game::new(theme.edition.clone(), setup, seed).unwrap();
    let mut chance = SmallRng::seed_from_u64(seed);
    let marks: Vec<_> = theme.edition.board.square_ids().filter(|at| theme.edition.board.marked(*at)).collect();
    let shuffles = |game: &Game| game.events().iter().filter(|event| **event == Event::Reshuffled).count();
    while shuffles(&game) < 3 {
        assert!(game.turn_number() < 1000, "{id}: the pile runs out and is shuffled");
        let seat = game.actor().unwrap();
        let opens = if theme.edition.profile.dice.is_empty() { Phase::Move } else { Phase::Roll };
        if game.phase() == opens {
            // Beside a mark, so that most turns draw.
            let beside = theme.edition.board.next_to(marks[game.turn_number() as usize % marks.len()])[0];
            game.put_token(game.suspect_of(seat), Place::Square(beside));
        }
        let offered = game.choices(seat).actions(theme.edition.cards);
        let to_mark = |go: &&Action| matches!(go, Action::Go(Place::Square(at)) if marks.contains(at));
        let stays = |action: &&Action| !matches!(action, Action::Accuse(_) | Action::GiveUp);
        let open: Vec<_> = offered.iter().filter(stays).collect();
        let action = offered.iter().find(to_mark).unwrap_or_else(|| open.choose(&mut chance).unwrap());
        game.apply(seat, *action).unwrap();
    }
    let mut piles = vec![Vec::new()];
    for event in game.events() {
        match event {
            Event::Reshuffled => piles.push(Vec::new()),
            Event::Drawn { card, .. } => piles.last_mut().unwrap().push(*card),
            _ => {}
        }
    }
    piles.truncate(3);
    piles
}

#[test]
fn the_discards_are_shuffled_when_the_pile_is_empty() {
    for (id, cards) in [("classic-2011", 13), ("big-bang-theory", 13), ("glasshouse", 12)] {
        let theme = theme(id);
        let kinds = theme.edition.deck.iter().enumerate();
        let all: Vec<_> = kinds.flat_map(|(n, kind)| vec![DeckCardId(n as u8); usize::from(kind.count)]).collect();
        assert_eq!(all.len(), cards, "{id}");
        for seed in 0..3 {
            let piles = piles(id, seed);
            for pile in &piles {
                let mut sorted = pile.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, all, "{id}, seed {seed}: every card once before any comes again");
            }
            assert!(piles[0] != piles[1] && piles[1] != piles[2], "{id}, seed {seed}: in another order");
            let turned: Vec<_> = piles[0].iter().rev().copied().collect();
            assert_ne!(turned, piles[1], "{id}, seed {seed}: shuffled, not turned over");
        }
    }
}
