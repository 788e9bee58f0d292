//! Works out what the game writes into a seat's notebook, by that seat's help level and from its view alone.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Column, Help, Mark};
use candlestick_deduction::{Holder, Knowledge, Notes, Possession};
use candlestick_rules::{CardCounts, CardId, CardSet, Event, SeatId, View};

impl From<Column> for Holder {
    fn from(column: Column) -> Self {
        match column {
            Column::Seat(seat) => Self::Seat(seat),
            Column::CaseFile => Self::CaseFile,
        }
    }
}

/// "One of these": a card that a seat showed to somebody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Show {
    /// Who showed it.
    pub by: SeatId,
    /// Who saw it.
    pub to: SeatId,
    /// What was asked for; one of them was shown.
    pub cards: CardSet,
    /// The turn it happened in, as the log counts them.
    pub turn: u32,
    /// The suggestion and the showing, as places in the view's events.
    pub events: [usize; 2],
}

/// Certain facts and odds of one seat, ready to be shown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Deductions {
    /// Events of the view that it takes in.
    pub events: usize,
    /// Whether odds are exact rather than estimated.
    pub exact: bool,
    seats: usize,
    /// Card by card: the seats, then the case file.
    cells: Vec<(Possession, f32)>,
}

impl Deductions {
    /// What follows from a view.
    #[must_use]
    pub fn from_view(view: &View) -> Self {
        Self::new(&Knowledge::from_view(view), view)
    }

    /// What a seat's knowledge says of each cell of its notebook.
    #[must_use]
    pub fn new(knowledge: &Knowledge, view: &View) -> Self {
        let seats = view.seats.len();
        let holders = || (0..seats as u8).map(|seat| Holder::Seat(SeatId(seat))).chain([Holder::CaseFile]);
        let cell = |card, holder| (knowledge.cell(card, holder), knowledge.probability(card, holder) as f32);
        let cells = view.edition.cards.all().iter().flat_map(|card| holders().map(move |holder| cell(card, holder)));
        Self { events: view.events.len(), exact: knowledge.is_exact(), seats, cells: cells.collect() }
    }

    /// Whether the card is with the column's holder.
    #[must_use]
    pub fn cell(&self, card: CardId, column: Column) -> Possession {
        self.at(card, column).map_or(Possession::Maybe, |found| found.0)
    }

    /// The chance that the card is with the column's holder, from 0 to 1.
    #[must_use]
    pub fn odds(&self, card: CardId, column: Column) -> Option<f32> {
        self.at(card, column).map(|found| found.1)
    }

    fn at(&self, card: CardId, column: Column) -> Option<(Possession, f32)> {
        let n = match column {
            Column::Seat(seat) if seat.index() < self.seats => seat.index(),
            Column::Seat(_) => return None,
            Column::CaseFile => self.seats,
        };
        self.cells.get(card.index() * (self.seats + 1) + n).copied()
    }
}

/// The game's side of one seat's notebook.
#[derive(Debug, Clone)]
pub struct NotebookAssist {
    /// The seat's help level.
    pub help: Help,
    /// The most that may be chosen here.
    pub most: Help,
    notes: Notes,
    shows: Vec<Show>,
    deductions: Option<Arc<Deductions>>,
    events: usize,
}

impl NotebookAssist {
    /// What a help level writes for the seat of a view; `deductions` may be older than the view, or not there yet.
    #[must_use]
    pub fn new(view: &View, help: Help, deductions: Option<Arc<Deductions>>) -> Self {
        let deductions = deductions.filter(|_| help.needs_deduction());
        Self {
            help,
            most: Help::Odds,
            notes: Notes::from_view(view),
            shows: shows(view),
            deductions,
            events: view.events.len(),
        }
    }

    /// The same where no more than this may be chosen.
    #[must_use]
    pub fn at_most(self, most: Help) -> Self {
        Self { most, ..self }
    }

    /// What the game prints in a cell.
    #[must_use]
    pub fn printed(&self, card: CardId, column: Column) -> Option<Mark> {
        if self.help == Help::Blank {
            return None;
        }
        let plain = written(self.notes.cell(card, column.into()));
        plain.or_else(|| written(self.certain(card, column)).filter(|_| self.help >= Help::Deduce))
    }

    /// Whether the seat saw the card with the column's holder with its own eyes, whatever the level prints.
    #[must_use]
    pub fn saw(&self, card: CardId, column: Column) -> bool {
        self.notes.cell(card, column.into()) == Possession::Yes
    }

