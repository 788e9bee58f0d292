//! Everything a seat may do now: the one list that screens, bots, simulation and tests ask.

use serde::{Deserialize, Serialize};

use super::{
    Action, CardCounts, CardSet, DeckCardId, Destination, Detour, RoomId, SeatId, SquareId, SuspectId, Triple, WeaponId,
};

/// One kind of thing a seat may do, with what it may be done to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Roll the dice.
    Roll,
    /// Walk to one of these.
    Go(Vec<Destination>),
    /// Take the secret passage into this room.
    Passage(RoomId),
    /// Take the secret passage to this special square.
    SquarePassage(SquareId),
    /// Go through the joining door into this room.
    Join(RoomId),
    /// Walk to one of these and go on from there.
    Via(Vec<Destination>),
    /// Walk to a mark by another way than the usual one, and go on from there to ends that the usual one leaves out.
    Detour(Vec<Detour>),
    /// Put the token into any of these rooms.
    Jump(Vec<RoomId>),
    /// Stay in this room; under way, end the move in it.
    Stay(RoomId),
    /// Suggest any suspect with any weapon in this room.
    Suggest(RoomId),
    /// Show one of these to the asker.
    Show(CardSet),
    /// Accuse, once.
    Accuse,
    /// Leave the race.
    GiveUp,
    /// End the turn.
    EndTurn,
    /// Pick one of these players.
    ChooseSeat(Vec<SeatId>),
    /// Name one of these cards.
    NameCard(CardSet),
    /// Reveal one of these to all.
    Reveal(CardSet),
    /// Show one of these to the left neighbour.
    PassLeft(CardSet),
    /// Ask about any suspect, weapon and room.
    AskAnywhere,
    /// Play one of these kept cards.
    PlayCard(Vec<DeckCardId>),
    /// Use this suspect's power.
    UsePower(SuspectId),
    /// Pick one of these tokens.
    ChooseToken(Vec<SuspectId>),
    /// Draw a card of the deck.
    Draw,
    /// Let the moment pass; asked for a card, say that one has none.
    Decline,
    /// Look at the card at one of these places at the side.
    LookAtSide(Vec<u8>),
}

/// What a seat may do now; empty when somebody else is to act.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Choices(pub Vec<Choice>);

impl Choices {
    /// Whether nothing may be done.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The choices.
    pub fn iter(&self) -> impl Iterator<Item = &Choice> {
        self.0.iter()
    }

    /// Where the token may walk to.
    #[must_use]
    pub fn destinations(&self) -> &[Destination] {
        self.iter()
            .find_map(|choice| if let Choice::Go(to) = choice { Some(to.as_slice()) } else { None })
            .unwrap_or_default()
    }

    /// Where the token may walk to and go on from.
    #[must_use]
    pub fn vias(&self) -> &[Destination] {
        self.iter()
            .find_map(|choice| if let Choice::Via(to) = choice { Some(to.as_slice()) } else { None })
            .unwrap_or_default()
    }

    /// Other ways to marks than the usual ones.
    #[must_use]
    pub fn detours(&self) -> &[Detour] {
        self.iter()
            .find_map(|choice| if let Choice::Detour(detours) = choice { Some(detours.as_slice()) } else { None })
            .unwrap_or_default()
    }

    /// Whether the action is one of these.
    #[must_use]
    pub fn allows(&self, cards: CardCounts, action: Action) -> bool {
        self.iter().any(|choice| match (choice, action) {
            (Choice::Roll, Action::Roll)
            | (Choice::Stay(_), Action::Stay)
            | (Choice::GiveUp, Action::GiveUp)
            | (Choice::EndTurn, Action::EndTurn)
            | (Choice::UsePower(_), Action::UsePower)
            | (Choice::Draw, Action::Draw)
            | (Choice::Decline, Action::Decline) => true,
            (Choice::Go(to), Action::Go(place)) | (Choice::Via(to), Action::Via(place)) => {
                to.iter().any(|end| end.place == place)
            }
            (Choice::Detour(detours), Action::Detour { mark, to }) => {
                detours.iter().any(|detour| detour.leads(mark, to))
            }
            (Choice::Passage(room), Action::Passage(to)) | (Choice::Join(room), Action::Join(to)) => *room == to,
            (Choice::SquarePassage(square), Action::SquarePassage(to)) => *square == to,
            (Choice::PlayCard(kept), Action::PlayCard(card)) => kept.contains(&card),
            (Choice::ChooseToken(tokens), Action::ChooseToken(token)) => tokens.contains(&token),
            (Choice::LookAtSide(places), Action::LookAtSide(place)) => places.contains(&place),
            (Choice::Jump(rooms), Action::Jump(to)) => rooms.contains(&to),
            (Choice::Suggest(_), Action::Suggest { suspect, weapon }) => {
                suspect.0 < cards.suspects && weapon.0 < cards.weapons
            }
            (Choice::Accuse, Action::Accuse(triple)) | (Choice::AskAnywhere, Action::AskAnywhere(triple)) => {
                cards.holds(triple)
            }
            (Choice::ChooseSeat(seats), Action::ChooseSeat(seat)) => seats.contains(&seat),
            (Choice::Show(set), Action::Show(card))
            | (Choice::NameCard(set), Action::NameCard(card))
            | (Choice::Reveal(set), Action::Reveal(card))
            | (Choice::PassLeft(set), Action::PassLeft(card)) => set.contains(card),
            _ => false,
        })
    }

