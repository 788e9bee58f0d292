//! Tests that descriptions hold on the table, and hang on nothing that the seat cannot know.

use std::sync::Arc;

use super::{Description, Inspector, Reach, Subject, Topic, next_turn, reach, steps_of_a_turn};
use crate::{
    Case, Column, Deductions, Help, Level, Mark, Marks, NotebookAssist,
    testing::{opened, played, seen},
};
use candlestick_rules::{
    Action, CardId, Category, Choice, Distances, Phase, Place, RoomId, SeatId, SuspectId, View, WeaponId,
};
use candlestick_themes::Words;

/// Everything that can be looked at.
fn subjects(view: &View) -> Vec<Subject> {
    let board = &view.edition.board;
    let rooms = board.rooms().map(|room| Subject::Place(Place::Room(room)));
    let squares = board.square_ids().map(|square| Subject::Place(Place::Square(square)));
    let suspects = (0..view.edition.cards.suspects).map(|n| Subject::Suspect(SuspectId(n)));
    let weapons = (0..view.edition.cards.weapons).map(|n| Subject::Weapon(WeaponId(n)));
    rooms.chain(squares).chain(suspects).chain(weapons).collect()
}

fn description_of(case: &Case, view: &View, assist: &NotebookAssist, marks: &Marks, subject: Subject) -> Description {
    let words = Words::english();
    Inspector { theme: case.theme(), words: &words, view, seats: &case.log().seats, assist, marks }.look_at(subject)
}

fn assist(view: &View, help: Help) -> NotebookAssist {
    let deductions = help.needs_deduction().then(|| Arc::new(Deductions::from_view(view)));
    NotebookAssist::new(view, help, deductions)
}

/// A case of four after so many decisions.
fn under_way(steps: usize) -> Case {
    let case = played(opened("classic-2016", 4, Level::Novice, 3), steps);
    assert!(!case.is_closed());
    case
}

#[test]
fn what_is_told_hangs_on_no_card_that_was_not_seen() {
    let mut exchanged = 0;
    for (edition, steps) in [("classic-2016", 70), ("classic-2011", 60), ("doctor-who", 80)] {
        let seats = candlestick_themes::builtin(edition).unwrap().edition.profile.min_seats.max(3);
        let case = played(opened(edition, seats, Level::Novice, 4), steps);
        let (game, cards) = (case.game(), case.game().edition().cards);
        for me in [SeatId(0), SeatId(1), SeatId::WATCHER] {
            let hidden = cards.all().without(seen(game, me));
            for category in Category::ALL {
                let mut two = hidden.and(cards.set_of(category)).iter();
                let (Some(a), Some(b)) = (two.next(), two.last()) else { continue };
                let other = game.with_swapped(a, b);
                exchanged += usize::from(other.truth() != game.truth());
                let views = [game.view(me), other.view(me)];
                // What is deduced is worked out by one seat, for that takes the longest.
                let deduces = if me == SeatId(1) { Help::Deduce } else { Help::CrossOff };
                for help in [Help::Blank, deduces] {
                    let assists = [0, 1].map(|n| assist(&views[n], help));
                    for subject in subjects(&views[0]) {
                        let [one, two] =
                            [0, 1].map(|n| description_of(&case, &views[n], &assists[n], &Marks::default(), subject));
                        assert_eq!(one, two, "{edition}: {me:?} can tell {a:?} from {b:?} by {subject:?}");
                    }
                }
            }
        }
    }
    assert!(exchanged > 15, "{exchanged}");
}

#[test]
fn a_blank_sheet_is_told_only_what_was_seen() {
    let case = under_way(45);
    let view = case.game().view(SeatId(0));
    let seen = seen(case.game(), SeatId(0));
    let (blank, crossed) = (assist(&view, Help::Blank), assist(&view, Help::CrossOff));
    let mut more = 0;
    for card in view.edition.cards.all().iter() {
        let subject = Subject::of_card(view.edition.cards, card);
        let lines = |assist| description_of(&case, &view, assist, &Marks::default(), subject).card;
        let nothing = lines(&blank) == ["Nothing yet."];
        assert_eq!(nothing, !seen.contains(card), "{card:?}: {:?}", lines(&blank));
        if !nothing {
            assert_eq!(lines(&blank), lines(&crossed), "{card:?}");
        }
        more += usize::from(nothing && lines(&crossed) != ["Nothing yet."]);
    }
    assert!(more > 5, "{more}");
}

#[test]
fn a_card_is_told_as_the_notebook_has_it() {
    let case = under_way(45);
    let view = case.game().view(SeatId(0));
    let assist = assist(&view, Help::Deduce);
    let text = |card: CardId, marks: &Marks| {
        description_of(&case, &view, &assist, marks, Subject::of_card(view.edition.cards, card)).card.join(" ")
    };
    for card in view.edition.cards.all().iter() {
        let said = text(card, &Marks::default());
        let yes = |column| assist.printed(card, column) == Some(Mark::Yes);
        let mine = yes(Column::Seat(SeatId(0)));
        let others = (1..4).map(SeatId).filter(|seat| yes(Column::Seat(*seat))).count();
        assert_eq!(said == "You hold it.", mine, "{said}");
        assert_eq!(said.ends_with(" holds it."), others == 1, "{said}");
        assert_eq!(said.contains("It is in the case file."), yes(Column::CaseFile), "{said}");
    }
    let open = view
        .edition
        .cards
        .all()
        .iter()
        .find(|card| (0..4).all(|n| assist.printed(*card, Column::Seat(SeatId(n))) != Some(Mark::Yes)));
    let mut marks = Marks::default();
    marks.set(open.unwrap(), Column::CaseFile, Some(Mark::Maybe));
    assert!(text(open.unwrap(), &marks).ends_with("You pencilled maybe: Case file."));
}

