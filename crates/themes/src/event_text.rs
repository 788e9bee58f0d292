//! What happened, in words: one sentence of the public log for each event.

use super::{Arg, Form, Theme, Words};
use candlestick_rules::{
    CardId, CardSet, DeckCardId, Event, FirstTurn, MoveKind, Place, RoomId, SeatId, SuspectId, Triple,
};

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
            Event::Opened { first, room_cards, side_cards, face_up, .. } => {
                self.opened(*first, room_cards, *side_cards, *face_up)
            }
            Event::RolledOff { seat, faces, steps } => self.rolled("log-rolled-off", *seat, faces, *steps),
            Event::Dealt { seat, cards } => {
                return cards.filter(|_| self.me == Some(*seat)).map(|cards| self.dealt(cards));
            }
            Event::TurnStarted { seat, turn } => self.by("log-turn", *seat, &[("turn", (*turn).into())]),
            Event::Rolled { seat, faces, steps } => self.rolled("log-rolled", *seat, faces, *steps),
            Event::Moved { seat, path, kind, .. } => self.moved(*seat, path, *kind),
            Event::Stayed { seat, room } => self.in_room("log-stayed", *seat, ("in", *room, Form::In)),
            Event::Stuck { seat } => self.by("log-stuck", *seat, &[]),
            Event::RoomCardSeen { seat, room, card } => {
                self.with_card("log-room-card", *seat, None, *card, &[("in", (&self.room(*room, Form::In)).into())])
            }
            Event::Suggested { seat, triple } => self.with_triple("log-suggested", *seat, *triple),
            Event::TokenPulled { suspect, to, .. } => self.words.with(
                "log-token-pulled",
                &[("suspect", (&self.suspect(*suspect)).into()), ("into", (&self.room(*to, Form::Into)).into())],
            ),
            Event::WeaponPulled { weapon, to, .. } => {
                let weapon = self.card(self.theme.edition.cards.weapon(*weapon));
                let room = self.room(*to, Form::Into);
                self.words.with("log-weapon-pulled", &[("weapon", (&weapon).into()), ("into", (&room).into())])
            }
            _ => return self.tell_answer(event).or_else(|| self.tell_deck(event)).or_else(|| self.tell_ending(event)),
        })
    }

    /// Cards of the deck, powers, and what they do to turns and tokens.
    fn tell_deck(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Drawn { seat, card } => self.with_title("log-drawn", *seat, *card),
            Event::Kept { seat, card: Some(card) } => self.with_title("log-kept-known", *seat, *card),
            Event::Kept { seat, card: None } => {
                let deck = [("deck", (&self.theme.deck_name).into()), ("vowel", self.theme.deck_vowel().into())];
                self.by("log-kept", *seat, &deck)
            }
            Event::CardPlayed { seat, card } => self.with_title("log-card-played", *seat, *card),
            Event::PowerUsed { seat, suspect } => {
                let power = self.theme.suspects[suspect.index()].power.as_ref().map_or("?", |look| &look.title);
                self.by("log-power-used", *seat, &[("title", power.into())])
            }
            Event::NoEffect { seat } => self.by("log-no-effect", *seat, &[]),
            Event::Eliminated { seat, hand, .. } => {
                let cards: Vec<_> = hand.iter().map(|card| self.card(card)).collect();
                self.by("log-eliminated", *seat, &[("cards", (&list_of(&cards, self.words)).into())])
            }
            Event::Reshuffled => self.words.with("log-reshuffled", &[("deck", (&self.theme.deck_name).into())]),
            Event::TurnMissed { seat } => self.by("log-turn-missed", *seat, &[]),
            Event::StepsAdded { seat, steps } => self.by("log-steps-added", *seat, &[("steps", (*steps).into())]),
            Event::TokenSent { seat, suspect, to, .. } => {
                let suspect = self.suspect(*suspect);
                match to {
                    Place::Room(room) => {
                        let room = self.room(*room, Form::The);
                        self.by("log-token-sent", *seat, &[("suspect", (&suspect).into()), ("room", (&room).into())])
                    }
                    Place::Square(_) => self.by("log-token-sent-square", *seat, &[("suspect", (&suspect).into())]),
                }
            }
            _ => return None,
        })
    }

    fn with_title(&self, key: &str, seat: SeatId, card: DeckCardId) -> String {
        let title = self.theme.deck.get(card.index()).map_or("?", |look| &look.title);
        self.by(key, seat, &[("deck", (&self.theme.deck_name).into()), ("title", title.into())])
    }

    /// Answers and what the deck's cards ask for.
    fn tell_answer(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::CannotRefute { seat } => self.by("log-passed", *seat, &self.theme.manner()),
            Event::Shown { by, to, card } => self.with_card("log-shown", *by, Some(*to), *card, &[]),
            Event::ShownFreely { by, to, card } => self.with_card("log-shown-freely", *by, Some(*to), *card, &[]),
            Event::SeenToo { seat, by, card, .. } => self.with_card("log-seen-too", *seat, Some(*by), *card, &[]),
            Event::PassedOn { seat } => self.by("log-passed-on", *seat, &[]),
            Event::LeftUnanswered { seat } => self.by("log-left-unanswered", *seat, &[]),
            Event::SideCardSeen { seat, place, card } => {
                self.with_card("log-side-card", *seat, None, *card, &[("place", (*place + 1).into())])
            }
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
                self.theme.triple_told(self.words, "log-unsolved", *case_file, &[])
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

    /// A question or accusation.
    fn with_triple(&self, key: &str, seat: SeatId, triple: Triple) -> String {
        let values = [("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        self.theme.triple_told(self.words, key, triple, &values)
    }

    fn in_room(&self, key: &str, seat: SeatId, (name, room, form): (&str, RoomId, Form)) -> String {
        self.by(key, seat, &[(name, (&self.room(room, form)).into())])
    }

    fn opened(&self, first: SeatId, room_cards: &[RoomId], side_cards: u8, face_up: CardSet) -> String {
        let rooms = self.theme.rooms_within(room_cards);
        let mut told = match (rooms.is_empty(), self.theme.edition.profile.first_turn) {
            (true, FirstTurn::HighestRoll) => self.words.say("log-opened-roll"),
            (true, FirstTurn::Lot) => self.by("log-opened-lot", first, &[]),
            (true, FirstTurn::StartOrder) => self.by("log-opened", first, &[]),
            (false, _) => self.by("log-opened-with-cards", first, &[("rooms", (&list_of(&rooms, self.words)).into())]),
        };
        if side_cards > 0 {
            told += " ";
            told += &self.words.with("log-opened-side", &[("count", side_cards.into())]);
        }
        if !face_up.is_empty() {
            let cards: Vec<_> = face_up.iter().map(|card| self.card(card)).collect();
            told += " ";
            told += &self.words.with("log-opened-face-up", &[("cards", (&list_of(&cards, self.words)).into())]);
        }
        told
    }

    fn dealt(&self, cards: CardSet) -> String {
        let cards: Vec<_> = cards.iter().map(|card| self.card(card)).collect();
        self.words.with("log-dealt", &[("cards", (&list_of(&cards, self.words)).into())])
    }

    /// The total, and what each die shows when there are several.
    fn rolled(&self, key: &str, seat: SeatId, faces: &[u8], steps: u32) -> String {
        let dice = self.theme.edition.profile.dice.iter().zip(faces);
        let shown: Vec<_> =
            dice.filter_map(|(die, face)| die.get(usize::from(*face))).map(|face| face.steps.to_string()).collect();
        let dice = if shown.len() > 1 { format!(" ({})", shown.join(" + ")) } else { String::new() };
        self.by(key, seat, &[("steps", steps.into()), ("dice", (&dice).into())])
    }

    fn moved(&self, seat: SeatId, path: &[Place], kind: MoveKind) -> String {
        match (kind, path.last().and_then(|place| place.room())) {
            (MoveKind::Walk, Some(room)) => self.in_room("log-walked-in", seat, ("into", room, Form::Into)),
            (MoveKind::Join, Some(room)) => self.in_room("log-joined", seat, ("room", room, Form::The)),
            (MoveKind::Passage, Some(room)) => self.in_room("log-passage", seat, ("room", room, Form::The)),
            (MoveKind::Card, Some(room)) => self.in_room("log-jumped", seat, ("room", room, Form::The)),
            (MoveKind::Passage, None) => self.by("log-passage", seat, &[("room", (&self.square(path)).into())]),
            (_, None) => self.by("log-walked", seat, &[("steps", path.len().into())]),
        }
    }

    /// The special square at the end of a way, as it reads in a sentence.
    fn square(&self, path: &[Place]) -> String {
        let special = self.theme.edition.board.special();
        let at = special.iter().position(|square| path.last() == Some(&Place::Square(*square)));
        at.map_or_else(String::new, |n| self.theme.square_phrase(n))
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

    fn room(&self, room: RoomId, form: Form) -> String {
        self.theme.room_phrase(room, form)
    }

    fn suspect(&self, suspect: SuspectId) -> String {
        self.card(self.theme.edition.cards.suspect(suspect))
    }
}

/// The sentence with a capital at its beginning.
#[must_use]
pub fn capitalised(sentence: String) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => sentence,
    }
}
