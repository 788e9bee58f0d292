//! Tests what holds in every edition whatever is played: views hide, refusals change nothing, the same log gives the
//! same game.

use std::sync::{Arc, LazyLock};

use candlestick_rules::{
    Action, CardId, CardSet, Category, DeckCardId, DieFace, Event, Game, MoveKind, PassageUse, Phase, Place, RoomId,
    SeatId, Setup, SquareId, SquareMark, SuspectId, TokensInTheWay, Triple, WeaponId,
};
use candlestick_themes::{Theme, builtin_ids};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::{play::any_action, table::theme};

/// Every built-in theme.
static THEMES: LazyLock<Vec<Theme>> = LazyLock::new(|| builtin_ids().into_iter().map(theme).collect());
/// Games of each edition, each with another number of players.
const GAMES: u64 = 10;
/// Actions played in each.
const ACTIONS: usize = 160;

/// Plays random games of every edition; `look` sees every state.
fn play(mut look: impl FnMut(&Game, &mut SmallRng)) {
    for theme in THEMES.iter() {
        let profile = &theme.edition.profile;
        for seed in 0..GAMES {
            let mut chance = SmallRng::seed_from_u64(seed);
            let count = chance.random_range(profile.min_seats..=profile.max_seats);
            let seats = (0..count).map(SuspectId).collect();
            let setup = Setup { deck: seed % 4 != 0, powers: seed % 4 < 2, ..Setup::new(seats) };
            let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
            for _ in 0..ACTIONS {
                look(&game, &mut chance);
                let Some(seat) = game.actor() else { break };
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap();
            }
        }
    }
}

/// Every card that a seat has seen by the rules, and its own. Worked out from the truth and not from the view, so
/// that a card which leaks into the view does not pass for seen.
fn known(game: &Game, me: SeatId) -> CardSet {
    let cards = game.edition().cards;
    let mut known = game.truth().hand(me).or(game.truth().face_up);
    for event in game.events() {
        let (seen_by, card) = match *event {
            Event::RoomCardSeen { seat, card, .. } | Event::SideCardSeen { seat, card, .. } => (vec![seat], card),
            Event::Shown { by, to, card }
            | Event::ShownFreely { by, to, card }
            | Event::PassedLeft { by, to, card } => (vec![by, to], card),
            Event::SeenToo { seat, by, to, card } => (vec![seat, by, to], card),
            Event::Peeked { by, card, .. } => (vec![by], card),
            Event::Revealed { card, .. } => (vec![me], Some(card)),
            _ => (Vec::new(), None),
        };
        known = known.or(card.into_iter().filter(|_| seen_by.contains(&me)).collect());
        match *event {
            Event::Eliminated { hand, .. } => known = known.or(hand),
            Event::CaseFileSeen { seat, triple: Some(triple) } if seat == me => known = known.or(cards.set(triple)),
            _ => {}
        }
    }
    known
}

fn written(game: &Game, me: SeatId) -> String {
    serde_json::to_string(&game.view(me)).unwrap()
}

/// No view changes when two cards that its seat cannot tell apart are exchanged.
pub fn views_hide(game: &Game, chance: &mut SmallRng) {
    if game.actor().is_none() {
        return;
    }
    for me in game.seats().chain([SeatId::WATCHER]) {
        let hidden = game.edition().cards.all().without(known(game, me));
        for category in Category::ALL {
            let of_one: Vec<_> = hidden.and(game.edition().cards.set_of(category)).iter().collect();
            let two: Vec<_> = of_one.sample(chance, 2).copied().collect();
            if let [a, b] = two[..] {
                assert_eq!(written(game, me), written(&game.with_swapped(a, b), me), "{a:?} and {b:?} for {me:?}");
            }
        }
    }
}

#[test]
fn a_view_holds_nothing_that_its_seat_cannot_know() {
    let mut looks = 0;
    play(|game, chance| {
        looks += 1;
        if looks % 11 == 0 {
            views_hide(game, chance);
        }
    });
}

