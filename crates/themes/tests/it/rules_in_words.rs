//! The rules panel tells what the referee holds: the rules of a theme's profile are named in its English text, those that it
//! does not have are not, and every language has as many paragraphs.

use std::{collections::BTreeSet, sync::Arc};

use candlestick_rules::{
    AccuseWhere, AskAgain, Asking, DieFace, Leftovers, Place, Profile, Refuters, SquareId, SquareMark, Stay, SuspectId,
    TokensInTheWay, destinations,
};
use candlestick_themes::{BoardDetail, ENGLISH, LanguagePack, Theme, Words, builtin, builtin_ids, languages};

use crate::table::{Table, theme};

/// A rule that editions have: how one knows that a theme has it, and the stems that the sentence naming it has, each of them
/// one of several words.
struct Rule {
    name: &'static str,
    holds: fn(&Theme) -> bool,
    stems: &'static [&'static [&'static str]],
}

const fn rule(name: &'static str, holds: fn(&Theme) -> bool, stems: &'static [&'static [&'static str]]) -> Rule {
    Rule { name, holds, stems }
}

fn profile(theme: &Theme) -> &Profile {
    &theme.edition.profile
}

/// The rules that a newcomer asks for, in the order of a turn.
const RULES: &[Rule] = &[
    rule("no dice", |theme| profile(theme).fixed_steps.is_some(), &[&["no dice"]]),
    rule("no square twice", |theme| !profile(theme).repeat_squares, &[&["square"], &["twice"]]),
    rule("the longest way", can_be_too_short, &[&["no way is"], &["longest"]]),
    rule("a way is long enough", |theme| !can_be_too_short(theme), &[&["some way"], &["always"]]),
    rule("standing still", can_be_stuck, &[&["cannot take a step", "put back all the way"], &["stand still"]]),
    rule("not back into the room left", |_| true, &[&["not"], &["back into"]]),
    rule("tokens block", |theme| in_the_way(theme, TokensInTheWay::Block), &[&["nor"], &["another token stands"]]),
    rule("tokens are passed", |theme| in_the_way(theme, TokensInTheWay::Pass), &[&["past ", "pass "], &["not end on"]]),
    rule(
        "tokens are leapt",
        |theme| in_the_way(theme, TokensInTheWay::StopBehind),
        &[&["one space behind"], &["further"]],
    ),
    rule("rooms are crossed", |theme| profile(theme).cross_rooms, &[&["walk through"], &["single space"]]),
    rule("passages", |theme| BoardDetail::Passage.is_on(&theme.edition.board), &[&["passages join"]]),
    rule("joining doors", |theme| BoardDetail::JoiningDoor.is_on(&theme.edition.board), &[&["joining doors lead"]]),
    rule("staying", |theme| profile(theme).stay == Stay::AfterRoll, &[&["passage"], &["or stay in"]]),
    rule("staying when moved", |theme| profile(theme).stay == Stay::WhenPulled, &[&["moved your"], &["stay"]]),
    rule("a mark draws", |theme| profile(theme).mark == SquareMark::Draw, &[&["stop on"], &["draw a ", "draws a "]]),
    rule(
        "snooping is optional",
        |theme| profile(theme).mark == SquareMark::Snoop,
        &[&["need not stop"], &["nor look"]],
    ),
    rule("asking is optional", |theme| profile(theme).asking == Asking::Optional, &[&["you may suggest"]]),
    rule(
        "not on the next turn",
        |theme| profile(theme).ask_again == AskAgain::NotNextTurn,
        &[&["cannot"], &["next turn"]],
    ),
    rule("the first answers", |theme| profile(theme).refuters == Refuters::FirstHolder, &[&["your left"], &["first"]]),
    rule("all answer", |theme| profile(theme).refuters == Refuters::All, &[&["every other player"]]),
    rule(
        "accusing anywhere",
        |theme| profile(theme).accuse == AccuseWhere::Anywhere,
        &[&["you may accuse"], &["wherever"]],
    ),
    rule("accusing in the centre", in_the_centre, &[&["accuse only in"], &["centre"]]),
    rule("staying in the centre", in_the_centre, &[&["in the centre"], &["you may stay there"]]),
    rule(
        "an out player's square",
        |theme| in_the_way(theme, TokensInTheWay::Pass),
        &[&["others may end on its square"]],
    ),
    rule(
        "an out player blocks nothing",
        |theme| !in_the_way(theme, TokensInTheWay::Pass),
        &[&["no longer blocks", "nobody's way"]],
    ),
    rule("an out player's token", |_| true, &[&["still be named and moved"]]),
    rule("giving up", |_| true, &[&["you may also give up"], &["without naming"]]),
    rule("the last one does not win", |_| true, &[&["being the last one"], &["does not win"]]),
    rule("nobody wins", |_| true, &[&["everybody is out"], &["unsolved"]]),
    rule("cards left over", |theme| profile(theme).leftovers == Leftovers::FaceUp, &[&["left over"], &["face up"]]),
    rule("cards in rooms", |theme| profile(theme).two_side_room_cards > 0, &[&["cards lie face down in"], &["rooms"]]),
    rule(
        "cards at the side",
        |theme| profile(theme).two_side_side_cards > 0,
        &[&["cards lie face down in"], &["side"]],
    ),
];