    /// Whether the seat has seen the card at all, be it in a hand or on the table.
    #[must_use]
    pub fn has_seen(&self, card: CardId) -> bool {
        self.notes.has_seen(card)
    }

    /// Whether a printed cell was deduced rather than seen.
    #[must_use]
    pub fn deduced(&self, card: CardId, column: Column) -> bool {
        self.printed(card, column).is_some() && self.notes.cell(card, column.into()) == Possession::Maybe
    }

    /// The odds of an open cell, from 0 to 1, where the level gives them.
    #[must_use]
    pub fn odds(&self, card: CardId, column: Column) -> Option<f32> {
        let open = self.help == Help::Odds && self.printed(card, column).is_none();
        self.deductions.as_ref().filter(|_| open)?.odds(card, column)
    }

    /// Turns in which a seat showed one of three cards, this one among them, that nothing settles yet.
    #[must_use]
    pub fn numbers(&self, card: CardId, column: Column) -> Vec<u32> {
        self.open_shows(card, column).map(|show| show.turn).collect()
    }

    /// The showings behind [`NotebookAssist::numbers`].
    pub fn open_shows(&self, card: CardId, column: Column) -> impl Iterator<Item = &Show> {
        let open = self.help != Help::Blank && self.printed(card, column).is_none();
        let here = move |show: &&Show| open && column == Column::Seat(show.by) && show.cards.contains(card);
        let settled = move |show: &Show| show.cards.iter().any(|one| self.printed(one, column) == Some(Mark::Yes));
        self.shows.iter().filter(here).filter(move |show| !settled(show))
    }

    /// Whether an own mark contradicts what is certain, and the level says so.
    #[must_use]
    pub fn is_slip(&self, card: CardId, column: Column, own: Mark) -> bool {
        let certain = match self.notes.cell(card, column.into()) {
            Possession::Maybe => self.certain(card, column),
            seen => seen,
        };
        self.help >= Help::Slips && matches!((certain, own), (Possession::No, Mark::Yes) | (Possession::Yes, Mark::No))
    }

    /// Whether odds are shown that are estimates.
    #[must_use]
    pub fn is_estimated(&self) -> bool {
        self.help == Help::Odds && self.deductions.as_ref().is_some_and(|deductions| !deductions.exact)
    }

    /// Whether the level wants more than has been worked out so far.
    #[must_use]
    pub fn is_pending(&self) -> bool {
        self.help.needs_deduction() && self.deductions.as_ref().is_none_or(|deductions| deductions.events < self.events)
    }

    fn certain(&self, card: CardId, column: Column) -> Possession {
        self.deductions.as_ref().map_or(Possession::Maybe, |deductions| deductions.cell(card, column))
    }
}

const fn written(cell: Possession) -> Option<Mark> {
    match cell {
        Possession::No => Some(Mark::No),
        Possession::Yes => Some(Mark::Yes),
        Possession::Maybe => None,
    }
}

