//! Moving on one's turn: what is in the way, where a move can lead, and what arriving does.

use super::{
    AskAgain, Asking, Choice, Event, Game, Mark, MoveKind, PassageUse, Phase, Place, RoomId, Stay, SuspectId,
    TokensInTheWay,
    agenda::Task,
    detours::detours,
    legs::{self, Gait, Legs},
    movement::Ground,
};

impl Game {
    /// Squares that another token occupies. Tokens out of the race occupy nothing, special squares are never full.
    pub(super) fn occupied(&self, mover: SuspectId) -> Vec<bool> {
        let mut occupied = vec![false; self.edition.board.squares().len()];
        for (n, place) in self.tokens.iter().enumerate() {
            let suspect = SuspectId(n as u8);
            let gone = self.seat_of(suspect).is_some_and(|seat| self.is_out(seat));
            if let Place::Square(square) = place
                && suspect != mover
                && !gone
                && !self.edition.board.is_special(*square)
            {
                occupied[square.index()] = true;
            }
        }
        occupied
    }

    /// What the token of the turn's owner may step on, enter and end on now.
    fn ground(&self) -> Ground<'_> {
        let profile = &self.edition.profile;
        let mut ground = Ground::open(&self.edition.board);
        let occupied = self.occupied(self.suspect_of(self.turn.seat));
        match profile.tokens_in_the_way {
            TokensInTheWay::Block => ground.solid = occupied,
            TokensInTheWay::Pass | TokensInTheWay::StopBehind => ground.taken = occupied,
        }
        ground.repeat = profile.repeat_squares;
        if profile.mark == Mark::Draw && self.edition.uses_deck(&self.setup) {
            ground.stops = self.marked_squares();
        }
        ground.use_up(self.turn.used.iter().copied());
        ground
    }

    fn marked_squares(&self) -> Vec<bool> {
        let board = &self.edition.board;
        (0..board.squares().len() as u16).map(|n| board.marked(super::SquareId(n))).collect()
    }

    /// Whether a move is made leg by leg.
    fn has_legs(&self) -> bool {
        let profile = &self.edition.profile;
        profile.cross_rooms
            || profile.mark == Mark::Snoop
            || profile.tokens_in_the_way == TokensInTheWay::StopBehind
            || profile.passage == PassageUse::InsideRoll
    }

    /// Where the token may walk to, and from where it may go on.
    fn legs(&self) -> Legs {
        let (ground, from) = (self.ground(), self.token(self.suspect_of(self.turn.seat)));
        if !self.has_legs() {
            return Legs { ends: ground.destinations(from, self.turn.steps), ..Legs::default() };
        }
        let profile = &self.edition.profile;
        let inside = profile.passage == PassageUse::InsideRoll;
        let snoops = profile.mark == Mark::Snoop;
        let board = &self.edition.board;
        let squares = || (0..board.squares().len() as u16).map(super::SquareId);
        let paused = |square| self.turn.paused.contains(&Place::Square(square));
        let marks: Vec<_> = squares().filter(|square| snoops && board.marked(*square) && !paused(*square)).collect();
        let tunnel = |square| inside && board.passage_from(Place::Square(square)).is_some();
        let pauses: Vec<_> = squares().map(|square| tunnel(square) || marks.contains(&square)).collect();
        let gait = Gait {
            cross_rooms: profile.cross_rooms,
            passages: inside,
            stop_behind: profile.tokens_in_the_way == TokensInTheWay::StopBehind,
            pauses: &pauses,
            first: !self.turn.under_way,
        };
        let mut legs = legs::legs(&ground, gait, from, self.turn.steps);
        legs.detours = detours(&ground, gait, (from, self.turn.steps), &legs, &marks);
        if self.turn.under_way {
            // In a room on the way, staying is offered by itself.
            legs.ends.retain(|end| end.place != from || from.room().is_none());
        }
        legs
    }

    /// After the cards are followed: the move, or on with the turn when there is none.
    pub(super) fn begin_move(&mut self) -> Option<Phase> {
        self.turn.moves = self.move_choices();
        if self.turn.moves.is_empty() && !(self.is_start() && self.may_play_at_start()) {
            return self.stop_short();
        }
        Some(Phase::Move)
    }

    /// Whether a game without dice is at the moment before the turn's own move, when others let one roll.
    pub(super) const fn is_start(&self) -> bool {
        self.turn.fresh && !self.turn.under_way
    }

    /// Lets the moment pass: before a move, it is not made; asked for a card, one has none.
    pub(super) fn decline(&mut self) -> Option<Phase> {
        match self.phase {
            Phase::Move => self.stop_short(),
            Phase::Answer(seat) => self.pass(seat),
            _ => None,
        }
    }

    /// Walk, passage, stay, and any room when a card allows it.
    pub(super) fn move_choices(&self) -> Vec<Choice> {
        let from = self.token(self.suspect_of(self.turn.seat));
        let profile = &self.edition.profile;
        let mut choices = Vec::new();
        let legs = self.legs();
        if !legs.ends.is_empty() {
            choices.push(Choice::Go(legs.ends));
        }
        if !legs.vias.is_empty() {
            choices.push(Choice::Via(legs.vias));
        }
        if !legs.detours.is_empty() {
            choices.push(Choice::Detour(legs.detours));
        }
        let as_move = profile.passage == PassageUse::AfterRoll;
        let as_step = profile.passage == PassageUse::InsideRoll && self.turn.steps > 0;
        if as_move || as_step {
            choices.extend(self.passage_choices());
        }
        if let Some(room) = from.room()
            && (self.turn.under_way || (profile.stay == Stay::AfterRoll))
        {
            choices.push(Choice::Stay(room));
        }
        if self.is_start() {
            choices.extend(self.instead_of_roll(&choices));
        }
        if self.turn.any_room {
            choices.push(Choice::Jump(self.other_rooms(from)));
            // One may go there; boxed in, one need not.
            choices.extend((choices.len() == 1).then_some(Choice::Decline));
        }
        choices
    }

    /// What may be done instead of rolling, but for cards and powers; those of `offered` are there already.
    pub(super) fn instead_of_roll(&self, offered: &[Choice]) -> Vec<Choice> {
        let seat = self.turn.seat;
        let profile = &self.edition.profile;
        let mut choices = Vec::new();
        if profile.passage != PassageUse::AfterRoll {
            choices.extend(self.passage_choices());
        }
        if let Some(room) = self.room_of(seat)
            && profile.stay == Stay::WhenPulled
            && self.player(seat).pulled
            && (self.is_nameable(room) || self.in_centre(seat))
        {
            choices.push(Choice::Stay(room));
        }
        choices.retain(|choice| !offered.contains(choice));
        choices
    }

    /// The passage and the joining doors of the place one is in, those that this move hasn't used yet.
    pub(super) fn passage_choices(&self) -> Vec<Choice> {
        let board = &self.edition.board;
        let from = self.token(self.suspect_of(self.turn.seat));
        let ground = self.ground();
        let passage = board.passage_from(from).filter(|to| legs::is_open(&ground, *to));
        let joins = from.room().into_iter().flat_map(|room| board.joined(room));
        let joins = joins.filter(|room| legs::is_open(&ground, Place::Room(*room))).map(Choice::Join);
        let passage = passage.map(|to| match to {
            Place::Room(room) => Choice::Passage(room),
            Place::Square(square) => Choice::SquarePassage(square),
        });
        passage.into_iter().chain(joins).collect()
    }

    /// Rooms that can be the answer, other than the one a token is in.
    pub(super) fn other_rooms(&self, from: Place) -> Vec<RoomId> {
        (0..self.edition.cards.rooms).map(RoomId).filter(|room| from != Place::Room(*room)).collect()
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
        self.turn.agenda.push(Task::Move);
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
        self.turn.agenda.retain(|task| *task != Task::Move);
        let crossed: Vec<_> = path[..path.len() - 1].iter().filter_map(|place| place.room()).collect();
        self.put(path, kind);
        crossed.into_iter().for_each(|room| self.look_at_room_card(room));
        match to {
            Place::Room(room) => self.be_in(room, false),
            Place::Square(square) => {
                let draws = self.edition.profile.mark == Mark::Draw && self.edition.board.marked(square);
                self.turn.agenda.extend(draws.then_some(Task::Draw(self.turn.seat)));
                self.snoop_if_marked(to);
                None
            }
        }
    }

    fn snoop_if_marked(&mut self, place: Place) {
        if let Place::Square(square) = place
            && self.edition.profile.mark == Mark::Snoop
            && self.edition.board.marked(square)
        {
            self.turn.agenda.push(Task::Snoop);
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