/// Every number of steps that a turn can have.
fn rolls(theme: &Theme) -> BTreeSet<u32> {
    let start = BTreeSet::from([u32::from(profile(theme).fixed_steps.unwrap_or(0))]);
    let with = |sums: BTreeSet<u32>, die: &Vec<_>| {
        let faces = die.iter().map(|face: &DieFace| u32::from(face.steps));
        faces.flat_map(|steps| sums.iter().map(move |sum| sum + steps)).collect()
    };
    profile(theme).dice.iter().fold(start, with)
}

fn places(theme: &Theme) -> impl Iterator<Item = Place> {
    let board = &theme.edition.board;
    board.square_ids().map(Place::Square).chain(board.rooms().map(Place::Room))
}

/// The squares where a way of exactly so many steps ends that meets nobody, and whether a room is within reach.
fn ends(theme: &Theme, from: Place, steps: u32) -> (BTreeSet<SquareId>, bool) {
    let board = &theme.edition.board;
    let found = destinations(board, from, steps, &vec![false; board.squares().len()]);
    let room = found.iter().any(|end| end.place.room().is_some());
    let exact = found.iter().filter(|end| end.path.len() == steps as usize);
    let square = |place: Place| if let Place::Square(square) = place { Some(square) } else { None };
    (exact.filter_map(|end| square(end.place)).collect(), room)
}

/// Whether the other tokens can stand on all of these squares.
fn can_be_taken(theme: &Theme, squares: &BTreeSet<SquareId>) -> bool {
    let others = usize::from(theme.edition.cards.suspects) - 1;
    squares.len() <= others && !squares.iter().any(|square| theme.edition.board.is_special(*square))
}

/// Whether it can happen on this board that no way is as long as a roll.
fn can_be_too_short(theme: &Theme) -> bool {
    match profile(theme).tokens_in_the_way {
        TokensInTheWay::Block => true,
        TokensInTheWay::Pass => {
            let taken = |from, steps| can_be_taken(theme, &ends(theme, from, steps).0);
            rolls(theme).into_iter().any(|steps| places(theme).any(|from| taken(from, steps)))
        }
        // No token makes a way shorter, and one that is as long as the highest roll begins with one for each lower roll.
        TokensInTheWay::StopBehind => {
            let most = rolls(theme).into_iter().max().unwrap();
            let table = Table::new(&theme.id, profile(theme).min_seats, &[]);
            !places(theme).all(|from| {
                let mut table = table.clone();
                table.game.put_token(SuspectId(0), from);
                table.roll(most as u8);
                let choices = table.game.choices(table.game.turn_seat());
                choices.destinations().iter().any(|end| end.path.len() == most as usize)
            })
        }
    }
}

