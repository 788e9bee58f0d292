//! Tests where a move can end, against a search that walks every single way: over rooms, passages, passed tokens and
//! the centre, short of the roll on marks, behind tokens.

use std::{collections::BTreeSet, sync::Arc};

use candlestick_rules::{
    Action, DeckCard, DieFace, Edition, Effect, EffectTiming, Game, PassageUse, Phase, Place, Profile, SeatId, Setup,
    SquareId, SquareMark, SuspectId, TokensInTheWay,
};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::{
    odd_edition,
    table::{faces, theme},
};

/// Walks on from the end of a way in every manner there is.
struct Walker<'a> {
    edition: &'a Edition,
    taken: Vec<bool>,
    steps: usize,
    /// Whether a mark may be stopped at short of the roll.
    stops: bool,
    /// Whether moves are made part by part.
    in_parts: bool,
    ends: BTreeSet<Place>,
    /// Ends of the longest ways, for rolls that none can use up.
    longest: (usize, BTreeSet<Place>),
    /// Marks to snoop on with the ends of ways over them.
    pairs: BTreeSet<(Place, Place)>,
    /// Two marks, in the order of the way, with the ends of ways over both.
    triples: BTreeSet<(Place, Place, Place)>,
}

impl Walker<'_> {
    fn profile(&self) -> &Profile {
        &self.edition.profile
    }

    /// Notes the end of a way for each mark before it.
    fn pair(&mut self, way: &[Place], end: Place) {
        let (snoops, board) = (self.profile().mark == SquareMark::Snoop, &self.edition.board);
        let marked = |place: &Place| matches!(place, Place::Square(square) if board.marked(*square));
        let on_the_way = way[..way.len() - 1].iter().skip(1);
        let marks = on_the_way.filter(|place| snoops && marked(place) && !self.is_taken(**place));
        let marks: Vec<_> = marks.copied().collect();
        for (n, mark) in marks.iter().enumerate() {
            self.pairs.insert((*mark, end));
            self.triples.extend(marks[n + 1..].iter().map(|second| (*mark, *second, end)));
        }
    }

    fn is_taken(&self, place: Place) -> bool {
        matches!(place, Place::Square(square) if self.taken[square.index()])
    }

    /// The places one step on, and whether the move ends there.
    fn next(&self, at: Place) -> Vec<(Place, bool)> {
        let board = &self.edition.board;
        let inside = self.profile().passage == PassageUse::InsideRoll;
        let mut next = Vec::new();
        match at {
            Place::Square(square) => {
                next.extend(board.next_to(square).iter().map(|to| (Place::Square(*to), false)));
                let crosses = self.profile().cross_rooms;
                next.extend(board.doors_at(square).map(|door| (Place::Room(door.room), !crosses)));
            }
            Place::Room(room) => {
                next.extend(board.doors_of(room).map(|door| (Place::Square(door.square), false)));
                next.extend(board.joined(room).filter(|_| inside).map(|to| (Place::Room(to), false)));
            }
        }
        next.extend(board.passage_from(at).filter(|_| inside).map(|to| (to, false)));
        if self.profile().tokens_in_the_way == TokensInTheWay::Block {
            next.retain(|(to, _)| !self.is_taken(*to));
        }
        next.into_iter().map(|(to, last)| (to, last || (to.room().is_some() && to.room() == board.centre()))).collect()
    }

    fn walk(&mut self, way: &mut Vec<Place>) {
        let (at, done) = (way[way.len() - 1], way.len() - 1);
        if done > 0 && at.room().is_some() {
            self.ends.insert(at);
            self.pair(way, at);
        }
        if let Place::Square(square) = at
            && self.stops
            && at != way[0]
            && self.edition.board.marked(square)
            && !self.is_taken(at)
        {
            self.ends.insert(at);
        }
        self.reach(way);
        if done == self.steps {
            return;
        }
        for (to, last) in self.next(at) {
            let again = self.profile().repeat_squares && to.room().is_none();
            if way.contains(&to) && !again {
                continue;
            }
            way.push(to);
            if last {
                self.ends.insert(to);
                self.pair(way, to);
                // In one part, squares alone are counted for the longest way; over rooms any way is one.
                if self.in_parts {
                    self.reach(way);
                }
            } else {
                self.walk(way);
            }
            way.pop();
        }
    }

    /// Notes the end of a way that is as long as any so far.
    fn reach(&mut self, way: &[Place]) {
        let done = way.len() - 1;
        let behind = self.profile().tokens_in_the_way == TokensInTheWay::StopBehind;
        if !behind && self.is_taken(way[done]) {
            return;
        }
        if done > self.longest.0 {
            self.longest = (done, BTreeSet::new());
        }
        // A shorter way is walked only as far as it goes; there nothing is stopped behind.
        let end = if behind && done == self.steps {
            way.iter().rev().find(|place| !self.is_taken(**place)).copied().unwrap_or(way[0])
        } else {
            way[done]
        };
        if done == self.steps && done > 0 && end.room().is_none() && !self.is_taken(end) {
            self.pair(way, end);
        }
        if done == self.longest.0 && done > 0 && !self.is_taken(end) && end.room().is_none_or(|_| end == way[0]) {
            self.longest.1.insert(end);
        }
    }

    fn all(mut self, from: Place) -> Self {
        self.walk(&mut vec![from]);
        self.ends.extend(&self.longest.1);
        self
    }
}

