//! Master Detective: moves in parts through rooms, leaping, passages inside a roll, snooping, everybody answers, coming back.

use candlestick_rules::{Action, Event, Game, MoveKind, Phase, Place, SeatId, Setup, SuspectId, WeaponId};

use crate::table::{Table, theme};

fn manor(seats: u8, given: &[(u8, &str)]) -> Table {
    Table::new("master-detective", seats, given)
}

#[test]
fn three_to_ten_play_and_the_hands_have_the_published_sizes() {
    let theme = theme("master-detective");
    let table: [&[usize]; 8] = [
        &[9, 9, 9],
        &[7, 7, 7, 6],
        &[6, 6, 5, 5, 5],
        &[5, 5, 5, 4, 4, 4],
        &[4, 4, 4, 4, 4, 4, 3],
        &[4, 4, 4, 3, 3, 3, 3, 3],
        &[3; 9],
        &[3, 3, 3, 3, 3, 3, 3, 2, 2, 2],
    ];
    for sizes in table {
        let seats = (0..sizes.len() as u8).map(SuspectId).collect();
        let game = Game::new(theme.edition.clone(), Setup::new(seats), 3).unwrap();
        assert_eq!(game.truth().hands.iter().map(|hand| hand.len()).collect::<Vec<_>>(), sizes);
        assert!(game.truth().face_up.is_empty());
    }
    for count in [2_u8, 11] {
        let seats = (0..count).map(SuspectId).collect();
        assert!(Game::new(theme.edition.clone(), Setup::new(seats), 3).is_err());
    }
}

#[test]
fn all_tokens_start_in_the_cloak_room_and_the_weapons_beside_the_board() {
    let table = manor(3, &[]);
    for n in 0..10 {
        assert_eq!(table.game.token(SuspectId(n)), table.inside("cloak-room"));
    }
    for n in 0..8 {
        assert_eq!(table.game.weapon(WeaponId(n)), None);
    }
}

#[test]
fn it_was_miss_peach_in_the_gazebo_with_the_poison() {
    let mut table = manor(3, &[(1, "peach"), (2, "gazebo")]);
    table.put(0, table.at(8, 36));
    table.roll(3);
    table.act(Action::Go(table.inside("gazebo")));
    let events = table.suggest("peach", "poison");
    let room = table.room("gazebo");
    assert!(events.contains(&Event::WeaponPulled { weapon: table.weapon("poison"), from: None, to: room }));
    assert_eq!(table.game.token(table.suspect("peach")), table.inside("gazebo"), "a spare token from the Cloak Room");
    assert_eq!(table.game.weapon(table.weapon("poison")), Some(room));
}

#[test]
fn every_other_player_is_asked_in_turn_and_each_may_show_one() {
    let mut table = manor(4, &[(1, "peach"), (1, "gazebo"), (3, "knife")]);
    table.put(0, table.at(8, 36));
    table.roll(3);
    table.act(Action::Go(table.inside("gazebo")));
    table.suggest("peach", "knife");
    assert_eq!(table.phase(), Phase::Refute(SeatId(1)));
    assert_eq!(table.offered().len(), 2, "either of the two");
    let events = table.act(Action::Show(table.card("peach")));
    assert!(events.contains(&Event::CannotRefute { seat: SeatId(2) }));
    assert_eq!(table.phase(), Phase::Refute(SeatId(3)), "the question goes on after a card was shown");
    table.act(Action::Show(table.card("knife")));
    assert_eq!(table.phase(), Phase::Conclude);
    assert!(!table.game.events().iter().any(|event| matches!(event, Event::NobodyShowed { .. })));
}

#[test]
fn if_nobody_has_the_cards_one_may_end_the_turn_or_accuse() {
    let mut table = manor(3, &[(0, "gazebo")]);
    table.put(0, table.at(8, 36));
    table.roll(3);
    table.act(Action::Go(table.inside("gazebo")));
    let events = table.suggest("gray", "poison");
    assert!(events.contains(&Event::NobodyShowed { asker: SeatId(0) }));
    assert!(table.offers(Action::EndTurn) && table.offers(Action::Accuse(table.triple("gray", "poison", "studio"))));
}

#[test]
fn a_suggestion_is_optional() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 36));
    table.roll(3);
    table.act(Action::Go(table.inside("gazebo")));
    assert_eq!(table.phase(), Phase::Suggest);
    table.act(Action::EndTurn);
    assert_eq!(table.actor(), Some(1));
}

