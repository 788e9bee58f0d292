//! The table in words: whatever may be done has a name and a command, and no word tells what a seat cannot know.

use std::{collections::BTreeSet, sync::Arc};

use candlestick_game::{
    Column, Deductions, Help, Mark, Marks, NotebookAssist, Proved, Seat,
    inspect::{Inspector, Topic},
    spoken::{NotebookPage, PickedAction, PlanControl, PlanOrder, SpokenOrder, SpokenQuery, square_code},
    testing::seen,
};
use candlestick_rules::{
    Action, Board, CardId, Category, Distances, Door, Game, Place, SeatId, Setup, SuspectId, View,
};
use candlestick_themes::{ENGLISH, Theme, Words, builtin, builtin_ids, languages};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::play::play_on;

/// Random cases of each theme, shared among its tables.
const CASES: u64 = 6;
/// Turns of each.
const MOST_TURNS: u32 = 24;
/// Commands of one moment that are read again.
const READ: usize = 4;

/// Every built-in theme, that of the lessons too.
fn themes() -> Vec<Theme> {
    builtin_ids().into_iter().chain(["first-case"]).map(|id| builtin(id).unwrap()).collect()
}

fn seats(theme: &Theme, setup: &Setup) -> Vec<Seat> {
    let named = |suspect: &SuspectId| theme.suspects[suspect.index()].name.clone();
    setup.seats.iter().map(|suspect| Seat::bot(named(suspect), candlestick_game::Level::Novice)).collect()
}

/// What a seat's eyes are given, to be told of.
fn with_inspector<T>(theme: &Theme, view: &View, help: Help, tell: impl FnOnce(&Inspector) -> T) -> T {
    let (words, seats, marks) = (Words::english(), seats(theme, &view.setup), Marks::default());
    told_with(theme, view, (&words, &seats, &marks), help, tell)
}

fn told_with<T>(
    theme: &Theme,
    view: &View,
    (words, seats, marks): (&Words, &[Seat], &Marks),
    help: Help,
    tell: impl FnOnce(&Inspector) -> T,
) -> T {
    let assist = NotebookAssist::new(view, help, None);
    tell(&Inspector { theme, words, view, seats, assist: &assist, marks })
}

/// Plays random cases of a theme at every table of it.
fn random_cases(theme: &Theme, mut look: impl FnMut(&Game, &mut SmallRng)) {
    let profile = &theme.edition.profile;
    let tables = u64::from(profile.max_seats - profile.min_seats + 1);
    for seed in 0..CASES.max(tables) {
        let players = profile.min_seats + (seed % tables) as u8;
        let mut chance = SmallRng::seed_from_u64(seed);
        let seats = (0..players).map(SuspectId).collect();
        let setup = Setup { deck: seed % 4 != 3, powers: seed % 4 != 2, corner_rooms: seed % 3 == 0, seats };
        let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
        play_on(&mut game, MOST_TURNS, (seed, &mut chance), |game, _, chance| look(game, chance));
    }
}

/// Every action that a seat may do, giving up aside too.
fn legal(view: &View) -> Vec<Action> {
    let mut actions = view.choices.actions(view.edition.cards);
    if view.may_give_up && !actions.contains(&Action::GiveUp) {
        actions.push(Action::GiveUp);
    }
    actions
}

fn key(action: &Action) -> String {
    serde_json::to_string(action).unwrap()
}

#[test]
fn every_legal_action_has_one_control_with_a_name_and_a_command_of_its_own_that_is_understood() {
    every_action_is_named_and_understood(&Words::english(), 3);
}

#[test]
fn the_same_holds_in_every_language() {
    for language in languages().iter().filter(|language| language.code != ENGLISH) {
        every_action_is_named_and_understood(&Words::carried(language.code), 29);
    }
}

