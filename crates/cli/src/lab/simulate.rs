//! `candlestick simulate`: whole cases of bots without a screen, for one or every number of players, on all cores.

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Instant,
};

use super::{
    extras::Extras,
    pool,
    seating::Seating,
    simulation_report::{SimulatedCases, SimulationReport},
    tally::SimulationTally,
};
use crate::{
    named_theme::{NamedTheme, open_theme},
    output::{as_told, misused, status, tell},
    typed,
};
use candlestick_bots::Level;
use candlestick_game::{Case, Record, Seat, setup_message};
use candlestick_rules::{Setup, SetupFault};
use candlestick_themes::{Message, Theme, Words, key, message};

/// What to simulate.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Simulate {
    /// The id of a built-in theme, such as glasshouse, or a theme's folder or zip (./glasshouse for a folder of that name)
    #[arg(value_name = "ID_OR_DIR", help = key!("args-simulate-theme").name())]
    pub theme: String,
    /// How many cases for each number of players
    #[arg(
        long,
        default_value_t = 100,
        value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..),
        help = key!("args-simulate-games").name()
    )]
    pub games: u32,
    /// Who plays
    #[command(flatten)]
    pub seating: Seating,
    /// Seed of the first case; each further case takes the next number
    #[arg(
        long,
        default_value_t = 1,
        value_name = "NUMBER",
        value_parser = typed::seed,
        help = key!("args-simulate-seed").name()
    )]
    pub seed: u64,
    /// Levels of the bots (novice, detective, master), separated by commas, given out from the first seat on and
    /// repeated as needed; if there are several, they move on by one seat with each case
    #[arg(
        long,
        default_value = "master",
        value_delimiter = ',',
        value_parser = typed::level,
        help = key!("args-simulate-levels").name()
    )]
    pub levels: Vec<Level>,
    /// What is left in the box
    #[command(flatten)]
    pub extras: Extras,
    /// Turns after which a case counts as stalled
    #[arg(
        long,
        default_value_t = 1000,
        value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..),
        help = key!("args-most-turns").name()
    )]
    pub most_turns: u32,
    /// Number of threads; 0 means one for each core
    #[arg(long, default_value_t = 0, value_name = "NUMBER", help = key!("args-jobs").name())]
    pub jobs: usize,
    /// Write the log of the last case (with the most players) into this file, for `candlestick review`
    #[arg(long, value_name = "FILE", help = key!("args-simulate-log").name())]
    pub log: Option<PathBuf>,
    /// Print one JSON object instead of sentences
    #[arg(long, help = key!("args-json").name())]
    pub json: bool,
}

impl Simulate {
    /// Plays and prints; fails when a case stalled or an action was refused.
    pub(crate) fn run(&self, words: &Words) -> ExitCode {
        NamedTheme::of(Path::new(&self.theme)).note_shadowed(words);
        let played = self.theme(words).and_then(|theme| Ok((self.play(&theme)?, theme)));
        match played {
            Ok((tallies, theme)) => {
                let told = SimulationReport::new(self.asked(), &theme, &tallies);
                let printed = tell(words, if self.json { told.to_json() } else { told.to_text(words) });
                status(printed && told.is_clean())
            }
            Err(faults) => misused(words, &faults),
        }
    }

    const fn asked(&self) -> SimulatedCases {
        SimulatedCases { games: self.games, seed: self.seed, most_turns: self.most_turns }
    }

    /// The theme, in the language of a report that people read.
    fn theme(&self, words: &Words) -> Result<Arc<Theme>, Vec<Message>> {
        let theme = open_theme(Path::new(&self.theme), words).map_err(as_told)?;
        Ok(Arc::new(if self.json { theme } else { theme.in_language(words) }))
    }

    /// Plays all cases, one tally for each table.
    fn play(&self, theme: &Arc<Theme>) -> Result<Vec<SimulationTally>, Vec<Message>> {
        let tables = self.seating.tables(theme).map_err(|fault| vec![fault])?;
        let tallies: Vec<_> = tables
            .into_iter()
            .map(|setup| self.play_at(theme, &self.extras.of(setup)))
            .collect::<Result<_, Vec<Message>>>()?;
        let last = tallies.last().and_then(|tally: &SimulationTally| tally.last.as_ref());
        if let (Some(file), Some(log)) = (&self.log, last) {
            let name = file.display().to_string();
            fs::write(file, log.to_text())
                .map_err(|fault| vec![message!("fault-store-write", name = name, why = fault.to_string())])?;
        }
        Ok(tallies)
    }

