//! Gives the tests of the editions what they share: themes, names, tables laid by hand, and ways to play along.

use std::{fs, path::Path, sync::Arc};

use candlestick_rules::{
    Action, CardId, CardSet, DeckCardId, DieFace, Edition, Event, Game, Phase, Place, RoomId, SeatId, Setup, SquareId,
    SuspectId, Triple, Truth, WeaponId,
};
use candlestick_themes::{Theme, ThemeFiles};

/// The theme of a folder, in the list of built-in ones or not.
pub fn theme(id: &str) -> Theme {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes").join(id);
    let read =
        |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{id}/{name}: {error}"));
    let files = ThemeFiles { theme_toml: read("theme.toml"), board: read("board.txt") };
    Theme::from_files(id, &files).unwrap_or_else(|faults| panic!("{id}: {faults:#?}"))
}

/// A theme with a case of it, and its things by their ids.
#[derive(Debug, Clone)]
pub struct Table {
    pub theme: Arc<Theme>,
    pub game: Game,
}

impl Table {
    /// The first suspects of the cast; seat 0 holds the turn, whoever rolled highest. The answer is the last card of
    /// each kind; the other cards go round unless `given` says otherwise.
    pub fn new(id: &str, seats: u8, given: &[(u8, &str)]) -> Self {
        Self::with_deck(id, seats, true, given)
    }

    pub fn with_deck(id: &str, seats: u8, deck: bool, given: &[(u8, &str)]) -> Self {
        let setup = Setup::new((0..seats).map(SuspectId).collect());
        Self::with_setup(id, if deck { setup } else { setup.original() }, given)
    }

    pub fn with_setup(id: &str, setup: Setup, given: &[(u8, &str)]) -> Self {
        let theme = Arc::new(theme(id));
        let seats = setup.seats.len() as u8;
        let given: Vec<_> = given.iter().map(|(seat, key)| (*seat, card(&theme, key))).collect();
        for seed in 0..1000 {
            let truth = truth(&theme.edition, seats, &given);
            let game = Game::with_deal(Arc::clone(&theme.edition), setup.clone(), truth, seed).unwrap();
            if game.turn_seat() == SeatId(0) {
                return Self { theme, game };
            }
        }
        panic!("{id}: seat 0 never begins")
    }

    pub fn edition(&self) -> &Edition {
        &self.theme.edition
    }

    pub fn card(&self, key: &str) -> CardId {
        card(&self.theme, key)
    }

    pub fn suspect(&self, key: &str) -> SuspectId {
        let at = self.theme.suspects.iter().position(|look| look.id == key);
        SuspectId(at.unwrap_or_else(|| panic!("no suspect {key}")) as u8)
    }

    pub fn weapon(&self, key: &str) -> WeaponId {
        let at = self.theme.weapons.iter().position(|look| look.id == key);
        WeaponId(at.unwrap_or_else(|| panic!("no weapon {key}")) as u8)
    }

    pub fn room(&self, key: &str) -> RoomId {
        room(&self.theme, key)
    }

    pub fn inside(&self, key: &str) -> Place {
        Place::Room(self.room(key))
    }

    pub fn square(&self, row: u16, col: u16) -> SquareId {
        self.edition().board.square_at(row, col).unwrap_or_else(|| panic!("{row},{col} is no square"))
    }

    pub fn at(&self, row: u16, col: u16) -> Place {
        Place::Square(self.square(row, col))
    }

    pub fn deck_card(&self, key: &str) -> DeckCardId {
        let at = self.theme.deck.iter().position(|look| look.id == key);
        DeckCardId(at.unwrap_or_else(|| panic!("no deck card {key}")) as u8)
    }

    pub fn triple(&self, suspect: &str, weapon: &str, room: &str) -> Triple {
        Triple { suspect: self.suspect(suspect), weapon: self.weapon(weapon), room: self.room(room) }
    }

    /// Puts the token of a seat somewhere.
    pub fn put(&mut self, seat: u8, place: Place) {
        let suspect = self.game.suspect_of(SeatId(seat));
        self.game.put_token(suspect, place);
    }

