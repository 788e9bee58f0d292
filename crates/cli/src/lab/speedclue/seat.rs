//! One game of the protocol as the bot's view: what it hears becomes events, what it is asked becomes choices.

use std::{iter, sync::Arc};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::message::CARDS;
use candlestick_bots::Policy;
use candlestick_rules::{
    Action, Board, BoardPlan, CardId, CardSet, Category, Cell, Choice, Choices, Edition, Event, Extensions, Phase,
    Profile, RoomId, SeatId, SeatView, Setup, Side, SuspectId, Triple, View,
};

/// A seat in a game without a board.
pub(super) struct SpeedclueSeat {
    view: View,
    policy: Arc<dyn Policy>,
    dice: ChaCha8Rng,
    /// The own questions of this game.
    asked: Vec<Triple>,
}

impl SpeedclueSeat {
    /// A new game, in which this policy decides.
    pub fn new(players: u8, me: SeatId, hand: CardSet, policy: Arc<dyn Policy>) -> Self {
        let edition = Arc::new(edition());
        let seats: Vec<_> = (0..players).map(SuspectId).collect();
        let sizes = sizes(players, me, hand.len());
        let seat = |(seat, size): (u8, u8)| SeatView {
            suspect: SuspectId(seat),
            hand_size: size,
            out: false,
            open: false,
            pulled: false,
            kept: 0,
            power: false,
        };
        let view = View {
            me,
            seats: (0..players).zip(sizes).map(seat).collect(),
            hand,
            tokens: (0..CARDS.suspects).map(|suspect| edition.board.start_place(SuspectId(suspect))).collect(),
            weapons: vec![None; usize::from(CARDS.weapons)],
            room_cards: Vec::new(),
            side_cards: 0,
            sides_seen: Vec::new(),
            revealed: CardSet::EMPTY,
            face_up: CardSet::EMPTY,
            kept: Vec::new(),
            deck_left: 0,
            deck_gone: Vec::new(),
            turn_seat: me,
            turn: 0,
            steps: 0,
            question: None,
            asker: None,
            phase: Phase::Over,
            actor: None,
            choices: Choices::default(),
            may_give_up: false,
            events: vec![Event::Dealt { seat: me, cards: Some(hand) }],
            setup: Setup::new(seats).original(),
            edition,
        };
        Self { view, policy, dice: ChaCha8Rng::seed_from_u64(hand.bits()), asked: Vec::new() }
    }

    /// The bot's question; never one that it has asked before, which the contest forbids.
    pub fn suggest(&mut self) -> Triple {
        self.turn_of(self.view.me);
        let question = match self.decide(Phase::AskAnywhere(self.view.me), vec![Choice::AskAnywhere]) {
            Action::AskAnywhere(triple) => triple,
            _ => CARDS.triple([CardId(0), CardId(CARDS.suspects), CardId(CARDS.suspects + CARDS.weapons)]),
        };
        let question = self.unasked(question);
        self.asked.push(question);
        question
    }

    /// The question, or when it was asked before one that shares most with it.
    fn unasked(&self, question: Triple) -> Triple {
        let cards = CARDS.cards(question);
        let with = |n: usize, card| {
            let mut cards = cards;
            cards[n] = card;
            CARDS.triple(cards)
        };
        let others = (0..3).flat_map(|n| CARDS.set_of(Category::ALL[n]).iter().map(move |card| with(n, card)));
        iter::once(question).chain(others).find(|other| !self.asked.contains(other)).unwrap_or(question)
    }

    /// The card that the bot shows to an asker.
    pub fn show(&mut self, by: SeatId, asked: Triple) -> CardId {
        self.turn_of(by);
        self.view.question = Some(asked);
        self.view.asker = Some(by);
        let matching = self.view.hand.and(CARDS.set(asked));
        match self.decide(Phase::Refute(self.view.me), vec![Choice::Show(matching)]) {
            Action::Show(card) => card,
            _ => matching.nth(0).unwrap_or(CardId(0)),
        }
    }