/// What everybody but one seat sees, written out.
fn seen_by_others(game: &Game, me: SeatId) -> Vec<String> {
    let others = game.seats().chain([SeatId::WATCHER]).filter(|other| *other != me);
    others.map(|other| written(game, other)).collect()
}

/// How many cards a seat keeps.
fn keeps(game: &Game, seat: SeatId) -> u8 {
    game.view(seat).seats[seat.index()].kept
}

/// Two kinds of cards that are kept when drawn and are both in the deck still.
fn two_kept_kinds(game: &Game, chance: &mut SmallRng) -> Option<[DeckCardId; 2]> {
    let kinds = (0..game.edition().deck.len() as u8).map(DeckCardId);
    let there = |card: &DeckCardId| {
        let mut tried = game.clone();
        tried.stack_deck(&[*card]);
        game.edition().deck_card(*card).is_kept()
            && tried.view(SeatId::WATCHER).deck_left == game.view(SeatId::WATCHER).deck_left
    };
    let kinds: Vec<_> = kinds.filter(there).collect();
    let two: Vec<_> = kinds.sample(chance, 2).copied().collect();
    <[DeckCardId; 2]>::try_from(two).ok()
}

/// Plays two games along that differ in one card that a seat keeps: nobody else sees or is asked anything else.
fn play_alike(mut games: [Game; 2], keeper: SeatId, chance: &mut SmallRng) {
    for _ in 0..12 {
        assert_eq!(seen_by_others(&games[0], keeper), seen_by_others(&games[1], keeper), "{:?}", games[0].phase());
        let Some(seat) = games[0].actor() else { return };
        let cards = games[0].edition().cards;
        let [one, two] = [0, 1].map(|n: usize| games[n].choices(seat).actions(cards));
        assert!(seat == keeper || one == two, "{seat:?} may do something else");
        let ends = |action: &Action| matches!(action, Action::PlayCard(_) | Action::Accuse(_) | Action::GiveUp);
        let both: Vec<_> = one.into_iter().filter(|action| two.contains(action) && !ends(action)).collect();
        let Some(action) = both.choose(chance) else { return };
        let known = games[0].events().len();
        for game in &mut games {
            game.apply(seat, *action).unwrap();
        }
        // The decks differ too, so whoever keeps the next card sees another.
        if games[0].events()[known..].iter().any(|event| matches!(event, Event::Kept { .. })) {
            return;
        }
    }
}

#[test]
fn kept_cards_and_the_deck_are_in_no_other_view() {
    let mut exchanged = 0;
    play(|game, chance| {
        let Some(seat) = game.actor() else { return };
        let draws = game.choices(seat).actions(game.edition().cards).contains(&Action::Draw);
        let glass = |die: &Vec<DieFace>| die.iter().position(|face| face.draws).unwrap_or(1) as u8;
        let rolls = game.phase() == Phase::Roll && chance.random_ratio(1, 4);
        if game.edition().deck.is_empty() || !(draws || rolls) {
            return;
        }
        let Some([a, b]) = two_kept_kinds(game, chance) else { return };
        let games = [[a, b], [b, a]].map(|top| {
            let mut game = game.clone();
            game.stack_deck(&top);
            game
        });
        for me in game.seats().chain([SeatId::WATCHER]) {
            assert_eq!(written(&games[0], me), written(&games[1], me), "{me:?} sees the order of the deck");
        }
        let before = keeps(game, seat);
        let games = games.map(|mut game| {
            let faces = game.edition().profile.dice.iter().map(glass).collect();
            game.load_dice((!draws).then_some(faces));
            game.apply(seat, if draws { Action::Draw } else { Action::Roll }).unwrap();
            game
        });
        if games.iter().all(|game| keeps(game, seat) == before + 1) {
            exchanged += 1;
            assert_ne!(written(&games[0], seat), written(&games[1], seat), "its keeper sees it");
            play_alike(games, seat, chance);
        }
    });
    assert!(exchanged > 50, "{exchanged} kept cards exchanged");
}

