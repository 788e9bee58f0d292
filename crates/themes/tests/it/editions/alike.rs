//! Tests what several editions have in common, for each of them: who starts, where all start, hands, sides, the
//! profile.

use candlestick_rules::{CardSet, DieFace, Event, Game, Place, Profile, SeatId, Setup, SuspectId, UsedCards, WeaponId};
use rand::{SeedableRng, rngs::SmallRng};

use crate::{
    play::any_action,
    table::{Table, theme},
};

/// The editions in which all start in the centre and accuse there.
const CENTRE: [&str; 3] = ["classic-2011", "doctor-who", "big-bang-theory"];
/// The editions whose first turn is rolled for.
const ROLLED_FOR: [&str; 4] = ["classic-2011", "doctor-who", "big-bang-theory", "master-detective"];

fn opened(game: &Game) -> (usize, CardSet, u8) {
    let found = game.events().iter().find_map(|event| match event {
        Event::Opened(opening) => Some((opening.first.index(), opening.face_up, opening.side_cards)),
        _ => None,
    });
    found.unwrap()
}

/// The rounds of the roll-off, checked against each other; whether somebody tied.
fn check_roll_off(game: &Game, place: &str) -> bool {
    let rolled = |event: &Event| {
        if let Event::RolledOff { seat, steps, .. } = event { Some((*seat, *steps)) } else { None }
    };
    let rolls: Vec<_> = game.events().iter().filter_map(rolled).collect();
    let (mut left, mut rest, mut tied): (Vec<SeatId>, _, _) = (game.seats().collect(), rolls.as_slice(), false);
    while left.len() > 1 {
        let (round, later) = rest.split_at(left.len());
        assert!(round.iter().map(|(seat, _)| *seat).eq(left.iter().copied()), "{place}");
        let most = round.iter().map(|(_, steps)| *steps).max().unwrap();
        left = round.iter().filter(|(_, steps)| *steps == most).map(|(seat, _)| *seat).collect();
        tied |= left.len() > 1;
        rest = later;
    }
    assert!(rest.is_empty(), "{place}");
    assert_eq!((game.turn_seat(), opened(game).0), (left[0], left[0].index()), "{place}");
    tied
}

#[test]
fn the_highest_roller_goes_first_and_those_who_tie_roll_again() {
    for id in ROLLED_FOR {
        let theme = theme(id);
        let ties = (0..60).filter(|seed| {
            let setup = Setup::new((0..4).map(SuspectId).collect());
            let game = Game::new(theme.edition.clone(), setup, *seed).unwrap();
            check_roll_off(&game, &format!("{id}, seed {seed}"))
        });
        assert!(ties.count() > 0, "{id}: no tie in all these games");
    }
}

#[test]
fn all_tokens_and_weapons_start_in_the_centre() {
    for id in CENTRE {
        let table = Table::new(id, 3, &[]);
        let centre = table.edition().board.centre();
        assert!(centre.is_some(), "{id}");
        for n in 0..6 {
            assert_eq!(table.game.token(SuspectId(n)).room(), centre, "{id}");
            assert_eq!(table.game.weapon(WeaponId(n)), centre, "{id}");
        }
    }
}

#[test]
fn everyone_gets_equal_hands_and_the_leftover_cards_lie_face_up() {
    for id in CENTRE {
        let theme = theme(id);
        for (seats, hand, left, aside) in [(2, 7, 0, 4), (3, 6, 0, 0), (4, 4, 2, 0), (5, 3, 3, 0), (6, 3, 0, 0)] {
            let setup = Setup::new((0..seats).map(SuspectId).collect());
            let game = Game::new(theme.edition.clone(), setup, 5).unwrap();
            assert!(game.truth().hands.iter().all(|cards| cards.len() == hand), "{id}");
            let (_, face_up, side_cards) = opened(&game);
            assert_eq!((face_up.len(), side_cards), (left, aside), "{id}, {seats} players");
            for seat in game.seats().chain([SeatId::WATCHER]) {
                assert_eq!(game.view(seat).face_up, game.truth().face_up, "{id}");
            }
        }
    }
}

