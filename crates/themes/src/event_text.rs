//! Puts into words what happened: one sentence of the public log for each event.

use super::{Arg, Form, MessageKey, Phrase, Theme, Words, key, list_of};
use candlestick_rules::{
    CardId, CardSet, DeckCardId, Event, FirstTurn, MoveKind, Place, RoomId, SeatId, SuspectId, Triple,
};

/// The event as one sentence, as the seat `me` reads it (`None`: somebody at no seat).
///
/// The event is told as far as it shows: a card taken out of it is worded without the card.
/// `names` are the players' display names, by seat. Events that need no line give an empty text.
#[must_use]
pub fn describe(event: &Event, theme: &Theme, words: &Words, names: &[String], me: Option<SeatId>) -> String {
    let teller = EventTeller { theme, words, names, me };
    teller.tell(event).map_or_else(String::new, capitalised)
}

struct EventTeller<'a> {
    theme: &'a Theme,
    words: &'a Words,
    names: &'a [String],
    me: Option<SeatId>,
}

impl EventTeller<'_> {
    fn tell(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened(opening) => {
                self.opened(opening.first, &opening.room_cards, opening.side_cards, opening.face_up)
            }
            Event::RolledOff { seat, faces, steps } => self.rolled(key!("log-rolled-off"), *seat, faces, *steps),
            Event::Dealt { seat, cards } => {
                return cards.filter(|_| self.me == Some(*seat)).map(|cards| self.dealt(cards));
            }
            Event::TurnStarted { seat, turn } => self.by(key!("log-turn"), *seat, &[("turn", (*turn).into())]),
            Event::Rolled { seat, faces, steps } => self.rolled(key!("log-rolled"), *seat, faces, *steps),
            Event::Moved { seat, path, kind, .. } => self.moved(*seat, path, *kind),
            Event::Stayed { seat, room } => self.in_room(key!("log-stayed"), *seat, ("in", *room, Form::In)),
            Event::Stuck { seat } => self.by(key!("log-stuck"), *seat, &[]),
            Event::RoomCardSeen { seat, room, card } => self.with_card(
                [key!("log-room-card"), key!("log-room-card-known")],
                *seat,
                None,
                *card,
                &[("in", (&self.room(*room, Form::In)).into())],
            ),
            Event::Suggested { seat, triple } => self.with_triple(key!("log-suggested"), *seat, *triple),
            Event::TokenPulled { suspect, to, .. } => self.words.with(
                key!("log-token-pulled"),
                &[("suspect", (&self.suspect(*suspect)).into()), ("into", (&self.room(*to, Form::Into)).into())],
            ),
            Event::WeaponPulled { weapon, to, .. } => {
                let weapon = self.card(self.theme.edition.cards.weapon(*weapon));
                let room = self.room(*to, Form::Into);
                self.words.with(key!("log-weapon-pulled"), &[("weapon", (&weapon).into()), ("into", (&room).into())])
            }
            _ => {
                return self
                    .tell_refutation(event)
                    .or_else(|| self.tell_deck(event))
                    .or_else(|| self.tell_ending(event));
            }
        })
    }

    /// Cards of the deck, powers, and what they do to turns and tokens.
    fn tell_deck(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Drawn { seat, card } => self.with_title(key!("log-drawn"), *seat, *card),
            Event::Kept { seat, card: Some(card) } => self.with_title(key!("log-kept-known"), *seat, *card),
            Event::Kept { seat, card: None } => {
                let values = [("deck", (&self.theme.deck_phrase).into()), ("vowel", self.theme.deck_vowel().into())];
                self.by(key!("log-kept"), *seat, &values)
            }
            Event::CardPlayed { seat, card } => self.with_title(key!("log-card-played"), *seat, *card),
            Event::PowerUsed { seat, suspect } => {
                let power = self.theme.suspects[suspect.index()].power.as_ref().map_or("?", |look| &look.title);
                self.by(key!("log-power-used"), *seat, &[("title", power.into())])
            }
            Event::NoEffect { seat } => self.by(key!("log-no-effect"), *seat, &[]),
            Event::Eliminated { seat, hand, .. } => {
                let cards: Vec<_> = hand.iter().map(|card| self.card(card)).collect();
                self.by(key!("log-eliminated"), *seat, &[("cards", (&list_of(&cards, self.words)).into())])
            }
            Event::Reshuffled => self.words.with(key!("log-reshuffled"), &[("deck", (&self.theme.deck_phrase).into())]),
            Event::TurnMissed { seat } => self.by(key!("log-turn-missed"), *seat, &[]),
            Event::StepsAdded { seat, steps } => self.by(key!("log-steps-added"), *seat, &[("steps", (*steps).into())]),
            Event::TokenSent { seat, suspect, to, .. } => {
                let suspect = self.suspect(*suspect);
                match to {
                    Place::Room(room) => {
                        let room = self.room(*room, Form::The);
                        self.by(
                            key!("log-token-sent"),
                            *seat,
                            &[("suspect", (&suspect).into()), ("room", (&room).into())],
                        )
                    }
                    Place::Square(_) => {
                        self.by(key!("log-token-sent-square"), *seat, &[("suspect", (&suspect).into())])
                    }
                }
            }
            _ => return None,
        })
    }

    fn with_title(&self, key: MessageKey, seat: SeatId, card: DeckCardId) -> String {
        let title = self.theme.deck.get(card.index()).map_or("?", |look| &look.title);
        self.by(key, seat, &[("deck", (&self.theme.deck_phrase).into()), ("title", title.into())])
    }

    /// Answers and what the deck's cards ask for.
    fn tell_refutation(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::CannotRefute { seat } => self.by(key!("log-cannot-refute"), *seat, &self.theme.manner()),
            Event::Shown { by, to, card } => {
                self.with_card([key!("log-shown"), key!("log-shown-known")], *by, Some(*to), *card, &[])
            }
            Event::ShownFreely { by, to, card } => {
                self.with_card([key!("log-shown-freely"), key!("log-shown-freely-known")], *by, Some(*to), *card, &[])
            }
            Event::SeenToo { seat, by, card, .. } => {
                self.with_card([key!("log-seen-too"), key!("log-seen-too-known")], *seat, Some(*by), *card, &[])
            }
            Event::PassedOn { seat } => self.by(key!("log-passed-on"), *seat, &[]),
            Event::LeftUnrefuted { seat } => self.by(key!("log-left-unanswered"), *seat, &[]),
            Event::SideCardSeen { seat, place, card } => self.with_card(
                [key!("log-side-card"), key!("log-side-card-known")],
                *seat,
                None,
                *card,
                &[("place", (*place + 1).into())],
            ),
            Event::NobodyShowed { .. } => self.words.say(key!("log-nobody-showed")),
            Event::Chose { seat, target } => self.to_another(key!("log-chose"), *seat, Some(*target), &[]),
            Event::Named { seat, card } => self.by(key!("log-named"), *seat, &[("card", (&self.card(*card)).into())]),
            Event::Revealed { by, card } => self.by(key!("log-revealed"), *by, &[("card", (&self.card(*card)).into())]),
            Event::NobodyHolds { card } => {
                self.words.with(key!("log-nobody-holds"), &[("card", (&self.card(*card)).into())])
            }
            Event::NothingToShow { seat } => self.by(key!("log-nothing-to-show"), *seat, &[]),
            Event::PassedLeft { by, to, card } => {
                self.with_card([key!("log-passed-left"), key!("log-passed-left-known")], *by, Some(*to), *card, &[])
            }
            Event::Peeked { by, at, card } => {
                self.with_card([key!("log-peeked"), key!("log-peeked-known")], *by, Some(*at), *card, &[])
            }
            _ => return None,
        })
    }

    /// Accusations and the end.
    fn tell_ending(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Accused { seat, triple, right: true } => self.with_triple(key!("log-accused-right"), *seat, *triple),
            Event::Accused { seat, triple, right: false } => {
                self.with_triple(key!("log-accused-wrong"), *seat, *triple)
            }
            Event::CaseFileSeen { seat, triple: None } => self.by(key!("log-case-file"), *seat, &[]),
            Event::CaseFileSeen { seat, triple: Some(triple) } => {
                self.with_triple(key!("log-case-file-known"), *seat, *triple)
            }
            Event::GaveUp { seat } => self.by(key!("log-gave-up"), *seat, &[]),
            Event::Closed(ending) => match ending.winner {
                Some(seat) => self.with_triple(key!("log-solved"), seat, ending.case_file),
                None => self.theme.triple_told(self.words, key!("log-unsolved"), ending.case_file, &[]),
            },
            _ => return None,
        })
    }

    /// A sentence about what a seat did.
    fn by(&self, key: MessageKey, seat: SeatId, values: &[(&str, Arg)]) -> String {
        let mut all = vec![("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        all.extend_from_slice(values);
        self.words.with(key, &all)
    }

    /// A sentence about what a seat did to another with a card: the first where the card is hidden, else the second.
    fn with_card(
        &self,
        [hidden, known]: [MessageKey; 2],
        by: SeatId,
        to: Option<SeatId>,
        card: Option<CardId>,
        values: &[(&str, Arg)],
    ) -> String {
        let Some(card) = card.map(|card| self.card(card)) else { return self.to_another(hidden, by, to, values) };
        let mut all = values.to_vec();
        all.push(("card", (&card).into()));
        self.to_another(known, by, to, &all)
    }

    /// A sentence about what a seat did to another.
    fn to_another(&self, key: MessageKey, by: SeatId, to: Option<SeatId>, values: &[(&str, Arg)]) -> String {
        let mut all = values.to_vec();
        if let Some(to) = to {
            all.extend([("to", self.name(to).into()), ("at-me", self.is_me(to).into())]);
        }
        self.by(key, by, &all)
    }

    /// A question or accusation.
    fn with_triple(&self, key: MessageKey, seat: SeatId, triple: Triple) -> String {
        let values = [("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        self.theme.triple_told(self.words, key, triple, &values)
    }

    fn in_room(&self, key: MessageKey, seat: SeatId, (name, room, form): (&str, RoomId, Form)) -> String {
        self.by(key, seat, &[(name, (&self.room(room, form)).into())])
    }

    fn opened(&self, first: SeatId, room_cards: &[RoomId], side_cards: u8, face_up: CardSet) -> String {
        let rooms = self.theme.rooms_within(room_cards);
        let mut told = match (rooms.is_empty(), self.theme.edition.profile.first_turn) {
            (true, FirstTurn::HighestRoll) => self.words.say(key!("log-opened-roll")),
            (true, FirstTurn::Lot) => self.by(key!("log-opened-lot"), first, &[]),
            (true, FirstTurn::StartOrder) => self.by(key!("log-opened"), first, &[]),
            (false, _) => {
                self.by(key!("log-opened-with-cards"), first, &[("rooms", (&list_of(&rooms, self.words)).into())])
            }
        };
        if side_cards > 0 {
            told += " ";
            told += &self.words.with(key!("log-opened-side"), &[("count", side_cards.into())]);
        }
        if !face_up.is_empty() {
            let cards: Vec<_> = face_up.iter().map(|card| self.card(card)).collect();
            told += " ";
            told += &self.words.with(key!("log-opened-face-up"), &[("cards", (&list_of(&cards, self.words)).into())]);
        }
        told
    }

    fn dealt(&self, cards: CardSet) -> String {
        let cards: Vec<_> = cards.iter().map(|card| self.card(card)).collect();
        self.words.with(key!("log-dealt"), &[("cards", (&list_of(&cards, self.words)).into())])
    }

    /// The total, and what each die shows when there are several.
    fn rolled(&self, key: MessageKey, seat: SeatId, faces: &[u8], steps: u32) -> String {
        let dice = self.theme.edition.profile.dice.iter().zip(faces);
        let shown: Vec<_> =
            dice.filter_map(|(die, face)| die.get(usize::from(*face))).map(|face| face.steps.to_string()).collect();
        let dice = if shown.len() > 1 { format!(" ({})", shown.join(" + ")) } else { String::new() };
        self.by(key, seat, &[("steps", steps.into()), ("dice", (&dice).into())])
    }

    fn moved(&self, seat: SeatId, path: &[Place], kind: MoveKind) -> String {
        match (kind, path.last().and_then(|place| place.room())) {
            (MoveKind::Walk, Some(room)) => self.in_room(key!("log-walked-in"), seat, ("into", room, Form::Into)),
            (MoveKind::Join, Some(room)) => self.in_room(key!("log-joined"), seat, ("room", room, Form::The)),
            (MoveKind::Passage, Some(room)) => self.in_room(key!("log-passage"), seat, ("room", room, Form::The)),
            (MoveKind::Card, Some(room)) => self.in_room(key!("log-jumped"), seat, ("room", room, Form::The)),
            (MoveKind::Passage, None) => self.by(key!("log-passage"), seat, &[("room", (&self.square(path)).into())]),
            (_, None) => self.by(key!("log-walked"), seat, &[("steps", path.len().into())]),
        }
    }

    /// The special square at the end of a way, as it reads in a sentence.
    fn square(&self, path: &[Place]) -> Phrase {
        let Some(Place::Square(square)) = path.last() else { return Phrase::default() };
        self.theme.named_square(*square).unwrap_or_default()
    }

    fn is_me(&self, seat: SeatId) -> &'static str {
        if self.me == Some(seat) { "yes" } else { "no" }
    }

    fn name(&self, seat: SeatId) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn card(&self, card: CardId) -> Phrase {
        self.theme.card_phrase(card)
    }

    fn room(&self, room: RoomId, form: Form) -> Phrase {
        self.theme.room_phrase(room, form)
    }

    fn suspect(&self, suspect: SuspectId) -> Phrase {
        self.card(self.theme.edition.cards.suspect(suspect))
    }
}

/// The sentence with a capital at its beginning.
#[must_use]
pub fn capitalised(sentence: impl Into<String>) -> String {
    let sentence = sentence.into();
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => sentence,
    }
}
