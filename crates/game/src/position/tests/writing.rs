//! Writing a question down, press by press.

use super::scribe::{some_table, theme};
use crate::position::{Happening, Missing, QuestionDraft, RealTable};
use crate::question::Refutation;
use candlestick_rules::{CardId, CardSet, Category, Refuters, SeatId};

/// A laid table of four at which nothing has happened; the first seat looks.
fn fresh() -> RealTable {
    let mut table = some_table();
    table.happenings.clear();
    table
}

/// A card of a kind that the seat that looks has not seen, or has.
fn card(table: &RealTable, category: Category, mine: bool) -> CardId {
    let (hand, face_up) = (table.start.hand, table.start.face_up);
    table.cards_of(category).find(|card| hand.contains(*card) == mine && !face_up.contains(*card)).unwrap()
}

fn picked(table: &RealTable, by: u8, mine: [bool; 3]) -> QuestionDraft {
    let mut draft = QuestionDraft::new(SeatId(by));
    for (category, mine) in Category::ALL.into_iter().zip(mine) {
        assert_eq!(draft.missing(table, 0), Some(Missing::Cards));
        draft.pick(table, card(table, category, mine));
    }
    draft
}

#[test]
fn a_question_that_everybody_passed_takes_five_presses() {
    let table = fresh();
    // Three cards, "nobody could", and writing it down.
    let mut draft = picked(&table, 0, [false; 3]);
    assert_eq!(draft.missing(&table, 0), Some(Missing::Refutation(SeatId(1))));
    draft.others_cannot_refute(&table, 0);
    let Some(Happening::Question { by, refutations, .. }) = draft.happening(&table, 0) else { panic!("{draft:?}") };
    assert_eq!((by, refutations.len()), (SeatId(0), 3));
    assert!(refutations.iter().all(|(_, refutation)| *refutation == Refutation::CannotRefute));
}

#[test]
fn whoever_shows_ends_the_question_and_all_before_passed() {
    let table = fresh();
    let mut draft = picked(&table, 1, [false; 3]);
    draft.refute(&table, 0, SeatId(3), Refutation::Showed(None));
    assert_eq!((draft.refutation(SeatId(2)), draft.refutation(SeatId(0))), (Some(Refutation::CannotRefute), None));
    assert_eq!(draft.missing(&table, 0), None);
    // A refusal that was said stays; an earlier card takes the later one's place.
    draft.refute(&table, 0, SeatId(2), Refutation::PassedOn);
    draft.refute(&table, 0, SeatId(3), Refutation::Showed(None));
    assert_eq!(draft.refutation(SeatId(2)), Some(Refutation::PassedOn));
    draft.refute(&table, 0, SeatId(2), Refutation::Showed(None));
    assert_eq!((draft.refutation(SeatId(3)), draft.missing(&table, 0)), (None, None));
    draft.refute(&table, 0, SeatId(0), Refutation::CannotRefute);
    assert_eq!(draft.refutation(SeatId(2)), None, "whoever is asked later was asked since nobody before showed");
}

#[test]
fn a_card_that_the_seat_saw_is_asked_for_and_found_where_it_can_be_one_alone() {
    let table = fresh();
    let mut mine = picked(&table, 0, [false; 3]);
    mine.refute(&table, 0, SeatId(1), Refutation::Showed(None));
    assert_eq!(mine.missing(&table, 0), Some(Missing::Card(SeatId(1))));
    let three = mine.showable(&table, SeatId(1));
    assert_eq!(three.len(), 3);
    mine.refute(&table, 0, SeatId(1), Refutation::Showed(three.nth(2)));
    assert_eq!(mine.missing(&table, 0), None);
    let other = table.cards_of(Category::Room).find(|card| !three.contains(*card)).unwrap();
    mine.pick(&table, other);
    assert_eq!(mine.missing(&table, 0), Some(Missing::Card(SeatId(1))), "it is none of the three any more");
    // One's own card is found by itself, and so is the only one that another can have shown.
    let mut own = picked(&table, 1, [false, true, false]);
    own.refute(&table, 0, SeatId(0), Refutation::Showed(None));
    let held = card(&table, Category::Weapon, true);
    assert_eq!(own.refutation(SeatId(0)), Some(Refutation::Showed(Some(held))));
    let mut only = picked(&table, 0, [true, true, false]);
    only.refute(&table, 0, SeatId(2), Refutation::Showed(None));
    assert_eq!(only.missing(&table, 0), None);
}

#[test]
fn where_all_answer_nobody_ends_the_question() {
    let theme = candlestick_themes::builtin_ids().into_iter().map(theme);
    let theme = theme.into_iter().find(|theme| theme.edition.profile.refuters == Refuters::All).expect("one has it");
    let mut table = RealTable::new(&theme, 4);
    let size = table.start.hand_size();
    table.start.hand = table.cards().all().iter().skip(2).step_by(2).take(size).collect::<CardSet>();
    let mut draft = picked(&table, 1, [false; 3]);
    draft.refute(&table, 0, SeatId(2), Refutation::Showed(None));
    assert!(matches!(draft.missing(&table, 0), Some(Missing::Refutation(_))));
    draft.others_cannot_refute(&table, 0);
    let Some(Happening::Question { refutations, .. }) = draft.happening(&table, 0) else { panic!("{draft:?}") };
    assert_eq!((refutations.len(), refutations[0]), (3, (SeatId(2), Refutation::Showed(None))));
}

#[test]
fn whoever_laid_the_hand_open_is_not_asked() {
    let mut table = fresh();
    let hand = table.cards().all().without(table.start.hand).iter().take(usize::from(table.start.sizes[2])).collect();
    table.happenings.push(Happening::Opened { by: SeatId(2), hand });
    let draft = QuestionDraft::new(SeatId(1));
    assert_eq!(draft.order(&table, 1), [3, 0].map(SeatId));
    assert_eq!(draft.order(&table, 0), [2, 3, 0].map(SeatId));
    let changed = QuestionDraft::of(&some_table().happenings[0]).unwrap();
    assert_eq!(changed.happening(&fresh(), 0).as_ref(), some_table().happenings.first());
}

#[test]
fn a_table_of_another_number_or_theme_keeps_its_people() {
    let theme = theme("classic-2011");
    let mut four = RealTable::new(&theme, 4);
    four.players[1].name = "Ann".into();
    four.choose(SeatId(1), candlestick_rules::SuspectId(5));
    four.start.me = SeatId(3);
    let three = RealTable::following(&theme, 3, &four);
    assert_eq!((three.names()[1].as_str(), three.players[1].suspect.0), ("Ann", 5));
    assert_eq!((three.start.me, three.start.sizes.len()), (SeatId(0), 3));
    let all: std::collections::BTreeSet<_> = three.players.iter().map(|player| player.suspect).collect();
    assert_eq!(all.len(), 3);
    for (id, players) in super::scribe::tables() {
        let table = RealTable::new(&super::scribe::theme(id), players);
        let missing = table.face_up_wanted();
        assert_eq!(table.start.placed() + missing, usize::from(table.cards().total()), "{id}");
    }
}
