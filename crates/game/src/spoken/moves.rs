//! The controls of a move: rooms with their steps, squares by letter and number, ways on and other ways.

use super::{
    control::{CommandTarget, Control, Group},
    names::NamedThing,
    verb::Verb,
};
use crate::{inspect::Inspector, seat_queries::under_way};
use candlestick_rules::{Action, Choice, Destination, Detour, Distances, Place, SquareId, SquareMark};
use candlestick_themes::{Form, key};

impl Inspector<'_> {
    /// The controls of one kind of move.
    pub(super) fn moves(&self, choice: &Choice) -> Vec<Control> {
        let leap = |place, verb, label| {
            let phrase = self.place_phrase(place);
            (place, verb, self.with(label, &[("place", (&phrase).into())]))
        };
        let one = |(place, verb, label), action| vec![self.place_control(Group::Rooms, verb, place, label, action)];
        match choice {
            Choice::Go(ends) => {
                let far = self.distances();
                ends.iter().map(|end| self.walk(end, &far)).collect()
            }
            Choice::Via(ends) => ends.iter().map(|end| self.through(end)).collect(),
            Choice::Detour(detours) => detours.iter().flat_map(|detour| self.around(detour)).collect(),
            Choice::Passage(room) => {
                one(leap(Place::Room(*room), Verb::Passage, key!("spoken-passage")), Action::Passage(*room))
            }
            Choice::SquarePassage(square) => {
                one(leap(Place::Square(*square), Verb::Passage, key!("spoken-passage")), Action::SquarePassage(*square))
            }
            Choice::Join(room) => one(leap(Place::Room(*room), Verb::Door, key!("spoken-door")), Action::Join(*room)),
            Choice::Jump(rooms) => {
                let jump = |room| one(leap(Place::Room(room), Verb::Jump, key!("spoken-jump")), Action::Jump(room));
                rooms.iter().flat_map(|room| jump(*room)).collect()
            }
            Choice::Stay(room) => {
                let place = Place::Room(*room);
                let within = self.theme.room_phrase(*room, Form::In);
                let key = if under_way(self.view) { key!("spoken-stop") } else { key!("spoken-stay") };
                let label = self.with(key, &[("in", (&within).into())]);
                let control = self.place_control(Group::Rooms, Verb::Stay, place, label, Action::Stay);
                vec![Control { command: Verb::Stay.word(self.words), ..control }]
            }
            _ => Vec::new(),
        }
    }

    /// How far rooms are from any square, with the tokens that stand in the way.
    fn distances(&self) -> Distances {
        Distances::new(&self.view.edition, &self.view.blocked().unwrap_or_default())
    }

    /// Walks to an end.
    fn walk(&self, end: &Destination, far: &Distances) -> Control {
        let (phrase, steps) = (self.place_phrase(end.place), end.path.len());
        let label = self.with(key!("spoken-go"), &[("place", (&phrase).into()), ("steps", steps.into())]);
        let group = if end.place.room().is_some() { Group::Rooms } else { Group::Squares };
        let control = self.place_control(group, Verb::Go, end.place, label, Action::Go(end.place));
        Control { note: self.about(end.place, far), ..control }
    }

    /// What a square does to whoever stops there, and which room is near.
    fn about(&self, place: Place, far: &Distances) -> Option<String> {
        let Place::Square(square) = place else { return None };
        if let Some(mark) = self.of_mark(square) {
            return Some(mark);
        }
        let rooms = far.to_rooms(place);
        let near = self.view.edition.board.rooms().filter_map(|room| Some((rooms.get(room.index()).copied()??, room)));
        let (steps, room) = near.min()?;
        let room = self.theme.room_phrase(room, Form::The);
        Some(self.with(key!("spoken-near"), &[("steps", steps.into()), ("room", (&room).into())]))
    }

    /// What the board's mark does.
    fn of_mark(&self, square: SquareId) -> Option<String> {
        if !self.view.edition.board.marked(square) {
            return None;
        }
        match self.view.edition.profile.mark {
            SquareMark::Draw => Some(self.say(key!("inspect-draws"))),
            SquareMark::Snoop => Some(self.say(key!("inspect-snoops"))),
            SquareMark::Plain => None,
        }
    }

    /// Walks to a place and goes on from there.
    fn through(&self, end: &Destination) -> Control {
        let (phrase, steps) = (self.place_phrase(end.place), end.path.len());
        let label = self.with(key!("spoken-through"), &[("place", (&phrase).into()), ("steps", steps.into())]);
        let control = self.place_control(Group::Through, Verb::Through, end.place, label, Action::Via(end.place));
        let note = if let Place::Square(square) = end.place { self.of_mark(square) } else { None };
        Control { note, ..control }
    }

    /// Walks over a mark to an end that the usual way leaves out.
    fn around(&self, detour: &Detour) -> Vec<Control> {
        let mark = detour.via.place;
        let Place::Square(over) = mark else { return Vec::new() };
        let code = self.square_named(over);
        let one = |to: &Place| {
            let (place, over_it) = (self.place_phrase(*to), self.place_phrase(mark));
            let values = [("place", (&place).into()), ("over", (&over_it).into())];
            let label = self.with(key!("spoken-go-over"), &values);
            let control = self.place_control(Group::Through, Verb::Go, *to, label, Action::Detour { mark, to: *to });
            let by = self.over_word();
            let command = format!("{} {by} {}", control.command, code.token);
            let target = CommandTarget { over: Some(over), ..control.target.clone() };
            Control { command, target, note: self.of_mark(over), ..control }
        };
        detour.to.iter().map(one).collect()
    }

    /// The word that parts a place from the square that one goes over.
    pub(super) fn over_word(&self) -> String {
        let all = super::verb::listed(self.words, key!("spoken-word-over"));
        all.first().map(|word| word.join(" ")).unwrap_or_default()
    }

    fn place_control(&self, group: Group, verb: Verb, place: Place, label: String, action: Action) -> Control {
        let target = |forms| CommandTarget { forms, place: Some(place), over: None };
        let words = (verb, self.words);
        match place {
            Place::Square(square) => {
                let named = self.square_named(square);
                let control = named.control(group, words, label, action);
                Control { target: target(named.forms), ..control }
            }
            Place::Room(room) => {
                let all = self.rooms_named();
                let named: Option<&NamedThing<_>> = all.iter().find(|named| named.thing == room);
                let forms = named.map(|named| named.forms.clone()).unwrap_or_default();
                let token = named.map(|named| named.token.clone()).unwrap_or_default();
                let named = NamedThing { thing: room, token, name: String::new(), forms };
                let control = named.control(group, words, label, action);
                Control { target: target(named.forms), ..control }
            }
        }
    }
}