    /// What whoever is to act does; gives the events.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let seat = self.game.actor().expect("the case is open");
        let phase = self.game.phase();
        self.game.apply(seat, action).unwrap_or_else(|refusal| panic!("{refusal} in {phase:?}")).to_vec()
    }

    /// Rolls so many steps in all, with plain faces.
    pub fn roll(&mut self, steps: u8) -> Vec<Event> {
        self.load(steps);
        self.act(Action::Roll)
    }

    /// Makes the next dice give so many steps, with faces that draw nothing.
    pub fn load(&mut self, steps: u8) {
        let faces = faces(self.edition(), u32::from(steps));
        self.game.load_dice([faces]);
    }

    pub fn suggest(&mut self, suspect: &str, weapon: &str) -> Vec<Event> {
        let (suspect, weapon) = (self.suspect(suspect), self.weapon(weapon));
        self.act(Action::Suggest { suspect, weapon })
    }

    pub fn offered(&self) -> Vec<Action> {
        let seat = self.game.actor().expect("the case is open");
        self.game.choices(seat).actions(self.game.edition().cards)
    }

    pub fn offers(&self, action: Action) -> bool {
        self.offered().contains(&action)
    }

    /// Where the acting seat may end its move on foot.
    pub fn walks(&self) -> Vec<Place> {
        self.offered()
            .into_iter()
            .filter_map(|action| if let Action::Go(to) = action { Some(to) } else { None })
            .collect()
    }

    /// Where the acting seat may go on from.
    pub fn vias(&self) -> Vec<Place> {
        self.offered()
            .into_iter()
            .filter_map(|action| if let Action::Via(to) = action { Some(to) } else { None })
            .collect()
    }

    /// Plays on, the simplest thing each time, until another turn begins.
    pub fn finish_turn(&mut self) {
        let turn = self.game.turn_number();
        while self.game.turn_number() == turn && self.game.phase() != Phase::Over {
            if self.game.phase() == Phase::Roll {
                self.roll(3);
                continue;
            }
            let offered = self.offered();
            // Whoever must ask names itself, so that nobody else is moved.
            let own = Action::Suggest { suspect: self.game.suspect_of(self.game.turn_seat()), weapon: WeaponId(0) };
            let simple = [Action::EndTurn, Action::Decline, own].into_iter().find(|action| offered.contains(action));
            self.act(simple.unwrap_or(offered[0]));
        }
    }

    /// Plays on until this seat has the turn.
    pub fn until_turn_of(&mut self, seat: u8) {
        while self.game.turn_seat() != SeatId(seat) || self.game.phase() != Phase::Roll {
            self.finish_turn();
        }
    }

    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    pub fn actor(&self) -> Option<u8> {
        self.game.actor().map(|seat| seat.0)
    }
}

fn room(theme: &Theme, key: &str) -> RoomId {
    let at = theme.rooms.iter().position(|look| look.id == key);
    RoomId(at.unwrap_or_else(|| panic!("no room {key}")) as u8)
}

fn card(theme: &Theme, key: &str) -> CardId {
    let cards = theme.edition.cards;
    let at = (0..cards.total()).map(CardId).find(|card| theme.card_key(*card) == key);
    at.unwrap_or_else(|| panic!("no card {key}"))
}

/// Faces that give so many steps together and draw nothing.
pub fn faces(edition: &Edition, steps: u32) -> Vec<u8> {
    let plain = |face: &DieFace| u32::from(face.steps) == steps && !face.draws;
    let (first, second) = match edition.profile.dice.as_slice() {
        [only] => return vec![only.iter().position(plain).expect("a plain face of these steps") as u8],
        [first, second] => (first, second),
        dice => panic!("{} dice", dice.len()),
    };
    for (n, a) in first.iter().enumerate() {
        for (m, b) in second.iter().enumerate() {
            if u32::from(a.steps) + u32::from(b.steps) == steps && !a.draws && !b.draws {
                return vec![n as u8, m as u8];
            }
        }
    }
    panic!("no plain roll of {steps}")
}

/// A deal whose answer is the last card of each kind; given cards to their seats, the rest round.
fn truth(edition: &Edition, seats: u8, given: &[(u8, CardId)]) -> Truth {
    let cards = edition.cards;
    let case_file = Triple {
        suspect: SuspectId(cards.suspects - 1),
        weapon: WeaponId(cards.weapons - 1),
        room: RoomId(cards.rooms - 1),
    };
    let spoken_for: CardSet = given.iter().map(|(_, card)| *card).collect();
    let mut rest: Vec<_> = cards.all().without(cards.set(case_file)).without(spoken_for).iter().collect();
    let mut hands = vec![CardSet::EMPTY; usize::from(seats)];
    given.iter().for_each(|(seat, card)| hands[usize::from(*seat)].insert(*card));
    let aside = if seats == 2 { usize::from(edition.profile.two_side_side_cards) } else { 0 };
    let side_cards = rest.split_off(rest.len() - aside);
    let dealt = rest.len() + spoken_for.len();
    let odd = match edition.profile.leftovers {
        candlestick_rules::Leftovers::FaceUp => dealt % usize::from(seats),
        candlestick_rules::Leftovers::Dealt => 0,
    };
    let face_up = rest.split_off(rest.len() - odd).into_iter().collect();
    let sizes = candlestick_rules::hand_sizes((dealt - odd) as u8, seats);
    for (hand, size) in hands.iter_mut().zip(sizes) {
        while hand.len() < usize::from(size) {
            hand.insert(rest.remove(0));
        }
    }
    Truth { case_file, hands, room_cards: Vec::new(), side_cards, face_up }
}