/// Looks at one of so many moments of random cases of every theme.
fn every_action_is_named_and_understood(words: &Words, one_of: u32) {
    for theme in themes().iter().map(|theme| theme.in_language(words)) {
        let (mut looks, mut read, mut kinds) = (0_u32, 0, BTreeSet::new());
        random_cases(&theme, |game, chance| {
            looks += 1;
            if !looks.is_multiple_of(one_of) {
                return;
            }
            for me in game.seats() {
                let view = game.view(me);
                if view.choices.is_empty() && !looks.is_multiple_of(60) {
                    continue;
                }
                let (seats, marks) = (seats(&theme, &view.setup), Marks::default());
                told_with(&theme, &view, (words, &seats, &marks), Help::Blank, |eyes| {
                    let all: Vec<PickedAction> =
                        eyes.controls().iter().flat_map(|control| eyes.picked_actions(control)).collect();
                    let mut wanted: Vec<_> = legal(&view).iter().map(key).collect();
                    let mut named: Vec<_> = all.iter().map(|decision| key(&decision.action)).collect();
                    wanted.sort();
                    named.sort();
                    let place = format!("{words:?} {}: {:?}", theme.id, view.phase);
                    assert_eq!(named, wanted, "{place}");
                    let labels: BTreeSet<_> = all.iter().map(|decision| &decision.label).collect();
                    assert_eq!(labels.len(), all.len(), "{place}: {labels:?}");
                    let commands: BTreeSet<_> = all.iter().map(|decision| &decision.command).collect();
                    assert_eq!(commands.len(), all.len(), "{place}: {commands:?}");
                    kinds.extend(
                        all.iter()
                            .map(|decision| format!("{:?}", decision.action))
                            .map(|name| name.split(['(', ' ']).next().unwrap_or_default().to_owned()),
                    );
                    for decision in all.sample(chance, READ) {
                        let understood = eyes.understand(&decision.command);
                        assert_eq!(understood, Ok(SpokenOrder::Decide(decision.clone())), "{place}");
                        let begun: String = decision.command.chars().take(decision.command.len() / 2).collect();
                        let on = eyes.complete(&begun);
                        assert!(on.iter().any(|one| decision.command.starts_with(one)), "{begun}: {on:?}");
                        read += 1;
                    }
                });
            }
        });
        assert!(read > 300 / one_of && kinds.len() > 5, "{words:?} {}: {read}, {kinds:?}", theme.id);
    }
}

#[test]
fn a_plan_is_named_and_understood_in_every_language_and_no_line_goes_on_with_it_where_nothing_is_planned() {
    for language in languages() {
        let words = Words::carried(language.code);
        for theme in themes().iter().map(|theme| theme.in_language(&words)) {
            let players = (0..theme.edition.profile.min_seats).map(SuspectId).collect();
            let view = Game::new(Arc::clone(&theme.edition), Setup::new(players), 1).unwrap().view(SeatId(0));
            let (seats, marks) = (seats(&theme, &view.setup), Marks::default());
            told_with(&theme, &view, (&words, &seats, &marks), Help::Blank, |eyes| {
                let rooms = view.edition.board.rooms().map(Place::Room);
                let places: Vec<_> = rooms.chain(view.edition.board.square_ids().take(3).map(Place::Square)).collect();
                let mut labels = BTreeSet::new();
                let controls = eyes.plan_controls(&places);
                assert_eq!(controls.len(), places.len());
                for (place, PlanControl { label, command }) in places.iter().zip(controls) {
                    let at = format!("{} {}: {command}", language.code, theme.id);
                    assert_eq!(eyes.understand(&command), Ok(SpokenOrder::Plan(PlanOrder::To(*place))), "{at}");
                    let begun: String = command.chars().take(command.chars().count() - 1).collect();
                    assert!(!eyes.complete(&begun).contains(&command), "{at}");
                    assert!(eyes.complete_with(&begun, eyes.plan_commands(&places)).contains(&command), "{at}");
                    let drop = eyes.plan_drop_control(*place);
                    assert_eq!(eyes.understand(&drop.command), Ok(SpokenOrder::Plan(PlanOrder::Drop)), "{at}");
                    assert!(labels.insert(label) && labels.insert(drop.label), "{at}");
                }
                let verb = eyes.plan_commands(&[]);
                assert_eq!(eyes.understand(&verb[0]), Ok(SpokenOrder::Plan(PlanOrder::Tell)), "{verb:?}");
            });
        }
    }
}