/// Every stop to snoop that the referee offers, with the game after it and the ends that were promised for it.
fn stops(game: &Game) -> Vec<(Place, Game, Vec<Place>)> {
    let seat = game.actor().unwrap();
    let (choices, board) = (game.choices(seat), &game.edition().board);
    let snoops = |place: Place| matches!(place, Place::Square(square) if board.marked(square));
    let usual = choices.vias().iter().map(|via| (via.place, Action::Via(via.place), Vec::new()));
    let detours = choices.detours().iter().map(|detour| {
        let mark = detour.via.place;
        (mark, Action::Detour { mark, to: detour.to[0] }, detour.to.clone())
    });
    let mut stops = Vec::new();
    for (mark, action, promised) in usual.chain(detours).filter(|(mark, ..)| snoops(*mark)) {
        let mut tried = game.clone();
        tried.apply(seat, action).unwrap();
        if tried.phase() == Phase::Snoop {
            let target = tried.choices(seat).actions(tried.edition().cards)[0];
            tried.apply(seat, target).unwrap();
        }
        stops.push((mark, tried, promised));
    }
    stops
}

/// The ends that the referee offers after a stop to snoop, on every way that it offers.
fn snooped(game: &Game) -> BTreeSet<(Place, Place)> {
    let mut pairs = BTreeSet::new();
    for (mark, tried, promised) in stops(game) {
        let choices = tried.choices(game.actor().unwrap());
        let ends: Vec<_> = choices.destinations().iter().map(|end| end.place).collect();
        assert!(promised.iter().all(|end| ends.contains(end)), "{mark:?} leads to {ends:?}, not {promised:?}");
        pairs.extend(ends.into_iter().map(|end| (mark, end)));
    }
    pairs
}

/// The ends that the referee offers after two stops to snoop.
fn snooped_twice(game: &Game) -> BTreeSet<(Place, Place, Place)> {
    let after = |(first, tried, _): (Place, Game, _)| {
        snooped(&tried).into_iter().map(move |(second, end)| (first, second, end))
    };
    stops(game).into_iter().flat_map(after).collect()
}

fn assert_pairs(game: &Game, found: &Found, seed: u64) {
    let offered = snooped(game);
    let more: Vec<_> = offered.difference(&found.pairs).collect();
    let less: Vec<_> = found.pairs.difference(&offered).collect();
    assert!(more.is_empty() && less.is_empty(), "seed {seed}: {more:?} too many, {less:?} missing");
}

/// The ends that the referee offers, and those that there are.
fn both(game: &mut Game, chance: &mut SmallRng) -> Option<(BTreeSet<Place>, BTreeSet<Place>)> {
    let found = walked(game, chance)?.ends;
    let offered = game.choices(game.actor()?).destinations().iter().map(|end| end.place).collect();
    Some((offered, found))
}

