//! Certain facts against a SAT solver that shares nothing with ours, over states of real bot cases of every edition.
//!
//! A sample runs with the other tests; `script/check-deduction` runs the whole.

use std::sync::Arc;

use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use candlestick_deduction::{Holder, Knowledge, Possession};
use candlestick_game::{Case, Level, Seat};
use candlestick_rules::{CardId, Category, Event, SeatId, Setup, SuspectId, View};
use candlestick_themes as theme;
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// A formula: what the view's seat saw, over "this card is in this column".
struct Formula {
    columns: usize,
    clauses: Vec<Vec<i32>>,
    variables: i32,
}

/// Seats, then the case file, then whatever else is face down on the table.
fn columns(view: &View) -> usize {
    view.seats.len() + 2
}

impl Formula {
    fn new(view: &View) -> Self {
        let columns = columns(view);
        let cards = usize::from(view.edition.cards.total());
        let mut formula = Self { columns, clauses: Vec::new(), variables: (cards * columns) as i32 };
        formula.deal(view);
        formula.log(view);
        formula
    }

    const fn is(&self, card: CardId, column: usize) -> i32 {
        (card.0 as usize * self.columns + column + 1) as i32
    }

    fn add(&mut self, clause: impl IntoIterator<Item = i32>) {
        self.clauses.push(clause.into_iter().collect());
    }

    /// Exactly so many of these are true: a counter, variable by variable.
    fn exactly(&mut self, count: usize, of: &[i32]) {
        if of.is_empty() {
            return;
        }
        // sums[n][k]: at least k + 1 of the first n + 1 are true.
        let first = self.variables + 1;
        self.variables += (of.len() * (count + 1)) as i32;
        let sum = |n: usize, k: usize| first + (n * (count + 1) + k) as i32;
        for (n, variable) in of.iter().enumerate() {
            for k in 0..=count {
                let (here, below) = (sum(n, k), n.checked_sub(1));
                let before = below.map(|n| sum(n, k));
                let step = if k == 0 { None } else { Some(below.map(|n| sum(n, k - 1))) };
                // Enough before, or this one on top of enough.
                if let Some(before) = before {
                    self.add([-before, here]);
                }
                match step {
                    None => self.add([-variable, here]),
                    Some(Some(step)) => self.add([-variable, -step, here]),
                    Some(None) => {}
                }
                // And only so.
                self.add([-here, *variable].into_iter().chain(before));
                match step {
                    None => {}
                    Some(Some(step)) => self.add([-here, step].into_iter().chain(before)),
                    Some(None) => self.add([-here]),
                }
            }
        }
        let last = of.len() - 1;
        self.add([-sum(last, count)]);
        if count > 0 {
            self.add([sum(last, count - 1)]);
        }
    }

    /// Every card is in one place, and every place has its number of cards.
    fn deal(&mut self, view: &View) {
        let cards = view.edition.cards;
        let hidden = cards.all().without(view.face_up);
        for card in cards.all().iter() {
            let places: Vec<_> = (0..self.columns).map(|column| self.is(card, column)).collect();
            let count = usize::from(hidden.contains(card));
            self.exactly(count, &places);
        }
        for (seat, held) in view.seats.iter().enumerate() {
            let places: Vec<_> = cards.all().iter().map(|card| self.is(card, seat)).collect();
            self.exactly(usize::from(held.hand_size), &places);
        }
        // Without its number the solver would have to find out by counting all the others that the table is empty.
        let table: Vec<_> = cards.all().iter().map(|card| self.is(card, view.seats.len() + 1)).collect();
        self.exactly(view.room_cards.len() + usize::from(view.side_cards), &table);
        for category in Category::ALL {
            let file: Vec<_> = cards.set_of(category).iter().map(|card| self.is(card, view.seats.len())).collect();
            self.exactly(1, &file);
        }
    }

    fn log(&mut self, view: &View) {
        let cards = view.edition.cards;
        for card in cards.all().iter().filter(|_| view.me.index() < view.seats.len()) {
            let mine = self.is(card, view.me.index());
            self.add([if view.hand.contains(card) { mine } else { -mine }]);
        }
        let (file, table) = (view.seats.len(), view.seats.len() + 1);
        let mut asked = Vec::new();
        for event in &view.events {
            match event {
                Event::Suggested { triple, .. } => asked = cards.cards(*triple).to_vec(),
                Event::CannotRefute { seat } => {
                    for card in asked.clone() {
                        self.add([-self.is(card, seat.index())]);
                    }
                }
                Event::Shown { by, card: None, .. } => {
                    let one: Vec<_> = asked.iter().map(|card| self.is(*card, by.index())).collect();
                    self.add(one);
                }
                Event::Shown { by, card: Some(card), .. }
                | Event::ShownFreely { by, card: Some(card), .. }
                | Event::SeenToo { by, card: Some(card), .. }
                | Event::PassedLeft { by, card: Some(card), .. }
                | Event::Peeked { at: by, card: Some(card), .. }
                | Event::Revealed { by, card } => self.add([self.is(*card, by.index())]),
                Event::NobodyHolds { card } => {
                    for seat in 0..view.seats.len() {
                        self.add([-self.is(*card, seat)]);
                    }
                }
                Event::RoomCardSeen { card: Some(card), .. } | Event::SideCardSeen { card: Some(card), .. } => {
                    self.add([self.is(*card, table)]);
                }
                Event::Eliminated { seat, hand, .. } => {
                    for card in hand.iter() {
                        self.add([self.is(card, seat.index())]);
                    }
                }
                Event::Accused { triple, right: false, .. } => {
                    let wrong: Vec<_> = cards.cards(*triple).map(|card| -self.is(card, file)).into();
                    self.add(wrong);
                }
                Event::Accused { triple, right: true, .. } | Event::CaseFileSeen { triple: Some(triple), .. } => {
                    for card in cards.cards(*triple) {
                        self.add([self.is(card, file)]);
                    }
                }
                _ => {}
            }
        }
    }

