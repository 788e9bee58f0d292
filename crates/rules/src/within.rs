//! Checks views and choices from outside: do they name only cards, rooms, squares and seats that exist?

use super::{
    CardId, CardSet, CaseEnding, CaseOpening, Choice, DeckCardId, Destination, Detour, Edition, Event, Phase, Place,
    RoomId, SeatId, SquareId, SuspectId, Triple, WeaponId,
};

/// What there is: an edition, and so many seats.
pub(crate) struct IdBounds<'a> {
    pub(crate) edition: &'a Edition,
    pub(crate) seats: usize,
}

/// Can be held against what there is.
pub(crate) trait WithinBounds {
    /// Whether it names nothing beyond.
    fn within(&self, bounds: &IdBounds) -> bool;
}

impl IdBounds<'_> {
    /// Whether all of these are within.
    pub(crate) fn hold<const N: usize>(&self, these: [&dyn WithinBounds; N]) -> bool {
        these.into_iter().all(|one| one.within(self))
    }

    /// Whether there is one face for each die, and each die has it.
    fn hold_faces(&self, faces: &[u8]) -> bool {
        let dice = &self.edition.profile.dice;
        faces.len() == dice.len() && faces.iter().zip(dice).all(|(face, die)| usize::from(*face) < die.len())
    }
}

impl<T: WithinBounds> WithinBounds for Option<T> {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.iter().all(|one| one.within(bounds))
    }
}

impl<T: WithinBounds> WithinBounds for Vec<T> {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.iter().all(|one| one.within(bounds))
    }
}

impl<A: WithinBounds, B: WithinBounds> WithinBounds for (A, B) {
    fn within(&self, bounds: &IdBounds) -> bool {
        bounds.hold([&self.0, &self.1])
    }
}

impl WithinBounds for SeatId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.index() < bounds.seats
    }
}

impl WithinBounds for CardId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.0 < bounds.edition.cards.total()
    }
}

impl WithinBounds for CardSet {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.without(bounds.edition.cards.all()).is_empty()
    }
}

impl WithinBounds for SuspectId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.0 < bounds.edition.cards.suspects
    }
}

impl WithinBounds for WeaponId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.0 < bounds.edition.cards.weapons
    }
}

impl WithinBounds for RoomId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.index() < bounds.edition.board.rooms().count()
    }
}

impl WithinBounds for SquareId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.index() < bounds.edition.board.squares().len()
    }
}

impl WithinBounds for DeckCardId {
    fn within(&self, bounds: &IdBounds) -> bool {
        self.index() < bounds.edition.deck.len()
    }
}

impl WithinBounds for Triple {
    fn within(&self, bounds: &IdBounds) -> bool {
        bounds.edition.cards.holds(*self)
    }
}

impl WithinBounds for Place {
    fn within(&self, bounds: &IdBounds) -> bool {
        match self {
            Self::Square(square) => square.within(bounds),
            Self::Room(room) => room.within(bounds),
        }
    }
}

impl WithinBounds for Destination {
    fn within(&self, bounds: &IdBounds) -> bool {
        bounds.hold([&self.place, &self.path])
    }
}

impl WithinBounds for Detour {
    fn within(&self, bounds: &IdBounds) -> bool {
        bounds.hold([&self.via, &self.to])
    }
}

impl WithinBounds for Phase {
    fn within(&self, bounds: &IdBounds) -> bool {
        match self {
            Self::ChooseSeat(card) | Self::NameCard(card) => card.within(bounds),
            Self::UsePower(seat)
            | Self::ChooseRoom(seat)
            | Self::ChooseToken(seat)
            | Self::Reveal(seat)
            | Self::PassLeft(seat)
            | Self::ShowCard(seat)
            | Self::AskAnywhere(seat)
            | Self::MayDraw(seat)
            | Self::Refute(seat)
            | Self::Watch(seat)
            | Self::SideCard(seat) => seat.within(bounds),
            Self::Roll | Self::Snoop | Self::Move | Self::Suggest | Self::Conclude | Self::Over => true,
        }
    }
}