/// Any action at all, sensible or not.
fn anything(chance: &mut SmallRng) -> Action {
    let n: u8 = if chance.random_ratio(1, 4) { chance.random() } else { chance.random_range(0..30) };
    let m: u8 = if chance.random_ratio(1, 4) { chance.random() } else { chance.random_range(0..12) };
    let triple = Triple { suspect: SuspectId(m), weapon: WeaponId(m), room: RoomId(n) };
    let place = if chance.random() { Place::Room(RoomId(m)) } else { Place::Square(SquareId(u16::from(n) * 6)) };
    match chance.random_range(0..25) {
        0 => Action::Roll,
        1 => Action::Go(place),
        2 => Action::Via(place),
        3 => Action::Passage(RoomId(m)),
        4 => Action::Join(RoomId(m)),
        5 => Action::SquarePassage(SquareId(u16::from(n))),
        6 => Action::Jump(RoomId(m)),
        7 => Action::Stay,
        8 => Action::Suggest { suspect: SuspectId(m), weapon: WeaponId(n) },
        9 => Action::AskAnywhere(triple),
        10 => Action::Show(CardId(n)),
        11 => Action::Accuse(triple),
        12 => Action::GiveUp,
        13 => Action::EndTurn,
        14 => Action::ChooseSeat(SeatId(m)),
        15 => Action::PlayCard(DeckCardId(m)),
        16 => Action::UsePower,
        17 => Action::ChooseToken(SuspectId(m)),
        18 => Action::Draw,
        19 => Action::Decline,
        20 => Action::LookAtSide(m),
        21 => Action::Detour { mark: place, to: Place::Room(RoomId(m)) },
        22 => Action::NameCard(CardId(n)),
        23 => Action::Reveal(CardId(n)),
        _ => Action::PassLeft(CardId(n)),
    }
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    play(|game, chance| {
        for seat in [game.actor(), Some(SeatId(chance.random_range(0..10)))].into_iter().flatten() {
            let action = anything(chance);
            let offered = game.choices(seat).actions(game.edition().cards).contains(&action);
            let offered = offered || (action == Action::GiveUp && game.may_give_up(seat));
            let mut tried = game.clone();
            let refused = tried.apply(seat, action).is_err();
            assert_eq!(refused, !offered, "{action:?} by {seat:?} in {:?}", game.phase());
            assert!(!refused || tried == *game, "{action:?} was refused and changed the game");
        }
    });
}

#[test]
fn every_offered_action_is_accepted() {
    let mut looks = 0;
    play(|game, _| {
        looks += 1;
        let Some(seat) = game.actor().filter(|_| looks % 23 == 0) else { return };
        for action in game.choices(seat).actions(game.edition().cards).into_iter().take(200) {
            assert!(game.clone().apply(seat, action).is_ok(), "{action:?} in {:?}", game.phase());
        }
    });
}

#[test]
fn a_square_that_may_hold_only_one_token_holds_only_one() {
    play(|game, _| {
        let mut taken = Vec::new();
        for n in 0..game.edition().cards.suspects {
            let suspect = SuspectId(n);
            let gone = game.seat_of(suspect).is_some_and(|seat| game.is_out(seat));
            if let Place::Square(square) = game.token(suspect)
                && !gone
                && !game.edition().board.is_special(square)
            {
                assert!(!taken.contains(&square), "two tokens on {square:?}");
                taken.push(square);
            }
        }
    });
}

/// Squares on which another token of the race stands, where one alone fits.
fn taken(game: &Game, mover: SuspectId) -> Vec<SquareId> {
    let others = (0..game.edition().cards.suspects).map(SuspectId).filter(|other| *other != mover);
    let racing = others.filter(|other| game.seat_of(*other).is_none_or(|seat| !game.is_out(seat)));
    let squares = racing.filter_map(|other| match game.token(other) {
        Place::Square(square) => Some(square),
        Place::Room(_) => None,
    });
    squares.filter(|square| !game.edition().board.is_special(*square)).collect()
}

