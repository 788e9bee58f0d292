//! A raw theme in, a checked one out: counts, rules, deck and texts, with every fault told.

use std::sync::Arc;

use toml::Spanned;

use super::{
    DeckLook, Theme, ThemeFault, ThemeFiles,
    cast::{self, Names, cut, is_bidi_control, line, needed},
    fault::Report,
    plan,
    raw::{RawDeck, RawDeckCard, RawEffect, RawHelp, RawRoom, RawTheme, Text},
    read::read,
    ruleset,
};
use crate::rules::{CardCounts, DeckCard, Edition, Effect, MAX_CARDS};

/// Longest paragraph text.
const MOST_TEXT: usize = 4000;
/// Most copies of a deck card, and most cards in the deck.
const MOST_DECK: u32 = 60;

/// Reads and checks a theme.
pub(super) fn theme(id: &str, files: &ThemeFiles) -> Result<Theme, Vec<ThemeFault>> {
    let mut report = Report::new(&files.theme_toml);
    let Some(raw) = read::<RawTheme>(&files.theme_toml, &mut report) else { return Err(report.into_faults()) };
    let theme = build(id, files, &raw, &mut report);
    match theme {
        Some(theme) if report.is_empty() => Ok(theme),
        _ => Err(report.into_faults()),
    }
}

fn build(id: &str, files: &ThemeFiles, raw: &RawTheme, report: &mut Report) -> Option<Theme> {
    let mut rooms: Vec<&Spanned<RawRoom>> = raw.rooms.iter().collect();
    rooms.sort_by_key(|room| !room.get_ref().answer);
    let counts = counts(raw, report);
    tell_same_ids(raw, report);
    let title =
        needed(raw.title.as_ref(), &(0..0), "title", "\"My Mystery\"", report).map(|text| line(text, 40, report));
    let blurb = raw.blurb.as_ref().map(|text| line(text, 300, report)).unwrap_or_default();
    let suspects = cast::suspects(&raw.suspects, id, report);
    let weapons = cast::weapons(&raw.weapons, id, report);
    let looks = cast::rooms(&rooms, id, report);
    let profile = ruleset::profile(&raw.rules, &raw.suspects, counts, report);
    let (deck, deck_looks) = deck(&raw.deck, report);
    let rules_text = raw.how_to_play.iter().filter_map(|part| help(part, report)).collect();
    let parts = plan::Parts { text: &files.board, board: &raw.board, rooms: &rooms, suspects: &raw.suspects };
    let board = plan::board(&parts, report)?;
    Some(Theme {
        id: id.into(),
        digest: files.digest(),
        title: title.unwrap_or_default(),
        blurb,
        edition: Arc::new(Edition { cards: counts?, board, profile, deck }),
        suspects,
        weapons,
        rooms: looks,
        deck: deck_looks,
        deck_name: raw.deck.name.as_ref().map_or_else(|| "card".into(), |text| line(text, 24, report)),
        rules_text,
    })
}

/// How many cards there are, if the referee can take so many.
fn counts(raw: &RawTheme, report: &mut Report) -> Option<CardCounts> {
    let mut sound = true;
    for (what, count) in [("suspects", raw.suspects.len()), ("weapons", raw.weapons.len()), ("rooms", answers(raw))] {
        if count < 2 && !report.has_cut_lists() {
            sound = false;
            report.at(
                &(0..0),
                format_args!("there are {count} {what} to choose from; a case needs at least 2 [[{what}]]"),
            );
        }
    }
    let total = raw.suspects.len() + raw.weapons.len() + raw.rooms.len();
    if total > usize::from(MAX_CARDS) {
        let message =
            format_args!("suspects, weapons and rooms are {total} together; at most {MAX_CARDS} are possible");
        report.at(&(0..0), message);
        return None;
    }
    let counts =
        CardCounts { suspects: raw.suspects.len() as u8, weapons: raw.weapons.len() as u8, rooms: answers(raw) as u8 };
    sound.then_some(counts)
}

/// Rooms that can be the answer.
fn answers(raw: &RawTheme) -> usize {
    raw.rooms.iter().filter(|room| room.get_ref().answer).count()
}

