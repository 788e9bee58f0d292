//! Cards that lead to cards: whatever a deck holds and however its dice draw, every action, turn and row of turns ends.
use std::sync::Arc;

use crate::common::*;
use candlestick_rules::{
    Action, Category, Choice, CustomEffect, DeckCard, DieFace, Edition, Effect, EffectContext, EffectTiming, Event,
    Extensions, Game, Power, RoomId, SeatId, Setup, SquareMark, Triple, UsedCards,
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};

/// Most effects that may follow one from outside; all of them roll again.
const AFTER: u32 = 8;

/// The worst effect from outside: it rolls again as often as it may.
struct Avalanche;

impl CustomEffect for Avalanche {
    fn name(&self) -> &'static str {
        "avalanche"
    }

    fn follow(&self, context: &mut EffectContext) {
        while context.then(Effect::RollAgain) {}
    }
}

/// The whole vocabulary.
const EFFECTS: [Effect; 27] = [
    Effect::ChosenReveals,
    Effect::LeftReveals,
    Effect::NameAndReveal { category: Category::Weapon },
    Effect::AllShowLeft,
    Effect::Peek,
    Effect::PeekRight,
    Effect::ChosenShows,
    Effect::RightShows,
    Effect::AnyRoom,
    Effect::GoAnyRoom,
    Effect::GoToRoom { room: RoomId(3) },
    Effect::GoToStart,
    Effect::SendToStart,
    Effect::SendAnyToStart,
    Effect::RollAgain,
    Effect::AddToRoll { steps: 3 },
    Effect::AskAnywhere,
    Effect::AskHere,
    Effect::ExtraTurn,
    Effect::MissTurn,
    Effect::LeaveUnrefuted,
    Effect::PassOn,
    Effect::SeeShown,
    Effect::SeeNextShown,
    Effect::NextShowsToo,
    Effect::Clock,
    Effect::Custom { id: 0 },
];

/// An effect of the vocabulary with one of its moments; those that lead to further cards are the more frequent.
fn uses() -> impl Strategy<Value = (Effect, EffectTiming)> {
    let chains = [
        Effect::RollAgain,
        Effect::ExtraTurn,
        Effect::AskAnywhere,
        Effect::GoAnyRoom,
        Effect::MissTurn,
        Effect::Custom { id: 0 },
    ];
    let effect = prop_oneof![prop::sample::select(&EFFECTS[..]), prop::sample::select(chains.to_vec())];
    effect.prop_flat_map(|effect| (Just(effect), prop::sample::select(effect.timings().to_vec())))
}

fn cards() -> impl Strategy<Value = DeckCard> {
    (1_u8..5, uses()).prop_map(|(count, (effect, when))| DeckCard { count, effect, when })
}

fn powers() -> impl Strategy<Value = Option<Power>> {
    uses().prop_map(|(effect, when)| (when != EffectTiming::AtOnce).then_some(Power { effect, when }))
}

/// The classic edition with another deck, other dice and other rules about both; without dice now and then.
fn editions() -> impl Strategy<Value = Edition> {
    let face = (0_u8..7, prop::bool::weighted(0.7)).prop_map(|(steps, draws)| DieFace { steps, draws });
    let dice = prop::collection::vec(prop::collection::vec(face, 1..5), 1..5);
    let used = prop::sample::select(vec![UsedCards::Under, UsedCards::Reshuffled, UsedCards::Gone]);
    let deck = prop::collection::vec(cards(), 1..7);
    let powers = prop::collection::vec(powers(), 6);
    (deck, powers, dice, used, any::<bool>(), prop::option::weighted(0.2, 1_u8..9)).prop_map(
        |(deck, powers, dice, used_cards, draw_when_pulled, fixed_steps)| {
            let mut edition = (*classic()).clone();
            edition.deck = deck;
            edition.powers = powers;
            edition.extensions = Extensions::new().with(Avalanche);
            edition.profile.dice = if fixed_steps.is_some() { Vec::new() } else { dice };
            edition.profile.fixed_steps = fixed_steps;
            edition.profile.used_cards = used_cards;
            edition.profile.draw_when_pulled = draw_when_pulled;
            edition.profile.mark = SquareMark::Draw;
            edition
        },
    )
}

/// One of the offered actions: by chance, or such that the turn goes on as long as it can.
fn pick(game: &Game, seat: SeatId, restless: bool, chance: &mut SmallRng) -> Action {
    let choices = game.choices(seat);
    let leaves = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let ends = |choice: &&Choice| matches!(choice, Choice::EndTurn | Choice::Decline);
    let staying: Vec<_> = choices.iter().filter(|choice| !leaves(choice)).collect();
    let going: Vec<_> = staying.iter().filter(|choice| !ends(choice)).copied().collect();
    let pool = if restless && !going.is_empty() { going } else { staying };
    let choice = pool.choose(chance).expect("there is a choice");
    *choice.actions(game.edition().cards).choose(chance).expect("every choice has an action")
}