    fn play_at(&self, theme: &Arc<Theme>, setup: &Setup) -> Result<SimulationTally, Vec<Message>> {
        let parts = pool::play(
            self.games,
            self.jobs,
            || Ok(SimulationTally::new(setup.clone())),
            |n, tally| self.play_one(theme, n, tally).map_err(|fault| setup_message(&fault)),
        )?;
        let mut tally = SimulationTally::new(setup.clone());
        parts.into_iter().for_each(|part| tally.add(part));
        Ok(tally)
    }

    fn play_one(&self, theme: &Arc<Theme>, n: u32, tally: &mut SimulationTally) -> Result<(), SetupFault> {
        let levels: Vec<_> = (0..tally.setup.seats.len()).map(|seat| self.level(n, seat)).collect();
        let seat = |level: &Level| Seat::bot(level.key(), *level);
        let seats = levels.iter().map(seat).collect();
        let seed = self.seed.wrapping_add(u64::from(n));
        let mut case = Case::new(Arc::clone(theme), tally.setup.clone(), seats, seed)?;
        let mut refused = false;
        while case.game().turn_number() <= self.most_turns && !refused {
            let begun = Instant::now();
            let Some((seat, action)) = case.bot_action() else { break };
            tally.decided(levels[seat.index()], begun.elapsed());
            refused = case.apply(seat, action).is_err();
        }
        if refused {
            tally.refused(seed);
        }
        tally.played(case.game(), &levels, seed, self.most_turns);
        if n + 1 == self.games {
            tally.last = Some(Record::of(&case));
        }
        Ok(())
    }

    /// The level of a seat in the n-th case.
    fn level(&self, n: u32, seat: usize) -> Level {
        let at = (n as usize + seat) % self.levels.len().max(1);
        self.levels.get(at).copied().unwrap_or(Level::Master)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::assert_said;

    fn of(players: Option<u8>) -> Seating {
        Seating { players, ..Seating::default() }
    }

    fn simulate() -> Simulate {
        Simulate {
            theme: "classic-2016".into(),
            games: 6,
            seating: of(Some(3)),
            seed: 1,
            levels: vec![Level::Detective, Level::Novice],
            extras: Extras::default(),
            most_turns: 1000,
            jobs: 0,
            log: None,
            json: false,
        }
    }

    fn report(run: &Simulate) -> serde_json::Value {
        let theme = run.theme(&Words::english()).unwrap();
        let tallies = run.play(&theme).unwrap();
        let told = SimulationReport::new(run.asked(), &theme, &tallies);
        let text = told.to_text(&Words::english());
        assert_said(&text);
        serde_json::from_str(&told.to_json()).unwrap()
    }

    #[test]
    fn cases_are_played_to_the_end() {
        let json = report(&simulate());
        let table = &json["tables"][0];
        assert_eq!((&json["games"], &table["players"], &table["solved"]), (&6.into(), &3.into(), &6.into()));
        assert_eq!(table["seats"].as_array().map(Vec::len), Some(3));
        assert_eq!(json["clean"], true);
    }

    #[test]
    fn every_number_of_players_is_played_unless_one_is_named() {
        let json = report(&Simulate { games: 1, seating: of(None), levels: vec![Level::Novice], ..simulate() });
        let players: Vec<_> = json["tables"].as_array().unwrap().iter().map(|table| table["players"].clone()).collect();
        assert_eq!(players, [2, 3, 4, 5, 6]);
    }

    #[test]
    fn threads_do_not_change_what_happens() {
        let told = |jobs: usize| {
            let mut json = report(&Simulate { jobs, ..simulate() });
            json["tables"][0]["thinking"].take();
            json
        };
        assert_eq!(told(1), told(3));
    }

    #[test]
    fn a_case_that_takes_too_long_is_named_by_its_seed() {
        let json = report(&Simulate { games: 2, most_turns: 1, seed: 40, ..simulate() });
        assert_eq!(json["tables"][0]["stalled"], serde_json::json!([40, 41]));
        assert_eq!((&json["clean"], &json["tables"][0]["solved"]), (&false.into(), &0.into()));
    }

    #[test]
    fn what_is_not_accepted_is_told() {
        let other = Simulate { theme: "nowhere".into(), ..simulate() };
        assert!(other.theme(&Words::english()).unwrap_err()[0].contains("classic-2016"));
        let theme = simulate().theme(&Words::english()).unwrap();
        for players in [9, 0] {
            let crowd = Simulate { seating: of(Some(players)), ..simulate() };
            assert!(crowd.play(&theme).unwrap_err()[0].contains("2 to 6"));
        }
    }
}
