//! Defines the flags for who sits at the tables of a simulation, and how the cards of two players lie.

use candlestick_rules::{Setup, SuspectId};
use candlestick_themes::{Message, Theme, key, message};

/// How many play, or who; without a flag every number that the theme allows, the theme's first suspects.
#[derive(Debug, Clone, Default, PartialEq, Eq, clap::Args)]
pub struct Seating {
    /// How many bots are at the table; by default every number that the theme allows
    #[arg(long, value_name = "NUMBER", help = key!("args-seating-players").name())]
    pub players: Option<u8>,
    /// Who sits at the table, from the first seat on: the ids of suspects, separated by commas. By default the theme's
    /// first suspects
    #[arg(
        long,
        value_name = "IDS",
        value_delimiter = ',',
        conflicts_with = "players",
        help = key!("args-seating-suspects").name()
    )]
    pub suspects: Vec<String>,
    /// With two players: put the face-down cards into the rooms with a secret passage (the corner rooms), for a quicker
    /// case
    #[arg(long, help = key!("args-seating-corner-rooms").name())]
    pub corner_rooms: bool,
}

impl Seating {
    /// The tables, with everything that the theme has.
    ///
    /// # Errors
    /// What is wrong with a flag, and what is accepted. Whether so many may play is the edition's to say.
    pub(super) fn tables(&self, theme: &Theme) -> Result<Vec<Setup>, Message> {
        let seated = if self.suspects.is_empty() { self.counted(theme) } else { vec![self.named(theme)?] };
        let profile = &theme.edition.profile;
        let means_something = profile.two_side_room_cards > 0 && seated.iter().any(|seats| seats.len() == 2);
        if self.corner_rooms && !means_something {
            return Err(message!("cli-lab-corner-rooms"));
        }
        let table = |seats: Vec<_>| Setup { corner_rooms: self.corner_rooms && seats.len() == 2, ..Setup::new(seats) };
        Ok(seated.into_iter().map(table).collect())
    }

    /// The theme's first suspects, so many as were asked for or once every number.
    fn counted(&self, theme: &Theme) -> Vec<Vec<SuspectId>> {
        let profile = &theme.edition.profile;
        let counts = self.players.map_or(profile.min_seats..=profile.max_seats, |players| players..=players);
        counts.map(|players| (0..players).map(SuspectId).collect()).collect()
    }

    /// The suspects of these ids.
    fn named(&self, theme: &Theme) -> Result<Vec<SuspectId>, Message> {
        let mut seats = Vec::new();
        for id in &self.suspects {
            let Some(n) = theme.suspects.iter().position(|suspect| suspect.id == *id) else {
                let known: Vec<_> = theme.suspects.iter().map(|suspect| suspect.id.as_str()).collect();
                let known = known.join(", ");
                return Err(message!("cli-lab-no-suspect", theme = &theme.title, id = id, known = known));
            };
            // An edition has at most 60 cards.
            let suspect = SuspectId(n as u8);
            if seats.contains(&suspect) {
                return Err(message!("cli-lab-two-seats", id = id));
            }
            seats.push(suspect);
        }
        Ok(seats)
    }
}
