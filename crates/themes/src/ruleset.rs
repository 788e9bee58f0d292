//! Checks the rules a theme chooses: players, dice, who starts, cards in rooms.

use std::ops::Range;

use super::{
    cast::cut,
    fault::Report,
    message,
    raw::{RawSuspect, RawTheme},
    raw_rules::{Base, RawFace, RawRules},
    read::named,
    spanned::{Spanned, Text},
};
use candlestick_rules::{
    AccuseWhere, AskAgain, Asking, CardCounts, DieFace, FirstTurn, Leftovers, PassageUse, Profile, Refuters,
    SquareMark, Stay, SuspectId, TokensInTheWay, UsedCards, WeaponStart,
};

/// Most seats at a table.
const MOST_SEATS: u8 = 10;
/// Most dice, faces of a die and steps of a face.
const MOST_DICE: usize = 4;
const MOST_FACES: usize = 20;
const MOST_STEPS: u8 = 20;
/// Most steps of a turn without dice.
const MOST_FIXED: u8 = 40;

/// The rules profile; what is not given is as in the base profile.
pub(super) fn profile(theme: &RawTheme, counts: Option<CardCounts>, report: &mut Report) -> Profile {
    let (raw, suspects) = (&theme.rules, theme.suspects.as_slice());
    let base = base(or(raw.base.as_ref(), Base::default()));
    let (min_seats, max_seats) = players(raw, suspects.len(), report);
    if let Some(counts) = counts {
        check_hands(raw, counts, max_seats, report);
        check_laid_cards(raw, counts, report);
    }
    check_places(theme, report);
    Profile {
        min_seats,
        max_seats,
        dice: dice(raw, report),
        fixed_steps: fixed_steps(theme, report),
        first_turn: first_turn(raw, base.first_turn, report),
        start_order: start_order(raw, suspects, report),
        weapon_start: or(raw.weapon_start.as_ref(), base.weapon_start),
        leftovers: raw.leftovers.unwrap_or(base.leftovers),
        two_side_room_cards: or(raw.two_side_room_cards.as_ref(), base.two_side_room_cards),
        two_side_side_cards: or(raw.two_side_side_cards.as_ref(), base.two_side_side_cards),
        two_side_deck: raw.two_side_deck.unwrap_or(base.two_side_deck),
        tokens_in_the_way: raw.tokens_in_the_way.unwrap_or(base.tokens_in_the_way),
        repeat_squares: raw.repeat_squares.unwrap_or(base.repeat_squares),
        cross_rooms: raw.cross_rooms.unwrap_or(base.cross_rooms),
        passage: raw.passage.unwrap_or(base.passage),
        stay: raw.stay.unwrap_or(base.stay),
        asking: raw.asking.unwrap_or(base.asking),
        ask_again: raw.ask_again.unwrap_or(base.ask_again),
        refuters: raw.refuters.unwrap_or(base.refuters),
        accuse: or(raw.accuse.as_ref(), base.accuse),
        mark: raw.mark.unwrap_or(base.mark),
        draw_when_pulled: raw.draw_when_pulled.unwrap_or(base.draw_when_pulled),
        used_cards: raw.used_cards.unwrap_or(base.used_cards),
    }
}

/// What is written, else what the base says.
fn or<T: Copy>(raw: Option<&Spanned<T>>, base: T) -> T {
    raw.map_or(base, |value| *value.get_ref())
}

/// The profiles to start from.
fn base(base: Base) -> Profile {
    match base {
        Base::HouseOfGuests => Profile::default(),
        Base::RaceToTheCentre => Profile {
            first_turn: FirstTurn::HighestRoll,
            weapon_start: WeaponStart::StartRoom,
            leftovers: Leftovers::FaceUp,
            two_side_deck: false,
            tokens_in_the_way: TokensInTheWay::Pass,
            passage: PassageUse::InsteadOfRoll,
            stay: Stay::WhenPulled,
            accuse: AccuseWhere::Centre,
            mark: SquareMark::Draw,
            used_cards: UsedCards::Reshuffled,
            ..Profile::default()
        },
        Base::GrandManor => Profile {
            first_turn: FirstTurn::HighestRoll,
            weapon_start: WeaponStart::OffBoard,
            tokens_in_the_way: TokensInTheWay::StopBehind,
            cross_rooms: true,
            passage: PassageUse::InsideRoll,
            stay: Stay::WhenPulled,
            asking: Asking::Optional,
            ask_again: AskAgain::NotNextTurn,
            refuters: Refuters::All,
            mark: SquareMark::Snoop,
            ..Profile::default()
        },
    }
}

/// Rules that name a place need the board to have it.
fn check_places(theme: &RawTheme, report: &mut Report) {
    let base = base(or(theme.rules.base.as_ref(), Base::default()));
    if or(theme.rules.accuse.as_ref(), base.accuse) == AccuseWhere::Centre && theme.board.centre.is_none() {
        let span = place_of(theme.rules.accuse.as_ref(), theme);
        report.at(&span, message!("check-rule-centre"));
    }
    let weapons = or(theme.rules.weapon_start.as_ref(), base.weapon_start);
    if weapons == WeaponStart::StartRoom && theme.board.start_room.is_none() {
        let span = place_of(theme.rules.weapon_start.as_ref(), theme);
        report.at(&span, message!("check-rule-start-room"));
    }
}

