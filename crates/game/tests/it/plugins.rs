//! Effects from outside: the example plays, nothing is told by guesswork, and what is wrong is said.

#[path = "../../examples/plugin_effect.rs"]
#[expect(dead_code, reason = "its main is not called here")]
mod example;

use std::sync::Arc;

use candlestick_deduction::Knowledge;
use candlestick_game::{Case, ReadRecord, Record};
use candlestick_rules::{
    CardId, CustomEffect, Effect, EffectContext, Event, Extensions, RoomId, SeatId, SuspectId, WeaponId,
};
use candlestick_themes::{Theme, builtin_files};

/// Tries everything that it may not do, and one thing that it may.
struct Bold;

impl CustomEffect for Bold {
    fn name(&self) -> &str {
        "bold"
    }

    fn follow(&self, context: &mut EffectContext) {
        let me = context.suspect_of(context.seat()).unwrap();
        assert!(!context.send_token(me, RoomId(0)), "not one's own token");
        assert!(!context.send_token(SuspectId(200), RoomId(0)) && !context.send_token(SuspectId(1), RoomId(200)));
        assert!(!context.bring_weapon(WeaponId(200), RoomId(0)) && !context.bring_weapon(WeaponId(0), RoomId(200)));
        assert!(!context.peek(context.seat()) && !context.peek(SeatId(200)));
        assert!(
            !context.then(Effect::Clock) && !context.then(Effect::PassOn) && !context.then(Effect::Custom { id: 0 })
        );
        assert_eq!(context.chance(0), 0);
        assert!(context.peek(context.others()[0]));
    }
}

fn with_card(custom: &str, extensions: &Extensions) -> Result<Theme, String> {
    let mut files = builtin_files("classic-2016").unwrap();
    files.theme_toml = files.theme_toml.replacen("do = \"left-reveals\"", custom, 1);
    Theme::with_extensions("classic-2016", &files, extensions)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

#[test]
fn the_example_plays_with_its_effect_and_the_same_log_gives_the_same_case() {
    let theme = Arc::new(example::theme().unwrap());
    let (mut blown, mut glimpsed) = (0, 0);
    for seed in 0..12 {
        let case = example::played(Arc::clone(&theme), seed).unwrap();
        let events = case.game().events();
        blown += events.iter().filter(|event| matches!(event, Event::TokenSent { .. })).count();
        glimpsed += events.iter().filter(|event| matches!(event, Event::Peeked { .. })).count();
        let log = ReadRecord::from_text(&Record::of(&case).to_text()).unwrap().record.log;
        assert_eq!(Case::replay(Arc::clone(&theme), log).unwrap().game().events(), events);
    }
    assert!(blown > 5 && glimpsed > 5, "{blown} blown away, {glimpsed} cards glimpsed");
}

#[test]
fn what_a_seat_knows_stays_true_whatever_a_plugin_does() {
    let theme = Arc::new(example::theme().unwrap());
    for seed in 20..30 {
        let case = example::played(Arc::clone(&theme), seed).unwrap();
        let truth = case.game().truth();
        for seat in case.game().seats() {
            let mut view = case.game().view(seat);
            view.events.retain(|event| !matches!(event, Event::Closed(_)));
            let known = Knowledge::from_view(&view);
            assert!(known.triples().iter().any(|(triple, _)| *triple == truth.case_file), "seed {seed}");
            for other in case.game().seats() {
                assert!(known.known_of(other).without(truth.hand(other)).is_empty(), "seed {seed}");
            }
        }
    }
}

#[test]
fn a_plugin_can_do_no_more_than_the_table_s_own_cards() {
    let extensions = Extensions::new().with(Bold);
    let theme = with_card("do = \"custom\"\ncustom = \"bold\"", &extensions).unwrap();
    let edition = &theme.edition;
    let bold = edition.deck.iter().position(|card| matches!(card.effect, Effect::Custom { .. })).unwrap();
    let setup = candlestick_rules::Setup::new((0..3).map(SuspectId).collect());
    let mut game = candlestick_rules::Game::new(Arc::clone(edition), setup, 3).unwrap();
    game.stack_deck(&[candlestick_rules::DeckCardId(bold as u8)]);
    game.load_dice([vec![0, 3]]);
    let events = game.apply(SeatId(0), candlestick_rules::Action::Roll).unwrap().to_vec();
    let peeked =
        |event: &&Event| matches!(event, Event::Peeked { by: SeatId(0), at: SeatId(1), card: Some(CardId(_)) });
    assert_eq!(events.iter().filter(peeked).count(), 1, "{events:?}");
    let told = |event: &&Event| matches!(event, Event::TokenSent { .. } | Event::WeaponPulled { .. });
    assert_eq!(events.iter().find(told), None);
}

#[test]
fn a_theme_that_names_an_effect_nobody_brings_is_told_so() {
    let fault = |custom: &str, extensions: &Extensions| with_card(custom, extensions).unwrap_err();
    let none = Extensions::new();
    let known = Extensions::new().with(Bold);
    let bald = "do = \"custom\"\ncustom = \"bald\"";
    assert!(fault(bald, &none).contains("only a build with the right plugin"));
    assert!(fault(bald, &known).contains("did you mean `bold`?"));
    assert!(fault("do = \"custom\"", &known).contains("add custom ="));
    assert!(fault("do = \"peek\"\ncustom = \"bold\"", &known).contains("only do = \"custom\" takes a custom"));
}