#[test]
fn every_cell_of_the_notebook_names_the_command_that_asks_why_it_stands_so() {
    for theme in themes() {
        let seats = (0..theme.edition.profile.max_seats).map(SuspectId).collect();
        let game = Game::new(Arc::clone(&theme.edition), Setup::new(seats), 1).unwrap();
        let view = game.view(SeatId(1));
        with_inspector(&theme, &view, Help::CrossOff, |eyes| {
            for row in eyes.sheet().parts.iter().flat_map(|part| &part.rows) {
                for cell in &row.cells {
                    let wanted = Ok(SpokenOrder::Tell(SpokenQuery::Why(row.card, Some(cell.column))));
                    assert_eq!(eyes.understand(&cell.command), wanted, "{}: {}", theme.id, cell.command);
                }
            }
            let here = eyes.understand(&eyes.here_command());
            assert!(matches!(here, Ok(SpokenOrder::Tell(SpokenQuery::Look(_)))), "{}: {here:?}", theme.id);
        });
    }
}

/// Where a door is seen from the middle of its room, in English, by the cells of the board alone.
fn side_of(board: &Board, door: &Door) -> &'static str {
    let outside = board.square(door.square);
    let inside = |row: i32, col: i32| {
        let cell = (u16::try_from(i32::from(outside.row) + row), u16::try_from(i32::from(outside.col) + col));
        matches!(cell, (Ok(row), Ok(col)) if row < board.rows() && col < board.cols()
            && board.cell(row, col) == candlestick_rules::Cell::Room(door.room))
    };
    let (down, right) = door.side.step();
    assert!(inside(down, right), "{door:?}");
    match (down, right) {
        (-1, 0) => "to the south",
        (0, 1) => "to the west",
        (1, 0) => "to the north",
        _ => "to the east",
    }
}

#[test]
fn each_room_tells_in_every_language_where_its_doors_are_and_which_rooms_are_the_nearest() {
    for language in languages() {
        let (words, mut doors) = (Words::carried(language.code), 0);
        for theme in themes().iter().map(|theme| theme.in_language(&words)) {
            let players = (0..theme.edition.profile.min_seats).map(SuspectId).collect();
            let view = Game::new(Arc::clone(&theme.edition), Setup::new(players), 1).unwrap().view(SeatId(0));
            let (seats, marks, board) = (seats(&theme, &view.setup), Marks::default(), &theme.edition.board);
            let far = Distances::new(&theme.edition, &[]);
            #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is not of every lifetime")]
            let told = told_with(&theme, &view, (&words, &seats, &marks), Help::Blank, |eyes| eyes.rooms_told());
            for (room, told) in board.rooms().zip(told) {
                let lines: Vec<_> = told.lines.iter().filter(|line| line.about == Topic::Doors).collect();
                let text = lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n");
                let place = format!("{} {}, {}: {text}", language.code, theme.id, told.name);
                for door in board.doors().iter().filter(|door| door.room == room) {
                    let code = square_code(board, door.square);
                    assert!(text.contains(&code), "{code} in {place}");
                    if language.code == ENGLISH {
                        let side = format!("{} at {code}", side_of(board, door));
                        assert!(text.contains(&side), "{side} in {place}");
                    }
                    doors += 1;
                }
                // The nearest rooms and their steps stand in the last line, the nearest first.
                let others = board.rooms().filter(|other| *other != room);
                let between = |other| far.between(Place::Room(room), Place::Room(other));
                let mut near: Vec<_> = others.filter_map(|other| Some((between(other)?, other))).collect();
                near.sort_unstable();
                let last = lines.last().map_or("", |line| line.text.as_str());
                let mut from = 0;
                for (steps, other) in near.iter().take(4) {
                    let name = String::from(theme.room_phrase(*other, candlestick_themes::Form::Bare));
                    let at = last[from..].find(&name).unwrap_or_else(|| panic!("{name} in {place}"));
                    let after = &last[from + at + name.len()..];
                    let shown = after.split(')').next().unwrap_or_default();
                    assert!(*steps == 1 || shown.contains(&steps.to_string()), "{steps} in {place}");
                    from += at + name.len();
                }
            }
        }
        assert!(doors > 50, "{doors}");
    }
}