/// Every way of a seat after the tokens were put anywhere. `None` where the seat has nothing to walk.
fn walked(game: &mut Game, chance: &mut SmallRng) -> Option<Found> {
    let edition = Arc::clone(game.edition());
    let board = &edition.board;
    for token in 0..edition.cards.suspects {
        let squares: Vec<_> = (0..board.squares().len() as u16).map(SquareId).collect();
        let free = |square: &SquareId| {
            let others = (0..edition.cards.suspects).filter(|other| *other != token);
            others.map(|other| game.token(SuspectId(other))).all(|place| place != Place::Square(*square))
        };
        let square = squares.choose(chance).copied().filter(free);
        let room = board.rooms().collect::<Vec<_>>().choose(chance).copied();
        let place = square.filter(|_| chance.random_ratio(2, 3)).map(Place::Square).or(room.map(Place::Room));
        game.put_token(SuspectId(token), place?);
    }
    let seat = game.actor()?;
    if game.phase() == Phase::Roll {
        game.apply(seat, Action::Roll).ok()?;
    }
    if game.phase() != Phase::Move || game.turn_seat() != SeatId(seat.0) {
        return None;
    }
    let mover = game.suspect_of(seat);
    let mut taken = vec![false; board.squares().len()];
    for token in (0..edition.cards.suspects).map(SuspectId).filter(|token| *token != mover) {
        if let Place::Square(square) = game.token(token)
            && !board.is_special(square)
        {
            taken[square.index()] = true;
        }
    }
    let steps = game.view(seat).steps as usize;
    let stops = edition.profile.mark == SquareMark::Draw && game.view(seat).setup.deck && !edition.deck.is_empty();
    let profile = &edition.profile;
    let in_parts = profile.cross_rooms
        || profile.mark == SquareMark::Snoop
        || profile.tokens_in_the_way == TokensInTheWay::StopBehind
        || profile.passage == PassageUse::InsideRoll;
    let (ends, longest, pairs, triples) = (BTreeSet::new(), (0, BTreeSet::new()), BTreeSet::new(), BTreeSet::new());
    let walker = Walker { edition: &edition, taken, steps, stops, in_parts, ends, longest, pairs, triples };
    let walker = walker.all(game.token(mover));
    Some(Found { ends: walker.ends, pairs: walker.pairs, triples: walker.triples })
}

/// What all ways of a move come to.
struct Found {
    ends: BTreeSet<Place>,
    /// Marks to snoop on with the ends of ways over them.
    pairs: BTreeSet<(Place, Place)>,
    /// Two marks with the ends of ways over both.
    triples: BTreeSet<(Place, Place, Place)>,
}

/// Makes the next dice fall: every sum of two in turn, the more often the less there is to try.
fn roll(game: &mut Game, seed: u64) -> u8 {
    let sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7];
    let sum: u8 = sums[seed as usize % sums.len()];
    game.load_dice([vec![sum.div_ceil(2) - 1, sum / 2 - 1]]);
    sum
}

#[test]
fn every_end_of_a_move_in_the_manor_is_offered_and_no_other() {
    let theme = theme("master-detective");
    let (mut tried, mut over_rooms, mut sums) = (0, 0, BTreeSet::new());
    for seed in 0..120 {
        let mut chance = SmallRng::seed_from_u64(seed);
        let setup = Setup::new((0..5).map(SuspectId).collect());
        let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
        let sum = roll(&mut game, seed);
        let Some((offered, there_are)) = both(&mut game, &mut chance) else { continue };
        assert_eq!(offered, there_are, "seed {seed}, {sum} steps");
        tried += 1;
        sums.insert(sum);
        let seat = game.actor().unwrap();
        let choices = game.choices(seat);
        over_rooms += choices
            .destinations()
            .iter()
            .filter(|end| {
                let (_, way) = end.path.split_last().unwrap_or((&end.place, &[]));
                way.iter().any(|place| place.room().is_some())
            })
            .count();
    }
    assert_eq!(sums.len(), 11, "every roll of two dice: {sums:?}");
    assert!(tried > 100 && over_rooms > 100, "{tried} moves, {over_rooms} ends beyond a room");
}