#[test]
fn no_suggestion_in_the_cloak_room_and_it_is_never_named() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(9, 17));
    table.roll(3);
    table.act(Action::Go(table.inside("cloak-room")));
    assert_eq!(table.phase(), Phase::Conclude);
    assert_eq!(table.edition().cards.rooms, 12);
}

#[test]
fn one_accuses_anywhere_also_before_moving_and_after_a_suggestion() {
    let mut table = manor(3, &[]);
    let triple = table.triple("gray", "poison", "trophy-room");
    assert!(table.offers(Action::Accuse(triple)));
    table.roll(6);
    assert!(table.offers(Action::Accuse(triple)));
    let mut table = manor(3, &[(1, "rope")]);
    table.put(0, table.inside("drawing-room"));
    table.act(Action::Passage(table.room("conservatory")));
    table.suggest("scarlet", "rope");
    assert!(matches!(table.phase(), Phase::Refute(_)));
    while let Phase::Refute(_) = table.phase() {
        assert!(!table.offers(Action::Accuse(triple)), "not while others answer");
        table.act(table.offered()[0]);
    }
    assert!(table.offers(Action::Accuse(triple)), "on the same turn as a suggestion");
}

#[test]
fn one_may_not_leave_a_location_or_suggest_again_after_a_suggestion_there() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(9, 23));
    table.roll(9);
    table.act(Action::Via(table.inside("courtyard")));
    assert!(!table.walks().is_empty(), "there are steps left to walk out again");
    table.act(Action::Stay);
    table.suggest("scarlet", "rope");
    while let Phase::Refute(_) = table.phase() {
        table.act(table.offered()[0]);
    }
    assert_eq!(table.phase(), Phase::Conclude);
    assert!(table.walks().is_empty() && table.vias().is_empty());
    assert!(!table.offered().iter().any(|action| matches!(action, Action::Suggest { .. } | Action::Passage(_))));
}

#[test]
fn on_one_turn_one_can_be_shown_all_three_cards() {
    let mut table = manor(4, &[(1, "peach"), (2, "gazebo"), (3, "knife")]);
    table.put(0, table.at(8, 36));
    table.roll(3);
    table.act(Action::Go(table.inside("gazebo")));
    table.suggest("peach", "knife");
    for (seat, card) in [(1, "peach"), (2, "gazebo"), (3, "knife")] {
        assert_eq!(table.phase(), Phase::Refute(SeatId(seat)));
        table.act(Action::Show(table.card(card)));
    }
    let view = table.game.view(SeatId(0));
    let shown = view.events.iter().filter_map(|event| match event {
        Event::Shown { to: SeatId(0), card, .. } => *card,
        _ => None,
    });
    assert_eq!(shown.collect::<Vec<_>>(), ["peach", "gazebo", "knife"].map(|card| table.card(card)));
}

#[test]
fn a_room_is_crossed_for_one_space() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(9, 23));
    // Into the Courtyard 1, out to the east side 1, one more space.
    table.roll(3);
    assert!(table.walks().contains(&table.inside("courtyard")), "or one stays in it");
    table.act(Action::Via(table.inside("courtyard")));
    assert_eq!(table.game.view(SeatId(0)).steps, 2);
    assert!(table.walks().contains(&table.at(9, 36)));
    assert!(table.walks().contains(&table.at(14, 36)));
    table.act(Action::Go(table.at(9, 36)));
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn a_way_through_rooms_and_passages_is_walked_at_once() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(18, 26));
    table.roll(6);
    let choices = table.game.choices(SeatId(0));
    let (library, kitchen) = (table.inside("library"), table.inside("kitchen"));
    let through = |path: &[Place]| path.contains(&library) && path.contains(&kitchen);
    let end = choices.destinations().iter().find(|end| end.place.room().is_none() && through(&end.path)).unwrap();
    assert_eq!(end.path.len(), 6, "each room and the passage count one");
    let events = table.act(Action::Go(end.place));
    assert!(matches!(&events[0], Event::Moved { path, kind: MoveKind::Walk, .. } if *path == end.path));
    assert_eq!(table.phase(), Phase::Conclude, "a room that is only crossed is not asked in");
}

#[test]
fn on_the_way_through_a_room_one_may_stop_in_it_and_suggest() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(9, 23));
    table.roll(6);
    table.act(Action::Via(table.inside("courtyard")));
    table.act(Action::Stay);
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn a_room_is_not_entered_twice_in_a_turn() {
    let mut table = manor(3, &[]);
    table.put(0, table.inside("courtyard"));
    table.roll(8);
    assert!(!table.walks().contains(&table.inside("courtyard")) && !table.vias().contains(&table.inside("courtyard")));
}

