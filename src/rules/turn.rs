//! The turn machine: what each action does and which phase follows.

use super::{
    Action, Choice, Event, Game, MoveKind, Phase, Place, RoomId, SeatId, SuspectId, Triple, WeaponId, destinations,
};

impl Game {
    /// Does an action that was checked against the choices.
    pub(super) fn act(&mut self, seat: SeatId, action: Action) {
        match action {
            Action::Roll => self.roll(),
            Action::Go(place) => self.walk(place),
            Action::Passage(room) => self.arrive(vec![Place::Room(room)], MoveKind::Passage),
            Action::Jump(room) => self.arrive(vec![Place::Room(room)], MoveKind::Card),
            Action::Stay => self.stay(),
            Action::Suggest { suspect, weapon } => self.suggest(suspect, weapon),
            Action::Show(card) => {
                let to = self.turn.seat;
                self.events.push(Event::Shown { by: seat, to, card: Some(card) });
                self.phase = Phase::Conclude;
            }
            Action::Accuse(triple) => self.accuse(seat, triple),
            Action::GiveUp => {
                self.events.push(Event::GaveUp { seat });
                self.leave(seat);
            }
            Action::EndTurn => self.end_turn(),
            Action::ChooseSeat(target) => self.choose_seat(target),
            Action::NameCard(card) => self.name_card(card),
            Action::Reveal(card) => self.reveal(seat, card),
            Action::PassLeft(card) => self.pass_left(seat, card),
        }
    }

    pub(super) fn start_turn(&mut self, seat: SeatId) {
        self.turn = super::game::Turn::new(self.turn.number + 1, seat);
        self.phase = Phase::Roll;
        let turn = self.turn.number;
        self.events.push(Event::TurnStarted { seat, turn });
    }

    /// The next seat to the left that is still in the race; the same one after an extra-turn card.
    fn end_turn(&mut self) {
        let seat = self.turn.seat;
        if self.turn.again && !self.is_out(seat) {
            return self.start_turn(seat);
        }
        let next = self.left_of(seat).chain([seat]).find(|other| !self.is_out(*other));
        match next {
            Some(next) => self.start_turn(next),
            None => self.close(None),
        }
    }

    /// Rolls, then follows the cards that the dice draw.
    fn roll(&mut self) {
        let faces = self.roll_faces();
        let shown = self.edition.profile.dice.iter().zip(&faces).filter_map(|(die, face)| die.get(usize::from(*face)));
        let (steps, draws) =
            shown.fold((0, 0), |(steps, draws), face| (steps + u32::from(face.steps), draws + usize::from(face.draws)));
        let seat = self.turn.seat;
        self.turn.steps = steps;
        self.events.push(Event::Rolled { seat, faces, steps });
        for _ in 0..draws.min(self.deck.len()) {
            if let Some(card) = self.deck.pop_front() {
                self.deck.push_back(card);
                self.turn.pending.push_back(card);
            }
        }
        self.follow_cards();
    }

    /// After the cards are followed: the move, or on with the turn when there is none.
    pub(super) fn begin_move(&mut self) {
        self.phase = Phase::Move;
        if self.move_choices().is_empty() {
            let seat = self.turn.seat;
            self.events.push(Event::Stuck { seat });
            self.phase = Phase::Conclude;
        }
    }

    /// Walk, passage, stay, and any room when a card allows it.
    pub(super) fn move_choices(&self) -> Vec<Choice> {
        let suspect = self.suspect_of(self.turn.seat);
        let from = self.token(suspect);
        let mut choices = Vec::new();
        let ends = destinations(&self.edition.board, from, self.turn.steps, &self.blocked(suspect));
        if !ends.is_empty() {
            choices.push(Choice::Go(ends));
        }
        if let Some(room) = from.room() {
            choices.extend(self.edition.board.passage(room).map(Choice::Passage));
            choices.push(Choice::Stay(room));
        }
        if self.turn.any_room {
            choices.push(Choice::Jump(self.edition.board.rooms().filter(|room| from != Place::Room(*room)).collect()));
        }
        choices
    }