/// What the offered ways of a move go over, counted so that a test can say that it met them.
#[derive(Debug, Default)]
struct Met {
    /// Ends on marks short of the roll.
    stops: usize,
    /// Ways over another token.
    passed: usize,
    /// Ends in the centre.
    centre: usize,
}

impl Met {
    fn count(&mut self, game: &Game) {
        let (seat, board) = (game.turn_seat(), &game.edition().board);
        let mover = game.suspect_of(seat);
        let others = (0..game.edition().cards.suspects).map(SuspectId).filter(|other| *other != mover);
        let others: Vec<_> = others.map(|other| game.token(other)).filter(|place| place.room().is_none()).collect();
        for end in game.choices(seat).destinations() {
            let short = end.path.len() < game.view(seat).steps as usize;
            let marked = matches!(end.place, Place::Square(square) if board.marked(square));
            let way = &end.path[..end.path.len().saturating_sub(1)];
            self.stops += usize::from(short && marked);
            self.passed += usize::from(way.iter().any(|place| others.contains(place)));
            self.centre += usize::from(end.place.room().is_some() && end.place.room() == board.centre());
        }
    }
}

#[test]
fn every_end_of_a_move_in_the_centre_editions_is_offered_and_no_other() {
    for id in ["classic-2011", "doctor-who", "big-bang-theory"] {
        let theme = theme(id);
        let (mut tried, mut met) = (0, Met::default());
        for seed in 0..80 {
            let mut chance = SmallRng::seed_from_u64(seed);
            let setup = Setup::new((0..5).map(SuspectId).collect());
            let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
            let sum = chance.random_range(3..=12);
            game.load_dice([faces(&theme.edition, sum)]);
            let Some((offered, there_are)) = both(&mut game, &mut chance) else { continue };
            assert_eq!(offered, there_are, "{id}, seed {seed}, {sum} steps");
            tried += 1;
            met.count(&game);
        }
        assert!(tried > 60 && met.stops > 20 && met.passed > 20 && met.centre > 20, "{id}: {tried} moves, {met:?}");
    }
}

#[test]
fn the_centre_ends_a_move_also_where_other_rooms_are_crossed() {
    for id in ["classic-2011", "doctor-who", "big-bang-theory"] {
        let mut edition = (*theme(id).edition).clone();
        edition.profile.cross_rooms = true;
        let (edition, mut met) = (Arc::new(edition), Met::default());
        for seed in 0..60 {
            let mut chance = SmallRng::seed_from_u64(seed);
            let setup = Setup::new((0..5).map(SuspectId).collect());
            let mut game = Game::new(Arc::clone(&edition), setup, seed).unwrap();
            let sum = chance.random_range(3..=8);
            game.load_dice([faces(&edition, sum)]);
            let Some((offered, there_are)) = both(&mut game, &mut chance) else { continue };
            assert_eq!(offered, there_are, "{id}, seed {seed}, {sum} steps");
            let centre = edition.board.centre();
            assert!(
                !game
                    .choices(game.turn_seat())
                    .vias()
                    .iter()
                    .any(|via| via.place.room().is_some() && via.place.room() == centre),
                "{id}"
            );
            met.count(&game);
        }
        assert!(met.centre > 20, "{id}: {met:?}");
    }
}

