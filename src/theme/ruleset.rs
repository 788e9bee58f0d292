//! Checks the rules a theme chooses: players, dice, who starts, cards in rooms.

use std::ops::Range;

use toml::Spanned;

use super::{
    cast::cut,
    fault::Report,
    raw::{RawFace, RawRules, RawSuspect, Text},
    read::nearest,
};
use crate::rules::{CardCounts, Face, Profile, SuspectId};

/// Most seats at a table.
const MOST_SEATS: u8 = 10;
/// Most dice, faces of a die and steps of a face.
const MOST_DICE: usize = 4;
const MOST_FACES: usize = 20;
const MOST_STEPS: u8 = 20;

/// The rules profile; what is not given is as in the classic rules.
pub(super) fn profile(
    raw: &RawRules,
    suspects: &[Spanned<RawSuspect>],
    counts: Option<CardCounts>,
    report: &mut Report,
) -> Profile {
    let two_side_room_cards = raw.two_side_room_cards.as_ref().map_or(0, |count| *count.get_ref());
    let (min_seats, max_seats) = players(raw, suspects.len(), report);
    if let Some(counts) = counts {
        check_hands(raw, counts, max_seats, report);
        check_room_cards(raw, counts, report);
    }
    Profile {
        min_seats,
        max_seats,
        dice: dice(raw, report),
        start_order: start_order(raw, suspects, report),
        two_side_room_cards,
    }
}

fn players(raw: &RawRules, suspects: usize, report: &mut Report) -> (u8, u8) {
    let most = MOST_SEATS.min(u8::try_from(suspects).unwrap_or(u8::MAX));
    let Some(players) = &raw.players else { return (2, most.max(2)) };
    let [min, max] = *players.get_ref();
    if min < 2 || max < min || (max > most && suspects > 0) {
        let message = format_args!(
            "players from {min} to {max} cannot be; write the fewest and the most, at least 2 \
             and at most {most}, as many as there are suspects"
        );
        report.at(&players.span(), message);
    }
    (min, max)
}

/// Everybody must get a card.
fn check_hands(raw: &RawRules, counts: CardCounts, max_seats: u8, report: &mut Report) {
    let dealt = counts.total().saturating_sub(3);
    if dealt < max_seats {
        let message = format_args!("{dealt} cards cannot be dealt to {max_seats} players; lower the most players");
        report.at(&raw.players.as_ref().map_or(0..0, Spanned::span), message);
    }
}

fn check_room_cards(raw: &RawRules, counts: CardCounts, report: &mut Report) {
    let Some(count) = &raw.two_side_room_cards else { return };
    let most = counts.rooms.min(counts.total().saturating_sub(5));
    if *count.get_ref() > most {
        report.at(&count.span(), format_args!("at most {most} cards can lie in rooms here"));
    }
}

fn dice(raw: &RawRules, report: &mut Report) -> Vec<Vec<Face>> {
    let Some(dice) = &raw.dice else {
        let die: Vec<_> = (1..=6).map(|steps| Face { steps, draws: false }).collect();
        return vec![die.clone(), die];
    };
    if !(1..=MOST_DICE).contains(&dice.get_ref().len()) {
        report.missing(&dice.span(), "", format_args!("write 1 to {MOST_DICE} dice, each a list of faces"));
    }
    for die in dice.get_ref() {
        let faces = die.get_ref();
        if !(1..=MOST_FACES).contains(&faces.len()) {
            report.missing(&die.span(), "", format_args!("a die has 1 to {MOST_FACES} faces"));
        }
        if faces.iter().any(|RawFace(face)| face.steps > MOST_STEPS) {
            report.at(&die.span(), format_args!("a face has 0 to {MOST_STEPS} steps"));
        }
    }
    dice.get_ref().iter().map(|die| die.get_ref().iter().map(|RawFace(face)| *face).collect()).collect()
}

fn start_order(raw: &RawRules, suspects: &[Spanned<RawSuspect>], report: &mut Report) -> Vec<SuspectId> {
    let Some(order) = &raw.start_order else {
        return (0..suspects.len() as u8).map(SuspectId).collect();
    };
    let mut starters = Vec::new();
    for text in order.get_ref() {
        match suspect_named(suspects, text, report) {
            Some(suspect) if starters.contains(&suspect) => {
                report.at(&text.span(), format_args!("`{}` is there already; name each suspect once", cut(text)));
            }
            Some(suspect) => starters.push(suspect),
            None => {}
        }
    }
    tell_absent(&order.span(), suspects, &starters, report);
    starters
}

fn suspect_named(suspects: &[Spanned<RawSuspect>], text: &Text, report: &mut Report) -> Option<SuspectId> {
    let at = suspects.iter().position(|suspect| suspect.get_ref().id.get_ref() == text.get_ref());
    if at.is_none() {
        let near = nearest(text.get_ref(), suspects.iter().map(|suspect| suspect.get_ref().id.get_ref().as_str()));
        let hint = near.map_or_else(|| "write a suspect's id".to_owned(), |near| format!("did you mean `{near}`?"));
        report.at(&text.span(), format_args!("there is no suspect `{}`; {hint}", cut(text)));
    }
    at.map(|n| SuspectId(n as u8))
}

fn tell_absent(span: &Range<usize>, suspects: &[Spanned<RawSuspect>], named: &[SuspectId], report: &mut Report) {
    for (n, suspect) in suspects.iter().enumerate() {
        if !named.contains(&SuspectId(n as u8)) {
            report.at(span, format_args!("`{}` is missing from the start order", cut(&suspect.get_ref().id)));
        }
    }
}
