//! Turns of a fixed number of steps, without dice, in every way that an edition moves.

use std::{fs, path::Path, sync::Arc};

use candlestick_rules::{Action, Choice, Event, Game, Phase, Place, SeatId, Setup, SuspectId};
use candlestick_themes::{Theme, ThemeFault, ThemeFiles};
use rand::{SeedableRng, rngs::SmallRng};

use crate::{play::any_action, table::Table};

const IDS: [&str; 5] = ["classic-2016", "classic-2011", "doctor-who", "big-bang-theory", "master-detective"];

/// The theme's files with rules of one's own at the top of `[rules]`, its dice taken out.
fn changed(id: &str, rules: &str) -> Result<Theme, Vec<ThemeFault>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes").join(id);
    let mut toml = fs::read_to_string(folder.join("theme.toml")).unwrap();
    if let Some(dice) = toml.find("\ndice = [") {
        let end = dice + toml[dice..].find("\n]\n").unwrap() + 3;
        toml.replace_range(dice..end, "\n");
    }
    let toml = toml.replacen("[rules]\n", &format!("[rules]\n{rules}\n"), 1);
    let board = fs::read_to_string(folder.join("board.txt")).unwrap();
    Theme::from_files(id, &ThemeFiles { theme_toml: toml, board })
}

/// A table of three with so many steps a turn; seat 0 holds the first turn.
fn table(id: &str, steps: u8) -> Table {
    let theme = Arc::new(changed(id, &format!("fixed_steps = {steps}")).unwrap());
    let setup = Setup::new((0..3).map(SuspectId).collect());
    let game = (0..)
        .map(|seed| Game::new(Arc::clone(&theme.edition), setup.clone(), seed).unwrap())
        .find(|game| game.turn_seat() == SeatId(0))
        .unwrap();
    Table { theme, game }
}

/// Seat 0 walks onto a marked square, from wherever one is within reach.
fn to_a_mark(table: &mut Table) {
    let board = &table.theme.clone().edition.board;
    let marked = |place: &Place| matches!(place, Place::Square(square) if board.marked(*square));
    let mark = board.rooms().find_map(|room| {
        table.put(0, Place::Room(room));
        table.walks().into_iter().find(marked)
    });
    table.act(Action::Go(mark.expect("some room has a mark within reach")));
}

#[test]
fn a_turn_opens_with_the_move_and_nobody_rolls() {
    for id in IDS {
        let theme = changed(id, "fixed_steps = 6").unwrap();
        assert!(theme.edition.profile.dice.is_empty(), "{id}");
        for seed in 0..30 {
            let mut chance = SmallRng::seed_from_u64(seed);
            let setup = Setup::new((0..3 + (seed % 3) as u8).map(SuspectId).collect());
            let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
            let mut actions = 0;
            while let Some(seat) = game.actor().filter(|_| game.turn_number() <= 60) {
                assert_ne!(game.phase(), Phase::Roll, "{id}, seed {seed}");
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap_or_else(|refusal| panic!("{id}, seed {seed}: {refusal}"));
                actions += 1;
                assert!(actions < 10_000, "{id}, seed {seed}: no turn ends");
            }
            let dice = |event: &&Event| matches!(event, Event::Rolled { .. } | Event::RolledOff { .. });
            assert_eq!(game.events().iter().find(dice), None, "{id}, seed {seed}");
        }
    }
}

#[test]
fn every_turn_has_the_same_steps() {
    let mut table = table("classic-2016", 4);
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 4));
    let path = |choice: &Choice| match choice {
        Choice::Go(ends) => ends.iter().map(|end| (end.place, end.path.len())).collect(),
        _ => Vec::new(),
    };
    let ends: Vec<_> = table.game.choices(SeatId(0)).iter().flat_map(path).collect();
    assert!(!ends.is_empty() && ends.iter().all(|(place, steps)| *steps == 4 || place.room().is_some()), "{ends:?}");
    table.act(Action::Go(ends[0].0));
    table.finish_turn();
    assert_eq!(table.game.view(SeatId(1)).steps, 4);
}

#[test]
fn what_replaces_a_roll_is_offered_with_the_move() {
    // Passage and joining door of the centre editions.
    let mut centre = table("classic-2011", 3);
    centre.put(0, centre.inside("kitchen"));
    for action in [Action::Passage(centre.room("garage")), Action::Join(centre.room("dining-room"))] {
        assert!(centre.offers(action), "{action:?}");
    }
    assert!(!centre.walks().is_empty());
    centre.act(Action::Passage(centre.room("garage")));
    assert_eq!(centre.phase(), Phase::Suggest);
    // Staying where one was moved to.
    let mut pulled = table("classic-2011", 3);
    let mine = pulled.game.suspect_of(SeatId(1));
    pulled.put(0, pulled.inside("kitchen"));
    pulled.act(Action::Passage(pulled.room("garage")));
    pulled.act(Action::Suggest { suspect: mine, weapon: candlestick_rules::WeaponId(0) });
    pulled.finish_turn();
    assert_eq!((pulled.actor(), pulled.phase()), (Some(1), Phase::Move));
    assert!(pulled.offers(Action::Stay));
    pulled.act(Action::Stay);
    assert_eq!(pulled.phase(), Phase::Suggest);
}

#[test]
fn a_power_used_instead_of_rolling_is_used_instead_of_walking() {
    let mut table = table("big-bang-theory", 5);
    let penny = table.game.seats().find(|seat| table.game.suspect_of(*seat) == table.suspect("penny")).unwrap();
    while table.game.turn_seat() != penny {
        table.finish_turn();
    }
    table.act(Action::UsePower);
    table.act(Action::Jump(table.room("roof")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn a_card_adds_to_the_steps_and_another_move_has_as_many_again() {
    let plus = table("doctor-who", 5).deck_card("run");
    let mut table = table("doctor-who", 5);
    table.game.stack_deck(&[plus]);
    to_a_mark(&mut table);
    table.finish_turn();
    while table.game.turn_seat() != SeatId(0) {
        table.finish_turn();
    }
    let events = table.act(Action::PlayCard(plus));
    assert!(events.contains(&Event::StepsAdded { seat: SeatId(0), steps: 11 }), "{events:?}");
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 11));

    let mut again = self::table("classic-2011", 4);
    let second = again.deck_card("second-wind");
    again.game.stack_deck(&[second]);
    to_a_mark(&mut again);
    assert_eq!((again.phase(), again.game.view(SeatId(0)).steps), (Phase::Move, 4));
    assert!(again.game.events().iter().all(|event| !matches!(event, Event::Rolled { .. })));
}

#[test]
fn a_passage_inside_the_walk_is_one_of_its_steps() {
    let mut table = table("master-detective", 5);
    table.put(0, table.inside("library"));
    table.act(Action::Passage(table.room("kitchen")));
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 4));
    assert!(table.offers(Action::Stay) && !table.walks().is_empty());
}

#[test]
fn faults_of_a_game_without_dice_are_told() {
    let told = |id: &str, rules: &str| -> String {
        let faults = changed(id, rules).err().unwrap_or_default();
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert!(told("classic-2016", "fixed_steps = 0").contains("1 to 40 steps"));
    assert!(told("classic-2016", "fixed_steps = 6\ndice = [[1, 2]]").contains("leave out one of the two"));
    assert!(told("classic-2011", "fixed_steps = 6\nfirst_turn = \"highest-roll\"").contains("\"lot\""));
    assert_eq!(told("classic-2011", "fixed_steps = 6\nfirst_turn = \"lot\""), "");
}