/// Whether the other tokens can leave one no step at all.
fn can_be_stuck(theme: &Theme) -> bool {
    let shut_in = |from: Place, steps: u32| {
        let all: Vec<_> = (1..=steps).map(|exact| ends(theme, from, exact)).collect();
        let squares = all.iter().flat_map(|(squares, _)| squares.iter().copied()).collect();
        let leads_on = theme.edition.board.passage_from(from).is_some() || all.iter().any(|(_, room)| *room);
        from.room().is_none() && !leads_on && can_be_taken(theme, &squares)
    };
    profile(theme).tokens_in_the_way != TokensInTheWay::Pass
        || rolls(theme).into_iter().any(|steps| places(theme).any(|from| shut_in(from, steps)))
}

fn in_the_way(theme: &Theme, rule: TokensInTheWay) -> bool {
    profile(theme).tokens_in_the_way == rule
}

fn in_the_centre(theme: &Theme) -> bool {
    profile(theme).accuse == AccuseWhere::Centre
}

/// The themes that are offered, read from their files; the one of the first lessons leaves out what those do not teach.
fn themes() -> Vec<Theme> {
    builtin_ids().into_iter().map(theme).collect()
}

fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty())
}

/// The sentences of a theme's rules panel, in small letters.
fn sentences(theme: &Theme) -> Vec<String> {
    let parts = theme.rules_text.iter().flat_map(|part| paragraphs(&part.text));
    parts.flat_map(|paragraph| paragraph.split(". ")).map(str::to_lowercase).collect()
}

fn is_named(rule: &Rule, sentences: &[String]) -> bool {
    let names = |sentence: &String| rule.stems.iter().all(|stem| stem.iter().any(|word| sentence.contains(word)));
    sentences.iter().any(names)
}

#[test]
fn the_rules_text_names_the_rules_of_the_profile_and_no_other() {
    let themes = themes();
    let mut wrong = Vec::new();
    for theme in &themes {
        let sentences = sentences(theme);
        for rule in RULES {
            match ((rule.holds)(theme), is_named(rule, &sentences)) {
                (true, false) => wrong.push(format!("{} does not name: {}", theme.id, rule.name)),
                (false, true) => wrong.push(format!("{} names what it does not have: {}", theme.id, rule.name)),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for rule in RULES {
        assert!(themes.iter().any(rule.holds), "no theme has the rule: {}", rule.name);
    }
}

#[test]
fn the_rules_show_what_the_board_has_for_their_reader() {
    for theme in themes() {
        let shown: Vec<_> = theme.rules_text.iter().flat_map(|part| part.shows.iter().copied()).collect();
        let mut wanted = vec![BoardDetail::Door, BoardDetail::Passage, BoardDetail::JoiningDoor, BoardDetail::Start];
        wanted.extend((profile(&theme).mark != SquareMark::Plain).then_some(BoardDetail::Mark));
        wanted.extend(in_the_centre(&theme).then_some(BoardDetail::Centre));
        for detail in wanted.into_iter().filter(|detail| detail.is_on(&theme.edition.board)) {
            assert!(shown.contains(&detail), "{} shows no {}", theme.id, detail.key());
        }
    }
}

#[test]
fn every_language_has_as_many_paragraphs_of_the_rules_as_english() {
    let count =
        |theme: &Theme| -> Vec<_> { theme.rules_text.iter().map(|part| paragraphs(&part.text).count()).collect() };
    for language in languages().iter().filter(|language| language.code != ENGLISH) {
        let words = Words::of(Arc::new(LanguagePack::parse(LanguagePack::builtin(language.code).unwrap()).unwrap()));
        for theme in builtin_ids().into_iter().map(|id| builtin(id).unwrap()) {
            let told = count(&theme.in_language(&words));
            assert_eq!(told, count(&theme), "{}: paragraphs of each part in {}", theme.id, language.code);
        }
    }
}
