//! Tests that what somebody types is understood as a person would mean it, and that what is not is answered kindly.

use super::{NotebookPage, Pencil, SpokenOrder, SpokenQuery, UnclearOrder, parts, who_is_where, yes_or_no};
use crate::{
    Case, Column, Help, Level, Mark, Marks, NotebookAssist,
    inspect::{Inspector, Subject},
    testing::{opened, played},
};
use candlestick_rules::{Action, CardId, Choice, Phase, Place, RoomId, SeatId, SuspectId, WeaponId};
use candlestick_themes::{Form, Words};

/// A case of four in which somebody is to decide this.
fn at(wanted: impl Fn(Phase) -> bool) -> Case {
    let mut case = opened("classic-2016", 4, Level::Novice, 3);
    while !wanted(case.game().phase()) {
        case = played(case, 1);
    }
    case
}

/// The line as whoever is to decide types it.
fn typed(case: &Case, line: &str) -> Result<SpokenOrder, UnclearOrder> {
    let view = case.game().view(case.game().actor().unwrap());
    let (assist, marks, words) = (NotebookAssist::new(&view, Help::CrossOff, None), Marks::default(), Words::english());
    let seats = &case.log().seats;
    Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks }
        .understand(line)
}

#[track_caller]
fn action(case: &Case, line: &str) -> Action {
    match typed(case, line) {
        Ok(SpokenOrder::Decide(decision)) => decision.action,
        other => panic!("{line}: {other:?}"),
    }
}

#[track_caller]
fn unclear(case: &Case, line: &str) -> String {
    typed(case, line).expect_err(line).told
}

const MUSTARD: SuspectId = SuspectId(1);
const ROPE: WeaponId = WeaponId(4);

#[test]
fn a_question_is_understood_in_any_order_begun_mistyped_and_without_its_verb() {
    let case = at(|phase| phase == Phase::Suggest);
    let wanted = Action::Suggest { suspect: MUSTARD, weapon: ROPE };
    for line in [
        "s mustard rope",
        "suggest rope mustard",
        "S MUS ROP",
        "ask colonel mustard with the rope",
        "suggest mustrad rope",
        "sugest mustard rope",
        "mustard rope",
        "Suggest, Colonel Mustard; the rope!".split(';').next().unwrap(),
    ] {
        if line.contains(',') {
            assert!(unclear(&case, line).contains("With what?"), "{line}");
        } else {
            assert_eq!(action(&case, line), wanted, "{line}");
        }
    }
    let room = case.game().view(case.game().actor().unwrap()).my_place().room().unwrap();
    let here = case.theme().rooms[room.index()].name.clone();
    assert_eq!(action(&case, &format!("s mustard rope {here}")), wanted);
    let other = case.theme().rooms.iter().find(|look| look.name != here).unwrap().name.clone();
    assert!(unclear(&case, &format!("s mustard rope {other}")).contains("only in the room you are in"));
}

#[test]
fn what_could_be_two_things_is_asked_about_and_what_lacks_is_named() {
    let case = at(|phase| phase == Phase::Suggest);
    assert_eq!(unclear(&case, "s p rope"), "“p” could be Mrs. Peacock or Professor Plum.");
    // Only a weapon is left to be meant.
    let pipe = Action::Suggest { suspect: MUSTARD, weapon: WeaponId(2) };
    assert_eq!(action(&case, "s mustard p"), pipe);
    assert!(unclear(&case, "s rope").starts_with("Who? For example: suggest scarlett rope"));
    assert!(unclear(&case, "s mustard green").contains("two of the same kind"));
    assert!(unclear(&case, "s mustard rope plum dagger").contains("more than you were asked for"));
    assert!(unclear(&case, "s mustard spoon").contains("Nothing here is called “spoon”"));
    assert!(unclear(&case, "roll").starts_with("There is nothing to roll now: "));
    assert!(unclear(&case, "xyzzy").contains("not a command"));
    assert!(unclear(&case, "   ").starts_with("Type ?"));
    assert!(unclear(&case, &"rope ".repeat(1000)).contains("too long"));
}