/// Where a rule is written: by itself, else by the base that brings it.
fn place_of<T>(rule: Option<&Spanned<T>>, theme: &RawTheme) -> Range<usize> {
    let base = || theme.rules.base.as_ref().map_or(0..0, Spanned::span);
    rule.map_or_else(base, Spanned::span)
}

fn players(raw: &RawRules, suspects: usize, report: &mut Report) -> (u8, u8) {
    let most = MOST_SEATS.min(u8::try_from(suspects).unwrap_or(u8::MAX));
    let Some(players) = &raw.players else { return (2, most.max(2)) };
    let [min, max] = *players.get_ref();
    if min < 2 || max < min || (max > most && suspects > 0) {
        let message = message!("check-rule-players", least = min, most = max, possible = most);
        report.at(&players.span(), message);
    }
    (min, max)
}

/// Everybody must get a card.
fn check_hands(raw: &RawRules, counts: CardCounts, max_seats: u8, report: &mut Report) {
    let dealt = counts.total().saturating_sub(3);
    if dealt < max_seats {
        let message = message!("check-rule-dealt", cards = dealt, players = max_seats);
        report.at(&raw.players.as_ref().map_or(0..0, Spanned::span), message);
    }
}

fn check_laid_cards(raw: &RawRules, counts: CardCounts, report: &mut Report) {
    let spare = counts.total().saturating_sub(5);
    let (in_rooms, aside) = (raw.two_side_room_cards.as_ref(), raw.two_side_side_cards.as_ref());
    if let Some(count) = in_rooms
        && *count.get_ref() > counts.rooms.min(spare)
    {
        let most = counts.rooms.min(spare);
        report.at(&count.span(), message!("check-rule-in-rooms", most = most));
    }
    let rest = spare.saturating_sub(in_rooms.map_or(0, |count| *count.get_ref()));
    if let Some(count) = aside
        && *count.get_ref() > rest
    {
        report.at(&count.span(), message!("check-rule-aside", most = rest));
    }
}

/// Steps of every turn in a game without dice.
fn fixed_steps(theme: &RawTheme, report: &mut Report) -> Option<u8> {
    let steps = theme.rules.fixed_steps.as_ref()?;
    if !(1..=MOST_FIXED).contains(steps.get_ref()) {
        report.at(&steps.span(), message!("check-rule-steps", most = MOST_FIXED));
    }
    if let Some(dice) = &theme.rules.dice {
        report.at(&dice.span(), message!("check-rule-no-dice"));
    }
    Some(*steps.get_ref())
}

/// Who starts; without dice nobody can roll for it.
fn first_turn(raw: &RawRules, base: FirstTurn, report: &mut Report) -> FirstTurn {
    let diceless = raw.fixed_steps.is_some();
    match &raw.first_turn {
        Some(first) if diceless && *first.get_ref() == FirstTurn::HighestRoll => {
            report.at(&first.span(), message!("check-rule-first"));
            FirstTurn::Lot
        }
        None if diceless && base == FirstTurn::HighestRoll => FirstTurn::Lot,
        first => or(first.as_ref(), base),
    }
}

fn dice(raw: &RawRules, report: &mut Report) -> Vec<Vec<DieFace>> {
    if raw.fixed_steps.is_some() {
        return Vec::new();
    }
    let Some(dice) = &raw.dice else {
        let die: Vec<_> = (1..=6).map(|steps| DieFace { steps, draws: false }).collect();
        return vec![die.clone(), die];
    };
    if !(1..=MOST_DICE).contains(&dice.get_ref().len()) {
        report.missing(&dice.span(), "", message!("check-rule-dice", most = MOST_DICE));
    }
    let mut faces = dice.get_ref().iter().flat_map(Spanned::get_ref);
    if faces.clone().count() > 0 && faces.all(|RawFace(face)| face.steps == 0) {
        report.at(&dice.span(), message!("check-rule-no-steps"));
    }
    for die in dice.get_ref() {
        let faces = die.get_ref();
        if !(1..=MOST_FACES).contains(&faces.len()) {
            report.missing(&die.span(), "", message!("check-rule-faces", most = MOST_FACES));
        }
        if faces.iter().any(|RawFace(face)| face.steps > MOST_STEPS) {
            report.at(&die.span(), message!("check-rule-face", most = MOST_STEPS));
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
                report.at(&text.span(), message!("check-order-twice", suspect = cut(text)));
            }
            Some(suspect) => starters.push(suspect),
            None => {}
        }
    }
    tell_absent(&order.span(), suspects, &starters, report);
    starters
}

fn suspect_named(suspects: &[Spanned<RawSuspect>], text: &Text, report: &mut Report) -> Option<SuspectId> {
    let ids = suspects.iter().map(|suspect| suspect.get_ref().id.get_ref().as_str());
    named("suspect", ids, text, report).map(|n| SuspectId(n as u8))
}

fn tell_absent(span: &Range<usize>, suspects: &[Spanned<RawSuspect>], named: &[SuspectId], report: &mut Report) {
    for (n, suspect) in suspects.iter().enumerate() {
        if !named.contains(&SuspectId(n as u8)) {
            report.at(span, message!("check-order-lacks", suspect = cut(&suspect.get_ref().id)));
        }
    }
}
