//! The whole table as one seat sees it, as lists and sentences: for a page or a window that is read aloud.

use serde::Serialize;

use super::{control::Control, names::square_code, sheet::SpokenSheet};
use crate::{
    inspect::{Description, Inspector, Subject},
    ladder::talk,
    question,
    seat_queries::{self, seat_names},
};
use candlestick_rules::{CardId, Effect, Event, Place, RoomId, SuspectId, WeaponId};
use candlestick_themes::{Form, Phrase, Theme, Words, capitalised, describe, key, list_of};

/// What a seat sees and may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpokenTable {
    /// The theme's title.
    pub title: String,
    /// Turns so far.
    pub turn: u32,
    /// What is asked of the seat, or whom it waits for.
    pub prompt: String,
    /// Whether the seat is to decide.
    pub mine: bool,
    /// Where each token and weapon is, a sentence each.
    pub who_is_where: Vec<String>,
    /// The rooms: who and what is there, where their doors are, which rooms are near, passages, how far they are.
    pub rooms: Vec<Description>,
    /// The suspects: who plays them, where they are, what is known of their cards.
    pub suspects: Vec<Description>,
    /// The weapons.
    pub weapons: Vec<Description>,
    /// The own cards.
    pub hand: SpokenHand,
    /// What lies open for all, and the deck.
    pub open: Vec<String>,
    /// The last question and its answers, a sentence each.
    pub question: Vec<String>,
    /// What happened, a sentence each.
    pub log: Vec<String>,
    /// What the seat may do now.
    pub controls: Vec<Control>,
    /// Its notebook; none for whoever only watches.
    pub notebook: Option<SpokenSheet>,
}

/// What a seat holds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct SpokenHand {
    /// The names of its cards.
    pub cards: Vec<String>,
    /// The cards of the deck that it keeps.
    pub kept: Vec<Slip>,
    /// Its power, where it has one.
    pub power: Option<Slip>,
    /// Whether that was used.
    pub power_used: bool,
}

/// A card of the deck, or a power.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Slip {
    /// Its title.
    pub title: String,
    /// What it says.
    pub text: String,
}

/// Where each suspect's token and each weapon is, a sentence each; a weapon without a room lies beside the board.
#[must_use]
pub fn who_is_where(theme: &Theme, words: &Words, tokens: &[Place], weapons: &[Option<RoomId>]) -> Vec<String> {
    let at = |card: CardId, place: Option<Place>| {
        let who = capitalised(theme.card_phrase(card));
        let (key, name) = match place {
            None => (key!("spoken-beside"), Phrase::default()),
            Some(Place::Room(room)) => (key!("spoken-in-room"), theme.room_phrase(room, Form::In)),
            Some(Place::Square(square)) => match theme.named_square(square) {
                Some(name) => (key!("spoken-at-place"), name),
                None => (key!("spoken-on-square"), square_code(&theme.edition.board, square).into()),
            },
        };
        words.with(key, &[("who", (&who).into()), ("in", (&name).into()), ("place", (&name).into())])
    };
    let cards = theme.edition.cards;
    let token = |(n, place): (usize, &Place)| at(cards.suspect(SuspectId(n as u8)), Some(*place));
    let weapon = |(n, room): (usize, &Option<RoomId>)| at(cards.weapon(WeaponId(n as u8)), room.map(Place::Room));
    let tokens = tokens.iter().enumerate().map(token);
    tokens.chain(weapons.iter().enumerate().map(weapon)).collect()
}