#[test]
fn a_move_is_understood_by_rooms_squares_and_directions() {
    let case = at(|phase| phase == Phase::Move);
    let view = case.game().view(case.game().actor().unwrap());
    let square = view.choices.destinations().iter().find_map(|end| match end.place {
        Place::Square(square) => Some(square),
        Place::Room(_) => None,
    });
    let square = square.unwrap();
    let code = super::square_code(&view.edition.board, square);
    assert_eq!(action(&case, &format!("go {code}")), Action::Go(Place::Square(square)));
    assert_eq!(action(&case, &code), Action::Go(Place::Square(square)));
    for room in view.edition.board.rooms() {
        let name = &case.theme().rooms[room.index()].name;
        let ends = view.choices.allows(view.edition.cards, Action::Go(Place::Room(room)));
        let on_foot = Action::Go(Place::Room(room));
        let other = [Action::Passage(room), Action::Jump(room), Action::Stay];
        let others = other.iter().any(|action| view.choices.allows(view.edition.cards, *action));
        match typed(&case, &format!("go to the {name}")) {
            Ok(SpokenOrder::Decide(decision)) if ends => assert_eq!(decision.action, on_foot),
            Ok(SpokenOrder::Decide(decision)) => assert!(others, "{decision:?}"),
            Err(unclear) => {
                assert!(!ends && unclear.told.contains("goes as close as possible"), "{unclear:?}");
                // As near as possible is somewhere that can be gone to.
                let near = action(&case, &unclear.meant[0]);
                assert!(view.choices.allows(view.edition.cards, near));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_notebook_is_asked_and_written_in_words() {
    let case = at(|phase| phase == Phase::Roll);
    let plum = CardId(5);
    let rope = case.theme().edition.cards.weapon(ROPE);
    let me = case.game().actor().unwrap();
    let tell = |line: &str| typed(&case, line).unwrap();
    assert_eq!(tell("why plum case"), SpokenOrder::Tell(SpokenQuery::Why(plum, Some(Column::CaseFile))));
    assert_eq!(tell("why rope mustard"), SpokenOrder::Tell(SpokenQuery::Why(rope, Some(Column::Seat(SeatId(1))))));
    assert_eq!(tell("why mustard me"), SpokenOrder::Tell(SpokenQuery::Why(CardId(1), Some(Column::Seat(me)))));
    assert_eq!(tell("why rope"), SpokenOrder::Tell(SpokenQuery::Why(rope, None)));
    let cell = (rope, Column::Seat(SeatId(2)));
    assert_eq!(tell("mark rope orchid no"), SpokenOrder::Pencil(cell.0, cell.1, Pencil::Mark(Some(Mark::No))));
    assert_eq!(tell("m rope orchid 3"), SpokenOrder::Pencil(cell.0, cell.1, Pencil::Number(3)));
    assert_eq!(tell("mark rope orchid clear"), SpokenOrder::Pencil(cell.0, cell.1, Pencil::Mark(None)));
    assert!(unclear(&case, "mark rope").contains("whose, and what"));
    assert_eq!(tell("notebook"), SpokenOrder::Tell(SpokenQuery::Notebook(None)));
    assert_eq!(tell("n mustard"), SpokenOrder::Tell(SpokenQuery::Notebook(Some(NotebookPage::Seat(SeatId(1))))));
    assert_eq!(tell("n rope"), SpokenOrder::Tell(SpokenQuery::Notebook(Some(NotebookPage::Card(rope)))));
    assert_eq!(tell("n case"), SpokenOrder::Tell(SpokenQuery::Notebook(Some(NotebookPage::CaseFile))));
    assert_eq!(tell("assist deduce"), SpokenOrder::Assist(Some(Help::Deduce)));
}

#[test]
fn the_table_is_asked_and_left_in_words() {
    let case = at(|phase| phase == Phase::Roll);
    let tell = |line: &str| typed(&case, line).unwrap();
    assert_eq!(tell("?"), SpokenOrder::Tell(SpokenQuery::Options));
    assert_eq!(tell("w"), SpokenOrder::Tell(SpokenQuery::Where));
    let library = SpokenOrder::Tell(SpokenQuery::Look(Subject::Place(Place::Room(RoomId(5)))));
    assert_eq!((tell("look library"), tell("where is the library")), (library.clone(), library));
    assert_eq!(tell("log 20"), SpokenOrder::Tell(SpokenQuery::Log(Some(20))));
    assert_eq!(tell("rules passage"), SpokenOrder::Tell(SpokenQuery::Rules("passage".into())));
    assert_eq!(tell("save  My case.json "), SpokenOrder::Save("My case.json".into()));
    assert_eq!(tell("complete why r"), SpokenOrder::Tell(SpokenQuery::Complete("why r".into())));
    assert_eq!((tell("quit"), tell("q")), (SpokenOrder::Quit, SpokenOrder::Quit));
    let words = Words::english();
    assert_eq!(
        (yes_or_no("Yes.", &words), yes_or_no("n", &words), yes_or_no("roll", &words)),
        (Some(true), Some(false), None)
    );
    assert_eq!(parts("s mustard rope ; end;;").collect::<Vec<_>>(), ["s mustard rope", "end"]);
}

#[test]
fn what_cannot_be_taken_back_has_a_warning() {
    let case = at(|phase| phase == Phase::Conclude);
    for (line, warns) in [("accuse mustard rope hall", true), ("give up", true), ("end", false)] {
        let Ok(SpokenOrder::Decide(decision)) = typed(&case, line) else { panic!("{line}") };
        assert_eq!(decision.warning.is_some(), warns, "{line}");
    }
    let mixed = action(&case, "a hall rope mustard");
    assert!(matches!(mixed, Action::Accuse(triple) if (triple.suspect, triple.weapon) == (MUSTARD, ROPE)));
}

#[test]
fn a_card_is_shown_by_its_name_alone() {
    let case = at(|phase| matches!(phase, Phase::Refute(_)));
    let view = case.game().view(case.game().actor().unwrap());
    let shown = view.choices.iter().find_map(|choice| match choice {
        Choice::Show(cards) => cards.iter().next(),
        _ => None,
    });
    let card = shown.unwrap();
    let name = case.theme().card_name(card).to_owned();
    for line in [format!("show {name}"), name.clone(), format!("show the {}", name.to_lowercase())] {
        assert_eq!(action(&case, &line), Action::Show(card), "{line}");
    }
}

#[test]
fn a_line_goes_on_with_what_there_is() {
    let case = at(|phase| phase == Phase::Suggest);
    let view = case.game().view(case.game().actor().unwrap());
    let (assist, marks, words) = (NotebookAssist::new(&view, Help::CrossOff, None), Marks::default(), Words::english());
    let seats = &case.log().seats;
    let eyes = Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks };
    assert_eq!(eyes.complete("s mus"), ["suggest mustard"]);
    assert_eq!(eyes.complete("suggest mustard r"), ["suggest mustard revolver", "suggest mustard rope"]);
    assert_eq!(eyes.complete("why rope c"), ["why rope case"]);
    assert_eq!(eyes.complete("rol"), Vec::<String>::new());
    assert!(eyes.complete("").contains(&"suggest".to_owned()));
    assert_eq!(eyes.complete("zzz"), Vec::<String>::new());
}

#[test]
fn each_token_and_each_weapon_is_told_where_it_is() {
    let case = at(|phase| phase == Phase::Suggest);
    let view = case.game().view(SeatId::WATCHER);
    let mut weapons = view.weapons.clone();
    weapons[0] = None;
    let told = who_is_where(case.theme(), &Words::english(), &view.tokens, &weapons);
    assert_eq!(told.len(), view.tokens.len() + weapons.len());
    assert_eq!(told[view.tokens.len()], "The Candlestick lies beside the board.");
    let asker = case.game().suspect_of(case.game().actor().unwrap());
    let room = view.tokens[asker.index()].room().unwrap();
    let (name, within) = (&case.theme().suspects[asker.index()].name, case.theme().room_phrase(room, Form::In));
    assert_eq!(told[asker.index()], format!("{name} is {within}."));
}

#[test]
fn whoever_looks_at_a_room_hears_where_its_doors_are_and_what_is_near() {
    let case = at(|phase| phase == Phase::Suggest);
    let view = case.game().view(SeatId(0));
    let (assist, marks, words) = (NotebookAssist::new(&view, Help::CrossOff, None), Marks::default(), Words::english());
    let seats = &case.log().seats;
    let eyes = Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks };
    for room in view.edition.board.rooms() {
        let lines = eyes.lines_for(&SpokenQuery::Look(Subject::Place(Place::Room(room))), crate::Proved::No);
        let doors = view.edition.board.doors_of(room).count();
        let head = if doors == 1 { "One door: to the ".to_owned() } else { format!("{doors} doors: to the ") };
        let told =
            |start: &str, inside: &str| lines.iter().any(|line| line.starts_with(start) && line.contains(inside));
        assert!(doors == 0 || told(&head, " at "), "{lines:?}");
        assert!(told("Nearest on foot: ", " steps)"), "{lines:?}");
    }
}