#[test]
fn with_two_sides_the_deck_is_never_used() {
    for (id, cards) in CENTRE.into_iter().zip([13, 21, 13]) {
        assert_eq!(Table::new(id, 3, &[]).game.view(SeatId(0)).deck_left, cards, "{id}");
        let theme = theme(id);
        let mut on_marks = 0;
        for seed in 0..40 {
            let mut chance = SmallRng::seed_from_u64(seed);
            let setup = Setup::new((0..2).map(SuspectId).collect());
            let mut game = Game::new(theme.edition.clone(), setup, seed).unwrap();
            while let Some(seat) = game.actor().filter(|_| game.turn_number() <= 60) {
                let view = game.view(seat);
                let marked = |place: Place| matches!(place, Place::Square(at) if theme.edition.board.marked(at));
                for end in view.choices.destinations().iter().filter(|end| marked(end.place)) {
                    on_marks += 1;
                    assert_eq!(end.path.len() as u32, view.steps, "{id}, seed {seed}: a stop short of the roll");
                }
                assert_eq!(view.deck_left, 0, "{id}");
                assert!(view.seats.iter().all(|seat| seat.kept == 0), "{id}, seed {seed}");
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap();
            }
            let deck = |event: &&Event| {
                matches!(event, Event::Drawn { .. } | Event::Kept { .. } | Event::CardPlayed { .. } | Event::Reshuffled)
            };
            assert_eq!(game.events().iter().find(deck), None, "{id}, seed {seed}");
        }
        assert!(on_marks > 100, "{id}: {on_marks} ends on marks");
    }
}

#[test]
fn each_edition_has_as_many_cards_places_and_players_as_its_rulebook() {
    let published = [
        ("classic-2016", (6, 6, 9), 0, 9, (2, 6)),
        ("classic-2011", (6, 6, 9), 1, 13, (2, 6)),
        ("doctor-who", (6, 6, 9), 1, 21, (2, 6)),
        ("big-bang-theory", (6, 6, 9), 1, 13, (2, 6)),
        ("master-detective", (10, 8, 12), 1, 0, (3, 10)),
    ];
    for (id, cards, not_in_case_file, deck, players) in published {
        let edition = theme(id).edition;
        let (counts, profile) = (edition.cards, &edition.profile);
        assert_eq!((counts.suspects, counts.weapons, counts.rooms), cards, "{id}");
        assert_eq!(edition.board.rooms().count(), usize::from(cards.2) + not_in_case_file, "{id}");
        assert_eq!(edition.deck.iter().map(|card| card.count).sum::<u8>(), deck, "{id}");
        assert_eq!((profile.min_seats, profile.max_seats), players, "{id}");
    }
}

#[test]
fn the_dice_are_two_with_six_faces_and_only_those_with_a_sign_draw() {
    let plain = [1, 2, 3, 4, 5, 6].map(|steps| DieFace { steps, draws: false });
    let with = |sign: DieFace| [&[sign], &plain[1..]].concat();
    let glass = with(DieFace { steps: 1, draws: true });
    let question_mark = with(DieFace { steps: 0, draws: true });
    let published = [
        ("classic-2016", [glass.clone(), glass]),
        ("classic-2011", [plain.to_vec(), plain.to_vec()]),
        ("doctor-who", [question_mark, plain.to_vec()]),
        ("big-bang-theory", [plain.to_vec(), plain.to_vec()]),
        ("master-detective", [plain.to_vec(), plain.to_vec()]),
    ];
    for (id, dice) in published {
        let profile = &theme(id).edition.profile;
        assert_eq!((profile.dice.as_slice(), profile.fixed_steps), (dice.as_slice(), None), "{id}");
    }
}

#[test]
fn the_three_centre_editions_differ_in_dice_and_in_their_cards_alone() {
    let known = theme("classic-2011").edition.profile.clone();
    for id in CENTRE {
        let own = theme(id).edition.profile.clone();
        let alike = Profile {
            dice: known.dice.clone(),
            draw_when_pulled: known.draw_when_pulled,
            used_cards: known.used_cards,
            ..own.clone()
        };
        assert_eq!(alike, known, "{id}");
        let who = id == "doctor-who";
        let used = if who { UsedCards::Gone } else { UsedCards::Reshuffled };
        assert_eq!((own.draw_when_pulled, own.used_cards), (who, used), "{id}");
    }
}
