//! The turn machine: what each action does, and which task or phase follows.

use super::{
    Action, CaseEnding, Event, Game, MoveKind, Phase, Place, SeatId, Triple,
    task_stack::{Question, Task, Turn},
};

impl Game {
    /// Does an action that was checked against the choices.
    pub(super) fn act(&mut self, seat: SeatId, action: Action) {
        let next = match action {
            Action::Roll => self.roll(),
            Action::Go(place) => self.walk(place),
            Action::Via(place) => self.walk_via(place),
            Action::Detour { mark, to } => self.walk_detour(mark, to),
            Action::Passage(room) => self.take_passage(Place::Room(room), MoveKind::Passage),
            Action::SquarePassage(square) => self.take_passage(Place::Square(square), MoveKind::Passage),
            Action::Join(room) => self.take_passage(Place::Room(room), MoveKind::Join),
            Action::Jump(room) => self.arrive(vec![Place::Room(room)], MoveKind::Card),
            Action::Stay => self.stay(),
            Action::Suggest { suspect, weapon } => {
                self.room_of(seat).and_then(|room| self.ask_in_room(seat, Triple { suspect, weapon, room }))
            }
            Action::AskAnywhere(triple) => self.ask(seat, triple),
            Action::Show(card) => self.show(seat, card),
            Action::Accuse(triple) => return self.accuse(seat, triple),
            Action::GiveUp => {
                self.events.push(Event::GaveUp { seat });
                return self.leave(seat);
            }
            Action::EndTurn => return self.finish(),
            Action::ChooseSeat(target) => self.choose_seat(target),
            Action::NameCard(card) => self.name_card(card),
            Action::Reveal(card) => self.reveal(seat, card),
            Action::PassLeft(card) => self.pass_left(seat, card),
            Action::PlayCard(card) => self.play_card(seat, card),
            Action::UsePower => self.use_power(seat),
            Action::ChooseToken(suspect) => self.send_token(seat, suspect),
            Action::Draw => self.draw(seat),
            Action::Decline => self.decline(),
            Action::LookAtSide(place) => self.look_at_side(seat, place),
        };
        match next {
            Some(phase) => self.phase = phase,
            None => self.proceed(),
        }
    }

    /// Works off what is still to be done until something is to be decided; at last the turn's owner may conclude.
    pub(super) fn proceed(&mut self) {
        while let Some(task) = self.turn.tasks.pop() {
            if self.is_void(task) {
                continue;
            }
            if let Some(phase) = self.run(task) {
                self.phase = phase;
                return;
            }
        }
        if self.is_out(self.turn.seat) {
            self.end_turn();
        } else {
            self.phase = Phase::Conclude;
        }
    }

    /// Whether a task falls away because its player is out of the race.
    fn is_void(&self, task: Task) -> bool {
        match task {
            Task::Draw(seat)
            | Task::Follow(seat, _)
            | Task::Perform(seat, ..)
            | Task::MayDraw(seat)
            | Task::Watch(seat) => self.is_out(seat),
            Task::Roll | Task::Move | Task::Snoop | Task::Back(_) => self.is_out(self.turn.seat),
            Task::Refute(_) | Task::Showed(_) | Task::Close => false,
        }
    }

    /// Does a task; gives what is to be decided for it, if anything.
    fn run(&mut self, task: Task) -> Option<Phase> {
        match task {
            Task::Draw(seat) => self.draw(seat),
            Task::Follow(seat, card) => self.follow(seat, card),
            Task::Perform(seat, effect, source) => self.perform(seat, effect, source),
            Task::Roll => self.roll(),
            Task::Move => self.begin_move(),
            Task::Snoop => self.snoop(),
            Task::Back(phase) => Some(phase),
            Task::MayDraw(seat) => self.can_draw().then_some(Phase::MayDraw(seat)),
            Task::Refute(seat) => self.ask_to_refute(seat),
            Task::Watch(seat) => self.may_watch(seat).then_some(Phase::Watch(seat)),
            Task::Showed(seat) => self.after_shown(seat),
            Task::Close => self.close_question(),
        }
    }

    pub(super) fn start_turn(&mut self, seat: SeatId) {
        self.turn = Turn::new(self.turn.number + 1, seat);
        self.phase = Phase::Roll;
        let player = self.player_mut(seat);
        player.turns += 1;
        player.sees_next = false;
        let turn = self.turn.number;
        self.events.push(Event::TurnStarted { seat, turn });
        if let Some(steps) = self.edition.profile.fixed_steps {
            self.turn.fresh_move(steps.into());
            self.turn.fresh = true;
            self.turn.tasks.push(Task::Move);
            self.proceed();
        }
    }

    /// Ends the turn, unless passing up the question leaves something to conclude.
    fn finish(&mut self) {
        if self.phase == Phase::Suggest {
            self.phase = Phase::Conclude;
            if !self.turn.tasks.is_empty() || self.may_play_at_end() {
                return self.proceed();
            }
        }
        self.end_turn();
    }

    /// The next seat to the left that is still in the race; the same one while it has further turns.
    pub(super) fn end_turn(&mut self) {
        let seat = self.turn.seat;
        self.player_mut(seat).pulled = self.turn.pulled;
        if self.turn.again > 0 && !self.is_out(seat) {
            let (again, drawn) = (self.turn.again - 1, self.turn.drawn);
            self.start_turn(seat);
            self.turn.again = again;
            self.turn.drawn = drawn;
            return;
        }
        let round: Vec<_> = self.left_of(seat).chain([seat]).filter(|other| !self.is_out(*other)).collect();
        for next in round.iter().chain(&round) {
            if std::mem::take(&mut self.player_mut(*next).misses) {
                self.events.push(Event::TurnMissed { seat: *next });
            } else {
                return self.start_turn(*next);
            }
        }
        self.close(None);
    }

    /// Rolls; the move follows once the cards that the dice draw are followed. Without dice the steps are given.
    fn roll(&mut self) -> Option<Phase> {
        let seat = self.turn.seat;
        if let Some(steps) = self.edition.profile.fixed_steps {
            self.turn.fresh = false;
            self.turn.fresh_move(steps.into());
            self.turn.tasks.push(Task::Move);
            return None;
        }
        let faces = self.roll_faces();
        let (steps, draws) = (self.steps_of(&faces), self.draws_of(&faces));
        self.events.push(Event::Rolled { seat, faces, steps });
        self.turn.fresh_move(steps);
        self.turn.tasks.push(Task::Move);
        self.turn.tasks.extend(std::iter::repeat_n(Task::Draw(seat), draws));
        None
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

    /// Leaves the race beside what the table waits for: nothing of that changes, one still answers and shows.
    pub(super) fn give_up_aside(&mut self, seat: SeatId) -> &[Event] {
        let before = self.events.len();
        self.events.push(Event::GaveUp { seat });
        self.player_mut(seat).out = true;
        self.refresh_choices();
        &self.events[before..]
    }

    /// Out of the race: no more turns, but answers are still given.
    fn leave(&mut self, seat: SeatId) {
        self.player_mut(seat).out = true;
        self.proceed();
    }

    fn close(&mut self, winner: Option<SeatId>) {
        self.phase = Phase::Over;
        self.events.push(Event::Closed(Box::new(CaseEnding {
            winner,
            case_file: self.truth.case_file,
            hands: self.truth.hands.clone(),
            room_cards: self.truth.room_cards.clone(),
            side_cards: self.truth.side_cards.clone(),
        })));
    }

    /// The question that is being answered.
    pub(super) fn open_question(&self) -> Option<Question> {
        self.turn.question.filter(|question| !question.closed)
    }
}