/// Whether nothing that is offered leads over a place used on this turn, also after one more stop and the next; counts
/// the ways looked at: usual ones and detours.
fn assert_fresh(table: &Table, used: &[Place], stops: u32) -> [usize; 2] {
    let choices = table.game.choices(SeatId(0));
    let mut ways: Vec<_> = choices.destinations().iter().map(|end| (None, &end.path)).collect();
    ways.extend(choices.vias().iter().map(|via| (Some(Action::Via(via.place)), &via.path)));
    let usual = ways.len();
    ways.extend(choices.detours().iter().map(|detour| {
        let (mark, to) = (detour.via.place, detour.to[0]);
        (Some(Action::Detour { mark, to }), &detour.via.path)
    }));
    let mut looked = [usual, ways.len() - usual];
    for (action, path) in ways {
        assert!(path.iter().all(|place| !used.contains(place)), "{action:?} goes over {path:?} after {used:?}");
        if let Some(action) = action.filter(|_| stops > 0) {
            let mut next = table.clone();
            next.act(action);
            if next.phase() == Phase::Snoop {
                next.act(Action::ChooseSeat(SeatId(1)));
            }
            let further = assert_fresh(&next, &[used, path].concat(), stops - 1);
            looked = [looked[0] + further[0], looked[1] + further[1]];
        }
    }
    looked
}

#[test]
fn no_square_is_stepped_on_twice_in_a_turn_across_parts() {
    let mut looked = [0, 0];
    for (row, col, steps) in [(8, 10, 8), (16, 24, 12), (8, 13, 12), (18, 12, 11)] {
        let mut table = manor(3, &[]);
        table.put(0, table.at(row, col));
        table.roll(steps);
        let [usual, detours] = assert_fresh(&table, &[table.at(row, col)], 2);
        looked = [looked[0] + usual, looked[1] + detours];
    }
    assert!(looked[0] > 1000 && looked[1] > 20, "{looked:?} ways and detours");
}

/// Answers the question whom to snoop on.
fn snoop(table: &mut Table) -> Option<candlestick_rules::CardId> {
    assert_eq!(table.phase(), Phase::Snoop);
    let events = table.act(Action::ChooseSeat(SeatId(1)));
    events.iter().find_map(|event| if let Event::Peeked { card, .. } = event { *card } else { None })
}

#[test]
fn a_snoop_space_is_stopped_at_in_the_middle_of_a_move() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.roll(7);
    table.act(Action::Via(table.at(8, 12)));
    let card = snoop(&mut table).unwrap();
    assert!(table.game.truth().hands[1].contains(card));
    assert!(table.game.view(SeatId(0)).events.iter().any(|event| matches!(event, Event::Peeked { card: Some(_), .. })));
    assert!(
        !table.game.view(SeatId(2)).events.iter().any(|event| matches!(event, Event::Peeked { card: Some(_), .. }))
    );
    assert_eq!(table.phase(), Phase::Move);
    assert_eq!(table.game.view(SeatId(0)).steps, 5);
    assert!(!table.walks().contains(&table.at(8, 12)));
}

#[test]
fn a_move_may_end_on_a_snoop_space_by_exact_count_and_snoop() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.roll(2);
    table.act(Action::Go(table.at(8, 12)));
    snoop(&mut table);
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn one_who_has_ended_on_a_snoop_space_need_not_snoop() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.roll(2);
    table.act(Action::Go(table.at(8, 12)));
    assert_eq!(table.phase(), Phase::Snoop);
    let events = table.act(Action::Decline);
    assert_eq!((events, table.phase()), (Vec::new(), Phase::Conclude), "nobody is chosen, no card is seen");
}

#[test]
fn one_who_has_stopped_on_the_way_need_not_snoop_either_and_goes_on() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.roll(7);
    table.act(Action::Via(table.at(8, 12)));
    assert_eq!(table.act(Action::Decline), []);
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 5));
}

#[test]
fn giving_up_is_open_beside_a_snoop() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.roll(7);
    table.act(Action::Via(table.at(8, 12)));
    assert!(table.game.may_give_up(SeatId(0)) && table.offers(Action::GiveUp));
    let events = table.act(Action::GiveUp);
    assert_eq!(events[0], Event::GaveUp { seat: SeatId(0) });
    assert!(!events.iter().any(|event| matches!(event, Event::Peeked { .. } | Event::Moved { .. })));
    assert_eq!((table.actor(), table.phase()), (Some(1), Phase::Roll));
}