/// Two cards of one category that a seat cannot tell apart, and the case with them exchanged; none where there are no two.
fn with_two_exchanged(game: &Game, me: SeatId, chance: &mut SmallRng) -> Option<(CardId, CardId, Game)> {
    let hidden = game.edition().cards.all().without(seen(game, me));
    let category = *Category::ALL.choose(chance)?;
    let of_one: Vec<_> = hidden.and(game.edition().cards.set_of(category)).iter().collect();
    let two: Vec<_> = of_one.sample(chance, 2).copied().collect();
    let [a, b] = two[..] else { return None };
    Some((a, b, game.with_swapped(a, b)))
}

#[test]
fn no_word_of_the_table_hangs_on_a_card_that_a_seat_cannot_tell_from_another() {
    for theme in themes() {
        let (mut looks, mut exchanged) = (0_u32, 0);
        random_cases(&theme, |game, chance| {
            looks += 1;
            if game.actor().is_none() || !looks.is_multiple_of(41) {
                return;
            }
            // A watcher's eyes are those of somebody behind the curtain, too.
            for me in game.seats().chain([SeatId::WATCHER]) {
                let Some((a, b, other)) = with_two_exchanged(game, me, chance) else { continue };
                exchanged += u32::from(other.truth() != game.truth());
                let [one, two] = [game, &other].map(|game| {
                    let text = |eyes: &Inspector| serde_json::to_string(&eyes.table()).unwrap();
                    with_inspector(&theme, &game.view(me), Help::CrossOff, text)
                });
                assert_eq!(one, two, "{}: {me:?} can tell {a:?} from {b:?}", theme.id);
            }
        });
        assert!(exchanged > 10, "{}: {exchanged}", theme.id);
    }
}

