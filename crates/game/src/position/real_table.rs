//! A case at a real table, with paper and cards, as one of its players sees it.

use std::sync::Arc;

use super::{
    happening::Happening,
    names::CardNames,
    read::{ReadFault, ReadTable},
    refusal::{RefusedHappening, refusal},
    start::{Start, StartFault},
};
use candlestick_rules::{CardCounts, CardId, CardSet, Category, RoomId, SeatId, SuspectId};
use candlestick_themes::{Theme, message};

/// The longest name of a player, in characters.
pub const MOST_NAME: usize = 24;
/// The most things that can be written down of one case.
pub const MOST_HAPPENINGS: usize = 400;

/// Who sits at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RealPlayer {
    /// What they are called; empty for their suspect's name.
    pub name: String,
    /// Whom they play.
    pub suspect: SuspectId,
}

/// A case at a real table.
#[derive(Debug, Clone)]
pub struct RealTable {
    /// The theme whose cards are played with.
    pub theme: Arc<Theme>,
    /// Who sits at the table, in the order of play.
    pub players: Vec<RealPlayer>,
    /// How the table was laid.
    pub start: Start,
    /// What happened, in order.
    pub happenings: Vec<Happening>,
}

impl PartialEq for RealTable {
    fn eq(&self, other: &Self) -> bool {
        (&self.theme.id, &self.players, &self.start, &self.happenings)
            == (&other.theme.id, &other.players, &other.start, &other.happenings)
    }
}

impl RealTable {
    /// The fewest players.
    pub const LEAST: u8 = 2;

    /// A table for so many, as far as the theme has seats for them, dealt as its rules say; nobody's hand is known yet.
    #[must_use]
    pub fn new(theme: &Arc<Theme>, players: u8) -> Self {
        let players = players.clamp(Self::LEAST, Self::most(theme));
        let seats = (0..players).map(|seat| RealPlayer { name: String::new(), suspect: SuspectId(seat) });
        let (edition, me) = (&theme.edition, SeatId(0));
        let hands = edition.hands_of(players);
        let sides = if players == 2 { edition.profile.two_side_side_cards.min(hands.aside) } else { 0 };
        let rooms = edition.board.rooms().filter(|room| room.0 < edition.cards.rooms);
        let start = Start {
            cards: edition.cards,
            me,
            sizes: hands.sizes,
            hand: CardSet::EMPTY,
            face_up: CardSet::EMPTY,
            rooms: rooms.take(usize::from(hands.aside - sides)).collect(),
            side: sides,
        };
        Self { theme: Arc::clone(theme), players: seats.collect(), start, happenings: Vec::new() }
    }

    /// The same people at a table of another theme or of another number; nothing has happened there yet.
    #[must_use]
    pub fn following(theme: &Arc<Theme>, players: u8, before: &Self) -> Self {
        let mut table = Self::new(theme, players);
        for (player, known) in table.players.iter_mut().zip(&before.players) {
            player.name.clone_from(&known.name);
        }
        if before.theme.id == theme.id {
            let known: Vec<_> = before.players.iter().take(table.players.len()).map(|player| player.suspect).collect();
            for (seat, suspect) in known.into_iter().enumerate() {
                table.choose(SeatId(seat as u8), suspect);
            }
        }
        if before.start.me.index() < table.players.len() {
            table.start.me = before.start.me;
        }
        table
    }

    /// The most players at a table of a theme.
    #[must_use]
    pub fn most(theme: &Theme) -> u8 {
        theme.edition.profile.max_seats.min(theme.edition.cards.suspects).max(Self::LEAST)
    }

    /// How many cards there are of each kind.
    #[must_use]
    pub const fn cards(&self) -> CardCounts {
        self.start.cards
    }

    /// How many cards are to be face up by the sizes of the hands.
    #[must_use]
    pub fn face_up_wanted(&self) -> usize {
        let others = self.start.placed() - self.start.face_up.len();
        usize::from(self.cards().total()).saturating_sub(others)
    }

    /// Gives a seat its suspect; whoever had it gets the other one.
    pub fn choose(&mut self, seat: SeatId, suspect: SuspectId) {
        let Some(before) = self.players.get(seat.index()).map(|player| player.suspect) else { return };
        if suspect.0 >= self.cards().suspects {
            return;
        }
        for player in &mut self.players {
            if player.suspect == suspect {
                player.suspect = before;
            }
        }
        self.players[seat.index()].suspect = suspect;
    }

