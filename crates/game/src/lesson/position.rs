//! Reads how a chapter lays its case: the deal, the dice, the deck, and where things stand.

use std::ops::Range;

use super::{
    names::LessonNames,
    raw::{RawChapter, RawDeal, RawPosition},
};
use candlestick_rules::{CardSet, Laid, Place, SeatId, Triple, Truth};
use candlestick_themes::{
    Message, message,
    reading::{Report, Text},
};

/// The case as it is laid; none where something of it is not there, which is told then.
pub(super) fn laid(raw: &RawChapter, names: LessonNames, report: &mut Report) -> Option<Laid> {
    let first = raw.first.as_ref().and_then(|text| names.seat(text, report));
    let Some(deal) = &raw.deal else {
        report.at(&(0..0), message!("chapter-no-deal"));
        return None;
    };
    let truth = truth(deal.get_ref(), &deal.span(), names, report);
    let laid = Laid {
        truth: truth?,
        first,
        dice: raw.position.dice.iter().map(|roll| faces(roll.get_ref(), &roll.span(), report)).collect(),
        deck: raw.position.deck.iter().filter_map(|text| names.deck_card(text, report)).collect(),
        tokens: Vec::new(),
        weapons: Vec::new(),
    };
    Some(places(laid, &raw.position, names, report))
}

fn truth(raw: &RawDeal, at: &Range<usize>, names: LessonNames, report: &mut Report) -> Option<Truth> {
    let case_file = raw.case_file.as_ref();
    if case_file.is_none() {
        report.missing(at, "case_file", message!("chapter-no-case-file"));
    }
    let case_file = case_file.and_then(|file| names.triple(file.get_ref(), &file.span(), report));
    let mut piles = Piles { names, seen: CardSet::EMPTY, report };
    if let Some(triple) = case_file {
        piles.seen = names.theme.edition.cards.set(triple);
    }
    let hands = piles.hands(raw, at);
    let room_cards = raw.rooms.iter().filter_map(|(room, card)| {
        let room = names.room_key(room, &card.span(), piles.report);
        Some((room?, piles.one(card)?))
    });
    let mut room_cards: Vec<_> = room_cards.collect();
    room_cards.sort_unstable();
    let side_cards = raw.side.iter().filter_map(|card| piles.one(card)).collect();
    let face_up = piles.all(&raw.face_up);
    piles.nothing_left(at);
    let case_file: Triple = case_file?;
    Some(Truth { case_file, hands: hands?, room_cards, side_cards, face_up })
}

/// The cards that were laid so far.
struct Piles<'a, 'b, 'c> {
    names: LessonNames<'a>,
    seen: CardSet,
    report: &'b mut Report<'c>,
}

impl Piles<'_, '_, '_> {
    /// A card that lies somewhere; told where it lies elsewhere too.
    fn one(&mut self, text: &Text) -> Option<candlestick_rules::CardId> {
        let card = self.names.card(text, self.report)?;
        if self.seen.contains(card) {
            let name = self.names.theme.card_name(card);
            self.report.at(&text.span(), message!("chapter-card-twice", card = name));
            return None;
        }
        self.seen.insert(card);
        Some(card)
    }

    fn all(&mut self, texts: &[Text]) -> CardSet {
        texts.iter().filter_map(|text| self.one(text)).collect()
    }

    fn hands(&mut self, raw: &RawDeal, at: &Range<usize>) -> Option<Vec<CardSet>> {
        let suspects = &self.names.theme.suspects;
        let mut hands = vec![None; self.names.seats.len()];
        for (key, hand) in &raw.hands {
            let Some(suspect) = self.names.suspect_key(key, &hand.span(), self.report) else { continue };
            let seat = self.names.seats.iter().position(|other| *other == suspect);
            let cards = self.all(hand.get_ref());
            match seat.and_then(|seat| hands.get_mut(seat)) {
                Some(slot) => *slot = Some(cards),
                None => self.report.at(&hand.span(), message!("chapter-no-seat", suspect = key)),
            }
        }
        for (seat, hand) in self.names.seats.iter().zip(&hands) {
            if hand.is_none() {
                let id = suspects.get(seat.index()).map_or("", |look| look.id.as_str());
                self.report.at(at, message!("chapter-no-hand", suspect = id));
            }
        }
        hands.into_iter().collect()
    }

    /// Tells the cards that lie nowhere.
    fn nothing_left(&mut self, at: &Range<usize>) {
        let theme = self.names.theme;
        let left = theme.edition.cards.all().without(self.seen);
        let keys: Vec<_> = left.iter().map(|card| theme.card_key(card)).collect();
        if !keys.is_empty() && self.report.is_empty() {
            self.report.at(at, message!("chapter-cards-left", cards = keys.join(", ")));
        }
    }
}

/// The faces of a roll, from 1 as people count them.
fn faces(roll: &[u8], at: &Range<usize>, report: &mut Report) -> Vec<u8> {
    if roll.contains(&0) {
        report.at(at, message!("chapter-die-face"));
    }
    roll.iter().map(|face| face.saturating_sub(1)).collect()
}

/// Where tokens and weapons stand.
fn places(mut laid: Laid, raw: &RawPosition, names: LessonNames, report: &mut Report) -> Laid {
    for (suspect, room) in &raw.tokens {
        let suspect = names.suspect_key(suspect, &room.span(), report);
        let place = names.room(room, report).map(Place::Room);
        laid.tokens.extend(suspect.zip(place));
    }
    for (suspect, square) in &raw.squares {
        let at = square.span();
        let suspect = names.suspect_key(suspect, &at, report);
        let place = names.square(*square.get_ref(), &at, report);
        laid.tokens.extend(suspect.zip(place));
    }
    for (weapon, room) in &raw.weapons {
        let weapon = names.weapon_key(weapon, &room.span(), report);
        let room = names.room(room, report);
        laid.weapons.extend(weapon.zip(room));
    }
    laid
}

/// The id of a seat's suspect, for messages.
pub(super) fn seat_name(names: LessonNames, seat: SeatId) -> Message {
    let suspect = names.seats.get(seat.index()).and_then(|suspect| names.theme.suspects.get(suspect.index()));
    suspect.map_or_else(|| message!("chapter-seat", number = seat.0), |look| Message::as_it_was(&look.id))
}