#[test]
fn rooms_tell_who_is_in_them_and_how_they_are_left() {
    let case = played(opened("classic-2016", 3, Level::Novice, 1), 60);
    let view = case.game().view(SeatId(0));
    let assist = assist(&view, Help::CrossOff);
    let board = &view.edition.board;
    for room in board.rooms() {
        let told = description_of(&case, &view, &assist, &Marks::default(), Subject::Place(Place::Room(room)));
        let line = |about| told.lines.iter().find(|line| line.about == about).map(|line| line.text.clone());
        let here = line(Topic::Here).unwrap();
        for (n, at) in view.tokens.iter().enumerate() {
            assert_eq!(here.contains(&case.theme().suspects[n].name), *at == Place::Room(room), "{here}");
        }
        for (n, at) in view.weapons.iter().enumerate() {
            assert_eq!(here.contains(&case.theme().weapons[n].name), *at == Some(room), "{here}");
        }
        assert_eq!(line(Topic::Passage).is_some(), board.passage(room).is_some());
    }
}

#[test]
fn steps_away_are_the_roll_that_gets_there() {
    let (mut near, mut far) = (0, 0);
    for seed in 0..12 {
        let mut case = played(opened("classic-2016", 3, Level::Novice, seed), 40);
        while case.game().phase() != Phase::Roll {
            let Some((seat, action)) = case.bot_action() else { break };
            case.apply(seat, action).unwrap();
        }
        let Some(me) = case.game().actor() else { continue };
        let before = case.game().view(me);
        let rooms: Vec<RoomId> = before.edition.board.rooms().collect();
        let away = |room: &RoomId| reach(&before, Place::Room(*room));
        if case.apply(me, Action::Roll).is_err() || case.game().phase() != Phase::Move {
            continue;
        }
        let after = case.game().view(me);
        for room in &rooms {
            let Some(Reach::Later(steps)) = away(room) else { continue };
            let now = reach(&after, Place::Room(*room));
            assert_eq!(matches!(now, Some(Reach::OnFoot(_))), steps <= after.steps, "{room:?}: {steps}, {now:?}");
            if let Some(Reach::OnFoot(walked)) = now {
                assert_eq!(walked, steps);
                near += 1;
            } else {
                far += 1;
            }
        }
    }
    assert!(near > 5 && far > 5, "{near} {far}");
}

#[test]
fn a_token_bars_the_way_until_its_player_is_out() {
    let mut view = opened("classic-2016", 3, Level::Novice, 1).game().view(SeatId(0));
    let rooms: Vec<_> = view.edition.board.rooms().map(Place::Room).collect();
    let ways = |view: &View| rooms.iter().map(|room| reach(view, *room)).collect::<Vec<_>>();
    let rival = view.seats[1].suspect.index();
    view.tokens[rival] = rooms[0];
    let (free, mut barred) = (ways(&view), 0);
    let (edition, mine) = (Arc::clone(&view.edition), view.my_place());
    for square in edition.board.square_ids().filter(|square| Place::Square(*square) != mine) {
        view.tokens[rival] = Place::Square(square);
        view.seats[1].out = false;
        barred += usize::from(ways(&view) != free);
        view.seats[1].out = true;
        assert_eq!(ways(&view), free, "{square:?}");
    }
    assert!(barred > 5, "{barred}");
}

#[test]
fn what_the_next_turn_reaches_from_the_end_of_a_way_is_near_it_and_out_of_reach_now() {
    let (mut marked, mut nearer) = (0, 0);
    for steps in 0..120 {
        let case = played(opened("classic-2016", 4, Level::Novice, 3), steps);
        let Some(seat) = case.game().actor() else { break };
        let view = case.game().view(seat);
        let go = |choice: &Choice| if let Choice::Go(ends) = choice { ends.clone() } else { Vec::new() };
        let (least, most) = steps_of_a_turn(&view);
        let far = Distances::new(&view.edition, &view.blocked().unwrap_or_default());
        for end in view.choices.0.iter().flat_map(go).filter(|end| end.place.room().is_none()) {
            for (room, steps) in next_turn(&view, end.place) {
                let place = Place::Room(room);
                assert_eq!(far.between(end.place, place), Some(steps));
                assert!(steps <= least.midpoint(most), "{steps} of {}", view.steps);
                let Some(Reach::Later(from_here)) = reach(&view, place) else { panic!("{place:?} can be gone to now") };
                marked += 1;
                nearer += u32::from(steps < from_here);
            }
        }
    }
    assert!(marked > 50 && nearer > 10, "{marked} {nearer}");
}
