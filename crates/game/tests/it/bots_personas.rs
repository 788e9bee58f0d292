//! Personas at the same positions: each plays as its numbers say, beside the plain master.

use std::sync::Arc;

use candlestick_bots as bot;
use candlestick_bots::{Style, decide_as};
use candlestick_deduction::{Holder, Knowledge, Possession};
use candlestick_rules::{Action, CardSet, Event, Game, Phase, Setup, SuspectId, View};
use candlestick_themes as theme;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The views of those who decide in a phase, in every turn of cases of quick bots.
fn positions(theme: &str, seats: u8, cases: u64, phase: Phase) -> Vec<View> {
    let edition = theme::builtin(theme).unwrap().edition;
    let mut found = Vec::new();
    for seed in 0..cases {
        let setup = Setup::new((0..seats).map(SuspectId).collect());
        let mut game = Game::new(Arc::clone(&edition), setup, seed).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.actor() {
            let view = game.view(seat);
            let action = decide_as(&view, &Style::DETECTIVE, &mut rng);
            if view.phase == phase {
                found.push(view);
            }
            game.apply(seat, action).unwrap();
        }
    }
    found
}

/// What a persona does at each position.
fn actions(views: &[View], persona: &str) -> Vec<Action> {
    let style = bot::style(&format!("master{persona}")).unwrap();
    let act = |(n, view): (usize, &View)| decide_as(view, &style, &mut ChaCha8Rng::seed_from_u64(n as u64));
    views.iter().enumerate().map(act).collect()
}

/// The suspect and the weapon that are asked about, where a question is asked.
fn asked(view: &View, action: Action) -> CardSet {
    let cards = view.edition.cards;
    match action {
        Action::Suggest { suspect, weapon } => [cards.suspect(suspect), cards.weapon(weapon)].into_iter().collect(),
        _ => CardSet::EMPTY,
    }
}

/// How many positions this holds for.
fn count(views: &[View], persona: &str, holds: impl Fn(&View, Action) -> bool) -> usize {
    views.iter().zip(actions(views, persona)).filter(|(view, action)| holds(view, *action)).count()
}

#[test]
fn the_gambler_accuses_earlier_and_the_careful_only_when_certain() {
    let views = positions("classic-2016", 4, 16, Phase::Conclude);
    let accuses = |_: &View, action| matches!(action, Action::Accuse(_));
    let unsure = |view: &View, action| accuses(view, action) && Knowledge::from_view(view).case_file().is_none();
    let [careful, plain, gambler] = ["@careful", "", "@gambler"].map(|persona| count(&views, persona, accuses));
    assert!(careful < plain && plain < gambler, "{careful}, {plain}, {gambler} of {}", views.len());
    assert_eq!(count(&views, "@careful", unsure), 0);
    assert!(count(&views, "@gambler", unsure) > count(&views, "", unsure));
}

#[test]
fn the_fox_names_own_cards_far_more_often_than_others() {
    let views = positions("classic-2016", 4, 5, Phase::Suggest);
    let bluffs = |view: &View, action| !asked(view, action).and(view.hand).is_empty();
    let [careful, plain, fox] = ["@careful", "", "@fox"].map(|persona| count(&views, persona, bluffs));
    assert!(careful <= plain && plain + 5 < fox, "{careful}, {plain}, {fox} of {}", views.len());
}

#[test]
fn the_dreamer_asks_for_cards_that_it_could_know() {
    let views = positions("master-detective", 5, 12, Phase::Suggest);
    let forgot = |view: &View, action| {
        let knowledge = Knowledge::from_view(view);
        let placed =
            |card| view.left_of(view.me).any(|seat| knowledge.cell(card, Holder::Seat(seat)) == Possession::Yes);
        asked(view, action).iter().any(placed)
    };
    let [plain, dreamer] = ["", "@dreamer"].map(|persona| count(&views, persona, forgot));
    assert!(plain + 5 < dreamer, "{plain}, {dreamer} of {}", views.len());
}

#[test]
fn the_recluse_passes_up_what_the_gossip_asks() {
    let views = positions("master-detective", 4, 6, Phase::Suggest);
    let silent = |_: &View, action| matches!(action, Action::EndTurn);
    let [gossip, recluse] = ["@gossip", "@recluse"].map(|persona| count(&views, persona, silent));
    assert_eq!(gossip, 0);
    assert!(recluse >= 5, "{recluse} of {}", views.len());
}

#[test]
fn even_the_recluse_asks_once_it_has_learnt_nothing_for_long() {
    let mut views = positions("master-detective", 4, 6, Phase::Suggest);
    let turns = |view: &View| vec![Event::TurnStarted { seat: view.me, turn: view.turn }; 10];
    views.iter_mut().for_each(|view| view.events.extend(turns(view)));
    assert_eq!(count(&views, "@recluse", |_, action| matches!(action, Action::EndTurn)), 0);
}
