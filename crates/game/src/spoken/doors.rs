//! Where a room's doors are and which rooms are near them, for whoever does not see the board.

use super::names::square_code;
use crate::inspect::{Description, DescriptionLine, Inspector, Subject, Topic};
use candlestick_rules::{Distances, Door, Place, RoomId, Side};
use candlestick_themes::{Form, key, list_of};

/// Rooms that are told as being near.
const NEAR: usize = 4;

impl Inspector<'_> {
    /// What is told of a subject to whoever hears it: of a room also where its doors are, and which rooms are near.
    #[must_use]
    pub fn look_told(&self, subject: Subject) -> Description {
        let mut told = match subject {
            Subject::Place(Place::Room(room)) => return self.room_told(room, &self.open_board()),
            _ => self.look_at(subject),
        };
        self.card_told(&mut told);
        told
    }

    /// What is known of its card stands under a heading where it is seen, and is told with it.
    fn card_told(&self, told: &mut Description) {
        if !told.card.is_empty() {
            let label = self.say(key!("inspect-card"));
            told.card = vec![self.words.labelled(&label, &told.card.join(" "))];
        }
    }

    /// The same of every room.
    #[must_use]
    pub fn rooms_told(&self) -> Vec<Description> {
        let board = self.open_board();
        self.view.edition.board.rooms().map(|room| self.room_told(room, &board)).collect()
    }

    /// How far rooms are from each other where no token stands in the way: that stays the same for the whole case.
    fn open_board(&self) -> Distances {
        Distances::new(&self.view.edition, &[])
    }

    fn room_told(&self, room: RoomId, board: &Distances) -> Description {
        let mut told = self.look_at(Subject::Place(Place::Room(room)));
        self.doors_told(room, &mut told);
        if let Some(text) = self.near_told(room, board) {
            // Beside the doors; where a room has none, behind who is in it.
            let at = told.lines.iter().rposition(|line| matches!(line.about, Topic::Doors | Topic::Here));
            told.lines.insert(at.map_or(0, |at| at + 1), DescriptionLine { about: Topic::Doors, text });
        }
        self.card_told(&mut told);
        told
    }

    /// Says where the doors are with how many there are, which is the first that is told of them.
    fn doors_told(&self, room: RoomId, told: &mut Description) {
        let doors: Vec<_> = self.view.edition.board.doors_of(room).map(|door| self.door_told(door)).collect();
        let Some(line) = told.lines.iter_mut().find(|line| line.about == Topic::Doors) else { return };
        if !doors.is_empty() {
            let places = list_of(&doors, self.words);
            let values = [("doors", doors.len().into()), ("places", (&places).into())];
            line.text = self.with(key!("spoken-doors"), &values);
        }
    }

    /// On which side of its room a door is, and the square outside.
    fn door_told(&self, door: &Door) -> String {
        // A door tells the way in.
        let side = match door.side {
            Side::North => "south",
            Side::East => "west",
            Side::South => "north",
            Side::West => "east",
        };
        let square = square_code(&self.view.edition.board, door.square);
        self.with(key!("spoken-door-at"), &[("side", side.into()), ("square", (&square).into())])
    }

    /// The rooms that are the fewest steps away, nearest first.
    fn near_told(&self, room: RoomId, board: &Distances) -> Option<String> {
        let steps = board.to_rooms(Place::Room(room));
        let others = self.view.edition.board.rooms().zip(steps).filter(|(other, _)| *other != room);
        let mut near: Vec<_> = others.filter_map(|(other, steps)| Some((steps?, other))).collect();
        near.sort_unstable();
        let one = |(steps, other): &(u32, RoomId)| {
            let other = self.theme.room_phrase(*other, Form::Bare);
            self.with(key!("spoken-near-room"), &[("room", (&other).into()), ("steps", (*steps).into())])
        };
        let rooms: Vec<_> = near.iter().take(NEAR).map(one).collect();
        let list = list_of(&rooms, self.words);
        (!rooms.is_empty()).then(|| self.with(key!("spoken-near-rooms"), &[("rooms", (&list).into())]))
    }
}
