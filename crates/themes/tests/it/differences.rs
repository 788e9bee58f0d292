//! The card that says what an edition does otherwise than the plain game.

use std::sync::Arc;

use candlestick_rules::{Setup, SuspectId};
use candlestick_themes::{LanguagePack, Words, builtin, builtin_ids, differences, key};

/// What the card of a theme says at a table of so many.
fn card(id: &str, seats: u8, with_extras: bool) -> Vec<String> {
    let theme = builtin(id).unwrap();
    let setup = Setup::new((0..seats).map(SuspectId).collect());
    let setup = if with_extras { setup } else { setup.original() };
    differences(&theme, &setup).into_iter().map(|one| one.say(&theme, &Words::english())).collect()
}

#[test]
fn each_edition_says_what_its_rulebook_does_otherwise() {
    assert_eq!(card("classic-2016", 4, true), ["A marked die face draws a Clue card."]);
    let centre = [
        "Accuse only in the centre of the house.",
        "Stay in a room only if somebody’s question brought you there.",
        "Take a secret passage instead of rolling.",
        "Walk past other tokens; they never block you.",
    ];
    let bonus = ["A marked square draws a Bonus card.", "Leftover cards lie face up for everyone."];
    assert_eq!(card("classic-2011", 4, true), [&centre[..], &bonus].concat());
    let doctor = card("doctor-who", 4, true);
    assert_eq!(doctor[..2], centre[..2]);
    for own in [
        "A marked die face draws an Intrigue card.",
        "Moved by somebody else? You may draw an Intrigue card.",
        "Each suspect has a power, used once.",
    ] {
        assert!(doctor.iter().any(|line| line == own), "{own} is not in {doctor:?}");
    }
    assert_eq!(
        card("master-detective", 4, true),
        [
            "Everyone answers, each with one card.",
            "In a room you may suggest, but don’t have to.",
            "You can’t suggest in the same room two turns in a row.",
            "Stay in a room only if somebody’s suggestion brought you there.",
            "A secret passage is one step of your roll.",
            "Walk through rooms, one step each.",
            "Walk past other tokens; they never block you.",
            "Stop on a spyglass to peek at somebody’s card.",
        ]
    );
}

#[test]
fn what_is_switched_off_or_for_others_is_not_told() {
    assert!(card("classic-2016", 4, false).is_empty());
    let original = card("doctor-who", 4, false);
    assert!(!original.is_empty() && !original.iter().any(|line| line.contains("card.") || line.contains("power")));
    let two = card("classic-2016", 2, true);
    assert!(two.contains(&"Two players: 4 cards lie face down in rooms.".into()), "{two:?}");
}

#[test]
fn every_line_is_short_and_no_card_is_long() {
    for id in builtin_ids() {
        let seats = builtin(id).unwrap().edition.profile.min_seats;
        for count in seats..=seats + 1 {
            let lines = card(id, count, true);
            assert!(lines.len() <= 9, "{id}: {lines:?}");
            for line in &lines {
                assert!(line.split(' ').count() <= 13 && line.ends_with('.'), "{id}: {line}");
            }
        }
    }
}

#[test]
fn the_decks_name_bends_with_each_sentence() {
    let said = |code: &str, id: &str| {
        let words = Words::of(Arc::new(LanguagePack::parse(LanguagePack::builtin(code).unwrap()).unwrap()));
        let theme = builtin(id).unwrap().in_language(&words);
        let plays = words.with(key!("setup-deck"), &[("deck", (&theme.deck_phrase).into())]);
        let setup = Setup::new((0..4).map(SuspectId).collect());
        let card: Vec<_> = differences(&theme, &setup).into_iter().map(|one| one.say(&theme, &words)).collect();
        (plays, card.into_iter().find(|line| line.contains(&theme.deck_name[1..6])))
    };
    for (code, plays, draws) in [
        ("de", "Mit Bonuskarten spielen", "Auf markierten Feldern ziehst du eine Bonuskarte."),
        ("fr", "Avec les cartes Bonus", "Une case marquée fait piocher une carte Bonus."),
    ] {
        assert_eq!(said(code, "classic-2011"), (plays.into(), Some(draws.into())), "{code}");
    }
}
