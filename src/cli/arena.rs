//! `candlestick arena`: policies against each other, seats balanced, with confidence intervals.

use std::{process::ExitCode, sync::Arc, time::Instant};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    MISUSE, complain, open_theme, pool, speedclue,
    standing::{Outcome, Standing},
    status, tell,
};
use crate::{
    mind::bot::{self, Policy},
    rules::{Action, Event, Game, Phase, SeatId, Setup, SetupFault, SuspectId},
    theme::{Theme, Words},
};

/// Keeps the bots' dice apart from the referee's.
const BOT_DOMAIN: u64 = 0x6172_656e_615f_626f;

/// A match of policies.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct Arena {
    /// The id of a built-in theme, such as glasshouse, or a theme's folder or zip
    #[arg(long, value_name = "ID_OR_DIR")]
    pub theme: String,
    /// Who plays, one policy for each seat, separated by commas: novice, detective, master, fewest, probable, entropy;
    /// +SKILL or -SKILL switches one of reads, dares, hides, bluffs, guards, pulls; @PERSONA gives a persona
    #[arg(long, default_value = "master,fewest,probable,entropy", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// How many cases; each deal is played once for every rotation of the seats, so take a multiple of the seats: of
    /// another number, the last deal is played for some of the rotations only
    #[arg(long, default_value_t = 400, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed of the first deal; each further deal takes the next number
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = super::seed)]
    pub seed: u64,
    /// Threads; 0 takes one for each core
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub jobs: usize,
    /// Turns after which a case counts as stalled
    #[arg(long, default_value_t = 1000, value_name = "NUMBER")]
    pub most_turns: u32,
    /// Play the original game: without the theme's deck and powers
    #[arg(long)]
    pub original: bool,
    /// Play without a board, as the contest of `speedclue` does: ask, show and accuse, with that game's 21 cards
    #[arg(long)]
    pub no_board: bool,
    /// Also count, by tenths, how often the odds came true that a policy gave its likeliest case file at the end of its
    /// turns; takes longer
    #[arg(long, conflicts_with = "no_board")]
    pub odds: bool,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    pub json: bool,
}

impl Arena {
    /// Plays and prints.
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        match self.play() {
            Ok(standing) => {
                status(tell(words, if self.json { standing.to_json(self) } else { standing.to_text(self, words) }))
            }
            Err(faults) => {
                faults.iter().for_each(|fault| complain(words, fault));
                ExitCode::from(MISUSE)
            }
        }
    }

    /// Plays all cases, on all cores.
    pub(super) fn play(&self) -> Result<Standing, Vec<String>> {
        let theme = open_theme(&self.theme)?;
        let policies: Vec<_> = self.seats.iter().map(|name| bot::policy(name)).collect();
        let wrong: Vec<_> = policies.iter().filter_map(|found| found.as_ref().err()).map(ToString::to_string).collect();
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let policies: Vec<_> = policies.into_iter().flatten().collect();
        let setup = self.setup();
        if self.no_board {
            speedclue::check(policies.len()).map_err(|why| vec![why])?;
        } else {
            theme.edition.check(&setup).map_err(|fault| vec![fault.to_string()])?;
        }
        let (board, most_turns) = (!self.no_board, self.most_turns);
        let table = Table { theme: &theme, policies: &policies, setup, board, odds: self.odds, most_turns };
        let begin = || Standing::new(theme.id.clone(), self.seats.clone());
        let parts = pool::play(self.games, self.jobs, begin, |n, standing| {
            let (deal, turned) = (n / self.seats.len() as u32, n as usize % self.seats.len());
            standing.note(&table.play(self.seed.wrapping_add(u64::from(deal)), turned)?);
            Ok(())
        })?;
        let mut standing = begin();
        parts.into_iter().for_each(|part| standing.add(part));
        Ok(standing)
    }

    fn setup(&self) -> Setup {
        let setup = Setup::new((0..self.seats.len()).map(|seat| SuspectId(seat.min(255) as u8)).collect());
        if self.original { setup.original() } else { setup }
    }
}

/// Who plays what.
struct Table<'a> {
    theme: &'a Theme,
    policies: &'a [Arc<dyn Policy>],
    setup: Setup,
    board: bool,
    odds: bool,
    most_turns: u32,
}