/// Ids name cards in logs, so no two may be the same.
fn tell_same_ids(raw: &RawTheme, report: &mut Report) {
    let mut names = Names::new("id");
    raw.suspects.iter().for_each(|item| names.add(&item.get_ref().id, report));
    raw.weapons.iter().for_each(|item| names.add(&item.get_ref().id, report));
    raw.rooms.iter().for_each(|item| names.add(&item.get_ref().id, report));
}

fn deck(raw: &RawDeck, report: &mut Report) -> (Vec<DeckCard>, Vec<DeckLook>) {
    let mut names = Names::new("id");
    let mut total = 0;
    let mut deck = Vec::new();
    for item in &raw.cards {
        let card = item.get_ref();
        names.add(&card.id, report);
        let count = card.count.as_ref().map_or(1, |count| *count.get_ref());
        total += u32::from(count);
        if count == 0 || total > MOST_DECK {
            let span = card.count.as_ref().map_or_else(|| item.span(), Spanned::span);
            report.at(&span, format_args!("a card is there at least once, and a deck has at most {MOST_DECK} cards"));
        }
        if let Some(effect) = effect(item, report) {
            deck.push((DeckCard { count, effect }, deck_look(item, report)));
        }
    }
    deck.into_iter().unzip()
}

fn deck_look(item: &Spanned<RawDeckCard>, report: &mut Report) -> DeckLook {
    let (span, card) = (item.span(), item.get_ref());
    let title = needed(card.title.as_ref(), &span, "title", "\"Second Wind\"", report);
    let text = needed(card.text.as_ref(), &span, "text", "\"Take another turn.\"", report);
    DeckLook {
        id: cast::id(&card.id, report),
        title: title.map(|text| line(text, 40, report)).unwrap_or_default(),
        text: text.map(|text| line(text, 300, report)).unwrap_or_default(),
    }
}

fn effect(item: &Spanned<RawDeckCard>, report: &mut Report) -> Option<Effect> {
    let card = item.get_ref();
    let Some(raw) = &card.effect else {
        report.missing(&item.span(), "do", "`do` is missing here; add it, such as do = \"extra-turn\"");
        return None;
    };
    if *raw.get_ref() != RawEffect::NameAndReveal
        && let Some(category) = &card.category
    {
        report.at(&category.span(), "only do = \"name-and-reveal\" takes a category; leave this line out");
    }
    Some(match raw.get_ref() {
        RawEffect::ChosenReveals => Effect::ChosenReveals,
        RawEffect::LeftReveals => Effect::LeftReveals,
        RawEffect::AllShowLeft => Effect::AllShowLeft,
        RawEffect::Peek => Effect::Peek,
        RawEffect::AnyRoom => Effect::AnyRoom,
        RawEffect::ExtraTurn => Effect::ExtraTurn,
        RawEffect::NameAndReveal => {
            let Some(category) = &card.category else {
                let message = "this card names a card, but of which category? Add category = \"suspect\"";
                report.missing(&item.span(), "category", message);
                return None;
            };
            Effect::NameAndReveal { category: *category.get_ref() }
        }
    })
}

fn help(part: &Spanned<RawHelp>, report: &mut Report) -> Option<(String, String)> {
    let (span, part) = (part.span(), part.get_ref());
    let heading = needed(part.heading.as_ref(), &span, "heading", "\"Your turn\"", report);
    let text = needed(part.text.as_ref(), &span, "text", "\"First roll the dice.\"", report);
    let heading = line(heading?, 60, report);
    Some((heading, paragraphs(text?, report)))
}

/// A text of several paragraphs.
fn paragraphs(text: &Text, report: &mut Report) -> String {
    let paragraphs = text.get_ref().trim();
    let length = paragraphs.chars().count();
    if length == 0 || length > MOST_TEXT {
        report.at(&text.span(), format_args!("this text has {length} letters; write 1 to {MOST_TEXT}"));
    }
    if let Some(bad) = paragraphs.chars().find(|c| *c != '\n' && (c.is_control() || is_bidi_control(*c))) {
        let code = u32::from(bad);
        report.at(&text.span(), format_args!("`{}…` has the control character U+{code:04X}; take it out", cut(text)));
    }
    paragraphs.into()
}