/// Whether a step of a walk leads from a place to another by these rules.
fn touches(game: &Game, a: Place, b: Place) -> bool {
    let board = &game.edition().board;
    let inside = game.edition().profile.passage == PassageUse::InsideRoll;
    let by_passage = inside && board.passage_from(a) == Some(b);
    by_passage
        || match (a, b) {
            (Place::Square(a), Place::Square(b)) => board.next_to(a).contains(&b),
            (Place::Square(square), Place::Room(room)) | (Place::Room(room), Place::Square(square)) => {
                board.doors_at(square).any(|door| door.room == room)
            }
            (Place::Room(a), Place::Room(b)) => inside && board.joined(a).any(|room| room == b),
        }
}

/// A walk from the state in which it is chosen.
struct Chosen<'a> {
    game: &'a Game,
    from: Place,
    path: &'a [Place],
    /// Places that earlier parts of the same move used.
    used: &'a [Place],
    taken: Vec<SquareId>,
    /// Whether the move ends with it.
    ends: bool,
}

impl Chosen<'_> {
    fn is_taken(&self, place: Place) -> bool {
        matches!(place, Place::Square(square) if self.taken.contains(&square))
    }

    /// Each step touches the next place; nothing is used twice; tokens and rooms are crossed where the rules let them be.
    fn keeps_to_the_board(&self) -> bool {
        let profile = &self.game.edition().profile;
        let steps = std::iter::once(self.from).chain(self.path.iter().copied()).zip(self.path.iter().copied());
        let connected = steps.into_iter().all(|(a, b)| touches(self.game, a, b));
        let mut seen = self.used.to_vec();
        seen.push(self.from);
        let once = self.path.iter().all(|place| {
            let new = !seen.contains(place);
            seen.push(*place);
            new
        });
        let (end, way) = self.path.split_last().unwrap();
        let centre = self.game.edition().board.centre();
        let crosses = |place: &Place| place.room().is_none_or(|room| profile.cross_rooms && Some(room) != centre);
        let blocked =
            profile.tokens_in_the_way == TokensInTheWay::Block && self.path.iter().any(|at| self.is_taken(*at));
        connected && once && !blocked && way.iter().all(crosses) && !self.is_taken(*end)
    }

    /// Why a move may end short of the roll by so many steps: in a room, on a mark to draw at, behind a row of tokens
    /// that is as long, or because no way is longer.
    fn may_stop_short(&self, left: usize) -> bool {
        let profile = &self.game.edition().profile;
        let end = self.path[self.path.len() - 1];
        let Place::Square(square) = end else { return true };
        let draws = profile.mark == SquareMark::Draw && self.game.edition().uses_deck(&self.game.view(SeatId(0)).setup);
        let mut way: Vec<_> = self.used.iter().copied().chain([self.from]).chain(self.path.iter().copied()).collect();
        (draws && self.game.edition().board.marked(square))
            || (profile.tokens_in_the_way == TokensInTheWay::StopBehind && self.row(&mut way, left))
            || !self.goes_further(&mut vec![self.from], self.path.len() + 1, self.path.len() + left)
    }

    /// Whether a row of so many other tokens begins beside the end of the way.
    fn row(&self, way: &mut Vec<Place>, left: usize) -> bool {
        let Some(Place::Square(square)) = way.last().copied() else { return false };
        left == 0
            || self.game.edition().board.next_to(square).iter().map(|next| Place::Square(*next)).any(|next| {
                let on = self.is_taken(next) && !way.contains(&next);
                way.push(next);
                let found = on && self.row(way, left - 1);
                way.pop();
                found
            })
    }

    /// Whether there is a way of `least` to `most` steps that a move could end on.
    fn goes_further(&self, way: &mut Vec<Place>, least: usize, most: usize) -> bool {
        let (at, done) = (way[way.len() - 1], way.len() - 1);
        let profile = &self.game.edition().profile;
        let (behind, block) = (TokensInTheWay::StopBehind, TokensInTheWay::Block);
        if done >= least && (profile.tokens_in_the_way == behind || !self.is_taken(at)) {
            return true;
        }
        let board = &self.game.edition().board;
        let ends = done > 0 && at.room().is_some_and(|room| !profile.cross_rooms || board.centre() == Some(room));
        if done == most || ends {
            return false;
        }
        let places = board.square_ids().map(Place::Square).chain(board.rooms().map(Place::Room));
        let next: Vec<_> = places.filter(|to| touches(self.game, at, *to)).collect();
        next.into_iter().any(|to| {
            // A room that is not crossed ends a move by itself, and is no longer way.
            let room = to.room().is_some() && !profile.cross_rooms;
            let shut = room || (profile.tokens_in_the_way == block && self.is_taken(to));
            if shut || way.contains(&to) || self.used.contains(&to) {
                return false;
            }
            way.push(to);
            let found = self.goes_further(way, least, most);
            way.pop();
            found
        })
    }
}