impl Table<'_> {
    /// One case; the policies sit so many places on.
    fn play(&self, seed: u64, turned: usize) -> Result<Outcome, SetupFault> {
        if !self.board {
            return Ok(speedclue::play(self.policies, seed, turned, self.most_turns));
        }
        let mut game = Game::new(Arc::clone(&self.theme.edition), self.setup.clone(), seed)?;
        let seats = self.policies.len();
        let policy_of = |seat: SeatId| (seat.index() + turned) % seats;
        let mut outcome = Outcome::new(seats);
        let mut dice = ChaCha8Rng::seed_from_u64(seed ^ BOT_DOMAIN);
        while let Some(seat) = game.actor().filter(|_| game.turn_number() <= self.most_turns) {
            let view = game.view(seat);
            let policy = &self.policies[policy_of(seat)];
            let weighs = self.odds && view.phase == Phase::Conclude;
            let odds = weighs.then(|| policy.odds(&view, &mut dice.clone())).flatten();
            let begun = Instant::now();
            let action = policy.decide(&view, &mut dice);
            outcome.thought(
                policy_of(seat),
                begun.elapsed(),
                matches!(action, Action::Suggest { .. } | Action::AskAnywhere(_)),
            );
            if let Some((triple, odds)) = odds {
                outcome.held.push((policy_of(seat), odds, triple, matches!(action, Action::Accuse(_))));
            }
            if game.apply(seat, action).is_err() {
                outcome.refused = true;
                break;
            }
        }
        outcome.turns = game.turn_number();
        outcome.stalled = game.actor().is_some();
        for event in game.events() {
            match event {
                Event::Accused { seat, right: false, .. } => outcome.wrong[policy_of(*seat)] += 1,
                Event::Closed { winner, case_file, .. } => {
                    outcome.case_file = Some(*case_file);
                    outcome.winner = winner.map(policy_of);
                    outcome.winning_seat = *winner;
                }
                _ => {}
            }
        }
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::assert_said;

    fn arena(seats: &[&str]) -> Arena {
        Arena {
            theme: "classic-2016".into(),
            seats: seats.iter().map(ToString::to_string).collect(),
            games: 6,
            seed: 1,
            jobs: 2,
            most_turns: 300,
            original: false,
            no_board: false,
            odds: false,
            json: false,
        }
    }

    #[test]
    fn a_match_is_the_same_however_many_threads_play_it() {
        let run = arena(&["detective", "novice", "fewest"]);
        let one = Arena { jobs: 1, ..run.clone() };
        let shares = |run: &Arena| {
            let json: serde_json::Value = serde_json::from_str(&run.play().unwrap().to_json(run)).unwrap();
            let wins = json["policies"].as_array().unwrap().iter().map(|policy| policy["wins"].as_u64().unwrap());
            (wins.collect::<Vec<_>>(), json["turns_mean"].to_string())
        };
        assert_eq!(shares(&run), shares(&one));
        assert_eq!(shares(&run).0.iter().sum::<u64>(), 6);
    }

    #[test]
    fn a_wrong_policy_is_told_with_those_that_exist() {
        let faults = arena(&["detective", "wizard", "novice"]).play().unwrap_err();
        assert!(faults[0].contains("wizard") && faults[0].contains("probable"), "{faults:?}");
    }

    #[test]
    fn the_result_is_told_in_words() {
        let run = arena(&["detective", "novice", "novice"]);
        assert_said(&run.play().unwrap().to_text(&run, &Words::english()));
    }

    #[test]
    fn a_theme_s_folder_is_played_like_a_built_in_one() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/themes/forty-fathoms");
        let [id, path] = ["forty-fathoms", folder].map(|theme| {
            let run = Arena { theme: theme.into(), games: 3, ..arena(&["novice", "novice", "novice"]) };
            let json: serde_json::Value = serde_json::from_str(&run.play().unwrap().to_json(&run)).unwrap();
            (json["theme"].to_string(), json["turns_mean"].to_string(), json["seats"].to_string())
        });
        assert_eq!(id, path);
        let faults = Arena { theme: "nowhere".into(), ..arena(&["novice", "novice"]) }.play().unwrap_err();
        assert!(faults[0].contains("forty-fathoms"), "{faults:?}");
    }
}
