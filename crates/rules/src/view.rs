//! Makes the view of one seat, all that it may know: public facts, its own hand, what it was shown, and its own
//! redacted events.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    CardSet, Choices, DeckCardId, Edition, Event, Game, Phase, Place, RoomId, SeatId, Setup, SuspectId, TokensInTheWay,
    Triple, occupancy::in_the_way,
};

/// What everyone knows of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Its suspect.
    pub suspect: SuspectId,
    /// Cards in its hand.
    pub hand_size: u8,
    /// Whether it is out of the race.
    pub out: bool,
    /// Whether its hand lies open for all to see.
    pub open: bool,
    /// Whether another player has moved its token since its last turn.
    pub pulled: bool,
    /// Deck cards it keeps in secret.
    pub kept: u8,
    /// Whether it has a power that it has not used yet.
    pub power: bool,
}

/// All that a seat may know. Bots, notebooks, tables and logs take this and never a [`Game`];
/// it holds neither seed nor generator state.
#[derive(Debug, Clone, Serialize)]
pub struct View {
    /// The rules; public and the same for all, so it isn't written out; [`WrittenView`](super::WrittenView) gets it back.
    #[serde(skip)]
    pub edition: Arc<Edition>,
    /// Whose view this is.
    pub me: SeatId,
    /// Who sits where.
    pub setup: Setup,
    /// What everyone knows of each seat.
    pub seats: Vec<SeatView>,
    /// The seat's own hand.
    pub hand: CardSet,
    /// Where each suspect's token is.
    pub tokens: Vec<Place>,
    /// The room of each weapon; none for those beside the board.
    pub weapons: Vec<Option<RoomId>>,
    /// Rooms with a card face down.
    pub room_cards: Vec<RoomId>,
    /// Cards face down at the side.
    pub side_cards: u8,
    /// Places at the side whose card this seat has looked at.
    pub sides_seen: Vec<u8>,
    /// Cards that were revealed to all, those that lay face up from the start among them.
    pub revealed: CardSet,
    /// Cards that lay face up from the start.
    pub face_up: CardSet,
    /// Deck cards that this seat keeps.
    pub kept: Vec<DeckCardId>,
    /// Cards left in the deck.
    pub deck_left: u8,
    /// Copies of each kind of deck card that are out of the game; clock cards drawn so far among them.
    pub deck_gone: Vec<u8>,
    /// Whose turn it is.
    pub turn_seat: SeatId,
    /// Turns so far, the present one included.
    pub turn: u32,
    /// Steps still to walk.
    pub steps: u32,
    /// The suggestion of this turn, once made.
    pub question: Option<Triple>,
    /// Who made it.
    pub asker: Option<SeatId>,
    /// What is to be decided now.
    pub phase: Phase,
    /// Who is to decide it.
    pub actor: Option<SeatId>,
    /// What this seat may do now; empty when another is to act.
    pub choices: Choices,
    /// Whether this seat may leave the race now, also while another is to act.
    pub may_give_up: bool,
    /// What happened, as this seat saw it.
    pub events: Vec<Event>,
}

impl Game {
    /// The view of one seat, or of a [`SeatId::WATCHER`].
    #[must_use]
    pub fn view(&self, me: SeatId) -> View {
        let seats = self.seats().map(|seat| SeatView {
            suspect: self.suspect_of(seat),
            hand_size: self.truth.hand(seat).len() as u8,
            out: self.is_out(seat),
            open: self.player(seat).open,
            pulled: self.player(seat).pulled,
            kept: self.player(seat).kept.len() as u8,
            power: self.power_of(seat).is_some() && !self.player(seat).power_used,
        });
        let mine = self.players.get(me.index());
        View {
            edition: Arc::clone(&self.edition),
            me,
            setup: self.setup.clone(),
            seats: seats.collect(),
            hand: self.truth.hand(me),
            tokens: self.tokens.clone(),
            weapons: self.weapons.clone(),
            room_cards: self.truth.room_cards.iter().map(|(room, _)| *room).collect(),
            side_cards: self.truth.side_cards.len() as u8,
            sides_seen: mine.map(|player| player.sides_seen.clone()).unwrap_or_default(),
            revealed: self.revealed,
            face_up: self.truth.face_up,
            kept: mine.map(|player| player.kept.clone()).unwrap_or_default(),
            deck_left: self.deck.len() as u8,
            deck_gone: self.gone.clone(),
            turn_seat: self.turn.seat,
            turn: self.turn.number,
            steps: self.turn.steps,
            question: self.turn.question.map(|question| question.triple),
            asker: self.turn.question.map(|question| question.asker),
            phase: self.phase,
            actor: self.actor(),
            choices: self.choices(me),
            may_give_up: self.may_give_up(me),
            events: self.events.iter().map(|event| event.seen_by(me)).collect(),
        }
    }
}

impl View {
    /// Squares with another token in the way, where tokens block; those of players who are out bar nobody.
    #[must_use]
    pub fn blocked(&self) -> Option<Vec<bool>> {
        if self.edition.profile.tokens_in_the_way != TokensInTheWay::Block {
            return None;
        }
        let gone = |token| self.seat_of(token).is_some_and(|seat| self.seats[seat.index()].out);
        Some(in_the_way(&self.edition.board, &self.tokens, self.my_suspect(), gone))
    }

    /// The suspect of this view's seat; for a watcher, who has none, the one who sits first.
    #[must_use]
    pub fn my_suspect(&self) -> SuspectId {
        self.setup.seats.get(self.me.index()).or(self.setup.seats.first()).copied().unwrap_or(SuspectId(0))
    }

    /// Where this seat's token is.
    #[must_use]
    pub fn my_place(&self) -> Place {
        self.tokens[self.my_suspect().index()]
    }

    /// The seat of a suspect, if one was chosen.
    #[must_use]
    pub fn seat_of(&self, suspect: SuspectId) -> Option<SeatId> {
        let seat = self.setup.seats.iter().position(|other| *other == suspect)?;
        Some(SeatId(seat as u8))
    }

    /// The seats after `seat` to the left, once round, without `seat`.
    pub fn left_of(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        let count = self.setup.seats.len() as u8;
        (1..count).map(move |n| SeatId((seat.0 + n) % count))
    }
}