    /// What the players are called, by seat: as was typed, else as their suspects are.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let name = |player: &RealPlayer| match player.name.trim() {
            "" => self.theme.suspects.get(player.suspect.index()).map_or_else(String::new, |look| look.short.clone()),
            name => name.to_owned(),
        };
        self.players.iter().map(name).collect()
    }

    /// Whether the table is wholly laid, so that something can happen.
    ///
    /// # Errors
    /// What is still wrong.
    pub fn check(&self) -> Result<(), StartFault> {
        self.start.check()
    }

    /// The first happening that cannot be; what came before it counts. None too where the table isn't wholly laid.
    #[must_use]
    pub fn refusal(&self) -> Option<RefusedHappening> {
        self.check().ok().and_then(|()| refusal(&self.start, &self.happenings))
    }

    /// The happenings before the first that cannot be.
    #[must_use]
    pub fn counted(&self) -> &[Happening] {
        let count = self.refusal().map_or(self.happenings.len(), |refusal| refusal.at);
        &self.happenings[..count]
    }

    /// Seats whose hand lies open by the first happenings, so that they are not asked.
    #[must_use]
    pub fn open_before(&self, happenings: usize) -> Vec<SeatId> {
        let open = |happening: &Happening| match happening {
            Happening::Opened { by, .. } => Some(*by),
            _ => None,
        };
        self.happenings.iter().take(happenings).filter_map(open).collect()
    }

    /// Who probably asks after the first happenings: whoever sits left of the one who asked last.
    #[must_use]
    pub fn asks_next(&self, happenings: usize) -> SeatId {
        let asks = |happening: &Happening| match happening {
            Happening::Question { by, .. } => Some(*by),
            _ => None,
        };
        let seats = self.start.seats().max(1);
        let last = self.happenings.iter().take(happenings).rev().find_map(asks);
        last.map_or(SeatId(0), |seat| SeatId((seat.0 + 1) % seats))
    }

    /// As one line, which the command line reads too.
    #[must_use]
    pub fn to_text(&self) -> String {
        let suspect = |player: &RealPlayer| self.theme.suspects.get(player.suspect.index()).map(|look| look.id.clone());
        let table = ReadTable {
            theme: Some(self.theme.id.clone()),
            names: self.players.iter().map(|player| player.name.clone()).collect(),
            suspects: self.players.iter().filter_map(suspect).collect(),
            start: self.start.clone(),
            turns: vec![self.happenings.clone()],
        };
        table.to_text(&CardNames::of_theme(&self.theme))
    }

    /// From the text of a table, by the cards of a theme; hands may be of a wrong size still.
    ///
    /// # Errors
    /// The first thing that is not as docs/deduce.md tells, or that there are too many players or things for the theme.
    pub fn from_text(text: &str, theme: &Arc<Theme>) -> Result<Self, ReadFault> {
        let read = ReadTable::read(text, &CardNames::of_theme(theme))?;
        let (players, most) = (read.start.sizes.len(), usize::from(Self::most(theme)));
        if !(usize::from(Self::LEAST)..=most).contains(&players) {
            let message = message!("written-players", players = players, least = Self::LEAST, most = most);
            return Err(ReadFault::new(message));
        }
        let happenings: Vec<_> = read.turns.into_iter().flatten().collect();
        if happenings.len() > MOST_HAPPENINGS {
            return Err(ReadFault::new(message!("written-too-many", most = MOST_HAPPENINGS)));
        }
        let seats = (0..players as u8).map(|seat| RealPlayer { name: String::new(), suspect: SuspectId(seat) });
        let mut table = Self { theme: Arc::clone(theme), players: seats.collect(), start: read.start, happenings };
        for (player, name) in table.players.iter_mut().zip(&read.names) {
            player.name = named(name);
        }
        for (seat, id) in read.suspects.iter().enumerate().take(players) {
            if let Some(suspect) = theme.suspects.iter().position(|look| look.id == *id) {
                table.choose(SeatId(seat as u8), SuspectId(suspect as u8));
            }
        }
        Ok(table)
    }

    /// The cards of a category, in order.
    pub fn cards_of(&self, category: Category) -> impl Iterator<Item = CardId> {
        self.cards().set_of(category).iter()
    }

    /// The room of a card, if it is one.
    #[must_use]
    pub fn room_of(&self, card: CardId) -> Option<RoomId> {
        let cards = self.cards();
        (cards.category(card) == Category::Room).then(|| RoomId(cards.index_in_category(card) as u8))
    }
}

/// A name as it is kept: not too long, and without letters that nobody sees.
pub(super) fn named(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(MOST_NAME).collect()
}