    /// Takes out what leads to none of these actions: choices, and places to go to. Cards, people and what is asked about stay to be
    /// chosen among.
    pub fn keep(&mut self, cards: CardCounts, only: &[Action]) {
        for choice in &mut self.0 {
            match choice {
                Choice::Go(to) => to.retain(|end| only.contains(&Action::Go(end.place))),
                Choice::Via(to) => to.retain(|end| only.contains(&Action::Via(end.place))),
                Choice::Jump(rooms) => rooms.retain(|room| only.contains(&Action::Jump(*room))),
                _ => {}
            }
        }
        self.0.retain(|choice| {
            let alone = Self(vec![choice.clone()]);
            only.iter().any(|action| alone.allows(cards, *action))
        });
    }

    /// Every single action, for random play and tests.
    #[must_use]
    pub fn actions(&self, cards: CardCounts) -> Vec<Action> {
        self.iter().flat_map(|choice| choice.actions(cards)).collect()
    }
}

impl Choice {
    /// Every single action of this choice.
    #[must_use]
    pub fn actions(&self, cards: CardCounts) -> Vec<Action> {
        match self {
            Self::Roll => vec![Action::Roll],
            Self::Go(to) => to.iter().map(|end| Action::Go(end.place)).collect(),
            Self::Passage(room) => vec![Action::Passage(*room)],
            Self::Jump(rooms) => rooms.iter().copied().map(Action::Jump).collect(),
            Self::Stay(_) => vec![Action::Stay],
            Self::Suggest(_) => pairs(cards).map(|(suspect, weapon)| Action::Suggest { suspect, weapon }).collect(),
            Self::Show(set) => set.iter().map(Action::Show).collect(),
            Self::Accuse => triples(cards).map(Action::Accuse).collect(),
            Self::GiveUp => vec![Action::GiveUp],
            Self::EndTurn => vec![Action::EndTurn],
            Self::ChooseSeat(seats) => seats.iter().copied().map(Action::ChooseSeat).collect(),
            Self::NameCard(set) => set.iter().map(Action::NameCard).collect(),
            Self::Reveal(set) => set.iter().map(Action::Reveal).collect(),
            Self::PassLeft(set) => set.iter().map(Action::PassLeft).collect(),
            Self::SquarePassage(square) => vec![Action::SquarePassage(*square)],
            Self::Join(room) => vec![Action::Join(*room)],
            Self::Via(to) => to.iter().map(|end| Action::Via(end.place)).collect(),
            Self::Detour(detours) => detours.iter().flat_map(Detour::actions).collect(),
            Self::AskAnywhere => triples(cards).map(Action::AskAnywhere).collect(),
            Self::PlayCard(kept) => kept.iter().copied().map(Action::PlayCard).collect(),
            Self::UsePower(_) => vec![Action::UsePower],
            Self::ChooseToken(tokens) => tokens.iter().copied().map(Action::ChooseToken).collect(),
            Self::Draw => vec![Action::Draw],
            Self::Decline => vec![Action::Decline],
            Self::LookAtSide(places) => places.iter().copied().map(Action::LookAtSide).collect(),
        }
    }
}

fn pairs(cards: CardCounts) -> impl Iterator<Item = (SuspectId, WeaponId)> {
    (0..cards.suspects)
        .flat_map(move |suspect| (0..cards.weapons).map(move |weapon| (SuspectId(suspect), WeaponId(weapon))))
}

fn triples(cards: CardCounts) -> impl Iterator<Item = Triple> {
    pairs(cards).flat_map(move |(suspect, weapon)| {
        (0..cards.rooms).map(move |room| Triple { suspect, weapon, room: RoomId(room) })
    })
}