    /// For each variable of the deal, whether some deal has it.
    fn possible(&self, cards: usize) -> Vec<bool> {
        let mut solver = BasicSolver::default();
        let variables: Vec<_> = (0..self.variables).map(|_| solver.new_var_default()).collect();
        let literal = |n: i32| Lit::new(variables[n.unsigned_abs() as usize - 1], n > 0);
        for clause in &self.clauses {
            let mut clause: Vec<_> = clause.iter().map(|n| literal(*n)).collect();
            solver.add_clause_reuse(&mut clause);
        }
        let mut possible = vec![false; cards * self.columns];
        for n in 0..possible.len() {
            if !possible[n] && solver.solve_limited(&[literal(n as i32 + 1)]) == lbool::TRUE {
                let model = solver.get_model();
                for (possible, variable) in possible.iter_mut().zip(&variables) {
                    *possible |= model[variable.idx() as usize] == lbool::TRUE;
                }
            }
        }
        possible
    }
}

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    states: u32,
    cells: u32,
    certain: u32,
    exact: u32,
}

/// Compares every cell of a view.
fn compare(view: &View, compared: &mut Compared) {
    let knowledge = Knowledge::from_view(view);
    let cards = view.edition.cards.all();
    let formula = Formula::new(view);
    let possible = formula.possible(cards.len());
    compared.states += 1;
    compared.exact += u32::from(knowledge.is_exact());
    for card in cards.iter().filter(|card| !view.face_up.contains(*card)) {
        let row = &possible[card.index() * formula.columns..][..formula.columns];
        for column in 0..=view.seats.len() {
            let holder = if column == view.seats.len() { Holder::CaseFile } else { Holder::Seat(SeatId(column as u8)) };
            let alone = row.iter().filter(|possible| **possible).count() == 1;
            let cell = match row[column] {
                false => Possession::No,
                true if alone => Possession::Yes,
                true => Possession::Maybe,
            };
            assert_eq!(knowledge.cell(card, holder), cell, "{card:?} {holder:?} of {:?}", view.me);
            compared.cells += 1;
            compared.certain += u32::from(cell != Possession::Maybe);
        }
    }
}

/// Looks at about one state in eight of bot cases of a theme, at every table size in turn, until there are enough.
fn sample(id: &str, states: u32) -> Compared {
    let theme = Arc::new(theme::builtin(id).unwrap());
    let profile = &theme.edition.profile;
    let (mut compared, mut chance) = (Compared::default(), SmallRng::seed_from_u64(states.into()));
    for seed in 0.. {
        let span = u64::from(profile.max_seats - profile.min_seats + 1);
        let count = profile.min_seats + (seed % span) as u8;
        let seats = (0..count).map(|n| Seat::bot(n.to_string(), Level::Detective));
        let setup = Setup::new((0..count).map(SuspectId).collect());
        let mut case = Case::new(Arc::clone(&theme), setup, seats.collect(), seed).unwrap();
        while case.game().turn_number() < 200 {
            let Some((seat, action)) = case.bot_action() else { break };
            case.apply(seat, action).unwrap();
            // The end tells everything.
            if case.game().actor().is_some() && chance.random_ratio(1, 8) {
                let seat = SeatId(chance.random_range(0..count));
                compare(&case.game().view(seat), &mut compared);
            }
            if compared.states == states {
                return compared;
            }
        }
    }
    compared
}

#[test]
fn certain_facts_are_those_that_a_solver_proves() {
    for id in theme::builtin_ids() {
        let compared = sample(id, 40);
        assert!(compared.certain > 500 && compared.certain < compared.cells, "{id}: {compared:?}");
    }
}

#[test]
#[ignore = "script/check-deduction runs it"]
fn certain_facts_of_two_thousand_states_of_each_edition() {
    for id in theme::builtin_ids() {
        let Compared { states, cells, certain, exact } = sample(id, 2000);
        println!(
            "{id}: {states} states, {exact} exact; {cells} cells compared, {certain} of them certain; 0 differences"
        );
    }
}