/// What one turn does at most: every card of the deck and every kept one is followed, each with all its decisions.
fn most_actions(edition: &Edition) -> u32 {
    100 * (1 + edition.deck_size()) * AFTER
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_deck_holds_every_action_and_every_turn_ends(
        edition in editions(),
        seats in 2_u8..7,
        seed in any::<u64>(),
        restless in any::<bool>(),
    ) {
        let deck = edition.deck_size();
        let most = most_actions(&edition);
        let mut game = Game::new(Arc::new(edition), Setup::new(cast(seats)), seed).expect("the setup is sound");
        let mut chance = SmallRng::seed_from_u64(seed);
        let (mut row, mut turns, mut actions) = (game.turn_seat(), 0, 0);
        for _ in 0..400 {
            let Some(seat) = game.actor() else { break };
            let turn = game.turn_number();
            let action = pick(&game, seat, restless, &mut chance);
            let events = game.apply(seat, action).expect("an offered action is accepted");
            // Each card drawn may roll again so often; each roll and each card is told by few events.
            prop_assert!(events.len() < 100 + 10 * (deck * AFTER) as usize, "{} events of {action:?}", events.len());
            let drawn = events.iter().filter(|event| matches!(event, Event::Drawn { .. } | Event::Kept { .. }));
            prop_assert!(drawn.count() <= deck as usize);
            actions += 1;
            if game.turn_number() != turn {
                actions = 0;
                let racing = game.seats().filter(|seat| !game.is_out(*seat)).count();
                turns = if game.turn_seat() == row && racing > 1 { turns + 1 } else { 0 };
                row = game.turn_seat();
            }
            prop_assert!(actions < most, "{actions} actions on one turn");
            // Cards drawn in the row, cards kept before it, the power, a turn that all others miss.
            prop_assert!(turns <= 2 * deck + 2, "{turns} turns of one player in a row");
        }
    }
}

/// The classic edition where every face draws and the deck is so many cards of one kind.
fn only(effect: Effect, count: u8) -> Edition {
    let mut edition = (*classic()).clone();
    edition.deck = vec![DeckCard { count, effect, when: EffectTiming::AtOnce }];
    edition.profile.dice = vec![vec![DieFace { steps: 1, draws: true }; 6]; 2];
    edition
}

fn opened(edition: Edition) -> Game {
    Game::new(Arc::new(edition), Setup::new(cast(3)), 1).expect("the setup is sound")
}

fn count(events: &[Event], what: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| what(event)).count()
}

const fn is_drawn(event: &Event) -> bool {
    matches!(event, Event::Drawn { .. })
}

#[test]
fn a_deck_that_only_rolls_again_is_gone_through_once() {
    for used_cards in [UsedCards::Under, UsedCards::Reshuffled] {
        let mut edition = only(Effect::RollAgain, 5);
        edition.profile.used_cards = used_cards;
        let mut game = opened(edition);
        let seat = game.turn_seat();
        let events = game.apply(seat, Action::Roll).expect("one may roll");
        assert_eq!(count(events, is_drawn), 5, "each card once, {used_cards:?}");
        // The first roll and one for each card.
        assert_eq!(count(events, |event| matches!(event, Event::Rolled { .. })), 6);
    }
}

/// A question that moves the token of the player on one's left.
fn pulling(game: &Game, asker: SeatId) -> Triple {
    let left = game.left_of(asker).next().expect("there are others");
    let suspect = game.suspect_of(left);
    let room = if game.token(suspect) == inside(HALL) { KITCHEN } else { HALL };
    Triple { suspect, weapon: ROPE, room }
}

/// Ends turns, with nothing done but what must be, until another player has the turn; the turns that one had.
fn turns_in_a_row(game: &mut Game) -> usize {
    let first = game.turn_seat();
    let mut chance = SmallRng::seed_from_u64(1);
    let before = game.turn_number();
    for _ in 0..5000 {
        let seat = game.actor().expect("the case is open");
        let ends = game.choices(seat).iter().any(|choice| matches!(choice, Choice::EndTurn));
        let asks = game.choices(seat).iter().any(|choice| matches!(choice, Choice::AskAnywhere));
        let action = match (ends, asks) {
            (true, _) => Action::EndTurn,
            (_, true) => Action::AskAnywhere(pulling(game, seat)),
            _ => pick(game, seat, true, &mut chance),
        };
        game.apply(seat, action).expect("an offered action is accepted");
        if game.turn_seat() != first {
            break;
        }
    }
    (game.turn_number() - before) as usize
}

#[test]
fn a_deck_of_further_turns_lets_the_next_player_come() {
    let mut game = opened(only(Effect::ExtraTurn, 4));
    // One's own turn and one for each card.
    assert_eq!(turns_in_a_row(&mut game), 5);
    assert_eq!(count(game.events(), is_drawn), 4);
    // The next player's turn goes through the deck anew.
    assert_eq!(turns_in_a_row(&mut game), 5);
}

#[test]
fn questions_that_draw_questions_end() {
    let mut edition = only(Effect::AskAnywhere, 6);
    edition.profile.draw_when_pulled = true;
    edition.profile.dice = vec![vec![DieFace { steps: 4, draws: true }]];
    let mut game = opened(edition);
    assert_eq!(turns_in_a_row(&mut game), 1);
    let asked = count(game.events(), |event| matches!(event, Event::Suggested { .. }));
    assert_eq!((count(game.events(), is_drawn), asked), (6, 6), "each card is drawn once and asks once");
}