/// Everything that is answered when somebody asks, and why each cell stands as it does, with own marks that may be slips.
fn all_lines(theme: &Theme, view: &View, help: Help) -> String {
    let cards = view.edition.cards.all();
    let columns = (0..view.seats.len() as u8).map(|seat| Column::Seat(SeatId(seat))).chain([Column::CaseFile]);
    let cells: Vec<_> = cards.iter().flat_map(|card| columns.clone().map(move |column| (card, column))).collect();
    let (words, seats, mut marks) = (Words::english(), seats(theme, &view.setup), Marks::default());
    for (n, (card, column)) in cells.iter().enumerate() {
        marks.set(*card, *column, [None, Some(Mark::No), Some(Mark::Yes), Some(Mark::Maybe)][n % 4]);
    }
    let deduced = help.needs_deduction().then(|| Arc::new(Deductions::from_view(view)));
    let assist = NotebookAssist::new(view, help, deduced);
    let eyes = Inspector { theme, words: &words, view, seats: &seats, assist: &assist, marks: &marks };
    let pages = cards
        .iter()
        .map(NotebookPage::Card)
        .chain((0..view.seats.len() as u8).map(|seat| NotebookPage::Seat(SeatId(seat))));
    let asked = [
        SpokenQuery::Now,
        SpokenQuery::Options,
        SpokenQuery::Squares,
        SpokenQuery::Where,
        SpokenQuery::Hand,
        SpokenQuery::Players,
        SpokenQuery::Table,
    ]
    .into_iter()
    .chain([
        SpokenQuery::Question,
        SpokenQuery::Log(None),
        SpokenQuery::Notebook(None),
        SpokenQuery::Notebook(Some(NotebookPage::CaseFile)),
    ])
    .chain(pages.map(|page| SpokenQuery::Notebook(Some(page))))
    .chain(cards.iter().map(|card| SpokenQuery::Why(card, None)))
    .chain(cells.iter().map(|(card, column)| SpokenQuery::Why(*card, Some(*column))));
    let told = asked.flat_map(|what| eyes.lines_for(&what, Proved::No));
    let reasons = cells.iter().flat_map(|(card, column)| {
        let why = eyes.why(*card, *column, Proved::No).lines.into_iter().map(|(line, _)| line);
        [eyes.cell_line(*card, *column)].into_iter().chain(why)
    });
    let sheet = serde_json::to_string(&eyes.sheet()).unwrap();
    told.chain(reasons).chain([sheet]).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_answer_hangs_on_a_card_that_a_seat_cannot_tell_from_another_however_much_the_notebook_helps() {
    for theme in themes() {
        let (mut looks, mut exchanged) = (0_u32, BTreeSet::new());
        random_cases(&theme, |game, chance| {
            looks += 1;
            if game.actor().is_none() || !looks.is_multiple_of(113) {
                return;
            }
            // Whoever sits behind the curtain sees what a watcher does.
            for me in [SeatId(looks as u8 % game.seats().count() as u8), SeatId::WATCHER] {
                let Some((a, b, other)) = with_two_exchanged(game, me, chance) else { continue };
                let help = [Help::Slips, Help::Deduce, Help::Odds][looks as usize / 113 % 3];
                if other.truth() != game.truth() {
                    exchanged.insert((looks, me));
                }
                let [one, two] = [game, &other].map(|game| all_lines(&theme, &game.view(me), help));
                assert_eq!(one, two, "{}: {me:?} can tell {a:?} from {b:?} with {help:?}", theme.id);
            }
        });
        assert!(exchanged.len() > 2, "{}: {exchanged:?}", theme.id);
    }
}

/// A line of a hundred signs at most, of those that commands have and of others.
fn any_line(chance: &mut SmallRng) -> String {
    let words = [
        "suggest",
        "go",
        "accuse",
        "why",
        "mark",
        "notebook",
        "look",
        "complete",
        "save",
        "rope",
        "hall",
        "the",
        "case",
        "me",
        "yes",
        "9",
        "e7",
        "by",
        ";",
        "?",
        "log",
        "99999999999999999999",
        "ß",
        "İ",
        "\u{0}",
        "\u{200d}",
        "’",
        "  ",
        "-",
    ];
    let count = chance.random_range(0..8);
    let mut line = String::new();
    for _ in 0..count {
        match chance.random_range(0..3) {
            0 => line.extend((0..chance.random_range(0..9)).map(|_| chance.random::<char>())),
            _ => line.push_str(words.choose(chance).unwrap()),
        }
        if chance.random_ratio(3, 4) {
            line.push(' ');
        }
    }
    line
}

#[test]
fn whatever_is_typed_is_answered() {
    let theme = builtin("doctor-who").unwrap();
    let (mut lines, mut refused) = (0, 0);
    random_cases(&theme, |game, chance| {
        let Some(actor) = game.actor() else { return };
        let view = game.view(if chance.random_ratio(1, 9) { SeatId::WATCHER } else { actor });
        let line = any_line(chance);
        with_inspector(&theme, &view, Help::Blank, |eyes| {
            lines += 1;
            match eyes.understand(&line) {
                Ok(SpokenOrder::Decide(decision)) => assert!(legal(&view).contains(&decision.action), "{line:?}"),
                Ok(_) => {}
                Err(unclear) => {
                    refused += 1;
                    assert!(!unclear.told.is_empty() && !unclear.told.contains('['), "{line:?}: {unclear:?}");
                }
            }
            if lines % 5 == 0 {
                assert!(eyes.complete(&line).iter().all(|on| !on.is_empty()), "{line:?}");
            }
        });
    });
    assert!(lines > 300 && refused > 100, "{lines} {refused}");
}
