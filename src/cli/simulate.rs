//! `candlestick simulate`: whole cases of bots without a screen.

use std::{fs, path::PathBuf, process::ExitCode, sync::Arc, time::Instant};

use super::{MISUSE, tally::Tally};
use crate::{
    case::{Case, CaseLog, Controller, Seat},
    mind::bot::Level,
    rules::{Setup, SetupFault, SuspectId},
    theme::{self, Theme, Words},
};

/// Turns after which a case counts as unfinished.
const MOST_TURNS: u32 = 1000;

/// What to simulate.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Simulate {
    /// The theme's id, such as classic-2016
    pub theme: String,
    /// How many cases
    #[arg(long, default_value_t = 100, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// How many bots at the table
    #[arg(long, default_value_t = 4, value_name = "NUMBER")]
    pub players: u8,
    /// Seed of the first case; each further case takes the next number
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = super::seed)]
    pub seed: u64,
    /// Levels of the bots (novice, detective, master), separated by commas, from the first seat on and over again;
    /// several levels move one seat on with each case
    #[arg(long, default_value = "master", value_delimiter = ',', value_parser = level)]
    pub levels: Vec<Level>,
    /// Play the original game: without the theme's deck and powers
    #[arg(long, alias = "no-deck")]
    pub original: bool,
    /// Write the log of the last case into this file, for `candlestick review`
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    pub json: bool,
}

fn level(key: &str) -> Result<Level, String> {
    Level::from_key(key).ok_or_else(|| format!("accepted are {}", Level::ALL.map(Level::key).join(", ")))
}

impl Simulate {
    /// Plays and prints.
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        match self.play() {
            Ok(tally) if self.json => println!("{}", tally.to_json(self)),
            Ok(tally) => println!("{}", tally.to_text(self, words)),
            Err(faults) => {
                faults.iter().for_each(|fault| super::complain(words, fault));
                return ExitCode::from(MISUSE);
            }
        }
        ExitCode::SUCCESS
    }

    /// Plays all cases.
    fn play(&self) -> Result<Tally, Vec<String>> {
        let theme = theme::builtin(&self.theme)
            .map_err(|faults| faults.iter().map(|fault| fault.message.clone()).collect::<Vec<_>>())?;
        let theme = Arc::new(theme);
        let mut tally = Tally::new(self.players);
        for n in 0..self.games {
            let log = self.play_one(&theme, n, &mut tally).map_err(|fault| vec![fault.to_string()])?;
            if let Some(file) = self.log.as_ref().filter(|_| n + 1 == self.games) {
                fs::write(file, log.to_json()).map_err(|fault| vec![format!("{}: {fault}", file.display())])?;
            }
        }
        Ok(tally)
    }

    fn play_one(&self, theme: &Arc<Theme>, n: u32, tally: &mut Tally) -> Result<CaseLog, SetupFault> {
        let levels: Vec<_> = (0..self.players).map(|seat| self.level(n, seat)).collect();
        let setup = Setup { deck: !self.original, ..Setup::new((0..self.players).map(SuspectId).collect()) };
        let seat = |level: &Level| Seat { name: level.key().into(), controller: Controller::Bot(*level) };
        let seats = levels.iter().map(seat).collect();
        let mut case = Case::new(Arc::clone(theme), setup, seats, self.seed.wrapping_add(u64::from(n)))?;
        while case.game.turn_number() <= MOST_TURNS {
            let begun = Instant::now();
            let Some((seat, action)) = case.bot_action() else { break };
            tally.decided(levels[seat.index()], begun.elapsed());
            if case.apply(seat, action).is_err() {
                break;
            }
        }
        tally.played(&case.game, &levels, MOST_TURNS);
        Ok(case.log)
    }

    /// The level of a seat in the n-th case.
    fn level(&self, n: u32, seat: u8) -> Level {
        let at = (n as usize + usize::from(seat)) % self.levels.len().max(1);
        self.levels.get(at).copied().unwrap_or(Level::Master)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simulate() -> Simulate {
        Simulate {
            theme: "classic-2016".into(),
            games: 6,
            players: 3,
            seed: 1,
            levels: vec![Level::Detective, Level::Novice],
            original: false,
            log: None,
            json: false,
        }
    }

    #[test]
    fn cases_are_played_to_the_end() {
        let run = simulate();
        let tally = run.play().unwrap();
        let json: serde_json::Value = serde_json::from_str(&tally.to_json(&run)).unwrap();
        assert_eq!(json["games"], 6);
        assert_eq!(json["solved"], 6);
        assert_eq!(json["wins_by_seat"].as_array().map(Vec::len), Some(3));
        let text = tally.to_text(&run, &Words::english());
        assert!(!text.contains('['), "a sentence is missing: {text}");
    }

    #[test]
    fn what_is_not_accepted_is_told() {
        let other = Simulate { theme: "nowhere".into(), ..simulate() };
        assert!(other.play().unwrap_err()[0].contains("classic-2016"));
        let crowd = Simulate { players: 9, ..simulate() };
        assert!(crowd.play().unwrap_err()[0].contains("2 to 6"));
        let none = Simulate { players: 0, ..simulate() };
        assert!(none.play().unwrap_err()[0].contains("2 to 6"));
    }
}