impl WithinBounds for Choice {
    fn within(&self, bounds: &IdBounds) -> bool {
        match self {
            Self::Go(to) | Self::Via(to) => to.within(bounds),
            Self::Detour(detours) => detours.within(bounds),
            Self::Passage(room) | Self::Join(room) | Self::Stay(room) | Self::Suggest(room) => room.within(bounds),
            Self::SquarePassage(square) => square.within(bounds),
            Self::Jump(rooms) => rooms.within(bounds),
            Self::Show(cards) | Self::NameCard(cards) | Self::Reveal(cards) | Self::PassLeft(cards) => {
                cards.within(bounds)
            }
            Self::ChooseSeat(seats) => seats.within(bounds),
            Self::PlayCard(kept) => kept.within(bounds),
            Self::UsePower(suspect) => suspect.within(bounds),
            Self::ChooseToken(tokens) => tokens.within(bounds),
            // Places at the side are no more than the cards.
            Self::LookAtSide(places) => places.iter().all(|place| *place < bounds.edition.cards.total()),
            Self::Roll
            | Self::Accuse
            | Self::GiveUp
            | Self::EndTurn
            | Self::AskAnywhere
            | Self::Draw
            | Self::Decline => true,
        }
    }
}

impl WithinBounds for Event {
    fn within(&self, bounds: &IdBounds) -> bool {
        let cards = bounds.edition.cards;
        match self {
            Self::Opened(opening) => {
                let CaseOpening { first, tokens, weapons, hand_sizes, room_cards, side_cards, face_up } = &**opening;
                let full = tokens.len() == usize::from(cards.suspects) && weapons.len() == usize::from(cards.weapons);
                full && hand_sizes.len() == bounds.seats
                    && *side_cards <= cards.total()
                    && bounds.hold([first, tokens, weapons, room_cards, face_up])
            }
            Self::RolledOff { seat, faces, .. } | Self::Rolled { seat, faces, .. } => {
                seat.within(bounds) && bounds.hold_faces(faces)
            }
            Self::Dealt { seat, cards } => bounds.hold([seat, cards]),
            Self::TurnStarted { seat, .. }
            | Self::TurnMissed { seat }
            | Self::StepsAdded { seat, .. }
            | Self::NoEffect { seat }
            | Self::Stuck { seat }
            | Self::CannotRefute { seat }
            | Self::PassedOn { seat }
            | Self::LeftUnrefuted { seat }
            | Self::NobodyShowed { asker: seat }
            | Self::NothingToShow { seat }
            | Self::GaveUp { seat } => seat.within(bounds),
            Self::Reshuffled => true,
            Self::Kept { seat, card } => bounds.hold([seat, card]),
            Self::CardPlayed { seat, card } | Self::Drawn { seat, card } => bounds.hold([seat, card]),
            Self::PowerUsed { seat, suspect } => bounds.hold([seat, suspect]),
            Self::Eliminated { seat, hand, kept } => bounds.hold([seat, hand, kept]),
            Self::Moved { seat, suspect, from, path, .. } => bounds.hold([seat, suspect, from, path]),
            Self::Stayed { seat, room } => bounds.hold([seat, room]),
            Self::RoomCardSeen { seat, room, card } => bounds.hold([seat, room, card]),
            Self::Suggested { seat, triple } | Self::Accused { seat, triple, .. } => bounds.hold([seat, triple]),
            Self::TokenPulled { suspect, from, to } => bounds.hold([suspect, from, to]),
            Self::TokenSent { seat, suspect, from, to } => bounds.hold([seat, suspect, from, to]),
            Self::WeaponPulled { weapon, from, to } => bounds.hold([weapon, from, to]),
            Self::Shown { by, to, card } | Self::ShownFreely { by, to, card } | Self::PassedLeft { by, to, card } => {
                bounds.hold([by, to, card])
            }
            Self::Peeked { by, at, card } => bounds.hold([by, at, card]),
            Self::SeenToo { seat, by, to, card } => bounds.hold([seat, by, to, card]),
            Self::SideCardSeen { seat, card, place } => *place < cards.total() && bounds.hold([seat, card]),
            Self::Chose { seat, target } => bounds.hold([seat, target]),
            Self::Named { seat, card } | Self::Revealed { by: seat, card } => bounds.hold([seat, card]),
            Self::NobodyHolds { card } => card.within(bounds),
            Self::CaseFileSeen { seat, triple } => bounds.hold([seat, triple]),
            Self::Closed(ending) => {
                let CaseEnding { winner, case_file, hands, room_cards, side_cards } = &**ending;
                hands.len() == bounds.seats && bounds.hold([winner, case_file, hands, room_cards, side_cards])
            }
        }
    }
}
