//! A table whose posts go to all seats and a watcher, played by simple policies.

use std::sync::Arc;

use candlestick_blind::{Awaited, BlindTable, Post, RefusedPost, SeatSecret, Setting};
use candlestick_deduction::Knowledge;
use candlestick_rules::{Action, Edition, Event, Game, Laid, SeatId, Setup, SuspectId, Triple, View};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;

/// Turns after which seats accuse whatever they think likeliest, so that every case ends.
const PATIENCE: u32 = 40;

pub fn edition() -> Arc<Edition> {
    Arc::new(candlestick_themes::builtin("classic-2016").unwrap().edition.as_ref().clone())
}

pub fn setup(seats: u8) -> Setup {
    Setup::new((0..seats).map(SuspectId).collect()).original()
}

pub fn secret(seed: u64, seat: u8) -> SeatSecret {
    let mut bytes = [seat; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    SeatSecret::from_bytes(bytes)
}

/// The tables of all seats, then a watcher's.
#[derive(Clone)]
pub struct AllTables {
    pub tables: Vec<BlindTable>,
    pub posts: Vec<(SeatId, Post)>,
    /// What each table was told happened.
    pub told: Vec<Vec<Event>>,
    /// Each table's views as JSON, without repetitions.
    pub views: Vec<Vec<String>>,
    pub rng: ChaCha8Rng,
    pub edition: Arc<Edition>,
    pub setup: Setup,
    pub setting: Setting,
}

impl AllTables {
    pub fn new(edition: Arc<Edition>, setup: Setup, seed: u64) -> Self {
        let seats = setup.seats.len() as u8;
        let setting = Setting::new(Arc::clone(&edition), setup.clone(), &format!("deal {seed}")).unwrap();
        let mut tables: Vec<_> =
            (0..seats).map(|seat| BlindTable::seated(setting.clone(), SeatId(seat), secret(seed, seat))).collect();
        tables.push(BlindTable::watched(setting.clone()));
        let (told, views) = (vec![Vec::new(); tables.len()], vec![Vec::new(); tables.len()]);
        Self { tables, posts: Vec::new(), told, views, rng: ChaCha8Rng::seed_from_u64(seed), edition, setup, setting }
    }

    pub fn of(seats: u8, seed: u64) -> Self {
        Self::new(edition(), setup(seats), seed)
    }

    /// Gives a post to all tables; they must agree about it.
    pub fn post(&mut self, seat: SeatId, post: &Post) -> Result<(), RefusedPost> {
        let text = serde_json::to_string(post).unwrap();
        let post: Post = serde_json::from_str(&text).unwrap();
        let taken: Vec<_> = self.tables.iter_mut().map(|table| table.take(seat, &post)).collect();
        let first = taken[0].as_ref().map(|_| ()).map_err(|fault| *fault);
        for (n, taken) in taken.into_iter().enumerate() {
            assert_eq!(taken.as_ref().map(|_| ()).map_err(|fault| *fault), first, "table {n}");
            self.told[n].extend(taken.into_iter().flatten());
            assert_eq!(self.tables[n].course(), self.tables[0].course());
            if let Some(view) = self.tables[n].view() {
                let view = serde_json::to_string(&view).unwrap();
                if self.views[n].last() != Some(&view) {
                    self.views[n].push(view);
                }
            }
        }
        if first.is_ok() {
            self.posts.push((seat, post));
        }
        first
    }

    /// Posts something that is owed, drawn among all; false where nothing is.
    pub fn post_owed(&mut self) -> bool {
        let mut order: Vec<_> = (0..self.tables.len()).collect();
        order.shuffle(&mut self.rng);
        let owed = order.into_iter().find_map(|n| Some((self.tables[n].me(), self.tables[n].owed()?)));
        let Some((seat, post)) = owed else { return false };
        self.post(seat, &post).unwrap();
        true
    }

    /// One post: what is owed, else a decision; false at the end.
    pub fn step(&mut self) -> bool {
        if self.post_owed() {
            return true;
        }
        let Some(seat) = self.actor() else { return false };
        let action = self.choose(seat);
        self.act(seat, action);
        true
    }

    /// Plays until `stop` says so; panics where the case ends before.
    pub fn until(&mut self, mut stop: impl FnMut(&Self) -> bool) {
        while !stop(self) {
            assert!(self.step(), "the case ended before");
        }
    }

    /// Plays to the end.
    pub fn play(&mut self) {
        while self.step() {}
        assert!(self.tables[0].opened().is_some(), "{:?}", self.tables[0]);
    }

    pub fn view(&self, seat: SeatId) -> View {
        self.tables[seat.index()].view().unwrap()
    }

    /// Who is to decide.
    pub fn actor(&self) -> Option<SeatId> {
        if let Awaited::Decision(seat) = self.tables[0].waits() { Some(seat) } else { None }
    }

    pub fn act(&mut self, seat: SeatId, action: Action) {
        let post = self.tables[seat.index()].act(action).unwrap();
        self.post(seat, &post).unwrap();
    }

    /// What a simple player does: walks into rooms, asks, and accuses once it knows or has no patience left.
    pub fn choose(&mut self, seat: SeatId) -> Action {
        let view = self.view(seat);
        let cards = view.edition.cards;
        let actions = view.choices.actions(cards);
        let known = Knowledge::within(candlestick_deduction::Facts::from_view(&view), 0);
        let accuse = |triple: Triple| Some(Action::Accuse(triple)).filter(|accuse| actions.contains(accuse));
        if let Some(accuse) = known.case_file().and_then(accuse) {
            return accuse;
        }
        let left: Vec<_> = known.suspects_of_case().iter().collect();
        if view.turn > PATIENCE {
            let pick =
                |first: u8, count: u8| left.iter().find(|card| (first..first + count).contains(&card.0)).copied();
            let (weapons, rooms) = (cards.suspects, cards.suspects + cards.weapons);
            let triple = [pick(0, cards.suspects), pick(weapons, cards.weapons), pick(rooms, cards.rooms)];
            if let [Some(suspect), Some(weapon), Some(room)] = triple
                && let Some(accuse) = accuse(cards.triple([suspect, weapon, room]))
            {
                return accuse;
            }
        }
        let into = |action: &Action| matches!(action, Action::Go(place) if place.room().is_some());
        let rooms: Vec<_> = actions.iter().copied().filter(into).collect();
        if let Some(room) = rooms.choose(&mut self.rng) {
            return *room;
        }
        let gives_up = self.rng.random_ratio(1, 400);
        let quiet = |action: &&Action| match action {
            Action::Accuse(_) => false,
            Action::GiveUp => gives_up,
            Action::EndTurn => {
                !view.choices.iter().any(|choice| matches!(choice, candlestick_rules::Choice::Suggest(_)))
            }
            _ => true,
        };
        let quiet: Vec<_> = actions.iter().filter(quiet).copied().collect();
        quiet.choose(&mut self.rng).or(actions.first()).copied().unwrap()
    }

    /// The case in the ordinary referee, with the true deal, after each step.
    pub fn referee(&self) -> Vec<Game> {
        let opened = self.tables[0].opened().unwrap();
        let laid = Laid {
            truth: opened.truth.clone(),
            first: None,
            dice: Vec::new(),
            deck: Vec::new(),
            tokens: Vec::new(),
            weapons: Vec::new(),
        };
        let mut game = Game::laid(Arc::clone(&self.edition), self.setup.clone(), &laid, opened.seed).unwrap();
        let mut dice = opened.dice.iter();
        let mut steps = vec![game.clone()];
        for (seat, action) in &opened.log {
            if *action == Action::Roll {
                game.lay_roll(dice.next().unwrap().clone()).unwrap();
            }
            game.apply(*seat, *action).unwrap();
            steps.push(game.clone());
        }
        steps
    }
}