#[test]
fn a_walk_keeps_to_the_board_uses_nothing_twice_and_spends_its_roll() {
    let (mut walks, mut short) = (0, 0);
    // The state before an action, and what the move that is under way has used up.
    let mut before: Option<(Game, Vec<Place>)> = None;
    play(|game, _| {
        let last = before.take().filter(|(old, _)| Arc::ptr_eq(old.edition(), game.edition()));
        let last = last.filter(|(old, _)| game.events().starts_with(old.events()));
        let mut used = Vec::new();
        if let Some((old, parts)) = last {
            let news = &game.events()[old.events().len()..];
            let fresh = |event: &Event| matches!(event, Event::Rolled { .. } | Event::TurnStarted { .. });
            used = parts;
            if let Some(Event::Moved { seat, suspect, from, path, kind }) = news.first() {
                let left = old.view(*seat).steps as usize;
                let ends = game.phase() != Phase::Move && game.phase() != Phase::Snoop;
                let taken = taken(&old, *suspect);
                let chosen = Chosen { game: &old, from: *from, path, used: &used, taken, ends };
                let place = || format!("{from:?} {path:?} with {left}");
                if *kind == MoveKind::Walk {
                    walks += 1;
                    assert!(!old.edition().profile.repeat_squares, "no built-in edition lets a square be used twice");
                    assert!(chosen.keeps_to_the_board(), "{}", place());
                    assert!(path.len() <= left, "{}", place());
                    if chosen.ends && path.len() < left {
                        short += 1;
                        assert!(chosen.may_stop_short(left - path.len()), "stopped short: {}", place());
                    }
                } else if *kind != MoveKind::Card {
                    let to = [path[0]];
                    let board = &old.edition().board;
                    let joined = from.room().is_some_and(|a| board.joined(a).any(|b| to == [Place::Room(b)]));
                    let open = if *kind == MoveKind::Join { joined } else { board.passage_from(*from) == Some(to[0]) };
                    assert!(open && *path == to && !used.contains(&to[0]), "{kind:?}: {}", place());
                }
                used.push(*from);
                used.extend(path);
            }
            if news.iter().any(fresh) {
                used.clear();
            }
        }
        before = Some((game.clone(), used));
    });
    assert!(walks > 1000 && short > 100, "{walks} walks, {short} short of the roll");
}

#[test]
fn every_event_has_its_sentence() {
    let words = candlestick_themes::Words::english();
    let names: Vec<_> = (0..10).map(|n| format!("Player {n}")).collect();
    let mut looks = 0;
    play(|game, _| {
        looks += 1;
        if looks % ACTIONS != 0 {
            return;
        }
        let theme = THEMES.iter().find(|theme| Arc::ptr_eq(&theme.edition, game.edition())).unwrap();
        for event in game.events() {
            for me in [None, Some(SeatId(0)), Some(SeatId(1))] {
                let told = candlestick_themes::describe(event, theme, &words, &names, me);
                assert!(!told.contains('[') && !told.contains('{'), "{event:?}: {told}");
                assert!(!told.is_empty() || matches!(event, Event::Dealt { .. }), "{event:?}");
            }
        }
    });
}
