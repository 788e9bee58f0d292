//! Translates the deeds that a chapter writes into the game's actions and the screen's targets.

use std::{collections::BTreeSet, ops::Range};

use super::{
    deed::WantedDeed,
    names::LessonNames,
    raw::{RawCell, RawDeed, RawSuggest, RawTarget},
    target::LessonTarget,
};
use crate::Column;
use candlestick_rules::{Action, CardId, Place, RoomId, SuspectId, WeaponId};
use candlestick_themes::{
    message,
    reading::{Report, Spanned, Text},
};

/// What is wanted; none where something of it is not there, which is told then.
pub(super) fn wanted(raw: &Spanned<RawDeed>, names: LessonNames, report: &mut Report) -> Option<WantedDeed> {
    let at = raw.span();
    Some(match raw.get_ref() {
        RawDeed::Mark(raw) => {
            let (card, column) = (names.card(&raw.card, report), names.column(&raw.of, report));
            WantedDeed::Mark(card?, column?, raw.mark)
        }
        RawDeed::Why(raw) => {
            let (card, column) = cell(raw, names, report)?;
            WantedDeed::Why(card, column)
        }
        RawDeed::Press(raw) => WantedDeed::Press(target(raw, &at, names, report)?),
        raw => WantedDeed::Act(actions(raw, &at, names, report)?),
    })
}

/// The actions that something written stands for; the first is the one that a script does.
pub(super) fn actions(
    raw: &RawDeed,
    at: &Range<usize>,
    names: LessonNames,
    report: &mut Report,
) -> Option<Vec<Action>> {
    Some(match raw {
        RawDeed::Roll => vec![Action::Roll],
        RawDeed::Stay => vec![Action::Stay],
        RawDeed::EndTurn => vec![Action::EndTurn],
        RawDeed::GiveUp => vec![Action::GiveUp],
        RawDeed::UsePower => vec![Action::UsePower],
        RawDeed::Draw => vec![Action::Draw],
        RawDeed::Decline => vec![Action::Decline],
        RawDeed::Go(room) => vec![Action::Go(Place::Room(names.room(room, report)?))],
        RawDeed::GoTo(square) => vec![Action::Go(names.square(*square, at, report)?)],
        RawDeed::Via(square) => vec![Action::Via(names.square(*square, at, report)?)],
        RawDeed::Passage(room) => vec![Action::Passage(names.room(room, report)?)],
        RawDeed::Join(room) => vec![Action::Join(names.room(room, report)?)],
        RawDeed::Jump(room) => vec![Action::Jump(names.room(room, report)?)],
        RawDeed::Suggest(raw) => suggestions(raw, names, report)?,
        RawDeed::AskAnywhere(texts) => vec![Action::AskAnywhere(names.triple(texts, at, report)?)],
        RawDeed::Accuse(texts) => vec![Action::Accuse(names.triple(texts, at, report)?)],
        RawDeed::Show(texts) => of_cards(texts, Action::Show, names, report)?,
        RawDeed::Reveal(texts) => of_cards(texts, Action::Reveal, names, report)?,
        RawDeed::PassLeft(texts) => of_cards(texts, Action::PassLeft, names, report)?,
        RawDeed::ChooseSeat(seat) => vec![Action::ChooseSeat(names.seat(seat, report)?)],
        RawDeed::ChooseToken(suspect) => vec![Action::ChooseToken(names.suspect(suspect, report)?)],
        RawDeed::NameCard(card) => vec![Action::NameCard(names.card(card, report)?)],
        RawDeed::PlayCard(card) => vec![Action::PlayCard(names.deck_card(card, report)?)],
        RawDeed::LookAtSide(place) => vec![Action::LookAtSide(place.saturating_sub(1))],
        RawDeed::Mark(_) | RawDeed::Why(_) | RawDeed::Press(_) => {
            report.at(at, message!("chapter-only-you"));
            return None;
        }
    })
}

/// Any of some cards; no card written is any card.
fn of_cards(texts: &[Text], act: fn(CardId) -> Action, names: LessonNames, report: &mut Report) -> Option<Vec<Action>> {
    let mut cards = names.cards(texts, report);
    if cards.len() < texts.len() {
        return None;
    }
    distinct(&mut cards);
    let all = names.theme.edition.cards.all();
    Some(if cards.is_empty() { all.iter().map(act).collect() } else { cards.into_iter().map(act).collect() })
}

fn suggestions(raw: &RawSuggest, names: LessonNames, report: &mut Report) -> Option<Vec<Action>> {
    let cards = names.theme.edition.cards;
    // Each once, also where a list repeats itself.
    let mut suspects: Vec<_> = raw.suspect.iter().filter_map(|text| names.suspect(text, report)).collect();
    let mut weapons: Vec<_> = raw.weapon.iter().filter_map(|text| names.weapon(text, report)).collect();
    if suspects.len() < raw.suspect.len() || weapons.len() < raw.weapon.len() {
        return None;
    }
    distinct(&mut suspects);
    distinct(&mut weapons);
    if suspects.is_empty() {
        suspects = (0..cards.suspects).map(SuspectId).collect();
    }
    if weapons.is_empty() {
        weapons = (0..cards.weapons).map(WeaponId).collect();
    }
    let each = |suspect| weapons.iter().map(move |weapon| Action::Suggest { suspect, weapon: *weapon });
    Some(suspects.iter().copied().flat_map(each).collect())
}

/// Leaves the first of each.
fn distinct<T: Copy + Ord>(list: &mut Vec<T>) {
    let mut seen = BTreeSet::new();
    list.retain(|item| seen.insert(*item));
}

/// A cell of the notebook.
pub(super) fn cell(raw: &RawCell, names: LessonNames, report: &mut Report) -> Option<(CardId, Column)> {
    let (card, column) = (names.card(&raw.card, report), names.column(&raw.of, report));
    Some((card?, column?))
}

/// What an arrow points at.
pub(super) fn target(
    raw: &RawTarget,
    at: &Range<usize>,
    names: LessonNames,
    report: &mut Report,
) -> Option<LessonTarget> {
    let in_room = |room: RoomId| LessonTarget::Place(Place::Room(room));
    Some(match raw {
        RawTarget::Hand => LessonTarget::Hand,
        RawTarget::Notebook => LessonTarget::Notebook,
        RawTarget::Log => LessonTarget::Log,
        RawTarget::Dice => LessonTarget::Dice,
        RawTarget::Deck => LessonTarget::Deck,
        RawTarget::Card(card) => LessonTarget::Card(names.card(card, report)?),
        RawTarget::Room(room) => in_room(names.room(room, report)?),
        RawTarget::Square(square) => LessonTarget::Place(names.square(*square, at, report)?),
        RawTarget::Seat(seat) => LessonTarget::Seat(names.seat(seat, report)?),
        RawTarget::Cell(raw) => {
            let (card, column) = cell(raw, names, report)?;
            LessonTarget::Cell(card, column)
        }
        RawTarget::Button(button) => LessonTarget::Button(*button),
    })
}