#[test]
fn snooping_is_a_choice_and_passing_over_does_nothing() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.roll(5);
    assert!(table.walks().contains(&table.at(8, 15)));
    let events = table.act(Action::Go(table.at(8, 15)));
    assert!(!events.iter().any(|event| matches!(event, Event::Peeked { .. } | Event::Chose { .. })));
}

#[test]
fn an_occupied_snoop_space_is_leapt_and_not_used() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(8, 10));
    table.put(1, table.at(8, 12));
    table.roll(5);
    assert!(!table.vias().contains(&table.at(8, 12)));
    assert!(table.walks().contains(&table.at(8, 15)), "leapt over, and counted");
}

#[test]
fn a_wrong_accuser_may_be_snooped_on() {
    let mut table = manor(3, &[]);
    table.act(Action::Accuse(table.triple("scarlet", "poison", "studio")));
    table.until_turn_of(1);
    table.put(1, table.at(8, 10));
    table.roll(2);
    table.act(Action::Go(table.at(8, 12)));
    assert!(table.offers(Action::ChooseSeat(SeatId(0))));
}

#[test]
fn by_exact_count_one_stops_a_space_behind_another_token() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(16, 24));
    table.put(1, table.at(16, 21));
    table.roll(3);
    let walks = table.walks();
    assert!(!walks.contains(&table.at(16, 21)));
    assert!(walks.contains(&table.at(16, 22)), "one space behind, coming straight");
}

#[test]
fn further_back_if_that_is_taken_too() {
    // From the Garden Walk the way north is one square wide.
    let mut table = manor(4, &[]);
    table.put(0, table.at(12, 38));
    table.put(1, table.at(8, 37));
    table.put(2, table.at(8, 38));
    table.roll(3);
    let walks = table.walks();
    assert!(walks.contains(&table.at(9, 38)), "two behind");
    assert!(walks.contains(&table.at(15, 37)), "the way south is free");
    assert!(!walks.contains(&table.at(8, 38)) && !walks.contains(&table.at(8, 37)));
}

#[test]
fn back_into_the_room_left_when_all_is_taken() {
    let mut table = manor(3, &[]);
    let board = table.edition().board.clone();
    table.put(0, table.inside("library"));
    let door = board.doors_of(table.room("library")).next().unwrap().square;
    let mut others = board.next_to(door).to_vec();
    others.push(door);
    assert!(others.len() <= 9);
    for (n, square) in others.iter().enumerate() {
        table.game.put_token(SuspectId(1 + n as u8), Place::Square(*square));
    }
    table.roll(2);
    assert!(table.walks().contains(&table.inside("library")), "{:?}", table.walks());
    let events = table.act(Action::Go(table.inside("library")));
    assert_eq!(events[0], Event::Stuck { seat: SeatId(0) });
    assert_eq!(table.phase(), Phase::Conclude, "no move, no suggestion");
}

#[test]
fn a_higher_roll_leaps_over_and_moves_the_whole_number() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(16, 24));
    table.put(1, table.at(16, 21));
    table.roll(5);
    assert!(table.walks().contains(&table.at(16, 19)));
}

#[test]
fn a_passage_is_taken_without_rolling_and_one_stops() {
    let mut table = manor(3, &[]);
    table.put(0, table.inside("library"));
    let events = table.act(Action::Passage(table.room("kitchen")));
    assert!(matches!(events[0], Event::Moved { kind: MoveKind::Passage, .. }));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn a_passage_inside_a_roll_counts_one_space_and_one_stays_or_goes_on() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(18, 26));
    table.roll(5);
    table.act(Action::Via(table.inside("library")));
    table.act(Action::Passage(table.room("kitchen")));
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 3));
    assert!(!table.offers(Action::Passage(table.room("library"))), "not back again");
    let mut stays = table.clone();
    stays.act(Action::Stay);
    assert_eq!(stays.phase(), Phase::Suggest);
    assert!(
        table.walks().contains(&table.at(8, 13)) || table.walks().contains(&table.at(7, 12)),
        "{:?}",
        table.walks()
    );
}

