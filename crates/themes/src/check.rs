//! Checks a raw theme and makes the finished one: counts and texts, with every fault told.

use crate::message;
use std::{collections::BTreeMap, sync::Arc};

use super::{
    board_parts::BoardParts,
    brackets::OF_THEMES,
    cast::{self, DistinctNames, line, needed, paragraphs},
    decks,
    fault::{Report, ThemeFault},
    files::ThemeFiles,
    house,
    names::{NameForms, Phrase},
    plan,
    raw::{RawHelp, RawRoom, RawTheme},
    read::read,
    rules_part::{BoardDetail, RulesPart},
    ruleset,
    spanned::Spanned,
    theme::Theme,
};
use candlestick_rules::{Board, CardCounts, Edition, Extensions, MAX_CARDS};

impl Theme {
    /// Reads and checks a theme's files.
    ///
    /// # Errors
    /// Every fault at once, in reading order, each with its place and the way out.
    pub fn from_files(id: &str, files: &ThemeFiles) -> Result<Self, Vec<ThemeFault>> {
        Self::with_extensions(id, files, &Extensions::new())
    }

    /// Reads and checks a theme's files whose cards and powers may name effects from outside.
    ///
    /// # Errors
    /// As [`Theme::from_files`].
    pub fn with_extensions(id: &str, files: &ThemeFiles, extensions: &Extensions) -> Result<Self, Vec<ThemeFault>> {
        if let Some(fault) = files.too_large() {
            return Err(vec![fault]);
        }
        theme(id, &files.with_plain_line_ends(), extensions)
    }
}

/// Reads and checks a theme.
fn theme(id: &str, files: &ThemeFiles, extensions: &Extensions) -> Result<Theme, Vec<ThemeFault>> {
    let mut report = Report::new(&files.theme_toml);
    let Some(raw) = read::<RawTheme>(&files.theme_toml, OF_THEMES, &mut report) else {
        return Err(report.into_faults());
    };
    let theme = build(id, files, &raw, extensions, &mut report);
    match theme {
        Some(theme) if report.is_empty() => Ok(theme),
        _ => Err(report.into_faults()),
    }
}

fn build(id: &str, files: &ThemeFiles, raw: &RawTheme, extensions: &Extensions, report: &mut Report) -> Option<Theme> {
    let mut rooms: Vec<&Spanned<RawRoom>> = raw.rooms.iter().collect();
    rooms.sort_by_key(|room| !room.get_ref().may_be_in_case_file);
    let counts = counts(raw, report);
    tell_same_ids(raw, report);
    let title =
        needed(raw.title.as_ref(), &(0..0), "title", "\"My Mystery\"", report).map(|text| line(text, 40, report));
    let blurb = raw.blurb.as_ref().map(|text| line(text, 300, report)).unwrap_or_default();
    let mut suspects = cast::suspects(&raw.suspects, id, report);
    let weapons = cast::weapons(&raw.weapons, id, report);
    let looks = cast::rooms(&rooms, id, report);
    let profile = ruleset::profile(raw, counts, report);
    let known = decks::DeckContext { rooms: &rooms, extensions, dice: raw.rules.fixed_steps.is_none() };
    let (deck, deck_looks) = decks::deck(&raw.deck, known, report);
    let powers = decks::powers(&raw.suspects, &mut suspects, known, report);
    let rules_text = raw.how_to_play.iter().filter_map(|part| help(part, report)).collect();
    let parts = BoardParts {
        text: &files.board,
        board: &raw.board,
        rooms: &rooms,
        squares: &raw.squares,
        suspects: &raw.suspects,
    };
    let squares = cast::squares(&raw.squares, report);
    let board = plan::board(&parts, report)?;
    check_shown(&raw.how_to_play, &board, report);
    let deck_name = raw.deck.name.as_ref().map_or_else(|| "card".into(), |text| line(text, 24, report));
    Some(Theme {
        id: id.into(),
        digest: files.digest(),
        earlier: vec![files.text_digest()],
        old_digest: files.old_digest(),
        title: title.unwrap_or_default(),
        blurb,
        edition: Arc::new(Edition { cards: counts?, board, profile, deck, powers, extensions: extensions.clone() }),
        suspects,
        weapons,
        rooms: looks,
        squares,
        corridor: raw.board.corridor.as_ref().map(|text| cast::colour(Some(text), &text.span(), report)),
        outside: raw.board.outside.as_ref().map(|ground| cast::ground(ground, report)),
        deck: deck_looks,
        deck_phrase: Phrase::of(&NameForms::english(&deck_name, "the").into(), "name"),
        deck_name,
        rules_text,
        wording: raw.words,
        ambience: raw.ambience,
        house: house::house(&raw.house, report),
        back_picture: raw.house.card_back_picture.as_ref().map(|text| cast::own_picture(text, id, report)),
        translations: BTreeMap::new(),
        original: None,
        strong: false,
    })
}

