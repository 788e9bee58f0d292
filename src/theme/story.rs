//! What happened, in words: one sentence of the public log for each event.

use super::{Arg, Theme, Words};
use crate::rules::{CardId, CardSet, Event, MoveKind, Place, RoomId, SeatId, SuspectId, Triple};

/// The event as one sentence, as the seat `me` reads it (`None`: somebody at no seat).
///
/// The event is told as far as it shows: a card taken out of it is worded without the card.
/// `names` are the players' display names, by seat. Events that need no line give an empty text.
#[must_use]
pub fn describe(event: &Event, theme: &Theme, words: &Words, names: &[String], me: Option<SeatId>) -> String {
    let teller = Teller { theme, words, names, me };
    teller.tell(event).map_or_else(String::new, capitalised)
}

/// Several things as they read in a sentence: "the Rope, the Dagger and Miss Scarlett".
#[must_use]
pub fn list_of(parts: &[String], words: &Words) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), words.say("log-and")),
    }
}

struct Teller<'a> {
    theme: &'a Theme,
    words: &'a Words,
    names: &'a [String],
    me: Option<SeatId>,
}

impl Teller<'_> {
    fn tell(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { first, room_cards, .. } => self.opened(*first, room_cards),
            Event::Dealt { seat, cards } => {
                return cards.filter(|_| self.me == Some(*seat)).map(|cards| self.dealt(cards));
            }
            Event::TurnStarted { seat, turn } => self.by("log-turn", *seat, &[("turn", (*turn).into())]),
            Event::Rolled { seat, faces, steps } => self.rolled(*seat, faces, *steps),
            Event::Drawn { seat, card } => {
                let title = self.theme.deck.get(card.index()).map_or("?", |look| &look.title);
                self.by("log-drawn", *seat, &[("deck", (&self.theme.deck_name).into()), ("title", title.into())])
            }
            Event::Moved { seat, path, kind, .. } => self.moved(*seat, path, *kind),
            Event::Stayed { seat, room } => self.in_room("log-stayed", *seat, *room),
            Event::Stuck { seat } => self.by("log-stuck", *seat, &[]),
            Event::RoomCardSeen { seat, room, card } => {
                self.with_card("log-room-card", *seat, None, *card, &[("room", (&self.room(*room)).into())])
            }
            Event::Suggested { seat, triple } => self.with_triple("log-suggested", *seat, *triple),
            Event::TokenPulled { suspect, to, .. } => self.words.with(
                "log-token-pulled",
                &[("suspect", (&self.suspect(*suspect)).into()), ("room", (&self.room(*to)).into())],
            ),
            Event::WeaponPulled { weapon, to, .. } => {
                let weapon = self.card(self.theme.edition.cards.weapon(*weapon));
                let room = self.room(*to);
                self.words.with("log-weapon-pulled", &[("weapon", (&weapon).into()), ("room", (&room).into())])
            }
            _ => return self.tell_answer(event).or_else(|| self.tell_ending(event)),
        })
    }

    /// Answers and what the deck's cards ask for.
    fn tell_answer(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Passed { seat } => self.by("log-passed", *seat, &[]),
            Event::Shown { by, to, card } => self.with_card("log-shown", *by, Some(*to), *card, &[]),
            Event::NobodyShowed { .. } => self.words.say("log-nobody-showed"),
            Event::Chose { seat, target } => self.with_card("log-chose", *seat, Some(*target), None, &[]),
            Event::Named { seat, card } => self.by("log-named", *seat, &[("card", (&self.card(*card)).into())]),
            Event::Revealed { by, card } => self.by("log-revealed", *by, &[("card", (&self.card(*card)).into())]),
            Event::NobodyHolds { card } => self.words.with("log-nobody-holds", &[("card", (&self.card(*card)).into())]),
            Event::NothingToShow { seat } => self.by("log-nothing-to-show", *seat, &[]),
            Event::PassedLeft { by, to, card } => self.with_card("log-passed-left", *by, Some(*to), *card, &[]),
            Event::Peeked { by, at, card } => self.with_card("log-peeked", *by, Some(*at), *card, &[]),
            _ => return None,
        })
    }

    /// Accusations and the end.
    fn tell_ending(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Accused { seat, triple, right: true } => self.with_triple("log-accused-right", *seat, *triple),
            Event::Accused { seat, triple, right: false } => self.with_triple("log-accused-wrong", *seat, *triple),
            Event::CaseFileSeen { seat, triple: None } => self.by("log-case-file", *seat, &[]),
            Event::CaseFileSeen { seat, triple: Some(triple) } => {
                self.with_triple("log-case-file-known", *seat, *triple)
            }
            Event::GaveUp { seat } => self.by("log-gave-up", *seat, &[]),
            Event::Closed { winner: Some(seat), case_file, .. } => self.with_triple("log-solved", *seat, *case_file),
            Event::Closed { winner: None, case_file, .. } => {
                let [suspect, weapon, room] = self.theme.edition.cards.cards(*case_file).map(|card| self.card(card));
                let values = [("suspect", (&suspect).into()), ("weapon", (&weapon).into()), ("room", (&room).into())];
                self.words.with("log-unsolved", &values)
            }
            _ => return None,
        })
    }

    /// A sentence about what a seat did.
    fn by(&self, key: &str, seat: SeatId, values: &[(&str, Arg)]) -> String {
        let mut all = vec![("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        all.extend_from_slice(values);
        self.words.with(key, &all)
    }

    /// A sentence about what a seat did to another with a card; without the card when it is hidden.
    fn with_card(
        &self,
        key: &str,
        by: SeatId,
        to: Option<SeatId>,
        card: Option<CardId>,
        values: &[(&str, Arg)],
    ) -> String {
        let card = card.map(|card| self.card(card));
        let key = if card.is_some() { format!("{key}-known") } else { key.to_owned() };
        let mut all = values.to_vec();
        if let Some(to) = to {
            all.extend([("to", self.name(to).into()), ("at-me", self.is_me(to).into())]);
        }
        if let Some(card) = &card {
            all.push(("card", card.into()));
        }
        self.by(&key, by, &all)
    }

    fn with_triple(&self, key: &str, seat: SeatId, triple: Triple) -> String {
        let [suspect, weapon, room] = self.theme.edition.cards.cards(triple).map(|card| self.card(card));
        self.by(key, seat, &[("suspect", (&suspect).into()), ("weapon", (&weapon).into()), ("room", (&room).into())])
    }

    fn in_room(&self, key: &str, seat: SeatId, room: RoomId) -> String {
        self.by(key, seat, &[("room", (&self.room(room)).into())])
    }

    fn opened(&self, first: SeatId, room_cards: &[RoomId]) -> String {
        if room_cards.is_empty() {
            return self.by("log-opened", first, &[]);
        }
        let rooms: Vec<_> = room_cards.iter().map(|room| self.room(*room)).collect();
        self.by("log-opened-with-cards", first, &[("rooms", (&list_of(&rooms, self.words)).into())])
    }

    fn dealt(&self, cards: CardSet) -> String {
        let cards: Vec<_> = cards.iter().map(|card| self.card(card)).collect();
        self.words.with("log-dealt", &[("cards", (&list_of(&cards, self.words)).into())])
    }

    /// The total, and what each die shows when there are several.
    fn rolled(&self, seat: SeatId, faces: &[u8], steps: u32) -> String {
        let dice = self.theme.edition.profile.dice.iter().zip(faces);
        let shown: Vec<_> =
            dice.filter_map(|(die, face)| die.get(usize::from(*face))).map(|face| face.steps.to_string()).collect();
        let dice = if shown.len() > 1 { format!(" ({})", shown.join(" + ")) } else { String::new() };
        self.by("log-rolled", seat, &[("steps", steps.into()), ("dice", (&dice).into())])
    }

    fn moved(&self, seat: SeatId, path: &[Place], kind: MoveKind) -> String {
        match (kind, path.last().and_then(|place| place.room())) {
            (MoveKind::Walk, Some(room)) => self.in_room("log-walked-in", seat, room),
            (MoveKind::Passage, Some(room)) => self.in_room("log-passage", seat, room),
            (MoveKind::Card, Some(room)) => self.in_room("log-jumped", seat, room),
            (_, None) => self.by("log-walked", seat, &[("steps", path.len().into())]),
        }
    }

    fn is_me(&self, seat: SeatId) -> &'static str {
        if self.me == Some(seat) { "yes" } else { "no" }
    }

    fn name(&self, seat: SeatId) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn card(&self, card: CardId) -> String {
        self.theme.card_phrase(card)
    }

    fn room(&self, room: RoomId) -> String {
        self.theme.room_phrase(room)
    }

    fn suspect(&self, suspect: SuspectId) -> String {
        self.card(self.theme.edition.cards.suspect(suspect))
    }
}

/// The sentence with a capital at its beginning.
fn capitalised(sentence: String) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => sentence,
    }
}
