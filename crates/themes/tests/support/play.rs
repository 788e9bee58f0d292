//! Random play: any legal action, seats that leave now and then, and where every card is.

use candlestick_rules::{Action, CardSet, Choice, Event, Game, SeatId};
use rand::{RngExt, rngs::SmallRng, seq::IndexedRandom};

/// One random choice, then one of its actions; leaving the race is rare, so that games become long.
pub fn any_action(game: &Game, chance: &mut SmallRng) -> Action {
    let cards = game.edition().cards;
    let choices = game.choices(game.actor().unwrap());
    let leaving = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let staying: Vec<_> = choices.iter().filter(|choice| !leaving(choice)).collect();
    let pool: Vec<_> = if chance.random_ratio(1, 60) { choices.iter().filter(leaving).collect() } else { Vec::new() };
    let pool = if pool.is_empty() { staying } else { pool };
    let choice = pool.choose(chance).unwrap_or_else(|| panic!("no choice in {:?}", game.phase()));
    let actions = choice.actions(cards);
    *actions.choose(chance).unwrap_or_else(|| panic!("an empty choice in {:?}: {choice:?}", game.phase()))
}

/// Now and then a seat leaves the race while another is to act, or while it has to answer.
pub fn leave_aside(game: &mut Game, chance: &mut SmallRng) {
    if chance.random_ratio(1, 400) {
        let seat = SeatId(chance.random_range(0..game.seats().count() as u8));
        let before = (game.actor(), game.phase(), game.events().len());
        let left = game.apply(seat, Action::GiveUp).is_ok();
        if left && !game.choices(seat).is_empty() && before.0 == Some(seat) && before.1 == game.phase() {
            assert!(matches!(game.events()[before.2..], [Event::GaveUp { .. }]), "it still answers");
        }
    }
}

/// Plays at random until the case is closed or goes on beyond so many turns; `look` sees the game before each action and
/// what the action before it led to.
pub fn play_on(
    game: &mut Game,
    most_turns: u32,
    (seed, chance): (u64, &mut SmallRng),
    mut look: impl FnMut(&Game, &[Event], &mut SmallRng),
) {
    let (mut actions, mut before) = (0, game.events().len());
    while game.actor().is_some() && game.turn_number() <= most_turns {
        look(game, &game.events()[before..], chance);
        before = game.events().len();
        leave_aside(game, chance);
        let Some(seat) = game.actor() else { break };
        let action = any_action(game, chance);
        game.apply(seat, action).unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}"));
        actions += 1;
        assert!(actions < 20_000, "seed {seed}: no turn ends");
    }
    look(game, &game.events()[before..], chance);
}

pub fn all_cards(game: &Game) -> (usize, CardSet) {
    let truth = game.truth();
    let laid: CardSet = truth.room_cards.iter().map(|(_, card)| *card).collect();
    let aside: CardSet = truth.side_cards.iter().copied().collect();
    let file = game.edition().cards.set(truth.case_file);
    let piles = [file, laid, aside, truth.face_up].into_iter().chain(truth.hands.iter().copied());
    piles.fold((0, CardSet::EMPTY), |(count, all), pile| (count + pile.len(), all.or(pile)))
}