#[test]
fn every_end_of_a_move_on_an_odd_board_is_offered_and_no_other() {
    let (mut kinds, mut met) = (BTreeSet::new(), Met::default());
    for seed in 0..3000 {
        let mut chance = SmallRng::seed_from_u64(seed);
        let mut edition = odd_edition::edition(&mut chance);
        // A deck that makes marks places to stop at; nothing else is drawn.
        edition.deck = vec![DeckCard { count: 1, effect: Effect::ExtraTurn, when: EffectTiming::AtOnce }];
        edition.powers.clear();
        edition.profile.two_side_deck = true;
        edition.profile.dice.iter_mut().flatten().for_each(|DieFace { draws, .. }| *draws = false);
        let profile = &edition.profile;
        kinds.insert(format!("{:?} {:?} {:?}", profile.cross_rooms, profile.passage, profile.tokens_in_the_way));
        let count = chance.random_range(2..=profile.max_seats);
        let setup = Setup::new((0..count).map(SuspectId).collect());
        let setup = if chance.random() { setup } else { setup.original() };
        let mut game = Game::new(Arc::new(edition), setup, seed).unwrap();
        let Some((offered, there_are)) = both(&mut game, &mut chance) else { continue };
        assert_eq!(offered, there_are, "seed {seed}: {:?}", game.edition().profile);
        met.count(&game);
    }
    assert_eq!(kinds.len(), 18, "every combination of the three rules: {kinds:?}");
    assert!(met.stops > 150 && met.passed > 300 && met.centre > 300, "{met:?}");
}

#[test]
fn every_end_after_a_stop_to_snoop_in_the_manor_is_offered_and_no_other() {
    let theme = theme("master-detective");
    let (mut tried, mut around) = (0, 0);
    for seed in 0..440 {
        let mut chance = SmallRng::seed_from_u64(seed);
        let setup = Setup::new((0..5).map(SuspectId).collect());
        let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
        roll(&mut game, seed);
        let Some(found) = walked(&mut game, &mut chance) else { continue };
        assert_pairs(&game, &found, seed);
        tried += found.pairs.len();
        around += game.choices(game.actor().unwrap()).detours().iter().map(|detour| detour.to.len()).sum::<usize>();
    }
    assert!(tried > 500 && around > 20, "{tried} pairs, {around} by detours");
}

#[test]
fn every_end_after_two_stops_to_snoop_in_the_manor_is_offered_and_no_other() {
    let theme = theme("master-detective");
    let (mut tried, mut games) = (0, 0);
    for seed in 0..500 {
        let mut chance = SmallRng::seed_from_u64(seed);
        let setup = Setup::new((0..5).map(SuspectId).collect());
        let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
        let sum = chance.random_range(8..=12_u8);
        game.load_dice([vec![sum.div_ceil(2) - 1, sum / 2 - 1]]);
        let Some(found) = walked(&mut game, &mut chance) else { continue };
        let offered = snooped_twice(&game);
        let more: Vec<_> = offered.difference(&found.triples).collect();
        let less: Vec<_> = found.triples.difference(&offered).collect();
        assert!(more.is_empty() && less.is_empty(), "seed {seed}: {more:?} too many, {less:?} missing");
        (tried, games) = (tried + found.triples.len(), games + usize::from(!found.triples.is_empty()));
    }
    assert!(tried > 300 && games > 50, "{tried} ends in {games} games");
}

#[test]
fn every_end_after_a_stop_to_snoop_on_an_odd_board_is_offered_and_no_other() {
    let (mut tried, mut around) = (0, 0);
    let mut kinds = BTreeSet::new();
    for seed in 0..6000 {
        let mut chance = SmallRng::seed_from_u64(seed);
        let edition = odd_edition::edition(&mut chance);
        if edition.profile.mark != SquareMark::Snoop {
            continue;
        }
        let count = chance.random_range(2..=edition.profile.max_seats);
        let setup = Setup::new((0..count).map(SuspectId).collect()).original();
        let mut game = Game::new(Arc::new(Edition { deck: Vec::new(), ..edition }), setup, seed).unwrap();
        let Some(found) = walked(&mut game, &mut chance) else { continue };
        assert_pairs(&game, &found, seed);
        let profile = &game.edition().profile;
        tried += found.pairs.len();
        around += game.choices(game.actor().unwrap()).detours().iter().map(|detour| detour.to.len()).sum::<usize>();
        kinds.insert((profile.cross_rooms, profile.repeat_squares, format!("{:?}", profile.tokens_in_the_way)));
    }
    assert!(tried > 1000 && around > 20, "{tried} pairs, {around} by detours");
    assert_eq!(kinds.len(), 12, "{kinds:?}");
}