    fn walk(&mut self, place: Place) {
        let suspect = self.suspect_of(self.turn.seat);
        let ends = destinations(&self.edition.board, self.token(suspect), self.turn.steps, &self.blocked(suspect));
        if let Some(end) = ends.into_iter().find(|end| end.place == place) {
            self.arrive(end.path, MoveKind::Walk);
        }
    }

    fn arrive(&mut self, path: Vec<Place>, kind: MoveKind) {
        let seat = self.turn.seat;
        let suspect = self.suspect_of(seat);
        let from = self.token(suspect);
        let Some(&to) = path.last() else { return };
        self.tokens[suspect.index()] = to;
        self.events.push(Event::Moved { seat, suspect, from, path, kind });
        match to {
            Place::Room(room) => self.be_in(room),
            Place::Square(_) => self.phase = Phase::Conclude,
        }
    }

    fn stay(&mut self) {
        let seat = self.turn.seat;
        if let Some(room) = self.room_of(seat) {
            self.events.push(Event::Stayed { seat, room });
            self.be_in(room);
        }
    }

    /// In a room by choice: look at the card that lies there, then suggest (or go on, where the room can't be named).
    fn be_in(&mut self, room: RoomId) {
        let seat = self.turn.seat;
        let seen = &mut self.looked[seat.index()];
        if let Some(card) = self.truth.room_card(room)
            && !seen.contains(&room)
        {
            seen.push(room);
            self.events.push(Event::RoomCardSeen { seat, room, card: Some(card) });
        }
        let nameable = room.0 < self.edition.cards.rooms;
        self.phase = if nameable { Phase::Suggest } else { Phase::Conclude };
    }

    fn suggest(&mut self, suspect: SuspectId, weapon: WeaponId) {
        let seat = self.turn.seat;
        let Some(room) = self.room_of(seat) else { return };
        let triple = Triple { suspect, weapon, room };
        self.turn.question = Some(triple);
        self.events.push(Event::Suggested { seat, triple });
        self.pull(triple);
        self.ask_round(seat);
    }

    /// Moves the named suspect and weapon into the room.
    fn pull(&mut self, Triple { suspect, weapon, room }: Triple) {
        let from = self.token(suspect);
        if from != Place::Room(room) {
            self.tokens[suspect.index()] = Place::Room(room);
            self.events.push(Event::TokenPulled { suspect, from, to: room });
        }
        let from = self.weapon(weapon);
        if from != room {
            self.weapons[weapon.index()] = room;
            self.events.push(Event::WeaponPulled { weapon, from, to: room });
        }
    }

    /// Asks to the left until somebody can show; those who cannot pass at once.
    fn ask_round(&mut self, asker: SeatId) {
        for seat in self.left_of(asker) {
            if !self.matching(seat).is_empty() {
                self.phase = Phase::Answer(seat);
                return;
            }
            self.events.push(Event::Passed { seat });
        }
        self.events.push(Event::NobodyShowed { asker });
        self.phase = Phase::Conclude;
    }

    fn accuse(&mut self, seat: SeatId, triple: Triple) {
        let right = triple == self.truth.case_file;
        self.events.push(Event::Accused { seat, triple, right });
        if right {
            self.close(Some(seat));
        } else {
            let triple = Some(self.truth.case_file);
            self.events.push(Event::CaseFileSeen { seat, triple });
            self.leave(seat);
        }
    }

    /// Out of the race: no more turns, but answers are still given.
    fn leave(&mut self, seat: SeatId) {
        self.out[seat.index()] = true;
        self.turn.pending.clear();
        self.end_turn();
    }

    fn close(&mut self, winner: Option<SeatId>) {
        self.phase = Phase::Over;
        self.events.push(Event::Closed {
            winner,
            case_file: self.truth.case_file,
            hands: self.truth.hands.clone(),
            room_cards: self.truth.room_cards.clone(),
        });
    }
}
