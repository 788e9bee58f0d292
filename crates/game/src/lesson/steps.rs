//! The steps of a chapter, from what is written to what is checked by name.

use super::{
    acts,
    chapter::{LessonStep, WrongTry},
    deed::WantedDeed,
    names::LessonNames,
    raw::{RawFact, RawMove, RawStep},
    say::Say,
};
use crate::{Column, Mark};
use candlestick_deduction::{Holder, proof::Claim};
use candlestick_rules::{Action, CardId, SeatId};
use candlestick_themes::{
    message,
    reading::{Report, Spanned},
};

/// A step; none where it cannot be done at all, which is told then.
pub(super) fn step(raw: &Spanned<RawStep>, names: LessonNames, report: &mut Report) -> Option<LessonStep> {
    let (place, raw) = (raw.span(), raw.get_ref());
    let say = Say::read(&raw.say, &place, "say", report);
    let hint = (!raw.hint.is_empty()).then(|| Say::read(&raw.hint, &place, "hint", report));
    if raw.deed.is_none() {
        report.missing(&place, "do", message!("chapter-no-deed"));
    }
    let wanted = raw.deed.as_ref().and_then(|deed| acts::wanted(deed, names, report));
    let at = raw.at.as_ref().map(|at| acts::target(at.get_ref(), &at.span(), names, report));
    let mut facts: Vec<_> = raw.fact.iter().filter_map(|raw| fact(raw.get_ref(), names, report)).collect();
    let wrong = raw.wrong.iter().filter_map(|wrong| {
        let (place, raw) = (wrong.span(), wrong.get_ref());
        let say = Say::read(&raw.say, &place, "say", report);
        let when = raw.when.as_ref().map(|when| acts::wanted(when, names, report));
        Some(WrongTry { when: when.map_or(Some(None), |when| when.map(Some))?, say })
    });
    let wrong = wrong.collect();
    let then = moves(&raw.then, names, report);
    let wanted = wanted?;
    facts.extend(marked(&wanted));
    let at = at.unwrap_or_else(|| Some(wanted.target()))?;
    let then_places = raw.then.iter().map(Spanned::span).collect();
    Some(LessonStep { say, hint, wanted, at, facts, wrong, then, place, then_places })
}

/// Decisions of several seats, one after the other.
pub(super) fn moves(raw: &[Spanned<RawMove>], names: LessonNames, report: &mut Report) -> Vec<(SeatId, Action)> {
    let mut moves = Vec::new();
    for raw in raw {
        let (seat, deed) = (names.seat(&raw.get_ref().by, report), &raw.get_ref().deed);
        let actions = acts::actions(deed.get_ref(), &deed.span(), names, report);
        moves.extend(seat.zip(actions.and_then(|actions| actions.first().copied())));
    }
    moves
}

fn fact(raw: &RawFact, names: LessonNames, report: &mut Report) -> Option<Claim> {
    let (card, column) = (names.card(&raw.card, report), names.column(&raw.of, report));
    Some(claim(card?, column?, raw.there))
}

/// What a mark says that is asked for: a tick or a cross must be certain.
fn marked(wanted: &WantedDeed) -> Option<Claim> {
    match wanted {
        WantedDeed::Mark(card, column, Mark::Yes) => Some(claim(*card, *column, true)),
        WantedDeed::Mark(card, column, Mark::No) => Some(claim(*card, *column, false)),
        _ => None,
    }
}

fn claim(card: CardId, column: Column, there: bool) -> Claim {
    Claim { card, location: Holder::from(column).into(), there }
}