impl Inspector<'_> {
    /// The whole table.
    #[must_use]
    pub fn table(&self) -> SpokenTable {
        SpokenTable {
            title: self.theme.title.clone(),
            turn: self.view.turn,
            prompt: self.prompt(),
            mine: self.view.actor == Some(self.view.me),
            who_is_where: self.who_is_where(),
            rooms: self.rooms_told(),
            suspects: self.suspects_told(),
            weapons: self.weapons_told(),
            hand: self.hand(),
            open: self.lies_open(),
            question: self.last_question(),
            log: self.log(0),
            controls: self.controls(),
            notebook: self.plays().then(|| self.sheet()),
        }
    }

    /// Every suspect, with their player.
    #[must_use]
    pub fn suspects_told(&self) -> Vec<Description> {
        (0..self.view.edition.cards.suspects).map(|n| self.look_told(Subject::Suspect(SuspectId(n)))).collect()
    }

    /// Every weapon.
    #[must_use]
    pub fn weapons_told(&self) -> Vec<Description> {
        (0..self.view.edition.cards.weapons).map(|n| self.look_told(Subject::Weapon(WeaponId(n)))).collect()
    }

    /// Where each token and weapon is, a sentence each.
    #[must_use]
    pub fn who_is_where(&self) -> Vec<String> {
        who_is_where(self.theme, self.words, &self.view.tokens, &self.view.weapons)
    }

    /// What the seat holds.
    #[must_use]
    pub fn hand(&self) -> SpokenHand {
        if !self.plays() {
            return SpokenHand::default();
        }
        let slip = |look: &candlestick_themes::DeckLook| Slip { title: look.title.clone(), text: look.text.clone() };
        let kept = self.view.kept.iter().filter_map(|card| self.theme.deck.get(card.index())).map(slip);
        let suspect = self.view.my_suspect();
        let powers = self.view.edition.uses_powers(&self.view.setup) && self.view.edition.power(suspect).is_some();
        let power = self.theme.suspects.get(suspect.index()).and_then(|look| look.power.as_ref());
        SpokenHand {
            cards: self.view.hand.iter().map(|card| self.theme.card_name(card).to_owned()).collect(),
            kept: kept.collect(),
            power: power.filter(|_| powers).map(slip),
            power_used: powers && !self.view.seats[self.view.me.index()].power,
        }
    }

    /// Cards that lie open or at the side, and what is known of the deck.
    #[must_use]
    pub fn lies_open(&self) -> Vec<String> {
        let (view, mut lines) = (self.view, Vec::new());
        if view.edition.uses_deck(&view.setup) {
            let values = [("deck", (&self.theme.deck_phrase).into()), ("left", view.deck_left.into())];
            lines.push(self.with(key!("table-deck"), &values));
            for ((kind, look), gone) in view.edition.deck.iter().zip(&self.theme.deck).zip(&view.deck_gone) {
                let clock = kind.effect == Effect::Clock;
                let key = if clock { key!("table-clock") } else { key!("table-gone") };
                let values = [("title", (&look.title).into()), ("gone", (*gone).into()), ("count", kind.count.into())];
                lines.extend((*gone > 0 || clock).then(|| self.with(key, &values)));
            }
        }
        let listed = |label: String, cards: Vec<String>| self.words.labelled(&label, &list_of(&cards, self.words));
        let names = |set: candlestick_rules::CardSet| -> Vec<_> {
            set.iter().map(|card| self.theme.card_name(card).to_owned()).collect()
        };
        if !view.face_up.is_empty() {
            lines.push(listed(self.say(key!("table-face-up")), names(view.face_up)));
        }
        if view.side_cards > 0 {
            let at = |place| match seat_queries::side_card(view, place) {
                Some(card) => self.theme.card_name(card).to_owned(),
                None => self.with(key!("act-side-card"), &[("place", (place + 1).into())]),
            };
            lines.push(listed(self.say(key!("table-side")), (0..view.side_cards).map(at).collect()));
        }
        let mut open = view.face_up;
        for event in &view.events {
            if let Event::Eliminated { seat, hand, .. } = event {
                let label = self.with(key!("table-open-hand"), &[("name", (&self.short(*seat)).into())]);
                lines.push(listed(label, names(*hand)));
                open = open.or(*hand);
            }
        }
        let revealed = view.revealed.without(open);
        if !revealed.is_empty() {
            lines.push(listed(self.say(key!("table-revealed")), names(revealed)));
        }
        if lines.is_empty() {
            lines.push(self.say(key!("table-nothing")));
        }
        lines
    }

    /// The last question and its answers.
    #[must_use]
    pub fn last_question(&self) -> Vec<String> {
        let names = seat_names(self.theme, self.view);
        let me = Some(self.view.me);
        let lines: Vec<_> =
            question::lines(self.view).map(|event| describe(event, self.theme, self.words, &names, me)).collect();
        if lines.is_empty() { vec![self.say(key!("asked-nothing"))] } else { lines }
    }

    /// What happened from an event on, a sentence each, with what characters say to it.
    #[must_use]
    pub fn log(&self, from: usize) -> Vec<String> {
        let names = seat_names(self.theme, self.view);
        let said = talk(self.view, self.seats);
        let events = self.view.events.iter().enumerate().skip(from);
        let lines = events.flat_map(|(at, event)| {
            let told = describe(event, self.theme, self.words, &names, Some(self.view.me));
            let said = said.iter().filter(move |said| said.event == at).map(|said| said.text(&names, self.words));
            [told].into_iter().chain(said).collect::<Vec<_>>()
        });
        lines.filter(|line| !line.is_empty()).collect()
    }
}