/// How many cards there are, if the referee can take so many.
fn counts(raw: &RawTheme, report: &mut Report) -> Option<CardCounts> {
    let mut sound = true;
    for (what, count) in
        [("suspects", raw.suspects.len()), ("weapons", raw.weapons.len()), ("rooms", case_file_rooms(raw))]
    {
        if count < 2 && !report.has_cut_lists() {
            sound = false;
            let few = if count == 0 { message!("check-cast-none") } else { message!("check-cast-one") };
            report.at(&(0..0), few.with("list", what));
        }
    }
    let total = raw.suspects.len() + raw.weapons.len() + raw.rooms.len();
    if total > usize::from(MAX_CARDS) {
        let message = message!("check-cast-many", total = total, most = MAX_CARDS);
        report.at(&(0..0), message);
        return None;
    }
    let counts = CardCounts {
        suspects: raw.suspects.len() as u8,
        weapons: raw.weapons.len() as u8,
        rooms: case_file_rooms(raw) as u8,
    };
    sound.then_some(counts)
}

/// Rooms that can be in the case file.
fn case_file_rooms(raw: &RawTheme) -> usize {
    raw.rooms.iter().filter(|room| room.get_ref().may_be_in_case_file).count()
}

/// Ids name cards in logs, so no two may be the same.
fn tell_same_ids(raw: &RawTheme, report: &mut Report) {
    let mut names = DistinctNames::new("id");
    raw.suspects.iter().for_each(|item| names.add(&item.get_ref().id, report));
    raw.weapons.iter().for_each(|item| names.add(&item.get_ref().id, report));
    raw.rooms.iter().for_each(|item| names.add(&item.get_ref().id, report));
    raw.squares.iter().for_each(|item| names.add(&item.get_ref().id, report));
}

fn help(part: &Spanned<RawHelp>, report: &mut Report) -> Option<RulesPart> {
    let (span, part) = (part.span(), part.get_ref());
    let heading = needed(part.heading.as_ref(), &span, "heading", "\"Your turn\"", report);
    let text = needed(part.text.as_ref(), &span, "text", "\"First roll the dice.\"", report);
    let heading = line(heading?, 60, report);
    let shows = shown(part).map(|show| *show.get_ref()).collect();
    Some(RulesPart { heading, text: paragraphs(text?, report), shows })
}

/// All that a part of the rules shows.
fn shown(part: &RawHelp) -> impl Iterator<Item = &Spanned<BoardDetail>> {
    part.show.iter().chain(&part.also_show)
}

/// A part of the rules shows what the board has.
fn check_shown(parts: &[Spanned<RawHelp>], board: &Board, report: &mut Report) {
    for show in parts.iter().flat_map(|part| shown(part.get_ref())) {
        if !show.get_ref().is_on(board) {
            let key = show.get_ref().key();
            report.at(&show.span(), message!("check-nothing-to-show", what = key));
        }
    }
}