    /// What the bot accuses, if it does.
    pub fn accuse(&mut self) -> Option<Triple> {
        match self.decide(Phase::Conclude, vec![Choice::Accuse, Choice::EndTurn]) {
            Action::Accuse(triple) => Some(triple),
            _ => None,
        }
    }

    /// How a question went.
    pub fn heard(&mut self, by: SeatId, asked: Triple, shower: Option<SeatId>, shown: Option<CardId>) {
        self.turn_of(by);
        let started = Event::TurnStarted { seat: by, turn: self.view.turn };
        self.view.events.extend([started, Event::Suggested { seat: by, triple: asked }]);
        let passed = self.view.left_of(by).take_while(|seat| Some(*seat) != shower);
        self.view.events.extend(passed.map(|seat| Event::CannotRefute { seat }));
        self.view.events.push(match shower {
            Some(shower) => Event::Shown { by: shower, to: by, card: shown },
            None => Event::NobodyShowed { asker: by },
        });
        self.view.turn += 1;
    }

    /// How an accusation went.
    pub fn accused(&mut self, by: SeatId, triple: Triple, right: bool) {
        self.view.events.push(Event::Accused { seat: by, triple, right });
        if let Some(seat) = self.view.seats.get_mut(by.index()) {
            seat.out = !right;
        }
    }

    fn turn_of(&mut self, seat: SeatId) {
        self.view.turn_seat = seat;
    }

    fn decide(&mut self, phase: Phase, choices: Vec<Choice>) -> Action {
        self.view.phase = phase;
        self.view.actor = Some(self.view.me);
        self.view.choices = Choices(choices);
        self.policy.decide(&self.view, &mut self.dice)
    }
}

/// Hand sizes when cards are dealt round. Who gets the odd cards is not told: the first players, unless the own hand says
/// otherwise.
fn sizes(players: u8, me: SeatId, own: usize) -> Vec<u8> {
    let dealt = CARDS.total() - 3;
    let (least, odd) = (dealt / players, dealt % players);
    let from = |first: u8| (0..players).map(move |seat| least + u8::from((seat + players - first) % players < odd));
    let fits = |first: &u8| from(*first).nth(me.index()).map(usize::from) == Some(own);
    (0..players).find(fits).map_or_else(|| from(0).collect(), |first| from(first).collect())
}

/// The contest's game for the referee's words: its cards, and a row of rooms that nobody walks in.
fn edition() -> Edition {
    let cols = u16::from(CARDS.rooms);
    let rooms = (0..CARDS.rooms).map(|room| Cell::Room(RoomId(room)));
    let plan = BoardPlan {
        cols,
        cells: rooms.chain((0..cols).map(|_| Cell::Corridor)).collect(),
        rooms: CARDS.rooms,
        doors: (0..CARDS.rooms).map(|room| (RoomId(room), (1, u16::from(room)), Side::North)).collect(),
        starts: (0..CARDS.suspects).map(|suspect| (1, u16::from(suspect))).collect(),
        ..BoardPlan::default()
    };
    Edition {
        cards: CARDS,
        board: Board::new(plan).unwrap_or_else(|faults| unreachable!("a row of rooms is a board: {faults:?}")),
        profile: Profile { start_order: (0..CARDS.suspects).map(SuspectId).collect(), ..Profile::default() },
        deck: Vec::new(),
        powers: Vec::new(),
        extensions: Extensions::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_bots as bot;

    #[test]
    fn no_question_is_asked_twice_in_a_game_even_if_nothing_is_learnt() {
        let hand = [0, 1, 6, 7, 12, 13].into_iter().map(CardId).collect();
        let mut table = SpeedclueSeat::new(3, SeatId(0), hand, bot::policy("fewest").unwrap());
        let asked: std::collections::BTreeSet<_> = (0..60).map(|_| table.suggest()).collect();
        assert_eq!(asked.len(), 60);
    }
}
