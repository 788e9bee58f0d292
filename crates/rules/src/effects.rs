//! Does what deck cards and powers say: a small vocabulary of effects, each followed to its end before the next.

use super::{
    CardId, CardSet, DeckCardId, Effect, Event, Game, MoveKind, Phase, Place, SeatId, SuspectId,
    task_stack::{EffectSource, Task},
};

impl Game {
    /// Follows a drawn card.
    pub(super) fn follow(&mut self, seat: SeatId, card: DeckCardId) -> Option<Phase> {
        self.perform(seat, self.edition.deck_card(card).effect, EffectSource::Card(card))
    }

    /// Does what an effect says; gives what it needs decided, if anything.
    pub(super) fn perform(&mut self, seat: SeatId, effect: Effect, source: EffectSource) -> Option<Phase> {
        self.turn.effect = Some(effect);
        self.turn.doer = seat;
        self.turn.source = Some(source);
        match effect {
            Effect::ChosenReveals | Effect::Peek | Effect::ChosenShows => self.pick(source, &self.targets(seat)),
            Effect::NameAndReveal { .. } => Some(Self::asks_for(source, seat, Phase::NameCard)),
            Effect::LeftReveals => {
                let left = self.left_of(seat).find(|other| !self.player(*other).open);
                left.and_then(|left| self.ask_to_reveal(left))
            }
            Effect::AllShowLeft => self.next_to_pass(),
            Effect::PeekRight => self.with_right(seat, |game, right| {
                game.peek(seat, right);
                None
            }),
            Effect::RightShows => self.with_right(seat, |_, right| Some(Phase::ShowCard(right))),
            Effect::SendToStart | Effect::SendAnyToStart => {
                let nobody = self.sendable(seat, effect).is_empty();
                if nobody { self.no_effect(seat) } else { Some(Phase::ChooseToken(seat)) }
            }
            Effect::AskAnywhere => Some(Phase::AskAnywhere(seat)),
            Effect::SeeNextShown => {
                self.player_mut(seat).sees_next = true;
                None
            }
            Effect::MissTurn => {
                self.player_mut(seat).misses = true;
                None
            }
            Effect::LeaveUnrefuted => self.leave_unrefuted(seat),
            Effect::PassOn => self.pass_on(seat),
            Effect::SeeShown => self.see_shown(seat),
            Effect::NextShowsToo => {
                self.turn.question.iter_mut().for_each(|question| question.more = true);
                None
            }
            Effect::Clock => None,
            Effect::Custom { id } => {
                self.follow_custom(seat, id, source);
                None
            }
            _ if seat != self.turn.seat => self.no_effect(seat),
            _ => self.perform_on_turn(seat, effect),
        }
    }

    /// Effects on the turn of their player.
    fn perform_on_turn(&mut self, seat: SeatId, effect: Effect) -> Option<Phase> {
        match effect {
            Effect::AnyRoom => self.turn.any_room = true,
            Effect::ExtraTurn => self.turn.again += 1,
            Effect::RollAgain => self.turn.tasks.push(Task::Roll),
            Effect::AddToRoll { steps } => {
                self.turn.steps += u32::from(steps);
                let steps = self.turn.steps;
                self.events.push(Event::StepsAdded { seat, steps });
            }
            Effect::GoAnyRoom => return Some(Phase::ChooseRoom(seat)),
            Effect::GoToRoom { room } => return self.go_to(Place::Room(room)),
            Effect::GoToStart => return self.go_to(self.edition.board.start_place(self.suspect_of(seat))),
            Effect::AskHere => return self.stay(),
            // What `perform` does itself, whosever turn it is.
            Effect::ChosenReveals
            | Effect::LeftReveals
            | Effect::NameAndReveal { .. }
            | Effect::AllShowLeft
            | Effect::Peek
            | Effect::PeekRight
            | Effect::ChosenShows
            | Effect::RightShows
            | Effect::SendToStart
            | Effect::SendAnyToStart
            | Effect::AskAnywhere
            | Effect::MissTurn
            | Effect::LeaveUnrefuted
            | Effect::PassOn
            | Effect::SeeShown
            | Effect::SeeNextShown
            | Effect::NextShowsToo
            | Effect::Clock
            | Effect::Custom { .. } => {}
        }
        None
    }

    fn no_effect(&mut self, seat: SeatId) -> Option<Phase> {
        self.events.push(Event::NoEffect { seat });
        None
    }

    /// Goes somewhere at once; where one stands there already, one stays.
    fn go_to(&mut self, to: Place) -> Option<Phase> {
        let from = self.token(self.suspect_of(self.turn.seat));
        match to {
            Place::Room(_) if from == to => self.stay(),
            _ if from == to => None,
            _ => self.arrive(vec![to], MoveKind::Card),
        }
    }

    /// The phase that asks for a target: named after the card, or after the power's player.
    fn asks_for(source: EffectSource, seat: SeatId, by_card: fn(DeckCardId) -> Phase) -> Phase {
        match source {
            EffectSource::Card(card) => by_card(card),
            EffectSource::Power(_) => Phase::UsePower(seat),
        }
    }

    fn pick(&mut self, source: EffectSource, targets: &[SeatId]) -> Option<Phase> {
        let seat = self.turn.doer;
        match targets {
            [] => self.no_effect(seat),
            // Who can be picked is public, so nothing is told by not asking.
            [only] => self.pick_seat(seat, *only),
            _ => Some(Self::asks_for(source, seat, Phase::ChooseSeat)),
        }
    }

    /// Players whose hidden cards an effect can be used on, from one's left.
    pub(super) fn targets(&self, seat: SeatId) -> Vec<SeatId> {
        let hidden = |other: &SeatId| !self.player(*other).open && !self.truth.hand(*other).is_empty();
        self.left_of(seat).filter(hidden).collect()
    }

