//! Moves the token of the turn's owner: from a way that was chosen to where it leads, and what arriving does.

use super::{AskAgain, Asking, Event, Game, MoveKind, PassageUse, Phase, Place, RoomId, SquareMark, task_stack::Task};

impl Game {
    /// After the cards are followed: the move, or on with the turn when there is none.
    pub(super) fn begin_move(&mut self) -> Option<Phase> {
        self.turn.moves = self.move_choices();
        if self.turn.moves.is_empty() && !self.may_play_before_move() {
            return self.stop_short();
        }
        Some(Phase::Move)
    }

    /// Lets the moment pass: before a move, it is not made; asked for a card, one has none; on a mark, one does not snoop.
    pub(super) fn decline(&mut self) -> Option<Phase> {
        match self.phase {
            Phase::Move => self.stop_short(),
            Phase::Refute(seat) => self.cannot_refute(seat),
            _ => None,
        }
    }

    pub(super) fn walk(&mut self, place: Place) -> Option<Phase> {
        let end = self.choices.destinations().iter().find(|end| end.place == place)?.clone();
        if end.path.is_empty() {
            return self.stop_short();
        }
        self.arrive(end.path, MoveKind::Walk)
    }

    /// Tokens in the way push the token all the way back: it does not move.
    fn stop_short(&mut self) -> Option<Phase> {
        let seat = self.turn.seat;
        if !self.turn.under_way {
            self.events.push(Event::Stuck { seat });
        }
        None
    }

    /// Walks to a place on the way; the move goes on from there.
    pub(super) fn walk_via(&mut self, place: Place) -> Option<Phase> {
        let via = self.choices.vias().iter().find(|via| via.place == place)?.clone();
        self.step_on(via.path, MoveKind::Walk)
    }

    /// Walks to a mark by a way from which `to` can still be reached; the move goes on from there.
    pub(super) fn walk_detour(&mut self, mark: Place, to: Place) -> Option<Phase> {
        let mut detours = self.choices.detours().iter();
        let path = detours.find(|detour| detour.leads(mark, to))?.via.path.clone();
        self.step_on(path, MoveKind::Walk)
    }

    /// Takes a passage or joining door: as the whole move, or as one step of the roll.
    pub(super) fn take_passage(&mut self, to: Place, kind: MoveKind) -> Option<Phase> {
        let inside = self.edition.profile.passage == PassageUse::InsideRoll;
        let ends = to.room().is_some() && to.room() == self.edition.board.centre();
        if inside && !ends && self.phase == Phase::Move && self.turn.steps > 1 {
            return self.step_on(vec![to], kind);
        }
        self.arrive(vec![to], kind)
    }

    /// Moves the token as part of a longer move.
    fn step_on(&mut self, path: Vec<Place>, kind: MoveKind) -> Option<Phase> {
        let from = self.token(self.suspect_of(self.turn.seat));
        let to = *path.last()?;
        self.turn.use_up(from, &path);
        self.turn.steps = self.turn.steps.saturating_sub(path.len() as u32);
        self.turn.under_way = true;
        let crossed: Vec<_> = path[..path.len() - 1].iter().filter_map(|place| place.room()).collect();
        self.put(path, kind);
        self.turn.tasks.push(Task::Move);
        crossed.into_iter().for_each(|room| self.look_at_room_card(room));
        match to {
            Place::Room(room) => self.look_at_room_card(room),
            Place::Square(_) => self.snoop_if_marked(to),
        }
        None
    }

    /// Moves the token of the turn's owner and tells so.
    fn put(&mut self, path: Vec<Place>, kind: MoveKind) {
        let seat = self.turn.seat;
        let suspect = self.suspect_of(seat);
        let from = self.token(suspect);
        if let Some(&to) = path.last() {
            self.tokens[suspect.index()] = to;
            self.events.push(Event::Moved { seat, suspect, from, path, kind });
        }
    }

    /// Moves the token; the move ends there.
    pub(super) fn arrive(&mut self, path: Vec<Place>, kind: MoveKind) -> Option<Phase> {
        let to = *path.last()?;
        self.turn.tasks.retain(|task| *task != Task::Move);
        let crossed: Vec<_> = path[..path.len() - 1].iter().filter_map(|place| place.room()).collect();
        self.put(path, kind);
        crossed.into_iter().for_each(|room| self.look_at_room_card(room));
        match to {
            Place::Room(room) => self.be_in(room, false),
            Place::Square(square) => {
                let draws = self.edition.profile.mark == SquareMark::Draw && self.edition.board.marked(square);
                self.turn.tasks.extend(draws.then_some(Task::Draw(self.turn.seat)));
                self.snoop_if_marked(to);
                None
            }
        }
    }

    fn snoop_if_marked(&mut self, place: Place) {
        if let Place::Square(square) = place
            && self.edition.profile.mark == SquareMark::Snoop
            && self.edition.board.marked(square)
        {
            self.turn.tasks.push(Task::Snoop);
        }
    }

    pub(super) fn stay(&mut self) -> Option<Phase> {
        let seat = self.turn.seat;
        let room = self.room_of(seat)?;
        if self.turn.under_way {
            return self.be_in(room, false);
        }
        self.events.push(Event::Stayed { seat, room });
        self.be_in(room, true)
    }

    fn look_at_room_card(&mut self, room: RoomId) {
        let seat = self.turn.seat;
        if let Some(card) = self.truth.room_card(room)
            && !self.player(seat).rooms_seen.contains(&room)
        {
            self.player_mut(seat).rooms_seen.push(room);
            self.events.push(Event::RoomCardSeen { seat, room, card: Some(card) });
        }
    }

    /// In a room by choice: look at the card that lies there, then ask, where one may.
    pub(super) fn be_in(&mut self, room: RoomId, stayed: bool) -> Option<Phase> {
        self.look_at_room_card(room);
        let player = self.player(self.turn.seat);
        let just_asked = player.last_asked == Some((player.turns.saturating_sub(1), room));
        let barred = self.edition.profile.ask_again == AskAgain::NotNextTurn && just_asked && !stayed;
        self.turn.may_skip = self.edition.profile.asking == Asking::Optional && !stayed;
        (self.is_nameable(room) && !barred).then_some(Phase::Suggest)
    }
}