#[test]
fn a_passage_as_the_last_space_ends_the_move() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(18, 26));
    table.roll(2);
    table.act(Action::Via(table.inside("library")));
    table.act(Action::Passage(table.room("kitchen")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn the_first_space_of_a_roll_may_be_the_passage_of_the_room_one_is_in() {
    let mut table = manor(3, &[]);
    table.put(0, table.inside("drawing-room"));
    table.roll(4);
    table.act(Action::Passage(table.room("conservatory")));
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 3));
}

#[test]
fn stairs_and_garden_walk_are_spaces_without_suggestion_that_hold_any_number() {
    let mut table = manor(3, &[]);
    let walk = table.square(12, 38);
    table.put(0, table.at(12, 15));
    table.put(1, Place::Square(walk));
    table.act(Action::SquarePassage(walk));
    assert_eq!(table.game.token(table.suspect("scarlet")), Place::Square(walk), "with another token");
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn the_stairs_are_a_way_inside_a_roll() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(12, 14));
    table.roll(4);
    table.act(Action::Via(table.at(12, 15)));
    table.act(Action::SquarePassage(table.square(12, 38)));
    assert_eq!(table.game.view(SeatId(0)).steps, 2);
    assert_eq!(table.walks(), [table.at(8, 38), table.at(15, 38)]);
}

/// Seat 0 suggests in the Kitchen on its turn; then it has its turn again.
fn asked_in_the_kitchen() -> Table {
    let mut table = manor(3, &[]);
    table.put(0, table.inside("library"));
    table.act(Action::Passage(table.room("kitchen")));
    table.suggest("scarlet", "rope");
    table.finish_turn();
    table.until_turn_of(0);
    table
}

#[test]
fn one_may_not_sit_out_a_turn_to_remain() {
    let mut table = asked_in_the_kitchen();
    assert!(!table.offers(Action::Stay));
    table.roll(4);
    assert!(!table.offers(Action::Stay) && !table.offers(Action::EndTurn));
}

#[test]
fn no_suggestion_in_the_same_place_on_the_next_turn() {
    let mut table = asked_in_the_kitchen();
    // Moved away by hand, and walked back in on the very next turn.
    table.put(0, table.at(6, 13));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn later_one_may_come_back_and_suggest_again() {
    let mut table = asked_in_the_kitchen();
    table.put(0, table.at(7, 12));
    table.roll(3);
    let end = table.walks()[0];
    table.act(Action::Go(end));
    table.finish_turn();
    table.until_turn_of(0);
    table.put(0, table.at(6, 13));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn moved_back_by_another_one_may_suggest_there_without_moving() {
    let mut table = manor(3, &[]);
    // All before seat 0's very next turn: it asks in the Kitchen, is fetched away and brought back.
    for (seat, from, to) in [(0, "library", "kitchen"), (1, "conservatory", "drawing-room"), (2, "library", "kitchen")]
    {
        table.until_turn_of(seat);
        table.put(seat, table.inside(from));
        table.act(Action::Passage(table.room(to)));
        table.suggest("scarlet", "rope");
        assert_eq!(table.game.token(table.suspect("scarlet")), table.inside(to));
        table.finish_turn();
    }
    assert_eq!((table.actor(), table.phase()), (Some(0), Phase::Roll));
    table.act(Action::Stay);
    assert_eq!(table.phase(), Phase::Suggest, "although it has asked there on its last turn");
    assert!(!table.offers(Action::EndTurn), "staying means suggesting");
}

#[test]
fn a_wrong_accuser_is_in_nobodys_way() {
    let mut table = manor(3, &[]);
    table.put(0, table.at(16, 21));
    table.act(Action::Accuse(table.triple("scarlet", "poison", "studio")));
    table.until_turn_of(1);
    table.put(1, table.at(16, 24));
    table.roll(3);
    assert!(table.walks().contains(&table.at(16, 21)));
}

#[test]
fn the_winner_lays_the_cards_face_up() {
    let mut table = manor(3, &[]);
    let named = table.triple("gray", "poison", "trophy-room");
    let events = table.act(Action::Accuse(named));
    let closed = events.last();
    let Some(Event::Closed(ending)) = closed else { panic!("{events:?}") };
    let hands = &table.game.truth().hands;
    assert_eq!((ending.winner, ending.case_file, &ending.hands), (Some(SeatId(0)), named, hands));
    let all = hands.iter().fold(table.edition().cards.set(named), |all, hand| all.or(*hand));
    assert_eq!(all, table.edition().cards.all());
    for seat in [SeatId(0), SeatId(1), SeatId(2), SeatId::WATCHER] {
        assert_eq!(table.game.view(seat).events.last(), closed, "{seat:?} sees all of them");
    }
}