/// Every showing of a card that this seat didn't see.
fn shows(view: &View) -> Vec<Show> {
    let cards: CardCounts = view.edition.cards;
    let (mut turn, mut asked) = (0, None);
    let mut found = Vec::new();
    for (at, event) in view.events.iter().enumerate() {
        match event {
            Event::TurnStarted { turn: number, .. } => turn = *number,
            Event::Suggested { triple, .. } => asked = Some((at, cards.set(*triple))),
            Event::Shown { by, to, card: None } => {
                let show = asked.map(|(ask, cards)| Show { by: *by, to: *to, cards, turn, events: [ask, at] });
                found.extend(show);
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Case, Level, testing};

    /// A bot case of four after so many decisions.
    fn played(seed: u64, steps: usize) -> Case {
        testing::played(testing::opened("classic-2016", 4, Level::Novice, seed), steps)
    }

    fn cells(view: &View) -> Vec<(CardId, Column)> {
        let columns = (0..view.seats.len() as u8).map(|n| Column::Seat(SeatId(n))).chain([Column::CaseFile]);
        let columns: Vec<_> = columns.collect();
        let cards = view.edition.cards.all();
        cards.iter().flat_map(|card| columns.iter().map(move |column| (card, *column)).collect::<Vec<_>>()).collect()
    }

    fn count(view: &View, assist: &NotebookAssist) -> usize {
        cells(view).iter().filter(|(card, column)| assist.printed(*card, *column).is_some()).count()
    }

    #[test]
    fn each_level_prints_what_it_says_and_no_more() {
        let mut deduced = 0;
        for seed in 0..6 {
            let case = played(seed, 150);
            let view = case.game().view(SeatId(0));
            let deductions = Some(Arc::new(Deductions::from_view(&view)));
            let assist = |help| NotebookAssist::new(&view, help, deductions.clone());
            let printed = Help::ALL.map(|help| count(&view, &assist(help)));
            assert_eq!(printed[0], 0);
            assert!(printed[1] > 0 && printed[1] == printed[2] && printed[2] <= printed[3]);
            assert_eq!(printed[3], printed[4]);
            deduced += printed[3] - printed[2];
            let open =
                cells(&view).into_iter().filter(|(card, column)| assist(Help::Odds).odds(*card, *column).is_some());
            assert_eq!(open.count(), cells(&view).len() - printed[4]);
            assert!(cells(&view).iter().all(|(card, column)| assist(Help::Deduce).odds(*card, *column).is_none()));
        }
        assert!(deduced > 0, "nothing was there to deduce");
    }

    #[test]
    fn what_is_printed_is_the_truth() {
        for seed in 0..6 {
            let case = played(seed, 150);
            let view = case.game().view(SeatId(1));
            let assist = NotebookAssist::new(&view, Help::Deduce, Some(Arc::new(Deductions::from_view(&view))));
            for (card, column) in cells(&view) {
                let held = match column {
                    Column::Seat(seat) => case.game().truth().hand(seat).contains(card),
                    Column::CaseFile => view.edition.cards.set(case.game().truth().case_file).contains(card),
                };
                let wanted = if held { Mark::Yes } else { Mark::No };
                assert!(assist.printed(card, column).is_none_or(|mark| mark == wanted), "{card:?} {column:?}");
            }
        }
    }

    #[test]
    fn small_numbers_are_turns_in_which_one_of_three_was_shown() {
        let mut numbered = 0;
        for seed in 0..6 {
            let case = played(seed, 150);
            let view = case.game().view(SeatId(0));
            let assist = NotebookAssist::new(&view, Help::CrossOff, None);
            for (card, column) in cells(&view) {
                for show in assist.open_shows(card, column) {
                    numbered += 1;
                    assert_eq!(column, Column::Seat(show.by));
                    assert!(show.cards.contains(card) && assist.printed(card, column).is_none());
                    assert!(!show.cards.and(case.game().truth().hand(show.by)).is_empty());
                    let turns = view.events[..show.events[1]].iter().filter(|e| matches!(e, Event::TurnStarted { .. }));
                    assert_eq!(turns.count() as u32, show.turn);
                }
            }
        }
        assert!(numbered > 0, "nobody showed anything");
    }

    #[test]
    fn a_slip_is_told_from_its_level_on_and_never_for_what_may_be() {
        let case = played(3, 150);
        let view = case.game().view(SeatId(0));
        let deductions = Some(Arc::new(Deductions::from_view(&view)));
        let held = view.hand.iter().next().unwrap();
        let mine = Column::Seat(SeatId(0));
        for help in Help::ALL {
            let assist = NotebookAssist::new(&view, help, deductions.clone());
            assert_eq!(assist.is_slip(held, mine, Mark::No), help >= Help::Slips);
            assert!(!assist.is_slip(held, mine, Mark::Yes) && !assist.is_slip(held, mine, Mark::Maybe));
            for (card, column) in cells(&view)
                .into_iter()
                .filter(|(card, column)| deductions.as_ref().unwrap().cell(*card, *column) == Possession::Maybe)
            {
                assert!(!assist.is_slip(card, column, Mark::Yes) && !assist.is_slip(card, column, Mark::No));
            }
        }
    }

    #[test]
    fn old_deduction_is_shown_until_the_new_one_is_there() {
        let case = played(3, 30);
        let late = case.game().view(SeatId(0));
        let early = played(3, 15).game().view(SeatId(0));
        assert!(early.events.len() < late.events.len());
        let old = Arc::new(Deductions::from_view(&early));
        let assist = NotebookAssist::new(&late, Help::Odds, Some(Arc::clone(&old)));
        assert!(assist.is_pending());
        let open = cells(&late).into_iter().find(|(card, column)| assist.printed(*card, *column).is_none()).unwrap();
        assert_eq!(assist.odds(open.0, open.1), old.odds(open.0, open.1));
        assert!(!NotebookAssist::new(&late, Help::Odds, Some(Arc::new(Deductions::from_view(&late)))).is_pending());
        assert!(!NotebookAssist::new(&late, Help::CrossOff, None).is_pending());
    }
}
