//! Lists the ways that a move has: what is in the way, where it can lead, and what may be done instead of rolling.

use crate::{
    choices::Choice,
    detours::detours,
    game::Game,
    ids::RoomId,
    move_options::{self, MoveOptions},
    movement::walk_ends,
    occupancy::{MoveRules, Occupancy, in_the_way},
    place::Place,
    profile::{PassageUse, SquareMark, Stay, TokensInTheWay},
};

impl Game {
    /// What the token of the turn's owner may step on, enter and end on now.
    fn occupancy(&self) -> Occupancy<'_> {
        let profile = &self.edition.profile;
        let mut occupancy = Occupancy::open(&self.edition.board);
        let gone = |token| self.seat_of(token).is_some_and(|seat| self.is_out(seat));
        let occupied = in_the_way(&self.edition.board, &self.tokens, self.suspect_of(self.turn.seat), gone);
        match profile.tokens_in_the_way {
            TokensInTheWay::Block => occupancy.solid = occupied,
            TokensInTheWay::Pass | TokensInTheWay::StopBehind => occupancy.taken = occupied,
        }
        occupancy.repeat = profile.repeat_squares;
        if profile.mark == SquareMark::Draw && self.edition.uses_deck(&self.setup) {
            occupancy.stops = self.marked_squares();
        }
        occupancy.use_up(self.turn.used.iter().copied());
        occupancy
    }

    fn marked_squares(&self) -> Vec<bool> {
        let board = &self.edition.board;
        board.square_ids().map(|square| board.marked(square)).collect()
    }

    /// Whether a move is made part by part.
    fn moves_in_parts(&self) -> bool {
        let profile = &self.edition.profile;
        profile.cross_rooms
            || profile.mark == SquareMark::Snoop
            || profile.tokens_in_the_way == TokensInTheWay::StopBehind
            || profile.passage == PassageUse::InsideRoll
    }

    /// Where the token may walk to, and from where it may go on.
    fn move_options(&self) -> MoveOptions {
        let (occupancy, from) = (self.occupancy(), self.token(self.suspect_of(self.turn.seat)));
        if !self.moves_in_parts() {
            return MoveOptions { ends: walk_ends(&occupancy, from, self.turn.steps), ..MoveOptions::default() };
        }
        let profile = &self.edition.profile;
        let inside = profile.passage == PassageUse::InsideRoll;
        let snoops = profile.mark == SquareMark::Snoop;
        let board = &self.edition.board;
        let paused = |square| self.turn.paused.contains(&Place::Square(square));
        let marks: Vec<_> =
            board.square_ids().filter(|square| snoops && board.marked(*square) && !paused(*square)).collect();
        let tunnel = |square| inside && board.passage_from(Place::Square(square)).is_some();
        let pauses: Vec<_> = board.square_ids().map(|square| tunnel(square) || marks.contains(&square)).collect();
        let rules = MoveRules {
            cross_rooms: profile.cross_rooms,
            passages: inside,
            stop_behind: profile.tokens_in_the_way == TokensInTheWay::StopBehind,
            pauses: &pauses,
            first: !self.turn.under_way,
            by_number: false,
        };
        let mut options = move_options::move_options(&occupancy, rules, from, self.turn.steps);
        options.detours = detours(&occupancy, rules, (from, self.turn.steps), &options, &marks);
        if self.turn.under_way {
            // In a room on the way, staying is offered by itself.
            options.ends.retain(|end| end.place != from || from.room().is_none());
        }
        options
    }

    /// Whether a game without dice is at the moment before the turn's own move, when others let one roll.
    pub(super) const fn is_start(&self) -> bool {
        self.turn.fresh && !self.turn.under_way
    }

    /// Walk, passage, stay, and any room when a card allows it.
    pub(super) fn move_choices(&self) -> Vec<Choice> {
        let from = self.token(self.suspect_of(self.turn.seat));
        let profile = &self.edition.profile;
        let mut choices = Vec::new();
        let options = self.move_options();
        if !options.ends.is_empty() {
            choices.push(Choice::Go(options.ends));
        }
        if !options.vias.is_empty() {
            choices.push(Choice::Via(options.vias));
        }
        if !options.detours.is_empty() {
            choices.push(Choice::Detour(options.detours));
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
        let occupancy = self.occupancy();
        let passage = board.passage_from(from).filter(|to| occupancy.is_open(*to));
        let joins = from.room().into_iter().flat_map(|room| board.joined(room));
        let joins = joins.filter(|room| occupancy.is_open(Place::Room(*room))).map(Choice::Join);
        let passage = passage.map(|to| match to {
            Place::Room(room) => Choice::Passage(room),
            Place::Square(square) => Choice::SquarePassage(square),
        });
        passage.into_iter().chain(joins).collect()
    }

    /// Rooms that can be in the case file, other than the one a token is in.
    pub(super) fn other_rooms(&self, from: Place) -> Vec<RoomId> {
        (0..self.edition.cards.rooms).map(RoomId).filter(|room| from != Place::Room(*room)).collect()
    }
}