    fn with_right(&mut self, seat: SeatId, act: impl Fn(&mut Self, SeatId) -> Option<Phase>) -> Option<Phase> {
        match self.targets(seat).last() {
            Some(right) => act(self, *right),
            None => self.no_effect(seat),
        }
    }

    pub(super) fn snoop(&mut self) -> Option<Phase> {
        let seat = self.turn.seat;
        // One may: also where there is one player alone to snoop on, that is asked.
        if self.targets(seat).is_empty() { self.no_effect(seat) } else { Some(Phase::Snoop) }
    }

    fn ask_to_reveal(&mut self, seat: SeatId) -> Option<Phase> {
        if self.truth.hand(seat).is_empty() {
            self.events.push(Event::NothingToShow { seat });
            return None;
        }
        Some(Phase::Reveal(seat))
    }

    pub(super) fn choose_seat(&mut self, target: SeatId) -> Option<Phase> {
        if self.phase == Phase::Snoop {
            let seat = self.turn.seat;
            self.events.push(Event::Chose { seat, target });
            self.peek(seat, target);
            return None;
        }
        self.pick_seat(self.turn.doer, target)
    }

    fn pick_seat(&mut self, seat: SeatId, target: SeatId) -> Option<Phase> {
        self.events.push(Event::Chose { seat, target });
        match self.turn.effect {
            Some(Effect::ChosenReveals) => self.ask_to_reveal(target),
            Some(Effect::ChosenShows) => Some(Phase::ShowCard(target)),
            _ => {
                self.peek(seat, target);
                None
            }
        }
    }

    /// Cards that may be named now.
    pub(super) fn nameable(&self) -> CardSet {
        match self.turn.effect {
            Some(Effect::NameAndReveal { category }) => self.edition.cards.set_of(category),
            _ => CardSet::EMPTY,
        }
    }

    pub(super) fn name_card(&mut self, card: CardId) -> Option<Phase> {
        let seat = self.turn.doer;
        self.events.push(Event::Named { seat, card });
        match self.truth.holder(card) {
            Some(by) => self.reveal(by, card),
            None => {
                self.events.push(Event::NobodyHolds { card });
                None
            }
        }
    }

    /// What a seat may reveal: not what all have seen, while there is another.
    pub(super) fn revealable(&self, seat: SeatId) -> CardSet {
        let hand = self.truth.hand(seat);
        let fresh = hand.without(self.revealed);
        if fresh.is_empty() { hand } else { fresh }
    }

    pub(super) fn reveal(&mut self, by: SeatId, card: CardId) -> Option<Phase> {
        self.revealed.insert(card);
        self.events.push(Event::Revealed { by, card });
        None
    }

    /// The next seat that is to choose a card for its left neighbour, from the acting seat's left round to itself.
    fn next_to_pass(&self) -> Option<Phase> {
        let acting = self.turn.doer;
        let chosen = |seat: SeatId| self.turn.to_left.iter().any(|(by, _)| *by == seat);
        let takes_part = |seat: SeatId| !self.player(seat).open && !self.truth.hand(seat).is_empty();
        let mut round = self.left_of(acting).chain([acting]);
        round.find(|seat| !chosen(*seat) && takes_part(*seat)).map(Phase::PassLeft)
    }

    /// Collects the choices; only when all have chosen are the cards shown, all at once.
    pub(super) fn pass_left(&mut self, seat: SeatId, card: CardId) -> Option<Phase> {
        self.turn.to_left.push((seat, card));
        if let Some(phase) = self.next_to_pass() {
            return Some(phase);
        }
        for (by, card) in std::mem::take(&mut self.turn.to_left) {
            let Some(to) = self.left_of(by).find(|other| !self.player(*other).open) else { continue };
            self.events.push(Event::PassedLeft { by, to, card: Some(card) });
        }
        None
    }

    /// Tokens that are not where they started and that an effect may send back there: others' alone, or one's own too.
    pub(super) fn sendable(&self, seat: SeatId, effect: Effect) -> Vec<SuspectId> {
        let own = self.suspect_of(seat);
        let away = |token: &SuspectId| self.token(*token) != self.edition.board.start_place(*token);
        let tokens = (0..self.edition.cards.suspects).map(SuspectId).filter(away);
        tokens.filter(|token| effect == Effect::SendAnyToStart || *token != own).collect()
    }

    pub(super) fn send_token(&mut self, seat: SeatId, suspect: SuspectId) -> Option<Phase> {
        self.put_elsewhere(seat, suspect, self.edition.board.start_place(suspect));
        None
    }

    /// A card or power moves a token; its owner may stay there on the next turn.
    pub(super) fn put_elsewhere(&mut self, seat: SeatId, suspect: SuspectId, to: Place) {
        let from = self.token(suspect);
        self.tokens[suspect.index()] = to;
        self.events.push(Event::TokenSent { seat, suspect, from, to });
        if let Some(owner) = self.seat_of(suspect).filter(|owner| *owner != seat) {
            self.moved_by_another(owner);
        }
    }

    /// The owner of a token that another player has moved may stay there on its next turn, also when it is moved on its
    /// own turn: by a card that was drawn by somebody it moved itself.
    pub(super) fn moved_by_another(&mut self, owner: SeatId) {
        self.player_mut(owner).pulled = true;
        self.turn.pulled |= owner == self.turn.seat;
    }

    fn see_shown(&mut self, seat: SeatId) -> Option<Phase> {
        if let Some((by, to, card)) = self.turn.shown {
            self.events.push(Event::SeenToo { seat, by, to, card: Some(card) });
        }
        None
    }
}
